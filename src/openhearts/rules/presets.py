"""The games people know by a name, as option values for every player count they take."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from openhearts.cards import FULL_DECK, Card, CardSet, Rank, Suit
from openhearts.rules.errors import RuleSetError
from openhearts.rules.options import (
    BrokenBy,
    FirstDealer,
    FirstLead,
    FirstTrickPoints,
    HeartsLead,
    Kitty,
    KittySeenBy,
    Moon,
    OpeningCard,
    PassEntry,
    QueenLead,
    Tie,
)
from openhearts.rules.ruleset import (
    DEFAULT_POINTS,
    CardPoints,
    RuleSet,
    card_points_table,
)
from openhearts.rules.wording import wording


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """A named game: what it changes in ``standard``, and its table of decks and cycles.

    Its title and the line about it are the texts ``preset-NAME`` and ``preset-NAME.summary``.
    """

    name: str
    tables: Mapping[int, Mapping[str, Any]]
    """For each player count it takes: the options that depend on the count."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """What it changes in ``standard`` at every count."""
    settings: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    """Options it shows its players, with the values to choose from; choosing one of them
    leaves the game this preset."""

    @property
    def player_counts(self) -> tuple[int, ...]:
        """The player counts it can be played with, ascending."""
        return tuple(self.tables)

    def rules(self, players: int = 4) -> RuleSet:
        """Return the preset's rule set for this many players.

        Raises:
            RuleSetError: the preset has no table for that count.
        """
        table = self.tables.get(players)
        if table is None:
            first, last = self.player_counts[0], self.player_counts[-1]
            counts = str(first) if first == last else f"{first} to {last}"
            raise RuleSetError(
                f"{self.name} is for {counts} players, not {players}",
                ("preset", "players"),
                wording("clash-preset", first=first, last=last),
            )
        return RuleSet(preset=self.name, players=players, **{**self.options, **table})


def _cycle(text: str) -> tuple[PassEntry, ...]:
    return tuple(PassEntry(word) for word in text.split())


def _table(hand_size: int, removed: str, cycle: str) -> Mapping[str, Any]:
    return MappingProxyType(
        {
            "hand_size": hand_size,
            "removed": CardSet.parse(removed),
            "pass_cycle": _cycle(cycle),
        }
    )


_STRIPPED = {
    3: _table(17, "2D", "L R H"),
    4: _table(13, "", "L R A H"),
    5: _table(10, "2D 2C", "L R L2 R2 H"),
    6: _table(8, "2D 3D 3C 4C", "L R L2 R2 A H"),
    7: _table(7, "2D 3D 3C", "L R L2 R2 L3 R3 H"),
}
_ORIGINAL = {
    3: _table(16, "", "R L H"),
    4: _table(13, "", "R L A H"),
    5: _table(10, "", "R L R2 L2 H"),
    6: _table(8, "", "R L R2 L2 A H"),
    7: _table(7, "", "R L R2 L2 R3 L3 H"),
}
_NO_PASSING = {
    players: {**table, "pass_cycle": _cycle("H")} for players, table in _ORIGINAL.items()
}
_BRITISH = {
    3: _table(17, "2C", "R"),
    4: _table(13, "", "R"),
    5: _table(10, "2C 2D", "R"),
    6: _table(8, "2C 3C 2D 2S", "R"),
}
_FOUR_WITH_KITTY = {4: _table(12, "", "L R A H")}


def _points(changes: Mapping[str, int]) -> CardPoints:
    return card_points_table(
        dict(DEFAULT_POINTS) | {Card.parse(text): value for text, value in changes.items()}
    )


_SPOT_POINTS = card_points_table(
    [(card, card.rank + 2) for card in FULL_DECK.of_suit(Suit.HEARTS)] + [(Card.parse("QS"), 25)]
)
_ALL_QUEENS = {Card(Rank.QUEEN, suit).text: 13 for suit in Suit}

_OPEN_PLAY: Mapping[str, Any] = {
    "first_lead": FirstLead.ELDEST,
    "opening_card": OpeningCard.ANY,
    "first_trick_points": FirstTrickPoints.ALLOWED,
    "hearts_lead": HeartsLead.FREE,
}
_HEARTS_ONLY: Mapping[str, Any] = {
    "kitty": Kitty.FIRST_TRICK,
    "first_dealer": FirstDealer.LOWEST_CUT,
    "points": _points({"QS": 0}),
    "moon": Moon.NONE,
    "target": 50,
}

_PRESETS = (
    Preset(
        name="standard",
        tables=_STRIPPED,
    ),
    Preset(
        name="black-lady",
        tables=_STRIPPED,
        options={"broken_by": BrokenBy.HEART_OR_QUEEN, "moon": Moon.CHOICE},
    ),
    Preset(
        name="classic",
        tables=_ORIGINAL,
        options={
            **_HEARTS_ONLY,
            "first_lead": FirstLead.ELDEST,
            "opening_card": OpeningCard.NOT_A_HEART,
            "first_trick_points": FirstTrickPoints.ALLOWED,
        },
    ),
    Preset(
        name="play-on",
        tables=_STRIPPED,
        options={"first_trick_points": FirstTrickPoints.ALLOWED, "tie": Tie.PLAY_ON},
        settings={
            "queen_lead": (QueenLead.ANY_TIME, QueenLead.AFTER_BROKEN),
            "target": (50, 100, 150),
        },
    ),
    Preset(
        name="american",
        tables=_STRIPPED,
        options={"first_trick_points": FirstTrickPoints.ALLOWED, "moon": Moon.CHOICE},
    ),
    Preset(
        name="bicycle",
        tables=_STRIPPED,
        options={"broken_by": BrokenBy.HEART_OR_QUEEN},
    ),
    Preset(
        name="omnibus",
        tables=_STRIPPED,
        options={"points": _points({"JD": -10})},
    ),
    Preset(
        name="omnibus-ten",
        tables=_STRIPPED,
        options={
            "points": _points({"TD": -10}),
            "moon_needs_bonus": True,
            "moon": Moon.SUBTRACT_FROM_SELF,
        },
    ),
    Preset(
        name="black-maria",
        tables=_BRITISH,
        options={**_OPEN_PLAY, "points": _points({"KS": 10, "AS": 7})},
    ),
    Preset(
        name="spot",
        tables=_STRIPPED,
        options={"points": _SPOT_POINTS, "target": 500},
    ),
    Preset(
        name="hooligan",
        tables=_STRIPPED,
        options={"points": _points({"7C": 7})},
    ),
    Preset(
        name="black-jack",
        tables=_STRIPPED,
        options={"points": _points({"JS": 10, "QS": 0})},
    ),
    Preset(
        name="queens",
        tables=_STRIPPED,
        options={
            "points": _points(_ALL_QUEENS),
            "hearts_lead": HeartsLead.FREE,
            "first_trick_points": FirstTrickPoints.ALLOWED,
            "moon": Moon.NONE,
            "target": 108,
        },
    ),
    Preset(
        name="kitty",
        tables=_FOUR_WITH_KITTY,
        options={"kitty": Kitty.FIRST_PENALTY_CARD, "kitty_seen_by": KittySeenBy.TAKER},
    ),
    Preset(
        name="new-moon",
        tables=_STRIPPED,
        options={"moon": Moon.SUBTRACT_FROM_SELF},
    ),
    Preset(
        name="basic",
        tables=_NO_PASSING,
        options={**_HEARTS_ONLY, **_OPEN_PLAY, "pass_count": 0},
    ),
)

PRESETS: Mapping[str, Preset] = MappingProxyType({preset.name: preset for preset in _PRESETS})
"""All presets by name, ``standard`` first."""


def preset_named(name: str) -> Preset:
    """Look a preset up by its name.

    Raises:
        RuleSetError: there is none; the message lists the names.
    """
    preset = PRESETS.get(name)
    if preset is None:
        raise RuleSetError(
            f"there is no preset {name!r}: the presets are {', '.join(PRESETS)}",
            ("preset",),
            wording("clash-no-preset", name=str(name)),
        )
    return preset
