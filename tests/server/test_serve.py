"""`hearts serve` as people run it: a process of its own, stopped, killed and started again."""

import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from openhearts.server.running import network_address
from server.frame_checker import check_frames, check_order, stored_log
from server.live import Person, call

HEARTS = Path(sys.executable).with_name("hearts")
POSIX = os.name == "posix"


class Process:
    """A running `hearts serve`."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen(
            [HEARTS, "serve", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        self.said = []
        for line in self.process.stdout:
            self.said.append(line)
            if found := re.search(r"http://\S+:(\d+)/", line):
                self.port = int(found[1])
                return
        raise AssertionError(self.process.stderr.read())

    def end(self, how=signal.SIGINT):
        """Stop it; its exit status and what it wrote as problems."""
        self.process.send_signal(how)
        out, problems = self.process.communicate(timeout=20)
        self.said.append(out)
        return self.process.returncode, problems


@contextmanager
def serving(*arguments):
    process = Process(*arguments)
    try:
        yield process
    finally:
        if process.process.poll() is None:
            process.process.kill()
        process.process.communicate()


def new_table(port, **changes):
    rules = {"changes": {"first_dealer": 0, **changes}}
    _, _, created = call(port, "POST", "/api/tables", {"rules": rules, "level": "steady"})
    return created["table_id"], created["token"]


def refused(*arguments):
    done = subprocess.run(
        [HEARTS, "serve", *arguments], capture_output=True, text=True, timeout=30, check=False
    )
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.returncode, done.stderr


@pytest.mark.skipif(not POSIX, reason="signals")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_cleanly_and_soon(tmp_path, how):
    with serving("--port", "0", "--data-dir", str(tmp_path)) as process:
        with Person(process.port, *new_table(process.port)) as person:
            person.join()
            person.wait_alone()
            began = time.monotonic()
            code, problems = process.end(how)
            # Half a second on a machine with nothing else to do.
            assert time.monotonic() - began < 10
            with pytest.raises(ConnectionClosed) as closed:
                person.receive()
            assert closed.value.rcvd.code == 1012
        assert (code, problems) == (0, "")
        assert process.said[-1] == "Stopped.\n"


@pytest.mark.skipif(not POSIX, reason="kill -9")
def test_killed_at_random_moments_it_loses_no_acknowledged_action(tmp_path):
    rng = random.Random(4)
    database = tmp_path / "openhearts.db"
    table, seat_frames, acknowledged, known = None, [], [], 0
    for _ in range(5):
        with serving("--port", "0", "--data-dir", str(tmp_path)) as process:
            table = table or new_table(process.port, target=10_000)
            with Person(process.port, *table, rng=rng) as person:
                welcome = person.join(after=known)
                assert welcome["now"]["seq"] >= max([known, *acknowledged])
                killer = threading.Timer(rng.uniform(0.2, 0.9), process.process.kill)
                killer.start()
                with pytest.raises(ConnectionClosed):
                    person.play()
                killer.join()
                check_order(person.updates)
                seat_frames += person.frames
                acknowledged += person.acknowledged
                known = person.now["seq"]
        rules, log = stored_log(database, table[0])
        assert len(log) >= max([known, *acknowledged])
        own = {seq for seq, (seat, _) in enumerate(log, 1) if seat == 0}
        assert set(acknowledged) <= own
    assert len(acknowledged) > 5
    assert check_frames(rules, log, 0, seat_frames) > 20
    with serving("--port", "0", "--data-dir", str(tmp_path)) as process:
        with Person(process.port, *table) as person:
            welcome = person.join(after=0)
            assert len(welcome["missed"]) == min(200, welcome["now"]["seq"])
            person.play(turns=10)
        assert process.end()[0] == 0


def test_a_busy_port_is_said_in_one_line():
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, problem = refused("--port", str(port))
    assert code == 2
    assert problem.startswith(f"hearts: port {port} is in use")
    assert "--port" in problem


def test_without_a_port_the_next_free_one_is_taken(tmp_path):
    with (
        serving("--data-dir", str(tmp_path / "one")) as first,
        serving("--data-dir", str(tmp_path / "two")) as second,
    ):
        assert second.port != first.port
        assert min(first.port, second.port) >= 8765
        assert second.port == 8765 or "in use" in second.said[0]
        assert call(second.port, "GET", "/api/catalogue")[0] == 200


def test_a_server_over_the_same_matches_is_found(tmp_path):
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    browser.chmod(0o755)
    with serving("--data-dir", str(tmp_path / "data")) as first:
        url = f"http://127.0.0.1:{first.port}/"
        for options in ((), ("--host", "localhost"), ("--open",)):
            again = subprocess.run(
                [HEARTS, "serve", "--data-dir", str(tmp_path / "data"), *options],
                capture_output=True,
                text=True,
                timeout=60,
                check=False,
                env=os.environ | {"BROWSER": str(browser)},
            )
            assert (again.returncode, again.stderr) == (0, "")
            assert again.stdout == f"OpenHearts is already served at {url}\n"
        assert (tmp_path / "opened").read_text() == f"{url}\n"
        code, problem = refused("--port", str(first.port), "--data-dir", str(tmp_path / "data"))
        assert code == 2
        assert problem.startswith(f"hearts: port {first.port} is in use")


def test_pages_have_one_host(tmp_path):
    with serving("--host", "localhost", "--port", "0", "--data-dir", str(tmp_path)) as process:
        found = re.search(r"http://(127\.0\.0\.1|\[::1\]):", process.said[-1])
        connection = HTTPConnection(found[1].strip("[]"), process.port, timeout=20)
        with closing(connection):
            connection.request("GET", "/", headers={"host": f"localhost:{process.port}"})
            answer = connection.getresponse()
            assert answer.status == 307
            assert answer.headers["location"] == f"http://{found[1]}:{process.port}/"


def test_an_address_that_is_not_of_this_machine_is_said_in_one_line(tmp_path):
    code, problem = refused("--host", "192.0.2.1", "--port", "0", "--data-dir", str(tmp_path))
    assert code == 2
    assert "--host" in problem
    code, problem = refused("--host", "no.such.host.invalid", "--data-dir", str(tmp_path))
    assert code == 2


def test_a_bad_database_is_said_in_one_line(tmp_path):
    (tmp_path / "openhearts.db").write_text("Dear diary.")
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, problem = refused("--port", str(port), "--data-dir", str(tmp_path))
    assert code == 2
    assert problem.startswith("hearts: ")
    assert "--data-dir" in problem
    assert (tmp_path / "openhearts.db").read_text() == "Dear diary."


def test_serving_others_is_warned_about(tmp_path):
    with serving("--host", "0.0.0.0", "--port", "0", "--data-dir", str(tmp_path)) as process:
        assert "http://127.0.0.1:" in process.said[0]
        headers = {"host": "somewhere.example"}
        assert call(process.port, "GET", "/api/catalogue", headers=headers)[0] == 200
        network = network_address()
        if network is not None:
            # Read here: the end passes by what is in the stream's buffer already.
            said = process.process.stdout.readline()
            assert said.startswith(f"On your network it is http://{network}:{process.port}/")
        code, problems = process.end()
        assert code == 0
        assert problems.startswith("Warning: everybody who can reach this machine")
        assert network is not None or "On your network it is" not in process.said[-1]


def test_the_browser_is_opened_once_the_server_answers(tmp_path):
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    browser.chmod(0o755)
    environment = os.environ | {"BROWSER": str(browser)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "environ", environment)
        with serving("--open", "--port", "0", "--data-dir", str(tmp_path)) as process:
            deadline = time.monotonic() + 10
            while not (tmp_path / "opened").exists() and time.monotonic() < deadline:
                time.sleep(0.05)
            time.sleep(0.1)
            assert (tmp_path / "opened").read_text() == f"http://127.0.0.1:{process.port}/\n"


@pytest.mark.parametrize("host", ["a" * 300, "..a", "no such host", "nosuch.invalid"])
def test_a_name_that_is_no_host_is_refused(tmp_path, host):
    code, problem = refused("--port", "0", "--data-dir", str(tmp_path), "--host", host)
    assert code == 2
    assert problem.startswith("hearts: ")
    assert "cannot listen at" in problem or "is no name of a host" in problem


@pytest.mark.parametrize(
    "name",
    ["http://hearts.example.org", "hearts.example.org:8443", "hearts.example.org/", "a b", "", "é"],
)
def test_a_public_name_that_no_browser_would_ask_for_is_refused(tmp_path, name):
    code, problem = refused("--port", "0", "--data-dir", str(tmp_path), "--public-name", name)
    assert code == 2
    assert "is no name of a site" in problem
    assert problem.count("\n") == 1
