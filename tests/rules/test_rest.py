"""A hand that is settled: ending it gives what every way of playing on gives."""

import random

import pytest

from openhearts.cards import CardSet, Deal, all_cards
from openhearts.rules.actions import CHANCE, AppointDealer, ChooseMoon, DealHand, PlayCard
from openhearts.rules.hand import HandPhase
from openhearts.rules.match import MatchState
from openhearts.rules.options import MoonChoice
from openhearts.rules.rest import Settled, play_out, settled
from openhearts.rules.ruletext import build_rules
from openhearts.rules.view import MatchPhase
from playing import Player
from reference.random_rules import random_options

MATCHES = 400
WAYS = 12
MOST_WAYS = 3_000


def outcome(state):
    """Everything that the end of a hand leaves behind, whatever the moon does then."""
    if state.phase is MatchPhase.CHOOSING_MOON:
        seat = state.to_act[0]
        return [outcome(state.apply(seat, ChooseMoon(choice))[0]) for choice in MoonChoice]
    hand = state.hand
    shooter = state.results[-1].shooter
    sun = shooter is not None and hand.taken[shooter] == state.rules.hand_size
    return state.results[-1], state.totals, state.resets, state.winners, state.phase, sun


def played_on(state, choose):
    while state.phase is MatchPhase.PLAYING:
        card = choose(list(state.hand.legal_cards()))
        state, _ = state.apply(state.hand.turn, PlayCard(card))
    return outcome(state)


def ended(state):
    for seat, action in play_out(state.hand):
        state, _ = state.apply(seat, action)
    return outcome(state)


def all_ways(state, found, budget):
    """Every outcome there is; false if there are too many ways to see them all."""
    if state.phase is not MatchPhase.PLAYING:
        budget[0] -= 1
        result = outcome(state)
        if result not in found:
            found.append(result)
        return budget[0] > 0
    return all(
        all_ways(state.apply(state.hand.turn, PlayCard(card))[0], found, budget)
        for card in state.hand.legal_cards()
    )


def settled_states(seed):
    """The moment of each hand of a random match from which on it is settled."""
    rng = random.Random(seed)
    rules = build_rules(*random_options(rng))
    player = Player(rng, rigged=0.4)
    state, _ = MatchState.start(rules)
    done = 0
    while state.to_act and state.hands_played < 3:
        if state.phase is MatchPhase.PLAYING and state.hand.setup.number > done:
            proof = settled(state.hand)
            if proof is not None:
                done = state.hand.setup.number
                yield state, proof
        seat = rng.choice(state.to_act)
        state, _ = state.apply(seat, player.action(state, seat))


def kinds_of(state, proof, wanted):
    """What makes this settled hand one of its kind."""
    whose = "nobody" if proof.taker is None else "taker"
    rules, hand = state.rules, state.hand
    choosing = isinstance(wanted, list)
    shot = not choosing and wanted[0].shooter is not None
    found = {
        "": True,
        " in a trick": bool(hand.trick),
        " bonus cards": bool(rules.kernel.bonus_cards),
        " trick bonus": bool(rules.no_trick_bonus),
        " kitty open": bool(hand.setup.deal.kitty) and hand.kitty_taker < 0,
        " moon": shot,
        " sun": shot and wanted[-1],
        " moon to choose": choosing,
    }
    return [whose + kind for kind, is_so in found.items() if is_so]


def test_whatever_anybody_plays_the_result_is_the_same():
    seen = {}
    exhausted = 0
    for seed in range(MATCHES):
        for state, proof in settled_states(seed):
            rng = random.Random(seed)
            wanted = ended(state)
            for _ in range(WAYS):
                assert played_on(state, rng.choice) == wanted, (seed, proof)
            assert played_on(state, max) == wanted
            assert played_on(state, lambda cards: max(cards, key=lambda c: c.rank)) == wanted
            found = []
            if sum(held.bit_count() for held in state.hand.hands) <= 14 and all_ways(
                state, found, [MOST_WAYS]
            ):
                exhausted += 1
                assert found == [wanted], (seed, proof)
            for kind in kinds_of(state, proof, wanted):
                seen[kind] = seen.get(kind, 0) + 1
    assert exhausted > 50, exhausted
    for kind in (
        "nobody",
        "taker",
        "taker in a trick",
        "nobody bonus cards",
        "taker bonus cards",
        "nobody trick bonus",
        "taker trick bonus",
        "taker kitty open",
        "nobody moon",
        "taker moon",
        "taker sun",
        "nobody moon to choose",
    ):
        assert seen.get(kind, 0) > 0, seen


@pytest.mark.parametrize("seed", range(40))
def test_once_settled_always_settled(seed):
    for first, _ in settled_states(seed):
        state, rng = first, random.Random(seed)
        while state.phase is MatchPhase.PLAYING:
            assert settled(state.hand) is not None
            card = rng.choice(list(state.hand.legal_cards()))
            state, _ = state.apply(state.hand.turn, PlayCard(card))


def dealt(hands, kitty="", **changes):
    """A hand of few cards: all others of the deck are removed."""
    parts = [CardSet.parse(cards) for cards in hands]
    rest = CardSet.parse(kitty)
    kept = CardSet(card for part in (*parts, rest) for card in part)
    rules = build_rules(
        "standard",
        len(hands),
        {
            "removed": [card.text for card in all_cards() if card not in kept],
            "hand_size": len(parts[0]),
            "pass_cycle": ["H"],
            "opening_card": "ANY",
            "first_lead": "ELDEST",
            "first_dealer": len(hands) - 1,
        }
        | changes,
    )
    state, _ = MatchState.start(rules)
    return state.apply(CHANCE, DealHand(Deal(tuple(parts), rest)))[0].hand


def test_the_rest_is_the_leaders_when_nothing_beats_any_of_its_cards():
    assert settled(dealt(["AC KC AH", "2C 3C 2H", "4C 5C 3H"])) == Settled(0)
    assert settled(dealt(["AC JC AH", "2C KC 2H", "4C 5C 3H"])) is None
    assert settled(dealt(["AC KC 2H", "2C 3C AH", "4C 5C 3H"])) is None


def test_the_card_on_the_table_counts_as_held_by_nobody():
    hand = dealt(["9C KC AH", "2C 3C 2H", "4C 5C 3H"])
    hand, _ = hand.apply(0, PlayCard(CardSet.parse("9C").lowest()))
    assert settled(hand) == Settled(0)
    low = dealt(["3C KC AH", "2C 8C 2H", "9C TC 3H"])
    low, _ = low.apply(0, PlayCard(CardSet.parse("3C").lowest()))
    assert settled(low) is None


def test_who_must_overtake_and_then_has_everything_takes_the_rest():
    hand = dealt(["3C 2D 4H", "KC AC AH", "9C TC 3H"])
    hand, _ = hand.apply(0, PlayCard(CardSet.parse("3C").lowest()))
    assert settled(hand) == Settled(1)


def test_a_hand_that_is_over_or_not_begun_is_not_settled():
    state, _ = MatchState.start(build_rules("standard"))
    state, _ = state.apply(CHANCE, AppointDealer(0))
    deck = list(state.rules.deck)
    deal = Deal(tuple(CardSet(deck[seat::4]) for seat in range(4)))
    state, _ = state.apply(CHANCE, DealHand(deal))
    assert state.hand.phase is HandPhase.PASSING
    assert settled(state.hand) is None
    assert play_out(state.hand) == []
