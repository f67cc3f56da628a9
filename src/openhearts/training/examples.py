"""Examples for the network: hands that a search plays, with what it makes of every card.

Searching players meet each other, and in every fourth deal one meets three steady ones. Now and
then a card is drawn by chance, so that the examples also show what follows a bad one.
"""

from __future__ import annotations

import random
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from openhearts.cards import Card, CardSet
from openhearts.players.registry import player_named
from openhearts.players.searching import EFFORTS, SearchingPlayer, try_view_cards
from openhearts.players.seeds import random_stream
from openhearts.rules.ruletext import build_rules
from openhearts.rules.view import PlayerView
from openhearts.simulation.compiling import entry_point
from openhearts.simulation.habits import trained_habits
from openhearts.simulation.kernel import HANDS, PLAYED, TURN, legal_mask
from openhearts.simulation.network import active_inputs
from openhearts.simulation.network_weights import CARDS, MOST_ACTIVE, SEATS
from openhearts.simulation.numbers import Numbers
from openhearts.simulation.policy import COSTS_SIZE, judge, shoots_now
from openhearts.simulation.search import Tried
from openhearts.simulation.situation import read_situation
from openhearts.table.play import play_match
from openhearts.training.game import standard_game
from openhearts.training.jobs import mapping

_EFFORT = EFFORTS["expert"]._replace(
    rounds=(60, 100, 200), passes=48, pass_rounds=(20, 40, 80, 160, 320)
)
_ALONE_EVERY = 4
"""Every so many deals one seat searches among steady ones."""
_SLIPS = 0.08
"""How often a card is drawn by chance."""


class Examples(NamedTuple):
    """Choices with what a search made of them, one a row."""

    active: Any
    """[choice, place]: the inputs that are on, and -1 after them."""
    costs: Any
    """[choice, card]: what the rules of thumb make of the cards."""
    losses: Any
    """[choice, card]: how many points worse than the best a card is; infinite for no choice."""


def examples_of(deals: int, seed: int, *, jobs: int = 1) -> Examples:
    """Play deals and return the examples. They do not depend on ``jobs``."""
    with mapping(jobs) as map_all:
        parts = map_all(partial(examples_of_deal, seed), range(deals))
    return Examples(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def examples_of_deal(seed: int, deal: int) -> Examples:
    """Play one deal and return its examples."""
    standard = build_rules("standard")
    rules = standard.with_changes(
        first_dealer=deal % SEATS,
        pass_cycle=(standard.pass_entry(deal // SEATS + 1),),
    )
    chance = random_stream(seed, "examples", deal)
    searching = _Searching(chance)
    alone = deal % _ALONE_EVERY == 0
    other = player_named("steady", chance) if alone else searching
    play_match(rules, [searching, *[other] * (SEATS - 1)], chance, stop_after=1)
    states = [read_situation(view).state for view, _ in searching.judged]
    losses = np.full((len(states), CARDS), np.inf, np.float32)
    for row, (_, tried) in zip(losses, searching.judged, strict=True):
        for one in tried:
            row[one.action] = max(tried[0].worth - one.worth, 0.0)
    asked, active, costs = _look(standard_game().numbers, np.array(states), trained_habits())
    return Examples(active[asked], costs[asked], losses[asked])


class _Searching(SearchingPlayer):
    """Searches for whatever seat it is asked for, and keeps what it made of the cards."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__(chance, _EFFORT)
        self._chance = chance
        self.judged: list[tuple[PlayerView, list[Tried]]] = []

    def choose_play(self, view: PlayerView) -> Card:
        legal = view.legal_cards()
        if len(legal) == 1:
            return legal.lowest()
        tried = try_view_cards(view, _EFFORT, self._chance)
        if len(tried) > 1:
            self.judged.append((view, tried))
        best = tried[0] if self._chance.random() >= _SLIPS else self._chance.choice(tried)
        return CardSet.from_mask(1 << best.action).lowest()


@entry_point
def _look(numbers: Numbers, states: Any, habits: Any) -> Any:
    """Return where the network would be asked, its inputs, and what the rules of thumb think."""
    options = numbers[0]
    number = len(states)
    asked = np.zeros(number, np.bool_)
    active = np.full((number, MOST_ACTIVE), -1, np.int16)
    costs = np.zeros((number, CARDS), np.float32)
    room = np.zeros(COSTS_SIZE, np.float64)
    for place in range(number):
        st = states[place]
        seat = st[TURN]
        hand = st[HANDS + seat]
        unseen = options.deck & ~(st[PLAYED] | hand)
        asked[place] = not shoots_now(st, seat, hand, unseen, habits, options)
        judge(st, legal_mask(st, options), room, habits, options)
        costs[place] = room[:CARDS]
        active_inputs(st, active[place], options)
    return asked, active, costs
