"""A slow line, and one that breaks: what was done is seen to be on its way, and is done once."""

import re

import pytest
from playwright.sync_api import expect

from web.party import play_on
from web.test_friends import gather, party

__all__ = ["gather", "party"]

# Every message of the page's sockets takes this long, each way; held back, none goes at all.
SLOW_SOCKETS = """
(delay) => {
  window.lineIsDead = false;
  window.sent = [];
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    send(data) {
      setTimeout(() => {
        if (window.lineIsDead || this.readyState !== 1) return;
        window.sent.push(JSON.parse(data));
        super.send(data);
      }, delay);
    }
    set onmessage(hear) {
      super.onmessage = hear && ((event) =>
        setTimeout(() => { if (!window.lineIsDead) hear(event); }, delay));
    }
  };
}
"""


@pytest.fixture
def slow(sit):
    """Sits down at a new table over a slow line."""

    def slow(delay=400, **options):
        guest = sit("standard", changes={"pass_cycle": ["H"]}, breaks=True, **options)
        guest.context.add_init_script(f"({SLOW_SOCKETS})({delay})")
        guest.page.reload()
        guest.wait()
        return guest

    return slow


def test_a_card_is_seen_to_be_on_its_way_and_sent_once(hall, slow):
    guest = slow()
    step = guest.play_until(lambda step: step["what"] == "play")
    card = step["bright"][0]
    guest.tap(card)
    # At once, long before an answer can be here.
    expect(guest.card(card)).to_have_attribute("data-sent", "true", timeout=300)
    guest.card(card).click(position={"x": 9, "y": 12})
    expect(guest.one("live")).to_contain_text("On its way")
    expect(guest.card(card)).to_have_count(0)
    expect(guest.one("on-its-way")).to_have_count(0)
    sent = guest.page.evaluate("window.sent.filter(({ type }) => type === 'play').length")
    assert sent == 1
    assert len(hall.actions(guest.table_id)) == 1


def test_on_a_quick_line_nothing_is_said_about_the_way(sit):
    guest = sit("standard", changes={"pass_cycle": ["H"]})
    step = guest.wait()
    guest.act(step)
    assert "On its way" not in guest.one("live").inner_text()


def test_a_card_played_as_the_network_goes_is_played_when_it_is_back(hall, slow):
    guest = slow(delay=0)
    step = guest.play_until(lambda step: step["what"] == "play")
    card = step["bright"][0]
    guest.page.evaluate("window.lineIsDead = true")
    guest.tap(card)
    expect(guest.one("on-its-way")).to_be_visible()
    guest.context.set_offline(True)
    expect(guest.one("reconnecting")).to_contain_text("Your move goes out then")
    expect(guest.one("live")).to_contain_text("Your move goes out then")
    guest.page.wait_for_timeout(10_000)
    expect(guest.card(card)).to_have_attribute("data-sent", "true")
    assert hall.actions(guest.table_id) == []
    guest.page.evaluate("window.lineIsDead = false")
    guest.context.set_offline(False)
    expect(guest.card(card)).to_have_count(0)
    expect(guest.one("reconnecting")).to_have_count(0)
    said = guest.one("live").inner_text()
    assert said.count("Your move goes out then") == said.count("Connected again.") == 1
    assert len(hall.actions(guest.table_id)) == 1


def test_what_was_not_said_to_the_others_is_not_lost_in_silence(party):
    ann, ben = party("Ann", "Ben", talk="FREE", options={"breaks": True})
    ann.one("talk-button").click()
    ann.one("talk-text").fill("Still there?")
    ann.context.set_offline(True)
    ann.one("talk-send").click()
    expect(ann.one("talk").get_by_test_id("problem")).to_contain_text("That did not arrive")
    expect(ann.one("talk-text")).to_have_value("Still there?")
    ann.context.set_offline(False)
    expect(ann.one("reconnecting")).to_have_count(0)
    ann.one("talk-send").click()
    expect(ben.one("live")).to_contain_text("Ann: Still there?")
    assert len(re.findall("Still there", ben.one("live").inner_text())) == 1


def test_a_table_of_people_goes_on_after_the_network_was_away(party):
    ann, ben = party("Ann", "Ben", options={"breaks": True}, grace_seconds=30)
    play_on([ann, ben], until=lambda: ann.one("trick-card").count() > 0)
    ann.context.set_offline(True)
    expect(ann.one("reconnecting")).to_be_visible()
    expect(ben.one("absent")).to_contain_text("Ann is away")
    ann.context.set_offline(False)
    expect(ann.one("reconnecting")).to_have_count(0)
    expect(ben.one("live")).to_contain_text("Ann is back.")
    play_on([ann, ben])
