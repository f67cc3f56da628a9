"""``hearts rules``: the games there are, and the rule page of each."""

from __future__ import annotations

from typing import Annotated

import typer

from openhearts.cli.option_page import option_lines
from openhearts.cli.output import say
from openhearts.cli.rule_options import Changes, rules_from_options
from openhearts.rules.presets import PRESETS
from openhearts.rules.ruletext import format_rules
from openhearts.texts import DEFAULT_LANGUAGE, game_title, rule_page, texts_in


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("rules")(show_rules)


def show_rules(
    preset: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="The game; without one, the games are listed."),
    ] = None,
    *,
    players: Annotated[int, typer.Option(metavar="N", help="How many players: 3 to 7.")] = 4,
    changes: Changes = None,
    text: Annotated[
        bool, typer.Option("--text", help="Print the one-line text of the rule set instead.")
    ] = False,
    options: Annotated[
        bool,
        typer.Option("--options", help="List every option, what it means and what it may be."),
    ] = False,
) -> None:
    """Print the rules of a game in plain sentences."""
    texts = texts_in(DEFAULT_LANGUAGE)
    if options:
        say("\n".join(option_lines(texts)))
        return
    if preset is None and not changes and not text:
        width = max(map(len, PRESETS))
        for known in PRESETS.values():
            counts = f"{known.player_counts[0]}-{known.player_counts[-1]}"
            seats = "4" if known.player_counts == (4,) else counts
            label = f"{known.name:{width}}  {seats:3} players  "
            say(label + texts.say(f"preset-{known.name}.summary"), hang=len(label))
        return
    rules = rules_from_options(preset or "standard", players, changes or ())
    if text:
        typer.echo(format_rules(rules))
    else:
        say(f"{game_title(rules, texts)}\n\n{rule_page(rules, texts)}")
