"""Rule sets, presets and options on the wire: for choosing a game and for its rule page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec

from openhearts.rules.describe import describe
from openhearts.rules.errors import RuleSetError
from openhearts.rules.option_words import option_meaning
from openhearts.rules.presets import PRESETS, Preset
from openhearts.rules.ruleset import RuleSet, words_of_option
from openhearts.rules.ruletext import (
    CHANGEABLE_OPTIONS,
    PlainValue,
    changes_from_preset,
    format_rules,
    is_custom,
    plain_option,
    plain_options,
    rules_title,
)

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


class WireSentence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule in words."""

    text: str
    differs: bool
    """Whether ``standard`` says otherwise."""
    options: list[str]
    """The options it speaks of."""


class WireSection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One part of the rule page."""

    heading: str
    sentences: list[WireSentence]


class WireRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule set with everything a person wants to read about it."""

    title: str
    preset: str
    players: int
    custom: bool
    text: str
    """The canonical one-line text."""
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
    title: str
    summary: str
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
    meaning: str
    """One sentence."""
    word_meanings: dict[str, str]
    """A short label for each word."""


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All games and options there are."""

    presets: list[WirePreset]
    options: list[WireOption]
    levels: list[str]
    """The computer players, weakest first."""


class RulesRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as chosen: a preset, a player count, changes in plain form."""

    preset: str = "standard"
    players: int = 4
    changes: dict[str, PlainValue] = {}


class RulesRefused(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a rule set cannot be, and the options that have a part in it."""

    message: str
    options: list[str]


class RulesAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rule set as built, or why it is refused: exactly one of the two."""

    rules: WireRules | None = None
    refused: RulesRefused | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down to a match against computer players."""

    rules: RulesRequest
    name: Name = "You"
    level: str = "steady"


class TableCreated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table, and the secret that proves whose seat it is."""

    table_id: str
    token: str


class TableSummary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table in a few words, for the list of matches to resume."""

    table_id: str
    title: str
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


def wire_rules(rules: RuleSet) -> WireRules:
    """Return a rule set with its page of rules."""
    standard = {sentence.text for sentence in describe(RuleSet())}
    sections: dict[str, list[WireSentence]] = {}
    for sentence in describe(rules):
        sections.setdefault(sentence.section, []).append(
            WireSentence(sentence.text, sentence.text not in standard, list(sentence.options))
        )
    return WireRules(
        title=rules_title(rules),
        preset=rules.preset,
        players=rules.players,
        custom=is_custom(rules),
        text=format_rules(rules),
        options=plain_options(rules),
        changes=changes_from_preset(rules),
        sections=[WireSection(heading, sentences) for heading, sentences in sections.items()],
        card_values={card.text: value for card, value in rules.card_values.items()},
    )


def rules_refused(error: RuleSetError) -> RulesAnswer:
    """Return the answer to a rule set that contradicts itself."""
    return RulesAnswer(refused=RulesRefused(str(error), list(error.options)))


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
        title=preset.title,
        summary=preset.summary,
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
    meaning = option_meaning(name)
    return WireOption(
        name=name,
        kind=_KINDS.get(name, "words" if words else "number"),
        words=list(words),
        meaning=meaning.sentence,
        word_meanings=dict(meaning.words),
    )
