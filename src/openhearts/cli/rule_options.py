"""From the options of a command to a rule set, and one clear line when that fails."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

import typer

from openhearts.rules.errors import RuleSetError
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.ruletext import parse_rules

USAGE_ERROR = 2


def fail(message: str) -> NoReturn:
    """Say what is wrong in one line on standard error and end with exit code 2."""
    typer.echo(f"hearts: {message}", err=True)
    raise typer.Exit(USAGE_ERROR)


def rules_from_options(
    preset: str, players: int, changes: Sequence[str], target: int | None = None
) -> RuleSet:
    """Build the rule set a command line asks for, or end the command.

    Args:
        preset: the name of a preset.
        players: how many play.
        changes: ``option=value`` words, as in the text form of a rule set.
        target: the target, where the command has an option for it.
    """
    words = [preset, f"players={players}", *changes]
    if target is not None:
        words.append(f"target={target}")
    for word in words:
        if not word or any(character.isspace() for character in word):
            fail(f"{word!r} has no place in a rule set: write option=value without spaces")
    if "=" in preset:
        fail(f"{preset!r} is no preset")
    for change in changes:
        if "=" not in change:
            fail(f"--set {change} is not option=value")
    try:
        return parse_rules(" ".join(words))
    except RuleSetError as error:
        fail(str(error))
