"""Random rule sets and random play, for comparing two engines over everything the rules allow."""

import random
from typing import Any

from reference.cards import FULL_DECK
from reference.engine import (
    PRESETS,
    Hand,
    Match,
    Refused,
    build,
    choice_is_due,
    counts_of,
    deck,
    hand_scores,
    pass_entry,
    pass_size,
)
from reference.options import PASS_ENTRIES, WORDS

Drawn = tuple[str, int, dict[str, Any]]

TRIES = 10_000


def random_options(rng: random.Random) -> Drawn:
    """A preset, a number of players and changes that `build` accepts.

    Over many draws every preset, count, option and value comes up. Most matches under these
    rules end after a few hands, but `PLAY_ON`, bonus cards and subtracting moons can make one
    long: the caller must cap the number of hands.
    """
    for _ in range(TRIES):
        preset = rng.choice(PRESETS)
        players = rng.choice(counts_of(preset))
        changes = random_changes(rng, preset, players)
        try:
            build(preset, players, changes)
        except Refused:
            continue
        return preset, players, changes
    raise AssertionError("no acceptable rule set in many tries")


def random_changes(rng: random.Random, preset: str, players: int) -> dict[str, Any]:
    """Changes to lay over a preset; `build` may refuse them."""
    changes: dict[str, Any] = {}
    share_changed = rng.choice([0.0, 0.1, 0.3, 0.6, 1.0])
    for name, words in WORDS.items():
        if name != "kitty" and rng.random() < share_changed:
            changes[name] = rng.choice(words)
    if rng.random() < share_changed:
        changes["moon_needs_bonus"] = rng.random() < 0.5
    if rng.random() < share_changed:
        changes["target_exceeded"] = rng.random() < 0.5
    if rng.random() < share_changed:
        changes["pass_count"] = rng.randint(0, 4)
    if rng.random() < share_changed:
        changes["pass_cycle"] = rng.choices(PASS_ENTRIES, k=rng.randint(1, 5))
    if rng.random() < share_changed:
        changes["first_dealer"] = rng.choice(["LOWEST_CUT", "RANDOM", *range(players)])
    if rng.random() < share_changed:
        changes["no_trick_bonus"] = rng.choice([0, -1, -5, -13])
    if rng.random() < share_changed:
        changes["moon_value"] = rng.choice(["none", 1, 5, 13, 26, 52])
    if rng.random() < share_changed:
        changes["points"] = random_points(rng)
    if rng.random() < share_changed:
        change_the_deal(rng, preset, players, changes)
    change_the_end(rng, changes)
    return changes


def random_points(rng: random.Random) -> dict[str, int]:  # noqa: C901, PLR0912
    """Point changes of many kinds: worthless queens, bonus cards, penalty clubs, no hearts."""
    points: dict[str, int] = {}
    for _ in range(rng.randint(1, 3)):
        kind = rng.choice(["queen", "bonus", "clubs", "hearts", "no hearts", "few", "any"])
        if kind == "queen":
            points["QS"] = rng.choice([0, 0, 5, 13, 25, -5])
        elif kind == "bonus":
            points[rng.choice(["JD", "TD", "JC", "QS", "AH", rng.choice(FULL_DECK)])] = -10
        elif kind == "clubs":
            for card in rng.sample(FULL_DECK[:13], rng.randint(1, 5)):
                points[card] = rng.randint(1, 9)
        elif kind == "hearts":
            for card in rng.sample(FULL_DECK[39:], rng.randint(1, 13)):
                points[card] = rng.choice([0, 0, 2, 5])
        elif kind == "no hearts":
            for card in FULL_DECK[39:]:
                points[card] = 0
        elif kind == "few":
            for card in [*FULL_DECK[39:], "QS"]:
                points[card] = 0
            points[rng.choice(FULL_DECK)] = rng.randint(1, 9)
        else:
            for card in rng.sample(FULL_DECK, rng.randint(1, 20)):
                points[card] = rng.randint(-6, 12)
    return points


def change_the_deal(rng: random.Random, preset: str, players: int, changes: dict[str, Any]) -> None:
    """Other removed cards, hand sizes and kitties, mostly such that the deal works out."""
    kind = rng.choice(["size", "strip", "strip and size", "no clubs", "kitty only", "anything"])
    removed = set(build(preset, players, {})["removed"])
    if kind in ("strip", "strip and size", "anything"):
        removed = set(rng.sample(FULL_DECK, rng.randint(0, 20)))
        if rng.random() < 0.3:
            removed.add("QS")
        if rng.random() < 0.3:
            removed |= {"2C", "3C"}
        changes["removed"] = sorted(removed)
    elif kind == "no clubs":
        removed = set(FULL_DECK[:13])
        changes["removed"] = sorted(removed)
    most = (52 - len(removed)) // players
    if kind in ("size", "strip and size"):
        changes["hand_size"] = rng.choice([rng.randint(1, most), most, min(most, 4)])
    elif kind in ("strip", "no clubs"):
        changes["hand_size"] = most
    elif kind == "anything":
        changes["hand_size"] = rng.randint(1, 17)
    changes["kitty"] = rng.choice(WORDS["kitty"])


def change_the_end(rng: random.Random, changes: dict[str, Any]) -> None:
    """Small targets and hand limits, so that most matches are short; resets now and then."""
    kind = rng.choice(["target", "limit", "both", "preset's own"])
    if kind in ("target", "both"):
        changes["target"] = rng.choice([1, 13, 20, 30, 50, rng.randint(1, 100)])
    if kind in ("limit", "both"):
        changes["hand_limit"] = rng.randint(1, 6)
    if kind == "limit" and rng.random() < 0.7:
        changes["target"] = "none"
    if kind in ("target", "preset's own") and rng.random() < 0.1:
        changes["hand_limit"] = "none"
    if rng.random() < 0.3:
        target = changes.get("target", 100)
        exact = target if isinstance(target, int) else 26
        changes["exact_resets"] = {
            str(rng.choice([exact, rng.randint(1, 60)])): rng.choice([0, 10, 25, 50, -5])
            for _ in range(rng.randint(1, 6))
        }


def deal_at_random(rng: random.Random, options: dict[str, Any], number: int, dealer: int) -> Hand:
    """A shuffled deal."""
    cards = deck(options)
    rng.shuffle(cards)
    size = options["hand_size"]
    hands = [cards[seat * size : (seat + 1) * size] for seat in range(options["players"])]
    return Hand(options, number, dealer, hands, cards[options["players"] * size :])


def pass_at_random(rng: random.Random, hand: Hand) -> None:
    """Every seat passes random cards, if a pass is due."""
    if not hand.passing:
        return
    size = pass_size(hand.options, hand.number)
    passes = [rng.sample(sorted(cards), size) for cards in hand.hands]
    mix_order = None
    if pass_entry(hand.options, hand.number) == "MIX":
        mix_order = [card for cards in passes for card in cards]
        rng.shuffle(mix_order)
    hand.apply_passes(passes, mix_order)


def play_hand_at_random(
    rng: random.Random, options: dict[str, Any], number: int, dealer: int
) -> Hand:
    """A whole hand of random legal cards."""
    hand = deal_at_random(rng, options, number, dealer)
    pass_at_random(rng, hand)
    while not hand.over:
        hand.play(rng.choice(sorted(hand.legal())))
    return hand


def play_match_at_random(rng: random.Random, options: dict[str, Any], most_hands: int) -> Match:
    """A match of random legal play, broken off after `most_hands` hands."""
    match = Match(options, rng.randrange(options["players"]))
    while not match.ended and match.hands_played < most_hands:
        number = match.hands_played + 1
        hand = play_hand_at_random(rng, options, number, match.dealer(number))
        choice = None
        if choice_is_due(options, hand.captured):
            choice = rng.choice(["ADD", "SUBTRACT"])
        match.apply(
            hand_scores(
                options, hand.captured, hand.tricks, choice, match.totals, match.hands_played
            )
        )
    return match
