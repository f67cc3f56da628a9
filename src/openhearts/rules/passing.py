"""Passing: who passes how many cards to whom, and what the exchange leaves in the hands."""

from __future__ import annotations

from collections.abc import Sequence

from openhearts.cards import Card
from openhearts.rules.options import PassEntry

_OFFSETS = {
    PassEntry.LEFT: 1,
    PassEntry.RIGHT: -1,
    PassEntry.LEFT_2: 2,
    PassEntry.RIGHT_2: -2,
    PassEntry.LEFT_3: 3,
    PassEntry.RIGHT_3: -3,
}


def seat_offset(entry: PassEntry, players: int) -> int | None:
    """Return how many seats to the left the receiver sits; ``None`` if there is not one receiver.

    >>> seat_offset(PassEntry.RIGHT, 4)
    3
    """
    if entry is PassEntry.ACROSS:
        return players // 2
    offset = _OFFSETS.get(entry)
    return None if offset is None else offset % players


def simplest_entry(entry: PassEntry, players: int) -> PassEntry:
    """Return the plainest entry that passes to the same seat at a table of this size.

    >>> str(simplest_entry(PassEntry.RIGHT_3, 4)), str(simplest_entry(PassEntry.LEFT_2, 4))
    ('L', 'A')
    """
    offset = seat_offset(entry, players)
    if offset is None:
        return entry
    across = (PassEntry.ACROSS,) if players % 2 == 0 else ()
    plainest: tuple[PassEntry, ...] = (PassEntry.LEFT, PassEntry.RIGHT, *across, *_OFFSETS)
    return next(other for other in plainest if seat_offset(other, players) == offset)


def pass_size(entry: PassEntry, pass_count: int, players: int) -> int:
    """Return how many cards each seat passes under an entry of the pass cycle."""
    if entry is PassEntry.HOLD:
        return 0
    if entry is PassEntry.SCATTER:
        return players - 1
    return pass_count


def receivers(entry: PassEntry, seat: int, count: int, players: int) -> tuple[int | None, ...]:
    """Return the receiver of each card that ``seat`` passes, in the order it names them.

    With ``MIX`` nobody knows who will receive a card: every place is ``None``.
    """
    if entry is PassEntry.SCATTER:
        return tuple((seat + step) % players for step in range(1, players))
    offset = seat_offset(entry, players)
    if offset is None:
        return (None,) * count
    return ((seat + offset) % players,) * count


def exchange(
    entry: PassEntry, passes: Sequence[tuple[Card, ...]], players: int
) -> tuple[tuple[tuple[Card, int], ...], ...]:
    """Return, for each seat, the cards it receives and the seat each comes from.

    Not for ``MIX``, whose cards come from the shuffled pool (:func:`deal_mixed`).
    """
    received: list[list[tuple[Card, int]]] = [[] for _ in range(players)]
    for giver, cards in enumerate(passes):
        targets = receivers(entry, giver, len(cards), players)
        for card, target in zip(cards, targets, strict=True):
            if target is not None:
                received[target].append((card, giver))
    return tuple(tuple(cards) for cards in received)


def deal_mixed(order: Sequence[Card], eldest: int, players: int) -> tuple[tuple[Card, ...], ...]:
    """Deal the shuffled pool of ``MIX`` back, one card at a time clockwise from the eldest hand."""
    received: list[list[Card]] = [[] for _ in range(players)]
    for place, card in enumerate(order):
        received[(eldest + place) % players].append(card)
    return tuple(tuple(cards) for cards in received)
