"""`hearts verify` and `hearts cases`: what they print, and how they end."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from openhearts.cli import cases, verify
from openhearts.records import (
    MatchRecord,
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


def test_a_record_with_undo_says_so(file: Path) -> None:
    file.write_text(
        write_text(replace(RECORD, tags=(("TakenBack", "2"), ("Hints", "1")))), encoding="utf-8"
    )
    assert run("verify", file).output.endswith("千代, 2 decisions taken back\n")


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


def test_a_wrong_record_behind_a_byte_order_mark_hides_no_other(file: Path) -> None:
    good = GOLDEN.read_text(encoding="utf-8")
    cut = good[: good.index("Rules:")]
    file.write_text(f"\ufeff{good}\n\n{cut}", encoding="utf-8")
    result = run("verify", file)
    assert result.exit_code == 2
    assert result.stdout.startswith(f"{file}, record 1: ok")
    line = good.count("\n") + cut.count("\n") + 3
    assert f"record 2: line {line}: the file ends here" in result.stderr


def test_files_that_are_no_records(file: Path) -> None:
    file.write_text(GOLDEN.read_text(encoding="utf-8").replace("2C", "1C", 1), encoding="utf-8")
    result = run("verify", file, file.parent, file.with_name("none"), GOLDEN)
    assert result.exit_code == 2
    assert result.stderr.splitlines() == [
        f"hearts: {file}: line 26, column 4: '1C' is not a card: write the rank (2-9 T J Q K A),"
        " then the suit (C D S H), as QS",
        f"hearts: {file.parent} cannot be read: it is a folder",
        f"hearts: {file.with_name('none')} cannot be read: there is no such file",
    ]
    assert result.stdout.startswith(f"{GOLDEN}: ok")
    file.write_bytes(b"\xff\xfe")
    assert run("verify", file).stderr == f"hearts: {file} cannot be read: it holds no UTF-8 text\n"


def test_winners_who_share_a_name_are_told_apart(file: Path) -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    file.write_text(re.sub(r"(?m)^\[(Seat\d) .*", r'[\1 "steady"]', text), encoding="utf-8")
    (winner,) = RECORD.winners or ()
    assert run("verify", file).output.endswith(f"won by steady (seat {winner})\n")


@pytest.mark.parametrize("form", [write_texts, write_json_lines])
def test_a_record_that_cannot_be_read_hides_no_other(
    file: Path, form: Callable[[list[MatchRecord]], str]
) -> None:
    text = form([RECORD] * 3)
    place = text.index("2C", text.index('"version"' if text[0] == "{" else "Deal:", len(text) // 2))
    file.write_text(text[:place] + "1C" + text[place + 2 :], encoding="utf-8")
    result = run("verify", file)
    assert result.exit_code == 2
    first, last = result.stdout.splitlines()
    assert first.startswith(f"{file}, record 1: ok")
    assert re.match(re.escape(f"{file}, record ") + "[23]: ok", last)
    line = text.count("\n", 0, place) + 1
    assert re.match(re.escape(f"hearts: {file}, record ") + f"[23]: line {line}\\b", result.stderr)
    assert "'1C' is not a card" in result.stderr


@pytest.mark.parametrize(
    ("end", "message"),
    [
        (r"Deal:\n.*\n.*\n", "the deal ends after 2 of 4 hands: the file seems to be cut off here"),
        (r"Played:\n.*\n.*\n +2 +\S+ +\S+", "trick 2 is not complete: the file seems to be"),
        (r"\[Hand .*\n", 'the file ends here, and [Dealer "..."] is missing'),
    ],
)
def test_a_text_that_is_cut_off_says_what_is_missing(file: Path, end: str, message: str) -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    found = re.search(end, text)
    assert found is not None
    file.write_text(text[: found.end()], encoding="utf-8")
    result = run("verify", file)
    assert result.exit_code == 2
    assert message in result.stderr


def test_json_that_is_cut_off_says_so(file: Path) -> None:
    text = write_json_lines([RECORD])
    for length in (len(text) - 2, len(text) // 2, 100):
        file.write_text(text[:length], encoding="utf-8")
        result = run("verify", file)
        assert result.exit_code == 2
        assert "it seems to be cut off here" in result.stderr


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
    missing = tmp_path / "none.toml"
    result = run("cases", missing)
    assert result.exit_code == 2
    assert result.output == f"hearts: {missing} cannot be read: there is no such file\n"


def test_the_cases_in_the_document(tmp_path: Path) -> None:
    page = HERE.parents[1] / "docs" / "cases.md"
    shown = re.search(r"```toml\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert shown is not None
    (tmp_path / "shown.toml").write_text(shown[1], encoding="utf-8")
    assert run("cases", tmp_path / "shown.toml").output == "3 passed, 0 failed\n"
