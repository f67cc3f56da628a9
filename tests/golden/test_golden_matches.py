"""The golden matches play again to the letter, and none is missing."""

import pytest

from golden.matches import ALL, FOLDER, Golden, played_again
from openhearts.rules.presets import PRESETS
from openhearts.rules.ruletext import format_rules

# The tracer would make these slow; other tests reach every line.
pytestmark = pytest.mark.no_cover

RENEW = "renew them by: PYTHONPATH=tests .venv/bin/python -m golden"


@pytest.mark.parametrize("golden", ALL, ids=[golden.name for golden in ALL])
def test_the_match_plays_again_to_the_letter(golden: Golden) -> None:
    assert golden.file.is_file(), f"{golden.name} has no golden match; {RENEW}"
    text = golden.file.read_text(encoding="utf-8")
    assert played_again(golden.file) == text, RENEW
    assert f"rules: {format_rules(golden.rules)}\n" in text, RENEW
    assert "\nwinners " in text


def test_every_preset_has_a_match_at_each_count() -> None:
    wanted = {f"{p.name}-{players}" for p in PRESETS.values() for players in p.player_counts}
    assert wanted <= {file.stem for file in FOLDER.glob("*.txt")}


def test_there_is_no_stray_match() -> None:
    assert set(FOLDER.glob("*.txt")) == {golden.file for golden in ALL}
