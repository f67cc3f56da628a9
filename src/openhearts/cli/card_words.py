"""Reading cards as people type them: ``qs``, ``q s``, ``Q♠``, ``10h``, ``queen of spades``."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from openhearts.cards import Card, Rank, Suit
from openhearts.texts import Texts
from openhearts.texts.typed import plain, words_typed


class CardWordsError(ValueError):
    """Words that name no card of several, or several; ``fitting`` holds those."""

    def __init__(self, typed: str, fitting: tuple[Card, ...]) -> None:
        """Keep the words and the cards they could be."""
        super().__init__(f"{typed!r} could be {' or '.join(map(str, fitting)) or 'no card here'}")
        self.typed = typed
        self.fitting = fitting


class NoCardError(CardWordsError):
    """A word that is no card, nor a part of one."""

    def __init__(self, typed: str) -> None:
        """Keep the word."""
        super().__init__(typed, ())


class Vocabulary(NamedTuple):
    """The words that name cards."""

    ranks: Mapping[str, Rank]
    suits: Mapping[str, Suit]
    fillers: Collection[str]


_SYMBOLS = {suit.symbol: suit for suit in Suit}
ENGLISH = Vocabulary(
    ranks={
        **{rank.letter.lower(): rank for rank in Rank},
        **{rank.name.lower(): rank for rank in Rank},
        "10": Rank.TEN,
        "deuce": Rank.TWO,
    },
    suits={
        **{suit.letter.lower(): suit for suit in Suit},
        **{suit.name.lower(): suit for suit in Suit},
        **{suit.name.lower()[:-1]: suit for suit in Suit},
        **_SYMBOLS,
    },
    fillers=("of", "the", "and", "play", "pass"),
)


def vocabulary(texts: Texts | None) -> Vocabulary:
    """Return the words of a language; the English ones without."""
    if texts is None:
        return ENGLISH
    ranks: dict[str, Rank] = {}
    suits: dict[str, Suit] = dict(_SYMBOLS)
    for rank in Rank:
        name = rank.name.lower()
        letters = (texts.say("rank", rank=name), texts.say("rank-letter", rank=name))
        for word in (*letters, *words_typed(texts, f"typed-{name}")):
            ranks[plain(word)] = rank
    for suit in Suit:
        name = suit.name.lower()
        for word in (texts.say("suit", suit=name), *words_typed(texts, f"typed-{name}")):
            suits[plain(word)] = suit
    said = (words_typed(texts, f"typed-{what}") for what in ("fillers", "play", "pass"))
    return Vocabulary(ranks, suits, {plain(word) for words in said for word in words})


class _Partial(NamedTuple):
    rank: Rank | None
    suit: Suit | None
    typed: str
    """The words as they were typed."""

    def fits(self, card: Card) -> bool:
        return self.rank in (None, card.rank) and self.suit in (None, card.suit)


def read_cards(line: str, candidates: Collection[Card], words: Vocabulary = ENGLISH) -> list[Card]:
    """Read the cards a line names, in order.

    A rank or a suit alone is enough where only one of ``candidates`` has it. A full name is
    taken as it is, candidate or not: whether the card may be played is for the rules to say.

    Raises:
        CardWordsError: a word is no card, or could be several.
    """
    return [_resolve(partial, candidates) for partial in _partials(line, words)]


def _partials(line: str, words: Vocabulary) -> list[_Partial]:
    text = line.replace("\ufe0f", "")
    for mark in ",;.+-":
        text = text.replace(mark, " ")
    found: list[_Partial] = []
    for word in (word for word in text.split() if plain(word) not in words.fillers):
        partial = _read_word(word, words)
        if partial is None:
            raise NoCardError(word)
        last = found[-1] if found else None
        if last is not None and _complete_each_other(last, partial):
            found[-1] = _Partial(
                last.rank if partial.rank is None else partial.rank,
                last.suit if partial.suit is None else partial.suit,
                f"{last.typed} {word}",
            )
        else:
            found.append(partial)
    return found


def _complete_each_other(first: _Partial, second: _Partial) -> bool:
    """Tell whether one is the rank and the other the suit: in some languages the suit is first."""
    return (first.suit is None and second.rank is None) or (
        first.rank is None and second.suit is None
    )


def _read_word(typed: str, words: Vocabulary) -> _Partial | None:
    word = plain(typed)
    if word in words.ranks:
        return _Partial(words.ranks[word], None, typed)
    if word in words.suits:
        return _Partial(None, words.suits[word], typed)
    # A part is no longer than the longest word there is, so a line of any length is read at once.
    longest = max(map(len, (*words.ranks, *words.suits)))
    for split in range(min(longest, len(word) - 1), max(0, len(word) - longest - 1), -1):
        first, second = word[:split], word[split:]
        if first in words.ranks and second in words.suits:
            return _Partial(words.ranks[first], words.suits[second], typed)
        if first in words.suits and second in words.ranks:
            return _Partial(words.ranks[second], words.suits[first], typed)
    return None


def _resolve(partial: _Partial, candidates: Collection[Card]) -> Card:
    if partial.rank is not None and partial.suit is not None:
        return Card(partial.rank, partial.suit)
    fitting = tuple(sorted(card for card in candidates if partial.fits(card)))
    if len(fitting) == 1:
        return fitting[0]
    raise CardWordsError(partial.typed, fitting)
