"""Who sits at a table: a fold of the log's entries about people, pure as the referee is.

A chair is held by a person, by a computer player, or, before the match, by nobody. A person whose
chair a computer player minds still holds it. Whatever is asked for is refused with
:class:`NotAllowed`, or it leads to the next :class:`Seating`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from openhearts.rules.actions import CHANCE
from openhearts.rules.facts import Seat
from openhearts.table.chairs import (
    BOT_NAMES,
    MORE_BOT_NAMES,
    Chair,
    Moment,
    News,
    OpenAsk,
    Removed,
    SeatHolder,
    TableNews,
    TablePhase,
)
from openhearts.table.refusals import NotAllowed
from openhearts.table.seat_entries import (
    Agree,
    Ask,
    ChangeSettings,
    Close,
    ComeBack,
    HandOver,
    KeepOut,
    Lead,
    Leave,
    LetIn,
    LetWatch,
    ListTable,
    NewInvitation,
    NewKey,
    PlayOn,
    Refuse,
    Remove,
    RestartClocks,
    Resume,
    SeatEntry,
    SeatProgram,
    SetLevel,
    Sit,
    SitIn,
    Start,
    SwapSeats,
    Wish,
)
from openhearts.table.settings import Access, Arrival, TableSettings, Watching

_ASKED: Final = {
    Wish.PAUSE: News.ASKED_PAUSE,
    Wish.CLOCK_OFF: News.ASKED_CLOCK_OFF,
    Wish.TAKE_BACK: News.ASKED_TAKE_BACK,
}


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits at a table at some moment. :meth:`after` gives the next one."""

    settings: TableSettings
    chairs: tuple[Chair, ...]
    phase: TablePhase
    owner: Seat | None = None
    deputy: Seat | None = None
    """Who has the owner's part while the owner is gone."""
    paused: bool = False
    ask: OpenAsk | None = None
    next_table: str | None = None
    """Where these people play on after the match."""
    removed: tuple[Removed, ...] = ()
    """Who may not sit down here again; whoever looks who that is, it is no part of the log."""
    stopped_clock: tuple[int, int] | None = None
    """The seconds for each decision and in the bank, where the clock was switched off."""
    invitation: NewInvitation | None = None
    """The last one that was made; ``None`` where the first one still invites."""

    @classmethod
    def of(cls, holders: Iterable[SeatHolder], settings: TableSettings) -> Seating:
        """Return the seating of a new table.

        Alone it is played from the start; with others people sit down first.
        """
        chairs = tuple(
            Chair(holder.name, holder.level or settings.level, person=holder.level is None)
            for holder in holders
        )
        if settings.access is not Access.SOLO:
            return cls(settings, chairs, TablePhase.GATHERING)
        first = next((seat for seat, chair in enumerate(chairs) if chair.person), None)
        return cls(settings, chairs, TablePhase.PLAYING, first)

    @property
    def settings_of_next(self) -> TableSettings:
        """What the next table of these people allows: a clock was switched off for one match."""
        if self.stopped_clock is None:
            return self.settings
        move, bank = self.stopped_clock
        return replace(self.settings, move_seconds=move, bank_seconds=bank)

    @property
    def holders(self) -> tuple[SeatHolder, ...]:
        """Who sits where."""
        return tuple(
            SeatHolder(chair.name, None if chair.person else chair.level) for chair in self.chairs
        )

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people hold, those who are away included."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person)

    @property
    def programs(self) -> bool:
        """Whether a program of somebody's own sits here."""
        return any(chair.program for chair in self.chairs)

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats of people for whom no computer player sits in."""
        return tuple(seat for seat in self.people if not self.chairs[seat].away)

    @property
    def leader(self) -> Seat | None:
        """Who may do what only the owner may: the owner, or whoever stands in for them."""
        return self.owner if self.deputy is None else self.deputy

    @property
    def idle(self) -> bool:
        """Whether everybody is gone: the table is kept, and nothing happens by itself."""
        return self.settings.access is not Access.SOLO and all(
            self.chairs[seat].program for seat in self.present
        )

    @property
    def runs(self) -> bool:
        """Whether cards are played."""
        return self.phase is TablePhase.PLAYING and not self.paused and not self.idle

    @property
    def free(self) -> tuple[Seat, ...]:
        """The chairs that somebody may sit down in."""
        if self.settings.access is Access.SOLO or self.phase is TablePhase.CLOSED:
            return ()
        return tuple(seat for seat, chair in enumerate(self.chairs) if not chair.person)

    def stand_in(self, seat: Seat, hands: int) -> str | None:
        """Return the level of the computer player that acts for a seat, ``None`` for a person.

        Args:
            seat: the seat.
            hands: how many hands are scored.
        """
        chair = self.chairs[seat]
        if not chair.person:
            return chair.level
        return self.settings.level if chair.away or hands < chair.joins else None

    def seat_of(self, key: str) -> Seat | None:
        """Return the seat of whoever has the secret with this hash."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.key == key), None)

    def waits_for(self, ask: OpenAsk) -> tuple[Seat, ...]:
        """Return who has not agreed yet; programs are not asked."""
        return tuple(
            seat
            for seat in self.present
            if seat not in (ask.seat, *ask.agreed) and not self.chairs[seat].program
        )

    def check_playing(self) -> None:
        """Refuse what the match takes only while it is played.

        Raises:
            NotAllowed: it has not begun, is paused, or the table is closed.
        """
        self._check_open()
        self._check_started()
        if self.paused:
            raise NotAllowed("The table is paused.", "not-allowed-paused")

    def check_action(self, seat: Seat, hands: int) -> None:
        """Refuse an action that a person asks for and the table does not take now.

        Args:
            seat: the person's seat.
            hands: how many hands are scored.

        Raises:
            NotAllowed: nothing is played now, or a computer player acts for this seat.
        """
        self.check_playing()
        if self.chairs[seat].person and self.stand_in(seat, hands) is not None:
            raise NotAllowed(
                "A computer player sits in for you: take your seat back first.",
                "not-allowed-sat-in",
            )

    def after(self, seat: Seat, entry: SeatEntry, moment: Moment) -> tuple[Seating, TableNews]:
        """Return the seating after an entry, and what everybody is told.

        Raises:
            NotAllowed: the table refuses it.
        """
        self._check_open()
        match entry:
            case Sit(key, name):
                return self._sit(seat, key, name, moment), TableNews(News.SAT, seat, name)
            case SitIn(of):
                return self._sit_in(seat, of)
            case Lead(to):
                return self._led(seat, to)
            case KeepOut(name):
                self._check_table(seat)
                self._check_gathering()
                kept = (*self.removed, Removed(moment.seq + 1, name))
                return replace(self, removed=kept), TableNews(News.REMOVED, CHANCE, name)
            case RestartClocks():
                self._check_table(seat)
                return self, TableNews(News.CLOCKS, CHANCE)
            case _:
                self._check_person(seat)
                return self._personal(seat, entry, moment)

    def after_hand(self) -> Seating:
        """Return the seating once a hand is scored: what could be taken back in it is past."""
        if self.ask is None or self.ask.wish is not Wish.TAKE_BACK:
            return self
        return replace(self, ask=None)

    # What one person does.

    def _personal(self, seat: Seat, entry: SeatEntry, moment: Moment) -> tuple[Seating, TableNews]:
        name = self.chairs[seat].name
        if self.chairs[seat].program and not isinstance(entry, Leave | ComeBack):
            raise NotAllowed("A program plays, and nothing else.", "not-allowed-program")
        match entry:
            case Leave():
                return self._gone(seat, moment), TableNews(News.LEFT, seat, name)
            case ComeBack():
                if not self.chairs[seat].away:
                    raise NotAllowed("Nobody sits in for you.", "not-allowed-not-away")
                return self._with(seat, away=False), TableNews(News.BACK, seat, name)
            case Ask() | Agree() | Refuse():
                return self._about_consent(seat, entry, moment)
            case Resume():
                if not self.paused:
                    raise NotAllowed("The table is not paused.", "not-allowed-not-paused")
                return replace(self, paused=False), TableNews(News.RESUMED, seat, name)
            case LetWatch(allowed):
                if self.settings.watching is not Watching.SEAT:
                    raise NotAllowed(
                        "At this table nobody watches over a seat's shoulder.",
                        "not-allowed-watching",
                    )
                what = News.SHOWS if allowed else News.HIDES
                return self._with(seat, shows=allowed), TableNews(what, seat, name)
            case PlayOn(table):
                return self._played_on(table, moment), TableNews(News.PLAY_ON, seat, name)
            case _:
                # An owner who does something is not gone.
                leading = replace(self, deputy=None) if seat == self.owner else self
                return leading._of_owner(seat, entry, moment)  # noqa: SLF001 - its own kind

    def _of_owner(self, seat: Seat, entry: SeatEntry, moment: Moment) -> tuple[Seating, TableNews]:
        if seat not in (self.owner, self.deputy):
            raise NotAllowed("Only the owner of the table may do that.", "not-allowed-owner")
        match entry:
            case SetLevel() | ChangeSettings() | SwapSeats() | Start() | ListTable() | Close():
                return self._arranged(entry, moment)
            case _:
                return self._about_people(seat, entry, moment)

    def _arranged(
        self,
        entry: SetLevel | ChangeSettings | SwapSeats | Start | ListTable | Close,
        moment: Moment,
    ) -> tuple[Seating, TableNews]:
        match entry:
            case SetLevel(of, level):
                self._check_gathering()
                self._check_seat(of)
                return self._with(of, level=level), TableNews(News.LEVEL, of)
            case ChangeSettings(settings):
                return self._allowing(settings), TableNews(News.SETTINGS, CHANCE)
            case SwapSeats(one, other):
                self._check_gathering()
                self._check_seat(one)
                self._check_seat(other)
                return self._swapped(one, other), TableNews(News.SWAPPED, one)
            case Start():
                self._check_gathering()
                return self._started(), TableNews(News.STARTED, CHANCE)
            case ListTable(listed):
                what = News.LISTED if listed else News.UNLISTED
                return self._listed(moment, listed=listed), TableNews(what, CHANCE)
            case Close():
                return (
                    replace(self, phase=TablePhase.CLOSED, paused=False, ask=None),
                    TableNews(News.CLOSED, CHANCE),
                )

    def _allowing(self, settings: TableSettings) -> Seating:
        now = self.settings
        if settings.access is not now.access:
            raise NotAllowed(
                "Who may sit down is not changed with the rest.", "not-allowed-settings-access"
            )
        if self.phase is TablePhase.PLAYING:
            if now.rated:
                raise NotAllowed(
                    "Nothing is changed in a rated match.", "not-allowed-settings-rated"
                )
            if (settings.pace, settings.rated) != (now.pace, now.rated):
                raise NotAllowed(
                    "The clock, and whether the match is rated, are settled before it begins.",
                    "not-allowed-settings-later",
                )
            if settings.shown != now.shown:
                raise NotAllowed(
                    "Which points and tricks are shown is settled before the match begins.",
                    "not-allowed-settings-shown",
                )
        chairs = tuple(
            chair._replace(
                level=settings.level if chair.level == now.level else chair.level,
                shows=chair.shows and settings.watching is Watching.SEAT,
            )
            for chair in self.chairs
        )
        return replace(self, settings=settings, chairs=chairs)

    def _about_people(
        self, seat: Seat, entry: SeatEntry, moment: Moment
    ) -> tuple[Seating, TableNews]:
        match entry:
            case Remove(of, invitation):
                if of == seat:
                    raise NotAllowed("You can leave, but not remove yourself.", "not-allowed-self")
                self._check_seat(of, person=True)
                gone = self._sent_away(of, moment)
                if invitation is not None:
                    gone = replace(gone, invitation=invitation)
                return gone, self._news(News.REMOVED, of)
            case NewInvitation():
                return self._inviting(entry, moment), TableNews(News.NEW_INVITATION, CHANCE)
            case LetIn(number):
                name = next((one.name for one in self.removed if one.number == number), None)
                if name is None:
                    raise NotAllowed("Nobody is kept out by that number.", "not-allowed-nobody")
                kept = tuple(one for one in self.removed if one.number != number)
                return replace(self, removed=kept), TableNews(News.LET_IN, CHANCE, name)
            case NewKey(of, key):
                return self._rekeyed(seat, of, key), self._news(News.NEW_KEY, of)
            case HandOver(to):
                self._check_seat(to, person=True)
                if self.chairs[to].program:
                    raise NotAllowed("A program plays, and nothing else.", "not-allowed-program")
                return self._handed_over(seat, to), self._news(News.OWNER, to)
            case SeatProgram(chair, key, name):
                seated = self._sit(chair, key, name, moment, program=True)
                return seated, TableNews(News.SAT, chair, name)
            case _:  # pragma: no cover - every entry is a case above
                raise AssertionError(entry)

    def _inviting(self, invitation: NewInvitation, moment: Moment) -> Seating:
        if self.settings.access is Access.SOLO:
            raise NotAllowed("This table is for one person.", "not-allowed-solo")
        if moment.over:
            raise NotAllowed("The match is over.", "not-allowed-over")
        return replace(self, invitation=invitation)

    def _listed(self, moment: Moment, *, listed: bool) -> Seating:
        if self.settings.access is Access.SOLO:
            raise NotAllowed("This table is for one person.", "not-allowed-solo")
        if moment.over:
            raise NotAllowed("The match is over.", "not-allowed-over")
        access = Access.LOBBY if listed else Access.LINK
        return replace(self, settings=replace(self.settings, access=access))

    def _played_on(self, table: str, moment: Moment) -> Seating:
        if self.settings.access is Access.SOLO:
            raise NotAllowed("This table is for one person.", "not-allowed-solo")
        if not moment.over:
            raise NotAllowed("The match is not over yet.", "not-allowed-not-over")
        if self.next_table is not None:
            raise NotAllowed("These people play on elsewhere already.", "not-allowed-played-on")
        return replace(self, next_table=table)

    # Sitting down and getting up.

    def _sit(
        self, seat: Seat, key: str, name: str, moment: Moment, *, program: bool = False
    ) -> Seating:
        if self.settings.access is Access.SOLO:
            raise NotAllowed("This table is for one person.", "not-allowed-solo")
        if moment.over:
            raise NotAllowed("The match is over.", "not-allowed-over")
        self._check_seat(seat)
        if self.chairs[seat].person:
            raise NotAllowed("Somebody sits there already.", "not-allowed-chair-taken")
        others = [self.chairs[other].name.casefold() for other in self.people]
        if name.casefold() in others:
            raise NotAllowed(
                "Somebody of this name sits at the table.", "not-allowed-name-taken", name=name
            )
        if self.seat_of(key) is not None:
            raise NotAllowed("You sit at this table already.", "not-allowed-seated")
        waits = self.settings.arrival is Arrival.BETWEEN_HANDS and moment.in_hand
        seated = Chair(
            name,
            self.chairs[seat].level,
            person=True,
            key=key,
            joins=moment.hands + 1 if waits else 0,
            sat=moment.seq + 1,
            program=program,
        )
        chairs = [
            chair._replace(name=self._bot_name(chair.name, name))
            if not chair.person and chair.name.casefold() == name.casefold()
            else chair
            for chair in self.chairs
        ]
        chairs[seat] = seated
        owner = seat if self.owner is None else self.owner
        return replace(self, chairs=tuple(chairs), owner=owner, ask=None)

    def _gone(self, seat: Seat, moment: Moment) -> Seating:
        if self.settings.access is Access.SOLO:
            raise NotAllowed("This table is for one person.", "not-allowed-solo")
        if moment.over:
            # Who played to the end stays in the record of the match.
            raise NotAllowed("The match is over.", "not-allowed-over")
        playing = self.phase is TablePhase.PLAYING
        name = self._bot_name() if playing else ""
        chairs = _with(self.chairs, seat, Chair(name, self.chairs[seat].level))
        deputy = None if self.deputy == seat else self.deputy
        if self.owner != seat:
            return replace(self, chairs=chairs, deputy=deputy, ask=None)
        owner = self._next_owner(chairs, seat) if deputy is None else deputy
        return replace(self, chairs=chairs, owner=owner, deputy=None, ask=None)

    def _sent_away(self, seat: Seat, moment: Moment) -> Seating:
        chair = self.chairs[seat]
        gone = self._gone(seat, moment)
        if chair.program:
            return gone
        return replace(gone, removed=(*self.removed, Removed(chair.sat, chair.name)))

    def _rekeyed(self, by: Seat, seat: Seat, key: str) -> Seating:
        self._check_seat(seat, person=True)
        if seat in (by, self.owner):
            raise NotAllowed("Nobody else gives out the owner's seat.", "not-allowed-own-key")
        if self.settings.access is Access.SOLO or self.settings.rated:
            # Whoever gives out a key could keep it, and look at the cards.
            raise NotAllowed("A rated seat keeps its key.", "not-allowed-key-rated")
        if self.seat_of(key) is not None:
            raise NotAllowed("You sit at this table already.", "not-allowed-seated")
        return replace(self, chairs=_with(self.chairs, seat, self.chairs[seat]._replace(key=key)))

    def _next_owner(self, chairs: tuple[Chair, ...], gone: Seat) -> Seat | None:
        count = len(chairs)
        after = [(gone + step) % count for step in range(1, count)]
        people = [other for other in after if chairs[other].person and not chairs[other].program]
        here = [other for other in people if not chairs[other].away]
        return next(iter((*here, *people)), None)

    def _handed_over(self, by: Seat, to: Seat) -> Seating:
        if by == self.owner:
            return replace(self, owner=to, deputy=None)
        # What is the owner's comes back to them, from whoever has it meanwhile.
        return replace(self, deputy=None if to == self.owner else to)

    def _led(self, by: Seat, seat: Seat) -> tuple[Seating, TableNews]:
        self._check_table(by)
        self._check_seat(seat, person=True)
        if self.owner is None or self.chairs[seat].program or seat == self.leader:
            raise NotAllowed("Nobody is missed.", "not-allowed-owner")
        name = self.chairs[seat].name
        if seat == self.owner:
            return replace(self, deputy=None), TableNews(News.LEADS_AGAIN, seat, name)
        return replace(self, deputy=seat), TableNews(News.LEADS, seat, name)

    def _sit_in(self, by: Seat, seat: Seat) -> tuple[Seating, TableNews]:
        self._check_table(by)
        self._check_started()
        self._check_seat(seat, person=True)
        if self.settings.access is Access.SOLO:
            raise NotAllowed("This table is for one person.", "not-allowed-solo")
        if self.chairs[seat].away:
            raise NotAllowed("Somebody sits in there already.", "not-allowed-sat-in")
        news = TableNews(News.AWAY, seat, self.chairs[seat].name)
        return replace(self._with(seat, away=True), ask=None), news

    def _swapped(self, one: Seat, other: Seat) -> Seating:
        chairs = _with(self.chairs, one, self.chairs[other])
        chairs = _with(chairs, other, self.chairs[one])
        moved: dict[Seat | None, Seat] = {one: other, other: one}
        owner = moved.get(self.owner, self.owner)
        deputy = moved.get(self.deputy, self.deputy)
        return replace(self, chairs=chairs, owner=owner, deputy=deputy)

    def _started(self) -> Seating:
        started = replace(self, phase=TablePhase.PLAYING)
        for seat in self.free:
            started = started._with(seat, name=started._bot_name())  # noqa: SLF001 - its own kind
        return started

    def _bot_name(self, *taken: str) -> str:
        names = {chair.name.casefold() for chair in self.chairs}
        names |= {name.casefold() for name in taken}
        return next(name for name in (*BOT_NAMES, *MORE_BOT_NAMES) if name.casefold() not in names)

    # What needs consent.

    def _about_consent(
        self, seat: Seat, entry: Ask | Agree | Refuse, moment: Moment
    ) -> tuple[Seating, TableNews]:
        match entry:
            case Ask(wish, to):
                return self._asked(seat, wish, to, moment)
            case Agree(number):
                return self._agreed(seat, number)
            case Refuse(number):
                self._check_asked(number)
                news = TableNews(News.REFUSED, seat, self.chairs[seat].name)
                return replace(self, ask=None), news

    def _asked(self, seat: Seat, wish: Wish, to: int, moment: Moment) -> tuple[Seating, TableNews]:
        self._check_started()
        name = self.chairs[seat].name
        if self.ask is not None:
            raise NotAllowed("Something else is being asked already.", "not-allowed-ask-open")
        if self.chairs[seat].away:
            self.check_action(seat, moment.hands)
        if wish is Wish.PAUSE and self.paused:
            raise NotAllowed("The table is paused.", "not-allowed-paused")
        if wish is Wish.CLOCK_OFF:
            self._check_clock()
        if wish is Wish.TAKE_BACK and self.settings.rated:
            raise NotAllowed("Nothing is taken back in a rated match.", "not-allowed-undo-rated")
        if wish is Wish.TAKE_BACK and any(
            chair.person and chair.away and not chair.program for chair in self.chairs
        ):
            raise NotAllowed("Somebody who has to agree is away.", "not-allowed-undo-away")
        ask = OpenAsk(moment.seq + 1, seat, wish, to)
        asking = replace(self, ask=ask)
        if not self.waits_for(ask):
            return asking._granted(ask)  # noqa: SLF001 - its own kind
        return asking, TableNews(_ASKED[wish], seat, name, to)

    def _agreed(self, seat: Seat, number: int) -> tuple[Seating, TableNews]:
        ask = self._check_asked(number)
        if seat not in self.waits_for(ask):
            raise NotAllowed("You have agreed already.", "not-allowed-agreed")
        ask = ask._replace(agreed=tuple(sorted((*ask.agreed, seat))))
        if not self.waits_for(ask):
            return self._granted(ask)
        news = TableNews(News.AGREED, seat, self.chairs[seat].name)
        return replace(self, ask=ask), news

    def _granted(self, ask: OpenAsk) -> tuple[Seating, TableNews]:
        name = self.chairs[ask.seat].name
        if ask.wish is Wish.PAUSE:
            return replace(self, ask=None, paused=True), TableNews(News.PAUSED, ask.seat, name)
        if ask.wish is Wish.CLOCK_OFF:
            return self._without_clock(), TableNews(News.CLOCK_OFF, CHANCE)
        news = TableNews(News.TAKE_BACK_GRANTED, ask.seat, name, ask.to)
        return replace(self, ask=None), news

    def _without_clock(self) -> Seating:
        seconds, bank = self.settings.move_seconds, self.settings.bank_seconds
        return replace(
            self,
            ask=None,
            settings=replace(self.settings, move_seconds=None, bank_seconds=0),
            stopped_clock=None if seconds is None else (seconds, bank),
        )

    def _check_clock(self) -> None:
        if self.settings.rated:
            raise NotAllowed("The clock runs on in a rated match.", "not-allowed-clock-rated")
        if self.settings.move_seconds is None:
            raise NotAllowed(
                "No clock of seconds runs that could be switched off.", "not-allowed-clock-none"
            )

    def _check_asked(self, number: int) -> OpenAsk:
        if self.ask is None or self.ask.number != number:
            raise NotAllowed("That is not asked any more.", "not-allowed-ask-gone")
        return self.ask

    # What has to hold.

    def _check_open(self) -> None:
        if self.phase is TablePhase.CLOSED:
            raise NotAllowed("The table is closed.", "not-allowed-closed")

    def _check_started(self) -> None:
        if self.phase is TablePhase.GATHERING:
            raise NotAllowed("The match has not started yet.", "not-allowed-gathering")

    def _check_gathering(self) -> None:
        if self.phase is not TablePhase.GATHERING:
            raise NotAllowed("The match has started already.", "not-allowed-started")

    def _check_table(self, seat: Seat) -> None:
        if seat != CHANCE:
            raise NotAllowed("Only the table itself does that.", "not-allowed-owner")

    def _check_person(self, seat: Seat) -> None:
        self._check_seat(seat, person=True)

    def _check_seat(self, seat: Seat, *, person: bool = False) -> None:
        there = 0 <= seat < len(self.chairs)
        if not there or (person and not self.chairs[seat].person):
            raise NotAllowed("Nobody sits there.", "not-allowed-nobody")

    def _news(self, what: News, seat: Seat) -> TableNews:
        return TableNews(what, seat, self.chairs[seat].name)

    def _with(
        self,
        seat: Seat,
        *,
        name: str | None = None,
        level: str | None = None,
        away: bool | None = None,
        shows: bool | None = None,
    ) -> Seating:
        chair = self.chairs[seat]
        changed = chair._replace(
            name=chair.name if name is None else name,
            level=chair.level if level is None else level,
            away=chair.away if away is None else away,
            shows=chair.shows if shows is None else shows,
        )
        return replace(self, chairs=_with(self.chairs, seat, changed))


def _with(chairs: tuple[Chair, ...], seat: Seat, chair: Chair) -> tuple[Chair, ...]:
    return (*chairs[:seat], chair, *chairs[seat + 1 :])
