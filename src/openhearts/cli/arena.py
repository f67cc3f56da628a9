"""``hearts arena``: players meet on the same cards, and a table says who is better."""

from __future__ import annotations

from typing import Annotated

import typer

from openhearts.cli.rule_options import Changes, Preset, refuse, rules_from_options
from openhearts.players import PLAYER_NAMES

_LONGEST_BOT_SECONDS = 86_400
"""A day: longer than anybody waits, and short enough for every clock that counts it."""


def register(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command("arena")(arena)


def arena(
    names: Annotated[
        list[str],
        typer.Argument(
            metavar="PLAYER...",
            help=f"{', '.join(PLAYER_NAMES)}, shooter, uct:30x333 or exec:./my-bot: two or more.",
        ),
    ],
    *,
    preset: Preset = "standard",
    players: Annotated[int, typer.Option(metavar="N", help="How many seats: 3 to 7.")] = 4,
    deals: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many deals to play at most.")
    ] = 100,
    layout: Annotated[
        str | None,
        typer.Option(
            metavar="LAYOUT",
            help="1v3, 3v1, 2v2, all, or KvM: who sits with whom."
            " Without it 1v3 for two players, all for more, 2v2 in a round robin.",
        ),
    ] = None,
    seed: Annotated[
        str, typer.Option(metavar="WORD", help="Where chance comes from: any word or number.")
    ] = "1",
    changes: Changes = None,
    matches: Annotated[
        bool, typer.Option("--matches", help="Play whole matches, not single hands.")
    ] = False,
    until: Annotated[
        float | None,
        typer.Option(
            metavar="WIDTH",
            help="Stop early, once the first player's interval is this narrow to either side.",
        ),
    ] = None,
    round_robin: Annotated[
        bool, typer.Option("--round-robin", help="Let every pair meet, and rate the pool.")
    ] = False,
    jobs: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="How many processes; all cores if not given."),
    ] = None,
    backend: Annotated[
        str, typer.Option(metavar="NAME", help="processes, or ray for a Ray cluster.")
    ] = "processes",
    bot_seconds: Annotated[
        float,
        typer.Option(
            metavar="SECONDS", help="How long a program from outside may take over an answer."
        ),
    ] = 10.0,
    as_json: Annotated[bool, typer.Option("--json", help="Write one JSON object.")] = False,
) -> None:
    """Compare players on the same cards. The same seed gives the same result on any machine."""
    rules = rules_from_options(preset, players, changes or ())
    if until is not None and not until > 0:
        refuse(f"--until is a width in points above 0, not {until:g}")
    if not 0 < bot_seconds <= _LONGEST_BOT_SECONDS:
        refuse(
            f"--bot-seconds is a time above 0 and up to {_LONGEST_BOT_SECONDS}, not {bot_seconds:g}"
        )
    # What it needs is imported when it is needed: every command starts with this module.
    from openhearts.cli.arena_holding import Wish, hold  # noqa: PLC0415 - slow to load

    hold(
        Wish(
            rules=rules,
            names=tuple(names),
            deals=deals,
            layout=layout,
            seed=seed,
            whole_matches=matches,
            until=until,
            round_robin=round_robin,
            jobs=jobs,
            backend=backend,
            bot_seconds=bot_seconds,
            as_json=as_json,
        )
    )
