"""``hearts rules``: the games there are, and the rule page of each."""

from __future__ import annotations

from typing import Annotated

import typer

from openhearts.cli.errors import one_clear_line
from openhearts.rules.describe import describe_text
from openhearts.rules.errors import RuleSetError
from openhearts.rules.presets import PRESETS
from openhearts.rules.ruletext import build_rules, format_rules, parse_changes, rules_title


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("rules")(show_rules)


def show_rules(
    preset: Annotated[
        str | None, typer.Argument(help="The preset; without it, the presets are listed.")
    ] = None,
    players: Annotated[int, typer.Option(help="How many players.")] = 4,
    changes: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="OPTION=VALUE", help="Change an option; may be repeated."),
    ] = None,
    text: Annotated[
        bool, typer.Option("--text", help="Print the one-line text of the rule set instead.")
    ] = False,
) -> None:
    """Print the rules of a game in plain sentences."""
    if preset is None and not changes and not text:
        width = max(map(len, PRESETS))
        for known in PRESETS.values():
            counts = f"{known.player_counts[0]}-{known.player_counts[-1]}"
            seats = "4" if known.player_counts == (4,) else counts
            typer.echo(f"{known.name:{width}}  {seats:3} players  {known.summary}")
        return
    with one_clear_line(RuleSetError):
        rules = build_rules(preset or "standard", players, parse_changes(changes or ()))
    if text:
        typer.echo(format_rules(rules))
    else:
        typer.echo(f"{rules_title(rules)}\n\n{describe_text(rules)}")
