"""Seeing an opponent's moon: who has every penalty card so far, and how likely it is to get all."""

from __future__ import annotations

import math
from typing import NamedTuple

from openhearts.players.steady.worth import Worth
from openhearts.rules.facts import Seat
from openhearts.rules.view import HandView, PlayerView

_START = -3.0
_STREAK = 0.1
_MOST_STREAK = 6
_GONE = 0.4
_TAKEN = 2.4
_PASSED_LOW = 0.12
"""Fitted to hands of steady players and of one that always tries: odds of a moon by its signs."""
_MIDDLE_RANK = 8
_FED = 0.6
"""How much of the way to a sure moon the last penalty cards are."""


class MoonThreat(NamedTuple):
    """An opponent who may still take every penalty card."""

    seat: Seat
    taken: int
    streak: int
    """How many tricks in a row it has just taken."""
    tricks_share: float
    """The share of the hand's tricks that are over."""
    penalty_sum: int
    suspicion: float
    """What the pass says about it, in odds."""

    @property
    def chance(self) -> float:
        """How likely it shoots the moon."""
        return self._chance(self.streak, self.taken)

    def chance_if_it_loses(self) -> float:
        """How likely a moon still is after another seat takes a trick without penalty cards."""
        return self._chance(0, self.taken)

    def chance_if_it_wins(self, fed: int, on_table: int) -> float:
        """How likely a moon is after it takes this trick.

        Args:
            fed: what one throws on the trick oneself, in penalty points.
            on_table: penalty points on the trick before that.
        """
        left = self.penalty_sum - self.taken - on_table
        chance = self._chance(self.streak + 1, self.taken + on_table)
        if left <= fed:
            return 1.0
        return chance + (1.0 - chance) * _FED * fed / left

    def _chance(self, streak: int, taken: int) -> float:
        odds = (
            _START
            + self.suspicion
            + _STREAK * min(streak, _MOST_STREAK)
            + _GONE * self.tricks_share
            + _TAKEN * taken / self.penalty_sum
        )
        return 1.0 / (1.0 + math.exp(-odds))


def find_threat(view: PlayerView, worth: Worth) -> MoonThreat | None:
    """Return the opponent likeliest to shoot the moon, if one still can.

    Once a seat has taken penalty cards only that seat can; before that it may be any.
    """
    hand = view.hand
    if hand is None or not worth.moon_swing:
        return None
    takers = penalty_takers(hand, worth)
    if len(takers) > 1 or view.seat in takers:
        return None
    others = (seat for seat in range(view.rules.players) if seat != view.seat)
    seats = [seat for seat in takers or others if _has_bonus_left(seat, view, worth)]
    if not seats:
        return None
    threats = [_threat_of(seat, takers.get(seat, 0), view, hand, worth) for seat in seats]
    return max(threats, key=lambda threat: threat.chance)


def _has_bonus_left(seat: Seat, view: PlayerView, worth: Worth) -> bool:
    """Tell whether no other seat has a bonus card, where a moon needs those too."""
    if not (view.rules.moon_needs_bonus and worth.bonus):
        return True
    return not any(pile.mask & worth.bonus for s, pile in enumerate(view.captured) if s != seat)


def _threat_of(
    seat: Seat, taken: int, view: PlayerView, hand: HandView, worth: Worth
) -> MoonThreat:
    streak = 0
    for trick in reversed(hand.tricks):
        if trick.winner != seat:
            break
        streak += 1
    return MoonThreat(
        seat=seat,
        taken=taken,
        streak=streak,
        tricks_share=len(hand.tricks) / view.rules.hand_size,
        penalty_sum=worth.penalty_sum,
        suspicion=_suspicion(seat, view, hand),
    )


def _suspicion(seat: Seat, view: PlayerView, hand: HandView) -> float:
    """Return how the pass speaks for a moon: who gives low cards away and gets high ones."""
    got = [card.rank for card, giver in hand.received if giver == seat]
    gave = [
        card.rank
        for card, receiver in zip(hand.passed, view.pass_receivers, strict=False)
        if receiver == seat
    ]
    odds = 0.0
    if got:
        odds += _PASSED_LOW * (_MIDDLE_RANK - sum(got) / len(got))
    if gave:
        odds += _PASSED_LOW * (sum(gave) / len(gave) - _MIDDLE_RANK)
    return odds


def penalty_takers(hand: HandView, worth: Worth) -> dict[Seat, int]:
    """Return what each seat that took penalty cards has taken of them."""
    takers: dict[Seat, int] = {}
    for trick in hand.tricks:
        taken = sum(max(worth.values[card.index], 0) for card in trick.cards)
        if taken:
            takers[trick.winner] = takers.get(trick.winner, 0) + taken
    if hand.kitty is not None and hand.kitty_taker is not None:
        found = sum(max(worth.values[card.index], 0) for card in hand.kitty)
        if found:
            takers[hand.kitty_taker] = takers.get(hand.kitty_taker, 0) + found
    return takers
