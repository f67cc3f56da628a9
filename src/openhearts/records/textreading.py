"""Reading the text form, strictly: every error names its line and what would be right."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from openhearts.cards import Card
from openhearts.cards.sealing import Salt
from openhearts.records.errors import RecordError
from openhearts.records.hexadecimal import BYTES_EXPECTED, bytes_of_hex
from openhearts.records.lines import (
    Line,
    Word,
    lines_of,
    read_card,
    read_hidden_or_card,
    read_holding,
    read_number,
    read_seat,
    words_of_value,
)
from openhearts.records.record import (
    RESERVED_TAGS,
    HandRecord,
    HiddenOrCard,
    Holding,
    MatchRecord,
    MoonDecision,
    RecordedPass,
    RecordedSeal,
    RecordedTrick,
)
from openhearts.records.versions import why_unreadable
from openhearts.rules.errors import RuleSetError
from openhearts.rules.options import MoonChoice, PassEntry
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.ruletext import parse_rules

_RECORD_START = re.compile(r"^\ufeff?[ \t]*\[Game\b", re.MULTILINE)
_HEADINGS = ("Rules:", "Deal:", "Passed:", "Mixed:", "Played:")


def read_text(text: str) -> MatchRecord:
    """Read the one record in a text.

    Raises:
        RecordError: the text is no record, or holds several.
    """
    return _only_record(text, 1)


def _only_record(text: str, first: int) -> MatchRecord:
    """Read the one record in a text whose lines are counted from ``first``."""
    records = _records_in(text, first)
    if len(records) != 1:
        raise RecordError(f"one record is expected here, and the text holds {len(records)}")
    return records[0]


def read_texts(text: str) -> tuple[MatchRecord, ...]:
    """Read the records in a text; each begins with ``[Game "Hearts"]``.

    Raises:
        RecordError: the text is no record.
    """
    return _records_in(text, 1)


def _records_in(text: str, first: int) -> tuple[MatchRecord, ...]:
    reader = _Reader(lines_of(text, first), text.count("\n") + first)
    records = []
    while not reader.at_end:
        records.append(_read_record(reader))
    if not records:
        raise RecordError('there is no record here: it begins with [Game "Hearts"]', first)
    return tuple(records)


def read_each_text(text: str) -> Iterator[MatchRecord | RecordError]:
    """Read the records in a text one by one: one that is wrong does not hide the others."""
    try:
        yield from read_texts(text)
    except RecordError as error:
        starts = [found.start() for found in _RECORD_START.finditer(text)]
        if len(starts) < 2:
            yield error
            return
        starts[0] = 0
        line = 1
        for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
            try:
                yield _only_record(text[start:end], line)
            except RecordError as wrong:
                yield wrong
            line += text.count("\n", start, end)


class _Reader:
    """The lines still to be read."""

    def __init__(self, lines: list[Line], last_line: int) -> None:
        self._lines = lines
        self._next = 0
        self._last_line = last_line

    @property
    def at_end(self) -> bool:
        return self._next == len(self._lines)

    @property
    def line_number(self) -> int:
        return self._last_line if self.at_end else self._lines[self._next].number

    def tag_ahead(self) -> str | None:
        return None if self.at_end else self._lines[self._next].tag

    def take(self) -> Line:
        self._next += 1
        return self._lines[self._next - 1]

    def refuse(self, expected: str) -> RecordError:
        if self.at_end:
            return RecordError(f"the file ends here, and {expected} is missing", self._last_line)
        line = self._lines[self._next]
        return RecordError(f"{line.text!r} stands where {expected} is expected", line.number)

    def cut_off(self, message: str) -> RecordError:
        return RecordError(f"{message}: the file seems to be cut off here", self._last_line)

    def optional_tag(self, name: str) -> Line | None:
        return self.take() if self.tag_ahead() == name else None

    def tag(self, name: str) -> Line:
        line = self.optional_tag(name)
        if line is None:
            raise self.refuse(f'[{name} "..."]')
        return line

    def optional_rows(self, heading: str) -> list[Line] | None:
        """Take a heading and the rows below it; ``None`` if the heading is not next."""
        if self.at_end or self._lines[self._next].text != heading:
            return None
        self.take()
        rows = []
        while not self.at_end:
            line = self._lines[self._next]
            if line.tag is not None or line.text in _HEADINGS:
                break
            if line.text.endswith(":") and line.text[:-1].isalpha():
                line.refuse(f"{line.text!r} is no heading: they are {', '.join(_HEADINGS)}")
            rows.append(self.take())
        return rows

    def rows(self, heading: str) -> list[Line]:
        rows = self.optional_rows(heading)
        if rows is None:
            raise self.refuse(f"the heading {heading!r}")
        return rows


def _read_record(reader: _Reader) -> MatchRecord:
    game = reader.tag("Game")
    if game.value != "Hearts":
        game.refuse(f'the game is {game.value!r}: only [Game "Hearts"] is read here')
    version = reader.tag("Version")
    number = read_number(_only_word(version, "format version"), "format version")
    problem = why_unreadable(number)
    if problem is not None:
        version.refuse(problem)
    return _VERSION_READERS[number](reader)


def _read_version_1(reader: _Reader) -> MatchRecord:
    start = reader.line_number
    names: list[str] = []
    while (line := reader.optional_tag(f"Seat{len(names)}")) is not None:
        names.append(line.value)
    view = reader.optional_tag("View")
    tags: dict[str, str] = {}
    while (tag := reader.tag_ahead()) is not None and tag not in RESERVED_TAGS:
        line = reader.take()
        if tag in tags:
            line.refuse(f"the tag {tag} stands there twice")
        if not tag[0].isupper():
            line.refuse(f"the tag {tag} must start with a capital letter")
        tags[tag] = line.value
    rules = _read_rules(reader)
    if len(names) != rules.players:
        raise RecordError(
            f'there are {len(names)} names ([Seat0 "..."] and so on) for {rules.players} seats',
            start,
        )
    viewer = None
    if view is not None:
        word = _only_word(view, "viewer")
        viewer = -1 if word.text == "spectator" else read_seat(word, rules.players)
    dealer_line = reader.optional_tag("FirstDealer")
    cuts = _read_cuts(reader.optional_tag("Cuts"), rules.players)
    hands: list[HandRecord] = []
    while (line := reader.optional_tag("Hand")) is not None:
        _check_hand_number(line, len(hands) + 1)
        hands.append(_read_hand(reader, rules))
    winners = _read_winners(reader.optional_tag("Winners"), rules.players)
    if not reader.at_end and reader.tag_ahead() != "Game":
        raise reader.refuse("the next hand, the winners, a new record or the end")
    try:
        return MatchRecord(
            rules=rules,
            names=tuple(names),
            tags=tuple(tags.items()),
            viewer=viewer,
            first_dealer=None if dealer_line is None else _seat_tag(dealer_line, rules.players),
            cuts=cuts,
            hands=tuple(hands),
            winners=winners,
        )
    except ValueError as error:
        raise RecordError(str(error), start) from None


_VERSION_READERS: Mapping[int, Callable[[_Reader], MatchRecord]] = MappingProxyType(
    {1: _read_version_1}
)
"""For each format version ever written: the function that reads its text."""


def _read_rules(reader: _Reader) -> RuleSet:
    line = reader.line_number
    rows = reader.rows("Rules:")
    try:
        return parse_rules(" ".join(row.text for row in rows))
    except RuleSetError as error:
        for row in rows:
            if any(option and f"{option}=" in row.text for option in error.options):
                line = row.number
                break
        raise RecordError(f"the rules: {error}", line) from None


def _only_word(line: Line, meaning: str) -> Word:
    words = words_of_value(line)
    if len(words) != 1:
        line.refuse(f"one {meaning} is expected in {line.text!r}")
    return words[0]


def _seat_tag(line: Line, players: int) -> int:
    return read_seat(_only_word(line, f"seat (0 to {players - 1})"), players)


def _read_cuts(line: Line | None, players: int) -> tuple[tuple[Card | None, ...], ...]:
    if line is None:
        return ()
    rounds: list[list[Card | None]] = [[]]
    for word in words_of_value(line):
        if word.text == "/":
            rounds.append([])
        else:
            rounds[-1].append(None if word.text == "-" else read_card(word))
    if any(len(cards) != players for cards in rounds):
        line.refuse(f"a round of cutting has a card or - for each of {players} seats")
    return tuple(tuple(cards) for cards in rounds)


def _check_hand_number(line: Line, expected: int) -> None:
    number = read_number(_only_word(line, "hand number"), "hand number")
    if number != expected:
        line.refuse(f"hand {number} stands where hand {expected} is expected")


def _read_winners(line: Line | None, players: int) -> tuple[int, ...] | None:
    if line is None:
        return None
    seats = [read_seat(word, players) for word in words_of_value(line)]
    if not seats or seats != sorted(set(seats)):
        line.refuse("the winners are one seat or more, in ascending order")
    return tuple(seats)


def _read_hand(reader: _Reader, rules: RuleSet) -> HandRecord:
    players = rules.players
    dealer = _seat_tag(reader.tag("Dealer"), players)
    entry_line = reader.tag("Pass")
    if entry_line.value not in set(PassEntry):
        entry_line.refuse(f"{entry_line.value!r} is no pass: write one of {', '.join(PassEntry)}")
    sealed = _read_seal(reader, players)
    hands, kitty = _read_deal(reader, players)
    passes = reader.optional_rows("Passed:") or []
    mixed = reader.optional_rows("Mixed:")
    played = reader.optional_rows("Played:") or []
    moon = reader.optional_tag("Moon")
    scores = reader.optional_tag("Scores")
    totals = reader.tag("Totals") if scores is not None else None
    return HandRecord(
        dealer=dealer,
        pass_entry=PassEntry(entry_line.value),
        sealed=sealed,
        hands=hands,
        kitty=kitty,
        passes=tuple(_read_pass(row, players) for row in passes),
        mix_order=None if mixed is None else _read_mixed(mixed),
        tricks=_read_tricks(reader, played, players),
        moon=None if moon is None else _read_moon(moon, players),
        scores=None if scores is None else _read_numbers(scores, players),
        totals=None if totals is None else _read_numbers(totals, players),
    )


def _read_seal(reader: _Reader, players: int) -> RecordedSeal | None:
    line = reader.optional_tag("Sealed")
    if line is None:
        return None
    commitment = _read_bytes(_only_word(line, "commitment"))
    secret_line = reader.optional_tag("Secret")
    secret = None if secret_line is None else _read_bytes(_only_word(secret_line, "secret"))
    salts: list[Salt] = []
    while (line := reader.optional_tag("Salt")) is not None:
        words = words_of_value(line)
        if len(words) != 2:
            line.refuse("a salt is a seat and what it added")
        salts.append(Salt(read_seat(words[0], players), _read_bytes(words[1])))
        try:
            RecordedSeal(commitment, secret, tuple(salts))
        except ValueError as error:
            line.refuse(str(error))
    return RecordedSeal(commitment, secret, tuple(salts))


def _read_bytes(word: Word) -> bytes:
    data = bytes_of_hex(word.text)
    if data is None:
        word.refuse(f"{BYTES_EXPECTED} are expected in place of {word.text!r}")
    return data


def _read_deal(reader: _Reader, players: int) -> tuple[tuple[Holding, ...], Holding]:
    after = reader.line_number
    rows = reader.rows("Deal:")
    kitty = Holding()
    if rows and rows[-1].words[0].text == "kitty":
        kitty = read_holding(rows.pop().words[1:])
    hands = []
    for expected, row in enumerate(rows):
        seat = read_seat(row.words[0], players)
        if seat != expected:
            row.refuse(f"the hand of seat {seat} stands where that of seat {expected} is expected")
        hands.append(read_holding(row.words[1:]))
    if len(hands) != players:
        if reader.at_end and len(hands) < players:
            raise reader.cut_off(f"the deal ends after {len(hands)} of {players} hands")
        raise RecordError(f"{len(hands)} hands are dealt for {players} seats", after)
    return tuple(hands), kitty


def _read_pass(row: Line, players: int) -> RecordedPass:
    seat = read_seat(row.words[0], players)
    return RecordedPass(seat, tuple(read_hidden_or_card(word) for word in row.words[1:]))


def _read_mixed(rows: list[Line]) -> tuple[HiddenOrCard, ...]:
    return tuple(read_hidden_or_card(word) for row in rows for word in row.words)


def _read_tricks(reader: _Reader, rows: list[Line], players: int) -> tuple[RecordedTrick, ...]:
    if rows and reader.at_end and len(rows[-1].words) < players + 2:
        raise reader.cut_off(f"trick {len(rows)} is not complete")
    return tuple(_read_trick(row, place, players) for place, row in enumerate(rows, 1))


def _read_trick(row: Line, expected: int, players: int) -> RecordedTrick:
    if len(row.words) != players + 2:
        row.refuse(
            f"a trick is its number, a card or - for each of {players} seats (the lead with >)"
            " and the seat that took it or -"
        )
    number, *cells, taker = row.words
    if read_number(number, "trick number") != expected:
        number.refuse(f"trick {number.text} stands where trick {expected} is expected")
    leaders = [seat for seat, cell in enumerate(cells) if cell.text.startswith(">")]
    if len(leaders) != 1:
        row.refuse("exactly one card of a trick, the lead, is marked with >")
    leader = leaders[0]
    lead = cells[leader]
    cells[leader] = Word(lead.text[1:], lead.line, lead.column + 1)
    cards: list[Card] = []
    missing: Word | None = None
    for place in range(players):
        cell = cells[(leader + place) % players]
        if cell.text == "-":
            missing = missing or cell
        elif missing is not None:
            missing.refuse("this seat is passed over: cards are played clockwise from the lead")
        else:
            cards.append(read_card(cell))
    if not cards:
        lead.refuse("a trick has a lead")
    if missing is not None and taker.text != "-":
        taker.refuse("nobody has taken an unfinished trick: write -")
    return RecordedTrick(
        leader, tuple(cards), read_seat(taker, players) if missing is None else None
    )


def _read_moon(line: Line, players: int) -> MoonDecision:
    words = words_of_value(line)
    if len(words) != 2 or words[1].text not in set(MoonChoice):
        line.refuse("the moon tag is the shooter's seat, then ADD or SUBTRACT")
    return MoonDecision(read_seat(words[0], players), MoonChoice(words[1].text))


def _read_numbers(line: Line, players: int) -> tuple[int, ...]:
    words = words_of_value(line)
    if len(words) != players:
        line.refuse(f"{len(words)} numbers stand there for {players} seats")
    return tuple(read_number(word, "score") for word in words)
