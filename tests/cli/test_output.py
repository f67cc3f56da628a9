"""Outputs that cannot take what the command writes: a full disk, a reader that left, no symbols."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HEARTS = [sys.executable, "-c", "from openhearts.cli import main; main()"]
FULL = Path("/dev/full")


def run(*arguments: str, encoding: str = "utf-8", stdout: int = subprocess.PIPE) -> tuple[int, str]:
    done = subprocess.run(
        [*HEARTS, *arguments],
        env={**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"},
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        stderr=subprocess.STDOUT if stdout == subprocess.PIPE else subprocess.PIPE,
        check=False,
        timeout=60,
    )
    return done.returncode, (done.stdout or done.stderr).decode("latin-1")


@pytest.mark.skipif(not FULL.exists(), reason="this system has no device that is always full")
@pytest.mark.parametrize(
    "arguments", [("rules",), ("--help",), ("simulate", "--matches", "1", "--player", "random")]
)
def test_a_full_disk_is_one_clear_line(arguments: tuple[str, ...]) -> None:
    with FULL.open("w") as full:
        code, said = run(*arguments, stdout=full.fileno())
    assert (code, said) == (2, f"hearts: {os.strerror(28)}\n")


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252"])
def test_what_an_encoding_lacks_is_written_in_plain_characters(encoding: str) -> None:
    code, said = run("rules", "omnibus", encoding=encoding)
    assert code == 0
    assert "Bonus: the jack of diamonds -10." in said
    code, said = run("play", "--seed", "1", "--name", "\u738b", encoding=encoding)
    assert "Traceback" not in said
    assert "?" in said


def test_a_reader_that_leaves_ends_the_command_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    code, said = run("rules", stdout=writing)
    os.close(writing)
    assert said == ""
    assert code != 0


def test_a_stream_that_was_closed_beforehand_is_empty() -> None:
    def without(number: int, *arguments: str) -> tuple[int, str]:
        call = subprocess.run(
            ["sh", "-c", f'exec "$@" {number}>&-', "sh", *HEARTS, *arguments],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
            timeout=60,
        )
        return call.returncode, (call.stdout + call.stderr).decode()

    assert without(1, "rules") == (0, "")
    assert without(2, "rules", "nothing") == (2, "")
    code, said = without(0, "play", "--seed", "1")
    assert code == 0
    assert "The match stops here" in said


@pytest.mark.parametrize("command", [("simulate", "--matches", "1"), ("play",)])
def test_bytes_that_are_no_text_are_a_seed_like_any_other(command: tuple[str, ...]) -> None:
    first = run(*command, "--seed", os.fsdecode(b"\xff"))
    assert first[0] == 0
    assert "Traceback" not in first[1]
    assert run(*command, "--seed", os.fsdecode(b"\xfe"))[1] != first[1]
