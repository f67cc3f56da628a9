"""What must hold of the log of a table after everything that went wrong.

It is read from the database as it lies on the disk and folded again from its first entry: the fold
refuses an entry against the rules, so no card is played twice and nobody acts for another.
"""

import sqlite3
from contextlib import closing

from openhearts.cards import Card
from openhearts.rules.actions import ChooseMoon, PassCards, PlayCard
from openhearts.rules.options import MoonChoice
from openhearts.table.seat_entries import SeatEntry
from server.frame_checker import check_frames, stored_log


def asked(message):
    """The entry that a message asks for."""
    match message["type"]:
        case "pass":
            return PassCards(tuple(Card.parse(text) for text in message["cards"]))
        case "play":
            return PlayCard(Card.parse(message["card"]))
        case "moon":
            return ChooseMoon(MoonChoice(message["choice"]))


def check_log(database, table_id, stored, people):
    """Fail if an action is lost, doubled or false, or a card was told that was hidden.

    Args:
        database: the file of the database.
        table_id: the table.
        stored: the referee that the store gives for the table.
        people: who was there, with what they were told and what was acknowledged to them.
    """
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        numbers = connection.execute(
            "SELECT seq FROM actions WHERE table_id = ? ORDER BY seq", (table_id,)
        ).fetchall()
    rules, log = stored_log(database, table_id)
    assert [number for (number,) in numbers] == list(range(1, len(log) + 1)), "the log has a gap"
    assert [(one.seat, one.action) for one in stored.log] == log
    once = set()
    for person in people:
        assert person.known <= len(log), "something was told that is not stored"
        for number, (seat, message) in person.acknowledged.items():
            assert log[number - 1] == (seat, asked(message)), f"entry {number} is lost"
            assert (number, seat) not in once, f"entry {number} was acknowledged to two"
            once.add((number, seat))
        seat = person.told.view["seat"]
        check_frames(rules, log, seat, person.frames)
    _check_cards(stored, log)


def _check_cards(stored, log):
    """Fail if a card fell twice in one hand."""
    table = type(stored).open(stored.rules, stored.opened, settings=stored.first_settings)
    played = set()
    for seat, entry in log:
        hand = table.state.hand
        number = None if hand is None else hand.setup.number
        table = table.replay([(seat, entry)])
        if isinstance(entry, PlayCard):
            assert (number, entry.card) not in played, f"{entry} twice in hand {number}"
            played.add((number, entry.card))
        elif not isinstance(entry, SeatEntry | PassCards | ChooseMoon):
            continue
    assert table.state == stored.state
