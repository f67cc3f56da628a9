"""Which sets of cards are tried to pass."""

from itertools import combinations

import pytest

from openhearts.cards import CardSet
from openhearts.players.searching import EFFORTS
from openhearts.rules.presets import preset_named
from openhearts.rules.ruletext import build_rules
from openhearts.simulation.habits import STEADY
from openhearts.simulation.numbers import numbers_of
from openhearts.simulation.passing import likely_passes
from openhearts.simulation.policy import choose_pass

STANDARD = build_rules("standard")
HANDS = [
    "2C 3C 4C 9C JC 5D 6D AD 8S QS KS 3H 4H",
    "2C 4C 6C 8C TC QC AC 2D 4D 6D 8D TD QD",
    "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS",
    "5C TC 2D 3D 9D KD 4S QS 2H 6H 7H 9H JH",
]


def passes(hand, most=300, rules=STANDARD):
    return [int(mask) for mask in likely_passes(numbers_of(rules), STEADY, hand, 3, most)]


def without_twins(hand, rules):
    """Sets in which no card goes while its held upper neighbour of the same worth stays."""
    kept = []
    for three in combinations(hand, 3):
        stays = set(hand) - set(three)
        twins = (
            card.suit is other.suit
            and other.rank == card.rank + 1
            and rules.card_values.get(card) == rules.card_values.get(other)
            for card in three
            for other in stays
        )
        if not any(twins):
            kept.append(CardSet(three).mask)
    return kept


@pytest.mark.parametrize("text", HANDS, ids=range(len(HANDS)))
def test_every_set_is_tried_but_for_those_that_hardly_differ(text):
    hand = CardSet.parse(text)
    found = passes(hand.mask)
    assert len(found) == len(set(found))
    # The first two are there whatever they are: the sensible one, and the one for a moon.
    sensible = choose_pass(hand.mask, 3, STEADY, numbers_of(STANDARD)[0])
    assert found[0] == sensible
    assert set(found) - {sensible} == set(without_twins(hand, STANDARD)) - {sensible}


def test_the_queen_is_no_twin_of_her_neighbours():
    hand = CardSet.parse(HANDS[2])
    queen = CardSet.parse("QS").mask
    # Two to jack are one run, king and ace another: three, two or one of the first without her, and
    # two, one or none with her; perhaps the sensible pass besides.
    assert len(passes(hand.mask)) in {6, 7}
    assert any(mask & queen for mask in passes(hand.mask))


@pytest.mark.parametrize("level", ["expert", "master"])
def test_the_levels_that_search_their_pass_try_every_set(level):
    most = EFFORTS[level].passes
    for text in HANDS:
        assert len(passes(CardSet.parse(text).mask, most)) < most
    seven = CardSet(list(preset_named("classic").rules(3).deck)[::3])
    assert len(passes(seven.mask, most, preset_named("classic").rules(3))) <= most + 2
