"""Undo, hints, the question before a mistake, and ending a hand, as a person uses them."""

import itertools
import re

import pytest
from playwright.sync_api import expect

from openhearts.cards import Card
from openhearts.players.hints import HintedAction
from openhearts.rules.actions import PlayCard
from openhearts.rules.view import MatchPhase
from openhearts.rules.wording import wording
from openhearts.server.live import hint_work
from openhearts.simulation.warm import ensure_warm
from openhearts.table.entries import EndHand, GiveHint
from web.test_accessibility import TABLET, check_both

SIZES = [{"width": 360, "height": 640}, {"width": 1920, "height": 1080}]
by_size = pytest.mark.parametrize("size", SIZES, ids=["phone", "wide"])
by_every_size = pytest.mark.parametrize("size", [*SIZES, TABLET], ids=["phone", "wide", "tablet"])


@pytest.fixture(scope="module", autouse=True)
def compiled():
    ensure_warm()


def to_a_choice(guest):
    """Play on to a turn with at least two cards to choose from, after the first trick."""
    return guest.play_until(
        lambda step: (
            step["what"] == "play" and len(step["bright"]) > 1 and len(step["hand"]) in range(4, 12)
        )
    )


@by_size
def test_the_last_card_is_taken_back_and_played_again(hall, sit, size):
    guest = sit("standard", viewport=size)
    step = to_a_choice(guest)
    trick, hand = step["trick"], step["hand"]
    card = step["bright"][0]
    guest.tap(card)
    after = guest.wait(gone=card)
    guest.one("undo").click()
    expect(guest.card(card)).to_be_visible()
    back = guest.wait()
    assert (back["hand"], back["trick"]) == (hand, trick)
    expect(guest.one("live")).to_contain_text("You take the last decision back.")
    guest.tap(card)
    assert guest.wait(gone=card) == after
    stored = hall.live.log(guest.table_id)
    assert stored.marks.taken_back == 1
    assert not stored.marks.counts
    hall.check_frames(guest)


def test_undo_by_the_key_goes_back_to_the_deal_and_says_so(hall, sit):
    guest = sit("standard", changes={"first_dealer": 0})
    first = guest.wait()
    expect(guest.one("undo")).to_be_disabled()
    guest.play_until(lambda step: step["what"] == "play" and len(step["hand"]) == 11)
    for _ in range(3):
        guest.wait()
        guest.page.keyboard.press("u")
        guest.page.wait_for_timeout(150)
    assert guest.wait()["hand"] == first["hand"]
    expect(guest.one("table")).to_have_attribute("data-phase", "PASSING")
    expect(guest.one("undo")).to_be_disabled()
    # The match goes on from there, and what is kept says what happened.
    guest.play_until(lambda step: step["what"] == "continue")
    assert hall.live.log(guest.table_id).marks.taken_back == 3
    guest.page.goto(guest.origin)
    expect(guest.one("resume").first).to_contain_text("with undo")


def test_undo_cuts_short_what_has_not_happened(sit):
    guest = sit("standard", speed="slow", reduced_motion="reduce")
    step = guest.play_until(lambda step: step["what"] == "play" and len(step["bright"]) > 1)
    card = step["bright"][-1]
    guest.tap(card)
    expect(guest.card(card)).to_have_count(0)
    guest.one("undo").click()
    expect(guest.card(card)).to_be_visible()
    expect(guest.one("table")).to_have_attribute("data-may-act", "true", timeout=2000)


@by_every_size
def test_a_hint_shows_the_best_cards_with_reasons(hall, sit, size):
    guest = sit("standard", viewport=size)
    step = to_a_choice(guest)
    guest.one("hint").click()
    expect(guest.one("hint-row").first).to_be_visible(timeout=60_000)
    if guest.one("hint-all").count():
        guest.one("hint-all").click()
    rows = guest.one("hint-row")
    expect(rows).to_have_count(len(step["bright"]))
    named = {rows.nth(at).get_attribute("data-cards") for at in range(rows.count())}
    assert named == set(step["bright"])
    for at in range(rows.count()):
        assert re.search(r"\d|as good", rows.nth(at).locator(".points").inner_text())
        assert len(rows.nth(at).locator(".why").inner_text()) > 8
    # Each card is written in the colour that its suit has on the faces.
    colours = rows.locator("[data-suit]").evaluate_all(
        "all => all.map((one) => [one.dataset.suit, getComputedStyle(one).color])"
    )
    assert colours
    assert all((red == "rgb(198, 32, 45)") == (suit in "HD") for suit, red in colours)
    # It lies inside the table, and off the cards one holds.
    box = guest.one("hints").bounding_box()
    hand = guest.card(step["bright"][0]).bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= hand["y"]
    guest.tap(step["bright"][0])
    expect(guest.one("hints")).to_have_count(0)
    assert hall.live.log(guest.table_id).marks.hints == 1
    assert hall.live.log(guest.table_id).marks.counts


def test_hints_stand_in_the_order_of_what_they_show(sit, monkeypatch):
    def by_worth(view, rng):
        # The dearer card is the better one: the other one leaves somebody a moon.
        first, *rest = staged_hints(view, rng)
        return (first._replace(points=7.5), *(one._replace(points=1.0) for one in rest))

    monkeypatch.setattr(hint_work, "hints", by_worth)
    guest = sit("standard")
    to_a_choice(guest)
    guest.one("hint").click()
    points = guest.one("hint-row").locator(".points")
    expect(points.first).to_contain_text("7.5")
    expect(points.nth(1)).to_contain_text("worse")
    worse = [float(re.search(r"[\d.]+", text)[0]) for text in points.all_inner_texts()[1:]]
    assert worse == sorted(worse)


@pytest.mark.parametrize(
    ("preset", "players", "size"),
    [
        ("standard", 4, (360, 640)),
        ("classic", 7, (360, 640)),
        ("standard", 4, (640, 360)),
        ("classic", 6, (640, 360)),
        ("classic", 7, (640, 360)),
    ],
)
def test_a_hint_on_a_phone_covers_no_card(sit, monkeypatch, preset, players, size):
    monkeypatch.setattr(hint_work, "hints", staged_hints)
    guest = sit(preset, players, viewport={"width": size[0], "height": size[1]})
    guest.play_until(
        lambda step: (
            step["what"] == "play" and len(step["trick"]) == players - 1 and len(step["bright"]) > 1
        )
    )
    guest.one("hint").click()
    expect(guest.one("hint-row").first).to_be_visible()
    guest.still()
    panel = guest.one("hints").bounding_box()
    cards = [*guest.one("trick-card").all(), *guest.one("hand-card").all()]
    assert len(cards) > players
    for box in (card.bounding_box() for card in cards):
        beside = (
            box["x"] + box["width"] <= panel["x"] + 1 or box["x"] >= panel["x"] + panel["width"]
        )
        above = box["y"] + box["height"] <= panel["y"] + 1
        below = box["y"] >= panel["y"] + panel["height"]
        assert beside or above or below
    # What is refused is said where the hint was, and the hint comes back after it.
    dimmed = guest.page.locator('[data-testid="hand-card"][aria-disabled="true"]')
    if dimmed.count():
        guest.tap_dimmed(dimmed.first.get_attribute("data-card"))
        expect(guest.one("refusal")).to_be_visible()
        expect(guest.one("hints")).to_have_count(0)


@pytest.mark.parametrize("language", ["de-DE", "en-GB", "es-ES", "fr-FR", "hu-HU", "pt-PT"])
def test_a_hint_on_a_phone_stays_within_its_panel_in_any_language(sit, monkeypatch, language):
    monkeypatch.setattr(hint_work, "hints", staged_hints)
    guest = sit("standard", viewport={"width": 640, "height": 360}, locale=language)
    guest.play_until(lambda step: step["what"] == "play" and len(step["bright"]) > 2)
    guest.one("hint").click()
    expect(guest.one("hint-row").first).to_be_visible()
    guest.still()
    panel = guest.one("hints").bounding_box()
    for part in (guest.one("hint-next").first, guest.one("hint-all")):
        box = part.bounding_box()
        assert box["x"] >= panel["x"]
        assert box["x"] + box["width"] <= panel["x"] + panel["width"] + 1
    button = guest.one("hint-all").evaluate("(one) => one.scrollWidth - one.clientWidth")
    assert button <= 1


def test_hints_by_the_keys(sit):
    guest = sit("standard")
    to_a_choice(guest)
    guest.page.keyboard.press("h")
    expect(guest.one("hint-row").first).to_be_visible(timeout=60_000)
    guest.page.keyboard.press("Escape")
    expect(guest.one("hints")).to_have_count(0)
    guest.page.keyboard.press("h")
    expect(guest.one("hint-row").first).to_be_visible(timeout=60_000)
    guest.page.keyboard.press("h")
    expect(guest.one("hints")).to_have_count(0)


@by_size
def test_a_hint_for_the_pass_can_be_taken(hall, sit, size):
    guest = sit("standard", viewport=size, changes={"first_dealer": 0})
    guest.wait()
    guest.one("hint").click()
    best = guest.one("hint-row").first
    expect(best).to_be_visible(timeout=60_000)
    cards = best.get_attribute("data-cards").split()
    guest.one("hint-take").click()
    for card in cards:
        expect(guest.card(card)).to_have_attribute("aria-pressed", "true")
    guest.one("pass-button").click()
    guest.wait(passed=True)
    given = hall.state(guest.table_id).hand.setup.passes[0]
    assert sorted(card.text for card in given) == sorted(cards)


@by_size
def test_of_hundreds_of_passes_the_best_are_listed(sit, monkeypatch, size):
    def every_set(view, rng):
        plain = wording("hint-pass-plain", count=4)
        sets = itertools.combinations(view.hand.cards, 3)
        return tuple(
            HintedAction(cards, place / 9, place / 9, 0.1, 0.0, 0.0, plain)
            for place, cards in enumerate(sets)
        )

    monkeypatch.setattr(hint_work, "hints", every_set)
    guest = sit("standard", viewport=size, changes={"first_dealer": 0})
    guest.wait()
    guest.one("hint").click()
    rows = guest.one("hint-row")
    expect(rows).to_have_count(3 if size["width"] > 700 else 1)
    guest.one("hint-all").click()
    expect(rows).to_have_count(20)
    expect(guest.one("hint-tried")).to_have_text("The best 20 of 286 ways to pass that were tried.")
    expect(guest.one("hint-all")).to_have_count(0)
    panel, hand = guest.one("hints").bounding_box(), guest.one("hand-card").first.bounding_box()
    assert panel["y"] >= 0
    assert panel["y"] + panel["height"] <= hand["y"]
    check_both(guest)


def test_a_hint_that_cannot_be_worked_out_says_so(sit, monkeypatch, caplog):
    def fails(view, rng):
        raise RuntimeError("no world")

    monkeypatch.setattr(hint_work, "hints", fails)
    guest = sit("standard")
    to_a_choice(guest)
    guest.one("hint").click()
    expect(guest.one("hint-problem")).to_be_visible()
    assert "no world" in caplog.text
    caplog.clear()


def staged_hints(view, rng):
    """The lowest card is best, and the highest a mistake."""
    cards = sorted(view.legal_cards(), key=lambda card: (card.rank, card.suit))
    return tuple(
        HintedAction(
            cards=(card,),
            points=float(place),
            behind=0.0 if place == 0 else 9.5 if card == cards[-1] else 1.0,
            error=0.1,
            own_moon=0.0,
            moon_risk=0.0,
            reason=wording("hint-takes-card", cards=(Card.parse("QS"),), share=80)
            if card == cards[-1]
            else wording("hint-loses-trick", share=90),
        )
        for place, card in enumerate(cards)
    )


@by_size
def test_learning_mode_asks_before_a_mistake(hall, sit, monkeypatch, size):
    guest = sit("standard", viewport=size)
    step = to_a_choice(guest)
    monkeypatch.setattr(hint_work, "hints", staged_hints)
    guest.page.keyboard.press(",")
    guest.one("learning").click()
    guest.page.keyboard.press("Escape")
    ranks = "23456789TJQKA"
    ordered = sorted(step["bright"], key=lambda c: (ranks.index(c[0]), "CDSH".index(c[1])))
    worst = ordered[-1]
    guest.tap(worst)
    expect(guest.one("doubt")).to_contain_text("Takes the queen of spades in 80 %")
    expect(guest.one("doubt")).to_contain_text("9.5 points more")
    check_both(guest)
    # Escape is the safe answer; nothing was played.
    guest.page.keyboard.press("Escape")
    expect(guest.one("doubt")).to_have_count(0)
    assert guest.wait()["hand"] == step["hand"]
    assert hall.actions(guest.table_id)[-1] == GiveHint()
    assert hall.live.log(guest.table_id).marks.hints == 1
    # One may still play it.
    guest.tap(worst)
    guest.one("anyway").click()
    guest.wait(gone=worst)
    assert hall.actions(guest.table_id)[-1].card.text == worst


def test_learning_mode_lets_a_good_card_pass_and_is_kept(hall, sit, monkeypatch):
    monkeypatch.setattr(hint_work, "hints", staged_hints)
    guest = sit("standard", changes={"pass_cycle": ["H"]})
    guest.wait()
    guest.page.keyboard.press(",")
    guest.one("learning").click()
    guest.page.keyboard.press("Escape")
    guest.page.reload()
    step = to_a_choice(guest)
    ranks = "23456789TJQKA"
    best = min(step["bright"], key=lambda c: (ranks.index(c[0]), "CDSH".index(c[1])))
    guest.tap(best)
    guest.wait(gone=best)
    expect(guest.one("doubt")).to_have_count(0)
    assert hall.live.log(guest.table_id).marks.hints == 0


@by_size
def test_a_decided_hand_is_ended_with_its_own_points(hall, sit, size):
    guest = sit("standard", viewport=size, changes={"pass_cycle": ["H"]})
    for _ in range(6):
        step = guest.play_until(
            lambda step: step["what"] == "continue" or guest.one("end-hand").count() > 0
        )
        if step["what"] != "continue":
            break
        guest.act(step)
    guest.still()
    before = hall.state(guest.table_id)
    expect(guest.one("end-hand")).to_contain_text("end the hand")
    guest.one("end-hand").click()
    expect(guest.one("continue")).to_be_visible()
    state = before
    while state.phase is MatchPhase.PLAYING and state.hand is not None:
        state, _ = state.apply(state.hand.turn, PlayCard(state.hand.legal_cards().highest()))
    guest.one("continue").click()
    guest.wait()
    now = hall.state(guest.table_id)
    assert now.results[: len(state.results)] == state.results
    assert guest.totals() == list(now.totals)
    assert (0, EndHand()) in hall.live.log(guest.table_id).log
    hall.check_frames(guest)


def test_the_end_of_a_hand_is_said_before_its_points(sit):
    guest = sit("standard", speed="normal", reduced_motion="reduce", changes={"pass_cycle": ["H"]})
    guest.hurried = True
    for _ in range(6):
        step = guest.play_until(
            lambda step: step["what"] == "continue" or guest.one("end-hand").count() > 0
        )
        if step["what"] != "continue":
            break
        guest.act(step)
    guest.page.keyboard.press("e")
    expect(guest.one("notice")).to_contain_text("You end the hand.")
    expect(guest.one("continue")).to_be_visible()
