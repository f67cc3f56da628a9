"""A player that answers the same question the same way at every table, in any process.

A level draws from its own stream; here the stream of each decision follows from the seed and the
place in the match alone, not from what was decided before or when the table was loaded.
"""

from __future__ import annotations

import random

from openhearts.cards import Card
from openhearts.players.registry import player_named
from openhearts.players.seeds import derive_seed
from openhearts.rules.options import MoonChoice
from openhearts.rules.view import PlayerView


class RepeatablePlayer:
    """A level by name, made repeatable; its random numbers come from ``seed`` alone.

    Raises:
        PlayerError: there is no player of this name.
    """

    def __init__(self, name: str, seed: int | str) -> None:
        """Take the level and the seed."""
        self._seed = seed
        self._rng = random.Random(derive_seed(seed, "made"))  # noqa: S311 - repeatable on purpose
        self._player = player_named(name, self._rng)

    def choose_pass(self, view: PlayerView) -> tuple[Card, ...]:
        """Return the cards to pass."""
        self._begin(view, "pass")
        return self._player.choose_pass(view)

    def choose_play(self, view: PlayerView) -> Card:
        """Return a legal card."""
        self._begin(view, "play")
        return self._player.choose_play(view)

    def choose_moon(self, view: PlayerView) -> MoonChoice:
        """Return what one's own moon does."""
        self._begin(view, "moon")
        return self._player.choose_moon(view)

    def _begin(self, view: PlayerView, decision: str) -> None:
        hand = view.hand
        place = (0, 0) if hand is None else (hand.number, len(hand.cards))
        self._rng.seed(derive_seed(self._seed, decision, *place))
