"""Whatever a seat may ask for can be stored and read again."""

import random

import msgspec
import pytest

from openhearts.protocol.live import Wish as WireWish
from openhearts.protocol.messages import AboutSeats, AnswerAsk, Ask
from openhearts.server.live.asking import seat_entry_of
from openhearts.table.entries import format_entry, parse_entry
from openhearts.table.refusals import NotAllowed
from openhearts.table.seat_entries import Ask as AskEntry
from openhearts.table.settings import SettingsError
from server.random_messages import MESSAGES, Known, valid_message

LARGEST = 2**31 - 1


def test_every_message_about_seats_becomes_an_entry_that_can_be_read_again():
    rng = random.Random(1)
    kinds = set()
    for number in range(3000):
        message = valid_message(rng, Known(None)) | {"request": number}
        try:
            entry = seat_entry_of(msgspec.convert(message, AboutSeats))
        except (msgspec.ValidationError, NotAllowed, SettingsError):
            continue
        assert parse_entry(format_entry(entry)) == entry
        kinds.add(message["type"])
    assert kinds == {one.tag for one in MESSAGES if issubclass(one.cls, AboutSeats.__args__)}


@pytest.mark.parametrize("wish", WireWish.__args__)
def test_the_largest_numbers_can_be_read_again(wish):
    entry = seat_entry_of(Ask(request=0, wish=wish, to=LARGEST))
    assert parse_entry(format_entry(entry)) == entry
    assert isinstance(entry, AskEntry)
    assert entry.to == (LARGEST if wish == "TAKE_BACK" else 0)
    for agree in (True, False):
        entry = seat_entry_of(AnswerAsk(request=0, number=LARGEST, agree=agree))
        assert parse_entry(format_entry(entry)) == entry
