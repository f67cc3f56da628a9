"""From the options of a command to a rule set, or one clear line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, NoReturn, TypeAlias

import typer

from openhearts.cli.errors import complain, one_clear_line
from openhearts.rules.errors import RuleSetError
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.ruletext import build_rules, parse_changes

Preset: TypeAlias = Annotated[
    str,
    typer.Option(
        metavar="GAME", help="The game, such as standard or omnibus; hearts rules lists them."
    ),
]
Changes: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="OPTION=VALUE",
        help="Change a rule; may be repeated. hearts rules --options lists what there is.",
    ),
]


def refuse(message: str) -> NoReturn:
    """End the command with one clear line."""
    complain(message)
    raise typer.Exit(2)


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
    words = list(changes)
    if target is not None:
        words.append(f"target={target}")
    with one_clear_line(RuleSetError):
        return build_rules(preset.lower(), players, parse_changes(words))
