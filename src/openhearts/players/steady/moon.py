"""Shooting the moon: when the steady player tries, how it plays then, and the choice after it."""

from __future__ import annotations

from openhearts.players.steady.danger import indexes
from openhearts.players.steady.reading import Reading
from openhearts.players.steady.threat import penalty_takers
from openhearts.players.steady.tricks import win_chance
from openhearts.players.steady.worth import Worth, worth_of
from openhearts.rules.masks import CLUB_MASK
from openhearts.rules.options import MoonChoice
from openhearts.rules.scoring import add_scores, lowest_seats, match_ends, score_hand
from openhearts.rules.view import PlayerView

_BOLDNESS = 2.2
"""How many losers a hand may have for a try from the first trick on."""
_BOLDNESS_AT_PASS = 0.5


def expected_losers(hand: int, unseen: int, opponents: int, worth: Worth) -> float:
    """Return how many tricks with penalty cards this hand is likely to lose if it wants all."""
    losers = 0.0
    for suit in range(4):
        mask = CLUB_MASK << (16 * suit)
        out = (unseen & mask).bit_count()
        if not out:
            continue
        weight = 1.4 if worth.penalty & mask else 0.8
        longest = out / opponents + 1.0
        for rounds, index in enumerate(reversed(indexes(hand & mask))):
            if unseen & mask & -(1 << index):
                losers += weight * min(1.0, max(0.0, longest + 0.5 - rounds))
    return losers


def shoots_now(reading: Reading) -> bool:
    """Tell whether to go for the moon in this trick."""
    worth, hand = reading.worth, reading.hand_view
    if not worth.moon_swing or not _still_open(reading):
        return False
    losers = expected_losers(reading.hand, reading.knowledge.unseen, reading.opponents, worth)
    if reading.led >= 0 and not any(win_chance(reading, i) for i in indexes(reading.hand)):
        losers += 0.6 if reading.penalty_points == 0 else 5.0
    if reading.knowledge.hidden_kitty and hand.kitty_taker not in (None, reading.view.seat):
        losers += 1.0
    taken = penalty_takers(hand, worth).get(reading.view.seat, 0)
    return losers <= _BOLDNESS + 0.5 * taken / worth.penalty_sum


def _still_open(reading: Reading) -> bool:
    """Tell whether nobody else has a card that a moon needs."""
    view, worth = reading.view, reading.worth
    needed = worth.penalty | (worth.bonus if view.rules.moon_needs_bonus else 0)
    return not any(
        pile.mask & needed for seat, pile in enumerate(view.captured) if seat != view.seat
    )


def moon_lead(reading: Reading, legal: list[int]) -> int:
    """Return the card to lead on the way to the moon: winners of the longest suit first."""
    unseen = reading.knowledge.unseen

    def order(index: int) -> tuple[bool, bool, int, int]:
        mask = CLUB_MASK << (16 * (index >> 4))
        beaten = bool(unseen & mask & -(1 << index))
        return (
            not beaten,
            not reading.worth.penalty & mask,
            (reading.hand & mask).bit_count(),
            index,
        )

    return max(legal, key=order)


def moon_follow(reading: Reading, legal: list[int]) -> int:
    """Return the card to follow with, or to throw, on the way to the moon."""
    following = [index for index in legal if index >> 4 == reading.led]
    unseen = reading.knowledge.unseen
    if not following:
        return min(legal, key=lambda index: _throw_order(reading, index))
    winners = [index for index in following if win_chance(reading, index) > 0]
    if not winners:
        return min(following, key=lambda index: (reading.worth.values[index] > 0, index))
    clean = reading.penalty_points == 0
    low = following[0]
    if clean and not reading.later and low not in winners and not reading.worth.penalty >> low & 1:
        mask = CLUB_MASK << (16 * reading.led)
        if unseen & mask & -(1 << low):
            return low
    if not reading.later:
        return winners[0]
    return max(winners, key=lambda index: (win_chance(reading, index), index))


def _throw_order(reading: Reading, index: int) -> tuple[int, bool, int]:
    mask = CLUB_MASK << (16 * (index >> 4))
    beaten = bool(reading.knowledge.unseen & mask & -(1 << index))
    needed = reading.worth.penalty | reading.worth.bonus
    value = abs(reading.worth.values[index]) if needed >> index & 1 else 0
    return value, not beaten, index & 15


def moon_pass(hand: int, count: int, view: PlayerView) -> list[int] | None:
    """Return what to pass for a moon, ``None`` when the hand is not strong enough."""
    worth = worth_of(view.rules)
    if not worth.moon_swing:
        return None
    opponents = view.rules.players - 1
    unseen = view.rules.deck.mask & ~hand
    kept, passed = hand, []
    for _ in range(count):
        best = min(
            indexes(kept),
            key=lambda index: (
                expected_losers(kept & ~(1 << index), unseen, opponents, worth),
                index & 15,
            ),
        )
        kept &= ~(1 << best)
        passed.append(best)
    if expected_losers(kept, unseen, opponents, worth) > _BOLDNESS_AT_PASS:
        return None
    return passed


def decide_moon(view: PlayerView) -> MoonChoice:
    """Return what one's own moon should do, by what the totals become."""
    hand, rules = view.hand, view.rules
    assert hand is not None
    piles = [pile.mask for pile in view.captured]
    hands_played = len(view.results) + 1

    def judge(choice: MoonChoice) -> tuple[int, float]:
        scores = score_hand(rules, piles, view.tricks_taken, view.seat, choice)
        totals = add_scores(rules, view.totals, scores)
        others = [total for seat, total in enumerate(totals) if seat != view.seat]
        lead = min(others) - totals[view.seat]
        if not match_ends(rules, totals, hands_played):
            return 1, lead
        winners = lowest_seats(totals)
        if view.seat not in winners:
            return 0, lead
        return (3 if len(winners) == 1 else 2), lead

    add, subtract = judge(MoonChoice.ADD), judge(MoonChoice.SUBTRACT)
    return MoonChoice.SUBTRACT if subtract > add else MoonChoice.ADD
