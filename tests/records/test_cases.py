"""The runner of rule cases: true cases pass, false ones tell the difference, broken ones why."""

import contextlib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openhearts.records.cases import CaseError, read_cases, run_cases

CASES = (Path(__file__).parent / "own_cases.toml").read_text(encoding="utf-8")


def test_true_cases_pass() -> None:
    outcomes = run_cases(CASES)
    assert [outcome.kind for outcome in outcomes] == [
        *("play", "play", "hand", "match", "build", "build")
    ]
    assert all(outcome.passed for outcome in outcomes)


FALSE_CASES = [
    ("turn = 2", "turn = 3", 0, "turn: expected 3, the engine says 2"),
    ('legal = "8C 4C"', 'legal = "8C"', 0, "legal: expected 8C, the engine says 4C 8C"),
    ("kitty_taken_by = -1", "kitty_taken_by = 0", 0, "kitty_taken_by"),
    ("hearts_broken = false", "hearts_broken = true", 0, "hearts_broken: expected true"),
    ('captured = ["", "", "", ""]', 'captured = ["QS", "", "", ""]', 0, "captured: expected [QS"),
    ('"6C TC AC KC', '"6C TC AC 2C', 0, "hands"),
    ("dealer = 3\n", "dealer = 3\nhand = 4\n", 0, "passes: expected a pass"),
    ('cards = "2C 2C 6C"', 'cards = "2C 6C TC"', 0, "bad_passes: expected 2C 6C TC of seat 0"),
    ('{ seat = 3, cards = "5C 9C 4D" }', '{ seat = 0, cards = "5C" }', 0, None),
    ('plays = "2C"', 'plays = "3C"', 0, "plays: expected 3C is legal, the engine says refused"),
    ('passes = ["2C QS JH"', 'passes = ["2C QS 2H"', 0, "passes: expected accepted"),
    ('deal = [\n  "2C', 'deal = [\n  "3C', 0, "deal: expected accepted"),
    ('mix_order = "QS KS AS JS"', 'mix_order = "QS KS AS 2H"', 1, "mix_order"),
    ('mix_order = "QS KS AS JS"\n', "", 1, "mix_order: expected no shuffle"),
    ('cuts = ["2C 2D TD QH", "AH KH - -"]', 'cuts = ["2C 3D TD QH"]', 1, "cuts: expected 1"),
    ("[0, 0, -26, 0]", "[26, 26, 0, 26]", 2, "scores: expected [26, 26, 0, 26]"),
    ('choice = "SUBTRACT"\n', "", 2, "choice: expected no choice is due"),
    ('"4C 5C 6C 7C"', '"4C 5C 6C"', 2, "captured: expected together the whole deck"),
    ("tricks = [1, 2, 7, 3]", "tricks = [1, 2, 7, 2]", 2, "tricks: expected 13 together"),
    ("ended_after = 0", "ended_after = 4", 3, "ended_after: expected 4"),
    ('{ "100" = 50 }', '{ "78" = 3 }', 3, "totals"),
    ("dealers = [2, 3, 0, 1]", "dealers = [1, 2, 3, 0]", 3, "dealers"),
    ("scores = [[26", "scores = [[200, 0, 0, 0], [26", 3, "scores: expected a match that goes on"),
    ("penalty_sum = 129", "penalty_sum = 130", 4, "penalty_sum"),
    ("QS = 25", "QS = 24", 4, "points"),
    ("target = 500,", "target = 100,", 4, "options.target: expected 100, the engine says 500"),
    ("refused = true", "refused = false, hand_size = 17, kitty_cards = 0, penalty_sum = 26", 5, ""),
    ('changes = { pass_cycle = ["L3"] }', "", 5, "refused: expected true, the engine says false"),
    ('first_dealer = "LOWEST_CUT", pass_cycle', "target = 0, pass_cycle", 1, "changes"),
]


@pytest.mark.parametrize(("old", "new", "number", "words"), FALSE_CASES)
def test_false_cases_tell_the_difference(
    old: str, new: str, number: int, words: str | None
) -> None:
    assert old in CASES
    outcomes = run_cases(CASES.replace(old, new, 1))
    assert [outcome.passed for outcome in outcomes] == [
        place != number or words is None for place in range(6)
    ]
    if words is not None:
        assert words in str(outcomes[number].differences[0])


BROKEN_FILES = [
    ("x = [", "no TOML"),
    ("", "no case"),
    ("[[cases]]", "unknown key 'cases'"),
    ("case = 3", "array of tables"),
    ("[[case]]\nkind = 'play'", "case 'number 1': name is missing"),
    (CASES + CASES, "another case has this name"),
]
BROKEN_CASES = [
    ('kind = "play"', 'kind = "game"', "kind must be one of play, hand, match, build"),
    ('tests = ["X7"', 'test = ["X7"', "test is no field here"),
    ("turn = 2", "turns = 2", "expect.turns is no field here"),
    ("turn = 2", "turn = true", "expect.turn must be a whole number"),
    ("turn = 2\n", "", "expect.turn is missing"),
    ("dealer = 3", "dealer = 4", "dealer names seat 4"),
    ("dealer = 3", "dealer = 3\nhand = 0", "hand counts from 1"),
    ("tricks = [0, 0, 0, 0]", "tricks = [0, 0, 0]", "expect.tricks has 3 values for 4 seats"),
    ('plays = "2C"', 'plays = "10C"', "plays is wrong: '10C' is not a card"),
    ('plays = "2C"', "plays = 2", "plays must be a string"),
    ('seat = 0, cards = "2C 2C 6C"', "seat = 0", "bad_passes[0].cards is missing"),
    ('seat = 0, cards = "2C 2C 6C"', 'seat = 7, cards = ""', "bad_passes names seat 7"),
    ('captured = ["", "", "", ""]', 'captured = ["QS QS", "", "", ""]', "expect.captured[0]"),
    ('cuts = ["2C 2D', 'cuts = ["2C 2X', "cuts[0] is wrong"),
    ("hearts_broken = false", "hearts_broken = 0", "must be true or false"),
    ("first_dealer = 2", "", "expect.dealers needs first_dealer"),
    ("[26, 0, 0, 0], [52, 0, 0, 0]", "[26], [52, 0, 0, 0]", "expect.totals has 1 values"),
    ("QS = 25", 'QS = "25"', "expect.points.QS must be a whole number"),
    ("penalty_sum = 129\n", "", "expect.penalty_sum is missing"),
    ("refused = true", "refused = true, hand_size = 3", "expect.hand_size says something"),
    ("target = 500,", "targets = 500,", "expect.options.targets is no option"),
    ("changes = { exact", "hands_before = 1\nchanges = { exact", "hands_before is no field here"),
    ('choice = "SUBTRACT"', 'choice = "SUBTRACT"\nhands_before = -1', "cannot be negative"),
    ('"three seats have', '"spot for six players"\n#', "another case has this name"),
]


@pytest.mark.parametrize(("text", "words"), BROKEN_FILES)
def test_broken_files_are_refused(text: str, words: str) -> None:
    with pytest.raises(CaseError) as caught:
        read_cases(text)
    assert words in str(caught.value)


@pytest.mark.parametrize(("old", "new", "words"), BROKEN_CASES)
def test_broken_cases_are_refused_by_name_and_field(old: str, new: str, words: str) -> None:
    assert old in CASES
    with pytest.raises(CaseError) as caught:
        run_cases(CASES.replace(old, new, 1))
    assert words in str(caught.value)
    assert "case '" in str(caught.value)


@settings(max_examples=200)
@given(
    st.integers(0, len(CASES)),
    st.integers(0, 30),
    st.sampled_from(["", "1", '"', "[", "= 3", "\n", "QS", "-1", "{}", "true"]),
)
def test_only_case_errors_come_out_of_damaged_files(place: int, length: int, junk: str) -> None:
    with contextlib.suppress(CaseError):
        run_cases(CASES[:place] + junk + CASES[place + length :])
