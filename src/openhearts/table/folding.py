"""Folding a log of entries: what each entry makes of a table.

A log only grows. A decision that is taken back stays in it; what counts is the *line*: the
actions that led to the present state.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar, cast

from openhearts.cards import Deal
from openhearts.cards.sealing import Seal, fixed_secret
from openhearts.rules.actions import CHANCE, Action, PlayCard
from openhearts.rules.events import Event
from openhearts.rules.facts import Seat
from openhearts.rules.match import MatchState
from openhearts.rules.rest import play_out, settled
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.view import MatchPhase
from openhearts.table.chairs import Moment, News, SeatHolder, TablePhase
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
from openhearts.table.refusals import NotAllowed, NotAsSealed
from openhearts.table.seals import HandSealed, SaltAdded, Seals, fresh_hand
from openhearts.table.seat_entries import ChangeSettings, RestartClocks, SeatEntry
from openhearts.table.seating import Seating
from openhearts.table.settings import SOLO, TableSettings
from openhearts.table.steps import HandEnded, Remark, TakenBack


class LoggedAction(NamedTuple):
    """One line of the log of a table."""

    seat: Seat
    """Who acted; :data:`CHANCE` for the table itself."""
    action: Entry


class PlayedEntry(NamedTuple):
    """One entry of the hand in progress, with the actions that came of it."""

    seq: int
    seat: Seat
    actions: tuple[tuple[Seat, Action], ...]


class Remembered(NamedTuple):
    """What a computer player, or chance, did at a moment that was taken back."""

    seat: Seat
    moment: MatchState | Deal
    action: Action


BETWEEN_HANDS = (MatchPhase.FINDING_DEALER, MatchPhase.DEALING, MatchPhase.OVER)
_UNMARKED = Marks()
_UNSEALED = Seals()


@dataclass(frozen=True, slots=True)
class FoldedLog:
    """What a log of entries has come to."""

    rules: RuleSet
    opened: tuple[SeatHolder, ...]
    """Who sat where when the log was empty."""
    seating: Seating
    state: MatchState
    log: tuple[LoggedAction, ...]
    decisions: tuple[int, ...]
    """By seat: how long the log was when what the seat has to decide last changed."""
    hand_start: MatchState
    """How things stood when the last hand was scored."""
    clocks: Clocks | None = None
    """The time of everybody, where a clock runs."""
    marks: Marks = _UNMARKED
    last_hand: int | None = None
    """The hand after which nothing more is dealt, though the match would go on."""
    seals: Seals = _UNSEALED
    """The secrets of the hands; only what :meth:`Seals.told` gives is for the seats."""
    past: tuple[tuple[Seat, Action], ...] = ()
    """The actions of the hands that are scored."""
    hand_entries: tuple[PlayedEntry, ...] = ()
    """The entries that count since then."""
    remembered_actions: tuple[Remembered, ...] = ()
    hinted: tuple[int, ...] = ()
    """By seat: the decision a hint was last given for."""
    first_settings: TableSettings = SOLO
    """What the table allowed when the log was empty."""


Log = TypeVar("Log", bound=FoldedLog)


class Fold(Generic[Log]):
    """A log being carried forward entry by entry; lists where the value has tuples."""

    def __init__(self, start: Log) -> None:
        self._start = start
        self._seating = start.seating
        self._clocks = start.clocks
        self._state = start.state
        self._log = list(start.log)
        self._decisions = start.decisions
        self._marks = start.marks
        self._seals = start.seals
        self._past = start.past
        self._hand_start = start.hand_start
        self._hand = list(start.hand_entries)
        self._remembered = start.remembered_actions
        self._hinted = start.hinted

    @property
    def seating(self) -> Seating:
        """Who sits where after the entries so far."""
        return self._seating

    @property
    def state(self) -> MatchState:
        """The match after the entries so far."""
        return self._state

    def folded(self) -> Log:
        """Return the value that the entries so far have come to."""
        return replace(
            self._start,
            seating=self._seating,
            clocks=self._clocks,
            state=self._state,
            log=tuple(self._log),
            decisions=self._decisions,
            marks=self._marks,
            seals=self._seals,
            past=self._past,
            hand_start=self._hand_start,
            hand_entries=tuple(self._hand),
            remembered_actions=self._remembered,
            hinted=self._hinted,
        )

    def add(self, seat: Seat, entry: Entry, at: int) -> tuple[list[Event], Remark | None]:
        """Add an entry; return what happened, and what everybody is told of it beside.

        Raises:
            IllegalAction: the rules refuse it.
            NotAllowed: the table does.
            NotAsSealed: chance acts otherwise than the seal says.
        """
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
        if isinstance(entry, ChangeSettings) and self._seating.phase is TablePhase.GATHERING:
            self._clocks = Clocks.of(entry.settings, self._start.rules.players)
        elif news.what is News.CLOCK_OFF:
            self._clocks = None
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
                logged = _logged(seat, entry)
                # The line serves as the action, too.
                self._note(logged, cast("tuple[tuple[Seat, Action]]", (logged,)), before)
        return remark

    def _note(
        self, logged: LoggedAction, actions: tuple[tuple[Seat, Action], ...], before: MatchState
    ) -> None:
        seat = logged.seat
        self._log.append(logged)
        seq = len(self._log)
        had, has = before.to_act, self._state.to_act
        self._decisions = tuple(
            seq if one == seat or (one in had) != (one in has) else number
            for one, number in enumerate(self._decisions)
        )
        self._hand.append(PlayedEntry(seq, seat, actions))
        if self._state.hands_played > before.hands_played:
            self._past += tuple(act for played in self._hand for act in played.actions)
            self._hand.clear()
            self._hand_start = self._state
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
        gone = list(self._line())[place:]
        self._state = gone[0][1]
        del self._hand[place:]
        # Of what was said twice at one moment the latest counts, as it does at the table.
        self._remembered = (
            *(
                Remembered(one.seat, moment_of(before), action)
                for one, before in gone
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

    def _line(self) -> Iterator[tuple[PlayedEntry, MatchState]]:
        """Yield the entries of the hand, each with how things stood before it.

        Nothing is kept for that: thousands of tables would keep it, and few take anything back.
        """
        state = self._hand_start
        for one in self._hand:
            yield one, state
            for seat, action in one.actions:
                state, _ = state.apply(seat, action)

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
        self._note(LoggedAction(seat, EndHand()), actions, before)
        return HandEnded(seat, proof.taker)


def moment_of(state: MatchState) -> MatchState | Deal:
    """Return what makes two moments of one hand the same for whoever decides in them.

    While cards are passed nobody knows what the others chose: there it is the deal alone.
    """
    if state.phase is MatchPhase.PASSING and state.hand is not None:
        return state.hand.setup.deal
    return state


@lru_cache(maxsize=512)
def _played(seat: Seat, entry: PlayCard) -> LoggedAction:
    return LoggedAction(seat, entry)


def _logged(seat: Seat, entry: Action) -> LoggedAction:
    """Return a line of the log; the same card of the same seat is the same in all logs.

    Logs are most of what a long match takes in memory, and nearly all of them are cards.
    """
    return _played(seat, entry) if type(entry) is PlayCard else LoggedAction(seat, entry)


def _with(numbers: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    return (*numbers[:place], number, *numbers[place + 1 :])
