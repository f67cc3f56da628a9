"""``hearts simulate``: repeatable, honest about wrong options, and its records are true."""

import json

import pytest
from typer.testing import CliRunner

from openhearts.cli import app
from openhearts.records import read_json_lines, read_texts, verify

RUNNER = CliRunner()


def simulate(*options):
    return RUNNER.invoke(app, ["simulate", *options])


def test_a_table_with_a_line_for_each_seat():
    result = simulate("--matches", "2", "--set", "hand_limit=2")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].startswith("Standard, with changes, 4 players: 2 matches, 2.0 hands a match")
    assert len(lines) == 6
    assert all("steady" in line for line in lines[2:])


def test_the_same_seed_gives_the_same_matches():
    options = ("--matches", "3", "--player", "random", "--set", "hand_limit=3", "--json")
    first, second = simulate(*options, "--seed", "7"), simulate(*options, "--seed", "7")
    assert first.stdout == second.stdout
    assert simulate(*options, "--seed", "8").stdout != first.stdout


def test_one_player_a_seat():
    options = ["--set", "hand_limit=4", "--matches", "6", "--json", "--seed", "1"]
    for name in ("steady", "simple", "random", "steady"):
        options += ["--player", name]
    told = json.loads(simulate(*options).stdout)
    assert [seat["player"] for seat in told["seats"]] == ["steady", "simple", "random", "steady"]
    assert told["matches"] == 6
    assert told["hands"] == 24
    assert sum(seat["wins"] for seat in told["seats"]) == pytest.approx(6)


def test_tables_of_every_size():
    for players in range(3, 8):
        result = simulate(
            "--preset", "omnibus", "--players", str(players), "--matches", "1",
            "--set", "hand_limit=1",
        )  # fmt: skip
        assert result.exit_code == 0
        assert len(result.stdout.splitlines()) == players + 2


@pytest.mark.parametrize(("name", "read"), [("m.txt", read_texts), ("m.jsonl", read_json_lines)])
def test_records_are_written_and_true(tmp_path, name, read):
    path = tmp_path / name
    result = simulate("--matches", "2", "--set", "hand_limit=2", "--record", str(path))
    assert result.exit_code == 0
    records = list(read(path.read_text(encoding="utf-8")))
    assert len(records) == 2
    assert all(verify(record) is None for record in records)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--player", "grandmaster"], ["grandmaster", "steady"]),
        (["--player", "steady", "--player", "random"], ["4 seats", "2 times"]),
        (["--preset", "nope"], ["nope", "standard"]),
        (["--set", "target=none"], ["target", "hand_limit"]),
        (["--set", "hand_limit=0"], ["hand_limit"]),
        (["--record", "/no/such/folder/x.txt", "--set", "hand_limit=1"], ["/no/such/folder"]),
    ],
)
def test_wrong_options_get_one_clear_line(options, words):
    result = simulate("--matches", "1", *options)
    assert result.exit_code == 2
    assert len(result.stderr.strip().splitlines()) == 1
    assert all(word in result.stderr for word in words)


def test_a_match_that_goes_on_too_long_is_given_up(monkeypatch):
    monkeypatch.setattr("openhearts.cli.simulate._MOST_HANDS", 2)
    result = simulate("--matches", "1")
    assert result.exit_code == 2
    assert "not over after 2 hands" in result.stderr
