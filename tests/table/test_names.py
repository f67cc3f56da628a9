"""Names: what can be read stays as it is, what plays tricks is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openhearts.table.lookalikes import look_alike
from openhearts.table.names import LONGEST_NAME, BadName, clean_name

GOOD = {
    "Ann": "Ann",
    "  Ann \u00a0 B. ": "Ann B.",
    "Jose\u0301": "José",
    "O’Neill-Ödön": "O’Neill-Ödön",
    "王小明": "王小明",
    "فاطمة": "فاطمة",
    "می\u200cخواهم": "می\u200cخواهم",
    "👩\u200d🚀": "👩\u200d🚀",
    "क्षमा": "क्षमा",
    "7": "7",
}
BAD = {
    "nothing": "",
    "only spaces": " \u2003 ",
    "too long": "x" * 25,
    "a line break": "a\nb",
    "a tab at the end": "Ann\t",
    "a null": "A\x00n",
    "right to left": "\u202eevil",
    "an isolate": "a\u2067b\u2069",
    "a zero width space": "An\u200bn",
    "a joiner before": "\u200dAnn",
    "a joiner alone": "\u200d",
    "joiners that join nothing": "A \u200d\u200d B",
    "a byte order mark": "\ufeffAnn",
    "a Hangul filler": "\u3164",
    "half a Hangul filler": "\uffa0",
    "a blank in Braille": "\u2800",
    "only an accent": "\u0301",
    "accents upon accents": "e" + "\u0301\u0302\u0303\u0304\u0305",
    "a tag": "A\U000e0041",
    "private use": "\ue000",
    "half a surrogate": "\ud800",
    "a line separator": "a\u2028b",
    "unassigned": "\u0378",
}


@pytest.mark.parametrize(("given_name", "shown"), GOOD.items(), ids=ascii)
def test_what_can_be_read_is_a_name(given_name, shown):
    assert clean_name(given_name) == shown


@pytest.mark.parametrize("name", BAD.values(), ids=BAD)
def test_what_cannot_be_read_is_refused(name):
    with pytest.raises(BadName) as refused:
        clean_name(name)
    assert refused.value.said.text == "not-allowed-name"


@given(st.text(max_size=40))
def test_a_name_that_is_taken_is_taken_again_as_it_is(text):
    try:
        name = clean_name(text)
    except BadName:
        return
    assert clean_name(name) == name
    assert 0 < len(name) <= LONGEST_NAME
    assert "\n" not in name
    assert name == name.strip()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", "\u0410nn"),
        ("Bob", "\u0412\u043eb"),
        ("Ian", "lan"),
        ("Ian", "ian"),
        ("Zoe", "\u0396oe"),
        ("Leo", "Le0"),
        ("O'Neil", "O\u2019Neil"),
        ("Ann", "\uff21\uff4e\uff4e"),
    ],
)
def test_names_that_are_drawn_alike_look_alike(one, other):
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("Ann", "Ánn"), ("Zoe", "Zoë"), ("Анна", "Инна"), ("Jan", "Jon")],
)
def test_names_that_differ_to_the_eye_do_not(one, other):
    assert not look_alike(one, other)
