"""Records lose nothing: actions, text and JSON, at every moment of a match."""

import json
from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from openhearts.records import (
    HiddenCardsError,
    MatchRecord,
    actions_of,
    as_seen_by,
    read_json,
    read_json_lines,
    read_records,
    read_text,
    read_texts,
    record_of,
    record_of_view,
    verify,
    write_json,
    write_json_lines,
    write_text,
    write_texts,
)
from openhearts.rules.errors import IllegalAction
from openhearts.rules.events import delivered
from openhearts.rules.match import MatchState
from records.matches import NAMES, SPECIAL_RULES, Played, matches, played_by

any_text = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)


def assert_forms_lose_nothing(record: MatchRecord) -> None:
    text = write_text(record)
    assert read_text(text) == record
    assert write_text(read_text(text)) == text
    line = write_json(record)
    assert "\n" not in line
    assert read_json(line) == record
    assert write_json(read_json(line)) == line
    assert read_records(text) == read_records(line) == (record,)


@settings(max_examples=60)
@given(matches)
def test_a_match_survives_every_form(match: Played) -> None:
    record = match.record
    assert actions_of(record) == match.actions
    assert_forms_lose_nothing(record)
    assert verify(record) is None


@pytest.mark.parametrize(("preset", "players", "changes"), SPECIAL_RULES)
def test_special_rules_survive_every_form(
    preset: str, players: int, changes: dict[str, object]
) -> None:
    match = played_by(preset, players, changes)
    record = match.record
    assert actions_of(record) == match.actions
    assert_forms_lose_nothing(record)
    assert verify(record) is None
    for viewer in range(-1, players):
        seen = as_seen_by(record, viewer)
        assert_forms_lose_nothing(seen)
        assert verify(seen) is None


@settings(max_examples=8)
@given(matches)
def test_a_match_broken_off_anywhere_is_a_record(match: Played) -> None:
    for length in range(len(match.actions) + 1):
        prefix = match.actions[:length]
        record = record_of(match.rules, prefix, match.names)
        assert actions_of(record) == prefix
        assert read_text(write_text(record)) == record
        assert read_json(write_json(record)) == record
        assert verify(record) is None, length


@settings(max_examples=40)
@given(matches, st.data())
def test_what_one_seat_saw_is_a_record_at_every_moment(match: Played, data: st.DataObject) -> None:
    viewer = data.draw(st.integers(-1, match.rules.players - 1))
    length = data.draw(st.integers(0, len(match.actions)))
    state, told = MatchState.start(match.rules)
    for seat, action in match.actions[:length]:
        state, events = state.apply(seat, action)
        told += events
    seen = [event for event in (delivered(event, viewer) for event in told) if event is not None]
    record = record_of_view(seen, viewer, match.names)
    whole = record_of(match.rules, match.actions[:length], match.names)
    assert record == as_seen_by(whole, viewer)
    assert verify(record) is None
    assert_forms_lose_nothing(record)
    for hand, full in zip(record.hands, whole.hands, strict=True):
        for seat, holding in enumerate(hand.hands):
            assert len(holding) == len(full.hands[seat])
            assert (holding.hidden == 0) == (seat == viewer)


@settings(max_examples=100)
@given(st.lists(any_text, min_size=4, max_size=4), any_text)
@example(['say "hi"', "back\\slash", "{;}", ']\n[Seat1 "x"]'], "\x85\u2028 é 🂡 \x00")
def test_any_name_and_remark_survives(names: list[str], remark: str) -> None:
    match = played_by("standard", 4, {}, most_hands=0)
    record = record_of(match.rules, match.actions, names, {"Event": remark, "Date": "2031-01-01"})
    assert_forms_lose_nothing(record)


def test_half_a_surrogate_pair_is_no_name() -> None:
    match = played_by("standard", 4, {}, most_hands=0)
    with pytest.raises(ValueError, match="surrogate"):
        record_of(match.rules, match.actions, ["Ann", "\ud83d", "Cat", "Dan"])


def test_several_records_stand_in_one_text_or_one_a_line() -> None:
    records = tuple(played_by("standard", 4, {}, seed, most_hands=1).record for seed in (1, 2, 3))
    assert read_texts(write_texts(records)) == records
    assert read_json_lines(write_json_lines(records)) == records
    assert read_records(write_texts(records)) == records
    assert read_records(write_json_lines(records)) == records


def test_comments_are_allowed_anywhere() -> None:
    record = played_by("standard", 4, {}, most_hands=1).record
    text = write_text(record).replace("Deal:", "Deal: ; the first\n{ dealt\n by hand }")
    text = "{ Hearts at home }\n" + text.replace('"]\n', '"] ; so it was\n')
    assert read_text(text) == record
    assert read_records(text) == (record,)
    assert read_text(write_text(record).replace("\n", "\r\n")) == record


def test_an_illegal_action_makes_no_record() -> None:
    match = played_by("standard", 4, {}, most_hands=1)
    with pytest.raises(IllegalAction):
        record_of(match.rules, [*match.actions, match.actions[-1]], NAMES[:4])


def test_hidden_cards_have_no_list_of_actions() -> None:
    seen = as_seen_by(played_by("standard", 4, {}, most_hands=1).record, 0)
    with pytest.raises(HiddenCardsError):
        actions_of(seen)
    with pytest.raises(HiddenCardsError):
        as_seen_by(seen, 1)


def test_json_holds_the_whole_rule_set() -> None:
    plain = json.loads(write_json(played_by("spot", 5, {"target": 30}).record))
    assert plain["rules"]["points"]["AH"] == 14
    assert plain["rules"]["target"] == 30


def test_events_must_begin_with_the_start() -> None:
    with pytest.raises(ValueError, match="start of the match"):
        record_of_view([], 0, NAMES[:4])


def test_the_shape_of_a_record_is_checked() -> None:
    record = played_by("standard", 4, {}, most_hands=1).record
    for wrong in (
        {"names": ("Ann",)},
        {"tags": (("Deal", "x"), ("Deal", "y"))},
        {"tags": (("Winners", "x"),)},
        {"viewer": 4},
        {"first_dealer": 4},
        {"winners": (1, 0)},
        {"winners": ()},
        {"cuts": ((None,),)},
    ):
        with pytest.raises(ValueError):  # noqa: PT011 - every shape has its own sentence
            replace(record, **wrong)
    hand = record.hands[0]
    for wrong in (
        {"dealer": 4},
        {"hands": hand.hands[:3]},
        {"scores": (1, 2)},
        {"totals": None},
        {"tricks": (replace(hand.tricks[0], cards=()),)},
        {"tricks": (replace(hand.tricks[0], winner=None),)},
    ):
        with pytest.raises(ValueError):  # noqa: PT011 - every shape has its own sentence
            replace(record, hands=(replace(hand, **wrong),))
