"""The best and the worst trick of a match are what a count by hand of the log says."""

import pytest

from openhearts.cards import Card
from openhearts.review.telling import best_and_worst
from openhearts.rules.actions import PassCards, PlayCard
from openhearts.rules.events import TrickTaken
from openhearts.rules.match import MatchState
from review.matches import played, recorded

GAMES = [("standard", 4, {}), ("omnibus", 4, {}), ("spot", 4, {}), ("kitty", 4, {})]


def counted(rules, actions, seat):
    """What each trick cost, from the events; and who shot the moon in which hand."""
    state, _ = MatchState.start(rules)
    costs, shooters, own = [], [], None
    trick, hand, steps = 0, 1, 0
    for actor, action in actions:
        scored = state.hands_played
        state, events = state.apply(actor, action)
        steps += isinstance(action, PassCards | PlayCard)
        if isinstance(action, PlayCard):
            own = action.card if actor == seat else own
        for event in events:
            if isinstance(event, TrickTaken):
                trick += 1
                mine = event.winner == seat
                cost = event.points if mine else -rules.card_values.get(own, 0)
                costs.append((hand, trick, steps, cost, None if mine else own))
        if state.hands_played > scored:
            shooters.append(state.results[-1].shooter)
            trick, hand, steps = 0, hand + 1, 0
    return costs, shooters


@pytest.mark.parametrize(("preset", "players", "changes"), GAMES, ids=[game[0] for game in GAMES])
def test_the_tricks_told_are_those_that_cost_most_and_least(preset, players, changes):
    rules, actions = played(preset, players, hands=4, **changes)
    record = recorded(preset, players, hands=4, **changes)
    for seat in range(players):
        costs, shooters = counted(rules, actions, seat)
        costs = [one for one in costs if shooters[one[0] - 1] is None]
        best, worst = best_and_worst(record, shooters, seat)
        least, most = min(one[3] for one in costs), max(one[3] for one in costs)
        assert (best.cost if best else 0) == min(least, 0)
        assert (worst.cost if worst else 0) == max(most, 0)
        for told in (best, worst):
            assert told is None or tuple(told[:5]) in costs


def test_a_hand_with_a_moon_tells_nothing():
    record = recorded(hands=1)
    for seat in range(4):
        for shooter in range(4):
            assert best_and_worst(record, [shooter], seat) == (None, None)


def test_the_jack_of_diamonds_is_worth_taking():
    taken = []
    for seed in range(1, 8):
        record = recorded("omnibus", hands=2, seed=seed)
        for seat in range(4):
            best, _ = best_and_worst(record, [None, None], seat)
            if best is not None and best.given is None:
                taken.append(record.hands[best.hand - 1].tricks[best.trick - 1].cards)
    assert taken
    assert all(Card.parse("JD") in cards for cards in taken)
