"""Hypothesis strategies for everything the rules are made of."""

import random
from typing import Any

from hypothesis import strategies as st

from openhearts.cards import Card, CardSet, Deal, all_cards
from openhearts.rules.actions import (
    Action,
    AppointDealer,
    ChooseMoon,
    CutForDealer,
    DealHand,
    PassCards,
    PlayCard,
    ShufflePassed,
)
from openhearts.rules.options import MoonChoice
from openhearts.rules.presets import PRESETS
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.ruletext import build_rules
from playing import Course, play_course
from reference.random_rules import random_options

seeds = st.integers(min_value=0, max_value=2**32 - 1)
cards: st.SearchStrategy[Card] = st.sampled_from(all_cards())
card_sets: st.SearchStrategy[CardSet] = st.sets(cards).map(CardSet)
card_tuples = st.lists(cards, max_size=13).map(tuple)

preset_rules: st.SearchStrategy[RuleSet] = st.sampled_from(
    [preset.rules(players) for preset in PRESETS.values() for players in preset.player_counts]
)
"""Each preset at each count."""


def _drawn_rules(seed: int) -> RuleSet:
    return build_rules(*random_options(random.Random(seed)))


custom_rules: st.SearchStrategy[RuleSet] = seeds.map(_drawn_rules)
"""Valid mixes of all options."""

rule_sets: st.SearchStrategy[RuleSet] = custom_rules | preset_rules


@st.composite
def deals(draw: Any, rules: RuleSet) -> Deal:
    """A deal of the deck of these rules."""
    order = draw(st.permutations(list(rules.deck)))
    size = rules.hand_size
    hands = tuple(CardSet(order[s * size : (s + 1) * size]) for s in range(rules.players))
    return Deal(hands, CardSet(order[rules.players * size :]))


_cut_rounds = st.lists(
    st.lists(cards | st.none(), min_size=1, max_size=7).map(tuple), min_size=1, max_size=3
).map(tuple)

actions: st.SearchStrategy[Action] = (
    st.builds(PlayCard, cards)
    | st.builds(PassCards, card_tuples)
    | st.builds(ChooseMoon, st.sampled_from(MoonChoice))
    | st.builds(AppointDealer, st.integers(0, 9))
    | st.builds(CutForDealer, _cut_rounds)
    | st.builds(DealHand, rule_sets.flatmap(deals))
    | st.builds(ShufflePassed, card_tuples)
)
"""Any action, whether or not some state allows it."""


@st.composite
def courses(draw: Any, most_hands: int = 2) -> Course:
    """A match by any rules from its start through a few hands."""
    return play_course(draw(rule_sets), draw(seeds), most_hands)
