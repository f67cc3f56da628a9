"""Reading cards as people type them: ``qs``, ``q s``, ``Q♠``, ``10h``, ``queen of spades``."""

from __future__ import annotations

from collections.abc import Collection
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


class _Partial(NamedTuple):
    rank: Rank | None
    suit: Suit | None

    def fits(self, card: Card) -> bool:
        return self.rank in (None, card.rank) and self.suit in (None, card.suit)


def read_cards(line: str, candidates: Collection[Card]) -> list[Card]:
    """Read the cards a line names, in order.

    A rank or a suit alone is enough where only one of ``candidates`` has it. A full name is
    taken as it is, candidate or not: whether the card may be played is for the rules to say.

    Raises:
        CardWordsError: a word is no card, or could be several.
    """
    return [_resolve(partial, candidates) for partial in _partials(line)]


def _partials(line: str) -> list[_Partial]:
    text = line.lower().replace("\ufe0f", "")
    for mark in ",;.+":
        text = text.replace(mark, " ")
    found: list[_Partial] = []
    open_rank: Rank | None = None
    for word in (word for word in text.split() if word not in _FILLERS):
        partial = _read_word(word)
        if partial is None:
            raise CardWordsError(
                f"{word!r} is no card. Write the rank, then the suit: QS, 10h, ace of clubs."
            )
        if open_rank is not None:
            if partial.rank is None:
                found.append(_Partial(open_rank, partial.suit))
                open_rank = None
                continue
            found.append(_Partial(open_rank, None))
            open_rank = None
        if partial.suit is None:
            open_rank = partial.rank
        else:
            found.append(partial)
    if open_rank is not None:
        found.append(_Partial(open_rank, None))
    return found


def _read_word(word: str) -> _Partial | None:
    if word in _RANK_WORDS:
        return _Partial(_RANK_WORDS[word], None)
    if word in _SUIT_WORDS:
        return _Partial(None, _SUIT_WORDS[word])
    for split in (len(word) - 1, 1):
        first, second = word[:split], word[split:]
        if first in _RANK_WORDS and second in _SUIT_WORDS:
            return _Partial(_RANK_WORDS[first], _SUIT_WORDS[second])
        if first in _SUIT_WORDS and second in _RANK_WORDS:
            return _Partial(_RANK_WORDS[second], _SUIT_WORDS[first])
    return None


def _resolve(partial: _Partial, candidates: Collection[Card]) -> Card:
    if partial.rank is not None and partial.suit is not None:
        return Card(partial.rank, partial.suit)
    fitting = sorted(card for card in candidates if partial.fits(card))
    if len(fitting) == 1:
        return fitting[0]
    what = partial.rank.name.lower() if partial.rank is not None else ""
    if partial.suit is not None:
        what = f"one of the {partial.suit.name.lower()}"
    if not fitting:
        raise CardWordsError(f"You have no card that {what!r} could be here. Write rank and suit.")
    names = " or ".join(card.text for card in fitting)
    raise CardWordsError(f"Which one: {names}?")
