"""What a server keeps in its memory beside the tables does not grow without bound."""

from types import SimpleNamespace

from openhearts.server.endpoints import lobby_api
from openhearts.server.live.attendance import Attendance, Place
from openhearts.server.settings import ServerSettings
from openhearts.server.storage.store import StoreFailed


class Client:
    """A listener that hears nothing."""


def test_who_has_no_seat_any_more_is_forgotten():
    attendance, client = Attendance(at=0), Client()
    attendance.come(client, Place("ann"))
    attendance.go(client, 5)
    assert attendance.gone({0: "ann", 1: "ben"}, 7) == {0: 5, 1: 7}
    assert attendance.gone({0: "ann", 1: "cat"}, 8) == {0: 5, 1: 8}
    assert attendance.gone({1: "cat"}, 9) == {1: 8}
    assert attendance.gone({0: "ann", 1: "ben"}, 20) == {0: 20, 1: 20}


def test_only_so_many_tables_that_cannot_be_read_are_remembered(
    database, monkeypatch, problems_expected
):
    monkeypatch.setattr(lobby_api, "MOST_REMEMBERED", 3)
    lobby = lobby_api._Lobby(
        None, SimpleNamespace(engine=None), None, ServerSettings(database=database)
    )
    for table_id in ("a", "b", "a", "c", "d", "d"):
        lobby._leave_out(table_id, StoreFailed("it is damaged"))
        assert len(lobby._left_out) <= 3
    assert [said.split()[1] for said in problems_expected()] == ["a", "b", "c", "d"]
