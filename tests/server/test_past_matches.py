"""Past matches, statistics and records taken in: all from the store, and nothing counted twice."""

import json
import sqlite3
from contextlib import closing

import pytest

from openhearts.records import as_seen_by, read_json, read_text, write_json, write_text
from openhearts.server.identity import new_token, token_hash
from review.matches import recorded
from server.live import Person, call, live_server

KEY = "a-key-that-this-browser-made-up"
OTHER = "another-browser-has-another-key"


def bearing(key=KEY):
    return {"authorization": f"Bearer {key}"}


def sit_down(live, key=KEY, *, name="Mia", level="simple", preset="standard", **changes):
    body = {
        "rules": {"preset": preset, "changes": {"hand_limit": 1, "target": "none"} | changes},
        "name": name,
        "level": level,
    }
    headers = {} if key is None else bearing(key)
    status, _, made = call(live.port, "POST", "/api/tables", body, headers)
    assert status == 201
    return made["table_id"], made["token"]


def play_match(live, table_id, token):
    with Person(live.port, table_id, token) as person:
        person.join()
        person.play()


def played(live, key=KEY, **options):
    table_id, token = sit_down(live, key, **options)
    play_match(live, table_id, token)
    return table_id, token


def matches(live, query="", key=KEY):
    status, _, page = call(live.port, "GET", f"/api/matches{query}", headers=bearing(key))
    assert status == 200, page
    return page


def statistics(live, key=KEY):
    status, headers, found = call(live.port, "GET", "/api/statistics", headers=bearing(key))
    assert status == 200, found
    assert headers["cache-control"] == "no-store"
    return found


def ids(page):
    return [line["id"] for line in page["matches"]]


def test_a_match_is_listed_for_whoever_sat_down_with_their_key(live):
    table_id, token = played(live)
    page = matches(live)
    assert ids(page) == [table_id]
    [line] = page["matches"]
    state = live.log(table_id).state
    assert line["totals"] == list(state.totals)
    assert line["winners"] == list(state.winners)
    assert line["outcome"] == (
        "LOST" if 0 not in state.winners else "WON" if len(state.winners) == 1 else "SHARED"
    )
    assert (line["game"], line["names"][0], line["seat"], line["hands"]) == (
        {"preset": "standard", "custom": True},
        "Mia",
        0,
        1,
    )
    assert line["kind"] == "PLAYED"
    assert line["counts"]
    assert matches(live, key=OTHER)["matches"] == []
    assert statistics(live, OTHER)["groups"] == []
    running, _ = sit_down(live)
    assert ids(matches(live, "?outcome=RUNNING")) == [running]
    assert statistics(live)["running"] == 1
    assert token not in json.dumps(page)


@pytest.mark.parametrize(
    "headers",
    [{}, {"authorization": "Bearer short"}, {"authorization": "Bearer " + "x" * 129}],
    ids=str,
)
def test_without_a_key_there_is_no_list(live, headers):
    for method, path in (
        ("GET", "/api/matches"),
        ("GET", "/api/statistics"),
        ("POST", "/api/records"),
        ("POST", "/api/matches/seats"),
    ):
        body = b"{}" if method == "POST" else None
        status, _, answer = call(live.port, method, path, body, headers)
        assert (status, answer["code"]) == (401, "WRONG_TOKEN")


def test_the_search_asks_for_names_game_day_and_outcome(live):
    mia, _ = played(live, name="Mia")
    zoe, _ = played(live, name="Zoë", preset="omnibus")
    day = matches(live)["matches"][0]["created"][:10]
    assert [game["preset"] for game in matches(live)["games"]] == ["omnibus", "standard"]
    for query, found in {
        "?text=zo%C3%AB": [zoe],
        "?text=ZO%C3%8B+omni": [zoe],
        "?text=mia+omni": [],
        f"?text={day}": [zoe, mia],
        "?game=standard%2B": [mia],
        "?game=standard": [],
        f"?since={day}&until={day}": [zoe, mia],
        "?since=2999-01-01": [],
        "?until=1999-01-01": [],
        "?kind=IMPORTED": [],
        "?kind=PLAYED": [zoe, mia],
        "?text=": [zoe, mia],
    }.items():
        assert sorted(ids(matches(live, query))) == sorted(found), query
    outcomes = {line["id"]: line["outcome"] for line in matches(live)["matches"]}
    for outcome in ("WON", "LOST", "SHARED", "RUNNING", "NONE"):
        wanted = [one for one, is_so in outcomes.items() if is_so == outcome]
        assert sorted(ids(matches(live, f"?outcome={outcome}"))) == sorted(wanted)


@pytest.mark.parametrize(
    "query",
    [
        "?page=x",
        "?kind=OTHER",
        "?outcome=won",
        "?since=yesterday",
        "?since=2031-5-4",
        "?until=2031-05-04T00:00",
        "?text=" + "x" * 201,
    ],
)
def test_a_malformed_search_is_refused(live, query):
    status, _, answer = call(live.port, "GET", f"/api/matches{query}", headers=bearing())
    assert status in (400, 413)
    assert answer["code"] in ("MALFORMED", "TOO_LARGE")


def test_pages_hold_twenty_and_none_is_lost(live):
    text = "\n".join(write_json(recorded(hands=1, seed=seed)) for seed in range(45))
    status, _, taken = call(live.port, "POST", "/api/records", text.encode(), bearing())
    assert status == 201
    found = []
    for number in (1, 2, 3):
        page = matches(live, f"?page={number}")
        assert (page["page"], page["pages"], page["found"], page["all"]) == (number, 3, 45, 45)
        found += ids(page)
    assert sorted(found) == sorted(taken["matches"])
    assert [len(ids(matches(live, f"?page={number}"))) for number in (1, 2, 3)] == [20, 20, 5]
    assert matches(live, "?page=99")["page"] == 3
    assert matches(live, "?page=-5")["page"] == 1


def test_reloading_counts_a_win_once(live):
    """HB-68: finish a game, reload three times; games won +1, not +4."""
    table_id, token = played(live)
    before = statistics(live)
    for _ in range(3):
        with Person(live.port, table_id, token) as person:
            person.join()
            assert person.over
        assert matches(live)["found"] == 1
        assert statistics(live) == before
    [group] = before["groups"]
    assert group["matches"] == 1
    assert group["won"] + group["shared"] <= 1


def test_a_finished_match_is_one_row_for_every_level(live):
    """HB-70: wins at one difficulty not recorded; one row per finished game for every level."""
    levels = call(live.port, "GET", "/api/catalogue")[2]["levels"]
    for level in levels:
        played(live, level=level)
    [group] = statistics(live)["groups"]
    assert {one["level"]: one["matches"] for one in group["levels"]} == dict.fromkeys(levels, 1)
    assert group["matches"] == len(levels)
    assert sum(one["won"] for one in group["levels"]) == group["won"]


def test_statistics_are_rebuilt_from_the_matches(live, database):
    for preset in ("standard", "standard", "omnibus"):
        played(live, preset=preset)
    told = statistics(live)
    assert [group["matches"] for group in told["groups"]] == [2, 1]
    hands = [group["hands"] for group in told["groups"]]
    assert hands == [2, 1]
    assert sum(one["hands"] for one in told["groups"][0]["passes"]) == 2
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM facts").fetchone() == (3,)
        connection.execute("DELETE FROM facts")
        connection.commit()
    assert statistics(live) == told
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE facts SET version = 0, facts = '{}'")
        connection.commit()
    assert statistics(live) == told


def test_a_match_that_cannot_be_read_is_left_out_and_the_rest_is_told(
    live, database, problems_expected
):
    good, _ = played(live)
    bad, _ = played(live)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE actions SET action = 'dance' WHERE table_id = ?", (bad,))
        connection.commit()
    assert ids(matches(live)) == [good]
    assert any(bad in problem for problem in problems_expected())


def test_seats_taken_without_a_key_can_be_held_later(live):
    table_id, token = played(live, key=None)
    assert matches(live)["matches"] == []
    seats = [
        {"table_id": table_id, "token": token},
        {"table_id": table_id, "token": new_token()},
        {"table_id": "none", "token": token},
    ]
    for _ in range(2):
        status, _, answer = call(
            live.port, "POST", "/api/matches/seats", {"seats": seats}, bearing()
        )
        assert (status, answer) == (200, {"held": 1})
    assert ids(matches(live)) == [table_id]
    assert statistics(live)["groups"][0]["matches"] == 1


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"{",
        b'{"seats": 5}',
        b'{"seats": [{"table_id": "a"}]}',
        json.dumps({"seats": [{"table_id": "a", "token": "b"}] * 101}).encode(),
    ],
)
def test_malformed_seats_are_refused(live, body):
    status, _, answer = call(live.port, "POST", "/api/matches/seats", body, bearing())
    assert (status, answer["code"]) == (400, "MALFORMED")


def test_keys_are_stored_as_hashes_only(database):
    with live_server(database) as live:
        sit_down(live)
    for file in database.parent.iterdir():
        assert KEY.encode() not in file.read_bytes()
    with closing(sqlite3.connect(database)) as connection:
        [(owner,)] = connection.execute("SELECT owner FROM holdings")
    assert owner == token_hash(KEY)


# ------------------------------------------------------------------- records


def take_in(live, text, key=KEY):
    data = text if isinstance(text, bytes) else text.encode()
    status, _, answer = call(live.port, "POST", "/api/records", data, bearing(key))
    return status, answer


@pytest.mark.parametrize("write", [write_text, write_json])
def test_a_record_comes_in_and_goes_out_the_same(live, write):
    record = recorded()
    status, answer = take_in(live, write(record))
    assert (status, answer["known"]) == (201, 0)
    [name] = answer["matches"]
    [line] = matches(live)["matches"]
    assert line["id"] == name
    assert (line["kind"], line["seat"], line["outcome"]) == ("IMPORTED", None, "NONE")
    assert line["names"] == list(record.names)
    assert line["totals"] == list(record.hands[-1].totals)
    for form, read in (("text", read_text), ("json", read_json)):
        path = f"/api/review/{name}/record?format={form}"
        status, _, answer = call(live.port, "GET", path, headers=bearing())
        assert status == 200
        assert read(answer if form == "text" else json.dumps(answer)) == record
    assert call(live.port, "GET", path, headers=bearing(OTHER))[0] == 401
    assert call(live.port, "GET", f"{path}x", headers=bearing())[0] == 400
    found = statistics(live)
    assert found["groups"] == []
    assert found["imported"] == 1


def test_what_was_taken_in_already_is_known_again(live):
    one, other = write_text(recorded(seed=1)), write_text(recorded(seed=2))
    [first] = take_in(live, one)[1]["matches"]
    status, answer = take_in(live, f"{other}\n{one}")
    assert (status, answer["known"]) == (201, 1)
    assert answer["matches"][1] == first
    assert matches(live)["found"] == 2
    assert take_in(live, one, OTHER)[1]["known"] == 0
    third = write_json(recorded(seed=9))
    twice = take_in(live, f"{third}\n{third}")[1]
    assert (len(set(twice["matches"])), twice["known"]) == (1, 1)


def test_a_record_of_one_view_comes_in_too(live):
    seen = as_seen_by(recorded(), 2)
    [name] = take_in(live, write_text(seen))[1]["matches"]
    [line] = matches(live)["matches"]
    assert line["seat"] == 2
    assert line["outcome"] in ("WON", "LOST", "SHARED")
    assert statistics(live)["groups"] == []
    status, _, answer = call(live.port, "GET", f"/api/review/{name}", headers=bearing())
    assert status == 200
    assert not answer["whole"]


def wrong_total(text):
    return text.replace('[Totals "', '[Totals "9', 1)


WRONG = {
    "nothing": ("", "empty"),
    "blanks": (" \n\t ", "empty"),
    "no text": (b"\xff\xfe\x00", "byte 1"),
    "another program's": ("1. e4 e5 2. Nf3", "line 1"),
    "JSON of another program": ('{"moves": []}', "format"),
    "cut off": (write_text(recorded())[:900], "line"),
    "a wrong total": (wrong_total(write_text(recorded())), "hand 1, seat 0: the total is"),
    "a card twice": (write_text(recorded()).replace("QS", "KS"), "KS"),
    "newer": (write_text(recorded()).replace('[Version "1"]', '[Version "99"]'), "newer"),
    "deep": ("[" * 100_000, "line 1"),
    "deep JSON": ('{"a":' * 100_000, ""),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_foreign_or_damaged_record_says_what_is_wrong_and_nothing_is_half_done(live, name):
    text, told = WRONG[name]
    good = write_text(recorded(seed=3))
    status, answer = take_in(live, text)
    assert (status, answer["code"]) == (422, "BAD_RECORD")
    assert told in answer["message"]
    assert len(answer["message"]) < 500
    assert answer["said"]["text"].startswith("record-")
    if isinstance(text, str) and text.startswith("[Game"):
        status, answer = take_in(live, f"{good}\n{text}")
        assert (status, answer["code"]) == (422, "BAD_RECORD")
        assert answer["message"].startswith("Record 2 of 2: ")
        assert answer["said"]["text"] == "record-of"
    assert matches(live)["all"] == 0


def test_files_have_their_limits(database):
    with live_server(database, records_burst=3, records_rate=0.001) as live:
        status, answer = take_in(live, b" " * (4 * 1024 * 1024 + 1))
        assert (status, answer["code"]) == (413, "TOO_LARGE")
        line = write_json(recorded(hands=1)) + "\n"
        status, answer = take_in(live, line * 201)
        assert (status, answer["code"]) == (422, "BAD_RECORD")
        assert "200" in answer["message"]
        assert take_in(live, line)[0] == 201
        status, answer = take_in(live, line)
        assert (status, answer["code"]) == (429, "TOO_MANY_REQUESTS")
        assert matches(live)["all"] == 1


def test_a_record_of_which_nothing_can_be_read_is_left_out(live, database, problems_expected):
    take_in(live, write_text(recorded(hands=1)))
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE imports SET line = '{'")
    played(live)
    assert [line["kind"] for line in matches(live)["matches"]] == ["PLAYED"]
    assert "is left out of the list of matches" in problems_expected()[0]
