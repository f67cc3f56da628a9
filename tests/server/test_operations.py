"""What an operator has: metrics, logs without secrets, a proxy in front, and files that fit."""

import io
import json
import logging
import os
import re
import shlex
import socket
import subprocess
import sys
from contextlib import nullcontext
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from openhearts.server.log_lines import JsonLine, OneLine, without_secrets
from server.live import SUBPROTOCOL, Person, call, live_server
from server.test_serve import serving

ROOT = Path(__file__).resolve().parents[2]
PUBLIC = "hearts.example.org"


def metrics(live, **headers):
    status, found, text = call(live.port, "GET", "/metrics", headers=headers)
    assert status == 200
    assert found["cache-control"] == "no-store"
    values = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            name, value = line.rsplit(" ", 1)
            values[name] = float(value)
    return values


def test_the_metrics_count_what_happens(live):
    before = metrics(live)
    with Person(live.port, *live.new_table()) as person:
        person.join()
        person.play(turns=3)
        person.wait_for_turn()
        assert person.ask("play", decision=0, card="2C")["type"] == "refused"
        after = metrics(live)
    grown = {name: value - before.get(name, 0) for name, value in after.items()}
    assert grown["openhearts_entries_total"] >= person.now["seq"] - 1
    assert grown["openhearts_answer_seconds_count"] >= 4
    assert grown["openhearts_store_seconds_count"] > 0
    assert grown['openhearts_refusals_total{code="STALE_DECISION"}'] == 1
    assert after["openhearts_tables"] == after["openhearts_sockets"] == 1
    assert after["openhearts_bus_whole"] == 1
    assert after["openhearts_store_failures_total"] == before["openhearts_store_failures_total"]


def test_the_metrics_are_for_this_machine_alone(live):
    status, _, answer = call(live.port, "GET", "/metrics", headers={"x-forwarded-for": "192.0.2.7"})
    assert (status, answer["code"]) == (404, "NOT_FOUND")


def test_the_metrics_are_for_all_if_the_operator_says_so(database):
    with live_server(database, metrics_for_all=True) as live:
        assert "openhearts_tables" in metrics(live, **{"x-forwarded-for": "192.0.2.7"})


# --------------------------------------------------------------------- proxy


def test_a_proxy_reaches_the_server_under_its_own_name_only(database):
    with live_server(database, public_name=PUBLIC) as live:
        for host, status in ((PUBLIC, 200), (PUBLIC.upper(), 200), ("127.0.0.1", 200)):
            assert call(live.port, "GET", "/api/catalogue", headers={"host": host})[0] == status
        for host in ("evil.example", f"{PUBLIC}.evil.example", ""):
            assert call(live.port, "GET", "/api/catalogue", headers={"host": host})[0] == 403


@pytest.mark.parametrize(
    ("origin", "fits"), [(f"https://{PUBLIC}", True), ("https://evil.example", False)]
)
def test_a_socket_through_a_proxy_is_taken_from_its_own_pages_only(database, origin, fits):
    with live_server(database, public_name=PUBLIC) as live:
        table_id, _ = live.new_table()
        opening = partial(
            connect,
            f"ws://{PUBLIC}/api/tables/{table_id}/socket",
            sock=socket.create_connection(("127.0.0.1", live.port)),
            origin=origin,
            subprotocols=[SUBPROTOCOL],
            proxy=None,
        )
        refusal = nullcontext() if fits else pytest.raises(InvalidStatus)
        with refusal, opening():
            pass


FROM_AFAR = {"host": PUBLIC, "x-forwarded-for": "192.0.2.7"}


def arguments_of_unit():
    unit = (ROOT / "deploy/openhearts.service").read_text()
    return re.search(r"^ExecStart=\S+/hearts serve (.*)$", unit, re.MULTILINE)[1].split()


def arguments_of_container():
    entry = re.search(r"ENTRYPOINT (\[.*\])", (ROOT / "Containerfile").read_text())[1]
    return json.loads(entry)[2:]


@pytest.mark.parametrize(
    ("arguments", "variables"),
    [
        (arguments_of_unit(), {}),
        (arguments_of_container(), {"FORWARDED_ALLOW_IPS": "*"}),
    ],
    ids=["unit", "container"],
)
def test_what_is_deployed_answers_under_its_name_and_knows_who_asks(
    tmp_path, monkeypatch, arguments, variables
):
    chosen = {"OPENHEARTS_PUBLIC_NAME": PUBLIC, "XDG_DATA_HOME": str(tmp_path), **variables}
    for name, value in chosen.items():
        monkeypatch.setenv(name, value)
    arguments = ["0" if one == "8765" else one for one in arguments]
    with serving(*arguments) as process:
        asking = partial(call, process.port, "GET")
        assert asking("/api/catalogue", headers=FROM_AFAR)[0] == 200
        assert asking("/metrics")[0] == 200
        # The proxy's word was taken: this is nobody on the machine itself.
        assert asking("/metrics", headers=FROM_AFAR)[0] == 404

        def asks_from(address):
            asked = {**FROM_AFAR, "x-forwarded-for": address}
            return asking("/api/invitations/ABCDEFG", headers=asked)[0]

        assert any(asks_from("192.0.2.7") == 429 for _ in range(500))
        assert asks_from("192.0.2.8") == 404


def test_sockets_are_counted_for_each_address_behind_a_proxy(database):
    with live_server(database, public_name=PUBLIC, most_sockets_per_address=2) as live:
        table_id, _ = live.new_table()

        def opening(address):
            return connect(
                f"ws://{PUBLIC}/api/tables/{table_id}/socket",
                sock=socket.create_connection(("127.0.0.1", live.port)),
                additional_headers={"X-Forwarded-For": address},
                subprotocols=[SUBPROTOCOL],
                proxy=None,
            )

        here, elsewhere = "192.0.2.7", "192.0.2.8"
        with opening(here), opening(here), opening(elsewhere), opening(here) as third:
            answer = json.loads(third.recv(5))
            assert answer["code"] == "TOO_MANY_REQUESTS"
            assert answer["said"]["facts"] == {"whose": "address"}
            with pytest.raises(ConnectionClosed):
                third.recv(5)


# ---------------------------------------------------------------------- logs


def logged(formatter, message, *arguments, error=None):
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter)
    record = logging.LogRecord(
        "openhearts.server", logging.WARNING, "", 1, message, arguments, None
    )
    if error is not None:
        record.exc_info = (type(error), error, None)
    handler.handle(record)
    return stream.getvalue()


TOKEN = "Zq3_-abcdefghijklmnopqrstuvwxyz0123456789AB"


@pytest.mark.parametrize("formatter", [OneLine(), JsonLine()])
def test_a_line_of_the_log_holds_no_secret(formatter):
    line = logged(
        formatter,
        "table %s: it raised KeyError: %s by %s\nand more",
        "0123456789abcdef",
        "QS, 10H and T♦",
        TOKEN,
        error=ValueError("postgresql://me:hunter2@db.example/x said 2C"),
    )
    assert line.count("\n") == 1
    for secret in ("QS", "10H", "T♦", TOKEN, "hunter2", "2C"):
        assert secret not in line
    assert "0123456789abcdef" in line
    assert "db.example" in line


def test_a_line_for_programs_is_json():
    found = json.loads(logged(JsonLine(), "table %s: „gone“", "t"))
    assert found["message"] == "table t: „gone“"
    assert found["level"] == "warning"
    assert found["logger"] == "openhearts.server"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", found["time"])


def test_ordinary_words_stay_as_they_are():
    text = "table 2c9d: an action was not stored: database or disk is full (ASCII, 13)"
    assert without_secrets(text) == text


def test_a_server_logs_its_start_and_stop_for_programs(tmp_path):
    with serving("--port", "0", "--data-dir", str(tmp_path), "--json-logs") as process:
        _, _, made = call(
            process.port,
            "POST",
            "/api/tables",
            {"rules": {}, "name": "Rumpelstilz", "level": "simple"},
        )
        with Person(process.port, made["table_id"], made["token"]) as person:
            person.join()
            person.play(turns=2)
        code, problems = process.end()
    assert code == 0
    lines = [json.loads(line) for line in problems.splitlines()]
    assert [line["message"] for line in lines] == ["the server starts", "the server has stopped"]
    assert made["token"] not in problems
    assert "Rumpelstilz" not in problems


# --------------------------------------------------------------------- files


def options_of_serve():
    hearts = Path(sys.executable).with_name("hearts")
    done = subprocess.run(
        [hearts, "serve", "--help"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "COLUMNS": "200"},
    )
    return set(re.findall(r"--[a-z-]+", done.stdout))


@pytest.mark.parametrize(
    "name", ["docs/operate.md", "deploy/openhearts.service", "Containerfile", "deploy/nginx.conf"]
)
def test_what_is_written_for_operators_names_only_options_that_exist(name):
    known = options_of_serve()
    text = (ROOT / name).read_text()
    calls = re.findall(r"hearts serve ([^&`\n]*)", text)
    calls += [" ".join(json.loads(found)) for found in re.findall(r"ENTRYPOINT (\[.*\])", text)]
    used = {word for one in calls for word in shlex.split(one) if word.startswith("--")}
    assert used <= known
    variables = set(re.findall(r"OPENHEARTS_[A-Z_]+", text))
    assert variables <= {"OPENHEARTS_DATABASE", "OPENHEARTS_BUS", "OPENHEARTS_PUBLIC_NAME"}


def test_every_metric_that_is_described_exists(live):
    names = {name.split("{")[0] for name in metrics(live)}
    described = re.findall(r"^\| (`.*?) \|", (ROOT / "docs/operate.md").read_text(), re.MULTILINE)
    for name in re.findall(r"`(\w+)`", " ".join(described)):
        assert any(found.startswith(name) for found in names), name
