"""Choosing a game: what is chosen is what is played, and contradictions show where they arise."""

import pytest
from playwright.sync_api import expect

from openhearts.rules.options import FirstLead, OpeningCard
from openhearts.rules.presets import PRESETS
from openhearts.texts import game_title, texts_in

ENGLISH = texts_in("en")


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_starts_the_game_of_that_name(hall, visit, name):
    preset = PRESETS[name]
    guest = visit()
    for players in preset.player_counts:
        guest.choose_game(name, players)
        guest.start()
        rules = hall.rules(guest.table_id)
        assert rules == preset.rules(players)
        expect(guest.one("open-rules")).to_have_text(game_title(rules, ENGLISH))
        expect(guest.one("seat")).to_have_count(players)


def test_the_button_on_the_first_page_starts_what_was_played_last(hall, visit):
    guest = visit()
    expect(guest.one("chosen-rules")).to_contain_text("Standard")
    guest.choose_game("black-jack", 4)
    guest.start()
    rules = hall.rules(guest.table_id)
    guest.page.goto(f"{guest.origin}/#/")
    expect(guest.one("chosen-rules")).to_contain_text(game_title(rules, ENGLISH))
    first = guest.page.url
    guest.one("start").click()
    guest.page.wait_for_url("**/#/table/*")
    assert guest.page.url != first
    assert hall.rules(guest.table_id) == rules
    guest.page.goto(f"{guest.origin}/#/")
    expect(guest.one("resume")).to_have_count(2)


def test_a_contradiction_shows_at_its_options_and_can_be_mended(hall, visit):
    guest = visit()
    guest.choose_game("standard", 4)
    guest.one("customise").locator("summary").first.click()
    guest.pick(guest.option("first_lead"), "ELDEST")
    expect(guest.one("contradiction")).to_be_visible()
    expect(guest.one("start")).to_be_disabled()
    problems = guest.page.locator('[data-testid="option"]', has=guest.one("option-problem"))
    expect(problems).to_have_count(2)
    named = {problem.get_attribute("data-option") for problem in problems.all()}
    assert named == {"first_lead", "opening_card"}
    # Said once in plain words, with the way to the first field, and marked at each.
    expect(guest.one("contradiction")).to_contain_text("The lowest club must open")
    first = guest.option("first_lead")
    expect(first.get_by_test_id("option-problem")).to_have_text("This does not fit “Opening card”.")
    guest.one("show-problem").click()
    expect(first.locator("input:focus")).to_have_count(1)
    guest.pick(guest.option("opening_card"), "ANY")
    expect(guest.one("contradiction")).to_have_count(0)
    expect(guest.one("option-problem")).to_have_count(0)
    expect(guest.one("start")).to_be_enabled()
    guest.start()
    rules = PRESETS["standard"].rules(4)
    assert hall.rules(guest.table_id) == rules.with_changes(
        first_lead=FirstLead.ELDEST, opening_card=OpeningCard.ANY
    )


def test_a_number_field_left_empty_shows_what_is_in_force(visit):
    guest = visit()
    guest.choose_game("standard", 4)
    target = guest.one("target")
    target.fill("")
    target.blur()
    expect(target).to_have_value("100")
    target.fill("50")
    target.fill("1.5")
    expect(guest.one("number-problem")).to_be_visible()
    target.blur()
    expect(target).to_have_value("50")
    expect(guest.one("number-problem")).to_have_count(0)
    expect(guest.one("start")).to_be_enabled()
    target.fill("0")
    field = guest.page.locator('[data-option="target"]').first
    expect(field.get_by_test_id("option-problem")).to_contain_text("at least 1")
    expect(guest.one("start")).to_be_disabled()


def test_the_target_is_asked_once(visit):
    guest = visit()
    guest.choose_game("standard", 4)
    guest.one("customise").locator("summary").first.click()
    expect(guest.option("hand_limit")).to_be_visible()
    expect(guest.page.locator('[data-option="target"]')).to_have_count(1)


def test_on_a_phone_the_list_of_games_is_folded(hall, visit):
    guest = visit(viewport={"width": 360, "height": 640})
    guest.page.goto(f"{guest.origin}/#/new")
    expect(guest.one("preset")).to_have_count(1)
    guest.one("other-game").click()
    expect(guest.one("preset")).to_have_count(len(PRESETS))
    guest.page.locator(
        "label", has=guest.page.locator('[data-testid="preset"][value="black-lady"]')
    ).click()
    expect(guest.one("preset")).to_have_count(1)
    guest.start()
    assert hall.rules(guest.table_id) == PRESETS["black-lady"].rules(4)
