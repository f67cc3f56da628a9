"""Self-tests of the reference engine: sums, refusals, random matches, and the rulebook cases."""

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from reference.case_runner import differences
from reference.engine import (
    PRESETS,
    Hand,
    IllegalPlay,
    Refused,
    build,
    counts_of,
    deck,
    kitty_size,
    penalty_sum,
)
from reference.options import PASS_ENTRIES, WORDS
from reference.random_rules import play_hand_at_random, play_match_at_random, random_options

CASES_FILE = Path(__file__).parent.parent / "rulebook" / "cases.toml"
CASES: list[dict[str, Any]] = tomllib.loads(CASES_FILE.read_text(encoding="utf-8"))["case"]

SUMS = {"classic": 13, "basic": 13, "black-maria": 43, "spot": 129}
SUMS |= {"hooligan": 33, "black-jack": 23, "queens": 64}


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_reference_agrees_with_the_case(case: dict[str, Any]) -> None:
    assert differences(case) == []


def test_case_names_are_unique() -> None:
    names = [case["name"] for case in CASES]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("preset", PRESETS)
def test_penalty_sums_of_section_2(preset: str) -> None:
    for players in counts_of(preset):
        assert penalty_sum(build(preset, players)) == SUMS.get(preset, 26)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_deals_its_whole_deck(preset: str) -> None:
    for players in counts_of(preset):
        options = build(preset, players)
        dealt = players * options["hand_size"] + kitty_size(options)
        assert dealt == len(deck(options)) == 52 - len(options["removed"])


@pytest.mark.parametrize("players", [2, 8, 4.0, True, "4", None])
def test_number_of_players_out_of_range(players: Any) -> None:
    with pytest.raises(Refused) as refusal:
        build("standard", players)
    assert "players" in refusal.value.options


def test_a_refused_card_changes_nothing() -> None:
    options = build("standard", 4, {"pass_count": 0})
    hands = [deck(options)[seat::4] for seat in range(4)]
    hand = Hand(options, 1, 3, hands, [])
    before = [set(cards) for cards in hand.hands]
    for card in ("3C", "6C"):
        with pytest.raises(IllegalPlay):
            hand.play(card)
    assert hand.hands == before
    assert hand.turn == 0
    assert hand.legal() == {"2C"}


def test_random_rules_reach_every_word_and_entry() -> None:
    rng = random.Random(1)
    seen: set[tuple[str, Any]] = set()
    for _ in range(1500):
        preset, players, changes = random_options(rng)
        options = build(preset, players, changes)
        seen |= {("preset", preset), ("players", players)}
        seen |= {(name, options[name]) for name in WORDS}
        seen |= {("pass_cycle", entry) for entry in options["pass_cycle"]}
        seen |= {("pass_count", options["pass_count"])}
    wanted: set[tuple[str, Any]] = {(name, word) for name, words in WORDS.items() for word in words}
    wanted |= {("preset", preset) for preset in PRESETS}
    wanted |= {("pass_cycle", entry) for entry in PASS_ENTRIES}
    wanted |= {("players", players) for players in range(3, 8)}
    wanted |= {("pass_count", count) for count in range(5)}
    assert wanted <= seen


def test_random_hands_take_every_card_once() -> None:
    rng = random.Random(2)
    for _ in range(150):
        options = build(*random_options(rng))
        hand = play_hand_at_random(rng, options, rng.randint(1, 9), rng.randrange(3))
        taken = sorted(card for cards in hand.captured for card in cards)
        assert taken == sorted(deck(options))
        assert sum(hand.tricks) == options["hand_size"]
        assert (hand.kitty_taken_by is None) == (kitty_size(options) == 0)


@pytest.mark.parametrize("preset", PRESETS)
def test_random_matches_finish(preset: str) -> None:
    rng = random.Random(3)
    for players in counts_of(preset):
        match = play_match_at_random(rng, build(preset, players), 200)
        assert match.ended
        assert match.winners
