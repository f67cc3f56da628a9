"""`hearts verify` and `hearts cases`: what they print, and how they end."""

from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from openhearts.cli import cases, verify
from openhearts.records import (
    as_seen_by,
    read_text,
    write_json_lines,
    write_text,
    write_texts,
)

HERE = Path(__file__).parent
GOLDEN = HERE / "golden" / "v1-standard.hearts"
OWN_CASES = HERE / "own_cases.toml"
RECORD = read_text(GOLDEN.read_text(encoding="utf-8"))

app = typer.Typer()
verify.register(app)
cases.register(app)


def run(*arguments: object) -> Result:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.hearts"


def test_true_records() -> None:
    result = run("verify", GOLDEN, GOLDEN.with_suffix(".json"), HERE / "golden/v1-seen.hearts")
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[0] == f"{GOLDEN}: ok, 7 hands, won by Çağla \\ 千代"
    assert lines[1].endswith("v1-standard.json: ok, 7 hands, won by Çağla \\ 千代")
    assert lines[2].endswith("v1-seen.hearts: ok, 2 hands, not finished, as seat 1 saw it")


def test_a_spectators_record(file: Path) -> None:
    file.write_text(write_text(as_seen_by(RECORD, -1)), encoding="utf-8")
    assert run("verify", file).output.endswith("as spectators saw it\n")


def test_several_records_in_a_file(file: Path) -> None:
    wrong = GOLDEN.read_text(encoding="utf-8").replace('[Scores "0 0 1 25"]', '[Scores "0 0 2 25"]')
    records = [RECORD, read_text(wrong)]
    for text in (write_texts(records), write_json_lines(records)):
        file.write_text(text, encoding="utf-8")
        result = run("verify", file)
        assert result.exit_code == 1
        first, second = result.output.splitlines()
        assert first.startswith(f"{file}, record 1: ok")
        assert second == f"{file}, record 2: hand 1, seat 2: the score is 2, and it should be 1"


def test_files_that_are_no_records(file: Path) -> None:
    file.write_text(GOLDEN.read_text(encoding="utf-8").replace("2C", "1C", 1), encoding="utf-8")
    result = run("verify", file, file.parent, file.with_name("none"), GOLDEN)
    assert result.exit_code == 2
    assert result.stderr.splitlines() == [
        f"{file}: line 26, column 4: '1C' is not a card: write the rank (2-9 T J Q K A), then the"
        " suit (C D S H), as QS",
        f"{file.parent}: Is a directory",
        f"{file.with_name('none')}: No such file or directory",
    ]
    assert result.stdout.startswith(f"{GOLDEN}: ok")
    file.write_bytes(b"\xff\xfe")
    assert run("verify", file).stderr == f"{file}: this is no UTF-8 text\n"


def test_names_cannot_command_the_terminal(file: Path) -> None:
    text = GOLDEN.read_text(encoding="utf-8").replace("Çağla", "\\u001b[31m\\n")
    file.write_text(text, encoding="utf-8")
    assert "won by \\x1b[31m\\n" in run("verify", file).output


def test_true_cases() -> None:
    result = run("cases", OWN_CASES, OWN_CASES)
    assert result.exit_code == 0
    assert result.output == "12 passed, 0 failed\n"


def test_false_and_broken_cases(tmp_path: Path) -> None:
    text = OWN_CASES.read_text(encoding="utf-8")
    false, broken = tmp_path / "false.toml", tmp_path / "broken.toml"
    false.write_text(text.replace("turn = 2", "turn = 3"), encoding="utf-8")
    broken.write_text(text.replace("turn = 2", "turns = 3"), encoding="utf-8")
    result = run("cases", false)
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        f"{false}: seat 1 received the two of clubs and has led it",
        "  turn: expected 3, the engine says 2",
        "5 passed, 1 failed",
    ]
    result = run("cases", broken, OWN_CASES)
    assert result.exit_code == 2
    assert "expect.turns is no field here" in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert run("cases", tmp_path / "none.toml").exit_code == 2
