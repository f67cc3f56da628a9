"""Rooms: the tables in memory, each with its referee, its sockets and one lock.

Store first, then send: an action is in the store before anybody hears of it, and a write that
fails leaves the table as it was.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from openhearts.players.hints import HintedAction, hints
from openhearts.protocol.live import Phrase, Said, TableState
from openhearts.protocol.messages import (
    SeatInfo,
    TableInfo,
    Update,
)
from openhearts.protocol.rules import wire_rules
from openhearts.protocol.views import PublicPart, public_part
from openhearts.rules.actions import CHANCE, Action
from openhearts.rules.errors import IllegalAction, Reason
from openhearts.rules.facts import Seat
from openhearts.rules.view import PlayerView
from openhearts.server.alarm import Alarm
from openhearts.server.attendance import Attendance, Listener, Place, eyes_of_watcher
from openhearts.server.bus import Bus, LocalBus
from openhearts.server.encoding import encode
from openhearts.server.houses import HouseMaker, fair_house
from openhearts.server.identity import (
    new_code,
    new_table_id,
    new_token,
    seat_of_token,
    token_hash,
)
from openhearts.server.leases import Leases, LoneLeases, SharedLeases
from openhearts.server.moments import Moments
from openhearts.server.presence import (
    ASKING_MS,
    HEARD_FOR_MS,
    TELL_AGAIN_MS,
    PresenceWords,
    presence_words,
    read_presence,
)
from openhearts.server.program_turns import ProgramTurns
from openhearts.server.rounds import Rounds
from openhearts.server.settings import ServerSettings
from openhearts.server.sitting import Seated, chosen_chair
from openhearts.server.store import (
    Practice,
    SequenceTaken,
    Store,
    StoredTable,
    StoreFailed,
    present_keys,
)
from openhearts.server.table_state import Presence, table_state
from openhearts.server.talking import readable_talk
from openhearts.server.thinking import in_own_thread
from openhearts.server.wire_updates import wire_practice, wire_update
from openhearts.table.due import Due, grace_ends, next_due
from openhearts.table.house import AutomaticAction, fallback_action
from openhearts.table.referee import Referee
from openhearts.table.refusals import NotAllowed
from openhearts.table.seat_entries import ComeBack, RestartClocks, SeatEntry, SeatProgram, Sit
from openhearts.table.settings import Access, Watching
from openhearts.table.steps import Step

LOGGER = logging.getLogger("openhearts.server")
LONGEST_RETRY_SECONDS = 10.0

_Hints = tuple[tuple[Seat, int], asyncio.Task[tuple[HintedAction, ...]]]
"""The newest decision that hints were asked for, and the work on them."""


class Surroundings(NamedTuple):
    """What the rooms of one process share."""

    store: Store
    settings: ServerSettings
    house_maker: HouseMaker
    moments: Moments
    bus: Bus
    leases: Leases


class Room:
    """One table in memory."""

    def __init__(self, table_id: str, stored: StoredTable, around: Surroundings) -> None:
        """Open a table as the store holds it."""
        self.table_id = table_id
        self.code = stored.code
        self.last_at = stored.last_at
        """When the last entry was made."""
        self._first_keys = stored.token_hashes
        self.referee = stored.referee
        self.practice = stored.practice
        self.last_opened = 0.0
        """When somebody last came, by the event loop's clock."""
        self._store, self._settings, self._house_maker = around[:3]
        self._moments, self._bus, self._leases = around[3:]
        self._house = self._house_maker(stored.referee)
        self._rules = wire_rules(stored.referee.rules)
        began = self._moments.now()
        # Who is there through other processes is not heard at once.
        self._attendance = Attendance(began + HEARD_FOR_MS if self._bus.shared else began)
        self._asks_until = began + ASKING_MS
        self._told_presence = 0
        self._alarm = Alarm(self._ring)
        self._program_turns = ProgramTurns()
        self._ringing: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()
        self._automatic: asyncio.Task[None] | None = None
        self._store_fails = False
        self._hints: _Hints | None = None
        self._public: PublicPart | None = None
        self._heard = 0
        self._looking: asyncio.Task[None] | None = None

    @property
    def in_use(self) -> bool:
        """Whether somebody listens, or the house is still acting."""
        return bool(self._attendance) or self._acting

    @property
    def _acting(self) -> bool:
        return self._automatic is not None and not self._automatic.done()

    @property
    def keys(self) -> dict[Seat, str]:
        """The hashes of the secrets of the seats that people hold now."""
        return present_keys(self.referee, self._first_keys)

    def key_of(self, token: str) -> str | None:
        """Return the hash of a secret if it is the key of a seat."""
        return None if seat_of_token(token, self.keys) is None else token_hash(token)

    def seat_of(self, key: str) -> Seat | None:
        """Return the seat of a key, which may change before the match."""
        return next((seat for seat, known in self.keys.items() if known == key), None)

    def eyes_of(self, place: Place) -> Seat | None:
        """Return through whose eyes somebody sees; ``None`` if their seat is theirs no more."""
        if place.key is None:
            return eyes_of_watcher(self.referee.seating, place)
        return self.seat_of(place.key)

    def state(self, place: Place) -> TableState:
        """Return how the table stands, for somebody in this place."""
        keys, now = self.keys, self._moments.now()
        here = self._attendance.here(keys)
        ends = grace_ends(self.referee, here=here, gone=self._attendance.gone(keys, now))
        return table_state(
            self.referee,
            Presence(
                here, self._attendance.watchers, {seat: at - now for seat, at in ends.items()}
            ),
            you=None if place.key is None else self.seat_of(place.key),
            at=now,
            code=self.code,
        )

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
        most = self._settings.most_missed
        return [wire_update(update) for update in self.referee.missed(seat, after, most=most)]

    def now(self, seat: Seat) -> Update:
        """Return the present state for a seat."""
        return wire_update(self.referee.now(seat))

    def check_watching(self) -> None:
        """Refuse watchers where the table has none.

        Raises:
            NotAllowed: nobody watches here.
        """
        if self.referee.settings.watching is Watching.NOBODY:
            raise NotAllowed("Nobody watches at this table.", "not-allowed-watching")

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
        self._set_alarm()
        self.wake()

    async def _come_back(self, seat: Seat, *, deserted: bool) -> None:
        if self._bus.shared:
            # Another process may have let a computer player sit in just now.
            with contextlib.suppress(StoreFailed):
                async with self._lock:
                    await self._catch_up()
        if deserted and self._bus.shared:
            await asyncio.sleep(ASKING_MS / 6000)
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
            self._set_alarm()

    def _presence_changed(self, *, but: Listener | None = None) -> None:
        self._tell_state(but=but)
        if self._bus.shared and self.referee.settings.access is not Access.SOLO:
            self._tell_presence()

    def _next_due(self) -> Due | None:
        keys, now = self.keys, self._moments.now()
        return next_due(
            self.referee,
            here=self._attendance.here(keys),
            gone=self._attendance.gone(keys, now),
            asked=self._program_turns.since(self.referee, now),
            now=now,
        )

    def _set_alarm(self, *, at_least: float = 0) -> None:
        """Have what is due next done when it is due."""
        due = self._next_due()
        if due is None:
            self._alarm.take_back()
        else:
            self._alarm.set_in(max(due.at - self._moments.now(), at_least))

    async def tend(self) -> None:
        """Do what is due by now, though nobody is here: at a match by correspondence nobody is."""
        await self._do_what_is_due()
        self.wake()

    def _ring(self) -> None:
        self._ringing = asyncio.create_task(self._do_what_is_due())

    def _still_due(self, now: Referee) -> tuple[Referee, Step] | None:
        """Make the entry that is due, unless somebody acted, or time was given, meanwhile."""
        due = self._next_due()
        if due is None or due.at > self._moments.now():
            return None
        # What fell due while no server ran is given again: nobody could act then.
        entry = RestartClocks() if due.at < self._moments.began else due.entry
        return now.submit_about_seats(CHANCE, entry, at=self._moments.now())

    async def _do_what_is_due(self) -> None:
        pause = 0.0
        due = self._next_due()
        if due is not None and due.at <= self._moments.now():
            try:
                if await self._may_act():
                    await self._enter(self._still_due, None)
                else:
                    pause = 1000.0  # Another process does it, unless it dies.
            except NotAllowed:
                pass  # Somebody else was faster, or came back.
            except StoreFailed:
                pause = 1000 * self._settings.store_retry_seconds
        self._set_alarm(at_least=pause)

    def say(self, seat: Seat, *, phrase: Phrase | None, text: str | None) -> None:
        """Let a seat say something to everybody.

        Raises:
            NotAllowed: that is not said at this table.
        """
        text = readable_talk(self.referee.settings, phrase=phrase, text=text)
        name = self.referee.seats[seat].name
        self._bus.tell_words(self.table_id, encode(Said(seat, name, phrase, text)))

    async def sit(self, name: str, wanted: Seat | None) -> Seated:
        """Let somebody of this name sit down, in the chair they want or in any.

        Raises:
            NotAllowed: the table refuses it.
            StoreFailed: it could not be stored.
        """
        token = new_token()
        seated: list[Seated] = []

        def submit(now: Referee) -> tuple[Referee, Step]:
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
            chair = chosen_chair(now.seating, wanted)
            seated[:] = [Seated(chair, token, now.seq + 1)]
            seating = SeatProgram(chair, token_hash(token), name)
            return now.submit_about_seats(owner, seating, at=self._moments.now())

        await self._enter(submit, None)
        return seated[0]

    async def about_seats(
        self, seat: Seat, entry: SeatEntry, *, acknowledge: Callable[[Step], None] | None
    ) -> None:
        """Let a seat, or the table itself, do something about who sits here and how.

        Raises:
            StaleDecision: a decision that is asked back is not the seat's last one.
            NotAllowed: the table refuses it.
            StoreFailed: it could not be stored.
        """
        await self._enter(
            lambda now: now.submit_about_seats(seat, entry, at=self._moments.now()), acknowledge
        )

    async def submit(
        self, seat: Seat, action: Action, *, decision: int, acknowledge: Callable[[Step], None]
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

    async def take_back(self, seat: Seat, *, to: int, acknowledge: Callable[[Step], None]) -> None:
        """Let a seat take back its last decision.

        Raises:
            StaleDecision: the seat's last decision is another one.
            NotAllowed: nothing can be taken back here, or now.
            StoreFailed: it could not be stored.
        """
        await self._enter(
            lambda now: now.submit_take_back(seat, to=to, at=self._moments.now()), acknowledge
        )

    async def end_hand(self, seat: Seat, *, hand: int, acknowledge: Callable[[Step], None]) -> None:
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
            lambda now: now.submit_salt(seat, hand=hand, data=data, at=self._moments.now()), None
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
        if self._hints is None or self._hints[0] != (seat, decision):
            view = self.referee.view(seat)
            self._hints = (seat, decision), asyncio.create_task(self._work_out_hints(view))
        try:
            found = await asyncio.shield(self._hints[1])
        except Exception as error:
            LOGGER.warning("table %s: no hint: %r", self.table_id, error)
            raise NotAllowed(
                "No hint could be worked out for this.", "not-allowed-hint-none"
            ) from error
        if shown:
            await self._enter(
                lambda now: now.submit_hint(seat, decision=decision, at=self._moments.now()), None
            )
        else:
            self.referee.check_hint(seat, decision=decision)
        return found

    async def _work_out_hints(self, view: PlayerView) -> tuple[HintedAction, ...]:
        rng = random.Random(secrets.token_bytes(32))  # noqa: S311 - a stream for made-up deals
        return await in_own_thread(
            lambda: hints(view, rng), seconds=self._settings.thinking_seconds
        )

    async def _enter(
        self,
        submit: Callable[[Referee], tuple[Referee, Step] | None],
        acknowledge: Callable[[Step], None] | None,
    ) -> None:
        """Make the next entry of the log; ``submit`` is asked again if another came first."""
        async with self._lock:
            while (entered := submit(self.referee)) is not None:
                if await self._keep(*entered, acknowledge):
                    break
        self.wake()

    def forget_time(self) -> None:
        """Do nothing of what is due later, for the table is let go."""
        self._alarm.take_back()

    def wake(self) -> None:
        """Let the house act until a person must."""
        if self._bus.shared and self.referee.settings.access is not Access.SOLO:
            self._keep_presence()
        if self.referee.automatic_seat is not None and not self._acting:
            self._automatic = asyncio.create_task(self._act_for_the_house())

    def hear_entry(self, seq: int) -> None:
        """Look into the log if it holds more than this room knows."""
        if seq > max(self.referee.seq, self._heard):
            self._heard = seq
            if self._looking is None or self._looking.done():
                self._looking = asyncio.create_task(self._look())

    def hear_words(self, words: bytes) -> None:
        """Pass words on to everybody here, or note who is there through another process."""
        presence = read_presence(words)
        if presence is None:
            for listener, _place in self._attendance:
                listener.tell(words)
        elif presence.process != self._moments.process:
            if presence.asks:
                self._tell_presence()
            if self._attendance.hear(presence, self._moments.now()):
                self._tell_state()
                self._set_alarm()

    def _tell_presence(self) -> None:
        """Tell the other processes who is there through this one."""
        now = self._moments.now()
        self._told_presence = now
        words = PresenceWords(
            self._moments.process,
            sorted(self._attendance.keys_here),
            self._attendance.watchers_here,
            asks=now < self._asks_until,
        )
        self._bus.tell_words(self.table_id, presence_words(words))

    def _keep_presence(self) -> None:
        now = self._moments.now()
        again = ASKING_MS / 3 if now < self._asks_until else TELL_AGAIN_MS
        if now - self._told_presence >= again:
            self._tell_presence()
        if self._attendance.forget_silent(now):
            self._tell_state()
            self._set_alarm()

    async def _look(self) -> None:
        pause = self._settings.store_retry_seconds
        while self._heard > self.referee.seq:
            heard, self._heard = self._heard, 0
            try:
                async with self._lock:
                    await self._catch_up(to=heard)
                pause = self._settings.store_retry_seconds
            except StoreFailed as error:
                LOGGER.warning("table %s: entries cannot be read: %s", self.table_id, error)
                if not self._attendance:
                    return
                self._heard = max(heard, self._heard)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_RETRY_SECONDS)

    async def close(self) -> None:
        """Stop acting."""
        self._alarm.take_back()
        if self._looking is not None:
            self._looking.cancel()
        if self._ringing is not None:
            self._ringing.cancel()
            await asyncio.gather(self._ringing, return_exceptions=True)
        if self._automatic is not None:
            self._automatic.cancel()
            await asyncio.gather(self._automatic, return_exceptions=True)
        if self._hints is not None:
            self._hints[1].cancel()

    async def _act_for_the_house(self) -> None:
        pause = self._settings.store_retry_seconds
        while True:
            try:
                if not await self._may_act():
                    return
                before = self.referee
                automatic = await self._next_automatic_action(before)
                if automatic is None:
                    return
                async with self._lock:
                    if self.referee is before:
                        await self._keep(
                            *before.act(automatic.seat, automatic.action, at=self._moments.now()),
                            None,
                        )
                pause = self._settings.store_retry_seconds
            except StoreFailed:
                if not self._attendance:
                    return
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_RETRY_SECONDS)

    async def _may_act(self) -> bool:
        """Tell whether the house acts in this process; where nobody can tell it does."""
        return not self._bus.whole or await self._leases.hold(self.table_id)

    async def _next_automatic_action(self, referee: Referee) -> AutomaticAction | None:
        seat = referee.automatic_seat
        if seat is None or seat == CHANCE:
            return self._house.next_automatic_action(referee)
        seconds = self._settings.thinking_seconds
        try:
            automatic = await in_own_thread(
                lambda: self._house.next_automatic_action(referee), seconds=seconds
            )
        except TimeoutError:
            self._house.dismiss(seat)
            automatic = fallback_action(referee, seat, f"it took longer than {seconds:g} s")
        if automatic is not None and automatic.fault is not None:
            LOGGER.warning(
                "table %s: the simple rule acts for the computer player in seat %d: %s",
                self.table_id,
                automatic.seat,
                automatic.fault,
            )
        return automatic

    async def _keep(
        self, referee: Referee, step: Step, acknowledge: Callable[[Step], None] | None
    ) -> bool:
        """Store a step, then take it over and tell everybody; false if another came first."""
        try:
            await self._store.append(self.table_id, step)
        except SequenceTaken:
            if await self._catch_up() == 0:
                raise StoreFailed(f"table {self.table_id} is gone") from None
            return False
        except StoreFailed as error:
            if not self._store_fails:
                LOGGER.warning("table %s: an action was not stored: %s", self.table_id, error)
            self._store_fails = True
            raise
        self._store_fails = False
        self._take_over(referee)
        self.last_at = step.at
        if acknowledge is not None:
            acknowledge(step)
        self._bus.tell_entry(self.table_id, step.seq)
        self._tell_step(step)
        return True

    def _take_over(self, referee: Referee) -> None:
        if referee.stand_ins != self.referee.stand_ins:
            self._house = self._house_maker(referee)
        self.referee = referee
        if referee.settings.access is not Access.SOLO:
            self._set_alarm()

    async def _catch_up(self, *, to: int | None = None) -> int:
        """Take over what another server process stored for this table; return how much it was.

        With ``to`` that is the number of an entry that was heard of, which may be an older one by
        now.
        """
        if to is not None and to <= self.referee.seq:
            return 0
        entries = await self._store.entries_after(self.table_id, self.referee.seq, to=to)
        try:
            for seat, entry, at in entries:
                referee, step = self.referee.act(seat, entry, at=at)
                self._take_over(referee)
                self.last_at = at
                self._tell_step(step)
        except (IllegalAction, NotAllowed) as error:
            raise StoreFailed(f"table {self.table_id} cannot be read: {error}") from error
        self.wake()
        return len(entries)

    def _tell_step(self, step: Step) -> None:
        """Tell everybody of the step that led here."""
        encoded: dict[Seat, bytes] = {}
        for listener, place in self._attendance:
            seat = self.eyes_of(place)
            if seat is None:
                self._attendance.go(listener, self._moments.now())
                listener.lose_seat()
                continue
            if seat not in encoded:
                update = self.referee.told(seat, step)
                if self._public is None or not self._public.fits(update.view):
                    self._public = public_part(update.view)
                encoded[seat] = encode(wire_update(update, self._public))
            listener.tell(encoded[seat])
        if self.referee.clocks is not None or isinstance(step.action, SeatEntry):
            self._tell_state()

    def _tell_state(self, *, but: Listener | None = None) -> None:
        """Tell everybody, but perhaps one, how the table stands; alone at a table one knows."""
        if self.referee.settings.access is Access.SOLO:
            return
        told: dict[Seat | None, bytes] = {}
        for listener, place in self._attendance:
            if listener is but:
                continue
            you = None if place.key is None else self.seat_of(place.key)
            if you not in told:
                told[you] = encode(self.state(place))
            listener.tell(told[you])


class Rooms:
    """All tables: loaded when somebody comes, let go when nobody has been there for a while."""

    def __init__(
        self,
        store: Store,
        settings: ServerSettings,
        house_maker: HouseMaker = fair_house,
        bus: Bus | None = None,
    ) -> None:
        """Use this store, and this bus between the rooms of one table."""
        self._bus = bus or LocalBus()
        self._leases = SharedLeases(store.engine) if self._bus.shared else LoneLeases()
        self._around = Surroundings(
            store, settings, house_maker, Moments(), self._bus, self._leases
        )
        self._store, self._settings = store, settings
        self._rooms: dict[str, Room] = {}
        self._loading = asyncio.Lock()
        self._rounds = Rounds(store, self._bus, self._leases, settings)

    async def start(self) -> None:
        """Begin to hear of what other processes store."""
        await self._bus.start(self._rooms.get)
        await self._leases.start()
        self._rounds.start(self._rooms.items, self.open)

    def __len__(self) -> int:
        """Return how many tables are in memory."""
        return len(self._rooms)

    async def create(
        self,
        referee: Referee,
        token_hashes: dict[Seat, str],
        owners: Mapping[Seat, str] = MappingProxyType({}),
        practice: Practice | None = None,
    ) -> str:
        """Store a new table and return its name; ``owners`` have it among their matches.

        Raises:
            StoreFailed: it could not be stored.
        """
        table_id = new_table_id()
        await self._store.create(
            table_id, self._sealed(referee), token_hashes, owners, practice, at=self.moments.now()
        )
        return table_id

    async def create_for_people(
        self, referee: Referee, owners: Mapping[Seat, str]
    ) -> tuple[str, str]:
        """Store a new table that people are invited to; return its name and its short code.

        Raises:
            StoreFailed: it could not be stored.
        """
        table_id, code = new_table_id(), new_code()
        await self._store.create(
            table_id, self._sealed(referee), {}, owners, code=code, at=self.moments.now()
        )
        return table_id, code

    def _sealed(self, referee: Referee) -> Referee:
        """Return a new table with its first hand sealed, where that can be."""
        sealing = self._around.house_maker(referee).seal_to_make(referee)
        return referee if sealing is None else referee.act(CHANCE, sealing)[0]

    @property
    def moments(self) -> Moments:
        """What time it is for the logs."""
        return self._around.moments

    def has_people(self, table_id: str) -> bool:
        """Tell whether somebody is at a table now, as far as this server knows."""
        room = self._rooms.get(table_id)
        return room is not None and room.in_use

    async def open(self, table_id: str) -> Room | None:
        """Return a table's room, loaded if it is not in memory; ``None`` if there is no table.

        Raises:
            StoreFailed: it could not be read.
        """
        async with self._loading:
            room = self._rooms.get(table_id)
            if room is None:
                stored = await self._store.load(table_id)
                if stored is None:
                    return None
                room = Room(table_id, stored, self._around)
                self._rooms[table_id] = room
                self._bus.open(table_id)
                self._watch(room)
            room.last_opened = asyncio.get_running_loop().time()
        return room

    async def look_up(self, table_id: str) -> StoredTable | None:
        """Return a table's present state without keeping it in memory.

        Raises:
            StoreFailed: it could not be read.
        """
        room = self._rooms.get(table_id)
        if room is not None:
            return StoredTable(room.referee, room.keys, room.practice, room.code, room.last_at)
        return await self._store.load(table_id)

    def _watch(self, room: Room) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(self._settings.idle_seconds, self._release, room)

    def _release(self, room: Room) -> None:
        idle = asyncio.get_running_loop().time() - room.last_opened
        if room.in_use or idle < self._settings.idle_seconds:
            self._watch(room)
        elif self._rooms.get(room.table_id) is room:
            room.forget_time()
            del self._rooms[room.table_id]
            self._bus.close(room.table_id)
            self._leases.give_up(room.table_id)

    async def close(self) -> None:
        """Let all rooms go."""
        await self._rounds.stop()
        await self._leases.stop()
        await self._bus.stop()
        for room in tuple(self._rooms.values()):
            await room.close()
        self._rooms.clear()
