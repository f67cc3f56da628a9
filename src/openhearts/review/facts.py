"""What a finished match tells of its seats: the facts that statistics are made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from openhearts.cards import Card, CardSet
from openhearts.review.chance import DealtKind, cards_counted
from openhearts.rules.actions import Action
from openhearts.rules.events import CardsDealt
from openhearts.rules.facts import Seat
from openhearts.rules.hand import HandState
from openhearts.rules.match import MatchState
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.scoring import HandResult
from openhearts.table.moonwatch import MoonWatch

FACTS_VERSION = 2
"""Rises when other facts are told of the same match."""
_MOST_DEAR = 4


class PassFacts(msgspec.Struct, forbid_unknown_fields=True):
    """What came of the hands with one entry of the pass cycle."""

    hands: int = 0
    points: int = 0
    dear_given: int = 0
    """How often a dearest card was passed on,"""
    dear_came_back: int = 0
    """and taken all the same."""
    dear_received: int = 0
    """How often one came with the pass,"""
    dear_kept: int = 0
    """and was taken by this seat in the end."""


class SeatFacts(msgspec.Struct, forbid_unknown_fields=True):
    """What a match tells of one seat."""

    points: int = 0
    """Scored in all hands, resets not made."""
    total: int = 0
    """At the end."""
    place: int = 0
    """1 for the lowest total; those with the same share it."""
    dear_taken: int = 0
    """Dearest cards taken."""
    moons_tried: int = 0
    moons_made: int = 0
    moons_stopped: int = 0
    """Moons of others that this seat stopped."""
    passes: dict[str, PassFacts] = {}
    hands_dealt: int = 0
    dealt: dict[DealtKind, int] = {}
    """How many cards of each kind came with the deals, before any pass."""


class MatchFacts(msgspec.Struct, forbid_unknown_fields=True):
    """What a match tells, finished or not."""

    over: bool
    hands: int
    """Scored hands."""
    totals: list[int]
    winners: list[int]
    seats: list[SeatFacts]


def dearest_cards(rules: RuleSet) -> CardSet:
    """Return the penalty cards that cost most; none where many cost the same.

    >>> from openhearts.rules.presets import preset_named
    >>> str(dearest_cards(preset_named("standard").rules(4)))
    'QS'
    """
    values = rules.card_values
    most = max((values[card] for card in rules.penalty_cards), default=0)
    dearest = CardSet(card for card in rules.penalty_cards if values[card] == most)
    return dearest if len(dearest) <= _MOST_DEAR else CardSet()


def facts_of(rules: RuleSet, actions: Iterable[tuple[Seat, Action]]) -> MatchFacts:
    """Return the facts of a match given by its actions.

    Raises:
        IllegalAction: the rules refuse one of the actions.
    """
    watch = MoonWatch(rules)
    dear = dearest_cards(rules)
    counted = cards_counted(rules)
    state, events = MatchState.start(rules)
    seats = [SeatFacts() for _ in range(rules.players)]
    for seat, action in actions:
        scored = state.hands_played
        state, events = state.apply(seat, action)
        for event in events:
            watch(event)
            if isinstance(event, CardsDealt):
                _note_deal(seats[event.seat], event.cards, counted)
        if state.hands_played > scored and state.hand is not None:
            _note_hand(seats, state.results[-1], state.hand, dear)
    over = not state.to_act
    for seat, facts in enumerate(seats):
        facts.total = state.totals[seat]
        facts.place = 1 + sum(total < facts.total for total in state.totals)
        facts.moons_made = watch.shot[seat]
        facts.moons_tried = watch.threatened[seat]
        facts.moons_stopped = sum(watch.stopped[other][seat] for other in range(rules.players))
    return MatchFacts(over, state.hands_played, list(state.totals), list(state.winners), seats)


def _note_deal(facts: SeatFacts, cards: CardSet, counted: Mapping[DealtKind, CardSet]) -> None:
    facts.hands_dealt += 1
    for kind, wanted in counted.items():
        facts.dealt[kind] = facts.dealt.get(kind, 0) + len(cards & wanted)


def _note_hand(
    seats: Sequence[SeatFacts], result: HandResult, hand: HandState, dear: CardSet
) -> None:
    for seat, facts in enumerate(seats):
        taken = CardSet.from_mask(hand.captured[seat]) & dear
        facts.points += result.scores[seat]
        facts.dear_taken += len(taken)
        passes = facts.passes.setdefault(result.pass_entry.value, PassFacts())
        passes.hands += 1
        passes.points += result.scores[seat]
        given = CardSet(hand.setup.passes[seat] or ()) & dear
        passes.dear_given += len(given)
        passes.dear_came_back += len(given & taken)
        got = _received(hand, seat) & dear
        passes.dear_received += len(got)
        passes.dear_kept += len(got & taken)


def _received(hand: HandState, seat: Seat) -> CardSet:
    received: tuple[tuple[Card, Seat | None], ...] = (
        hand.setup.received[seat] if hand.setup.received else ()
    )
    return CardSet(card for card, _ in received)
