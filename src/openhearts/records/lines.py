"""The lines of the text form: comments taken out, words with their places."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import NoReturn

from openhearts.cards import Card, CardSet, NotationError
from openhearts.records.errors import RecordError
from openhearts.records.record import HIDDEN, HiddenOrCard, Holding

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9]*)[ \t]+("(?:[^"\\]++|\\.)*+")\]')
_NUMBER = re.compile(r"-?[0-9]{1,18}")
_WORD = re.compile(r"\S+")
_OPENERS = re.compile(r'["{;]')
_STRING_END = re.compile(r'(?:[^"\\\n]++|\\[^\n])*+"')
_ESCAPED = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff]")


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a line, and where it stands."""

    text: str
    line: int
    column: int

    def refuse(self, message: str) -> NoReturn:
        """Raise the error that this word is wrong."""
        raise RecordError(message, self.line, self.column)


@dataclass(frozen=True, slots=True)
class Line:
    """A line that says something: ``[Tag "value"]``, a heading, or a row of words."""

    number: int
    text: str
    tag: str | None
    """The tag's name, ``None`` for a heading or a row."""
    value: str
    """The tag's value."""
    words: tuple[Word, ...]

    def refuse(self, message: str) -> NoReturn:
        """Raise the error that this line is wrong."""
        raise RecordError(message, self.number)


def quoted(value: str) -> str:
    """Write a tag's value: a JSON string, so that any text survives on one line."""
    text = json.dumps(value, ensure_ascii=False)
    return _ESCAPED.sub(lambda char: f"\\u{ord(char.group()):04x}", text)


def lines_of(text: str, first: int = 1) -> list[Line]:
    """Split a text into the lines that say something, counted from ``first``.

    Raises:
        RecordError: a comment or a string is not closed, or a tag is malformed.
    """
    bare = _without_comments(text.removeprefix("\ufeff").replace("\r\n", "\n"), first)
    lines = []
    for number, raw in enumerate(bare.split("\n"), start=first):
        if raw.strip():
            lines.append(_line(number, raw))
    return lines


def _without_comments(text: str, first: int) -> str:
    """Blank out ``; to the end of the line`` and ``{...}``, all places unchanged."""
    parts = []
    done = 0
    while (opener := _OPENERS.search(text, done)) is not None:
        start = opener.start()
        parts.append(text[done:start])
        if opener.group() == '"':
            string = _STRING_END.match(text, start + 1)
            if string is None:
                raise RecordError('a string is not closed: write "', *_place(text, start, first))
            done = string.end()
            parts.append(text[start:done])
            continue
        end = text.find("\n" if opener.group() == ";" else "}", start)
        if end < 0 and opener.group() == "{":
            raise RecordError("a comment is not closed: write }", *_place(text, start, first))
        done = end + 1 if opener.group() == "{" else end
        if end < 0:
            done = len(text)
        parts.append("".join(char if char == "\n" else " " for char in text[start:done]))
    return "".join([*parts, text[done:]])


def _place(text: str, offset: int, first: int) -> tuple[int, int]:
    return text.count("\n", 0, offset) + first, offset - text.rfind("\n", 0, offset)


def _line(number: int, raw: str) -> Line:
    text = raw.strip()
    if not text.startswith("["):
        words = tuple(
            Word(found.group(), number, found.start() + 1) for found in _WORD.finditer(raw)
        )
        return Line(number, text, None, "", words)
    tag = _TAG.fullmatch(text)
    if tag is None:
        raise RecordError(f'{text!r} is no tag: write [Name "value"], one on a line', number)
    try:
        value = json.loads(tag.group(2))
    except ValueError as error:
        raise RecordError(
            f"{tag.group(2)} is no string as in JSON (backslashes are doubled): {error}", number
        ) from None
    return Line(number, text, tag.group(1), str(value), ())


def words_of_value(line: Line) -> tuple[Word, ...]:
    """Return the words of a tag's value."""
    start = line.text.find('"') + 1
    return tuple(
        Word(found.group(), line.number, start + found.start() + 1)
        for found in _WORD.finditer(line.value)
    )


def read_number(word: Word, meaning: str) -> int:
    """Read a whole number."""
    if not _NUMBER.fullmatch(word.text):
        word.refuse(f"{word.text!r} is no {meaning}: write a whole number")
    return int(word.text)


def read_seat(word: Word, players: int) -> int:
    """Read a seat number of this table."""
    if not (word.text.isascii() and word.text.isdigit() and len(word.text) == 1):
        word.refuse(f"{word.text!r} is no seat: the seats are 0 to {players - 1}")
    seat = int(word.text)
    if seat >= players:
        word.refuse(f"there is no seat {seat}: the seats are 0 to {players - 1}")
    return seat


def read_card(word: Word) -> Card:
    """Read a card."""
    try:
        return Card.parse(word.text)
    except NotationError as error:
        word.refuse(str(error))


def read_hidden_or_card(word: Word) -> HiddenOrCard:
    """Read a card, or ``??``."""
    return None if word.text == HIDDEN else read_card(word)


def read_holding(words: tuple[Word, ...]) -> Holding:
    """Read the cards of a hand or a kitty, hidden ones as ``??``."""
    cards = CardSet()
    hidden = 0
    for word in words:
        card = read_hidden_or_card(word)
        if card is None:
            hidden += 1
        elif card in cards:
            word.refuse(f"{card} stands twice in this hand")
        else:
            cards |= CardSet((card,))
    return Holding(cards, hidden)
