"""What is no record is refused with its place and what would be right, and in no other way."""

import json
import random
from collections.abc import Callable

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from openhearts.records import (
    MatchRecord,
    RecordError,
    as_seen_by,
    read_json,
    read_records,
    read_text,
    read_texts,
    verify,
    write_json,
    write_text,
)
from records.matches import played_by

RECORD = played_by("kitty", 4, {"pass_cycle": ["MIX", "L"], "first_dealer": "LOWEST_CUT"}).record
TEXT = write_text(RECORD)
LINE = write_json(RECORD)
SOURCES = [
    TEXT,
    LINE,
    write_text(as_seen_by(RECORD, 2)),
    write_json(as_seen_by(RECORD, -1)),
]

WRONG_TEXTS = [
    ('[Game "Hearts"]', '[Game "Bridge"]', 1, "only [Game"),
    ('[Version "1"]', '[Version "2"]', 2, "newer program"),
    ('[Version "1"]', '[Version "0"]', 2, "no format version 0"),
    ('[Version "1"]', '[Version "one"]', 2, "whole number"),
    ('[Version "1"]', '[Version "1 1"]', 2, "one format version"),
    ('[Version "1"]\n', "", 2, '[Version "..."] is expected'),
    ('[Seat1 "Ben"]\n', "", 4, "heading 'Rules:'"),
    ('[Seat3 "Dan"]\n', "", 3, "3 names"),
    ('[Seat1 "Ben"]', "[Seat1 Ben]", 4, "is no tag"),
    ('[Seat1 "Ben"]', '[Seat1 "Be\\n\\x"]', 4, "no string as in JSON"),
    ('[Seat1 "Ben"]', '[Seat1 "Ben]', 4, "not closed"),
    ('[Seat1 "Ben"]', '[Seat1 "Ben"] { so', 4, "comment is not closed"),
    ('[Event "Test"]', '[Event "a"]\n[Event "b"]', 8, "twice"),
    ('[Event "Test"]', '[event "a"]', 7, "capital"),
    ('[Event "Test"]', '[View "7"]', 7, "no seat 7"),
    ("kitty=FIRST_PENALTY_CARD", "kitty=LAST", 9, "kitty must be one of"),
    ("kitty players=4", "patience players=4", 8, "no preset"),
    ("Rules:", "Rule:", 8, "is expected"),
    ("Deal:\n", "Deal:\n1  2C\n", None, "seat 1 stands where"),
    ("\nMixed:", "\n9  2C\nMixed:", None, "no seat 9"),
    ("Mixed:\n", "Mixed:\n1C ", None, "not a card"),
    ("Played:", "Playing:", None, "is no heading"),
    ("Played:\n", "Played:\n 2 >2C - - - -\n", None, "trick 1 is expected"),
    ("Played:\n", "Played:\n 1 2C - - - -\n", None, "marked with >"),
    ("Played:\n", "Played:\n 1 >2C - 3C - -\n", None, "passed over"),
    ("Played:\n", "Played:\n 1 >2C - - - 0\n", None, "unfinished trick"),
    ("Played:\n", "Played:\n 1 >- - - - -\n", None, "has a lead"),
    ("Played:\n", "Played:\n 1 >2C - - -\n", None, "a trick is its number"),
    ('[Hand "2"]', '[Hand "3"]', None, "hand 2 is expected"),
    ('[Pass "MIX"]', '[Pass "UP"]', None, "write one of"),
    ("[Totals", "[Total", None, "[Totals"),
    ("[Scores", "[Points", None, "is expected"),
    ('[Cuts "', '[Cuts "QS ', None, "round of cutting"),
]


@pytest.mark.parametrize(("old", "new", "line", "words"), WRONG_TEXTS)
def test_a_wrong_text_is_refused_with_its_line(
    old: str, new: str, line: int | None, words: str
) -> None:
    assert old in TEXT
    wrong = TEXT.replace(old, new, 1)
    with pytest.raises(RecordError) as caught:
        read_text(wrong)
    assert words in str(caught.value)
    if line is None:
        line = wrong[: wrong.index(new)].count("\n") + 1
        assert caught.value.line is not None
        assert line <= caught.value.line <= line + 2
    else:
        assert caught.value.line == line
        assert f"line {line}" in str(caught.value)


def test_columns_are_told() -> None:
    with pytest.raises(RecordError) as caught:
        read_text(TEXT.replace("Mixed:\n", "Mixed:\n2C XX ", 1))
    assert caught.value.column == 4


@pytest.mark.parametrize("text", ["", "  \n", "; nothing", "{ nothing }"])
def test_an_empty_text_is_no_record(text: str) -> None:
    with pytest.raises(RecordError):
        read_texts(text)
    with pytest.raises(RecordError):
        read_records(text)


def test_several_records_are_not_one() -> None:
    with pytest.raises(RecordError, match="holds 2"):
        read_text(TEXT + TEXT)


Change = Callable[[dict[str, object]], object]


def first_hand(plain: dict[str, object]) -> dict[str, object]:
    hands = plain["hands"]
    assert isinstance(hands, list)
    hand = hands[0]
    assert isinstance(hand, dict)
    return hand


WRONG_OBJECTS: list[tuple[Change, str]] = [
    (lambda plain: plain.pop("format"), "openhearts-record"),
    (lambda plain: plain.update(version=2), "newer program"),
    (lambda plain: plain.update(version=True), "version must be a whole number"),
    (lambda plain: plain.pop("names"), "lacks the key 'names'"),
    (lambda plain: plain.update(names=["a"]), "1 names for 4 seats"),
    (lambda plain: plain.update(names=[1, 2, 3, 4]), "names[0] must be a string"),
    (lambda plain: plain.update(names=["\ud800", "b", "c", "d"]), "surrogate"),
    (lambda plain: plain.update(surprise=1), "unknown key 'surprise'"),
    (lambda plain: plain.update(tags={"Deal it": "x"}), "free tag"),
    (lambda plain: plain.update(tags={"A": 1}), "object of strings"),
    (lambda plain: plain.update(rules={"preset": []}), "rules must be"),
    (lambda plain: plain.update(rules={"preset": "standard", "x": 1}), "no option 'x'"),
    (lambda plain: plain.update(hands={}), "hands must be a list"),
    (lambda plain: plain.update(hands=[1]), "hands[0] must be an object"),
    (lambda plain: plain.update(cuts=["1C"]), "cuts[0] is wrong"),
    (lambda plain: plain.update(winners=[9]), "no seat 9"),
    (lambda plain: plain.update(first_dealer=1.5), "first_dealer must be a whole number"),
    (lambda plain: first_hand(plain).update({"pass": "UP"}), "hands[0].pass must be one of"),
    (lambda plain: first_hand(plain).update(mix="QQ"), "hands[0].mix is wrong"),
    (lambda plain: first_hand(plain).update(kitty="QS QS"), "kitty names a card twice"),
    (lambda plain: first_hand(plain).update(scores=[1, 2]), "2 scores"),
    (lambda plain: first_hand(plain).update(dealer=10**30), "whole number"),
    (lambda plain: first_hand(plain).update(tricks=[{"leader": 0, "cards": ""}]), "1 to 4 cards"),
    (
        lambda plain: first_hand(plain).update(tricks=[{"leader": 0, "cards": "?? 2C"}]),
        "not a card",
    ),
    (lambda plain: first_hand(plain).update(moon={"seat": 0, "choice": "UP"}), "ADD or SUBTRACT"),
]


@pytest.mark.parametrize(("change", "words"), WRONG_OBJECTS)
def test_a_wrong_object_is_refused_with_its_field(change: Change, words: str) -> None:
    plain = json.loads(LINE)
    change(plain)
    with pytest.raises(RecordError) as caught:
        read_json(json.dumps(plain))
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "cut off"),
        ("[]", "must be an object"),
        ('{"a":1,"a":2}', "twice"),
        ('{"a":NaN}', "NaN"),
        ("[" * 100_000, "no JSON"),
        ('{"version":' + "9" * 5000 + "}", "no JSON"),
        ("null", "must be an object"),
    ],
)
def test_what_is_no_record_in_json(text: str, words: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_json(text)
    assert words in str(caught.value)


def test_the_line_of_a_wrong_json_record_is_told() -> None:
    with pytest.raises(RecordError, match="line 3"):
        read_records(f"{LINE}\n\n{LINE[:-5]}\n")


def checked(record: MatchRecord) -> None:
    """Whatever can be read can be verified, written and read again."""
    verify(record)
    assert read_text(write_text(record)) == record
    assert read_json(write_json(record)) == record


def damaged(source: str, rng: random.Random) -> str:
    """A record with a few characters, words or lines changed, moved, doubled or lost."""
    for _ in range(rng.randint(1, 3)):
        separator = rng.choice(["\n", " ", ",", ":", '"', ""])
        parts = source.split(separator) if separator else list(source)
        first, second = rng.randrange(len(parts)), rng.randrange(len(parts))
        kind = rng.choice(["lose", "double", "swap", "copy", "junk"])
        if kind == "lose":
            del parts[first]
        elif kind == "double":
            parts.insert(first, parts[first])
        elif kind == "swap":
            parts[first], parts[second] = parts[second], parts[first]
        elif kind == "copy":
            parts[first] = parts[second]
        else:
            parts[first] = rng.choice(["", "??", "-", "7", "-1", "QS", "null", "[", "}", '"', "é"])
        source = separator.join(parts) or "x"
    return source


@settings(max_examples=400)
@given(st.integers(0, 2**32), st.sampled_from(SOURCES))
def test_only_record_errors_come_out_of_damaged_records(seed: int, source: str) -> None:
    text = damaged(source, random.Random(seed))
    try:
        records = read_records(text)
    except RecordError:
        return
    for record in records:
        checked(record)


@settings(max_examples=200)
@given(st.text(max_size=200))
@example('[Game "Hearts"]\n[Version "1"]\n{')
@example("{")
@example("\ufeff[")
def test_only_record_errors_come_out_of_any_text(text: str) -> None:
    for read in (read_records, read_texts, read_json):
        with pytest.raises(RecordError):
            read(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@settings(max_examples=300)
@given(st.integers(0, 2**32), json_values)
def test_only_record_errors_come_out_of_wrong_values(seed: int, value: object) -> None:
    rng = random.Random(seed)
    plain = json.loads(LINE)
    place: object = plain
    while True:
        keys = list(place) if isinstance(place, dict) else range(len(place))  # type: ignore[arg-type]
        key = rng.choice(list(keys))
        inner = place[key]  # type: ignore[index]
        if isinstance(inner, (dict, list)) and inner and rng.random() < 0.8:
            place = inner
            continue
        place[key] = value  # type: ignore[index]
        break
    try:
        record = read_json(json.dumps(plain))
    except RecordError:
        return
    checked(record)
