"""What the steady player passes: the cards that leave the least danger behind."""

from __future__ import annotations

from itertools import combinations

from openhearts.cards import Card, CardSet
from openhearts.players.steady.danger import Outlook, indexes, outlook_of, suit_danger
from openhearts.players.steady.moon import moon_pass
from openhearts.players.steady.worth import worth_of
from openhearts.rules.masks import CLUB_MASK
from openhearts.rules.view import PlayerView

_COMES_BACK = 0.13
"""How likely a heavy card that one gives away is thrown on one's own trick in the end."""
_COMES_BACK_OVER = 0.15
"""How much likelier that is for each higher card of its suit that one keeps."""
_SEVERAL = 4
"""From a suit with more high cards than this, only the best few are weighed against each other."""


def choose_cards_to_pass(view: PlayerView) -> tuple[Card, ...]:
    """Return the cards to pass."""
    assert view.hand is not None
    hand, count = view.hand.cards.mask, view.hand.cards_to_pass
    for_moon = moon_pass(hand, count, view)
    chosen = _safest_pass(hand, count, view) if for_moon is None else for_moon
    mask = sum(1 << index for index in chosen)
    return tuple(sorted(CardSet.from_mask(mask), reverse=True))


def _safest_pass(hand: int, count: int, view: PlayerView) -> list[int]:
    """Return the cards whose loss leaves the least danger over all suits together."""
    worth = worth_of(view.rules)
    unseen = view.rules.deck.mask & ~hand
    outlook = outlook_of(worth, unseen, view.rules.players - 1)
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for suit in range(4):
        options = _suit_options(hand & (CLUB_MASK << (16 * suit)), suit, count, outlook)
        best = _combine(best, options, count)
    return list(best[count][1])


def _combine(
    best: dict[int, tuple[float, tuple[int, ...]]],
    options: dict[int, tuple[float, tuple[int, ...]]],
    count: int,
) -> dict[int, tuple[float, tuple[int, ...]]]:
    combined: dict[int, tuple[float, tuple[int, ...]]] = {}
    for taken, (danger, cards) in best.items():
        for more, (suit_part, suit_cards) in options.items():
            total = taken + more
            if total > count:
                continue
            candidate = (danger + suit_part, cards + suit_cards)
            if total not in combined or candidate < combined[total]:
                combined[total] = candidate
    return combined


def _suit_options(
    holding: int, suit: int, count: int, outlook: Outlook
) -> dict[int, tuple[float, tuple[int, ...]]]:
    """Return, for each number of cards passed from a suit, the least danger and those cards."""
    cards = indexes(holding)
    options: dict[int, tuple[float, tuple[int, ...]]] = {
        0: (suit_danger(holding, suit, outlook), ())
    }
    for size in range(1, min(count, len(cards)) + 1):
        choices = combinations(cards, size) if size < _SEVERAL else [tuple(cards[-size:])]
        options[size] = min(
            (_danger_without(holding, chosen, suit, outlook), chosen) for chosen in choices
        )
    return options


def _danger_without(holding: int, chosen: tuple[int, ...], suit: int, outlook: Outlook) -> float:
    """Return the danger of a suit once some cards are given away; heavy ones may come back."""
    kept = holding & ~sum(1 << index for index in chosen)
    danger = suit_danger(kept, suit, outlook)
    for heavy in outlook.worth.heavy:
        if heavy in chosen:
            over = (kept >> heavy).bit_count()
            danger += outlook.worth.values[heavy] * (_COMES_BACK + _COMES_BACK_OVER * over)
    return danger
