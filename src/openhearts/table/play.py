"""Playing a match from start to end with players, in one call and without a clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from openhearts.players.base import ObservingPlayer, Player, choose_action
from openhearts.rules.actions import CHANCE, Action
from openhearts.rules.drawing import ListShuffler
from openhearts.rules.events import Event, delivered
from openhearts.rules.facts import Seat
from openhearts.rules.match import MatchState
from openhearts.rules.ruleset import RuleSet
from openhearts.table.chance import next_chance_action


class PlayedMatch(NamedTuple):
    """A match that was played: where it ended, and every action that led there."""

    final: MatchState
    actions: tuple[tuple[Seat, Action], ...]
    """Who acted (:data:`CHANCE` among them) and how; replaying them gives ``final``."""


class UnfinishedMatchError(RuntimeError):
    """A match that went on for more hands than the caller allowed."""


def play_match(  # noqa: PLR0913 - what may be said of a match
    rules: RuleSet,
    players: Sequence[Player],
    shuffler: ListShuffler,
    *,
    most_hands: int = 10_000,
    stop_after: int | None = None,
    watch: Callable[[Event], None] | None = None,
) -> PlayedMatch:
    """Play a whole match, or its first hands.

    Args:
        rules: the rules.
        players: one player a seat; each is given its own view only.
        shuffler: where chance comes from.
        most_hands: give up after so many hands, for matches that never end.
        stop_after: leave off when so many hands are scored, though the match would go on.
        watch: is told every event in full, hidden cards included: for whoever counts what
            happened, never for a player.

    Raises:
        ValueError: not one player a seat.
        IllegalAction: a player did what the rules refuse.
        UnfinishedMatchError: the match was not over after ``most_hands`` hands.
    """
    if len(players) != rules.players:
        raise ValueError(f"{rules.players} seats need {rules.players} players, not {len(players)}")
    state, events = MatchState.start(rules)
    watching: list[tuple[Seat, ObservingPlayer]] = [
        (seat, player) for seat, player in enumerate(players) if isinstance(player, ObservingPlayer)
    ]
    _tell(watching, watch, events)
    actions: list[tuple[Seat, Action]] = []
    while state.to_act:
        seat = state.to_act[0]
        if seat == CHANCE:
            action = next_chance_action(state, shuffler)
        else:
            action = choose_action(players[seat], state.view(seat))
        state, events = state.apply(seat, action)
        actions.append((seat, action))
        _tell(watching, watch, events)
        if state.hands_played == stop_after:
            break
        if state.hands_played >= most_hands and state.to_act:
            raise UnfinishedMatchError(f"the match is not over after {most_hands} hands")
    return PlayedMatch(state, tuple(actions))


def _tell(
    watching: list[tuple[Seat, ObservingPlayer]],
    watch: Callable[[Event], None] | None,
    events: list[Event],
) -> None:
    for event in events:
        if watch is not None:
            watch(event)
        for seat, player in watching:
            seen = delivered(event, seat)
            if seen is not None:
                player.observe(seen)
