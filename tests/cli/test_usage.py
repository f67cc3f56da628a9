"""Wrong calls get one line that says what would be right; help and output suit any terminal."""

import os
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest
from typer.testing import CliRunner

from openhearts.cli import app
from openhearts.cli.output import fit

HEARTS = Path(sys.executable).with_name("hearts")


def hearts(*arguments):
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


@pytest.mark.parametrize(
    ("call", "line"),
    [
        (["play", "--players", "x"], "--players takes a whole number, not x"),
        (["simulate", "--matches", "0"], "--matches takes a number from 1 up, not 0"),
        (["serve", "--port", "abc"], "--port takes a whole number, not abc"),
        (["serve", "--port", "70000"], "--port takes a number up to 65535, not 70000"),
        (["arena", "steady", "simple", "--until", "x"], "--until takes a number, not x"),
        (["play", "--players"], "--players needs a value"),
        (["play", "--players", "9"], "standard is for 3 to 7 players, not 9"),
        (["rules", "kitty", "--players", "5"], "kitty is for 4 players, not 5"),
        (["verify"], "FILE... is missing: hearts verify --help tells the rest"),
        (
            ["play", "--presett", "omnibus"],
            "there is no option --presett (did you mean --preset?): hearts play --help tells"
            " the rest",
        ),
        (
            ["ply"],
            "there is no command 'ply' (did you mean play?): the commands are play, serve,"
            " statistics, simulate, arena, rules, verify, cases, warm",
        ),
        (
            ["rules", "standard", "omnibus"],
            "got unexpected extra argument(s) (omnibus): hearts rules --help tells the rest",
        ),
        (
            ["warm", "--now=5"],
            "there is no option --now: hearts warm --help tells the rest",
        ),
        (
            ["play", "--no-colour=5"],
            "option '--no-colour' does not take a value: hearts --help tells the rest",
        ),
    ],
)
def test_a_wrong_call_gets_one_line(call, line):
    result = hearts(*call)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"hearts: {line}\n"


COMMANDS = ("play", "serve", "simulate", "arena", "rules", "verify", "cases", "warm")


@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS)])
def test_help_is_plain(command):
    text = hearts(*command, "--help").stdout
    assert text.startswith("Usage:")
    assert not any(odd in text for odd in ("<", "x>=", "{", "╭", "list[")), text
    assert max(map(len, text.splitlines())) <= 80


def test_the_list_of_commands_has_whole_sentences():
    listed = hearts("--help").stdout.partition("Commands:")[2]
    assert "..." not in listed
    assert "so that nobody" in listed


def test_the_help_says_where_matches_are_kept():
    text = "".join(hearts("serve", "--help").stdout.split())
    folder = platformdirs.user_data_dir("openhearts", appauthor=False)
    assert f"{''.join(folder.split())}ifnotgiven" in text


def test_a_bare_call_shows_the_help():
    assert "Commands:" in hearts().output


@pytest.mark.parametrize(
    ("line", "rows"),
    [
        ("one two three four five six seven", ["one two three four five six", "seven"]),
        (
            "  - A heart may not be led before hearts are broken.",
            ["  - A heart may not be led", "    before hearts are broken."],
        ),
        (
            "score         the score sheet of the match",
            ["score         the score sheet", "              of the match"],
        ),
        (
            "Your hand:  ♣ 2 3 4   ♦ 5 6 7   ♥ 8 9",
            ["Your hand:  ♣ 2 3 4   ♦ 5 6 7", "            ♥ 8 9"],
        ),
        (
            "  Cleo 3♣   Dov J♣   You 6♣   -> Dov takes it",
            ["  Cleo 3♣   Dov J♣   You 6♣", "  -> Dov takes it"],
        ),
        ("  In standard: QS:13,2H:1,3H:1,4H:1", ["  In standard: QS:13,2H:1,", "  3H:1,4H:1"]),
        ("x" * 40, ["x" * 40]),
        ("", [""]),
        ("\x1b[31m" + "one two three four five six" + "\x1b[0m", None),
    ],
)
def test_lines_are_broken_to_the_width(line, rows):
    assert fit(line, 30).split("\n") == (rows or [line])
    assert fit(line, None) == line


def run(*arguments, **options):
    return subprocess.run(
        [HEARTS, *arguments], capture_output=True, timeout=60, check=False, **options
    )


def test_an_output_without_symbols_has_plain_letters():
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = run("rules", "omnibus", env={**os.environ, **plain})
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"the jack of diamonds -10." in done.stdout
    typed = {"input": b"as kh ah\n?\n"}
    done = run("play", "--seed", "4", env={**os.environ, **plain}, **typed)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Your hand:  C 5 9 A" in done.stdout


@pytest.mark.skipif(os.name != "posix", reason="a pipe of a shell")
def test_a_reader_that_goes_away_is_no_error():
    for command in ("rules --options", "rules", "play --help", "play < /dev/null"):
        done = subprocess.run(
            ["sh", "-c", f"{HEARTS} {command} | true"],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.stderr == ""
