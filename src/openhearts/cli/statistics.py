"""`hearts statistics`: what the stored matches add up to, and adding them up anew."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from openhearts.cli.database_option import DatabaseOption, chosen_database, default_folder
from openhearts.cli.errors import one_clear_line
from openhearts.cli.files import printable
from openhearts.cli.output import say
from openhearts.cli.rule_options import refuse
from openhearts.rules.facts import counted
from openhearts.rules.ruletext import parse_rules
from openhearts.texts import DEFAULT_LANGUAGE, game_title, texts_in

if TYPE_CHECKING:
    from sqlalchemy import URL

    from openhearts.protocol.matches import Statistics


_DEALT = {"QUEEN": "the queen of spades", "HEARTS": "hearts", "HIGH": "aces and kings"}


def register(app: typer.Typer) -> None:
    """Add the command `statistics`."""
    app.command("statistics")(statistics_command)


def statistics_command(
    data_dir: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help=f"The folder that keeps the matches; {default_folder()} if not given.",
        ),
    ] = None,
    database: DatabaseOption = None,
    rebuild: Annotated[
        bool,
        typer.Option("--rebuild", help="Forget all that was worked out, and work it out again."),
    ] = False,
) -> None:
    """Tell how the finished matches went, by player and rule set.

    Everything is worked out from the stored matches; practice, matches with undo and records
    from files are left out.
    """
    # The other commands start faster without the server's libraries.
    from openhearts.server.storage.database import DatabaseRefused  # noqa: PLC0415 - slow to load
    from openhearts.server.storage.store import StoreFailed  # noqa: PLC0415 - slow to load

    if data_dir is not None and not data_dir.exists():
        refuse(
            f"there is no folder {printable(str(data_dir))}: give --data-dir the one that"
            " hearts serve keeps its matches in"
        )
    place = chosen_database(data_dir, database)
    with one_clear_line(DatabaseRefused, StoreFailed):
        asyncio.run(_tell(place, rebuild=rebuild))


async def _tell(database: Path | URL, *, rebuild: bool) -> None:
    from openhearts.server.past_matches.past import PastMatches  # noqa: PLC0415 - slow to load
    from openhearts.server.storage.history import History  # noqa: PLC0415 - slow to load
    from openhearts.server.storage.opening import open_store  # noqa: PLC0415 - slow to load

    store = await open_store(database)
    try:
        past = PastMatches(store, History(store.engine))
        if rebuild:
            count = await past.rebuild()
            say(f"Worked out anew from {counted(count, 'match', 'matches')}.")
        people = await past.people()
        for owner, name in people.items():
            _say_statistics(printable(name), await past.statistics(owner))
        if not people:
            say("There are no matches yet.")
    finally:
        await store.close()


def _say_statistics(name: str, found: Statistics) -> None:
    say(f"{name or 'Somebody'}:")
    for group in found.groups:
        title = game_title(parse_rules(group.rules), texts_in(DEFAULT_LANGUAGE))
        say(
            f"  {title}, {group.players} players: matches {group.matches}, won {group.won},"
            f" shared {group.shared}, points a hand {group.points / max(group.hands, 1):.1f},"
            f" {' '.join(group.dearest) or 'dearest cards'} taken {group.dear_taken},"
            f" moons tried {group.moons_tried}, made {group.moons_made},"
            f" stopped {group.moons_stopped}"
        )
        for one in group.dealt:
            say(
                f"    dealt {_DEALT[one.kind]}: {one.count} in {group.hands_dealt} hands; by chance"
                f" {one.mean:.1f}, {one.low} to {one.high} in nineteen cases of twenty"
            )
    if not found.groups:
        say("  no finished match that counts")
