"""What a person can choose about looks, pace, taps and sounds: in force at once, and kept."""

import json
import re

import pytest
from playwright.sync_api import expect

from web.guest import SETTINGS_KEY

PHONE = {"width": 360, "height": 640}
NO_PASS = {"pass_cycle": ["H"]}
RANKS = "23456789TJQKA"

TABLE_COLOUR = "getComputedStyle(document.querySelector('.page')).backgroundColor"
FACES = "[...document.querySelectorAll('[data-testid=hand-card] img')].map((one) => one.src)"
LIFT = """
(card) => {
  const slot = document.querySelector(`[data-testid="hand-card"][data-card="${card}"]`);
  const [outer, inner] = [slot, slot.querySelector(".card")].map((o) => o.getBoundingClientRect());
  return Math.round(outer.top - inner.top);
}
"""

# Notes each sound that begins, by its kind of source.
LISTEN = """
() => {
  window.heard = [];
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...rest) {
    const pitch = this.frequency?.value;
    window.heard.push(pitch === undefined ? "rustle" : Math.round(pitch));
    return start.apply(this, rest);
  };
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    if (!Object.hasOwn(kind.prototype, "start")) continue;
    const own = kind.prototype.start;
    kind.prototype.start = function (...rest) {
      window.heard.push("rustle");
      return own.apply(this, rest);
    };
  }
}
"""


def open_settings(guest):
    guest.page.keyboard.press(",")
    expect(guest.one("settings")).to_be_visible()


def close_settings(guest):
    guest.one("settings-done").click()
    expect(guest.one("settings")).to_have_count(0)


def choose(guest, setting, value):
    box = guest.one("settings").get_by_test_id(setting)
    box.locator("label", has=guest.page.locator(f'input[value="{value}"]')).click()


def switch(guest, setting):
    guest.one("settings").get_by_test_id(setting).click()


def kept(guest):
    return json.loads(guest.page.evaluate("(key) => localStorage.getItem(key)", SETTINGS_KEY))


def hand(guest):
    return guest.wait()["hand"]


@pytest.mark.parametrize("viewport", [PHONE, {"width": 768, "height": 1024}, None])
def test_every_look_is_in_force_at_once_and_after_a_reload(sit, viewport):
    guest = sit(changes=NO_PASS, viewport=viewport or {"width": 1920, "height": 1080})
    before = hand(guest)
    colour = guest.page.evaluate(TABLE_COLOUR)
    open_settings(guest)
    for setting, value in [
        ("deck", "four"),
        ("index", "big"),
        ("suit-order", "SHDC"),
        ("ranks", "down"),
        ("back", "red"),
        ("cloth", "plum"),
        ("theme", "dark"),
    ]:
        choose(guest, setting, value)
    # The cards behind the window show it already.
    assert all("/big-four/" in face for face in guest.page.evaluate(FACES))
    assert guest.page.evaluate(TABLE_COLOUR) != colour
    close_settings(guest)

    def dressed():
        assert all("/big-four/" in face for face in guest.page.evaluate(FACES))
        wanted = sorted(before, key=lambda c: ("SHDC".index(c[1]), -RANKS.index(c[0])))
        assert hand(guest) == wanted
        html = guest.page.locator("html")
        for name, value in [("theme", "dark"), ("back", "red"), ("cloth", "plum")]:
            expect(html).to_have_attribute(f"data-{name}", value)

    dressed()
    guest.page.reload()
    dressed()
    open_settings(guest)
    guest.one("settings-reset").click()
    close_settings(guest)
    assert hand(guest) == before
    assert guest.page.evaluate(TABLE_COLOUR) == colour


def test_one_tap_makes_the_game_calm_and_leaves_the_rest(sit):
    guest = sit(viewport=PHONE, settings={"deck": "four", "sounds": True})
    guest.wait()
    open_settings(guest)
    calm = guest.one("calm")
    expect(calm).to_have_attribute("aria-pressed", "false")
    calm.click()
    expect(calm).to_have_attribute("aria-pressed", "true")
    expect(calm).to_be_focused()
    for switch, on in [("hold-tricks", True), ("two-taps", True), ("sounds", False)]:
        expect(guest.one(switch).get_by_role("switch")).to_be_checked(checked=on)
    close_settings(guest)
    assert all("/big-four/" in face for face in guest.page.evaluate(FACES))
    kept = json.loads(guest.page.evaluate(f"localStorage.getItem('{SETTINGS_KEY}')"))
    assert (kept["speed"], kept["deck"]) == ("slow", "four")
    open_settings(guest)
    guest.one("two-taps").get_by_role("switch").click()
    expect(calm).to_have_attribute("aria-pressed", "false")


def test_the_suits_can_lie_by_turns_black_and_red_from_either_end(sit):
    guest = sit(changes=NO_PASS)
    guest.wait()
    for order in ("SHCD", "CDSH"):
        open_settings(guest)
        choose(guest, "suit-order", order)
        close_settings(guest)
        suits = [card[1] for card in hand(guest)]
        assert suits == sorted(suits, key=order.index)


def test_settings_are_chosen_on_the_first_page_too_and_in_another_tab(visit):
    guest = visit()
    guest.one("open-settings").click()
    choose(guest, "cloth", "slate")
    other = guest.new_page()
    other.goto(guest.origin)
    expect(other.locator("html")).to_have_attribute("data-cloth", "slate")
    choose(guest, "cloth", "sand")
    expect(other.locator("html")).to_have_attribute("data-cloth", "sand")


def test_storage_that_is_forbidden_is_said_and_the_choice_holds(visit):
    guest = visit()
    guest.context.add_init_script(
        "Object.defineProperty(window, 'localStorage',"
        " { get() { throw new DOMException('no', 'SecurityError'); } });"
    )
    guest.page.reload()
    guest.one("open-settings").click()
    choose(guest, "cloth", "slate")
    expect(guest.page.locator("html")).to_have_attribute("data-cloth", "slate")
    expect(guest.one("settings")).to_contain_text("does not let the page keep anything")


def test_damaged_settings_are_as_if_never_chosen(sit):
    damaged = {"cloth": 5, "deck": "nine", "soundsOn": 3, "volume": "loud", "suitOrder": "DDDD"}
    guest = sit(changes=NO_PASS, settings=damaged)
    suits = [card[1] for card in hand(guest)]
    assert suits == sorted(suits, key="CDSH".index)
    expect(guest.page.locator("html")).to_have_attribute("data-cloth", "sage")


# ------------------------------------------------------------------ pace and taps


@pytest.mark.parametrize("way", ["tap", "space", "button"])
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_trick_that_waits_lies_until_it_is_sent_away(sit, way, motion):
    guest = sit(changes=NO_PASS, settings={"holdTricks": True}, reduced_motion=motion)
    guest.hurried = False
    step = guest.wait()
    card = guest.rng.choice(step["bright"])
    guest.tap(card)
    expect(guest.one("sweep-button")).to_be_visible()
    # At this speed an ordinary trick would have gone long ago.
    guest.page.wait_for_timeout(900)
    expect(guest.one("trick-card")).to_have_count(4)
    assert guest.one("table").get_attribute("data-may-act") == "false"
    match way:
        case "tap":
            guest.page.mouse.click(500, 250)
        case "space":
            guest.page.keyboard.press(" ")
        case "button":
            guest.one("sweep-button").click()
    expect(guest.one("sweep-button")).to_have_count(0)
    guest.page.wait_for_function(
        "document.querySelectorAll('[data-testid=trick-card]:not([inert])').length < 4"
    )


def test_two_taps_play_a_card_and_one_does_not(hall, sit):
    guest = sit(changes=NO_PASS, settings={"twoTaps": True})
    step = guest.wait()
    while len(step["bright"]) < 2:
        [only] = step["bright"]
        guest.tap(only)
        guest.tap(only)
        step = guest.wait(gone=only)
    actions = len(hall.actions(guest.table_id))
    first, second = step["bright"][:2]
    guest.tap(first)
    expect(guest.card(first)).to_have_attribute("aria-pressed", "true")
    expect(guest.one("prompt")).to_contain_text("again to play it")
    guest.tap(second)
    expect(guest.card(first)).not_to_have_attribute("aria-pressed", "true")
    expect(guest.card(second)).to_have_attribute("aria-pressed", "true")
    # A tap beside the cards puts it back.
    guest.page.mouse.click(500, 250)
    expect(guest.card(second)).not_to_have_attribute("aria-pressed", "true")
    assert len(hall.actions(guest.table_id)) == actions
    guest.tap(second)
    guest.tap(second)
    guest.wait(gone=second)
    assert hall.actions(guest.table_id)[actions].card.text == second


def test_two_taps_by_the_keys_and_escape_between_them(hall, sit):
    guest = sit(changes=NO_PASS, settings={"twoTaps": True})
    card = guest.wait()["bright"][0]
    actions = len(hall.actions(guest.table_id))
    guest.card(card).focus()
    guest.page.keyboard.press("Enter")
    expect(guest.card(card)).to_have_attribute("aria-label", re.compile("once more to play it"))
    guest.page.keyboard.press("Escape")
    expect(guest.card(card)).not_to_have_attribute("aria-pressed", "true")
    guest.page.keyboard.press("Enter")
    assert len(hall.actions(guest.table_id)) == actions
    guest.page.keyboard.press("Enter")
    guest.wait(gone=card)
    assert len(hall.actions(guest.table_id)) == actions + 1


def test_a_chosen_pass_is_taken_back_by_a_second_tap_and_passed_by_a_key(hall, sit):
    guest = sit("standard", changes={"pass_cycle": ["L"]})
    cards = guest.wait()["hand"][:4]
    for card in cards[:3]:
        guest.tap(card)
    guest.page.keyboard.press("p")
    guest.wait(passed=True)
    [passed] = hall.actions(guest.table_id)
    assert {card.text for card in passed.cards} == set(cards[:3])
    # Nothing is chosen any more, and the key does nothing.
    guest.page.keyboard.press("p")


def test_received_cards_are_lifted_and_listed_until_the_first_play(sit):
    guest = sit("standard", changes={"pass_cycle": ["L"]})
    step = guest.act(guest.wait())
    received = guest.last_update()["view"]["hand"]["received"]
    guest.still()
    assert len(received) == 3
    for card in received:
        assert guest.page.evaluate(LIFT, card) == 8
    others = [card for card in step["hand"] if card not in received]
    assert guest.page.evaluate(LIFT, others[0]) == 0
    for card in received:
        sign = {"C": "♣", "D": "♦", "S": "♠", "H": "♥"}[card[1]]
        expect(guest.one("received")).to_contain_text(f"{card[0].replace('T', '10')}{sign}")
    played = step["bright"][0]
    guest.act(step, choose_play=lambda _: played)
    expect(guest.one("received")).to_have_count(0)
    guest.still()
    left = next(card for card in received if card != played)
    assert guest.page.evaluate(LIFT, left) == 0


# ------------------------------------------------------------------ sounds


def heard(guest):
    return guest.page.evaluate("window.heard.splice(0)")


@pytest.fixture
def listened(sit):
    def listened(**settings):
        guest = sit("standard", changes=NO_PASS, settings=settings)
        guest.context.add_init_script(f"({LISTEN})()")
        guest.page.reload()
        guest.wait()
        # A browser is silent until it was touched.
        guest.page.mouse.click(500, 250)
        return guest

    return listened


def play_a_hand(guest):
    guest.play_until(lambda step: step["what"] == "continue")


def test_there_is_no_sound_unless_it_was_asked_for(listened):
    guest = listened()
    play_a_hand(guest)
    assert heard(guest) == []


def test_sounds_are_heard_and_each_kind_has_its_switch(listened):
    guest = listened(sounds=True, volume=10)
    play_a_hand(guest)
    both = heard(guest)
    # A rustle for the cards; the turn, the queen and broken hearts have tones of their own.
    assert {"rustle", 659, 220, 392} <= set(both)
    guest.one("continue").click()
    guest.wait()
    open_settings(guest)
    for kind in ("card", "trick", "turn", "queen"):
        switch(guest, f"sound-{kind}")
    close_settings(guest)
    heard(guest)
    play_a_hand(guest)
    assert set(heard(guest)) <= {392, 311}
    assert kept(guest)["soundsOn"]["queen"] is False


def test_a_sound_is_tried_out_as_it_is_chosen_and_volume_nought_is_silence(listened):
    guest = listened()
    open_settings(guest)
    switch(guest, "sounds")
    assert heard(guest) == ["rustle"]
    switch(guest, "sound-win")
    assert heard(guest) == []
    switch(guest, "sound-win")
    assert heard(guest) == [523, 659, 784]
    slider = guest.one("volume")
    slider.focus()
    guest.page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", "0\u00a0%")
    heard(guest)
    switch(guest, "sound-win")
    switch(guest, "sound-win")
    assert heard(guest) == []


@pytest.mark.parametrize("captions", [True, False])
def test_what_a_sound_tells_is_also_written(sit, captions):
    guest = sit("standard", changes=NO_PASS, settings={"captions": captions})
    guest.page.evaluate(
        """() => {
          window.captions = new Set();
          new MutationObserver(() => {
            const shown = document.querySelector('[data-testid="caption"]');
            if (shown) window.captions.add(shown.textContent);
          }).observe(document, { subtree: true, childList: true, characterData: true });
        }"""
    )
    play_a_hand(guest)
    guest.page.wait_for_timeout(50)
    written = " ".join(guest.page.evaluate("[...window.captions]"))
    assert ("Hearts are broken." in written) == captions
    assert ("the queen of spades." in written) == captions
