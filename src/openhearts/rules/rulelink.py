"""Rule texts that come from elsewhere: written short, and read as far as they make sense."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, NamedTuple

from openhearts.rules.errors import RuleSetError
from openhearts.rules.presets import PRESETS, preset_named
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.ruletext import (
    CHANGEABLE_OPTIONS,
    changes_from_preset,
    option_from_text,
    option_text,
    rules_from_plain,
)
from openhearts.rules.wording import Wording, wording

_MOST_WORDS = 60
"""There are not half as many options; what is longer is no rule text."""
_LONGEST = 40
"""So much of a word that is wrong is told."""


class ReadRules(NamedTuple):
    """What could be made of a rule text."""

    rules: RuleSet
    """The rules as the text has them, or the nearest that fit together."""
    problems: tuple[Wording, ...]
    """What could not be taken over, a sentence each; empty when all could."""


def short_rules(rules: RuleSet) -> str:
    """Write the rule text that names only what differs from the preset.

    >>> short_rules(preset_named("omnibus").rules(4).with_changes(target=50))
    'omnibus players=4 target=50'
    """
    words = [rules.preset, f"players={rules.players}"]
    words += [f"{name}={option_text(rules, name)}" for name in changes_from_preset(rules)]
    return " ".join(words)


def read_rules(text: str) -> ReadRules:
    """Read a rule text as far as it makes sense; it is never refused whole.

    What is wrong in it is left out and told: an unknown game gives the most similar one, or
    ``standard``; an option that is unknown, damaged or contradicts the others keeps the
    preset's value.
    """
    words = text.split()[:_MOST_WORDS]
    problems: list[Wording] = []
    named = words.pop(0).lower() if words and "=" not in words[0] else None
    preset = _known_preset(named, problems)
    given: dict[str, Any] = {}
    for word in words:
        try:
            name, value = option_from_text(word)
        except RuleSetError as error:
            problems.append(_unreadable(word, error))
            continue
        if name in given:
            problems.append(wording("link-twice", option=(wording(f"option-{name}"),)))
        else:
            given[name] = value
    players = _known_players(preset, given.pop("players", None), problems)
    return _most_of(preset, players, given, problems)


def _known_preset(named: str | None, problems: list[Wording]) -> str:
    if named is not None and named in PRESETS:
        return named
    if named is None:
        problems.append(wording("link-nameless"))
        return "standard"
    close = get_close_matches(named, PRESETS, 1, 0.5)
    problems.append(wording("link-no-game", name=named[:_LONGEST]))
    return close[0] if close else "standard"


def _known_players(preset: str, wanted: Any, problems: list[Wording]) -> int:
    counts = preset_named(preset).player_counts
    if wanted in counts:
        return int(wanted)
    usual = 4 if 4 in counts else counts[0]
    if wanted is None:
        problems.append(wording("link-no-count"))
    else:
        problems.append(wording("link-wrong-count", count=str(wanted)[:_LONGEST]))
    return usual


def _most_of(
    preset: str, players: int, given: dict[str, Any], problems: list[Wording]
) -> ReadRules:
    """Take over as many of the options as fit together."""
    start = {"preset": preset, "players": players}
    try:
        return ReadRules(rules_from_plain(start | given), tuple(problems))
    except RuleSetError:
        pass
    rules = rules_from_plain(start)
    taken: dict[str, Any] = {}
    left = dict(given)
    progress = True
    while left and progress:
        progress = False
        for name, value in tuple(left.items()):
            try:
                rules = rules_from_plain(start | taken | {name: value})
            except RuleSetError:
                continue
            taken[name] = left.pop(name)
            progress = True
    for name, value in left.items():
        try:
            rules_from_plain(start | taken | {name: value})
        except RuleSetError as error:
            problems.append(_unreadable(name, error))
    return ReadRules(rules, tuple(problems))


def _unreadable(word: str, error: RuleSetError) -> Wording:
    """Say what is wrong with a word; where the rules say it themselves, as they do."""
    if error.said.text != RuleSetError("", ()).said.text:
        return error.said
    name = word.partition("=")[0].lower()
    if name in CHANGEABLE_OPTIONS:
        return wording("link-value", option=(wording(f"option-{name}"),))
    return wording("link-word", word=word[:_LONGEST])
