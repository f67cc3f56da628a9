"""The story of a hand tells every card of a hand that is over, and no other."""

import re

import pytest

from openhearts.cards import Card, CardSet, Suit
from openhearts.records import actions_of, as_seen_by, record_of
from openhearts.review.story import (
    StoryError,
    actions_before,
    decisions_of,
    story_of,
    views_when_dealt,
)
from openhearts.rules.actions import PassCards, PlayCard
from openhearts.rules.match import MatchState
from review.matches import NAMES, played, recorded

GAMES = [
    ("standard", 4, {}),
    ("standard", 4, {"pass_cycle": ("SCATTER",)}),
    ("standard", 5, {"pass_cycle": ("MIX",)}),
    ("kitty", 4, {}),
    ("omnibus", 3, {}),
    ("black-maria", 3, {}),
    ("spot", 7, {"pass_cycle": ("H",)}),
]


def record_for(preset, players, changes):
    return recorded(preset, players, **changes)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_decision_is_told_in_its_order(game):
    record = record_for(*game)
    for number in (1, 2):
        story = story_of(record, number)
        decisions = decisions_of(story)
        assert len(decisions) == len(story.moments)
        for decision, moment in zip(decisions, story.moments, strict=True):
            assert decision.view.seat == moment.seat
            assert decision.view.hand.number == number
            assert decision.view.must_act
            cards = getattr(decision.action, "cards", None) or (decision.action.card,)
            assert cards == moment.cards
            assert (moment.trick is None) == isinstance(decision.action, PassCards)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_seat_held_what_it_was_dealt_with_the_pass_made(game):
    story = story_of(record_for(*game), 1)
    deck = story.record.rules.deck - story.hand.kitty.known
    held = [set(cards) for cards in story.dealt]
    for given in story.passes:
        for card, receiver in zip(given.cards, given.receivers, strict=True):
            held[given.seat].remove(card)
            held[receiver].add(card)
    assert [CardSet(cards) for cards in held] == list(story.held)
    assert set().union(*story.held) == set(deck)


def test_voids_are_told_after_they_showed_and_not_before():
    story = story_of(recorded(), 1)
    before = [set() for _ in range(4)]
    tricks = {}
    for moment in story.moments:
        assert [set(suits) for suits in moment.voids] == before
        if moment.trick is not None:
            trick = tricks.setdefault(moment.trick, [])
            trick.append(moment.cards[0])
            if moment.cards[0].suit is not trick[0].suit:
                before[moment.seat].add(trick[0].suit)
    assert sum(map(len, before)) > 3
    assert all(suit in set(Suit) for suits in before for suit in suits)


def test_a_hand_that_is_not_over_has_no_story():
    rules, actions = played()
    cards = [at for at, (_, action) in enumerate(actions) if isinstance(action, PlayCard)]
    for stop in (cards[0], cards[51], cards[52], cards[-1]):
        record = record_of(rules, actions[:stop], NAMES[:4])
        finished = 0 if stop <= cards[51] else 1
        with pytest.raises(StoryError, match="not over"):
            story_of(record, finished + 1)
        if finished:
            story_of(record, 1)
    for number in (0, -1, 3, 10**9):
        with pytest.raises(StoryError, match="no hand"):
            story_of(recorded(), number)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_what_a_seat_saw_tells_no_pass_between_others(game):
    record = record_for(*game)
    seen = story_of(as_seen_by(record, 0), 1)
    whole = story_of(record, 1)
    assert seen.held == whole.held
    assert [m.cards for m in seen.moments if m.trick] == [m.cards for m in whole.moments if m.trick]
    for given, true in zip(seen.passes, whole.passes, strict=True):
        for card, shown, receiver in zip(true.cards, given.cards, true.receivers, strict=True):
            # Of a mixed card nobody knows who gave it.
            known = true.seat == 0 or (receiver == 0 and whole.hand.mix_order is None)
            assert shown == (card if known else None)
    if whole.passes:
        assert seen.eyes == (0,)
        assert seen.dealt[0] == whole.dealt[0]
        assert seen.dealt[1:] == (None,) * (record.rules.players - 1)
        assert story_of(as_seen_by(record, -1), 1).eyes == ()
    assert whole.eyes == tuple(range(record.rules.players))


def test_practice_begins_where_the_moment_is():
    record = recorded()
    story = story_of(record, 2)
    decisions = decisions_of(story)
    for moment in (0, 3, 4, 30, len(story.moments) - 1):
        before = actions_before(story, moment)
        assert before == actions_of(record)[: len(before)]
        state, _ = MatchState.start(record.rules)
        for seat, action in before:
            state, _ = state.apply(seat, action)
        assert state.view(decisions[moment].view.seat) == decisions[moment].view
    for moment in (-1, len(story.moments)):
        with pytest.raises(StoryError, match="no step"):
            actions_before(story, moment)


def test_the_views_of_the_deal_show_only_ones_own_cards():
    story = story_of(recorded(), 1)
    for seat, view in enumerate(views_when_dealt(story)):
        assert view.hand.cards == story.dealt[seat]
        named = {Card.parse(text) for text in re.findall(r"\b[2-9TJQKA][CDSH]\b", repr(view.hand))}
        assert named <= set(story.dealt[seat])
