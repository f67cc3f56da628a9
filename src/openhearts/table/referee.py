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
from openhearts.cards.sealing import Seal, fixed_secret
from openhearts.rules.actions import CHANCE, Action
from openhearts.rules.errors import IllegalAction, Reason
from openhearts.rules.events import SPECTATOR, Event, delivered
from openhearts.rules.facts import Seat
from openhearts.rules.match import MatchState
from openhearts.rules.rest import Settled, play_out, settled
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.view import MatchPhase, PlayerView
from openhearts.table.chance import sealed_chance_action
from openhearts.table.clock import Clocks
from openhearts.table.entries import (
    AddSalt,
    CardEntry,
    EndHand,
    Entry,
    FixDeals,
    GiveHint,
    Practise,
    SealHand,
    TakeBack,
)
from openhearts.table.marks import Marks
from openhearts.table.refusals import NotAllowed
from openhearts.table.seals import (
    HandSealed,
    SaltAdded,
    SealOpened,
    Seals,
    ToldSeal,
    fresh_hand,
)
from openhearts.table.seat_entries import Ask, RestartClocks, SeatEntry, Wish
from openhearts.table.seating import (
    Moment,
    News,
    SeatHolder,
    Seating,
    TableNews,
    TablePhase,
)
from openhearts.table.settings import SOLO, TableSettings


class StaleDecision(ValueError):
    """An action that answers a decision which is past, or not yet there. Nothing has changed."""

    def __init__(self, named: int, present: int) -> None:
        """Keep the number the action named and the seat's present one."""
        super().__init__(f"This answers decision {named}; the present one is {present}.")
        self.named = named
        self.present = present


class NotAsSealed(ValueError):
    """Chance acted otherwise than the seal of the hand says. Nothing has changed."""


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


Remark: TypeAlias = TakenBack | HandEnded | TableNews | HandSealed | SaltAdded


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
    at: int = 0
    """When, in milliseconds since 1970."""


class SeatUpdate(NamedTuple):
    """What one seat is told of one stored entry."""

    seq: int
    decision: int
    events: tuple[Event, ...]
    view: PlayerView
    """What the seat knows after it."""
    take_back: int | None = None
    """The number to name to take back one's last decision; ``None`` when one cannot."""
    ask_back: int | None = None
    """The number to name to ask the others for one's last decision back; ``None`` likewise."""
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
BETWEEN_HANDS = (MatchPhase.FINDING_DEALER, MatchPhase.DEALING, MatchPhase.OVER)
_UNSEALED = Seals()


@dataclass(frozen=True, slots=True)
class Referee:
    """A table at some moment. :meth:`submit` and :meth:`act` give the next one."""

    rules: RuleSet
    opened: tuple[SeatHolder, ...]
    """Who sat where when the log was empty."""
    seating: Seating
    state: MatchState
    log: tuple[LoggedAction, ...]
    decisions: tuple[int, ...]
    """By seat: how long the log was when what the seat has to decide last changed."""
    clocks: Clocks | None = None
    """The time of everybody, where a clock runs."""
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
        cls,
        rules: RuleSet,
        seats: Iterable[SeatHolder],
        *,
        last_hand: int | None = None,
        settings: TableSettings = SOLO,
    ) -> Referee:
        """Set up a table at which nobody has acted yet.

        With ``last_hand`` the match ends after that hand. Only a table for one person is played
        at once; at every other one people sit down first.

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
            Seating.of(holders, settings),
            state,
            (),
            (0,) * rules.players,
            Clocks.of(settings, rules.players),
            last_hand=last_hand,
            _hinted=nothing,
        )

    def replay(self, entries: Iterable[tuple[Seat, Entry]]) -> Referee:
        """Return the referee after these further entries, as :meth:`act` one by one would.

        Raises:
            IllegalAction: the rules refuse one of them.
            NotAllowed: the table does.
        """
        return self.replay_timed((seat, entry, 0) for seat, entry in entries)

    def replay_timed(self, entries: Iterable[tuple[Seat, Entry, int]]) -> Referee:
        """Return the referee after these further entries, each with the moment it was made.

        Raises:
            IllegalAction: the rules refuse one of them.
            NotAllowed: the table does.
        """
        fold = _Fold(self)
        for seat, entry, at in entries:
            fold.add(seat, entry, at)
        return fold.referee()

    @property
    def settings(self) -> TableSettings:
        """What the table allows."""
        return self.seating.settings

    @property
    def seats(self) -> tuple[SeatHolder, ...]:
        """Who sits where."""
        return self.seating.holders

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
        """Who must act now: seats, or :data:`CHANCE`; empty before the match and after it."""
        if self.seating.phase is not TablePhase.PLAYING:
            return ()
        if self.last_hand is not None and self.state.hands_played >= self.last_hand:
            return ()
        return self.state.to_act

    @property
    def over(self) -> bool:
        """Whether nothing more is played: the match is over, or its last hand, or it is closed."""
        return not self.to_act and self.seating.phase is not TablePhase.GATHERING

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people hold, those who are away included."""
        return self.seating.people

    @property
    def stand_ins(self) -> tuple[str | None, ...]:
        """By seat: the level of the computer player that acts there; ``None`` for a person."""
        hands = self.state.hands_played
        return tuple(self.seating.stand_in(seat, hands) for seat in range(self.rules.players))

    @property
    def automatic_seat(self) -> Seat | None:
        """Who acts next without asking a person: chance, a computer player, or nobody."""
        if not self.seating.runs:
            return None
        hands = self.state.hands_played
        for seat in self.to_act:
            if seat == CHANCE or self.seating.stand_in(seat, hands) is not None:
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
        if self.people != (seat,) or self.settings.rated:
            return None
        place = self._last_decision(seat)
        return None if place is None else self._hand[place].seq - 1

    def ask_back(self, seat: Seat) -> int | None:
        """Return the number of a seat's last decision of this hand, to ask the others for it.

        ``None`` where it has taken none in this hand, nobody else plays, or it is a rated match.
        """
        if self.settings.rated or len(self.people) < 2 or seat not in self.people or self.over:
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

    def submit(
        self, seat: Seat, action: Action, *, decision: int, at: int = 0
    ) -> tuple[Referee, Step]:
        """Let a seat answer the decision of this number.

        Raises:
            StaleDecision: the seat's decision is another one.
            IllegalAction: the rules refuse the action, or there is no such seat.
            NotAllowed: nothing is played now, or a computer player sits in for this seat.
        """
        if not 0 <= seat < self.rules.players:
            raise IllegalAction(
                Reason.BAD_SEAT,
                f"There is no seat {seat}: the seats are 0 to {self.rules.players - 1}.",
            )
        self.seating.check_action(seat, self.state.hands_played)
        self._check_decision(seat, decision)
        return self.act(seat, action, at=at)

    def submit_about_seats(
        self, seat: Seat, entry: SeatEntry, *, at: int = 0
    ) -> tuple[Referee, Step]:
        """Let a seat, or the table itself, do something about who sits here and how.

        Raises:
            StaleDecision: a decision that is asked back is not the seat's last one (any more).
            NotAllowed: the table refuses it.
        """
        if isinstance(entry, Ask) and entry.wish is Wish.TAKE_BACK:
            place = self._last_decision(seat) if not self.over else None
            if place is None:
                raise NotAllowed(
                    "You have decided nothing yet in this hand that could be taken back.",
                    "not-allowed-undo-nothing",
                )
            if self._hand[place].seq - 1 != entry.to:
                raise StaleDecision(entry.to, self._hand[place].seq - 1)
        return self.act(seat, entry, at=at)

    def submit_take_back(self, seat: Seat, *, to: int, at: int = 0) -> tuple[Referee, Step]:
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
        if self.settings.rated:
            raise NotAllowed("Nothing is taken back in a rated match.", "not-allowed-undo-rated")
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
        return self.act(seat, TakeBack(to), at=at)

    def submit_end_of_hand(self, seat: Seat, *, hand: int, at: int = 0) -> tuple[Referee, Step]:
        """Let a seat end the hand of this number, which must be settled. Nobody else is asked.

        Raises:
            StaleDecision: another hand is being played.
            NotAllowed: the hand is not settled.
        """
        now = 0 if self.state.hand is None else self.state.hand.setup.number
        if now != hand or self.state.phase is not MatchPhase.PLAYING:
            raise StaleDecision(hand, now)
        self.seating.check_action(seat, self.state.hands_played)
        return self.act(seat, EndHand(), at=at)

    def submit_hint(self, seat: Seat, *, decision: int, at: int = 0) -> tuple[Referee, Step] | None:
        """Note that a seat gets a hint for this decision; ``None`` if that is noted already.

        Raises:
            StaleDecision: the seat's decision is another one.
            IllegalAction: the seat has nothing to decide.
            NotAllowed: other people play at this table.
        """
        self.check_hint(seat, decision=decision)
        if self._hinted[seat] == decision:
            return None
        return self.act(seat, GiveHint(), at=at)

    def check_hint(self, seat: Seat, *, decision: int) -> None:
        """Raise what :meth:`submit_hint` would."""
        if self.people != (seat,):
            raise NotAllowed(
                "There are no hints while other people play at this table.",
                "not-allowed-hint-people",
            )
        if self.settings.rated:
            raise NotAllowed("There are no hints in a rated match.", "not-allowed-hint-rated")
        self._check_decision(seat, decision)
        if seat not in self.to_act:
            raise IllegalAction(Reason.NOT_YOUR_TURN, "It is not your turn.")

    def submit_salt(
        self, seat: Seat, *, hand: int, data: bytes, at: int = 0
    ) -> tuple[Referee, Step]:
        """Let a seat add its own random bytes to the shuffle of a hand.

        Raises:
            NotAllowed: that hand is not sealed, or something of it is drawn already, or the
                seat is no person's, or it has added already.
        """
        return self.act(seat, AddSalt(hand, data), at=at)

    def _check_decision(self, seat: Seat, decision: int) -> None:
        if decision != self.decisions[seat]:
            raise StaleDecision(decision, self.decisions[seat])

    def act(self, seat: Seat, entry: Entry, *, at: int = 0) -> tuple[Referee, Step]:
        """Let a seat, or chance, act at this moment.

        Raises:
            IllegalAction: the rules refuse the action.
            NotAllowed: the table does.
        """
        fold = _Fold(self)
        events, remark = fold.add(seat, entry, at)
        referee = fold.referee()
        deliveries = self._deliveries(events)
        opened = None
        if referee.state.hands_played > self.state.hands_played and self.seal is not None:
            opened = SealOpened(referee.state.hands_played, self.seal)
        return referee, Step(referee.seq, seat, entry, deliveries, remark, opened, at)

    def now(self, seat: Seat) -> SeatUpdate:
        """Return the present state for a seat, as an update without events."""
        return self._update(seat, ())

    def told(self, seat: Seat, step: Step) -> SeatUpdate:
        """Return what a seat is told of the step that led here."""
        # A secret tells every card that was passed: that is for those who played the hand.
        opened = None if seat == SPECTATOR else step.opened
        return self._update(seat, step.deliveries[seat], step.remark, opened)

    def _update(
        self,
        seat: Seat,
        events: tuple[Event, ...],
        remark: Remark | None = None,
        opened: SealOpened | None = None,
    ) -> SeatUpdate:
        return SeatUpdate(
            seq=self.seq,
            decision=0 if seat == SPECTATOR else self.decision(seat),
            events=events,
            view=self.view(seat),
            take_back=self.take_back(seat),
            ask_back=self.ask_back(seat),
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
        referee = Referee.open(
            self.rules, self.opened, last_hand=self.last_hand, settings=self.settings
        ).replay(self.log[:first])
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
        self._seating = start.seating
        self._clocks = start.clocks
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
            seating=self._seating,
            clocks=self._clocks,
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

    def add(self, seat: Seat, entry: Entry, at: int) -> tuple[list[Event], Remark | None]:
        decisions = self._decisions
        events: list[Event] = []
        remark: Remark | None
        if isinstance(entry, SeatEntry):
            remark = self._about_seats(seat, entry)
        else:
            remark = self._about_cards(seat, entry, events)
        if self._clocks is not None:
            self._run_clocks(self._clocks, decisions, entry, at)
        return events, remark

    def _about_seats(self, seat: Seat, entry: SeatEntry) -> Remark:
        moment = Moment(
            len(self._log),
            self._state.hands_played,
            in_hand=self._state.phase not in BETWEEN_HANDS,
            over=not self._to_act(self._state) and self._seating.phase is TablePhase.PLAYING,
        )
        self._seating, news = self._seating.after(seat, entry, moment)
        if news.what is News.TAKE_BACK_GRANTED:
            self._take_back(news.seat, news.to, LoggedAction(seat, entry))
            return TakenBack(news.seat)
        self._log.append(LoggedAction(seat, entry))
        return news

    def _to_act(self, state: MatchState) -> tuple[Seat, ...]:
        last = self._start.last_hand
        return () if last is not None and state.hands_played >= last else state.to_act

    def _run_clocks(self, clocks: Clocks, before: tuple[int, ...], entry: Entry, at: int) -> None:
        hands = self._state.hands_played
        runs = [
            seat
            for seat in self._to_act(self._state)
            if self._seating.runs and seat != CHANCE and self._seating.stand_in(seat, hands) is None
        ]
        decided = [seat for seat, now in enumerate(self._decisions) if now != before[seat]]
        clocks = clocks.after(at, runs=runs, decided=decided)
        self._clocks = clocks.anew(at) if isinstance(entry, RestartClocks) else clocks

    def _about_cards(self, seat: Seat, entry: CardEntry, events: list[Event]) -> Remark | None:
        remark: Remark | None = None
        match entry:
            case TakeBack(to):
                self._take_back(seat, to, LoggedAction(seat, entry))
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
            case FixDeals(deals):
                if seat != CHANCE or self._seals != Seals() or fresh_hand(self._state) != 1:
                    raise NotAsSealed("deals are fixed before the first hand is sealed")
                self._seals = Seals(fixed=deals)
                self._log.append(LoggedAction(seat, entry))
            case AddSalt(hand, data):
                remark = self._add_salt(seat, hand, data)
                self._log.append(LoggedAction(seat, entry))
            case _:
                self._seating.check_playing()
                before = self._state
                self._check_seal(seat, entry)
                self._state, happened = before.apply(seat, entry)
                events += happened
                self._note(seat, entry, ((seat, entry),), before)
        return remark

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
            self._seating = self._seating.after_hand()

    def _seal_hand(self, seat: Seat, hand: int, secret: bytes) -> HandSealed:
        if seat != CHANCE or hand != fresh_hand(self._state) or self._seals.of(hand) is not None:
            raise NotAsSealed(f"hand {hand} cannot be sealed now by seat {seat}")
        fixed = self._seals.fixed
        if fixed is not None and secret != fixed_secret(fixed, hand):
            raise NotAsSealed(f"hand {hand} is not sealed as at the other tables of these deals")
        seal = Seal(secret)
        self._seals = self._seals.with_seal(hand, seal)
        return HandSealed(hand, seal.commitment)

    def _add_salt(self, seat: Seat, hand: int, data: bytes) -> SaltAdded:
        seal = self._seals.of(hand)
        people = self._seating.people
        if self._seals.fixed is not None:
            raise NotAllowed(
                "Other tables have the same deals: nothing can be added to their shuffles.",
                "not-allowed-salt-fixed",
            )
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

    def _take_back(self, seat: Seat, to: int, logged: LoggedAction) -> None:
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
        self._log.append(logged)
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
