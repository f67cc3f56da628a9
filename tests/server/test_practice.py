"""A finished hand played again: from the very position, by itself, and counted nowhere."""

import pytest

from openhearts.records import as_seen_by, read_text, write_text
from review.matches import recorded
from server.live import Person, call, live_server
from server.test_past_matches import (
    KEY,
    OTHER,
    bearing,
    matches,
    played,
    sit_down,
    statistics,
    take_in,
)
from server.test_review import ask, people_at_a_table


def practise(live, match_id, key=KEY, *, hand=1, step=0, seat=0):
    body = {"hand": hand, "step": step, "seat": seat}
    status, _, answer = call(
        live.port, "POST", f"/api/review/{match_id}/practice", body, bearing(key)
    )
    return status, answer


def test_practice_begins_at_the_step_and_ends_with_the_hand(live):
    match_id, _ = played(live, hand_limit=3)
    hand = ask(live, f"{match_id}/hands/2")[1]
    own = [at for at, step in enumerate(hand["steps"]) if step["seat"] == 0 and step["trick"]]
    step = own[4]
    status, made = practise(live, match_id, hand=2, step=step)
    assert status == 201
    with Person(live.port, made["table_id"], made["token"]) as person:
        welcome = person.join()
        assert welcome["table"]["practice"] == {
            "source": match_id,
            "hand": 2,
            "step": step,
            "scores": hand["result"]["scores"],
        }
        view = person.now["view"]
        assert (view["hand"]["number"], view["to_act"]) == (2, [0])
        gone = {one["cards"][0] for one in hand["steps"][:step] if one["trick"]}
        assert set(view["hand"]["cards"]) == set(hand["held"][0]) - gone
        assert len(view["results"]) == 1
        while len(person.now["view"]["results"]) < 2:
            person.wait_for_turn()
            person.act()
        referee = live.log(made["table_id"])
        assert referee.over
        # Nothing more is dealt, though the match would go on.
        assert not referee.state.winners
        assert referee.state.hands_played == 2
        answer = person.ask("play", decision=person.now["decision"], card="2C")
        assert answer["type"] == "refused"
    with Person(live.port, made["table_id"], made["token"]) as person:
        person.join()
        assert len(person.now["view"]["results"]) == 2


def test_practice_is_marked_and_changes_no_statistics(live):
    match_id, _ = played(live)
    before = statistics(live)
    status, made = practise(live, match_id)
    assert status == 201
    for _ in range(2):
        with Person(live.port, made["table_id"], made["token"]) as person:
            person.join()
            person.play()
        found = statistics(live)
        assert found["groups"] == before["groups"]
        assert found["practice"] == 1
    [line] = matches(live, "?kind=PRACTICE")["matches"]
    assert (line["id"], line["counts"], line["outcome"]) == (made["table_id"], False, "NONE")
    assert matches(live, "?kind=PLAYED")["found"] == 1
    record = read_text(
        call(live.port, "GET", f"/api/review/{made['table_id']}/record", headers=bearing())[2]
    )
    assert dict(record.tags)["Practice"] == "replay"
    # A practice can be looked at, and played again itself.
    assert ask(live, made["table_id"])[1]["kind"] == "PRACTICE"
    assert ask(live, f"{made['table_id']}/hands/1")[0] == 200
    assert practise(live, made["table_id"], step=10)[0] == 201


def test_a_record_can_be_played_again_in_any_seat(live):
    [name] = take_in(live, write_text(recorded()))[1]["matches"]
    for seat in range(4):
        status, made = practise(live, name, hand=2, step=6, seat=seat)
        assert status == 201
        with Person(live.port, made["table_id"], made["token"]) as person:
            person.join()
            assert person.seat == seat
            person.wait_for_turn()
            person.act()
    assert statistics(live)["groups"] == []


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"hand": 1, "step": 56, "seat": 0}, 409, "NOT_OVER"),
        ({"hand": 2, "step": 0, "seat": 0}, 409, "NOT_OVER"),
        ({"hand": 1, "step": 0, "seat": 4}, 409, "NOT_OVER"),
        ({"hand": 0, "step": 0, "seat": 0}, 400, "MALFORMED"),
        ({"hand": 1, "step": -1, "seat": 0}, 400, "MALFORMED"),
        ({"hand": 1, "step": 0, "seat": 7}, 400, "MALFORMED"),
        ({"hand": 1, "step": 0}, 400, "MALFORMED"),
        ({"hand": "1", "step": 0, "seat": 0}, 400, "MALFORMED"),
        ({"hand": 1, "step": 0, "seat": 0, "level": "x"}, 400, "MALFORMED"),
    ],
)
def test_what_cannot_be_practised_is_refused(live, wanted, status, code):
    match_id, _ = played(live)
    path = f"/api/review/{match_id}/practice"
    found, _, answer = call(live.port, "POST", path, wanted, bearing())
    assert (found, answer["code"]) == (status, code)
    assert (
        call(live.port, "POST", path, {"hand": 1, "step": 0, "seat": 0}, bearing(OTHER))[0] == 401
    )
    assert matches(live)["all"] == 1


def test_a_hand_in_progress_is_not_practised(live):
    match_id, token = sit_down(live)
    with Person(live.port, match_id, token) as person:
        person.join()
        person.play(turns=3)
        assert practise(live, match_id)[1]["code"] == "NOT_OVER"


def test_hidden_cards_are_not_practised(live):
    [name] = take_in(live, write_text(as_seen_by(recorded(), 0)))[1]["matches"]
    assert practise(live, name)[1]["code"] == "HIDDEN_CARDS"
    table_id, tokens, _, _ = people_at_a_table(live, finished=False)
    assert practise(live, table_id, tokens[0])[1]["code"] == "HIDDEN_CARDS"


def test_practice_tables_are_dammed_as_others_are(database):
    with live_server(database, tables_burst=3, tables_rate=0.001) as live:
        match_id, _ = played(live)
        found = [practise(live, match_id)[0] for _ in range(4)]
        assert found == [201, 201, 201, 429]


def test_a_match_with_undo_is_listed_and_not_counted(live):
    match_id, token = sit_down(live)
    with Person(live.port, match_id, token) as person:
        person.join()
        person.wait_alone()
        person.act()
        person.wait_alone()
        answer = person.ask("take_back", to=person.now["take_back"])
        assert answer["type"] == "done"
        person.play()
    [line] = matches(live)["matches"]
    assert not line["counts"]
    found = statistics(live)
    assert (found["groups"], found["taken_back"]) == ([], 1)


def test_a_hand_that_was_ended_early_counts_as_one_played_out(live):
    """HB-69: statistics not updated when the hand ends by a claim; same totals both ways."""
    match_id, token = sit_down(live)
    ended = False
    with Person(live.port, match_id, token) as person:
        person.join()
        while person.wait_for_turn():
            if person.now["ending"] is not None:
                answer = person.ask("end_hand", hand=person.now["ending"]["hand"])
                assert answer["type"] == "done"
                ended = True
            else:
                person.act()
    assert ended
    referee = live.log(match_id)
    assert len(referee.log) < len(referee.actions)
    [group] = statistics(live)["groups"]
    # Played out card by card by the same actions, the same is counted.
    [name] = take_in(
        live, call(live.port, "GET", f"/api/tables/{match_id}/record", headers=bearing(token))[2]
    )[1]["matches"]
    sheet = ask(live, name)[1]["results"]
    assert group["matches"] == 1
    assert group["points"] == sheet[0]["scores"][0]
    assert group["totals"] == sheet[-1]["totals"][0]
    assert group["won"] + group["shared"] == (0 in referee.state.winners)
    assert sum(len(trick["cards"]) for trick in ask(live, f"{name}/hands/1")[1]["tricks"]) == 52
