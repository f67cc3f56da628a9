"""An owner who is gone, over real sockets: the table goes on without them, and is theirs again."""

from server.live import Person
from server.test_live_tables import people
from server.test_live_time import LONG


def leader(person):
    return person.table["owner"]


def news(person):
    return [
        event["what"]
        for update in person.updates
        for event in update["events"]
        if event["type"] == "table_news"
    ]


def test_who_is_there_starts_the_match_of_an_owner_who_closed_the_page(live):
    with people(live, "Ann", "Ben", "Cat", rules=LONG, grace_seconds=5) as (ann, ben, cat):
        ann.socket.close()
        ben.until(lambda one: leader(one) == 1)
        cat.until(lambda one: leader(one) == 1)
        assert "LEADS" in news(ben)
        assert "LEADS" in news(cat)
        assert ben.ask("start")["type"] == "done"
        cat.until(lambda one: one.table["phase"] == "PLAYING")
        with Person(live.port, ann.table_id, ann.token) as back:
            back.join()
            for one in (back, ben, cat):
                one.until(lambda one: leader(one) == 0)
            assert back.ask("hand_over", seat=2)["type"] == "done"
            ben.until(lambda one: leader(one) == 2)


def test_a_table_that_waits_is_not_stranded_by_its_owner(live):
    with people(live, "Ann", "Ben", rules=LONG, grace_seconds=5, when_away="WAIT") as (ann, ben):
        ann.ask("start")
        ben.until(lambda one: one.table["phase"] == "PLAYING")
        ann.socket.close()
        ben.until(lambda one: leader(one) == 1)
        assert ben.ask("remove", seat=0)["type"] == "done"
        ben.until(lambda one: not one.table["seats"][0]["person"])
        ben.play(turns=3)
