"""PostgreSQL and Redis of the tests' own: on free ports, in folders of their own, and stoppable."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

import find_services

PATIENCE = 30
# A test kills processes, never the machine: nothing has to reach the disk for that.
FAST = ("fsync=off", "full_page_writes=off", "shared_buffers=32MB", "max_connections=60")


def free_port():
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


def wait_until_it_listens(port, process):
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        assert process.poll() is None, "the service ended at once"
        with closing(socket.socket()) as trying:
            if trying.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise AssertionError("the service does not listen")


def another_user():
    """What makes a process run as somebody else than root, which PostgreSQL refuses."""
    if os.geteuid() != 0:
        return {}, None
    import pwd  # noqa: PLC0415 - only POSIX has it, as it has root

    for name in ("postgres", "nobody"):
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}, found
    raise AssertionError("there is no user to run PostgreSQL as")


class Postgres:
    """A PostgreSQL server that can be stopped, killed and started again."""

    def __init__(self, folder, settings=FAST):
        self._programs = find_services.postgres_folder()
        if self._programs is None:
            pytest.fail(f"there is no PostgreSQL; run: {find_services.mending()}", pytrace=False)
        self._as_user, user = another_user()
        self._folder = folder
        if user is not None:
            os.chown(folder, user.pw_uid, user.pw_gid)
        self._settings = settings
        self.port = free_port()
        self._process = None
        self._databases = 0
        self._run(
            "initdb", "--pgdata", self._data, "--auth", "trust", "--username", "openhearts",
            "--encoding", "UTF8", "--no-locale", "--no-sync",
        )  # fmt: skip
        self.start()

    @property
    def _data(self):
        return str(Path(self._folder, "data"))

    def _run(self, program, *arguments):
        subprocess.run(
            [self._programs / program, *arguments],
            cwd=self._folder, check=True, capture_output=True, **self._as_user,
        )  # fmt: skip

    def start(self):
        settings = [part for setting in self._settings for part in ("-c", setting)]
        self._process = subprocess.Popen(
            [
                self._programs / "postgres", "-D", self._data, "-p", str(self.port),
                "-h", "127.0.0.1", "-k", self._folder, *settings,
            ],
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **self._as_user,
        )  # fmt: skip
        self._wait_until_ready()

    def _wait_until_ready(self):
        """Wait until it takes connections: it listens while it still recovers."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            wait_until_it_listens(self.port, self._process)
            done = self._psql("SELECT 1", check=False)
            if done.returncode == 0:
                return
            time.sleep(0.05)
        raise AssertionError("PostgreSQL does not answer")

    def _psql(self, sql, database="postgres", *, check=True):
        return subprocess.run(
            [
                self._programs / "psql", "-h", "127.0.0.1", "-p", str(self.port), "-U",
                "openhearts", "-d", database, "-q", "-A", "-t", "-c", sql,
            ],
            cwd="/", check=check, capture_output=True, text=True,
        )  # fmt: skip

    def ask(self, database, sql):
        """What a query tells, one line a row, columns parted by |."""
        return self._psql(sql, database).stdout.splitlines()

    def stop(self):
        """Stop at once and orderly, as a restart of the service does."""
        self._process.send_signal(2)
        self._process.wait(PATIENCE)

    def kill(self):
        self._process.kill()
        self._process.wait(PATIENCE)

    def close(self):
        if self._process.poll() is None:
            self._process.send_signal(3)
            self._process.wait(PATIENCE)

    def new_database(self):
        """The name of a fresh, empty database."""
        self._databases += 1
        name = f"test{self._databases}"
        self._psql(f"CREATE DATABASE {name}")
        return name

    def address(self, database):
        return f"postgresql+asyncpg://openhearts:xyzzy-secret@127.0.0.1:{self.port}/{database}"


class Redis:
    """A Redis server that can be stopped and started again."""

    def __init__(self, folder):
        self._program = find_services.redis_server()
        if self._program is None:
            pytest.fail(f"there is no Redis; run: {find_services.mending()}", pytrace=False)
        self._folder = folder
        self.port = free_port()
        self._process = None
        self.start()

    @property
    def address(self):
        return f"redis://127.0.0.1:{self.port}"

    def start(self):
        self._process = subprocess.Popen(
            [
                self._program, "--port", str(self.port), "--bind", "127.0.0.1",
                "--dir", self._folder, "--save", "", "--appendonly", "no",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        wait_until_it_listens(self.port, self._process)

    def stop(self):
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait(PATIENCE)

    close = stop


@contextmanager
def running(kind, **options):
    """A service in a folder of its own, both gone at the end."""
    folder = tempfile.mkdtemp(prefix="openhearts-")
    service = None
    try:
        service = kind(folder, **options)
        yield service
    finally:
        if service is not None:
            service.close()
        shutil.rmtree(folder, ignore_errors=True)
