"""The referee: seats, turns and deliveries, as one frozen value without I/O or clock.

A match is its log of entries; a :class:`Referee` is the fold of a log. Whoever runs a table
stores the step that :meth:`Referee.submit` returns and only then keeps the new referee and
tells the seats, so what nobody stored has never happened.

A log only grows. A decision that is taken back stays in it; what counts is the *line*: the
actions that led to the present state.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

from openhearts.cards import Deal
from openhearts.cards.sealing import Seal
from openhearts.rules.actions import CHANCE, Action
from openhearts.rules.errors import IllegalAction, Reason
from openhearts.rules.events import SPECTATOR, Event, delivered
from openhearts.rules.facts import Seat
from openhearts.rules.match import MatchState
from openhearts.rules.rest import Settled, play_out, settled
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.view import MatchPhase, PlayerView
from openhearts.rules.wording import wording
from openhearts.table.chance import sealed_chance_action
from openhearts.table.entries import (
    AddSalt,
    EndHand,
    Entry,
    GiveHint,
    Practise,
    SealHand,
    TakeBack,
)
from openhearts.table.marks import Marks
from openhearts.table.seals import (
    HandSealed,
    SaltAdded,
    SealOpened,
    Seals,
    ToldSeal,
    fresh_hand,
)


class StaleDecision(ValueError):
    """An action that answers a decision which is past, or not yet there. Nothing has changed."""

    def __init__(self, named: int, present: int) -> None:
        """Keep the number the action named and the seat's present one."""
        super().__init__(f"This answers decision {named}; the present one is {present}.")
        self.named = named
        self.present = present


class NotAllowed(ValueError):
    """Something that this table, and not the rules, refuses now. Nothing has changed.

    ``said`` is what a person is told in their language.
    """

    def __init__(self, message: str, text: str) -> None:
        """Keep the English message and the name of the text that says it."""
        super().__init__(message)
        self.said = wording(text)


class NotAsSealed(ValueError):
    """Chance acted otherwise than the seal of the hand says. Nothing has changed."""


class SeatHolder(NamedTuple):
    """Who sits in a seat."""

    name: str
    level: str | None = None
    """The computer player's level; ``None`` for a person."""


class LoggedAction(NamedTuple):
    """One line of the log of a table."""

    seat: Seat
    """Who acted; :data:`CHANCE` for the table itself."""
    action: Entry


class TakenBack(NamedTuple):
    """What everybody is told when a seat takes its last decision back."""

    seat: Seat


class HandEnded(NamedTuple):
    """What everybody is told when a seat ends a hand that is settled, before its events."""

    seat: Seat
    taker: Seat | None
    """Who takes all that is left; ``None`` where nothing that is left counts."""


Remark: TypeAlias = TakenBack | HandEnded | HandSealed | SaltAdded


class Step(NamedTuple):
    """An entry that the referee accepted, ready to be stored."""

    seq: int
    """How many entries the log holds with this one."""
    seat: Seat
    action: Entry
    deliveries: Mapping[Seat, tuple[Event, ...]]
    """For each seat, and for :data:`SPECTATOR`, the events as that seat may see them."""
    remark: Remark | None = None
    opened: SealOpened | None = None
    """The seal of the hand that was scored, where it had one."""


class SeatUpdate(NamedTuple):
    """What one seat is told of one stored entry."""

    seq: int
    decision: int
    events: tuple[Event, ...]
    view: PlayerView
    """What the seat knows after it."""
    take_back: int | None = None
    """The number to name to take back one's last decision; ``None`` when one cannot."""
    settled: Settled | None = None
    """Why the hand may be ended now, if it may and that saves a trick."""
    marks: Marks = Marks()
    remark: Remark | None = None
    opened: SealOpened | None = None


class _Played(NamedTuple):
    """One entry of the hand in progress, and how things stood before it."""

    seq: int
    seat: Seat
    actions: tuple[tuple[Seat, Action], ...]
    before: MatchState


class _Remembered(NamedTuple):
    """What a computer player, or chance, did at a moment that was taken back."""

    seat: Seat
    moment: MatchState | Deal
    action: Action


_UNMARKED = Marks()
_UNSEALED = Seals()


@dataclass(frozen=True, slots=True)
class Referee:
    """A table at some moment. :meth:`submit` and :meth:`act` give the next one."""

    rules: RuleSet
    seats: tuple[SeatHolder, ...]
    state: MatchState
    log: tuple[LoggedAction, ...]
    decisions: tuple[int, ...]
    """By seat: how long the log was when what the seat has to decide last changed."""
    marks: Marks = _UNMARKED
    last_hand: int | None = None
    """The hand after which nothing more is dealt, though the match would go on."""
    seals: Seals = _UNSEALED
    """The secrets of the hands; only :attr:`told_seals` is for the seats."""
    _past: tuple[tuple[Seat, Action], ...] = ()
    """The actions of the hands that are scored."""
    _hand: tuple[_Played, ...] = ()
    """The entries that count since the last hand was scored."""
    _remembered: tuple[_Remembered, ...] = ()
    _hinted: tuple[int, ...] = ()
    """By seat: the decision a hint was last given for."""

    @classmethod
    def open(
        cls, rules: RuleSet, seats: Iterable[SeatHolder], *, last_hand: int | None = None
    ) -> Referee:
        """Set up a table at which nobody has acted yet.

        With ``last_hand`` the table is closed after that hand.

        Raises:
            ValueError: not one holder a seat.
        """
        holders = tuple(seats)
        if len(holders) != rules.players:
            raise ValueError(
                f"{rules.players} seats need {rules.players} holders, not {len(holders)}"
            )
        state, _ = MatchState.start(rules)
        nothing = (-1,) * rules.players
        return cls(
            rules,
            holders,
            state,
            (),
            (0,) * rules.players,
            last_hand=last_hand,
            _hinted=nothing,
        )

    def replay(self, entries: Iterable[tuple[Seat, Entry]]) -> Referee:
        """Return the referee after these further entries, as :meth:`act` one by one would.

        Raises:
            IllegalAction: the rules refuse one of them.
            NotAllowed: the table does.
        """
        fold = _Fold(self)
        for seat, entry in entries:
            fold.add(seat, entry)
        return fold.referee()

    @property
    def seq(self) -> int:
        """How many entries the log holds."""
        return len(self.log)

    @property
    def actions(self) -> tuple[tuple[Seat, Action], ...]:
        """The actions that count, chance's own included: the match as a record tells it."""
        return (*self._past, *(act for played in self._hand for act in played.actions))

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who must act now: seats, or :data:`CHANCE`; empty when it is over."""
        if self.last_hand is not None and self.state.hands_played >= self.last_hand:
            return ()
        return self.state.to_act

    @property
    def over(self) -> bool:
        """Whether the match is over, or the last hand that is played here."""
        return not self.to_act

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people hold."""
        return tuple(seat for seat, holder in enumerate(self.seats) if holder.level is None)

    @property
    def automatic_seat(self) -> Seat | None:
        """Who acts next without asking a person: chance, a computer player, or nobody."""
        for seat in self.to_act:
            if seat == CHANCE or self.seats[seat].level is not None:
                return seat
        return None

    @property
    def hand_to_seal(self) -> int | None:
        """The number of the next hand, where it is not sealed yet and nothing of it is drawn."""
        hand = fresh_hand(self.state)
        past_the_last = hand is not None and self.last_hand is not None and hand > self.last_hand
        return None if hand is None or past_the_last or self.seals.of(hand) else hand

    @property
    def seal(self) -> Seal | None:
        """The seal of the hand that is played, or dealt next; ``None`` if it is not sealed."""
        return self.seals.of(self.state.hands_played + 1)

    @property
    def told_seals(self) -> tuple[ToldSeal, ...]:
        """What everybody may know of the seals so far."""
        return tuple(self.seals.told(self.state.hands_played))

    def remembered(self, seat: Seat) -> Action | None:
        """Return what a computer player, or chance, did at this moment before it was taken back.

        Whoever plays the same again gets the same answers; what was never reached is decided
        afresh, by the computer player from its view and by chance from its source.
        """
        if not self._remembered:
            return None
        moment = _moment(self.state)
        for one in self._remembered:
            if one.seat == seat and one.moment == moment:
                return one.action
        return None

    def decision(self, seat: Seat) -> int:
        """Return the number of what a seat has to decide.

        It is the length of the log when the seat's present turn began or, while it has none,
        when its last one ended. It stays the same while others act.
        """
        return self.decisions[seat]

    def take_back(self, seat: Seat) -> int | None:
        """Return after how many entries a seat's last decision of this hand came.

        ``None`` when it cannot be taken back: it has taken none in this hand, or other people
        play. A hand that is scored stays as it is, for its cards may have been shown.
        """
        if self.people != (seat,):
            return None
        place = self._last_decision(seat)
        return None if place is None else self._hand[place].seq - 1

    def _last_decision(self, seat: Seat) -> int | None:
        for place in range(len(self._hand) - 1, -1, -1):
            if self._hand[place].seat == seat:
                return place
        return None

    def settled(self) -> Settled | None:
        """Return why the hand in progress is settled, where ending it saves a trick."""
        hand = self.state.hand
        if self.state.phase is not MatchPhase.PLAYING or hand is None:
            return None
        if max(held.bit_count() for held in hand.hands) < 2:
            return None
        return settled(hand)

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
        self._check_decision(seat, decision)
        return self.act(seat, action)

    def submit_take_back(self, seat: Seat, *, to: int) -> tuple[Referee, Step]:
        """Let a seat take back its last decision, which it names as :meth:`take_back` does.

        Raises:
            StaleDecision: that is not its last decision (any more).
            NotAllowed: nothing can be taken back here, or now.
        """
        if self.people != (seat,):
            raise NotAllowed(
                "Nothing is taken back while other people play at this table.",
                "not-allowed-undo-people",
            )
        if self.over:
            raise NotAllowed(
                "The match is over: nothing can be taken back.", "not-allowed-undo-over"
            )
        present = self.take_back(seat)
        if present is None:
            raise NotAllowed(
                "You have decided nothing yet in this hand that could be taken back.",
                "not-allowed-undo-nothing",
            )
        if present != to:
            raise StaleDecision(to, present)
        return self.act(seat, TakeBack(to))

    def submit_end_of_hand(self, seat: Seat, *, hand: int) -> tuple[Referee, Step]:
        """Let a seat end the hand of this number, which must be settled. Nobody else is asked.

        Raises:
            StaleDecision: another hand is being played.
            NotAllowed: the hand is not settled.
        """
        now = 0 if self.state.hand is None else self.state.hand.setup.number
        if now != hand or self.state.phase is not MatchPhase.PLAYING:
            raise StaleDecision(hand, now)
        return self.act(seat, EndHand())

    def submit_hint(self, seat: Seat, *, decision: int) -> tuple[Referee, Step] | None:
        """Note that a seat gets a hint for this decision; ``None`` if that is noted already.

        Raises:
            StaleDecision: the seat's decision is another one.
            IllegalAction: the seat has nothing to decide.
            NotAllowed: other people play at this table.
        """
        self.check_hint(seat, decision=decision)
        if self._hinted[seat] == decision:
            return None
        return self.act(seat, GiveHint())

    def check_hint(self, seat: Seat, *, decision: int) -> None:
        """Raise what :meth:`submit_hint` would."""
        if self.people != (seat,):
            raise NotAllowed(
                "There are no hints while other people play at this table.",
                "not-allowed-hint-people",
            )
        self._check_decision(seat, decision)
        if seat not in self.to_act:
            raise IllegalAction(Reason.NOT_YOUR_TURN, "It is not your turn.")

    def submit_salt(self, seat: Seat, *, hand: int, data: bytes) -> tuple[Referee, Step]:
        """Let a seat add its own random bytes to the shuffle of a hand.

        Raises:
            NotAllowed: that hand is not sealed, or something of it is drawn already, or the
                seat is no person's, or it has added already.
        """
        return self.act(seat, AddSalt(hand, data))

    def _check_decision(self, seat: Seat, decision: int) -> None:
        if decision != self.decisions[seat]:
            raise StaleDecision(decision, self.decisions[seat])

    def act(self, seat: Seat, entry: Entry) -> tuple[Referee, Step]:
        """Let a seat, or chance, act.

        Raises:
            IllegalAction: the rules refuse the action.
            NotAllowed: the table does.
        """
        fold = _Fold(self)
        events, remark = fold.add(seat, entry)
        referee = fold.referee()
        deliveries = self._deliveries(events)
        opened = None
        if referee.state.hands_played > self.state.hands_played and self.seal is not None:
            opened = SealOpened(referee.state.hands_played, self.seal)
        return referee, Step(referee.seq, seat, entry, deliveries, remark, opened)

    def now(self, seat: Seat) -> SeatUpdate:
        """Return the present state for a seat, as an update without events."""
        return self._update(seat, ())

    def told(self, seat: Seat, step: Step) -> SeatUpdate:
        """Return what a seat is told of the step that led here."""
        return self._update(seat, step.deliveries[seat], step.remark, step.opened)

    def _update(
        self,
        seat: Seat,
        events: tuple[Event, ...],
        remark: Remark | None = None,
        opened: SealOpened | None = None,
    ) -> SeatUpdate:
        return SeatUpdate(
            seq=self.seq,
            decision=self.decision(seat),
            events=events,
            view=self.view(seat),
            take_back=self.take_back(seat),
            settled=self.settled(),
            marks=self.marks,
            remark=remark,
            opened=opened,
        )

    def missed(self, seat: Seat, after: int, *, most: int | None = None) -> list[SeatUpdate]:
        """Return the updates of a seat that are later than the first ``after`` entries.

        With ``most`` only so many of the newest.
        """
        first = max(after, 0) if most is None else max(after, self.seq - most, 0)
        if first >= self.seq:
            return []
        referee = Referee.open(self.rules, self.seats).replay(self.log[:first])
        updates = []
        for acting, entry in self.log[first:]:
            referee, step = referee.act(acting, entry)
            updates.append(referee.told(seat, step))
        return updates

    def _deliveries(self, events: Iterable[Event]) -> dict[Seat, tuple[Event, ...]]:
        return {
            seat: tuple(seen for event in events if (seen := delivered(event, seat)) is not None)
            for seat in (SPECTATOR, *range(self.rules.players))
        }


class _Fold:
    """A referee being carried forward entry by entry; lists where the referee has tuples."""

    def __init__(self, start: Referee) -> None:
        self._start = start
        self._state = start.state
        self._log = list(start.log)
        self._decisions = start.decisions
        self._marks = start.marks
        self._seals = start.seals
        self._past = list(start._past)  # noqa: SLF001 - one thing in two classes
        self._hand = list(start._hand)  # noqa: SLF001
        self._remembered = start._remembered  # noqa: SLF001
        self._hinted = start._hinted  # noqa: SLF001

    def referee(self) -> Referee:
        return replace(
            self._start,
            state=self._state,
            log=tuple(self._log),
            decisions=self._decisions,
            marks=self._marks,
            seals=self._seals,
            _past=tuple(self._past),
            _hand=tuple(self._hand),
            _remembered=self._remembered,
            _hinted=self._hinted,
        )

    def add(self, seat: Seat, entry: Entry) -> tuple[list[Event], Remark | None]:
        events: list[Event] = []
        remark: Remark | None = None
        match entry:
            case TakeBack(to):
                self._take_back(seat, to)
                remark = TakenBack(seat)
            case EndHand():
                remark = self._end_hand(seat, events)
            case GiveHint():
                self._hinted = _with(self._hinted, seat, self._decisions[seat])
                self._marks = self._marks._replace(hints=self._marks.hints + 1)
                self._log.append(LoggedAction(seat, entry))
            case Practise(kind):
                self._marks = self._marks._replace(practice=kind)
                self._log.append(LoggedAction(seat, entry))
            case SealHand(hand, secret):
                remark = self._seal_hand(seat, hand, secret)
                self._log.append(LoggedAction(seat, entry))
            case AddSalt(hand, data):
                remark = self._add_salt(seat, hand, data)
                self._log.append(LoggedAction(seat, entry))
            case _:
                before = self._state
                self._check_seal(seat, entry)
                self._state, events = before.apply(seat, entry)
                self._note(seat, entry, ((seat, entry),), before)
        return events, remark

    def _note(
        self,
        seat: Seat,
        entry: Entry,
        actions: tuple[tuple[Seat, Action], ...],
        before: MatchState,
    ) -> None:
        self._log.append(LoggedAction(seat, entry))
        seq = len(self._log)
        had, has = before.to_act, self._state.to_act
        self._decisions = tuple(
            seq if one == seat or (one in had) != (one in has) else number
            for one, number in enumerate(self._decisions)
        )
        self._hand.append(_Played(seq, seat, actions, before))
        if self._state.hands_played > before.hands_played:
            self._past += [act for played in self._hand for act in played.actions]
            self._hand.clear()
            self._remembered = ()

    def _seal_hand(self, seat: Seat, hand: int, secret: bytes) -> HandSealed:
        if seat != CHANCE or hand != fresh_hand(self._state) or self._seals.of(hand) is not None:
            raise NotAsSealed(f"hand {hand} cannot be sealed now by seat {seat}")
        seal = Seal(secret)
        self._seals = self._seals.with_seal(hand, seal)
        return HandSealed(hand, seal.commitment)

    def _add_salt(self, seat: Seat, hand: int, data: bytes) -> SaltAdded:
        seal = self._seals.of(hand)
        people = self._start.people
        if seal is None or hand != fresh_hand(self._state) or seat not in people:
            raise NotAllowed(
                f"Hand {hand} is not to be dealt next: nothing can be added to its shuffle.",
                "not-allowed-salt",
            )
        if any(salt.seat == seat for salt in seal.salts):
            raise NotAllowed(
                "This seat has added to the shuffle of that hand.", "not-allowed-salt-twice"
            )
        self._seals = self._seals.with_seal(hand, seal.with_salt(seat, data))
        return SaltAdded(hand, seat)

    def _check_seal(self, seat: Seat, action: Action) -> None:
        if seat != CHANCE or self._state.to_act != (CHANCE,):
            return
        seal = self._seals.of(self._state.hands_played + 1)
        if seal is not None and action != sealed_chance_action(self._state, seal):
            raise NotAsSealed(f"the hand is sealed, and chance cannot {type(action).__name__} so")

    def _take_back(self, seat: Seat, to: int) -> None:
        place = next((at for at, one in enumerate(self._hand) if one.seq == to + 1), None)
        if place is None or self._hand[place].seat != seat:
            raise NotAllowed(
                f"seat {seat} has no decision after entry {to} to take back",
                "not-allowed-undo-nothing",
            )
        gone = self._hand[place:]
        self._state = gone[0].before
        del self._hand[place:]
        # Of what was said twice at one moment the latest counts, as it does at the table.
        self._remembered = (
            *(
                _Remembered(one.seat, _moment(one.before), action)
                for one in gone
                if one.seat != seat
                for _, action in one.actions
            ),
            *self._remembered,
        )
        self._log.append(LoggedAction(seat, TakeBack(to)))
        self._decisions = (len(self._log),) * len(self._decisions)
        self._marks = self._marks._replace(
            taken_back=self._marks.taken_back + 1,
            ended=tuple(one for one in self._marks.ended if one[0] <= self._state.hands_played),
        )

    def _end_hand(self, seat: Seat, events: list[Event]) -> HandEnded:
        before = self._state
        hand = before.hand
        proof = None if hand is None or before.phase is not MatchPhase.PLAYING else settled(hand)
        if hand is None or proof is None:
            raise NotAllowed(
                "The cards that are left may still change the scores of this hand.",
                "not-allowed-end",
            )
        actions = tuple(play_out(hand))
        for acting, action in actions:
            self._state, more = self._state.apply(acting, action)
            events += more
        self._marks = self._marks._replace(
            ended=(*self._marks.ended, (hand.setup.number, len(hand.tricks) + 1))
        )
        self._note(seat, EndHand(), actions, before)
        return HandEnded(seat, proof.taker)


def _moment(state: MatchState) -> MatchState | Deal:
    """Return what makes two moments of one hand the same for whoever decides in them.

    While cards are passed nobody knows what the others chose: there it is the deal alone.
    """
    if state.phase is MatchPhase.PASSING and state.hand is not None:
        return state.hand.setup.deal
    return state


def _with(numbers: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    return (*numbers[:place], number, *numbers[place + 1 :])
