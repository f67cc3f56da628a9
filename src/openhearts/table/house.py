"""The house: chance and the computer players of one table, asked one action at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from openhearts.cards.sealing import fixed_secret
from openhearts.players import ObservingPlayer, Player, choose_action
from openhearts.players.plain import SimplePlayer
from openhearts.players.steady import SteadyPlayer
from openhearts.rules.actions import CHANCE
from openhearts.rules.drawing import ListShuffler
from openhearts.rules.facts import Seat
from openhearts.table.chance import next_chance_action, sealed_chance_action
from openhearts.table.entries import Entry, SealHand
from openhearts.table.referee import Referee


class AutomaticAction(NamedTuple):
    """What nobody at the table had to decide."""

    seat: Seat
    action: Entry
    fault: str | None
    """What the computer player did wrong, if the fallback acted in its place."""


class House:
    """Acts for chance and for the computer players.

    A player that raises, or answers what the rules refuse, never stalls the table:
    :class:`SteadyPlayer` acts in its place and the action says so. Where a person took a
    decision back and plays the same again, everybody does what they did before.
    """

    def __init__(
        self,
        players: Mapping[Seat, Player],
        shuffler: ListShuffler,
        new_secret: Callable[[], bytes] | None = None,
    ) -> None:
        """Take the computer players by seat, and the sources of chance.

        With ``new_secret`` every hand is sealed that still can be; the shuffler is for the others.
        Where the deals of a table are fixed their own secrets count.
        """
        self._players = dict(players)
        self._shuffler = shuffler
        self._new_secret = new_secret
        self._observed = dict.fromkeys(self._players, 0)

    def next_automatic_action(self, referee: Referee) -> AutomaticAction | None:
        """Return the next action that needs no person; ``None`` when a person must act."""
        sealing = self.seal_to_make(referee)
        if sealing is not None:
            return AutomaticAction(CHANCE, sealing, None)
        seat = referee.automatic_seat
        if seat is None:
            return None
        known = referee.remembered(seat)
        if known is not None:
            return AutomaticAction(seat, known, None)
        if seat == CHANCE:
            return AutomaticAction(seat, self._draw(referee), None)
        player = self._players.get(seat)
        if player is None:
            return fallback_action(referee, seat, "there is no computer player in this seat")
        try:
            self._tell(referee, seat, player)
            action = choose_action(player, referee.view(seat))
            reason = referee.state.why_not(seat, action)
        except Exception as error:  # noqa: BLE001 - whatever a player does wrong, the table goes on
            return fallback_action(referee, seat, f"it raised {type(error).__name__}: {error}")
        if reason is not None:
            return fallback_action(referee, seat, f"the rules refuse its answer: {reason.value}")
        return AutomaticAction(seat, action, None)

    def seal_to_make(self, referee: Referee) -> SealHand | None:
        """Return the seal of the hand to come, where it is to be made now."""
        hand = referee.hand_to_seal
        if hand is None:
            return None
        if referee.seals.fixed is not None:
            return SealHand(hand, fixed_secret(referee.seals.fixed, hand))
        return None if self._new_secret is None else SealHand(hand, self._new_secret())

    def _draw(self, referee: Referee) -> Entry:
        seal = referee.seal
        if seal is None:
            return next_chance_action(referee.state, self._shuffler)
        return sealed_chance_action(referee.state, seal)

    def dismiss(self, seat: Seat) -> None:
        """Never ask the computer player in this seat again; the fallback acts in its place."""
        self._players.pop(seat, None)

    def _tell(self, referee: Referee, seat: Seat, player: Player) -> None:
        if isinstance(player, ObservingPlayer):
            for update in referee.missed(seat, self._observed[seat]):
                self._observed[seat] = update.seq
                for event in update.events:
                    player.observe(event)


def fallback_action(referee: Referee, seat: Seat, fault: str) -> AutomaticAction:
    """Return what stands in for a computer player that failed.

    The steady player acts in its place; should that fail too, the rule of ``simple`` does.
    """
    view = referee.view(seat)
    try:
        action = choose_action(SteadyPlayer(), view)
        if referee.state.why_not(seat, action) is None:
            return AutomaticAction(seat, action, fault)
    except Exception as error:  # noqa: BLE001 - whatever goes wrong, the table goes on
        fault = f"{fault}; and steady raised {type(error).__name__}: {error}"
    return AutomaticAction(seat, choose_action(SimplePlayer(), view), fault)
