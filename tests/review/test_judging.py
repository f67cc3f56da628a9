"""What a decision cost is told from what its seat knew, and the luck of a hand apart from it."""

import random

import pytest

from openhearts.cards import Card, CardSet
from openhearts.players.searching import EFFORTS
from openhearts.records import as_seen_by
from openhearts.records.building import HiddenCardsError
from openhearts.review.judging import judge
from openhearts.review.luck import even_share, expected_points
from openhearts.review.story import Decision, decisions_of, story_of, views_when_dealt
from openhearts.rules.actions import PassCards, PlayCard
from openhearts.rules.options import PassEntry
from openhearts.rules.ruletext import build_rules
from openhearts.rules.trick import Trick
from openhearts.rules.view import HandView, MatchPhase, PlayerView
from review.matches import recorded

QUICK = EFFORTS["strong"]


def queen_or_duck():
    """Spades are led with the king on the table, and one holds the queen and a low spade."""
    rules = build_rules()
    own = CardSet.parse("2S QS 2D 3D 4D 5D 6D 7D 8D 9D TD JD")
    first = tuple(Card.parse(text) for text in ("2C", "AC", "9C", "4C"))
    hand = HandView(
        number=1,
        dealer=0,
        pass_entry=PassEntry.HOLD,
        cards_to_pass=0,
        kitty_size=0,
        dealt=own | CardSet.parse("9C"),
        cards=own,
        leader=3,
        tricks=(Trick(2, first, 3),),
        trick=(Card.parse("KS"),),
    )
    return PlayerView(
        seat=0, rules=rules, phase=MatchPhase.PLAYING, dealer=0, totals=(0,) * 4, hand=hand
    )


def judged(view, action, seed=1):
    return judge(Decision(0, view, action), random.Random(seed), QUICK)


def test_the_queen_kept_under_the_king_costs_points():
    view = queen_or_duck()
    kept = judged(view, PlayCard(Card.parse("2S")))
    assert [card.text for card in kept.best] == ["QS"]
    assert kept.lost > 2
    assert kept.points > kept.best_points
    thrown = judged(view, PlayCard(Card.parse("QS")))
    assert thrown.lost == 0
    assert thrown.points == thrown.best_points
    assert thrown.reason


def test_a_pass_that_the_search_would_not_think_of_is_judged_too():
    story = story_of(recorded(), 1)
    view = decisions_of(story)[0].view
    cards = sorted(view.hand.cards, key=lambda card: (view.rules.card_values.get(card, 0), card))
    silly = judged(view, PassCards(tuple(cards[:3])))
    best = judged(view, PassCards(silly.best))
    assert silly.lost > 0.5
    assert best.lost == 0
    assert judged(view, PassCards(tuple(reversed(silly.best)))).lost == 0


def test_a_forced_card_costs_nothing():
    for decision in decisions_of(story_of(recorded(), 1)):
        forced = isinstance(decision.action, PlayCard) and len(decision.view.legal_cards()) == 1
        if forced:
            assert judge(decision, random.Random(1), QUICK).forced
            break
    else:
        raise AssertionError("no card was forced")


@pytest.mark.parametrize(
    ("preset", "players", "changes"),
    [
        ("kitty", 4, {}),
        ("omnibus", 5, {}),
        ("standard", 3, {"pass_cycle": ("MIX",)}),
        ("hooligan", 4, {"pass_cycle": ("SCATTER",)}),
        ("spot", 7, {"pass_cycle": ("H",)}),
    ],
)
def test_whole_hands_of_other_games_are_judged(preset, players, changes):
    story = story_of(recorded(preset, players, hands=1, **changes), 1)
    judgements = [judge(one, random.Random(1), QUICK) for one in decisions_of(story)]
    assert all(one.lost >= 0 for one in judgements)
    assert all(one.reason for one in judgements if not one.forced)
    luck = [expected_points(view, random.Random(1), QUICK) for view in views_when_dealt(story)]
    assert len(luck) == players
    assert all(0 < one.error < 5 for one in luck)


def test_who_plays_at_random_loses_more_than_who_plays_well():
    def lost(level):
        stories = [story_of(recorded(hands=1, level=level, seed=seed), 1) for seed in range(6)]
        return sum(
            min(judge(one, random.Random(1), QUICK).lost, 8)
            for story in stories
            for one in decisions_of(story)
        )

    assert lost("random") > 1.5 * lost("steady") > 0


def test_luck_is_of_the_cards_and_not_of_the_play():
    rules = build_rules(changes={"pass_cycle": ["H"]})
    assert even_share(rules) == 6.5

    def expected(cards):
        own = CardSet.parse(cards)
        hand = HandView(
            number=1,
            dealer=3,
            pass_entry=PassEntry.HOLD,
            cards_to_pass=0,
            kitty_size=0,
            dealt=own,
            cards=own,
            leader=0,
        )
        view = PlayerView(
            seat=0, rules=rules, phase=MatchPhase.PLAYING, dealer=3, totals=(0,) * 4, hand=hand
        )
        return expected_points(view, random.Random(1), QUICK)

    low = expected("2C 3C 4C 2D 3D 4D 5D 2S 3S 4S 2H 3H 4H")
    high = expected("2C AC KC AD KD QS KS AS TH JH 9H 8H AH")
    assert low.points < 4
    assert high.points > low.points + 6
    # Twice the error of either mean does not bridge that.
    assert high.points - low.points > 2 * (high.error + low.error) > 0


def test_a_record_that_hides_cards_cannot_be_judged():
    with pytest.raises(HiddenCardsError):
        decisions_of(story_of(as_seen_by(recorded(), 0), 1))
