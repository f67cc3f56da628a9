"""What is to be said, on the wire: the client says it in the language of whoever reads it."""

from __future__ import annotations

import msgspec

from openhearts.cards import Card
from openhearts.rules.wording import Wording


class WireWording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a text and the facts that go into it."""

    text: str
    facts: dict[str, int | str]
    """Numbers, and words that the text chooses by."""
    cards: dict[str, list[str]]
    """Facts that are cards."""
    parts: dict[str, list[WireWording]]
    """Facts that are parts of the sentence."""


def wire_wording(said: Wording) -> WireWording:
    """Return the wire form of a wording."""
    facts: dict[str, int | str] = {}
    cards: dict[str, list[str]] = {}
    parts: dict[str, list[WireWording]] = {}
    for name, fact in said.facts.items():
        if isinstance(fact, int | str):
            facts[name] = fact
        elif all(isinstance(one, Card) for one in fact):
            cards[name] = [one.text for one in fact if isinstance(one, Card)]
        else:
            parts[name] = [wire_wording(one) for one in fact if isinstance(one, Wording)]
    return WireWording(said.text, facts, cards, parts)
