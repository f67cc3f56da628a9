"""What holds for every player: conformance, blindness, names, streams."""

import random

import pytest

from openhearts.cards import CardSet, Deal
from openhearts.players import (
    PLAYER_NAMES,
    PlayerError,
    choose_action,
    derive_seed,
    player_named,
    random_stream,
)
from openhearts.players.searching import EFFORTS, SearchingPlayer
from openhearts.rules.actions import CHANCE, DealHand, PlayCard
from openhearts.rules.match import MatchState
from openhearts.rules.presets import PRESETS
from openhearts.rules.ruletext import build_rules
from openhearts.rules.view import MatchPhase
from openhearts.table.chance import next_chance_action
from openhearts.table.conformance import ConformanceError, check_player

GAMES = [(name, count) for name, preset in PRESETS.items() for count in preset.player_counts]


@pytest.mark.parametrize("name", [name for name in PLAYER_NAMES if name not in EFFORTS])
def test_keeps_to_the_contract_in_every_game(name):
    report = check_player(lambda rng: player_named(name, rng), hands=1, changed_rule_sets=60)
    assert report.rule_sets == len(GAMES) + 60
    assert report.decisions > 5_000


@pytest.mark.parametrize("name", EFFORTS)
def test_a_searching_player_keeps_to_it_with_less_work(name):
    quick = EFFORTS[name]._replace(
        rounds=(3, 3), passes=3, pass_rounds=EFFORTS[name].pass_rounds and (2, 2)
    )
    report = check_player(lambda rng: SearchingPlayer(rng, quick), hands=1, changed_rule_sets=30)
    assert report.decisions > 2_000


@pytest.mark.soak
@pytest.mark.parametrize("name", EFFORTS)
def test_a_searching_player_keeps_to_it_with_all_its_work(name):
    check_player(lambda rng: player_named(name, rng))


class _Wrapped:
    """The simple player with one thing wrong."""

    def __init__(self):
        self._right = player_named("simple", random.Random(0))

    def choose_pass(self, view):
        return self._right.choose_pass(view)

    def choose_play(self, view):
        return self._right.choose_play(view)

    def choose_moon(self, view):
        return self._right.choose_moon(view)


class _PlaysAnything(_Wrapped):
    def choose_play(self, view):
        return next(iter(view.hand.cards))


class _PassesTwice(_Wrapped):
    def choose_pass(self, view):
        return (self._right.choose_pass(view)[0],) * view.hand.cards_to_pass


class _Unrepeatable(_Wrapped):
    rng = random.Random(3)

    def choose_play(self, view):
        return self.rng.choice(list(view.legal_cards()))


class _Meddler(_Wrapped):
    def choose_play(self, view):
        card = super().choose_play(view)
        object.__setattr__(view.hand, "cards", CardSet())
        return card


class _Mute(_Wrapped):
    def choose_moon(self, view):
        return None


@pytest.mark.parametrize(
    ("maker", "words"),
    [
        (_PlaysAnything, "refused, MUST_FOLLOW_SUIT"),
        (_PassesTwice, "refused, SAME_CARD_TWICE"),
        (_Unrepeatable, "equal generators"),
        (_Meddler, "changed its view"),
        (_Mute, "no action"),
    ],
)
def test_the_check_finds_what_is_wrong(maker, words):
    with pytest.raises(ConformanceError, match=words):
        check_player(lambda _: maker(), changed_rule_sets=3)


def _played_to(rules, seed, plays):
    """A match in play, ``plays`` cards after the pass, by random players."""
    rng = random.Random(seed)
    state, _ = MatchState.start(rules)
    players = [player_named("random", random_stream(seed, seat)) for seat in range(rules.players)]
    done = 0
    while done < plays:
        seat = state.to_act[0]
        if seat == CHANCE:
            action = next_chance_action(state, rng)
        else:
            action = choose_action(players[seat], state.view(seat))
        done += isinstance(action, PlayCard)
        state, _ = state.apply(seat, action)
    return state


@pytest.mark.parametrize("seed", range(25))
def test_hidden_cards_do_not_matter(seed):
    """Two matches that differ only in cards a seat cannot see get one answer from it."""
    rng = random.Random(seed)
    rules = build_rules(rng.choice(["standard", "omnibus", "spot"]), 4, {"pass_cycle": ["H"]})
    state = _played_to(rules, seed, plays=4 * rng.randint(0, 12) + rng.randint(1, 3))
    seat = state.to_act[0]
    hand = state.hand
    others = [s for s in range(4) if s != seat]
    pool = [card for s in others for card in CardSet.from_mask(hand.hands[s])]
    rng.shuffle(pool)
    hands = list(hand.hands)
    for other in others:
        size = hands[other].bit_count()
        hands[other] = CardSet(pool[:size]).mask
        pool = pool[size:]
    swapped = state._replace(hand=hand._replace(hands=tuple(hands)))
    assert swapped.view(seat) == state.view(seat)
    for name in PLAYER_NAMES:
        first = choose_action(player_named(name, random_stream(1)), state.view(seat))
        second = choose_action(player_named(name, random_stream(1)), swapped.view(seat))
        assert first == second


def test_an_unknown_player_is_refused_with_the_names_there_are():
    with pytest.raises(PlayerError, match=r"'grandmaster'.*random, simple.*steady.*master"):
        player_named("grandmaster", random.Random(1))


def test_nobody_is_asked_out_of_turn():
    state = _played_to(build_rules("standard", 4, {"first_dealer": 0}), 1, plays=1)
    waiting = next(seat for seat in range(4) if seat not in state.to_act)
    with pytest.raises(PlayerError, match="nothing to do"):
        choose_action(player_named("simple", random.Random(1)), state.view(waiting))


def test_streams_are_repeatable_and_independent():
    assert random_stream(1, "deal", 2).random() == random_stream(1, "deal", 2).random()
    seeds = {
        derive_seed(1, "deal", 2),
        derive_seed(1, "deal", "2"),
        derive_seed(2, "deal", 2),
        derive_seed(1, "deal2"),
        derive_seed("1", "deal", 2),
    }
    assert len(seeds) == 5


def test_the_simple_player_plays_low_and_passes_high():
    simple = player_named("simple", random.Random(1))
    deal = Deal(
        tuple(
            CardSet.parse(" ".join(f"{rank}{suit}" for rank in "23456789TJQKA")) for suit in "CDSH"
        )
    )
    state, _ = MatchState.start(build_rules("standard", 4, {"first_dealer": 0}))
    state, _ = state.apply(CHANCE, DealHand(deal))
    assert [card.text for card in simple.choose_pass(state.view(0))] == ["AC", "KC", "QC"]
    hold = build_rules("standard", 4, {"first_dealer": 0, "pass_cycle": ["H"]})
    state, _ = MatchState.start(hold)
    state, _ = state.apply(CHANCE, DealHand(deal))
    assert state.view(0).phase is MatchPhase.PLAYING
    assert simple.choose_play(state.view(0)).text == "2C"
