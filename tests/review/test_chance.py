"""What chance deals, against an independent count of all deals."""

import random
from fractions import Fraction
from math import comb

import pytest

from openhearts.cards import Card, CardSet
from openhearts.review.chance import DealtKind, cards_counted, dealt_by_chance
from openhearts.review.facts import facts_of
from openhearts.rules.presets import PRESETS, preset_named
from openhearts.rules.ruletext import build_rules
from review.matches import played


def binomial_range(chance, hands):
    """The same range with exact fractions and no transform."""
    upto, low = Fraction(0), None
    for count in range(hands + 1):
        upto += comb(hands, count) * chance**count * (1 - chance) ** (hands - count)
        if low is None and upto > Fraction(25, 1000):
            low = count
        if upto >= Fraction(975, 1000):
            return low, count
    raise AssertionError


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("hands", [20, 100, 997])
def test_the_queen_comes_as_often_as_the_binomial_says(players, hands):
    rules = build_rules("standard", players)
    found = dealt_by_chance(rules, cards_counted(rules)[DealtKind.QUEEN], hands)
    chance = Fraction(rules.hand_size, len(rules.deck))
    # The kitty holds the queen at times.
    assert chance * players == 1 - Fraction(rules.kitty_size, len(rules.deck))
    assert found.mean == pytest.approx(float(chance * hands))
    assert (found.low, found.high) == binomial_range(chance, hands)


@pytest.mark.parametrize("kind", list(DealtKind))
def test_shuffled_decks_agree(kind):
    rules = build_rules("standard", 3)
    wanted = cards_counted(rules)[kind]
    rng = random.Random(5)
    deck = list(rules.deck)
    hands, inside, everything = 25, 0, 0
    found = dealt_by_chance(rules, wanted, hands)
    for _ in range(400):
        count = sum(len(CardSet(rng.sample(deck, rules.hand_size)) & wanted) for _ in range(hands))
        inside += found.low <= count <= found.high
        everything += count
    assert everything / 400 == pytest.approx(found.mean, rel=0.05)
    assert inside >= 365


def test_many_hands_have_a_range_too():
    rules = preset_named("standard").rules(4)
    found = dealt_by_chance(rules, cards_counted(rules)[DealtKind.HEARTS], 20_000)
    assert found.mean == 65_000
    # 1.96 standard deviations of 20,000 hands.
    spread = 1.96 * (20_000 * 13 * 0.25 * 0.75 * 39 / 51) ** 0.5
    assert found.low == pytest.approx(65_000 - spread, abs=2)
    assert found.high == pytest.approx(65_000 + spread, abs=2)


def test_a_deck_without_the_queen_says_nothing_of_her():
    for name in PRESETS:
        rules = preset_named(name).rules(4)
        assert (DealtKind.QUEEN in cards_counted(rules)) == (Card.parse("QS") in rules.deck)
    rules = build_rules("standard", 4, {"removed": ["QS", "2C", "2D", "2H"], "hand_size": 12})
    assert DealtKind.QUEEN not in cards_counted(rules)


@pytest.mark.parametrize("players", [3, 4])
def test_the_facts_count_what_was_dealt_before_the_pass(players):
    rules, actions = played(players=players, hands=4)
    facts = facts_of(rules, actions)
    deals = [action.deal for _, action in actions if hasattr(action, "deal")]
    assert len(deals) == 4
    for seat, one in enumerate(facts.seats):
        cards = [card.text for deal in deals for card in deal.hands[seat]]
        assert one.hands_dealt == 4
        assert one.dealt == {
            DealtKind.QUEEN: cards.count("QS"),
            DealtKind.HEARTS: sum(card[1] == "H" for card in cards),
            DealtKind.HIGH: sum(card[0] in "AK" for card in cards),
        }
