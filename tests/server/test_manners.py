"""How much one seat says and asks, and what watchers hear."""

import pytest

from openhearts.server.live.manners import Manners
from openhearts.server.settings import ServerSettings
from openhearts.table.refusals import NotAllowed
from openhearts.table.seat_entries import Agree, Ask, Refuse, Wish
from openhearts.table.seating import Seating
from openhearts.table.steps import Step
from server.live import Person, live_server
from server.test_live_tables import people, refused
from table.test_seating import after, playing


def test_a_second_socket_of_a_seat_says_no_more(database):
    with (
        live_server(database, talk_burst=3, talk_rate=0.01) as live,
        people(live, "Ann", "Ben") as (ann, ben),
        Person(live.port, ann.table_id, ann.token) as tab,
    ):
        tab.join()
        codes = [one.ask("say", phrase="HELLO").get("code") for one in (ann, tab, ann, tab, ann)]
        assert codes == [None, None, None, "TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"]
        assert ben.ask("say", phrase="HELLO")["type"] == "done"


def test_who_was_refused_waits_before_asking_again(live):
    with people(live, "Ann", "Ben") as (ann, ben):
        ann.ask("start")
        ann.wait_for_turn()
        assert ann.ask("ask", wish="PAUSE")["type"] == "done"
        ben.until(lambda one: one.table["ask"] is not None)
        assert ben.ask("answer", number=ben.table["ask"]["number"], agree=False)["type"] == "done"
        assert refused(ann.ask("ask", wish="PAUSE")) == "not-allowed-ask-again"
        assert ben.ask("ask", wish="PAUSE")["type"] == "done"


def test_watchers_hear_phrases_and_nothing_that_is_written(live):
    with (
        people(live, "Ann", "Ben", talk="FREE", watching="PUBLIC") as (ann, ben),
        Person(live.port, ann.table_id, "") as watcher,
    ):
        watcher.ask("watch")
        ann.ask("say", text="between us")
        ann.ask("say", phrase="WELL_PLAYED")
        ben.until(lambda one: len(one.said) == 2)
        watcher.until(lambda one: one.said)
        assert [said["phrase"] for said in watcher.said] == ["WELL_PLAYED"]
        assert not any("between us" in frame for frame in watcher.frames)


class Clock:
    """A clock that is set by hand."""

    now = 0.0

    def __call__(self):
        return self.now


def answered(manners, seating, seat, entry):
    manners.note(seating, "key of {}".format, Step(2, seat, entry, {}))


def asks(manners):
    try:
        manners.check_asking("key of 0")
    except NotAllowed:
        return False
    return True


@pytest.fixture
def asked():
    return after(playing("Ann", "Ben"), (0, Ask(Wish.PAUSE)))


def test_the_wait_doubles_and_ends_when_all_agree(asked: Seating):
    clock = Clock()
    manners = Manners(ServerSettings(database="x", ask_again_seconds=20), clock)
    assert asks(manners)
    for wait in (20, 40, 80, 160, 320, 600, 600):
        answered(manners, asked, 1, Refuse(1))
        assert not asks(manners)
        clock.now += wait - 1
        assert not asks(manners)
        clock.now += 1
        assert asks(manners)
    answered(manners, asked, 1, Agree(1))
    answered(manners, asked, 1, Refuse(1))
    clock.now += 20
    assert asks(manners)


def test_who_takes_a_question_back_may_ask_another(asked):
    manners = Manners(ServerSettings(database="x"), Clock())
    answered(manners, asked, 0, Refuse(1))
    assert asks(manners)
