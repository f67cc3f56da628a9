"""``hearts play``: a match against computer players in the terminal."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from openhearts import __version__
from openhearts.cards.sealing import SECRET_BYTES
from openhearts.cli.language_option import Language, chosen_texts
from openhearts.cli.line_game import LineGame
from openhearts.cli.output import fit, say, terminal_width
from openhearts.cli.record_files import check_writable, write_records
from openhearts.cli.rule_options import Changes, Preset, refuse, rules_from_options
from openhearts.cli.table_text import Company, TableText
from openhearts.players import player_named, random_stream
from openhearts.players.levels import FIRST_LEVEL, LEVELS
from openhearts.records import MatchRecord, record_of
from openhearts.rules.ruleset import RuleSet
from openhearts.texts import Texts

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
    level: Annotated[
        str,
        typer.Option(metavar="NAME", help=f"How well the computer plays: {', '.join(LEVELS)}."),
    ] = FIRST_LEVEL,
    seed: Annotated[
        str | None,
        typer.Option(metavar="WORD", help="Deal the same cards again: any word or number."),
    ] = None,
    name: Annotated[
        str | None, typer.Option(metavar="NAME", help="Your name at the table.")
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Write the record of the match to this file, also when you leave it; NAME.json"
            " for JSON.",
        ),
    ] = None,
    language: Language = None,
    own_letters: Annotated[
        bool,
        typer.Option("--own-letters", help="Write and type ranks and suits as your language does."),
    ] = False,
    four_colour: Annotated[
        bool, typer.Option("--four-colour", help="A colour of its own for each suit.")
    ] = False,
    no_colour: Annotated[
        bool, typer.Option("--no-colour", help="No colours; also when NO_COLOR is set.")
    ] = False,
) -> None:
    """Play a match in the terminal, line by line, against computer players."""
    rules = rules_from_options(preset, players, changes or (), target)
    if level not in LEVELS:
        refuse(f"there is no level {level!r}: the levels are {', '.join(LEVELS)}")
    texts = chosen_texts(language)
    if name is not None and (
        not name.strip() or not name.isprintable() or len(name) > _LONGEST_NAME
    ):
        refuse(f"--name takes 1 to {_LONGEST_NAME} printable characters")
    own = texts.say("default-name") if name is None else name.strip()
    bots = [bot for bot in _BOT_NAMES if bot.lower() != own.lower()][: players - 1]
    names = (own, *bots)
    source = secrets.token_hex(16) if seed is None else seed
    opponents = [
        player_named(level, random_stream(source, "player", seat)) for seat in range(1, players)
    ]
    if record is not None:
        check_writable(record)
    game = LineGame(
        rules=rules,
        company=Company(names, nameless=name is None),
        opponents=opponents,
        shuffler=random_stream(source, "cards"),
        hint_stream=random_stream(source, "hints"),
        # Whoever knows the word of a match can foretell its cards: there is nothing to seal.
        new_secret=(lambda: secrets.token_bytes(SECRET_BYTES)) if seed is None else None,
        text=_text(
            texts,
            four_colour=four_colour,
            no_colour=no_colour,
            own_letters=own_letters,
        ),
        write=say,
        read=_read_line,
    )
    interrupted = False
    try:
        try:
            game.run()
        except KeyboardInterrupt:
            say("\n" + texts.say("term-stops"))
            interrupted = True
    finally:
        # Also where the output broke: what was played is kept whoever reads no more.
        if record is not None:
            write_records(record, [_record(game, rules, names, seed)])
    if record is not None:
        say(texts.say("term-record-kept", file=str(record)))
        if seed is None:
            say(texts.say("term-sealed", file=str(record)))
    if interrupted:
        raise typer.Exit(_INTERRUPTED)


def _record(game: LineGame, rules: RuleSet, names: Sequence[str], seed: str | None) -> MatchRecord:
    tags = {
        "Date": datetime.now().astimezone().date().isoformat(),
        "Program": f"OpenHearts {__version__}",
    }
    if seed is not None:
        tags["Seed"] = seed
    tags |= game.marks.tags()
    return record_of(rules, game.actions, names, tags, seals=game.seals)


def _text(texts: Texts, *, four_colour: bool, no_colour: bool, own_letters: bool) -> TableText:
    screen = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    try:
        "♣♦♠♥".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        symbols = False
    else:
        symbols = True
    colours = screen and not no_colour and not os.environ.get("NO_COLOR")
    return TableText(
        texts,
        symbols=symbols,
        colours=colours,
        four_colours=four_colour,
        own_letters=own_letters,
    )


def _read_line(prompt: str) -> str:
    """Read a line: with editing on a screen, and echoed where nobody would see it typed."""
    *rows, prompt = fit(prompt, terminal_width(), 0).split("\n")
    for row in rows:
        say(row)
    if not prompt.endswith(" "):
        prompt += " "
    if sys.stdin.isatty() and sys.stdout.isatty():
        return input(prompt)
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    print(line.rstrip("\r\n"), flush=True)
    if not line:
        raise EOFError
    return line
