"""How well the computer plays is chosen, kept, and told wherever one meets it."""

import pytest
from playwright.sync_api import expect

from openhearts.players.levels import FIRST_LEVEL, LEVELS
from openhearts.texts import texts_in

ENGLISH = texts_in("en")
PHONE = {"width": 360, "height": 640}
SHORT = {"hand_limit": 1, "target": "none", "tie": "SHARE", "pass_cycle": ["H"]}


def levels_at(hall, guest):
    return {holder.level for holder in hall.live.log(guest.table_id).seats[1:]}


def at_home(guest):
    guest.page.goto(f"{guest.origin}/#/")
    guest.one("start").wait_for()


def choose(guest, level):
    guest.page.goto(f"{guest.origin}/#/new")
    guest.page.locator("label", has=guest.page.locator(f'[value="{level}"]')).click()


def test_every_level_is_offered_with_a_line_and_none_that_is_not_for_people(visit):
    guest = visit()
    guest.page.goto(f"{guest.origin}/#/new")
    guest.one("levels").wait_for()
    offered = [one.get_attribute("value") for one in guest.one("level").all()]
    assert offered == list(LEVELS)
    assert guest.page.locator('[data-testid="level"]:checked').get_attribute("value") == FIRST_LEVEL
    for level in LEVELS:
        expect(guest.one("levels")).to_contain_text(ENGLISH.say("level-means", level=level))
    expect(guest.one("levels-see")).to_contain_text("sees only its own cards")
    guest.pick(guest.one("company"), "true")
    options = guest.one("bots-level").locator("option")
    expect(options).to_have_count(len(LEVELS))
    assert [one.get_attribute("value") for one in options.all()] == list(LEVELS)
    # Alone there is one list, not two.
    expect(guest.one("levels")).to_have_count(0)


def test_the_level_that_is_chosen_plays_and_stays_chosen(hall, visit):
    guest = visit()
    expect(guest.one("chosen-level")).to_contain_text(FIRST_LEVEL)
    guest.one("start").click()
    assert levels_at(hall, guest) == {FIRST_LEVEL}
    choose(guest, "beginner")
    guest.start()
    first = guest.table_id
    assert levels_at(hall, guest) == {"beginner"}
    at_home(guest)
    guest.page.reload()
    expect(guest.one("chosen-level")).to_contain_text("beginner")
    guest.one("start").click()
    guest.page.wait_for_url("**/#/table/*")
    assert guest.table_id != first
    assert levels_at(hall, guest) == {"beginner"}


@pytest.mark.parametrize("by_keys", [False, True], ids=["finger", "keys"])
def test_the_level_on_the_first_page_leads_to_where_it_is_chosen(visit, by_keys):
    guest = visit(viewport=PHONE)
    way = guest.one("chosen-level")
    assert way.bounding_box()["height"] >= 44
    if by_keys:
        way.focus()
        guest.page.keyboard.press("Enter")
    else:
        way.click()
    chosen = guest.page.locator('[data-testid="level"]:checked')
    expect(chosen).to_be_focused()
    expect(guest.one("levels")).to_be_in_viewport()
    guest.page.keyboard.press("ArrowUp")
    expect(chosen).to_have_value("beginner")
    guest.start()
    at_home(guest)
    expect(way).to_contain_text("beginner")


def test_a_rematch_is_against_the_same_players_and_past_matches_tell_the_level(hall, sit):
    guest = sit("basic", 3, level="beginner", changes=SHORT)
    guest.play_match()
    first = guest.table_id
    guest.one("rematch").click()
    expect(guest.one("verdict")).to_have_count(0)
    assert guest.table_id != first
    assert levels_at(hall, guest) == {"beginner"}
    guest.page.goto(f"{guest.origin}/#/matches")
    line = guest.page.locator(f'[data-match="{first}"]')
    expect(line).to_contain_text("Computer players: beginner")


def test_a_contest_that_one_makes_is_against_the_chosen_level(hall, visit):
    guest = visit()
    choose(guest, "beginner")
    guest.start()
    guest.page.goto(f"{guest.origin}/#/daily")
    guest.one("make-contest").click()
    guest.page.wait_for_url("**/#/contest/*")
    guest.one("play-contest").click()
    assert levels_at(hall, guest) == {"beginner"}


def test_the_level_stands_on_the_plates_of_a_phone_and_above_the_scores(sit):
    guest = sit(level="casual", viewport=PHONE)
    guest.wait()
    expect(guest.one("role")).to_have_count(3)
    for plate in guest.one("role").all():
        expect(plate).to_have_text("casual")
        expect(plate).to_be_visible()
    guest.page.keyboard.press("s")
    expect(guest.one("against")).to_have_text("Computer players: casual")
    guest.page.keyboard.press("Escape")
    guest.page.set_viewport_size({"width": 1600, "height": 900})
    expect(guest.one("panel")).to_contain_text("Computer players: casual")
