"""Choosing a game: what is chosen is what is played, and contradictions show where they arise."""

import pytest
from playwright.sync_api import expect

from openhearts.rules.options import FirstLead, OpeningCard
from openhearts.rules.presets import PRESETS
from openhearts.rules.ruletext import rules_title


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_starts_the_game_of_that_name(hall, visit, name):
    preset = PRESETS[name]
    guest = visit()
    for players in preset.player_counts:
        guest.choose_game(name, players)
        guest.start()
        rules = hall.rules(guest.table_id)
        assert rules == preset.rules(players)
        expect(guest.one("open-rules")).to_have_text(rules_title(rules))
        expect(guest.one("seat")).to_have_count(players)


def test_the_button_on_the_first_page_starts_what_was_played_last(hall, visit):
    guest = visit()
    expect(guest.one("chosen-rules")).to_contain_text("Standard")
    guest.choose_game("black-jack", 4)
    guest.start()
    rules = hall.rules(guest.table_id)
    guest.page.goto(f"{guest.origin}/#/")
    expect(guest.one("chosen-rules")).to_contain_text(rules_title(rules))
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
    # In plain words, with the other option named; the sentence of the server is at hand.
    first = guest.option("first_lead")
    expect(first.get_by_test_id("option-problem")).to_contain_text("“Opening card”")
    expect(first.get_by_test_id("option-problem")).not_to_contain_text("=")
    first.locator("summary").click()
    expect(first.get_by_test_id("option-problem-full")).to_contain_text("eldest")
    guest.pick(guest.option("opening_card"), "ANY")
    expect(guest.one("contradiction")).to_have_count(0)
    expect(guest.one("option-problem")).to_have_count(0)
    expect(guest.one("start")).to_be_enabled()
    guest.start()
    rules = PRESETS["standard"].rules(4)
    assert hall.rules(guest.table_id) == rules.with_changes(
        first_lead=FirstLead.ELDEST, opening_card=OpeningCard.ANY
    )
