"""A room: one table in memory, with those who are at it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping

from openhearts.players.hints import HintedAction
from openhearts.protocol.live import Phrase, Said, TableState
from openhearts.protocol.messages import SeatInfo, TableInfo, Update
from openhearts.protocol.rules import wire_rules
from openhearts.rules.actions import CHANCE, Action
from openhearts.rules.errors import IllegalAction, Reason
from openhearts.rules.facts import Seat
from openhearts.server.encoding import encode
from openhearts.server.identity import new_token, seat_of_token, token_hash
from openhearts.server.live.acting_house import ActingHouse
from openhearts.server.live.attendance import Attendance, Listener, Place
from openhearts.server.live.deadlines import Deadlines
from openhearts.server.live.hint_work import HintWork
from openhearts.server.live.manners import Manners
from openhearts.server.live.presence_talk import PresenceTalk
from openhearts.server.live.seat_keys import SeatKeys
from openhearts.server.live.sitting import Seated, check_look, chosen_chair
from openhearts.server.live.surroundings import Surroundings
from openhearts.server.live.table_log import Acknowledge, Submit, TableLog
from openhearts.server.live.talking import readable_talk
from openhearts.server.live.telling import Telling
from openhearts.server.live.wire_updates import wire_practice, wire_update
from openhearts.server.processes.presence import ASKING_MS, HEARD_FOR_MS, read_presence
from openhearts.server.storage.store import StoredTable, StoreFailed
from openhearts.table.due import look_again_at
from openhearts.table.inviting import check_invited, inviting_code
from openhearts.table.referee import Referee
from openhearts.table.refusals import NotAllowed
from openhearts.table.seat_entries import (
    Ask,
    ComeBack,
    NewKey,
    PlayOn,
    RestartClocks,
    SeatEntry,
    SeatProgram,
    Sit,
)
from openhearts.table.settings import Access, TricksShown, Watching
from openhearts.table.steps import Step

OTHERS_ANSWER_SECONDS = ASKING_MS / 6000
"""How long whoever comes first waits to hear whether others are there through other processes."""


class Room:
    """One table in memory."""

    __slots__ = (
        "_attendance", "_bus", "_deadlines", "_first_code", "_hints", "_house", "_keys", "_log",
        "_manners", "_moments", "_presence", "_rules", "_settings", "_telling", "last_opened",
        "practice",
    )  # fmt: skip

    def __init__(self, table_id: str, stored: StoredTable, around: Surroundings) -> None:
        """Open a table as the store holds it."""
        settings, moments, bus = around.settings, around.moments, around.bus
        began = moments.now()
        self._first_code = stored.code
        self.practice = stored.practice
        self.last_opened = 0.0
        """When somebody last came, by the event loop's clock."""
        self._settings, self._moments, self._bus = settings, moments, bus
        self._rules = wire_rules(stored.referee.rules)
        self._log = TableLog(table_id, stored, around, follower=self)
        self._keys = SeatKeys(stored.token_hashes)
        # Who is there through other processes is not heard at once.
        self._attendance = Attendance(began + HEARD_FOR_MS if bus.shared else began)
        self._telling = Telling(self._log, self._keys, self._attendance, moments, code=stored.code)
        self._house = ActingHouse(self._log, around)
        self._deadlines = Deadlines(
            self._log, self._keys, self._attendance, around, house=self._house, enter=self._enter
        )
        shared = bus.shared and stored.referee.settings.access is not Access.SOLO
        self._presence = PresenceTalk(table_id, self._attendance, bus, moments) if shared else None
        self._hints: HintWork | None = None
        self._manners: Manners | None = None

    @property
    def table_id(self) -> str:
        """The name of the table."""
        return self._log.table_id

    @property
    def code(self) -> str | None:
        """The short code that invites now."""
        return inviting_code(self._first_code, self.referee.seating)

    @property
    def referee(self) -> Referee:
        """How the match stands."""
        return self._log.referee

    @property
    def last_at(self) -> int:
        """When the last entry was made."""
        return self._log.last_at

    @property
    def in_use(self) -> bool:
        """Whether somebody listens, or the house is still acting."""
        return bool(self._attendance) or self._house.acting

    @property
    def keys(self) -> Mapping[Seat, str]:
        """The hashes of the secrets of the seats that people hold now."""
        return self._keys.of(self.referee)

    def key_of(self, token: str) -> str | None:
        """Return the hash of a secret if it is the key of a seat."""
        return None if seat_of_token(token, self.keys) is None else token_hash(token)

    def seat_of(self, key: str) -> Seat | None:
        """Return the seat of a key, which may change before the match."""
        return self._keys.seat_of(self.referee, key)

    def eyes_of(self, place: Place) -> Seat | None:
        """Return through whose eyes somebody sees; ``None`` if their seat is theirs no more."""
        return self._telling.eyes_of(place)

    def state(self, place: Place) -> TableState:
        """Return how the table stands, for somebody in this place."""
        return self._telling.state_at(place)

    def table_info(self, seat: Seat) -> TableInfo:
        """Return what does not change at this table, for the eyes of a seat."""
        seats = [
            SeatInfo(number, holder.name, holder.level)
            for number, holder in enumerate(self.referee.seats)
        ]
        return TableInfo(
            self.table_id,
            seat,
            seats,
            self._rules,
            wire_practice(self.practice),
            aided=self.referee.aided,
        )

    def missed(self, seat: Seat, after: int) -> list[Update]:
        """Return the updates of a seat after that many actions; of many only the newest."""
        settings = self.referee.settings
        most = self._settings.most_missed
        if settings.tricks_shown is not TricksShown.ALL:
            # Told again, what happened since then would show the tricks again.
            most = min(most, 1)
        missed = self.referee.missed(seat, after, most=most)
        return [wire_update(update, settings) for update in missed]

    def now(self, seat: Seat) -> Update:
        """Return the present state for a seat."""
        return wire_update(self.referee.now(seat), self.referee.settings)

    def check_watching(self, name: str) -> None:
        """Refuse watchers where the table has none, and those who come by an old invitation.

        Raises:
            NotAllowed: nobody watches here, or nobody who knows the table by this name.
        """
        check_invited(name, self.table_id, self.referee.seating)
        if self.referee.settings.watching is Watching.NOBODY:
            raise NotAllowed("Nobody watches at this table.", "not-allowed-watching")

    # ------------------------------------------------------------ coming and going

    async def enter(self, listener: Listener, place: Place, welcome: Callable[[], bytes]) -> None:
        """Tell somebody everything from now on, and let the house act if it must.

        ``welcome`` is what they are told first. Where a computer player sits in for them, they
        have their seat back; if that cannot be stored now, they can ask for it later.
        """
        deserted = not self._attendance.keys
        self._attendance.come(listener, place)
        listener.tell(welcome())
        self._presence_changed(but=listener)
        seat = None if place.key is None else self.seat_of(place.key)
        if seat is not None:
            await self._come_back(seat, deserted=deserted)
        self._deadlines.set_alarm()
        self.wake()

    async def _come_back(self, seat: Seat, *, deserted: bool) -> None:
        if self._bus.shared:
            # Another process may have let a computer player sit in just now.
            with contextlib.suppress(StoreFailed):
                await self._log.catch_up()
        if deserted and self._bus.shared:
            await asyncio.sleep(OTHERS_ANSWER_SECONDS)
            deserted = self._attendance.keys == {self.keys.get(seat)}
        clocks = self.referee.clocks
        if deserted and clocks is not None and not self.referee.settings.by_correspondence:
            # Nobody was here, so nobody could be told that it was their turn.
            with contextlib.suppress(NotAllowed, StoreFailed):
                await self.about_seats(CHANCE, RestartClocks(), acknowledge=None)
        if self.referee.seating.chairs[seat].away:
            # Another device may have been faster.
            with contextlib.suppress(NotAllowed, StoreFailed):
                await self.about_seats(seat, ComeBack(), acknowledge=None)

    def leave(self, listener: Listener) -> None:
        """Tell somebody nothing any more."""
        if self._attendance.go(listener, self._moments.now()) is not None:
            self._presence_changed()
            self._deadlines.set_alarm()

    def _presence_changed(self, *, but: Listener | None = None) -> None:
        self._telling.state(but=but)
        if self._presence is not None:
            self._presence.tell()

    # ------------------------------------------------------------ what people ask for

    @property
    def manners(self) -> Manners:
        """What is said and asked here; kept from the first word on."""
        if self._manners is None:
            self._manners = Manners(self._settings)
        return self._manners

    def may_talk(self, seat: Seat) -> bool:
        """Tell whether a seat may say something more now; it counts as said."""
        return self.manners.may_talk(self.keys[seat])

    def say(self, seat: Seat, *, phrase: Phrase | None, text: str | None) -> None:
        """Let a seat say something to everybody.

        Raises:
            NotAllowed: that is not said at this table.
        """
        text = readable_talk(self.referee.settings, phrase=phrase, text=text)
        name = self.referee.seats[seat].name
        self._bus.tell_words(self.table_id, encode(Said(seat, name, phrase, text)))

    async def sit(self, name: str, wanted: Seat | None, *, invited: str) -> Seated:
        """Let somebody of this name sit down, in the chair they want or in any.

        ``invited`` is what stands in the link by which they came.

        Raises:
            NotAllowed: the table refuses it.
            StoreFailed: it could not be stored.
        """
        token = new_token()
        seated: list[Seated] = []

        def submit(now: Referee) -> tuple[Referee, Step]:
            # Looked at in the log that the entry goes into: a new invitation may come first.
            check_invited(invited, self.table_id, now.seating)
            check_look(now.seating, name)
            chair = chosen_chair(now.seating, wanted)
            sitting = Sit(token_hash(token), name)
            return now.submit_about_seats(chair, sitting, at=self._moments.now())

        await self._enter(submit, lambda step: seated.append(Seated(step.seat, token, step.seq)))
        return seated[0]

    async def seat_program(self, owner: Seat, name: str, wanted: Seat | None) -> Seated:
        """Let a program sit down, in the chair the owner wants for it or in any.

        Raises:
            NotAllowed: the table refuses it.
            StoreFailed: it could not be stored.
        """
        token = new_token()
        seated: list[Seated] = []

        def submit(now: Referee) -> tuple[Referee, Step]:
            check_look(now.seating, name)
            chair = chosen_chair(now.seating, wanted)
            seated[:] = [Seated(chair, token, now.seq + 1)]
            seating = SeatProgram(chair, token_hash(token), name)
            return now.submit_about_seats(owner, seating, at=self._moments.now())

        await self._enter(submit)
        return seated[0]

    def host_of_next(self, seat: Seat) -> Seat:
        """Return who shall own the table where this seat wants to play on: its owner, if here."""
        owner = self.referee.seating.owner
        return seat if owner is None or owner not in self._attendance.here(self.keys) else owner

    async def play_on(self, seat: Seat, table_id: str) -> str:
        """Let a seat lead everybody to that table; return the one where somebody led them first.

        Raises:
            NotAllowed: the table refuses it.
            StoreFailed: it could not be stored.
        """

        def submit(now: Referee) -> tuple[Referee, Step] | None:
            if now.seating.next_table is not None:
                return None
            return now.submit_about_seats(seat, PlayOn(table_id), at=self._moments.now())

        await self._enter(submit)
        return self.referee.seating.next_table or table_id

    async def new_key(self, owner: Seat, seat: Seat) -> str:
        """Give a seat whose holder is gone another secret; the one it had opens nothing then.

        Raises:
            NotAllowed: the table refuses it, or the holder is there.
            StoreFailed: it could not be stored.
        """
        token = new_token()

        def submit(now: Referee) -> tuple[Referee, Step]:
            if seat in self._attendance.here(self._keys.of(now)):
                raise NotAllowed("Whoever sits there is at the table.", "not-allowed-there")
            entry = NewKey(seat, token_hash(token))
            return now.submit_about_seats(owner, entry, at=self._moments.now())

        await self._enter(submit)
        return token

    async def about_seats(
        self, seat: Seat, entry: SeatEntry, *, acknowledge: Acknowledge | None
    ) -> None:
        """Let a seat, or the table itself, do something about who sits here and how.

        Raises:
            StaleDecision: a decision that is asked back is not the seat's last one.
            NotAllowed: the table refuses it.
            StoreFailed: it could not be stored.
        """
        if isinstance(entry, Ask):
            self.manners.check_asking(self.keys[seat])
        await self._enter(
            lambda now: now.submit_about_seats(seat, entry, at=self._moments.now()), acknowledge
        )

    async def submit(
        self, seat: Seat, action: Action, *, decision: int, acknowledge: Acknowledge
    ) -> None:
        """Let a seat act; ``acknowledge`` is called once it is stored, before anybody is told.

        Raises:
            StaleDecision: the action answers another decision than the seat's present one.
            IllegalAction: the rules refuse it.
            StoreFailed: it could not be stored.
        """

        def submit(referee: Referee) -> tuple[Referee, Step]:
            if referee.over:
                raise IllegalAction(Reason.MATCH_OVER, "The match is over.")
            return referee.submit(seat, action, decision=decision, at=self._moments.now())

        await self._enter(submit, acknowledge)

    async def take_back(self, seat: Seat, *, to: int, acknowledge: Acknowledge) -> None:
        """Let a seat take back its last decision.

        Raises:
            StaleDecision: the seat's last decision is another one.
            NotAllowed: nothing can be taken back here, or now.
            StoreFailed: it could not be stored.
        """
        await self._enter(
            lambda now: now.submit_take_back(seat, to=to, at=self._moments.now()), acknowledge
        )

    async def end_hand(self, seat: Seat, *, hand: int, acknowledge: Acknowledge) -> None:
        """Let a seat end a hand that is settled.

        Raises:
            StaleDecision: another hand is being played.
            NotAllowed: the hand is not settled.
            StoreFailed: it could not be stored.
        """
        await self._enter(
            lambda now: now.submit_end_of_hand(seat, hand=hand, at=self._moments.now()),
            acknowledge,
        )

    async def add_salt(self, seat: Seat, *, hand: int, data: bytes) -> None:
        """Let a seat add its own random bytes to the shuffle of a hand.

        Raises:
            NotAllowed: nothing can be added to that hand's shuffle by this seat, or not any more.
            StoreFailed: it could not be stored.
        """
        await self._enter(
            lambda now: now.submit_salt(seat, hand=hand, data=data, at=self._moments.now())
        )

    async def hints(self, seat: Seat, *, decision: int, shown: bool) -> tuple[HintedAction, ...]:
        """Return what the search makes of a seat's decision, worked out beside the event loop.

        It is worked out once for each decision, however often it is asked for.

        Raises:
            StaleDecision: the seat's decision is another one, or has become another meanwhile.
            IllegalAction: the seat has nothing to decide.
            NotAllowed: other people play here, or nothing could be worked out.
            StoreFailed: that it was shown could not be stored.
        """
        self.referee.check_hint(seat, decision=decision)
        if self._hints is None:
            self._hints = HintWork(self._settings.thinking_seconds)
        found = await self._hints.hints(self.table_id, self.referee.view(seat), decision)
        if shown:
            await self._enter(
                lambda now: now.submit_hint(seat, decision=decision, at=self._moments.now())
            )
        else:
            self.referee.check_hint(seat, decision=decision)
        return found

    async def _enter(self, submit: Submit, acknowledge: Acknowledge | None = None) -> None:
        """Make the next entry of the log; ``submit`` is asked again if another came first."""
        await self._log.enter(submit, acknowledge)
        self.wake()

    # ------------------------------------------------------------ what happens by itself

    def entered(self, before: Referee, step: Step) -> None:
        """Act on an entry that was taken over, and tell everybody."""
        referee = self.referee
        as_before = referee.seating is before.seating
        new_hand = referee.state.hands_played != before.state.hands_played
        if (new_hand or not as_before) and referee.stand_ins != before.stand_ins:
            self._house.change_seats()
        # A card alone changes nothing of what is due, where no time runs for whoever is next.
        timed = referee.clocks is not None or referee.seating.programs
        if referee.settings.access is not Access.SOLO and (timed or not as_before):
            self._deadlines.set_alarm()
        if before.seating.ask is not None:
            self.manners.note(before.seating, self.keys.get, step)
        self._telling.step(step)

    def caught_up(self) -> None:
        """Let the house act after what other processes stored."""
        self.wake()

    def awaited(self) -> bool:
        """Tell whether anybody is here."""
        return bool(self._attendance)

    @property
    def look_again_at(self) -> int | None:
        """When the table has to be looked at though nobody comes; ``None`` if it has not."""
        return look_again_at(self.referee, self.last_at)

    async def tend(self) -> None:
        """Do what is due by now, though nobody is here: at a match by correspondence nobody is."""
        await self._deadlines.do_what_is_due()
        self.wake()

    def wake(self) -> None:
        """Let the house act until a person must."""
        if self._presence is not None and self._presence.keep_up():
            self._telling.state()
            self._deadlines.set_alarm()
        self._house.wake(self.awaited)

    def hear_entry(self, seq: int) -> None:
        """Look into the log if it holds more than this room knows."""
        self._log.hear(seq)

    def hear_words(self, words: bytes) -> None:
        """Pass words on to everybody here, or note who is there through another process."""
        presence = read_presence(words)
        if presence is None:
            self._telling.words(words)
        elif self._presence is not None and self._presence.hear(presence):
            self._telling.state()
            self._deadlines.set_alarm()

    def forget_time(self) -> None:
        """Do nothing of what is due later, for the table is let go."""
        self._deadlines.forget()

    async def close(self) -> None:
        """Stop acting."""
        self._log.close()
        await self._deadlines.close()
        await self._house.close()
        if self._hints is not None:
            self._hints.close()
