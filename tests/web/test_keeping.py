"""Keeping matches: saved as a file, listed on the first page, removed and taken back."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.guest import STORAGE_KEY

ONE_HAND = {"pass_cycle": ["H"], "hand_limit": 1, "target": "none"}

KEPT_SEATS = "(key) => JSON.parse(localStorage.getItem(key)).seats"


def kept_seats(guest):
    return guest.page.evaluate(KEPT_SEATS, STORAGE_KEY)


def saved(guest, window):
    """What the button in a window saves: the name of the file and its text."""
    with guest.page.expect_download() as found:
        guest.one(window).get_by_test_id("save-game").click()
    return found.value.suggested_filename, Path(found.value.path()).read_text()


def record(guest):
    """The record as the server gives it to this seat."""
    [seat] = kept_seats(guest)
    answer = guest.page.request.get(
        f"{guest.origin}/api/tables/{seat['tableId']}/record?format=text",
        headers={"Authorization": f"Bearer {seat['token']}"},
    )
    return answer.text()


def test_a_game_is_saved_from_the_menu_and_from_the_verdict(sit):
    guest = sit("standard", changes=ONE_HAND)
    guest.act(guest.wait())
    guest.wait()
    guest.one("menu-button").click()
    name, text = saved(guest, "menu")
    day = guest.page.evaluate("new Date().toLocaleDateString('sv')")
    assert name == f"hearts-{day}.hearts"
    assert text == record(guest)
    guest.page.keyboard.press("Escape")
    guest.play_match()
    name, whole = saved(guest, "verdict")
    assert name == f"hearts-{day}.hearts"
    assert whole == record(guest)
    assert len(whole) > len(text)


def test_a_finished_match_is_listed_and_opens_its_result(sit):
    guest = sit("standard", changes=ONE_HAND)
    guest.play_match()
    guest.one("verdict").get_by_test_id("home").click()
    expect(guest.one("finished")).to_have_count(1)
    expect(guest.one("finished")).to_contain_text("4 players")
    expect(guest.one("finished")).to_contain_text("played today")
    expect(guest.one("resume")).to_have_count(0)
    guest.one("finished").click()
    expect(guest.one("verdict")).to_be_visible()


@pytest.fixture
def left(visit):
    """The first page, with a match that was left."""
    guest = visit()
    guest.one("start").click()
    guest.wait()
    guest.page.goto(f"{guest.origin}/#/")
    expect(guest.one("resume")).to_have_count(1)
    return guest


def test_a_removed_match_can_be_taken_back_as_long_as_the_line_stands(left):
    guest = left
    guest.page.clock.install()
    guest.one("remove").click()
    expect(guest.one("removed")).to_contain_text("Removed.")
    expect(guest.one("undo")).to_be_focused()
    expect(guest.one("resume")).to_have_count(0)
    assert len(kept_seats(guest)) == 1
    guest.one("undo").click()
    expect(guest.one("resume")).to_be_focused()
    guest.page.clock.fast_forward(20_000)
    expect(guest.one("resume")).to_have_count(1)
    guest.one("remove").click()
    guest.page.clock.fast_forward(20_000)
    expect(guest.one("removed")).to_have_count(0)
    assert kept_seats(guest) == []


def test_leaving_the_page_makes_a_removal_final(left):
    left.one("remove").click()
    left.one("change-rules").click()
    expect(left.one("presets")).to_be_visible()
    assert kept_seats(left) == []


def test_two_matches_are_told_apart(left):
    guest = left
    guest.choose_game("standard", 5)
    guest.start()
    guest.wait()
    guest.page.goto(f"{guest.origin}/#/")
    lines = guest.one("resume")
    expect(lines).to_have_count(2)
    expect(lines.nth(0)).to_contain_text("Standard, 5 players")
    expect(lines.nth(1)).to_contain_text("Standard, 4 players")
    expect(lines.nth(0)).to_contain_text("played today")


def test_a_server_that_knows_nothing_of_a_table_takes_no_seat_away(sit):
    guest = sit("standard", changes=ONE_HAND, breaks=True)
    guest.wait()
    strange = {"tableId": "0123456789abcdef", "token": "its-secret"}
    guest.page.evaluate(
        """([key, seat]) => {
          const kept = JSON.parse(localStorage.getItem(key));
          localStorage.setItem(key, JSON.stringify({ ...kept, seats: [seat, ...kept.seats] }));
        }""",
        [STORAGE_KEY, strange],
    )
    guest.page.goto(f"{guest.origin}/#/")
    guest.page.reload()
    expect(guest.one("resume")).to_have_count(1)
    expect(guest.one("strange")).to_contain_text("One table of yours is not on this server.")
    assert strange in kept_seats(guest)
    # Only one's own word takes it away.
    guest.one("forget-strange").click()
    expect(guest.one("strange")).to_have_count(0)
    assert [seat["tableId"] for seat in kept_seats(guest)] != []
    assert strange not in kept_seats(guest)
    wrong = [problem for problem in guest.problems if "404" not in problem]
    guest.problems[:] = wrong


def test_a_server_that_refuses_to_look_takes_no_seat_away(sit):
    guest = sit("standard", changes=ONE_HAND)
    guest.wait()
    guest.page.route(
        "**/api/tables/*",
        lambda route: route.fulfill(
            status=403, json={"type": "refused", "code": "WRONG_ORIGIN", "message": "No."}
        ),
    )
    guest.page.goto(f"{guest.origin}/#/")
    guest.page.reload()
    expect(guest.one("start")).to_be_visible()
    guest.page.wait_for_timeout(500)
    assert len(kept_seats(guest)) == 1
    guest.page.unroute("**/api/tables/*")
    guest.page.reload()
    expect(guest.one("resume")).to_have_count(1)
    guest.problems[:] = [problem for problem in guest.problems if "403" not in problem]
