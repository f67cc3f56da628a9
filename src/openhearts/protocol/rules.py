"""Rule sets, presets and options on the wire: for choosing a game and for its rule page."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated

import msgspec

from openhearts.protocol.table_settings import WireTableSettings
from openhearts.protocol.wordings import WireWording, wire_wording
from openhearts.rules.describe import describe
from openhearts.rules.errors import RuleSetError
from openhearts.rules.presets import PRESETS, Preset
from openhearts.rules.rulelink import ReadRules, short_rules
from openhearts.rules.ruleset import RuleSet, words_of_option
from openhearts.rules.ruletext import (
    CHANGEABLE_OPTIONS,
    PlainValue,
    changes_from_preset,
    format_rules,
    is_custom,
    plain_option,
    plain_options,
)

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


class WireSentence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule in words."""

    said: WireWording
    differs: bool
    """Whether ``standard`` says otherwise."""
    options: list[str]
    """The options it speaks of."""


class WireSection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One part of the rule page."""

    name: str
    """deal, passing, opening, play, points or end."""
    sentences: list[WireSentence]


class WireRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule set with everything a person wants to read about it."""

    preset: str
    players: int
    custom: bool
    """Whether it differs from its preset by more than the settings that one offers."""
    text: str
    """The canonical one-line text."""
    short_text: str
    """The same rules by their preset and what differs from it, as a link carries them."""
    options: dict[str, PlainValue]
    """Every option, in plain form."""
    changes: dict[str, PlainValue]
    """What differs from the preset, in plain form."""
    sections: list[WireSection]
    card_values: dict[str, int]
    """What each point card of the deck is worth."""


class WirePreset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A preset, for the page where a game is chosen."""

    name: str
    player_counts: list[int]
    target: PlainValue
    settings: dict[str, list[PlainValue]]
    """Options it shows its players, with the values to choose from."""


class WireOption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option, for the page where a game is customised."""

    name: str
    kind: str
    """words, number, number_or_none, yes_no, dealer, cards, cycle, points or resets."""
    words: list[str]
    """The words it may take, where it takes words."""


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All games and options there are."""

    presets: list[WirePreset]
    options: list[WireOption]
    levels: list[str]
    """The computer players for people, weakest first."""


class RulesRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as chosen: a preset, a player count, changes in plain form."""

    preset: str = "standard"
    players: int = 4
    changes: dict[str, PlainValue] = {}


class RulesRefused(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a rule set cannot be, and the options that have a part in it."""

    message: str
    """One English sentence, with the options as they are written."""
    options: list[str]
    said: WireWording


class RulesAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rule set as built, or why it is refused: exactly one of the two."""

    rules: WireRules | None = None
    refused: RulesRefused | None = None


class SharedRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule text that came with a link."""

    text: Annotated[str, msgspec.Meta(max_length=4000)]


class SharedRulesAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of the text, or the nearest that fit together, and what could not be read."""

    rules: WireRules
    problems: list[WireWording]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down to a match against computer players, or make a table for several people."""

    rules: RulesRequest
    name: Name = "You"
    level: str = "steady"
    lesson: bool = False
    """The guided first hand: its rules, its deal and its players stand fixed, and it never
    counts."""
    settings: WireTableSettings | None = None
    """With them people sit down first, and whoever makes the table owns it; without, the match
    starts at once. ``level`` counts only without."""


class TableCreated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table, and the secret that proves whose seat it is."""

    table_id: str
    token: str
    code: str | None = None
    """The short code of the invitation; null where nobody is invited."""


class TableSummary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table in a few words, for the list of matches to resume."""

    table_id: str
    preset: str
    custom: bool
    players: int
    hand_number: int
    totals: list[int]
    seat: int
    over: bool
    winners: list[int]
    taken_back: int
    """How many decisions were taken back; such a match stays out of the statistics."""
    practice: str | None
    """What the match is practice for; null for one that counts."""


_KINDS = {
    "first_dealer": "dealer",
    "removed": "cards",
    "pass_cycle": "cycle",
    "points": "points",
    "exact_resets": "resets",
    "moon_needs_bonus": "yes_no",
    "target_exceeded": "yes_no",
    "target": "number_or_none",
    "hand_limit": "number_or_none",
    "moon_value": "number_or_none",
}


@lru_cache(maxsize=64)
def wire_rules(rules: RuleSet) -> WireRules:
    """Return a rule set with its page of rules; many tables play by the same."""
    standard = [sentence.said for sentence in describe(RuleSet())]
    sections: dict[str, list[WireSentence]] = {}
    for sentence in describe(rules):
        sections.setdefault(sentence.section, []).append(
            WireSentence(
                wire_wording(sentence.said),
                sentence.said not in standard,
                list(sentence.options),
            )
        )
    return WireRules(
        preset=rules.preset,
        players=rules.players,
        custom=is_custom(rules),
        text=format_rules(rules),
        short_text=short_rules(rules),
        options=plain_options(rules),
        changes=changes_from_preset(rules),
        sections=[WireSection(name, sentences) for name, sentences in sections.items()],
        card_values={card.text: value for card, value in rules.card_values.items()},
    )


def rules_refused(error: RuleSetError) -> RulesAnswer:
    """Return the answer to a rule set that contradicts itself."""
    return RulesAnswer(
        refused=RulesRefused(str(error), list(error.options), wire_wording(error.said))
    )


def shared_rules(found: ReadRules) -> SharedRulesAnswer:
    """Return the answer to a rule text that came with a link."""
    return SharedRulesAnswer(
        wire_rules(found.rules), [wire_wording(said) for said in found.problems]
    )


def catalogue(levels: Iterable[str]) -> Catalogue:
    """Return every preset, every option, and these levels of computer players."""
    return Catalogue(
        presets=[_wire_preset(preset) for preset in PRESETS.values()],
        options=[_wire_option(name) for name in CHANGEABLE_OPTIONS],
        levels=list(levels),
    )


def _wire_preset(preset: Preset) -> WirePreset:
    rules = preset.rules(4)
    return WirePreset(
        name=preset.name,
        player_counts=list(preset.player_counts),
        target=plain_option(rules, "target"),
        settings={
            option: [
                plain_option(rules.with_changes(**{option: value}), option) for value in values
            ]
            for option, values in preset.settings.items()
        },
    )


def _wire_option(name: str) -> WireOption:
    words = words_of_option(name)
    return WireOption(
        name=name,
        kind=_KINDS.get(name, "words" if words else "number"),
        words=list(words),
    )
