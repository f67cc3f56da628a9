"""The engine counts every fixed ending as the file says, and so does the reference."""

from pathlib import Path

import pytest

from counts.counting import FILES, by_engine, by_reference, difference, read

# The tracer would make the reference take minutes; other tests reach every line.
pytestmark = pytest.mark.no_cover

NAMES = [file.stem for file in FILES]


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_the_engine_counts_the_ending(file: Path) -> None:
    ending = read(file)
    count = by_engine(ending)
    if count.lines() != ending.expected:
        pytest.fail(difference(ending, count, by_reference(ending)))


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_the_reference_counts_the_ending(file: Path) -> None:
    ending = read(file)
    assert by_reference(ending).lines() == ending.expected
