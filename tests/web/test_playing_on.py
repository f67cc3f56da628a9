"""After the match in real browsers: two people play on together without sending a link again."""

import re

import pytest
from playwright.sync_api import expect

from web.party import on_the_table, play_on, settle_down
from web.test_accessibility import check
from web.test_friends import PHONE, chair, id_of, open_window

RULES = {
    "preset": "standard",
    "players": 4,
    "changes": {"hand_limit": 1, "target": "none", "pass_cycle": ["H"]},
}


@pytest.fixture
def pair(hall, visit):
    """Ann, who owns the table, and Ben on a phone, with the match begun."""
    table_id, token, _ = hall.live.gather("Ann", RULES)
    ann, ben = visit(seat=(table_id, token)), visit(viewport=PHONE)
    settle_down(ben, f"{ann.origin}/#/join/{table_id}", "Ben")
    ben.one("gathering").wait_for()
    ann.one("start-match").click()
    for guest in (ann, ben):
        on_the_table(guest)
    return ann, ben


def test_both_are_taken_to_the_next_match_and_the_old_link_leads_there(hall, visit, pair):
    ann, ben = pair
    old = id_of(ann)
    play_on([ann, ben])
    for guest in (ann, ben):
        expect(guest.one("rematch")).to_have_text("Play again")
        expect(guest.one("play-on-means")).to_contain_text("Everybody at the table comes along.")
    check(ben)
    # Ben, who does not own the table, asks for it.
    ben.one("rematch").click()
    for guest in (ann, ben):
        expect(guest.page).not_to_have_url(re.compile(old))
        guest.one("gathering").wait_for()
    new = id_of(ann)
    assert id_of(ben) == new != old
    expect(chair(ann, 0)).to_contain_text("(You)")
    expect(chair(ben, 1)).to_contain_text("(You)")
    # Somebody who has only the old link sits down with them.
    cleo = visit()
    settle_down(cleo, f"{ann.origin}/#/join/{old}", "Cleo")
    cleo.one("gathering").wait_for()
    assert id_of(cleo) == new
    expect(ben.one("start-match")).to_have_count(0)
    ann.one("start-match").click()
    for guest in (ann, ben, cleo):
        on_the_table(guest)
    play_on([ann, ben, cleo])
    assert hall.state(new).winners


def test_whoever_comes_to_the_old_table_later_goes_on_from_there(pair):
    ann, ben = pair
    old = id_of(ann)
    play_on([ann, ben])
    ben.page.goto(f"{ben.origin}/#/")
    ben.one("to-lobby").wait_for()
    ann.one("rematch").click()
    ann.one("gathering").wait_for()
    # The old table is still there to be looked at, and says that the others play on.
    ben.page.goto(f"{ben.origin}/#/table/{old}")
    expect(ben.one("rematch")).to_have_text("To the next match")
    expect(ben.one("play-on-means")).to_contain_text("The others play on")
    ben.one("rematch").click()
    ben.one("gathering").wait_for()
    assert id_of(ben) == id_of(ann) != old


def test_the_owner_opens_the_table_to_all_and_closes_it_again(hall, visit, pair):
    ann, ben = pair
    open_window(ben, "open-people")
    expect(ben.one("invitation-field")).to_be_visible()
    expect(ben.one("in-the-lobby")).to_have_count(0)
    ben.page.keyboard.press("Escape")
    open_window(ann, "open-people")
    switch = ann.one("in-the-lobby")
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    check(ann)
    cleo = visit()
    cleo.page.goto(f"{cleo.origin}/#/lobby")
    line = cleo.page.locator(f'[data-testid="lobby-table"][data-table="{id_of(ann)}"]')
    expect(line).to_contain_text("With Ann and Ben")
    switch.click()
    expect(switch).not_to_be_checked()
    cleo.page.wait_for_timeout(1100)
    cleo.page.reload()
    cleo.one("lobby").wait_for()
    expect(line).to_have_count(0)


def test_a_rated_match_offers_nobody_a_way_around_its_result(hall, visit):
    table_id, token, _ = hall.live.gather("Ann", RULES, rated=True)
    ann, ben = visit(seat=(table_id, token)), visit()
    settle_down(ben, f"{ann.origin}/#/join/{table_id}", "Ben")
    ben.one("gathering").wait_for()
    expect(ann.one("close-table")).to_be_visible()
    ann.one("start-match").click()
    for guest in (ann, ben):
        on_the_table(guest)
    expect(ann.one("aids")).to_have_count(0)
    open_window(ann, "open-people")
    expect(ann.one("close-table")).to_have_count(0)
    ann.one("more-with").click()
    expect(ann.one("hand-over")).to_be_visible()
    expect(ann.one("remove")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("Escape")
    open_window(ann, "leave-seat")
    expect(ann.one("confirm")).to_contain_text("you come last in this match")
    ann.page.keyboard.press("Escape")
    ann.one("menu-button").click()
    expect(ann.one("menu-ask-back")).to_have_count(0)
