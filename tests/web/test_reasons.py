"""What holds now and why a card may not be played, in words."""

import re

import pytest
from playwright.sync_api import expect

from spoken import spoken
from web.test_accessibility import TABLET, check

SIZES = [{"width": 360, "height": 640}, {"width": 1920, "height": 1080}]
by_size = pytest.mark.parametrize("size", SIZES, ids=["phone", "wide"])
by_every_size = pytest.mark.parametrize("size", [*SIZES, TABLET], ids=["phone", "wide", "tablet"])


@by_every_size
def test_what_holds_now_is_said_on_the_table_and_in_full(sit, size):
    guest = sit("kitty", viewport=size, changes={"pass_cycle": ["H"]})
    guest.wait()
    expect(guest.one("holds")).to_contain_text("First trick: no penalty cards.")
    guest.one("hearts").click()
    window = guest.one("now")
    expect(window).to_contain_text("First trick: no penalty cards.")
    expect(window).to_contain_text("Hearts are not broken: they may not be led yet.")
    expect(window).to_contain_text("The kitty of 4 cards goes with the first penalty card.")
    guest.page.keyboard.press("Escape")
    expect(window).to_have_count(0)


def test_on_a_phone_lying_down_it_is_said_while_others_play(sit):
    guest = sit(
        "standard",
        speed="slow",
        reduced_motion="reduce",
        viewport={"width": 640, "height": 360},
        changes={"pass_cycle": ["H"]},
    )
    step = guest.wait(hurry=True)
    # What is to be done comes first.
    expect(guest.one("prompt")).to_be_in_viewport()
    expect(guest.one("holds")).to_have_count(0)
    guest.tap(step["bright"][0])
    said = guest.one("holds")
    expect(said).to_have_text(re.compile("First trick|Hearts are"))
    guest.still()
    line = said.bounding_box()
    plate = guest.plate(0).bounding_box()
    assert line["x"] >= plate["x"] + plate["width"]
    assert line["y"] + line["height"] <= guest.one("hand-card").first.bounding_box()["y"]


def test_every_card_that_is_kept_back_has_its_reason(sit):
    guest = sit("standard")
    step = guest.play_until(
        lambda step: step["what"] == "play" and len(step["bright"]) < len(step["hand"])
    )
    guest.page.keyboard.press("w")
    reasons = guest.one("why-not")
    for said in guest.last_update()["view"]["refusals"].values():
        expect(reasons).to_contain_text(spoken(said))
    kept = len(step["hand"]) - len(step["bright"])
    assert len(guest.last_update()["view"]["refusals"]) == kept
    guest.page.keyboard.press("w")


def test_by_the_keys_a_dimmed_card_says_why_not(sit):
    guest = sit("standard")
    step = guest.play_until(
        lambda step: step["what"] == "play" and len(step["bright"]) < len(step["hand"])
    )
    dimmed = next(card for card in step["hand"] if card not in step["bright"])
    guest.card(dimmed).focus()
    guest.page.keyboard.press("Enter")
    said = guest.last_update()["view"]["refusals"][dimmed]
    expect(guest.one("refusal")).to_have_text(spoken(said))
    expect(guest.card(dimmed)).to_be_visible()


def test_broken_hearts_are_said(sit):
    guest = sit("standard", changes={"pass_cycle": ["H"]})
    guest.play_until(lambda step: step["what"] == "play" and step["broken"])
    guest.page.keyboard.press("w")
    expect(guest.one("now")).to_contain_text("Hearts are broken: they may be led.")


def test_a_moon_in_sight_is_said(hall, sit):
    guest = sit("standard", changes={"pass_cycle": ["H"]})

    def threatened(step):
        hand = guest.last_update()["view"]["hand"]
        return step["what"] == "play" and hand["moon_threat"] is not None

    step = guest.play_until(threatened)
    assert step["what"] == "play"
    hand = guest.last_update()["view"]["hand"]
    taken = [points > 0 for points in hand["points_taken"]]
    assert taken.count(True) == 1
    assert taken[hand["moon_threat"]]
    expect(guest.one("holds")).to_contain_text("every point so far")


def test_rules_without_broken_hearts_say_nothing_of_them(sit):
    guest = sit(
        "standard",
        changes={"pass_cycle": ["H"], "hearts_lead": "FREE", "first_trick_points": "ALLOWED"},
    )
    guest.wait()
    guest.page.keyboard.press("w")
    expect(guest.one("now")).not_to_contain_text("Hearts are not broken")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_window_is_for_everybody(sit, theme):
    guest = sit("kitty", color_scheme=theme, viewport=SIZES[0])
    guest.play_until(lambda step: step["what"] == "play")
    guest.page.keyboard.press("w")
    check(guest)
