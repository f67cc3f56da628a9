"""The textbook opponent: UCT in each of several sampled worlds, the mean over them chooses.

The method published for Hearts by Sturtevant and used in open programs since: worlds
consistent with the view, in each a UCT search with max^n backups (every seat maximises its own
utility), then the card with the best mean over the worlds. The utility of a result is
(P - own) / sum of (P - each), where P is the sum of the penalty cards: 26 in most games. So an
own moon is worth 1, and an ordinary hand between 0 and 1/3. Playouts follow a rule that wants no
points nine times in ten, chance otherwise.

It shares nothing with the search of the players, so it can measure them.
"""

from __future__ import annotations

import random
from typing import Any

from openhearts.arena.opponents.compiled import compiled_search, new_numbers
from openhearts.arena.opponents.uct_kernel import MODULUS
from openhearts.arena.opponents.worlds import sample_world
from openhearts.cards import Card
from openhearts.players.counting import count_cards
from openhearts.players.steady import SteadyPlayer
from openhearts.rules import masks
from openhearts.rules.options import Moon, MoonChoice
from openhearts.rules.view import PlayerView

EXPLORATION = 0.4
"""The constant of UCB1 that open programs use with this utility."""
SENSE = 900
"""How many of a thousand cards of a playout go by rule; the published program has one too."""
_ROOM = 64
_MOON_CODES = {
    Moon.NONE: masks.MOON_NONE,
    Moon.SUBTRACT_FROM_SELF: masks.MOON_SUBTRACT,
}


class UctPlayer:
    """Searches every play; passes, and decides about its moon, as ``steady`` does."""

    def __init__(self, worlds: int, simulations: int, rng: random.Random) -> None:
        """Take the work for a card, and the generator that worlds and playouts come from."""
        self._worlds = worlds
        self._simulations = simulations
        self._rng = rng
        self._otherwise = SteadyPlayer()

    def choose_pass(self, view: PlayerView) -> tuple[Card, ...]:
        """Return the cards that ``steady`` would pass."""
        return self._otherwise.choose_pass(view)

    def choose_moon(self, view: PlayerView) -> MoonChoice:
        """Return what ``steady`` would choose."""
        return self._otherwise.choose_moon(view)

    def choose_play(self, view: PlayerView) -> Card:
        """Return the card with the best mean utility over the worlds."""
        legal = view.legal_cards()
        if len(legal) == 1:
            return legal.lowest()
        means = self.weigh(view)
        return max(legal, key=lambda card: (means.get(card, 0.0), -card.index))

    def weigh(self, view: PlayerView) -> dict[Card, float]:
        """Return the mean utility of each card one may play."""
        hand, rules = view.hand, view.rules
        assert hand is not None
        assert hand.leader is not None
        knowledge = count_cards(view)
        search = compiled_search()
        room = max(_ROOM, self._simulations * rules.hand_size + 2)
        work = new_numbers(10, room)
        totals: Any = new_numbers(1, room, whole=False)[0]
        shares: Any = new_numbers(1, _ROOM, whole=False)[0]
        start = new_numbers(4, _ROOM)
        for seat in range(rules.players):
            start[1][seat] = view.captured[seat].mask
            start[2][seat] = view.tricks_taken[seat]
        for place, card in enumerate(hand.trick):
            start[3][place] = card.index
        state = self._rng.randrange(1, MODULUS)
        legal = view.legal_cards()
        sums = dict.fromkeys(legal, 0.0)
        seen = dict.fromkeys(legal, 0)
        for _ in range(self._worlds):
            hands, kitty = sample_world(knowledge, view.seat, self._rng)
            for seat, mask in enumerate(hands):
                start[0][seat] = mask
            means: Any = new_numbers(1, _ROOM, whole=False)[0]
            means[:] = [-1.0] * _ROOM
            state = search(
                start[0],
                start[1],
                start[2],
                start[3],
                len(hand.trick),
                hand.leader,
                int(hand.hearts_broken),
                len(hand.tricks),
                kitty,
                int(hand.kitty_taker is None and bool(kitty)),
                _MOON_CODES.get(rules.moon, masks.MOON_ADD),
                rules.penalty_sum,
                self._simulations,
                EXPLORATION,
                SENSE,
                state,
                rules.kernel,
                work,
                shares,
                totals,
                means,
            )
            for card in legal:
                if means[card.index] >= 0.0:
                    sums[card] += means[card.index]
                    seen[card] += 1
        return {card: sums[card] / seen[card] for card in legal if seen[card]}
