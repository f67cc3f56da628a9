"""Computer players: each is given its view of the match, and nothing else, and answers."""

from openhearts.players.base import (
    ObservingPlayer,
    Player,
    PlayerError,
    choose_action,
)
from openhearts.players.registry import PLAYER_NAMES, player_named
from openhearts.players.seeds import derive_seed, random_stream

__all__ = [
    "PLAYER_NAMES",
    "ObservingPlayer",
    "Player",
    "PlayerError",
    "choose_action",
    "derive_seed",
    "player_named",
    "random_stream",
]
