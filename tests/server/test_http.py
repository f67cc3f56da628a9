"""The HTTP side: games, rules, tables, files, and who may ask."""

import asyncio
import gzip
import json
import re
from contextlib import closing
from http.client import HTTPConnection

import pytest

from openhearts.players.levels import LEVELS
from openhearts.protocol.rules import catalogue
from openhearts.records import actions_of, read_json, read_text, verify, write_json
from openhearts.rules.presets import PRESETS
from openhearts.server.flood import TokenBucket
from openhearts.server.health import serves
from openhearts.server.identity import new_table_id, new_token, seat_of_token, token_hash
from server.live import Person, call, live_server


def test_the_catalogue_names_every_preset_and_level(live):
    status, headers, games = call(live.port, "GET", "/api/catalogue")
    assert status == 200
    assert headers["cache-control"] == "no-store"
    assert [game["name"] for game in games["presets"]] == list(PRESETS)
    assert games["levels"] == list(LEVELS)
    assert len(games["options"]) == len(catalogue(()).options)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_its_rules_in_words(live, preset):
    for players in PRESETS[preset].player_counts:
        body = {"preset": preset, "players": players}
        status, _, answer = call(live.port, "POST", "/api/rules", body)
        assert status == 200
        assert answer["refused"] is None
        assert answer["rules"]["preset"] == preset
        assert answer["rules"]["sections"]


def test_rules_that_contradict_themselves_are_refused_with_the_options(live):
    wanted = {"changes": {"opening_card": "THAT_CLUB", "first_lead": "ELDEST"}}
    status, _, answer = call(live.port, "POST", "/api/rules", wanted)
    assert status == 200
    assert answer["rules"] is None
    assert set(answer["refused"]["options"]) == {"opening_card", "first_lead"}
    status, _, answer = call(live.port, "POST", "/api/tables", {"rules": wanted})
    assert (status, answer["code"]) == (422, "BAD_RULES")
    assert set(answer["options"]) == {"opening_card", "first_lead"}
    assert answer["message"]


BAD_RULES = [
    {"preset": "no such game"},
    {"players": 99},
    {"players": 2**70},
    {"changes": {"target": 10**30}},
    {"changes": {"target": -1}},
    {"changes": {"no such option": 1}},
    {"changes": {"points": {"XX": 1}}},
    {"changes": {"points": {"QS": 10**30}}},
    {"changes": {"exact_resets": {"10000000000000000000000": 5}}},
    {"changes": {"pass_cycle": []}},
    {"changes": {"preset": "classic"}},
    {"changes": {"removed": ["2C", "2C"]}},
    {"changes": {"moon": ["ADD"]}},
    {"changes": {"first_dealer": 7}},
]


@pytest.mark.parametrize("wanted", BAD_RULES, ids=json.dumps)
def test_rules_that_cannot_be_make_no_table(live, wanted):
    status, _, answer = call(live.port, "POST", "/api/tables", {"rules": wanted})
    assert (status, answer["code"]) == (422, "BAD_RULES")
    status, _, answer = call(live.port, "POST", "/api/rules", wanted)
    assert status == 200
    assert answer["refused"]["message"]


@pytest.mark.parametrize(
    "change",
    [
        {"name": ""},
        {"name": "x" * 25},
        {"name": "a\nb"},
        {"name": " "},
        {"name": "\x00"},
        {"name": "\u202eevil"},
        {"name": 5},
        {"level": "genius"},
        {"level": None},
        {"seats": 4},
    ],
    ids=json.dumps,
)
def test_a_table_needs_a_visible_name_and_a_level_there_is(live, change):
    status, _, answer = call(live.port, "POST", "/api/tables", {"rules": {}, **change})
    unreadable = change.get("name") in ("a\nb", " ", "\x00", "\u202eevil")
    refused = (422, "BAD_NAME") if unreadable else (400, "MALFORMED")
    assert (status, answer["code"]) == refused


def test_a_table_in_short_is_for_whoever_sits_there(live):
    table_id, token = live.new_table("omnibus", 5)
    path = f"/api/tables/{table_id}"
    status, _, summary = call(live.port, "GET", path, headers={"authorization": f"Bearer {token}"})
    assert status == 200
    assert summary == {
        "table_id": table_id,
        "preset": "omnibus",
        "custom": False,
        "players": 5,
        "hand_number": 0,
        "totals": [0] * 5,
        "seat": 0,
        "over": False,
        "winners": [],
        "taken_back": 0,
        "practice": None,
    }
    for headers in (
        {},
        {"authorization": ""},
        {"authorization": "Bearer"},
        {"authorization": f"Basic {token}"},
        {"authorization": f"Bearer {token}x"},
        {"authorization": "Bearer \xff"},
    ):
        status, _, answer = call(live.port, "GET", path, headers=headers)
        assert (status, answer["code"]) == (401, "WRONG_TOKEN")
    status, _, answer = call(live.port, "GET", "/api/tables/none")
    assert (status, answer["code"]) == (404, "UNKNOWN_TABLE")


def test_a_record_hides_what_the_seat_has_not_seen_until_the_match_is_over(live):
    table_id, token = live.new_table("standard", 4, {"target": 10})
    headers = {"authorization": f"Bearer {token}"}
    path = f"/api/tables/{table_id}/record"
    with Person(live.port, table_id, token) as person:
        person.join()
        person.wait_alone()
        cards = set(person.now["view"]["hand"]["cards"])
        for form, read in (("text", read_text), ("json", read_json)):
            status, _, answer = call(live.port, "GET", f"{path}?format={form}", headers=headers)
            assert status == 200
            record = read(answer if form == "text" else json.dumps(answer))
            assert record.viewer == 0
            named = set(
                re.findall(r"\b[2-9TJQKA][CDSH]\b", write_json(record).split('"hands":')[1])
            )
            assert named == cards
        person.play()
    _, found, whole = call(live.port, "GET", path, headers=headers)
    assert found["content-disposition"] == f'attachment; filename="openhearts-{table_id}.hearts"'
    record = read_text(whole)
    assert record.viewer is None
    assert verify(record) is None
    stored = live.log(table_id)
    assert record.winners == stored.state.winners
    assert len(actions_of(record)) == stored.seq
    status, _, answer = call(live.port, "GET", f"{path}?format=pdf", headers=headers)
    assert (status, answer["code"]) == (400, "MALFORMED")
    assert call(live.port, "GET", path)[0] == 401
    assert call(live.port, "GET", "/api/tables/none/record", headers=headers)[0] == 404


@pytest.mark.parametrize("path", ["/api/", "/api/nothing", "/api/tables/a/b", "/api/tables"])
def test_what_is_not_there_is_not_found(live, path):
    status, _, answer = call(live.port, "GET", path)
    assert (status, answer["code"]) == (404, "NOT_FOUND")


def test_too_many_new_tables_are_dammed(database):
    with live_server(database, tables_burst=3, tables_rate=0.01) as live:
        answers = [call(live.port, "POST", "/api/tables", {"rules": {}}) for _ in range(5)]
        assert [status for status, _, _ in answers] == [201, 201, 201, 429, 429]
        assert answers[-1][2]["code"] == "TOO_MANY_REQUESTS"


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "["])
def test_a_foreign_name_for_this_machine_reaches_nothing(live, host):
    for method, path in (("GET", "/"), ("GET", "/api/catalogue"), ("POST", "/api/tables")):
        body = {"rules": {}} if method == "POST" else None
        status, _, answer = call(live.port, method, path, body, {"host": host})
        assert (status, answer["code"]) == (403, "WRONG_ORIGIN")


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1", "[::1]:8765", "127.0.0.1"])
def test_this_machines_own_names_are_welcome(live, host):
    assert call(live.port, "GET", "/api/catalogue", headers={"host": host})[0] == 200


def test_a_server_for_others_answers_to_any_name(database):
    with live_server(database, loopback_only=False) as live:
        headers = {"host": "hearts.example", "origin": "https://hearts.example"}
        assert call(live.port, "POST", "/api/tables", {"rules": {}}, headers)[0] == 201
        headers["origin"] = "https://evil.example"
        assert call(live.port, "POST", "/api/tables", {"rules": {}}, headers)[0] == 403


def test_only_the_servers_own_pages_may_write(live):
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
        headers = {"origin": origin}
        for path in ("/api/tables", "/api/rules"):
            status, _, answer = call(live.port, "POST", path, {"rules": {}}, headers)
            assert (status, answer["code"]) == (403, "WRONG_ORIGIN")
    own = {"origin": f"http://127.0.0.1:{live.port}"}
    assert call(live.port, "POST", "/api/tables", {"rules": {}}, own)[0] == 201


@pytest.fixture
def built(tmp_path):
    """A client as the build leaves it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>OpenHearts</title>")
    (folder / "assets" / "index-abc123.js").write_text("export {}")
    (folder / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def test_the_client_is_served_with_the_right_ages(database, built):
    with live_server(database, static_files=built) as live:
        for path in ("/", "/table/abc", "/index.html"):
            status, headers, text = call(live.port, "GET", path)
            assert status == 200
            assert text == "<title>OpenHearts</title>"
            assert headers["cache-control"] == "no-cache"
            assert headers.get_content_type() == "text/html"
        status, headers, _ = call(live.port, "GET", "/assets/index-abc123.js")
        assert status == 200
        assert headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "javascript" in headers.get_content_type()
        assert call(live.port, "GET", "/favicon.svg")[1]["cache-control"] == "no-cache"
        etag = headers["etag"]
        again = call(live.port, "GET", "/assets/index-abc123.js", headers={"if-none-match": etag})
        assert again[0] == 304


def test_what_never_changes_is_sent_compressed_to_whoever_takes_that(database, built):
    script = "export const word = 'hearts';\n" * 500
    (built / "assets" / "index-abc123.js").write_text(script)

    def ask(path, **headers):
        connection = HTTPConnection("127.0.0.1", live.port, timeout=20)
        with closing(connection):
            connection.request("GET", path, headers=headers)
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()

    with live_server(database, static_files=built) as live:
        for accepted in ("gzip", "br, GZIP;q=0.8"):
            for path in ("/assets/index-abc123.js", "/assets/x/../index-abc123.js"):
                status, headers, content = ask(path, **{"accept-encoding": accepted})
                assert status == 200
                assert headers["content-encoding"] == "gzip"
                assert headers["vary"] == "accept-encoding"
                assert headers["cache-control"] == "public, max-age=31536000, immutable"
                assert "javascript" in headers.get_content_type()
                assert int(headers["content-length"]) == len(content) < 500
                assert gzip.decompress(content).decode() == script
        for accepted in ("identity", "br", "gzip;q=0, br", "GZIP; q=0.0"):
            _, headers, content = ask("/assets/index-abc123.js", **{"accept-encoding": accepted})
            assert headers["content-encoding"] is None
            assert content.decode() == script
        # The page itself may change: it is asked for each time, and is small.
        _, headers, content = ask("/", **{"accept-encoding": "gzip"})
        assert headers["content-encoding"] is None
        assert ask("/assets/none.js", **{"accept-encoding": "gzip"})[0] == 404


def test_pages_asked_for_at_localhost_are_sent_to_one_host(database, built):
    def ask(path, host):
        connection = HTTPConnection("127.0.0.1", live.port, timeout=20)
        with closing(connection):
            connection.request("GET", path, headers={"host": host})
            answer = connection.getresponse()
            return answer.status, answer.headers["location"]

    with live_server(database, static_files=built, page_host="127.0.0.1") as live:
        for path in ("/", "/table/abc?watch=1", "/index.html", "//evil.example/x"):
            there = f"http://127.0.0.1:9{path}"
            assert ask(path, "localhost:9") == (307, there)
            assert ask(path, "127.0.0.1:9") == (200, None)
        assert ask("/", "LOCALHOST") == (307, "http://127.0.0.1/")
        assert ask("/", "localhost.evil.example") == (403, None)
        for path in ("/favicon.svg", "/assets/index-abc123.js", "/api/catalogue"):
            assert ask(path, "localhost") == (200, None)
    with live_server(database, static_files=built) as live:
        assert ask("/", "localhost") == (200, None)


def test_the_server_says_who_it_is_and_not_where_its_data_are(live, database, tmp_path):
    status, headers, answer = call(live.port, "GET", "/api/health")
    assert status == 200
    assert headers["cache-control"] == "no-store"
    assert answer.keys() == {"program", "version", "data"}
    assert answer["program"] == "OpenHearts"
    assert re.fullmatch("[0-9a-f]{16}", answer["data"])
    told = json.dumps(answer).encode()
    assert serves(told, database.parent)
    (tmp_path / "other").mkdir()
    assert not serves(told, tmp_path / "other")
    assert not serves(told, tmp_path / "none")
    for other in (b"", b"[]", b"\xff", b"{}", told.replace(b"OpenHearts", b"Other")):
        assert not serves(other, database.parent)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/none.txt",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/..%5csecret.txt",
        "//secret.txt",
        "/%00.js",
        "/" + "a" * 5000 + ".js",
    ],
)
def test_no_other_file_is_served(database, built, path):
    with live_server(database, static_files=built) as live:
        status, headers, text = call(live.port, "GET", path)
        assert status == 404
        assert "secret" not in str(text)
        assert headers["cache-control"] == "no-store"


def test_a_missing_client_is_explained(database, tmp_path):
    with live_server(database, static_files=tmp_path / "nothing") as live:
        status, _, text = call(live.port, "GET", "/")
        assert status == 503
        assert "make client" in text
        assert call(live.port, "GET", "/assets/x.js")[0] == 404


def test_every_answer_carries_the_headers_that_protect(live):
    for method, path, headers in (
        ("GET", "/", {}),
        ("GET", "/api/catalogue", {}),
        ("GET", "/none.txt", {}),
        ("GET", "/", {"host": "evil.example"}),
        ("DELETE", "/api/catalogue", {}),
    ):
        _, found, _ = call(live.port, method, path, headers=headers)
        assert "default-src 'self'" in found["content-security-policy"]
        assert "frame-ancestors 'none'" in found["content-security-policy"]
        assert found["x-content-type-options"] == "nosniff"
        assert found["referrer-policy"] == "no-referrer"
        assert "server" not in found


def test_a_bucket_allows_a_burst_and_then_a_rate():
    now = [0.0]
    bucket = TokenBucket(3, 2.0, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert [bucket.take(3), bucket.take()] == [True, False]


def test_secrets_are_long_and_differ():
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert min(map(len, tokens)) >= 40
    assert len({new_table_id() for _ in range(100)}) == 100
    hashes = {0: token_hash("a"), 2: token_hash("b")}
    assert [seat_of_token(t, hashes) for t in ("a", "b", "c", "")] == [0, 2, None, None]


def test_a_table_that_takes_long_to_read_keeps_nobody_from_another(live, monkeypatch):
    slow, _ = live.new_table()
    other, _ = live.new_table()
    load = live.store.load

    async def use():
        let_go = asyncio.Event()

        async def load_slowly(table_id):
            if table_id == slow:
                await let_go.wait()
            return await load(table_id)

        monkeypatch.setattr(live.store, "load", load_slowly)
        waiting = [asyncio.create_task(live.rooms.open(slow)) for _ in range(2)]
        await asyncio.sleep(0)
        async with asyncio.timeout(10):
            assert await live.rooms.open(other) is not None
        assert not any(task.done() for task in waiting)
        let_go.set()
        first, second = await asyncio.gather(*waiting)
        assert first is second

    live.inside(use())
