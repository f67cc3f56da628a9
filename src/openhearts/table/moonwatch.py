"""What happened about moons in a game: shot, threatened, stopped."""

from __future__ import annotations

from openhearts.cards import Card, CardSet
from openhearts.rules.events import Event, HandStarted, KittyTaken, MoonShot, TrickTaken
from openhearts.rules.facts import Seat
from openhearts.rules.options import Moon
from openhearts.rules.ruleset import RuleSet


class MoonWatch:
    """Counts moons, by seat, from the events of a game.

    A seat *threatens* a moon once it alone has taken cards that a moon needs, and among them
    half of all penalty points. The threat is *stopped* by the first other seat that then takes
    a card that a moon needs.
    """

    def __init__(self, rules: RuleSet) -> None:
        """Watch a game by these rules."""
        players = rules.players
        self.shot = [0] * players
        self.threatened = [0] * players
        self.stopped: list[list[int]] = [[0] * players for _ in range(players)]
        """For each seat that threatened, how often each seat stopped it."""
        self._open = rules.moon is not Moon.NONE
        self._values = rules.card_values
        self._needed = rules.penalty_cards
        if rules.moon_needs_bonus:
            self._needed |= rules.bonus_cards
        self._half = rules.penalty_sum / 2
        self._taker: Seat | None = None
        self._taken = 0
        self._over = False

    def __call__(self, event: Event) -> None:
        """Take note of an event."""
        match event:
            case TrickTaken(_, winner, cards, _):
                self._take(winner, cards)
            case KittyTaken(seat, _, cards, _):
                self._take(seat, cards or ())
            case MoonShot(seat, _):
                self.shot[seat] += 1
            case HandStarted():
                self._taker, self._taken, self._over = None, 0, not self._open
            case _:
                pass

    def _take(self, seat: Seat, cards: tuple[Card, ...] | CardSet) -> None:
        needed = [card for card in cards if card in self._needed]
        if self._over or not needed:
            return
        before = self._taken
        if self._taker is not None and self._taker != seat:
            self._over = True
            if before >= self._half:
                self.stopped[self._taker][seat] += 1
            return
        self._taker = seat
        self._taken += sum(max(self._values[card], 0) for card in needed)
        if before < self._half <= self._taken:
            self.threatened[seat] += 1
