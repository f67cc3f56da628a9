"""Watching with a delay: hands that are over, all cards open, from the page of a watcher."""

import pytest
from playwright.sync_api import expect

from server.live import call
from web.party import on_the_table, play_on
from web.test_accessibility import PHONE, WIDE, check, theme
from web.test_languages import english, speaks

__all__ = ["english", "speaks", "theme"]

RULES = {"preset": "basic", "players": 3, "changes": {"hand_size": 3}}


@pytest.fixture
def watched(hall, visit):
    """A player's page at a table of whose hands so many are over, and a watcher's beside it."""

    def watched(**look):
        table_id, token, _ = hall.live.gather("Ann", RULES, watching="DELAYED", level="simple")
        ann = visit(seat=(table_id, token))
        ann.one("start-match").click()
        on_the_table(ann)
        watcher = visit(**look)
        watcher.page.goto(f"{ann.origin}/#/watch/{table_id}")
        on_the_table(watcher)
        return ann, watcher

    return watched


def play_hands(hall, ann, hands):
    play_on([ann], until=lambda: hall.state(ann.table_id).hands_played >= hands)


def test_a_watcher_looks_at_hands_that_are_over_and_at_no_other(watched, hall):
    ann, watcher = watched(viewport=PHONE)
    watcher.one("to-watched").click()
    expect(watcher.one("none-over")).to_be_visible()
    play_hands(hall, ann, 2)
    watcher.page.reload()
    expect(watcher.one("hand-choice")).to_have_value("2")
    expect(watcher.one("hand-choice").locator("option")).to_have_count(2)
    watcher.one("hand-choice").select_option("1")
    expect(watcher.page).to_have_url(f"{ann.origin}/#/watched/{ann.table_id}/1")
    path = f"/api/tables/{ann.table_id}/watched/1"
    _, _, hand = call(hall.live.port, "GET", path)
    expect(watcher.one("watched")).to_contain_text("Ann")
    for _ in hand["steps"]:
        watcher.one("step-on").click()
    expect(watcher.one("step-on")).to_be_disabled()
    expect(watcher.one("review-trick").get_by_role("img")).to_have_count(3)
    watcher.one("back-to-watching").click()
    on_the_table(watcher)
    # The hand that is being played is asked for by its address only, and refused.
    watcher.page.goto(f"{ann.origin}/#/watched/{ann.table_id}/9")
    expect(watcher.one("problem")).to_be_visible()
    watcher.problems[:] = [one for one in watcher.problems if "409" not in one]


def test_it_is_said_and_fits(watched, hall, speaks):
    ann, watcher = watched(viewport=PHONE, locale=speaks.language)
    speaks(watcher)
    watcher.one("to-watched").click()
    watcher.one("none-over").wait_for()
    speaks(watcher)
    play_hands(hall, ann, 1)
    watcher.page.reload()
    watcher.one("hand-choice").wait_for()
    watcher.one("step-on").click()
    speaks(watcher)


@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "wide"])
def test_axe_finds_nothing(watched, hall, theme, viewport):
    ann, watcher = watched(viewport=viewport, color_scheme=theme)
    check(watcher)
    play_hands(hall, ann, 1)
    watcher.page.goto(f"{ann.origin}/#/watched/{ann.table_id}")
    watcher.one("hand-choice").wait_for()
    check(watcher)
