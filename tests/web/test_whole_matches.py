"""Complete matches to the end, played as a person plays them."""

import json

import pytest
from playwright.sync_api import expect

from openhearts.cards import Card
from openhearts.rules.options import QueenLead
from openhearts.rules.presets import PRESETS
from server.frame_checker import check_order
from web.guest import number
from web.stage import by_rank, moon_deal


def check_the_end(hall, guest):
    """The page, the store and the frames tell of the same finished match."""
    expect(guest.one("verdict")).to_be_visible()
    table_id = guest.table_id
    state = hall.state(table_id)
    assert state.winners
    totals = list(state.totals)
    assert guest.totals() == totals
    ranking = guest.one("verdict").locator("li")
    by_seat = {
        int(line.get_attribute("data-seat")): number(line.locator(".total").inner_text())
        for line in ranking.all()
    }
    assert [by_seat[seat] for seat in range(len(totals))] == totals
    won = guest.one("verdict").locator("li.won")
    assert {int(line.get_attribute("data-seat")) for line in won.all()} == set(state.winners)
    messages = [json.loads(frame) for frame in guest.frames]
    check_order([message for message in messages if message["type"] == "update"])
    hall.check_frames(guest)
    return state


def check_the_order_of_the_end(guest, players):
    """The last trick was seen, then the points of the hand, and only then the verdict."""
    seen = [entry["now"] for entry in guest.recorded()]
    verdict = next(at for at, now in enumerate(seen) if now["verdict"])
    full = max(at for at, now in enumerate(seen) if now["trick"] == players)
    score = max(at for at, now in enumerate(seen[:verdict]) if now["score"])
    assert full < score < verdict
    assert not any(now["verdict"] for now in seen[: full + 1])


def test_standard_to_a_hundred_and_a_rematch(hall, visit):
    guest = visit(record=True)
    guest.one("start").click()
    step = guest.wait()
    assert step["what"] == "pass"
    # A card that was chosen can be put back.
    first, second = step["hand"][:2]
    guest.tap(first)
    guest.tap(second)
    expect(guest.card(first)).to_have_attribute("aria-pressed", "true")
    guest.tap(first)
    expect(guest.card(first)).not_to_have_attribute("aria-pressed", "true")
    expect(guest.one("pass-button")).to_be_disabled()
    guest.tap(second)
    guest.play_match()
    state = check_the_end(hall, guest)
    check_the_order_of_the_end(guest, 4)
    assert state.rules == PRESETS["standard"].rules(4)
    assert max(state.totals) >= 100
    before = guest.table_id

    guest.one("rematch").click()
    expect(guest.one("verdict")).to_have_count(0)
    assert guest.wait()["what"] == "pass"
    assert guest.table_id != before
    assert hall.rules(guest.table_id) == state.rules
    assert guest.totals() == [0] * 4
    expect(guest.one("hand-number")).to_contain_text("Hand 1")
    # Every counter was new in the first picture without the verdict, and stayed so.
    seen = [entry["now"] for entry in guest.recorded()]
    verdict = max(at for at, now in enumerate(seen) if now["verdict"])
    after = [label for now in seen[verdict + 1 :] for label in now["counters"]]
    assert after
    assert all("total 0, 0 points in this hand, 0 tricks" in label for label in after)


@pytest.mark.parametrize("players", [3, 7])
def test_classic(hall, visit, players):
    guest = visit(record=True)
    guest.choose_game("classic", players)
    guest.one("target").fill("15")
    guest.start()
    guest.play_match()
    state = check_the_end(hall, guest)
    check_the_order_of_the_end(guest, players)
    assert state.rules == PRESETS["classic"].rules(players).with_changes(target=15)


def test_play_on_with_both_settings_changed(hall, visit):
    guest = visit()
    guest.choose_game("play-on")
    settings = guest.one("settings")
    guest.pick(settings.locator('[data-option="queen_lead"]'), "AFTER_BROKEN")
    guest.pick(settings.locator('[data-option="target"]'), 50)
    guest.start()
    rules = hall.rules(guest.table_id)
    assert rules == PRESETS["play-on"].rules(4).with_changes(
        queen_lead=QueenLead.AFTER_BROKEN, target=50
    )
    guest.one("open-rules").click()
    expect(guest.one("rules")).to_contain_text("reaches 50")
    expect(guest.one("rules")).to_contain_text("queen of spades may not be led")
    guest.page.keyboard.press("Escape")
    guest.play_match()
    state = check_the_end(hall, guest)
    assert max(state.totals) >= 50
    assert len(state.winners) == 1


@pytest.mark.parametrize("choice", ["ADD", "SUBTRACT"])
def test_black_lady_and_the_question_of_the_moon(hall, visit, choice):
    guest = visit()
    hall.stage.set(moon_deal(PRESETS["black-lady"].rules(4)), simple=True)
    guest.choose_game("black-lady")
    guest.one("target").fill("26")
    guest.start()
    key = {card: by_rank(Card.parse(card)) for card in guest.wait()["hand"]}

    def high(cards):
        return max(cards, key=lambda text: by_rank(Card.parse(text)))

    def low(cards):
        return sorted(cards, key=key.get)[:3]

    step = guest.play_until(
        lambda step: step["what"] in {"moon", "continue"}, choose_play=high, choose_pass=low
    )
    assert step["what"] == "moon"
    # Escape is no answer: the question comes back when it is asked for.
    guest.page.keyboard.press("Escape")
    expect(guest.one("moon")).to_have_count(0)
    guest.page.get_by_role("button", name="Decide about your moon").click()
    # The question says exactly what would be, and that the match to 26 would end by giving.
    expected = [0, 26, 26, 26] if choice == "ADD" else [-26, 0, 0, 0]
    button = guest.one(f"moon-{choice}")
    for seat, total in enumerate(expected):
        told = button.locator(f'[data-seat="{seat}"]').inner_text()
        assert number(told.split()[-1]) == total
    ends = "The match ends: you win." if choice == "ADD" else "The match goes on."
    expect(button.get_by_test_id("moon-ends")).to_have_text(ends)
    button.click()
    assert guest.wait()["what"] == "continue"
    assert list(hall.state(guest.table_id).totals) == expected
    expect(guest.one("score-sheet").locator("tfoot td")).to_have_text(
        [str(total).replace("-", "−") for total in expected]
    )
    guest.play_match()
    check_the_end(hall, guest)


def test_a_kitty_is_not_told_before_its_time(hall, visit):
    guest = visit()
    guest.choose_game("kitty")
    guest.one("target").fill("10")
    guest.start()
    guest.play_match()
    check_the_end(hall, guest)


EVERY_GAME = [(name, count) for name, one in PRESETS.items() for count in one.player_counts]


@pytest.mark.soak
@pytest.mark.parametrize(("preset", "players"), EVERY_GAME)
def test_every_game_to_its_end(hall, visit, preset, players):
    guest = visit(record=True)
    guest.choose_game(preset, players)
    guest.start()
    guest.play_match()
    state = check_the_end(hall, guest)
    check_the_order_of_the_end(guest, players)
    assert state.rules == PRESETS[preset].rules(players)
