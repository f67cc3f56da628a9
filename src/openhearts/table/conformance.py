"""A check that any player can be put to: it keeps to what a player is.

One line is enough::

    check_player(lambda rng: MyPlayer(rng))

It lives beside the table, not among the players, because it runs matches and so holds
every card; a player never does.
"""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from openhearts.cards import CardSet, Deal, Suit
from openhearts.players.base import ObservingPlayer, Player, choose_action
from openhearts.players.seeds import random_stream
from openhearts.rules.actions import CHANCE, Action, DealHand, format_action
from openhearts.rules.errors import RuleSetError
from openhearts.rules.events import Event, delivered
from openhearts.rules.facts import Seat
from openhearts.rules.match import MatchState
from openhearts.rules.options import Moon
from openhearts.rules.presets import PRESETS
from openhearts.rules.ruleset import OPTION_NAMES, RuleSet, words_of_option
from openhearts.rules.ruletext import build_rules, format_rules
from openhearts.table.chance import next_chance_action

PlayerMaker = Callable[[random.Random], Player]

_WORD_OPTIONS = tuple(
    name
    for name in OPTION_NAMES
    if words_of_option(name) and name not in ("pass_cycle", "first_dealer")
)


class ConformanceError(AssertionError):
    """A player that broke its contract; the message says how, and in which position."""


class ConformanceReport(NamedTuple):
    """What a check that was passed has covered."""

    rule_sets: int
    hands: int
    decisions: int


def check_player(
    make_player: PlayerMaker, *, seed: int = 1, hands: int = 2, changed_rule_sets: int = 40
) -> ConformanceReport:
    """Let a player play every preset at every count, and rule sets with random changes.

    Every seat is taken by the player, twice, made from equal generators: both must answer
    the same to the same views. Every answer must be legal, and must leave the view as it is.

    Args:
        make_player: makes a player that draws from the generator it is given.
        seed: where the cards and the random rule sets come from.
        hands: how many hands of each rule set.
        changed_rule_sets: how many rule sets with random changes.

    Raises:
        ConformanceError: the player broke its contract.
    """
    decisions = played = rule_sets = 0
    for rules in _rule_sets(seed, hands, changed_rule_sets):
        rule_sets += 1
        decisions += _check_match(make_player, rules, random_stream(seed, "cards", rule_sets))
        played += hands
    _check_moon(make_player)
    return ConformanceReport(rule_sets, played, decisions)


def _rule_sets(seed: int, hands: int, changed: int) -> Iterator[RuleSet]:
    short: dict[str, Any] = {"hand_limit": hands, "target": "none", "tie": "SHARE"}
    for name, preset in PRESETS.items():
        for players in preset.player_counts:
            yield build_rules(name, players, short)
    rng = random_stream(seed, "rule sets")
    for _ in range(changed):
        yield random_rules(rng, hands)


def random_rules(rng: random.Random, hands: int) -> RuleSet:
    """Return a preset at some count with some options changed at random."""
    while True:
        preset = rng.choice(list(PRESETS.values()))
        changes: dict[str, Any] = {
            name: rng.choice(words_of_option(name))
            for name in rng.sample(_WORD_OPTIONS, rng.randint(1, 5))
        }
        if rng.random() < 0.5:
            changes["pass_count"] = rng.randint(0, 4)
        if rng.random() < 0.5:
            changes["pass_cycle"] = [rng.choice(["SCATTER", "MIX", "L", "R", "L2", "H"])]
        if rng.random() < 0.3:
            changes["no_trick_bonus"] = -5
        if rng.random() < 0.3:
            changes["points"] = {rng.choice(["JD", "TD", "4S", "AH"]): rng.choice([-10, 5, 12])}
        changes |= {"hand_limit": hands, "target": "none", "tie": "SHARE"}
        try:
            return build_rules(preset.name, rng.choice(preset.player_counts), changes)
        except RuleSetError:
            continue


def _check_match(make_player: PlayerMaker, rules: RuleSet, shuffler: random.Random) -> int:
    pairs = [(_seated(make_player, seat), _seated(make_player, seat)) for seat in _seats(rules)]
    state, events = MatchState.start(rules)
    _tell(pairs, events)
    decisions = 0
    while state.to_act:
        seat = state.to_act[0]
        if seat == CHANCE:
            action = next_chance_action(state, shuffler)
        else:
            action = _checked_answer(pairs[seat], state, seat)
            decisions += 1
        state, events = state.apply(seat, action)
        _tell(pairs, events)
    return decisions


def _seats(rules: RuleSet) -> range:
    return range(rules.players)


def _seated(make_player: PlayerMaker, seat: Seat) -> Player:
    return make_player(random_stream("conformance", seat))


def _tell(pairs: list[tuple[Player, Player]], events: list[Event]) -> None:
    for event in events:
        for seat, pair in enumerate(pairs):
            seen = delivered(event, seat)
            for player in pair:
                if seen is not None and isinstance(player, ObservingPlayer):
                    player.observe(seen)


def _checked_answer(pair: tuple[Player, Player], state: MatchState, seat: Seat) -> Action:
    view = state.view(seat)
    before = pickle.dumps(view)
    action = choose_action(pair[0], view)
    where = f"seat {seat}, {format_rules(state.rules)}, view {view!r}"
    if pickle.dumps(view) != before:
        raise ConformanceError(f"the player changed its view: {where}")
    try:
        reason = state.why_not(seat, action)
        text = format_action(action)
    except Exception as error:
        raise ConformanceError(f"the answer {action!r} is no action: {where}") from error
    if reason is not None:
        raise ConformanceError(f"the answer '{text}' is refused, {reason}: {where}")
    again = choose_action(pair[1], state.view(seat))
    if again != action:
        raise ConformanceError(
            f"two players from equal generators answer '{text}' and"
            f" '{format_action(again)}' to one view: {where}"
        )
    return action


def _check_moon(make_player: PlayerMaker) -> None:
    """Deal the moon to seat 0, which holds every club, and ask for its choice."""
    deal = Deal(
        tuple(
            CardSet.from_mask(suit.mask)
            for suit in (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)
        )
    )
    rules = build_rules("standard", 4, {"pass_cycle": ["H"], "first_dealer": 0, "hand_limit": 1})
    state = MatchState.start(rules.with_changes(moon=Moon.CHOICE))[0]
    state, _ = state.apply(CHANCE, DealHand(deal))
    pairs = [(_seated(make_player, seat), _seated(make_player, seat)) for seat in _seats(rules)]
    while state.to_act:
        seat = state.to_act[0]
        state, _ = state.apply(seat, _checked_answer(pairs[seat], state, seat))
