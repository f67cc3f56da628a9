"""``hearts simulate``: computer players play whole matches, and a table says how they did."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from openhearts import __version__
from openhearts.cli.record_files import check_writable, write_records
from openhearts.cli.rule_options import Changes, Preset, refuse, rules_from_options
from openhearts.players import PLAYER_NAMES, PlayerError, player_named, random_stream
from openhearts.records import record_of
from openhearts.rules.facts import counted
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.ruletext import format_rules
from openhearts.table.play import PlayedMatch, UnfinishedMatchError, play_match
from openhearts.texts import DEFAULT_LANGUAGE, game_title, texts_in

_MOST_HANDS = 2_000


class SeatTally(NamedTuple):
    """How one seat did over all matches."""

    seat: int
    player: str
    wins: float
    """Matches won; a win that k seats share counts 1/k."""
    mean_total: float
    points_a_hand: float
    moons: int


def register(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command("simulate")(simulate)


def simulate(
    *,
    preset: Preset = "standard",
    players: Annotated[int, typer.Option(metavar="N", help="How many seats: 3 to 7.")] = 4,
    matches: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many matches to play.")
    ] = 10,
    seed: Annotated[
        str, typer.Option(metavar="WORD", help="Where chance comes from: any word or number.")
    ] = "1",
    player: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help=f"{', '.join(PLAYER_NAMES)}: once for all seats, or once a seat."
        ),
    ] = None,
    changes: Changes = None,
    record: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Write the record of every match to this file; NAME.json for JSON."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write one JSON object.")] = False,
) -> None:
    """Let computer players play matches. The same seed gives the same matches."""
    rules = rules_from_options(preset, players, changes or ())
    names = _seat_players(player or ["steady"], players)
    if record is not None:
        check_writable(record)
    try:
        played = [_play_one(rules, names, seed, number) for number in range(matches)]
    except UnfinishedMatchError as error:
        refuse(f"{error}: set a hand_limit or another target")
    if record is not None:
        _write_records(record, rules, names, seed, played)
    tallies = tally(names, played)
    if as_json:
        typer.echo(json.dumps(_as_plain(rules, seed, tallies, played), ensure_ascii=False))
        return
    for line in _as_table(rules, tallies, played):
        typer.echo(line)


def _seat_players(given: Sequence[str], players: int) -> tuple[str, ...]:
    if len(given) not in (1, players):
        refuse(f"--player stands once, or once for each of {players} seats, not {len(given)} times")
    for name in given:
        try:
            player_named(name, random_stream(0))
        except PlayerError as error:
            refuse(str(error))
    return tuple(given) * players if len(given) == 1 else tuple(given)


def _play_one(rules: RuleSet, names: Sequence[str], seed: str, number: int) -> PlayedMatch:
    seated = [
        player_named(name, random_stream(seed, "player", number, seat))
        for seat, name in enumerate(names)
    ]
    cards = random_stream(seed, "cards", number)
    return play_match(rules, seated, cards, most_hands=_MOST_HANDS)


def tally(names: Sequence[str], played: Sequence[PlayedMatch]) -> list[SeatTally]:
    """Count what each seat won and scored."""
    hands = sum(match.final.hands_played for match in played)
    rows = []
    for seat, name in enumerate(names):
        finals = [match.final for match in played]
        wins = sum(1 / len(final.winners) for final in finals if seat in final.winners)
        results = [result for final in finals for result in final.results]
        rows.append(
            SeatTally(
                seat=seat,
                player=name,
                wins=wins,
                mean_total=sum(final.totals[seat] for final in finals) / len(finals),
                points_a_hand=sum(result.scores[seat] for result in results) / hands,
                moons=sum(result.shooter == seat for result in results),
            )
        )
    return rows


def _as_table(
    rules: RuleSet, tallies: Sequence[SeatTally], played: Sequence[PlayedMatch]
) -> list[str]:
    hands = [match.final.hands_played for match in played]
    width = max(6, *(len(row.player) for row in tallies))
    title = game_title(rules, texts_in(DEFAULT_LANGUAGE))
    lines = [
        f"{title}, {rules.players} players: {counted(len(played), 'match', 'matches')},"
        f" {sum(hands) / len(hands):.1f} hands a match",
        f"seat  {'player':<{width}}     wins   share   mean total   points/hand   moons",
    ]
    lines += [
        f"{row.seat:>4}  {row.player:<{width}}  {row.wins:>7.1f}  {row.wins / len(played):>5.1%}"
        f"  {row.mean_total:>11.1f}  {row.points_a_hand:>12.2f}  {row.moons:>6}"
        for row in tallies
    ]
    return lines


def _as_plain(
    rules: RuleSet, seed: str, tallies: Sequence[SeatTally], played: Sequence[PlayedMatch]
) -> dict[str, Any]:
    hands = sum(match.final.hands_played for match in played)
    return {
        "rules": format_rules(rules),
        "seed": seed,
        "matches": len(played),
        "hands": hands,
        "seats": [row._asdict() for row in tallies],
    }


def _write_records(
    path: Path, rules: RuleSet, names: Sequence[str], seed: str, played: Sequence[PlayedMatch]
) -> None:
    records = [
        record_of(
            rules,
            match.actions,
            names,
            {"Program": f"OpenHearts {__version__}", "Seed": seed, "Match": str(number)},
        )
        for number, match in enumerate(played, start=1)
    ]
    write_records(path, records)
