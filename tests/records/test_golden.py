"""Records written by earlier versions stay readable, for ever."""

from pathlib import Path

import pytest

from openhearts.records import read_json, read_text, verify, write_json, write_text

GOLDEN = Path(__file__).parent / "golden"
DOCUMENT = Path(__file__).parents[2] / "docs" / "records.md"


@pytest.mark.parametrize("name", ["v1-standard", "v1-seen"])
def test_a_record_of_version_1_reads_verifies_and_is_written_the_same(name: str) -> None:
    text = (GOLDEN / f"{name}.hearts").read_bytes().decode()
    line = (GOLDEN / f"{name}.json").read_bytes().decode()
    record = read_text(text)
    assert read_json(line) == record
    assert verify(record) is None
    assert write_text(record) == text
    assert write_json(record) + "\n" == line


def test_the_examples_of_the_document_are_one_record_in_two_forms() -> None:
    document = DOCUMENT.read_text(encoding="utf-8")
    text = document.split("```hearts\n")[1].split("```")[0]
    line = document.split("```json\n")[1].split("```")[0]
    record = read_text(text)
    assert read_json(line) == record
    assert verify(record) is None
    assert write_text(record) == text
