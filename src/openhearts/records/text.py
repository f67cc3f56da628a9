"""The text form of records, for people: tags, and a table of tricks for each hand.

``docs/records.md`` describes the form. What is written here reads back to an equal record.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

from openhearts.cards import Card, Suit
from openhearts.records.lines import quoted
from openhearts.records.record import (
    FORMAT_VERSION,
    HIDDEN,
    HandRecord,
    HiddenOrCard,
    Holding,
    MatchRecord,
    RecordedSeal,
    RecordedTrick,
)
from openhearts.records.textreading import read_text, read_texts
from openhearts.rules.ruletext import format_rules

__all__ = ["read_text", "read_texts", "write_text", "write_texts"]

_LINE_WIDTH = 78


def write_text(record: MatchRecord) -> str:
    """Write a record as text, ending with a line end."""
    lines = ['[Game "Hearts"]', f'[Version "{FORMAT_VERSION}"]']
    lines += [f"[Seat{seat} {quoted(name)}]" for seat, name in enumerate(record.names)]
    if record.viewer is not None:
        lines.append(f'[View "{"spectator" if record.viewer < 0 else record.viewer}"]')
    lines += [f"[{tag} {quoted(value)}]" for tag, value in record.tags]
    lines.append("Rules:")
    lines += textwrap.wrap(
        format_rules(record.rules), _LINE_WIDTH, break_long_words=False, break_on_hyphens=False
    )
    if record.first_dealer is not None:
        lines.append(f'[FirstDealer "{record.first_dealer}"]')
    if record.cuts:
        rounds = (" ".join("-" if c is None else c.text for c in cut) for cut in record.cuts)
        lines.append(f'[Cuts "{" / ".join(rounds)}"]')
    for number, hand in enumerate(record.hands, start=1):
        lines += ["", *_hand_lines(number, hand)]
    if record.winners is not None:
        lines += ["", f'[Winners "{_numbers(record.winners)}"]']
    return "\n".join(lines) + "\n"


def write_texts(records: Iterable[MatchRecord]) -> str:
    """Write several records one below the other."""
    return "\n\n".join(write_text(record) for record in records)


def _hand_lines(number: int, hand: HandRecord) -> list[str]:
    lines = [f'[Hand "{number}"]', f'[Dealer "{hand.dealer}"]', f'[Pass "{hand.pass_entry}"]']
    if hand.sealed is not None:
        lines += _seal_lines(hand.sealed)
    lines.append("Deal:")
    lines += [f"{seat}  {_by_suit(holding)}".rstrip() for seat, holding in enumerate(hand.hands)]
    if len(hand.kitty):
        lines.append(f"kitty  {_by_suit(hand.kitty)}")
    if hand.passes:
        lines.append("Passed:")
        lines += [f"{given.seat}  {_cards(given.cards)}".rstrip() for given in hand.passes]
    if hand.mix_order is not None:
        lines += ["Mixed:", *textwrap.wrap(_cards(hand.mix_order), _LINE_WIDTH)]
    if hand.tricks:
        lines.append("Played:")
        seats = range(len(hand.hands))
        lines.append("; " + "".join(f"{seat:>5}" for seat in seats) + "  taken by")
        lines += [_trick_line(place, trick, seats) for place, trick in enumerate(hand.tricks, 1)]
    if hand.moon is not None:
        lines.append(f'[Moon "{hand.moon.seat} {hand.moon.choice}"]')
    if hand.scores is not None:
        lines.append(f'[Scores "{_numbers(hand.scores)}"]')
    if hand.totals is not None:
        lines.append(f'[Totals "{_numbers(hand.totals)}"]')
    return lines


def _seal_lines(sealed: RecordedSeal) -> list[str]:
    lines = [f'[Sealed "{sealed.commitment.hex()}"]']
    if sealed.secret is not None:
        lines.append(f'[Secret "{sealed.secret.hex()}"]')
    lines += [f'[Salt "{salt.seat} {salt.data.hex()}"]' for salt in sealed.salts]
    return lines


def _trick_line(number: int, trick: RecordedTrick, seats: range) -> str:
    cells = ["-"] * len(seats)
    for place, card in enumerate(trick.cards):
        cells[(trick.leader + place) % len(seats)] = card.text
    cells[trick.leader] = ">" + cells[trick.leader]
    taker = "-" if trick.winner is None else str(trick.winner)
    return f"{number:>2}" + "".join(f"{cell:>5}" for cell in cells) + f"{taker:>5}"


def _by_suit(holding: Holding) -> str:
    groups = [str(holding.known.of_suit(suit)) for suit in Suit]
    groups.append(" ".join([HIDDEN] * holding.hidden))
    return "  ".join(group for group in groups if group)


def _cards(cards: Iterable[HiddenOrCard]) -> str:
    return " ".join(card.text if isinstance(card, Card) else HIDDEN for card in cards)


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))
