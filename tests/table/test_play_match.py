"""Playing a match in one call: the log replays, observers are told what their seat sees."""

import pytest

from openhearts.players import player_named, random_stream
from openhearts.rules.errors import IllegalAction
from openhearts.rules.match import MatchState
from openhearts.rules.ruletext import build_rules
from openhearts.rules.view import PlayerView
from openhearts.table.play import UnfinishedMatchError, play_match


def seated(players, name="simple"):
    return [player_named(name, random_stream(1, seat)) for seat in range(players)]


def test_the_actions_replay_to_the_end():
    rules = build_rules("omnibus", 5)
    match = play_match(rules, seated(5, "random"), random_stream(2))
    state, _ = MatchState.start(rules)
    for seat, action in match.actions:
        state, _ = state.apply(seat, action)
    assert state == match.final
    assert match.final.winners


def test_an_observer_can_build_its_view_from_what_it_is_told():
    rules = build_rules("kitty", 4, {"hand_limit": 2, "target": "none"})

    class Observer:
        def __init__(self):
            self.view = PlayerView.of_new_match(2, rules)
            self.player = player_named("steady", random_stream(1))

        def observe(self, event):
            self.view = self.view.after(event)

        def choose_pass(self, view):
            assert view == self.view
            return self.player.choose_pass(view)

        def choose_play(self, view):
            assert view == self.view
            return self.player.choose_play(view)

        def choose_moon(self, view):
            assert view == self.view
            return self.player.choose_moon(view)

    observer = Observer()
    players = seated(4)
    players[2] = observer
    match = play_match(rules, players, random_stream(3))
    assert observer.view == match.final.view(2)


def test_one_more_draw_by_a_player_changes_no_card():
    rules = build_rules("standard", 4, {"hand_limit": 2, "target": "none"})
    deals = []
    for draws in (0, 5):
        streams = [random_stream(1, "player", seat) for seat in range(4)]
        for stream in streams:
            for _ in range(draws):
                stream.random()
        players = [player_named("random", stream) for stream in streams]
        match = play_match(rules, players, random_stream(1, "cards"))
        deals.append([action for seat, action in match.actions if seat == -1])
    assert deals[0] == deals[1]


def test_an_illegal_answer_is_refused():
    class Stubborn:
        def choose_pass(self, view):
            return ()

        def choose_play(self, view):
            raise AssertionError

        def choose_moon(self, view):
            raise AssertionError

    with pytest.raises(IllegalAction):
        play_match(build_rules("standard"), [Stubborn()] * 4, random_stream(1))


def test_the_table_must_be_full():
    with pytest.raises(ValueError, match="4 seats need 4 players, not 3"):
        play_match(build_rules("standard"), seated(3), random_stream(1))


def test_a_match_without_an_end_is_given_up():
    with pytest.raises(UnfinishedMatchError):
        play_match(build_rules("standard"), seated(4), random_stream(1), most_hands=2)
