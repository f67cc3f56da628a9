"""Reading cards as people type them: ``qs``, ``q s``, ``Q♠``, ``10h``, ``queen of spades``."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from openhearts.cards import Card, Rank, Suit

_RANK_WORDS: dict[str, Rank] = {
    **{rank.letter.lower(): rank for rank in Rank},
    **{rank.name.lower(): rank for rank in Rank},
    "10": Rank.TEN,
    "deuce": Rank.TWO,
}
_SUIT_WORDS: dict[str, Suit] = {
    **{suit.letter.lower(): suit for suit in Suit},
    **{suit.name.lower(): suit for suit in Suit},
    **{suit.name.lower()[:-1]: suit for suit in Suit},
    **{suit.symbol: suit for suit in Suit},
}
_FILLERS = {"of", "the", "and", "play", "pass"}


class CardWordsError(ValueError):
    """Words that name no card, or several; the message says what would be right."""


class NoCardError(CardWordsError):
    """A word that is no card, nor a part of one."""

    def __init__(self, word: str) -> None:
        """Keep the word."""
        super().__init__(
            f"{word!r} is no card. Write the rank, then the suit: QS, 10h, ace of clubs."
        )
        self.word = word


class _Partial(NamedTuple):
    rank: Rank | None
    suit: Suit | None
    typed: str
    """The words as they were typed."""

    def fits(self, card: Card) -> bool:
        return self.rank in (None, card.rank) and self.suit in (None, card.suit)


def read_cards(
    line: str, candidates: Collection[Card], written: Callable[[Card], str] = str
) -> list[Card]:
    """Read the cards a line names, in order.

    A rank or a suit alone is enough where only one of ``candidates`` has it. A full name is
    taken as it is, candidate or not: whether the card may be played is for the rules to say.
    ``written`` is how the errors write a card.

    Raises:
        CardWordsError: a word is no card, or could be several.
    """
    return [_resolve(partial, candidates, written) for partial in _partials(line)]


def _partials(line: str) -> list[_Partial]:
    text = line.replace("\ufe0f", "")
    for mark in ",;.+":
        text = text.replace(mark, " ")
    found: list[_Partial] = []
    for word in (word for word in text.split() if word.lower() not in _FILLERS):
        partial = _read_word(word)
        if partial is None:
            raise NoCardError(word)
        last = found[-1] if found else None
        if last is not None and last.suit is None and partial.rank is None:
            found[-1] = _Partial(last.rank, partial.suit, f"{last.typed} {word}")
        else:
            found.append(partial)
    return found


def _read_word(typed: str) -> _Partial | None:
    word = typed.lower()
    if word in _RANK_WORDS:
        return _Partial(_RANK_WORDS[word], None, typed)
    if word in _SUIT_WORDS:
        return _Partial(None, _SUIT_WORDS[word], typed)
    for split in (len(word) - 1, 1):
        first, second = word[:split], word[split:]
        if first in _RANK_WORDS and second in _SUIT_WORDS:
            return _Partial(_RANK_WORDS[first], _SUIT_WORDS[second], typed)
        if first in _SUIT_WORDS and second in _RANK_WORDS:
            return _Partial(_RANK_WORDS[second], _SUIT_WORDS[first], typed)
    return None


def _resolve(
    partial: _Partial, candidates: Collection[Card], written: Callable[[Card], str]
) -> Card:
    if partial.rank is not None and partial.suit is not None:
        return Card(partial.rank, partial.suit)
    fitting = sorted(card for card in candidates if partial.fits(card))
    if len(fitting) == 1:
        return fitting[0]
    if not fitting:
        raise CardWordsError(
            f"You have no card that {partial.typed!r} could be here. Write rank and suit."
        )
    *others, last = [written(card) for card in fitting]
    raise CardWordsError(f"Which one: {', '.join(others)} or {last}?")
