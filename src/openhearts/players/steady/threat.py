"""Seeing an opponent's moon: who has every penalty card so far, and how likely it is to get all."""

from __future__ import annotations

import math
from typing import NamedTuple

from openhearts.players.steady.worth import Worth
from openhearts.rules.facts import Seat
from openhearts.rules.view import HandView, PlayerView

_START = -5.2
_STREAK = 0.4
_MOST_STREAK = 6
_TRICKS_SHARE = 1.1
_GONE = 4.2
"""Fitted to hands of steady players: odds of a moon by what can be seen of it."""
_FED = 0.6
"""How much of the way to a sure moon the last penalty cards are."""


class MoonThreat(NamedTuple):
    """An opponent who alone has taken penalty cards."""

    seat: Seat
    taken: int
    streak: int
    """How many tricks in a row it has just taken."""
    tricks: int
    all_tricks: int
    hand_size: int
    penalty_sum: int

    @property
    def chance(self) -> float:
        """How likely it shoots the moon."""
        return self._chance(self.streak, self.tricks, self.all_tricks)

    def chance_if_it_loses(self) -> float:
        """How likely a moon still is after another seat takes a trick without penalty cards."""
        return self._chance(0, self.tricks, self.all_tricks + 1)

    def chance_if_it_wins(self, fed: int, on_table: int) -> float:
        """How likely a moon is after it takes this trick.

        Args:
            fed: what one throws on the trick oneself, in penalty points.
            on_table: penalty points on the trick before that.
        """
        left = self.penalty_sum - self.taken - on_table
        chance = self._chance(self.streak + 1, self.tricks + 1, self.all_tricks + 1)
        if left <= fed:
            return 1.0
        return chance + (1.0 - chance) * _FED * fed / left

    def _chance(self, streak: int, tricks: int, all_tricks: int) -> float:
        odds = (
            _START
            + _STREAK * min(streak, _MOST_STREAK)
            + _TRICKS_SHARE * tricks / all_tricks
            + _GONE * all_tricks / self.hand_size
        )
        return 1.0 / (1.0 + math.exp(-odds))


def find_threat(view: PlayerView, worth: Worth) -> MoonThreat | None:
    """Return the opponent who alone has taken penalty cards, if there is one."""
    hand = view.hand
    if hand is None or not hand.tricks or not worth.moon_swing:
        return None
    takers = penalty_takers(hand, worth)
    if len(takers) != 1:
        return None
    ((seat, taken),) = takers.items()
    if seat == view.seat:
        return None
    streak = 0
    for trick in reversed(hand.tricks):
        if trick.winner != seat:
            break
        streak += 1
    return MoonThreat(
        seat=seat,
        taken=taken,
        streak=streak,
        tricks=sum(trick.winner == seat for trick in hand.tricks),
        all_tricks=len(hand.tricks),
        hand_size=view.rules.hand_size,
        penalty_sum=worth.penalty_sum,
    )


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
