"""A new link and a new code: the old ones open nothing from then on, and nobody loses a seat."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed

from openhearts.table.seat_entries import NewInvitation, Remove, Sit
from server.live import Person, call, live_server
from server.test_live_tables import ONE_HAND, people, play_on, refused
from server.test_live_time import LONG
from server.test_owners import news
from server.test_playing_on import go_on

OLD = (410, "OLD_INVITATION", "not-allowed-invitation")


def invitation(live, name):
    status, _, answer = call(live.port, "GET", f"/api/tables/{name}/invitation")
    return status, answer


def by_code(live, code):
    status, _, answer = call(live.port, "GET", f"/api/invitations/{code}")
    return status, answer


def why(answered):
    status, answer = answered
    return status, answer["code"], answer["said"]["text"]


def renew(owner):
    """Make a new link; returns its name and the new code."""
    before = owner.table["invitation"]
    assert owner.ask("new_invitation")["type"] == "done"
    owner.until(lambda one: one.table["invitation"] != before)
    return owner.table["invitation"], owner.table["code"]


def check_shut(live, *names, codes):
    for name in names:
        assert why(invitation(live, name)) == OLD
        assert why(live.sit(name, "Eve")) == OLD
        with Person(live.port, name, "") as watcher:
            assert watcher.ask("watch")["code"] == "OLD_INVITATION"
        status, _, answer = call(live.port, "GET", f"/api/tables/{name}/watched/1")
        assert why((status, answer)) == OLD
    for code in codes:
        assert why(by_code(live, code)) == OLD


def test_the_old_link_and_code_open_nothing_and_the_new_ones_do(database):
    with (
        live_server(database) as live,
        people(live, "Ann", "Ben", rules=LONG, watching="DELAYED") as (ann, ben),
    ):
        table_id, first = ann.table_id, ann.table["code"]
        assert ann.table["invitation"] == table_id
        assert refused(ben.ask("new_invitation")) == "not-allowed-owner"
        second, second_code = renew(ann)
        name, code = renew(ann)
        assert len({table_id, second, name, first, second_code, code}) == 6
        ben.until(lambda one: one.table["invitation"] == name)
        assert news(ben).count("NEW_INVITATION") == 2
        check_shut(live, table_id, second, codes=(first, second_code))
        # Who has a seat plays on, and comes back by it.
        ann.ask("start")
        ben.play(turns=1)
        with Person(live.port, table_id, ben.token) as again:
            assert again.join()["type"] == "welcome"
        for status, found in (invitation(live, name), by_code(live, code)):
            assert (status, found["table_id"], found["invitation"]) == (200, table_id, name)
            assert found["code"] == code
        assert live.sit(name, "Cat")[1]["table_id"] == table_id
    # And so it is for a server that was started again.
    with live_server(database) as live:
        check_shut(live, table_id, second, codes=(first, second_code))
        assert live.sit(name, "Dan")[0] == 201
        assert by_code(live, code)[0] == 200


def test_who_is_removed_with_a_new_link_neither_comes_back_nor_learns_it(live):
    with people(live, "Ann", "Ben", "Cat") as (ann, ben, cat):
        assert ann.ask("remove", seat=1, new_invitation=True)["type"] == "done"
        cat.until(lambda one: one.table["invitation"] != one.table_id)
        with pytest.raises(ConnectionClosed):
            ben.until(lambda one: False)
        name, code = cat.table["invitation"], cat.table["code"]
        # With a browser that nobody knows.
        assert why(live.sit(ann.table_id, "Bob")) == OLD
        assert why(live.sit(ben.table["invitation"], "Bob")) == OLD
        assert why(by_code(live, ben.table["code"])) == OLD
        assert not any(word in frame for frame in ben.frames for word in (name, code))
        # Who is removed without one still may, for a browser is no lock.
        assert ann.ask("remove", seat=2)["type"] == "done"
        ann.until(lambda one: not one.table["seats"][2]["person"])
        assert live.sit(name, "Cleo")[0] == 201


def test_who_watches_by_the_old_link_goes_and_comes_again_by_the_new_one(live):
    with (
        people(live, "Ann", "Ben", rules=LONG, watching="PUBLIC") as (ann, _),
        Person(live.port, ann.table_id, "") as watcher,
    ):
        watcher.ask("watch")
        name, _ = renew(ann)
        with pytest.raises(ConnectionClosed):
            watcher.until(lambda one: False)
        assert name not in "".join(watcher.frames)
        with Person(live.port, name, "") as again:
            assert again.ask("watch")["type"] == "welcome"
            ann.until(lambda one: one.table["watchers"] == 1)


def test_nobody_sits_down_by_the_old_link_once_the_new_one_is_stored(live):
    for round_number in range(5):
        table_id, token, _ = live.gather("Ann", {"players": 7})
        with Person(live.port, table_id, token) as ann, ThreadPoolExecutor(7) as threads:
            ann.join()
            sitting = [
                threads.submit(live.sit, table_id, f"P{round_number}{number}")
                for number in range(6)
            ]
            renew(ann)
            answers = [one.result() for one in sitting]
        entries = [entry for _, entry in live.log(table_id).log]
        [made] = [number for number, one in enumerate(entries) if isinstance(one, NewInvitation)]
        seated = [number for number, one in enumerate(entries) if isinstance(one, Sit)]
        assert all(number < made for number in seated)
        assert len(seated) == 1 + [status for status, _ in answers].count(201)
        assert all(why(one) == OLD for one in answers if one[0] != 201)


def test_the_new_link_leads_on_to_the_next_match_and_the_old_one_nowhere(live):
    with people(live, "Ann", "Ben", rules=ONE_HAND, level="simple") as (ann, ben):
        code = ann.table["code"]
        name, new_code = renew(ann)
        ann.ask("start")
        play_on([ann, ben])
        assert refused(ann.ask("new_invitation")) == "not-allowed-over"
        _, found = go_on(live, ben)
        assert found["seated"]
        for answer in (invitation(live, name)[1], by_code(live, new_code)[1]):
            assert answer["table_id"] == answer["invitation"] == found["table_id"]
        check_shut(live, ann.table_id, codes=[code])
        with Person(live.port, found["table_id"], ann.token) as again:
            again.join()
            further, _ = renew(again)
        # What led there did so by the link that is old now.
        assert why(invitation(live, name)) == OLD
        assert invitation(live, further)[0] == 200


def test_the_list_of_open_tables_leads_to_the_present_link(live):
    with people(live, "Ann", access="LOBBY") as (ann,):
        name, code = renew(ann)
        [listed] = call(live.port, "GET", "/api/lobby")[2]["tables"]
        assert (listed["invitation"], listed["code"]) == (name, code)
        body = {"name": "Ben"}
        assert call(live.port, "POST", "/api/lobby/seats", body)[0] == 201


def test_a_removal_and_its_new_link_are_one_entry(live):
    with people(live, "Ann", "Ben") as (ann, _):
        before = live.log(ann.table_id).seq
        ann.ask("remove", seat=1, new_invitation=True)
        [(_, entry)] = live.log(ann.table_id).log[before:]
        assert isinstance(entry, Remove)
        assert entry.invitation == live.log(ann.table_id).seating.invitation
