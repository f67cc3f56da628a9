import logging

import pytest

from server.live import live_server
from server.services import Postgres, Redis, running


@pytest.fixture
def database(tmp_path):
    return tmp_path / "data" / "openhearts.db"


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL server. A test that needs one fails without it: it never skips."""
    with running(Postgres) as service:
        yield service


@pytest.fixture(scope="session")
def redis():
    """A Redis server, as well."""
    with running(Redis) as service:
        yield service


@pytest.fixture
def live(database):
    with live_server(database) as running:
        yield running


@pytest.fixture(autouse=True)
def no_problem_is_logged(caplog, request):
    """A test in which something is logged as a problem has failed, unless it says so."""
    caplog.set_level(logging.WARNING)
    yield
    if "problems_expected" not in request.fixturenames:
        problems = [
            record.getMessage()
            for record in caplog.get_records("call")
            if record.name != "websockets.client"
        ]
        assert not problems


@pytest.fixture
def problems_expected(caplog):
    """For a test in which problems are logged: what was logged."""
    return lambda: [record.getMessage() for record in caplog.records]
