"""Large texts take time in proportion to their size, and are refused in a short line."""

import time
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from openhearts.cli import verify
from openhearts.records import RecordError, read_each, read_records

HEAD = '[Game "Hearts"]\n[Version "1"]\n'
SHAPES = {
    "many tags": lambda size: HEAD + "".join(f'[T{n} "x"]\n' for n in range(size // 12)),
    "many seats": lambda size: HEAD + "".join(f'[Seat{n} "x"]\n' for n in range(size // 12)),
    "one long tag": lambda size: f'[Game "{"x" * size}"]',
    "one long word": lambda size: "a" * size,
    "one open string": lambda size: '["' + "\\\\" * (size // 2),
    "many escapes": lambda size: '[Game "' + "\\\\" * (size // 2) + '"]',
    "many strings": lambda size: '"' * size,
    "many comments": lambda size: ";{}" * (size // 3),
    "open brackets": lambda size: "[" * size,
    "open objects": lambda size: '{"a":' * (size // 5),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_large_texts_are_refused_in_proportionate_time(shape: str) -> None:
    started = time.process_time()
    with pytest.raises(RecordError):
        read_records(SHAPES[shape](1_000_000))
    assert time.process_time() - started < 5


@pytest.mark.parametrize("shape", SHAPES)
def test_a_refusal_is_one_short_line(shape: str, tmp_path: Path) -> None:
    app = typer.Typer()
    verify.register(app)
    file = tmp_path / "large.hearts"
    file.write_text(SHAPES[shape](100_000), encoding="utf-8")
    result = CliRunner().invoke(app, [str(file)])
    assert result.exit_code == 2
    assert len(result.output.splitlines()) == 1
    assert len(result.output) < 1000


def test_a_file_of_many_wrong_records_is_told_in_proportionate_time() -> None:
    text = "\n" * 1_000_000 + '[Game "Hearts"]\n' * 200
    started = time.process_time()
    found = list(read_each(text))
    assert time.process_time() - started < 5
    assert len(found) == 200
    lines = [error.line for error in found if isinstance(error, RecordError)]
    assert lines == list(range(1_000_002, 1_000_202))
