"""Random matches for the tests of records: short, by random rules, played at random."""

import random
from typing import NamedTuple

from hypothesis import strategies as st

from openhearts.cards import Card, deal_cards
from openhearts.records import MatchRecord, record_of
from openhearts.rules.actions import (
    CHANCE,
    Action,
    AppointDealer,
    ChooseMoon,
    CutForDealer,
    DealHand,
    PassCards,
    PlayCard,
    ShufflePassed,
)
from openhearts.rules.hand import HandPhase
from openhearts.rules.match import MatchState, dealer_of_cuts
from openhearts.rules.options import FirstDealer, MoonChoice
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.ruletext import build_rules
from openhearts.rules.view import MatchPhase
from reference.random_rules import random_options

Actions = list[tuple[int, Action]]
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus")

SPECIAL_RULES = [
    ("standard", 4, {}),
    ("standard", 5, {"pass_cycle": ["SCATTER"]}),
    ("standard", 4, {"pass_cycle": ["MIX", "SCATTER"], "pass_count": 2}),
    ("standard", 6, {"pass_cycle": ["MIX"]}),
    ("classic", 3, {}),
    ("classic", 7, {}),
    ("kitty", 4, {}),
    ("kitty", 4, {"kitty_seen_by": "NOBODY", "kitty": "LAST_TRICK", "pass_cycle": ["MIX"]}),
    ("play-on", 4, {"target": 20}),
    ("black-lady", 3, {"points": {f"{rank}H": 0 for rank in "23456789TJQKA"}, "target": 26}),
    ("standard", 4, {"exact_resets": {"26": 13, "5": 1, "6": 2}, "target": 30}),
    ("basic", 6, {"target": 10}),
    ("standard", 4, {"first_dealer": 2, "moon": "AUTO", "sun": "DOUBLE", "no_trick_bonus": -5}),
]


def chance_action(state: MatchState, rng: random.Random) -> Action:
    rules = state.rules
    if state.phase is MatchPhase.DEALING:
        return DealHand(deal_cards(rules.deck, rules.players, rules.hand_size, rng))
    if state.phase is MatchPhase.MIXING:
        assert state.hand is not None
        pool = [card for cards in state.hand.setup.passes for card in cards or ()]
        rng.shuffle(pool)
        return ShufflePassed(tuple(pool))
    if rules.first_dealer is FirstDealer.RANDOM:
        return AppointDealer(rng.randrange(rules.players))
    rounds: list[tuple[Card | None, ...]] = []
    tied = list(range(rules.players))
    while len(tied) > 1:
        cut = dict(zip(tied, rng.sample(list(rules.deck), len(tied)), strict=True))
        rounds.append(tuple(cut.get(seat) for seat in range(rules.players)))
        lowest = min(card.rank for card in cut.values())
        tied = [seat for seat in tied if cut[seat].rank == lowest]
    assert dealer_of_cuts(rules, tuple(rounds)) == tied[0]
    return CutForDealer(tuple(rounds))


def seat_action(state: MatchState, seat: int, rng: random.Random) -> Action:
    hand = state.hand
    assert hand is not None
    if state.phase is MatchPhase.CHOOSING_MOON:
        return ChooseMoon(rng.choice(list(MoonChoice)))
    if hand.phase is HandPhase.PASSING:
        count = state.rules.cards_to_pass(hand.setup.pass_entry)
        return PassCards(tuple(rng.sample(list(hand.setup.deal.hands[seat]), count)))
    return PlayCard(rng.choice(list(hand.legal_cards())))


def play_match(rules: RuleSet, rng: random.Random, *, most_hands: int = 4) -> Actions:
    """The actions of a random match, broken off after so many hands."""
    state, _ = MatchState.start(rules)
    actions: Actions = []
    while state.to_act:
        if state.phase is MatchPhase.DEALING and state.hands_played == most_hands:
            break
        seat = rng.choice(state.to_act)
        action = chance_action(state, rng) if seat == CHANCE else seat_action(state, seat, rng)
        state, _ = state.apply(seat, action)
        actions.append((seat, action))
    return actions


def random_rules(rng: random.Random) -> RuleSet:
    preset, players, changes = (
        rng.choice(SPECIAL_RULES) if rng.random() < 0.5 else random_options(rng)
    )
    return build_rules(preset, players, changes)


class Played(NamedTuple):
    rules: RuleSet
    actions: Actions

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.rules.players]

    @property
    def record(self) -> MatchRecord:
        return record_of(self.rules, self.actions, self.names, {"Event": "Test"})


def played(seed: int, *, most_hands: int = 3) -> Played:
    rng = random.Random(seed)
    rules = random_rules(rng)
    return Played(rules, play_match(rules, rng, most_hands=most_hands))


def played_by(
    preset: str, players: int, changes: dict[str, object], seed: int = 1, *, most_hands: int = 4
) -> Played:
    rules = build_rules(preset, players, changes)
    return Played(rules, play_match(rules, random.Random(seed), most_hands=most_hands))


seeds = st.integers(min_value=0, max_value=2**32 - 1)
matches = seeds.map(played)
