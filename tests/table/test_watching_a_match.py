"""Playing a match in one call: a part of it, and with somebody watching."""

import pytest

from openhearts.players import player_named, random_stream
from openhearts.rules import events
from openhearts.rules.ruletext import build_rules
from openhearts.table.play import UnfinishedMatchError, play_match


def players():
    return [player_named("simple", random_stream(1, seat)) for seat in range(4)]


def test_stops_after_so_many_hands():
    match = play_match(build_rules(), players(), random_stream(2), stop_after=2)
    assert match.final.hands_played == 2
    assert match.final.to_act
    whole = play_match(build_rules(), players(), random_stream(2))
    assert whole.final.results[:2] == match.final.results
    assert whole.actions[: len(match.actions)] == match.actions


def test_a_match_that_ends_before_is_whole():
    rules = build_rules("standard", 4, {"hand_limit": 1})
    match = play_match(rules, players(), random_stream(2), stop_after=5)
    assert match.final.winners


def test_a_watch_sees_everything():
    seen = []
    play_match(build_rules(), players(), random_stream(2), stop_after=1, watch=seen.append)
    dealt = [event.cards for event in seen if isinstance(event, events.CardsDealt)]
    assert sum(len(cards) for cards in dealt) == 52
    assert all(event.cards for event in seen if isinstance(event, events.CardsPassed))
    assert sum(isinstance(event, events.TrickTaken) for event in seen) == 13


def test_a_match_that_goes_on_is_given_up():
    with pytest.raises(UnfinishedMatchError):
        play_match(build_rules(), players(), random_stream(2), most_hands=1)
