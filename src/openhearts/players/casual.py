"""Players that reason like the steady player but forget and misjudge, as people do.

They see what is on the table and in their hand as well as anybody; what they lack is the
memory of tricks long gone, an eye for voids and a fine sense of danger. What is forgotten is
forgotten for the whole hand. Nobody forgets that a suit is gone altogether.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from openhearts.cards import Card, CardSet
from openhearts.players.counting import Knowledge
from openhearts.players.seeds import random_stream
from openhearts.players.steady import SteadyPlayer
from openhearts.players.steady.danger import indexes, outlook_of
from openhearts.players.steady.leading import lead_cost
from openhearts.players.steady.moon import decide_moon
from openhearts.players.steady.reading import Reading, read_view
from openhearts.players.steady.tricks import playing_cost
from openhearts.rules.masks import CLUB_MASK
from openhearts.rules.options import MoonChoice
from openhearts.rules.view import PlayerView


class Weakness(NamedTuple):
    """How much a player forgets and misjudges."""

    forgets: float
    """How likely it does not remember a card of an earlier trick."""
    remembers_tricks: int
    """How many of the last tricks it remembers fully."""
    misjudges: float
    """By how many points it may be wrong about a card."""
    sees_moons: bool
    simple_pass: bool


CASUAL = Weakness(0.5, 2, 2.4, sees_moons=True, simple_pass=False)
BEGINNER = Weakness(1.0, 1, 9.0, sees_moons=False, simple_pass=True)


class CasualPlayer:
    """Plays by the steady player's rules of thumb, on what it remembers."""

    def __init__(self, rng: random.Random, weakness: Weakness) -> None:
        """Take the generator its slips come from, and how weak it is."""
        self._memory = rng.getrandbits(64)
        self._rng = rng
        self._weakness = weakness
        self._steady = SteadyPlayer()

    def choose_pass(self, view: PlayerView) -> tuple[Card, ...]:
        """Return what the steady player passes, or simply the highest cards."""
        if not self._weakness.simple_pass:
            return self._steady.choose_pass(view)
        hand = view.hand
        assert hand is not None
        worth = view.rules.card_values
        ranked = sorted(
            hand.cards,
            key=lambda card: (worth.get(card, 0) > 1, card.rank, card.suit),
            reverse=True,
        )
        return tuple(ranked[: hand.cards_to_pass])

    def choose_play(self, view: PlayerView) -> Card:
        """Return the card that seems to cost least."""
        legal = view.legal_cards()
        if len(legal) == 1:
            return legal.lowest()
        reading = self._remembered(read_view(view), view)
        cost = lead_cost if reading.led < 0 else playing_cost
        reach = self._weakness.misjudges * reading.worth.unit
        best = min(
            indexes(legal.mask),
            key=lambda index: (cost(reading, index) + reach * self._rng.random(), -index),
        )
        return CardSet.from_mask(1 << best).lowest()

    def choose_moon(self, view: PlayerView) -> MoonChoice:
        """Return the choice that leaves the better match."""
        return decide_moon(view)

    def _remembered(self, reading: Reading, view: PlayerView) -> Reading:
        weak = self._weakness
        hand = view.hand
        assert hand is not None
        memory = random_stream(self._memory, hand.number)
        forgotten = 0
        old = hand.tricks[: max(0, len(hand.tricks) - weak.remembers_tricks)]
        for trick in old:
            for card in trick.cards:
                if memory.random() < weak.forgets and not reading.worth.values[card.index] > 1:
                    forgotten |= card.bit
        known = reading.knowledge
        for suit in range(4):
            if not known.unseen & (CLUB_MASK << (16 * suit)):
                forgotten &= ~(CLUB_MASK << (16 * suit))
        unseen = known.unseen | forgotten
        may_hold = tuple(
            cards if seat == view.seat else cards | (forgotten & _suits_of(cards))
            for seat, cards in enumerate(known.may_hold)
        )
        blurred = Knowledge(unseen, may_hold, known.holds, known.cards_left, known.hidden_kitty)
        return reading._replace(
            knowledge=blurred,
            outlook=outlook_of(reading.worth, unseen, reading.opponents),
            threat=reading.threat if weak.sees_moons else None,
        )


def _suits_of(cards: int) -> int:
    found = 0
    for suit in range(4):
        mask = CLUB_MASK << (16 * suit)
        if cards & mask:
            found |= mask
    return found
