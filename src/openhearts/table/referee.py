"""The referee: seats, turns and deliveries, as one frozen value without I/O or clock.

A match is its log of entries; a :class:`Referee` is the fold of a log. Whoever runs a table
stores the step that :meth:`Referee.submit` returns and only then keeps the new referee and
tells the seats, so what nobody stored has never happened.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from openhearts.cards.sealing import Seal
from openhearts.rules.actions import CHANCE, Action
from openhearts.rules.errors import IllegalAction, Reason
from openhearts.rules.events import SPECTATOR, Event, delivered
from openhearts.rules.facts import Seat
from openhearts.rules.match import MatchState
from openhearts.rules.rest import Settled, settled
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.view import MatchPhase, PlayerView
from openhearts.table.chairs import SeatHolder, TablePhase
from openhearts.table.clock import Clocks
from openhearts.table.entries import AddSalt, EndHand, Entry, GiveHint, TakeBack
from openhearts.table.folding import Fold, FoldedLog, moment_of
from openhearts.table.refusals import NotAllowed, StaleDecision
from openhearts.table.seals import SealOpened, ToldSeal, fresh_hand
from openhearts.table.seat_entries import Ask, ChangeSettings, Close, Remove, SeatEntry, Wish
from openhearts.table.seating import Seating
from openhearts.table.settings import SOLO, TableSettings, check_rated
from openhearts.table.steps import SeatUpdate, Step


class _Shared(NamedTuple):
    """What is worked out once for all who are told of one step."""

    settled: Settled | None
    take_back: dict[Seat, int]
    ask_back: dict[Seat, int]


@dataclass(frozen=True, slots=True)
class Referee(FoldedLog):
    """A table at some moment. :meth:`submit` and :meth:`act` give the next one."""

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
        return cls(
            rules,
            holders,
            Seating.of(holders, settings),
            state,
            (),
            (0,) * rules.players,
            state,
            Clocks.of(settings, rules.players),
            last_hand=last_hand,
            hinted=(-1,) * rules.players,
            first_settings=settings,
        )

    def replay(self, entries: Iterable[tuple[Seat, Entry]]) -> Referee:
        """Return the referee after these further entries, as :meth:`act` one by one would.

        Raises:
            IllegalAction: the rules refuse one of them.
            NotAllowed: the table does.
            NotAsSealed: chance acts otherwise in one of them than the seal says.
        """
        return self.replay_timed((seat, entry, 0) for seat, entry in entries)

    def replay_timed(self, entries: Iterable[tuple[Seat, Entry, int]]) -> Referee:
        """Return the referee after these further entries, each with the moment it was made.

        Raises:
            IllegalAction: the rules refuse one of them.
            NotAllowed: the table does.
            NotAsSealed: chance acts otherwise in one of them than the seal says.
        """
        fold = Fold(self)
        for seat, entry, at in entries:
            fold.add(seat, entry, at)
        return fold.folded()

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
        return (*self.past, *(act for played in self.hand_entries for act in played.actions))

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
    def compared(self) -> bool:
        """Whether others play the same deals, and this match is held against theirs."""
        return self.seals.fixed is not None and self.marks.practice is None

    @property
    def aided(self) -> bool:
        """Whether decisions are taken back here and hints given: not where results count."""
        return not self.settings.rated and not self.compared

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
        if not self.remembered_actions:
            return None
        moment = moment_of(self.state)
        for one in self.remembered_actions:
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
        return self._backs(self.people)[0].get(seat)

    def ask_back(self, seat: Seat) -> int | None:
        """Return the number of a seat's last decision of this hand, to ask the others for it.

        ``None`` where it has taken none in this hand, nobody else plays, or results count.
        """
        return self._backs(self.people)[1].get(seat)

    def _backs(self, people: tuple[Seat, ...]) -> tuple[dict[Seat, int], dict[Seat, int]]:
        """Return the last decisions that can be taken back at once, and those to ask for."""
        if not self.aided:
            return {}, {}
        if len(people) < 2:
            return self._last_decisions(people), {}
        return {}, {} if self.over else self._last_decisions(people)

    def _last_decisions(self, seats: tuple[Seat, ...]) -> dict[Seat, int]:
        """Return after how many entries the last decisions of this hand came."""
        last: dict[Seat, int] = {}
        for played in reversed(self.hand_entries):
            if played.seat in seats and played.seat not in last:
                last[played.seat] = played.seq - 1
                if len(last) == len(seats):
                    break
        return last

    def _last_decision(self, seat: Seat) -> int | None:
        for place in range(len(self.hand_entries) - 1, -1, -1):
            if self.hand_entries[place].seat == seat:
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
            SettingsError: a table cannot have the settings that are asked for.
        """
        if self.settings.rated and self.seating.phase is TablePhase.PLAYING and not self.over:
            _check_stays(entry)
        if isinstance(entry, Ask) and entry.wish is Wish.TAKE_BACK:
            self._check_undo()
            place = self._last_decision(seat) if not self.over else None
            if place is None:
                raise NotAllowed(
                    "You have decided nothing yet in this hand that could be taken back.",
                    "not-allowed-undo-nothing",
                )
            if self.hand_entries[place].seq - 1 != entry.to:
                raise StaleDecision(entry.to, self.hand_entries[place].seq - 1)
        done = self.act(seat, entry, at=at)
        if isinstance(entry, ChangeSettings):
            _check_settings(self.settings, entry.settings)
        return done

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
        self._check_undo()
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
            NotAllowed: the hand is not settled, or a computer player sits in for this seat.
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
            NotAllowed: other people play at this table or the same deals, or the match is rated.
        """
        self.check_hint(seat, decision=decision)
        if self.hinted[seat] == decision:
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
        if self.settings.hides:
            # A hint is worked out from all that lay open.
            raise NotAllowed(
                "There are no hints where points or tricks are not shown.",
                "not-allowed-hint-hidden",
            )
        if self.compared:
            raise NotAllowed(
                "There are no hints where others play the same deals.", "not-allowed-hint-contest"
            )
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

    def _check_undo(self) -> None:
        if self.settings.rated:
            raise NotAllowed("Nothing is taken back in a rated match.", "not-allowed-undo-rated")
        if self.compared:
            raise NotAllowed(
                "Nothing is taken back where others play the same deals.",
                "not-allowed-undo-contest",
            )

    def _check_decision(self, seat: Seat, decision: int) -> None:
        if decision != self.decisions[seat]:
            raise StaleDecision(decision, self.decisions[seat])

    def act(self, seat: Seat, entry: Entry, *, at: int = 0) -> tuple[Referee, Step]:
        """Let a seat, or chance, act at this moment.

        Raises:
            IllegalAction: the rules refuse the action.
            NotAllowed: the table does.
            NotAsSealed: chance acts otherwise than the seal says.
        """
        fold = Fold(self)
        events, remark = fold.add(seat, entry, at)
        referee = fold.folded()
        deliveries = self._deliveries(events)
        opened = None
        if referee.state.hands_played > self.state.hands_played and self.seal is not None:
            opened = SealOpened(referee.state.hands_played, self.seal)
        return referee, Step(referee.seq, seat, entry, deliveries, remark, opened, at)

    def now(self, seat: Seat) -> SeatUpdate:
        """Return the present state for a seat, as an update without events."""
        return self._update(seat, None, self._told_to_all())

    def told(self, seat: Seat, step: Step) -> SeatUpdate:
        """Return what a seat is told of the step that led here."""
        return self._update(seat, step, self._told_to_all())

    def told_each(self, seats: Iterable[Seat], step: Step) -> dict[Seat, SeatUpdate]:
        """Return what each of these seats is told of the step that led here."""
        shared = self._told_to_all()
        return {seat: self._update(seat, step, shared) for seat in seats}

    def _told_to_all(self) -> _Shared:
        return _Shared(self.settled(), *self._backs(self.people))

    def _update(self, seat: Seat, step: Step | None, shared: _Shared) -> SeatUpdate:
        watches = seat == SPECTATOR
        return SeatUpdate(
            seq=self.seq,
            decision=0 if watches else self.decision(seat),
            events=() if step is None else step.deliveries[seat],
            view=self.view(seat),
            take_back=shared.take_back.get(seat),
            ask_back=shared.ask_back.get(seat),
            settled=shared.settled,
            marks=self.marks,
            remark=None if step is None else step.remark,
            # A secret tells every card that was passed: that is for those who played the hand.
            opened=None if step is None or watches else step.opened,
        )

    def missed(self, seat: Seat, after: int, *, most: int | None = None) -> list[SeatUpdate]:
        """Return the updates of a seat that are later than the first ``after`` entries.

        With ``most`` only so many of the newest.
        """
        first = max(after, 0) if most is None else max(after, self.seq - most, 0)
        if first >= self.seq:
            return []
        referee = Referee.open(
            self.rules, self.opened, last_hand=self.last_hand, settings=self.first_settings
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


def _check_settings(now: TableSettings, wanted: TableSettings) -> None:
    """Refuse what would change what people agreed to when they sat down.

    It is refused when it is asked for and not in the fold, for older logs hold it.
    """
    if wanted.rated != now.rated:
        raise NotAllowed(
            "Whether a match is rated is settled when its table is made.",
            "not-allowed-settings-made",
        )
    check_rated(wanted)


def _check_stays(entry: SeatEntry) -> None:
    """Refuse what would spare somebody the result of a rated match that has begun.

    It is refused when it is asked for and not in the fold, for older logs hold it.
    """
    match entry:
        case Close():
            raise NotAllowed(
                "A rated match is not broken off: you can leave your seat, and come last.",
                "not-allowed-close-rated",
            )
        case Remove():
            raise NotAllowed(
                "Nobody is removed from a rated match: a computer player sits in for whoever is"
                " gone.",
                "not-allowed-remove-rated",
            )
