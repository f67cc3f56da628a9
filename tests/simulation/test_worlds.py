"""Sampled worlds: each agrees with the view, and each is as likely as the others."""

import itertools
import random
from collections import Counter

import numpy as np
import pytest

from openhearts.cards import CardSet, Deal
from openhearts.players import choose_action, player_named, random_stream
from openhearts.rules.actions import CHANCE, DealHand, PassCards, PlayCard, ShufflePassed
from openhearts.rules.match import MatchState
from openhearts.rules.options import PassEntry
from openhearts.rules.passing import deal_mixed, receivers
from openhearts.rules.presets import PRESETS
from openhearts.rules.ruletext import build_rules
from openhearts.rules.trick import Trick
from openhearts.rules.view import MatchPhase
from openhearts.simulation.errors import ImpossibleViewError
from openhearts.simulation.randomness import new_stream
from openhearts.simulation.situation import read_situation
from openhearts.simulation.worlds import KITTY_PLACE, draw_worlds, world_source
from openhearts.table.chance import next_chance_action
from openhearts.table.conformance import random_rules
from players.positions import cards, playing

GAMES = [(name, count) for name, preset in PRESETS.items() for count in preset.player_counts]


def played_to(rules, seed, plays, who="random"):
    """A match in play, ``plays`` cards after the pass of its first hand."""
    rng = random.Random(seed)
    state, _ = MatchState.start(rules)
    players = [player_named(who, random_stream(seed, seat)) for seat in range(rules.players)]
    done = 0
    while True:
        if done >= plays and state.phase is MatchPhase.PLAYING:
            return state
        seat = state.to_act[0]
        if seat == CHANCE:
            action = next_chance_action(state, rng)
        else:
            action = choose_action(players[seat], state.view(seat))
        done += isinstance(action, PlayCard)
        state, _ = state.apply(seat, action)


def prove(state, view, world):
    """Deal the world, play it by the rulebook and get the same view."""
    rules, hand, seat = view.rules, view.hand, view.seat
    players = rules.players
    original = state.hand.setup
    masks = [int(mask) for mask in world[:players]]
    masks[seat] = hand.cards.mask
    kitty = hand.kitty.mask if hand.kitty is not None else int(world[KITTY_PLACE])
    tricks = [(trick.leader, trick.cards) for trick in hand.tricks]
    if hand.trick:
        tricks.append((hand.leader, hand.trick))
    for leader, played in tricks:
        for place, card in enumerate(played):
            masks[(leader + place) % players] |= card.bit
    entry = hand.pass_entry
    passes = None
    if entry is not PassEntry.HOLD:
        masks, passes, order = undo_pass(view, masks, original.dealer)
    dealt = Deal(tuple(CardSet.from_mask(mask) for mask in masks), CardSet.from_mask(kitty))
    again, _ = MatchState.start(rules.with_changes(first_dealer=original.dealer))
    again, _ = again.apply(CHANCE, DealHand(dealt))
    if passes is not None:
        for giver, given in enumerate(passes):
            again, _ = again.apply(giver, PassCards(given))
        if again.phase is MatchPhase.MIXING:
            again, _ = again.apply(CHANCE, ShufflePassed(order))
    for leader, played in tricks:
        for place, card in enumerate(played):
            again, _ = again.apply((leader + place) % players, PlayCard(card))
    assert again.view(seat).hand == hand


def undo_pass(view, masks, dealer):  # noqa: C901, PLR0912 - every kind of pass
    """Hands before the exchange that lead to these hands after it, and what each seat passed."""
    hand, players, seat = view.hand, view.rules.players, view.seat
    entry, count = hand.pass_entry, hand.cards_to_pass
    given = [[None] * count for _ in range(players)]
    given[seat] = list(hand.passed)
    pool = None
    if entry is PassEntry.MIX:
        total = players * count
        eldest = (dealer + 1) % players
        mine = [p for p in range(total) if (eldest + p) % players == seat]
        pool = [None] * total
        for place, (card, _) in zip(mine, hand.received, strict=True):
            pool[place] = card
        back = {card for card, _ in hand.received}
        for card in hand.passed:
            if card not in back:
                holder = next(s for s in range(players) if masks[s] & card.bit and s != seat)
                place = next(
                    p for p in range(total) if pool[p] is None and (eldest + p) % players == holder
                )
                pool[place] = card
        used = {card for card in pool if card is not None}
        for place in range(total):
            if pool[place] is None:
                holder = (eldest + place) % players
                pool[place] = next(c for c in CardSet.from_mask(masks[holder]) if c not in used)
                used.add(pool[place])
        rest = [card for card in pool if card not in hand.passed]
        for giver in range(players):
            if giver != seat:
                given[giver], rest = rest[:count], rest[count:]
        for holder, got in enumerate(deal_mixed(pool, eldest, players)):
            masks[holder] &= ~CardSet(got).mask
    else:
        wanted = [receivers(entry, giver, count, players) for giver in range(players)]
        for card, giver in hand.received:
            place = wanted[giver].index(seat)
            while given[giver][place] is not None:
                place += 1
            given[giver][place] = card
        for giver in range(players):
            for place in range(count):
                to = wanted[giver][place]
                if given[giver][place] is None:
                    taken = {c for row in given for c in row if c is not None}
                    free = [c for c in CardSet.from_mask(masks[to]) if c not in taken]
                    given[giver][place] = free[0]
        for giver in range(players):
            for card, to in zip(given[giver], wanted[giver], strict=True):
                masks[to] &= ~card.bit
    for giver in range(players):
        masks[giver] |= CardSet(given[giver]).mask
    order = tuple(pool) if pool is not None else None
    return masks, [tuple(row) for row in given], order


def check_worlds(rules, seed, plays, count=6):
    state = played_to(rules, seed, plays)
    view = state.view(state.to_act[0])
    source = world_source(read_situation(view))
    for world in draw_worlds(source, count, new_stream(random.Random(seed))):
        prove(state, view, world)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_each_world_proves_itself_in_every_game(name, players):
    rules = build_rules(name, players)
    total = rules.players * rules.hand_size
    for seed in range(6):
        check_worlds(rules, seed, random.Random(seed).randrange(total))


@pytest.mark.parametrize("seed", range(80))
def test_each_world_proves_itself_under_random_rules(seed):
    rng = random.Random(seed)
    rules = random_rules(rng, 1)
    for more in range(3):
        check_worlds(rules, seed + more, rng.randrange(rules.players * rules.hand_size))


def all_worlds(view):
    """Every deal of the hidden cards that the rulebook agrees with, by brute force."""
    situation = read_situation(view)
    players = view.rules.players
    unseen = list(CardSet.from_mask(situation.unseen))
    holders = [h for h, size in enumerate(situation.sizes) if size]

    def split(left, rest):
        if not rest:
            yield ()
            return
        for chosen in itertools.combinations(left, situation.sizes[rest[0]]):
            remaining = [card for card in left if card not in chosen]
            for more in split(remaining, rest[1:]):
                yield (CardSet(chosen).mask, *more)

    for masks in split(unseen, holders):
        world = np.zeros(8, np.int64)
        for holder, mask in zip(holders, masks, strict=True):
            world[KITTY_PLACE if holder == players else holder] = mask
        yield world


@pytest.mark.parametrize(
    ("name", "players", "seed", "left"),
    [
        ("standard", 4, 1, 9),
        ("standard", 4, 7, 8),
        ("black-lady", 3, 2, 9),
        ("kitty", 4, 3, 4),
        ("classic", 5, 5, 5),
        ("queens", 6, 4, 6),
        ("omnibus", 4, 9, 8),
    ],
)
def test_each_world_is_as_likely_as_the_others(name, players, seed, left):
    rules = build_rules(name, players)
    state = played_to(rules, seed, players * rules.hand_size - left)
    view = state.view(state.to_act[0])
    valid = set()
    for world in all_worlds(view):
        try:
            prove(state, view, world)
        except Exception:  # noqa: BLE001 - a world the rulebook refuses, however it does
            continue
        valid.add(tuple(world))
    draws = 200 * len(valid)
    source = world_source(read_situation(view))
    drawn = draw_worlds(source, draws, new_stream(random.Random(seed)))
    found = Counter(map(tuple, drawn.tolist()))
    assert set(found) == valid
    expected = draws / len(valid)
    chi_square = sum((found[world] - expected) ** 2 / expected for world in valid)
    freedom = len(valid) - 1
    assert chi_square < freedom + 4.5 * (2 * max(freedom, 1)) ** 0.5


def test_a_card_thrown_on_the_banned_first_trick_tells_the_whole_hand():
    rules = build_rules("standard")
    view = playing(
        "3C 4D 5D 6D 7D 8D 9D TD JD QD KD AD 2S", "2C QS", tricks=[], broken=False, seat=2
    )
    assert read_situation(view).may_hold[1] & ~rules.penalty_cards.mask == 0
    source = world_source(read_situation(view))
    for world in draw_worlds(source, 50, new_stream(random.Random(1))):
        assert not int(world[1]) & ~rules.penalty_cards.mask


def test_a_card_one_passed_stays_with_its_receiver():
    passed = {
        "pass_entry": PassEntry.LEFT,
        "passed": cards("QS AC KC"),
        "received": tuple((card, 3) for card in cards("2D 3D 4D")),
    }
    view = playing(
        "2C 2D 3D 4D 5D 6D 7D 8D 9D TD JD 2S 3S", tricks=[], seat=0, broken=False, **passed
    )
    source = world_source(read_situation(view))
    for world in draw_worlds(source, 50, new_stream(random.Random(1))):
        assert CardSet.from_mask(int(world[1])) >= CardSet.parse("QS AC KC")


@pytest.mark.parametrize(
    ("view", "words"),
    [
        (playing("2C 3C", "2C", tricks=None), "two places"),
        (playing("2C 3C 4C", tricks=[]), "should hold"),
        (playing("2C 3C", "", seat=0), "by the rules"),
    ],
)
def test_a_view_that_no_deal_leads_to_is_refused(view, words):
    with pytest.raises(ImpossibleViewError, match=words):
        world_source(read_situation(view))


def test_a_view_whose_voids_leave_no_deal_is_refused():
    played = [
        Trick(0, cards("2C 3D 4D 5D"), 0),
        Trick(0, cards("AC 6D 7D 8D"), 0),
        Trick(0, cards("KC 9D TD JD"), 0),
    ]
    view = playing("QC JC TC 2S 3S 4S 5S 6S 7S 8S", tricks=played, seat=0, broken=False)
    with pytest.raises(ImpossibleViewError):
        world_source(read_situation(view))
