"""`hearts arena`: what it prints, and how it ends."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from openhearts.cli import arena, rules

app = typer.Typer()
arena.register(app)
rules.register(app)

SCHEMA = {
    "format": int,
    "rules": str,
    "players": int,
    "seed": str,
    "layout": str,
    "games": str,
    "seatings": int,
    "deals_asked": int,
    "deals": int,
    "entrants": list,
    "deal_differences": list,
    "forfeits": list,
    "forfeits_not_listed": int,
    "checksum": str,
    "timing": dict,
}
ENTRANT_SCHEMA = {
    "name": str,
    "seats": int,
    "points": dict,
    "difference": dict,
    "wins": dict,
    "hands": int,
    "moons": int,
    "moons_suffered": int,
    "threats": int,
    "stopped": int,
    "threats_met": int,
    "forfeits": int,
    "out_after": type(None),
}


def run(*arguments):
    result = CliRunner().invoke(app, ["arena", *(str(argument) for argument in arguments)])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def as_json(*arguments):
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def check_report(report):
    assert {name: type(value) for name, value in report.items()} == SCHEMA
    for entrant in report["entrants"]:
        assert {name: type(value) for name, value in entrant.items()} == ENTRANT_SCHEMA
        for name in ("points", "difference", "wins"):
            assert set(entrant[name]) == {"mean", "half_width", "low", "high"}
    assert len(report["deal_differences"]) == report["deals"]
    assert set(report["timing"]) == {"seconds", "jobs", "milliseconds_a_card"}


def test_json_is_the_same_for_one_and_two_jobs():
    one = as_json("steady", "simple", "--deals", 6, "--seed", "s", "--jobs", 1)
    two = as_json("steady", "simple", "--deals", 6, "--seed", "s", "--jobs", 2)
    check_report(one)
    assert one["timing"].pop("jobs") == 1
    assert two["timing"].pop("jobs") == 2
    del one["timing"], two["timing"]
    assert one == two
    assert one["layout"] == "1v3"
    assert one["entrants"][0]["seats"] == 24


def test_another_seed_is_another_arena():
    one = as_json("steady", "simple", "--deals", 2, "--jobs", 1)
    other = as_json("steady", "simple", "--deals", 2, "--jobs", 1, "--seed", "other")
    assert one["checksum"] != other["checksum"]


def test_one_deal_has_no_interval():
    report = as_json("random", "simple", "--deals", 1, "--jobs", 1)
    assert report["entrants"][0]["difference"]["half_width"] is None


def test_options_reach_the_table():
    report = as_json(
        "random", "simple", "shooter", "--preset", "omnibus", "--players", 5, "--deals", 1,
        "--set", "pass_count=2", "--jobs", 1,
    )  # fmt: skip
    assert report["rules"].startswith("omnibus players=5")
    assert "pass_count=2" in report["rules"]
    assert report["layout"] == "all"
    assert report["seatings"] == 150


def test_the_table_of_whole_matches():
    result = run("random", "simple", "--deals", 2, "--matches", "--layout", "2v2", "--jobs", 1)
    first, head, *rows = result.stdout.splitlines()
    assert first == "Standard, 4 players, 2v2: 2 deals in 6 seatings, 12 matches"
    assert "points/match" in head
    assert [row.split()[0] for row in rows] == ["random", "simple"]


def test_early_stopping_is_told():
    result = run("random", "simple", "--deals", 200, "--until", 50, "--jobs", 1)
    assert "50 deals in 4 seatings, 200 hands (of 200 deals: narrow enough)" in result.stdout


def test_a_round_robin_rates_the_pool():
    result = run("random", "simple", "steady", "--round-robin", "--deals", 8, "--jobs", 1)
    lines = result.stdout.splitlines()
    assert [line.split()[0] for line in lines[:4]] == ["player", "steady", "simple", "random"]
    assert lines[4].startswith("random is -")
    assert len(lines) == 7


def test_a_round_robin_as_json():
    report = as_json("random", "steady", "--round-robin", "--deals", 3, "--jobs", 1)
    assert [rating["name"] for rating in report["ratings"]] == ["steady", "random"]
    assert set(report["ratings"][0]) == {"name", "rating", "half_width", "won", "drawn", "lost"}
    for pair in report["pairs"]:
        check_report(pair)


def test_forfeits_are_told(tmp_path):
    bot = Path(__file__).with_name("bad_bot.py")
    name = f"exec:{sys.executable} {bot} crashes"
    result = run("steady", name, "--deals", 2, "--jobs", 1)
    assert "3 forfeits; the first in deal 0, seat 1: ends with exit code 1" in result.stdout
    assert "RuntimeError: out of ideas" in result.stdout
    assert "out after deal 0, then played by simple" in result.stdout
    report = as_json("steady", name, "--deals", 2, "--jobs", 1)
    assert report["entrants"][1]["out_after"] == 0
    assert len(report["forfeits"]) == report["entrants"][1]["forfeits"] == 3


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["steady"], "two players or more"),
        (["steady", "nobody"], "there is no player 'nobody'"),
        (["steady", "uct:3"], "write worlds and simulations, as uct:30x333"),
        (["steady", "exec:./nothing-here"], "no program './nothing-here'"),
        (["steady", "exec:"], "names no program"),
        (["steady", "simple", "--layout", "sideways"], "there is no layout 'sideways'"),
        (["steady", "simple", "--layout", "2v3"], "the table has 4"),
        (["steady", "simple", "random", "--layout", "1v3"], "need layout all"),
        (["steady", "simple", "--players", "9"], "players"),
        (["steady", "simple", "--preset", "nothing"], "preset"),
        (["steady", "simple", "--set", "moon=MAYBE"], "moon"),
        (["steady", "simple", "--until", "0"], "--until"),
        (["steady", "simple", "--bot-seconds", "-1"], "--bot-seconds"),
        (["steady", "simple", "--bot-seconds", "inf"], "--bot-seconds"),
        (["steady", "simple", "--bot-seconds", "1e300"], "--bot-seconds"),
        (["steady", "simple", "--backend", "abacus"], "there is no backend 'abacus'"),
        (["steady", "steady", "--round-robin"], "each named once"),
    ],
)
def test_an_error_is_one_line(arguments, words):
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert line.startswith("hearts: ")
    assert words in line


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
def test_an_interrupt_ends_it_at_once():
    program = Path(sys.executable).with_name("hearts")
    process = subprocess.Popen(
        [program, "arena", "uct:1000x9999", "simple", "--jobs", "2"],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    began = time.monotonic()
    while children.exists() and len(children.read_text().split()) < 3:
        assert time.monotonic() - began < 60
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert (out, err) == ("", "hearts: interrupted\n")
