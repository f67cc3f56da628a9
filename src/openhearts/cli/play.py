"""``hearts play``: a match against computer players in the terminal."""

from __future__ import annotations

import os
import secrets
import sys
from typing import Annotated

import typer

from openhearts.cli.line_game import LineGame
from openhearts.cli.rule_options import Changes, Preset, refuse, rules_from_options
from openhearts.cli.table_text import TableText
from openhearts.players import player_named, random_stream

_BOT_NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Finn", "Gus")
_LONGEST_NAME = 16
_INTERRUPTED = 130


def register(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command("play")(play)


def play(
    *,
    preset: Preset = "standard",
    players: Annotated[
        int, typer.Option(metavar="N", help="How many play, you included: 3 to 7.")
    ] = 4,
    target: Annotated[
        int | None,
        typer.Option(metavar="N", help="The total that ends the match, if not the game's own."),
    ] = None,
    changes: Changes = None,
    seed: Annotated[
        str | None,
        typer.Option(metavar="WORD", help="Deal the same cards again: any word or number."),
    ] = None,
    name: Annotated[str, typer.Option(metavar="NAME", help="Your name at the table.")] = "You",
    four_colour: Annotated[
        bool, typer.Option("--four-colour", help="A colour of its own for each suit.")
    ] = False,
    no_colour: Annotated[
        bool, typer.Option("--no-colour", help="No colours; also when NO_COLOR is set.")
    ] = False,
) -> None:
    """Play a match in the terminal, line by line, against steady computer players."""
    rules = rules_from_options(preset, players, changes or (), target)
    if not name.strip() or not name.isprintable() or len(name) > _LONGEST_NAME:
        refuse(f"--name takes 1 to {_LONGEST_NAME} printable characters")
    bots = [bot for bot in _BOT_NAMES if bot.lower() != name.strip().lower()][: players - 1]
    source = secrets.token_hex(16) if seed is None else seed
    opponents = [
        player_named("steady", random_stream(source, "player", seat)) for seat in range(1, players)
    ]
    game = LineGame(
        rules=rules,
        names=[name.strip(), *bots],
        opponents=opponents,
        shuffler=random_stream(source, "cards"),
        text=_text(four_colour=four_colour, no_colour=no_colour),
        write=typer.echo,
        read=_read_line,
    )
    try:
        game.run()
    except KeyboardInterrupt:
        typer.echo("\nThe match stops here.")
        raise typer.Exit(_INTERRUPTED) from None


def _text(*, four_colour: bool, no_colour: bool) -> TableText:
    screen = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    try:
        "♣♦♠♥".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        symbols = False
    else:
        symbols = True
    colours = screen and not no_colour and not os.environ.get("NO_COLOR")
    return TableText(symbols=symbols, colours=colours, four_colours=four_colour)


def _read_line(prompt: str) -> str:
    """Read a line: with editing on a screen, and echoed where nobody would see it typed."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        return input(prompt)
    line = sys.stdin.readline()
    if not line:
        typer.echo(prompt)
        raise EOFError
    typer.echo(prompt + line.rstrip("\r\n"))
    return line
