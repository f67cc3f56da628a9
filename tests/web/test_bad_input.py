"""What goes wrong around the page: it says what happened and what to do, and loses nothing."""

import json

import pytest
from playwright.sync_api import expect

from openhearts.rules.actions import PlayCard
from web.bad_line import spoil_line
from web.guest import STORAGE_KEY

FULL = """
() => {
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (...item) {
    if (this === localStorage) throw new DOMException("full", "QuotaExceededError");
    return setItem.apply(this, item);
  };
}
"""


def plays(hall, guest):
    return [one.card.text for one in hall.actions(guest.table_id) if isinstance(one, PlayCard)]


def test_a_server_that_answers_late_gets_each_card_once(hall, badly_served):
    guest, step = badly_served(late=1200)
    meant = []
    for _ in range(3):
        card = step["bright"][0]
        guest.tap(card)
        # Nothing more can be done until the answer is there.
        expect(guest.one("table")).to_have_attribute("data-may-act", "false")
        for other in step["bright"][1:3]:
            guest.tap_dimmed(other)
        meant.append(card)
        step = guest.wait(gone=card)
        assert step["what"] == "play"
    assert plays(hall, guest) == meant
    expect(guest.one("reconnecting")).to_have_count(0)


def test_a_server_that_says_everything_twice_is_heard_once(hall, badly_served):
    guest, step = badly_served(twice=True)
    meant = []
    while step["what"] == "play":
        card = guest.rng.choice(step["bright"])
        guest.tap(card)
        meant.append(card)
        step = guest.wait(gone=card)
    assert step["what"] == "continue"
    assert plays(hall, guest) == meant
    assert len(meant) == 13


def test_a_server_that_falls_silent_is_said_and_the_card_is_not_lost(hall, badly_served):
    guest, step = badly_served(silent=True)
    card = step["bright"][0]
    guest.tap(card)
    # It is asked again, and when that is not answered either the line counts as dead.
    expect(guest.one("reconnecting")).to_be_visible(timeout=15_000)
    expect(guest.one("table")).to_have_attribute("data-may-act", "false")
    spoil_line(guest, silent=False)
    expect(guest.one("reconnecting")).to_have_count(0)
    step = guest.wait(gone=card)
    assert step["what"] == "play"
    assert plays(hall, guest) == [card]


def test_a_table_that_is_never_made_is_said_and_can_be_asked_for_again(visit):
    guest = visit(breaks=True)
    guest.page.evaluate(
        """() => {
          const fetched = window.fetch;
          window.fetch = (path, options) => {
            if (path !== "/api/tables") return fetched(path, options);
            window.fetch = fetched;
            return new Promise((_, no) => {
              options.signal.addEventListener("abort", () => no(options.signal.reason));
            });
          };
        }"""
    )
    guest.one("start").click()
    expect(guest.one("start")).to_be_disabled()
    expect(guest.page.get_by_text("The server does not answer").first).to_be_visible(timeout=15_000)
    expect(guest.one("start")).to_be_enabled()
    guest.start()


def test_an_answer_that_is_no_answer_is_said(visit):
    guest = visit(breaks=True)
    guest.page.route(
        "**/api/tables",
        lambda route: route.fulfill(status=200, body="<html>Welcome to the Wi-Fi</html>"),
    )
    guest.one("start").click()
    expect(guest.page.get_by_role("alert").or_(guest.one("away")).first).to_be_visible()
    guest.page.unroute("**/api/tables")
    guest.one("start").click()
    expect(guest.one("table")).to_be_visible()


@pytest.mark.parametrize("locale", ["tlh", "zz-ZZ"])
def test_an_unknown_language_is_english_and_nothing_else_changes(sit, locale):
    guest = sit("standard", locale=locale)
    step = guest.wait()
    guest.page.evaluate(
        """(name) => {
          const kept = JSON.parse(localStorage.getItem(name));
          localStorage.setItem(name, JSON.stringify({ ...kept, language: "tlh" }));
        }""",
        STORAGE_KEY,
    )
    guest.page.reload()
    assert guest.wait() == step
    expect(guest.page.locator("html")).to_have_attribute("lang", "en")
    guest.page.goto(f"{guest.origin}/#/")
    expect(guest.one("start")).to_have_text("Play")
    expect(guest.one("language")).to_have_value("en")
    expect(guest.one("resume")).to_have_count(1)


def test_where_storage_is_full_the_place_at_the_table_outlives_a_reload(hall, visit):
    guest = visit()
    guest.context.add_init_script(f"({FULL})()")
    guest.page.reload()
    guest.start()
    step = guest.play_until(lambda step: step["what"] == "play" and len(step["hand"]) == 12)
    guest.page.reload()
    assert guest.wait() == step
    guest.page.goto(f"{guest.origin}/#/")
    expect(guest.page.locator("main")).to_contain_text("does not let the page keep anything")
    expect(guest.one("resume")).to_have_count(1)
    guest.page.goto(f"{guest.origin}/#/matches")
    expect(guest.one("match")).to_have_count(1)


def test_where_storage_is_forbidden_a_hand_is_played_and_the_match_can_be_saved(visit):
    guest = visit()
    guest.context.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage']) {"
        " Object.defineProperty(window, name,"
        " { get() { throw new DOMException('no', 'SecurityError'); } }); }"
    )
    guest.page.reload()
    expect(guest.page.locator("main")).to_contain_text("does not let the page keep anything")
    guest.start()
    guest.play_until(lambda step: step["what"] == "play" and len(step["hand"]) == 12)
    guest.one("menu-button").click()
    with guest.page.expect_download() as found:
        guest.one("menu").get_by_test_id("save-game").click()
    assert found.value.suggested_filename.endswith(".hearts")


@pytest.mark.parametrize(
    "kept",
    ["{", "[]", '{"seats": [{"tableId": 5}], "rules": {"preset": ["standard"]}, "games": "none"}'],
)
def test_what_the_browser_kept_and_cannot_be_read_is_as_if_never_kept(visit, kept):
    guest = visit()
    guest.page.evaluate("([name, text]) => localStorage.setItem(name, text)", [STORAGE_KEY, kept])
    guest.page.reload()
    expect(guest.one("chosen-rules")).to_contain_text("Standard")
    guest.start()
    guest.wait()
    assert (
        len(json.loads(guest.page.evaluate(f"localStorage.getItem('{STORAGE_KEY}')"))["seats"]) == 1
    )
