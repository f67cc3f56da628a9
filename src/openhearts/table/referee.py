"""The referee: seats, turns and deliveries, as one frozen value without I/O or clock.

A match is its log of actions; a :class:`Referee` is the fold of a log. Whoever runs a table
stores the step that :meth:`Referee.submit` returns and only then keeps the new referee and
tells the seats, so what nobody stored has never happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from openhearts.rules.actions import CHANCE, Action
from openhearts.rules.errors import IllegalAction, Reason
from openhearts.rules.events import SPECTATOR, Event, delivered
from openhearts.rules.facts import Seat
from openhearts.rules.match import MatchState
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.view import PlayerView


class StaleDecision(ValueError):
    """An action that answers a decision which is past, or not yet there. Nothing has changed."""

    def __init__(self, named: int, present: int) -> None:
        """Keep the number the action named and the seat's present one."""
        super().__init__(f"This answers decision {named}; the present one is {present}.")
        self.named = named
        self.present = present


class SeatHolder(NamedTuple):
    """Who sits in a seat."""

    name: str
    level: str | None = None
    """The computer player's level; ``None`` for a person."""


class LoggedAction(NamedTuple):
    """One line of the log of a table."""

    seat: Seat
    """Who acted; :data:`CHANCE` for the table itself."""
    action: Action


class Step(NamedTuple):
    """An action that the referee accepted, ready to be stored."""

    seq: int
    """How many actions the log holds with this one."""
    seat: Seat
    action: Action
    deliveries: Mapping[Seat, tuple[Event, ...]]
    """For each seat, and for :data:`SPECTATOR`, the events as that seat may see them."""


class SeatUpdate(NamedTuple):
    """What one seat is told of one stored action."""

    seq: int
    decision: int
    events: tuple[Event, ...]
    view: PlayerView
    """What the seat knows after it."""


@dataclass(frozen=True, slots=True)
class Referee:
    """A table at some moment. :meth:`submit` and :meth:`act` give the next one."""

    rules: RuleSet
    seats: tuple[SeatHolder, ...]
    state: MatchState
    log: tuple[LoggedAction, ...]
    decisions: tuple[int, ...]
    """By seat: how long the log was when what the seat has to decide last changed."""

    @classmethod
    def open(cls, rules: RuleSet, seats: Iterable[SeatHolder]) -> Referee:
        """Set up a table at which nobody has acted yet.

        Raises:
            ValueError: not one holder a seat.
        """
        holders = tuple(seats)
        if len(holders) != rules.players:
            raise ValueError(
                f"{rules.players} seats need {rules.players} holders, not {len(holders)}"
            )
        state, _ = MatchState.start(rules)
        return cls(rules, holders, state, (), (0,) * rules.players)

    def replay(self, actions: Iterable[tuple[Seat, Action]]) -> Referee:
        """Return the referee after these further actions, as :meth:`act` one by one would.

        Raises:
            IllegalAction: the rules refuse one of them.
        """
        state, decisions = self.state, self.decisions
        log = list(self.log)
        for seat, action in actions:
            after, _ = state.apply(seat, action)
            log.append(LoggedAction(seat, action))
            decisions = _next_decisions(state, after, seat, decisions, len(log))
            state = after
        return replace(self, state=state, log=tuple(log), decisions=decisions)

    @property
    def seq(self) -> int:
        """How many actions the log holds."""
        return len(self.log)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who must act now: seats, or :data:`CHANCE`; empty when the match is over."""
        return self.state.to_act

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return not self.state.to_act

    @property
    def automatic_seat(self) -> Seat | None:
        """Who acts next without asking a person: chance, a computer player, or nobody."""
        for seat in self.to_act:
            if seat == CHANCE or self.seats[seat].level is not None:
                return seat
        return None

    def decision(self, seat: Seat) -> int:
        """Return the number of what a seat has to decide.

        It is the length of the log when the seat's present turn began or, while it has none,
        when its last one ended. It stays the same while others act.
        """
        return self.decisions[seat]

    def view(self, seat: Seat) -> PlayerView:
        """Return what a seat knows."""
        return self.state.view(seat)

    def submit(self, seat: Seat, action: Action, *, decision: int) -> tuple[Referee, Step]:
        """Let a seat answer the decision of this number.

        Raises:
            StaleDecision: the seat's decision is another one.
            IllegalAction: the rules refuse the action, or there is no such seat.
        """
        if not 0 <= seat < self.rules.players:
            raise IllegalAction(
                Reason.BAD_SEAT,
                f"There is no seat {seat}: the seats are 0 to {self.rules.players - 1}.",
            )
        if decision != self.decisions[seat]:
            raise StaleDecision(decision, self.decisions[seat])
        return self.act(seat, action)

    def act(self, seat: Seat, action: Action) -> tuple[Referee, Step]:
        """Let a seat, or chance, act.

        Raises:
            IllegalAction: the rules refuse the action.
        """
        state, events = self.state.apply(seat, action)
        seq = self.seq + 1
        referee = replace(
            self,
            state=state,
            log=(*self.log, LoggedAction(seat, action)),
            decisions=_next_decisions(self.state, state, seat, self.decisions, seq),
        )
        return referee, Step(seq, seat, action, self._deliveries(events))

    def now(self, seat: Seat) -> SeatUpdate:
        """Return the present state for a seat, as an update without events."""
        return SeatUpdate(self.seq, self.decision(seat), (), self.view(seat))

    def told(self, seat: Seat, step: Step) -> SeatUpdate:
        """Return what a seat is told of the step that led here."""
        return SeatUpdate(step.seq, self.decision(seat), step.deliveries[seat], self.view(seat))

    def missed(self, seat: Seat, after: int, *, most: int | None = None) -> list[SeatUpdate]:
        """Return the updates of a seat that are later than the first ``after`` actions.

        With ``most`` only so many of the newest.
        """
        first = max(after, 0) if most is None else max(after, self.seq - most, 0)
        if first >= self.seq:
            return []
        referee = Referee.open(self.rules, self.seats).replay(self.log[:first])
        updates = []
        for acting, action in self.log[first:]:
            referee, step = referee.act(acting, action)
            updates.append(referee.told(seat, step))
        return updates

    def _deliveries(self, events: Iterable[Event]) -> dict[Seat, tuple[Event, ...]]:
        return {
            seat: tuple(seen for event in events if (seen := delivered(event, seat)) is not None)
            for seat in (SPECTATOR, *range(self.rules.players))
        }


def _next_decisions(
    before: MatchState, after: MatchState, actor: Seat, decisions: tuple[int, ...], seq: int
) -> tuple[int, ...]:
    had, has = before.to_act, after.to_act
    return tuple(
        seq if seat == actor or (seat in had) != (seat in has) else number
        for seat, number in enumerate(decisions)
    )
