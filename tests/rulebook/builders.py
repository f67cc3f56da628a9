"""Short words for situations, so that a test of a rule reads like the rule."""

from collections.abc import Sequence
from typing import Any

import pytest

from openhearts.cards import FULL_DECK, Card, CardSet, Deal
from openhearts.rules import legality, scoring
from openhearts.rules.actions import (
    CHANCE,
    Action,
    AppointDealer,
    ChooseMoon,
    DealHand,
    PassCards,
    PlayCard,
)
from openhearts.rules.errors import IllegalAction, Reason, RuleSetError
from openhearts.rules.events import Event
from openhearts.rules.hand import HandState
from openhearts.rules.match import MatchState
from openhearts.rules.options import FirstDealer, MoonChoice
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.ruletext import build_rules

HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
CLUBS = HEARTS.replace("H", "C")
DIAMONDS = HEARTS.replace("H", "D")
SPADES = HEARTS.replace("H", "S")


def cards(text: str) -> tuple[Card, ...]:
    """Cards in the order written."""
    return tuple(Card.parse(word) for word in text.split())


def card_played(text: str) -> PlayCard:
    return PlayCard(Card.parse(text))


def card_set(text: str) -> CardSet:
    return CardSet.parse(text)


def rules(preset: str = "standard", players: int = 4, **changes: Any) -> RuleSet:
    return build_rules(preset, players, changes)


def refused_options(preset: str = "standard", players: int = 4, **changes: Any) -> set[str]:
    """The options that a refusal of this rule set blames."""
    with pytest.raises(RuleSetError) as refusal:
        build_rules(preset, players, changes)
    assert str(refusal.value)
    return set(refusal.value.options)


# ------------------------------------------------------------- one turn alone


def turn(rule_set: RuleSet, hand: str, led: str | None, first: bool, broken: bool) -> legality.Turn:
    suit = None if led is None else Card.parse(led).suit
    return legality.Turn(rule_set, card_set(hand), suit, first, broken)


def legal(
    rule_set: RuleSet,
    hand: str,
    led: str | None = None,
    *,
    first: bool = False,
    broken: bool = False,
) -> CardSet:
    """What a hand may play: to a lead, or as the lead; on the first trick, or later."""
    return legality.legal_cards(turn(rule_set, hand, led, first, broken))


def reason(
    rule_set: RuleSet,
    hand: str,
    card: str,
    led: str | None = None,
    *,
    first: bool = False,
    broken: bool = False,
) -> Reason | None:
    """Why a card of that hand may not be played."""
    return legality.why_not_play(turn(rule_set, hand, led, first, broken), Card.parse(card))


def sentence(
    rule_set: RuleSet,
    hand: str,
    card: str,
    led: str | None = None,
    *,
    first: bool = False,
    broken: bool = False,
) -> str:
    """What a person is told who tries that card."""
    situation = turn(rule_set, hand, led, first, broken)
    why = legality.why_not_play(situation, Card.parse(card))
    assert why is not None
    return legality.explain_refusal(situation, Card.parse(card), why)


# ------------------------------------------------------------------- one hand


def deal(rule_set: RuleSet, hands: Sequence[str], kitty: str = "") -> Deal:
    """A deal with these cards where they are said to be; the others fill up in order."""
    fixed = [card_set(text) for text in hands]
    fixed += [CardSet()] * (rule_set.players - len(fixed))
    left_over = card_set(kitty)
    named = left_over
    for held in fixed:
        named |= held
    others = [card for card in rule_set.deck if card not in named]
    filled = []
    for held in fixed:
        missing = rule_set.hand_size - len(held)
        filled.append(CardSet((*held, *others[:missing])))
        others = others[missing:]
    return Deal(tuple(filled), CardSet((*left_over, *others)))


def begin(
    rule_set: RuleSet, *hands: str, kitty: str = "", dealer: int = 0, number: int = 1
) -> HandState:
    return begin_with_events(rule_set, *hands, kitty=kitty, dealer=dealer, number=number)[0]


def begin_with_events(
    rule_set: RuleSet, *hands: str, kitty: str = "", dealer: int = 0, number: int = 1
) -> tuple[HandState, list[Event]]:
    return HandState.start(rule_set, number, dealer, deal(rule_set, hands, kitty))


def pass_all(state: HandState, *passes: str) -> HandState:
    """Each seat passes these cards, seat 0 first."""
    for seat, text in enumerate(passes):
        state, _ = state.apply(seat, PassCards(cards(text)))
    return state


def play(state: HandState, text: str) -> HandState:
    return play_with_events(state, text)[0]


def play_with_events(state: HandState, text: str) -> tuple[HandState, list[Event]]:
    """Each card is played by the seat on turn."""
    events: list[Event] = []
    for card in cards(text):
        state, more = state.apply(state.turn, PlayCard(card))
        events += more
    return state, events


def refusal(state: HandState | MatchState, seat: int, action: Action) -> IllegalAction:
    """The error this action meets; the state must be unchanged."""
    before = repr(state)
    with pytest.raises(IllegalAction) as error:
        state.apply(seat, action)
    assert repr(state) == before
    assert state.why_not(seat, action) is error.value.reason
    return error.value


def hand_text(state: HandState, seat: int) -> str:
    return str(CardSet.from_mask(state.hands[seat]))


# ----------------------------------------------------------- scores and totals


def scores(
    rule_set: RuleSet,
    captured: Sequence[str],
    tricks: Sequence[int] = (4, 3, 3, 3),
    choice: str | None = None,
    totals: Sequence[int] = (0, 0, 0, 0),
    hands_before: int = 0,
) -> tuple[int, ...]:
    """The hand scores for these captured cards; cards nobody is said to have do not matter."""
    piles = [card_set(text).mask for text in captured]
    piles += [0] * (rule_set.players - len(piles))
    shooter = scoring.find_shooter(rule_set, piles)
    effect = None
    if shooter is not None:
        effect = scoring.settled_effect(rule_set, piles, tricks, shooter, totals, hands_before)
        assert (effect is None) == (choice is not None), "a choice is due exactly if one is given"
    if choice is not None:
        effect = MoonChoice(choice)
    return scoring.score_hand(rule_set, piles, tricks, shooter, effect)


def totals_of(rule_set: RuleSet, *hands: Sequence[int]) -> list[tuple[int, ...]]:
    """The totals after each hand with these scores."""
    totals: tuple[int, ...] = (0,) * rule_set.players
    course = []
    for hand in hands:
        totals = scoring.add_scores(rule_set, totals, hand)
        course.append(totals)
    return course


def winners(
    rule_set: RuleSet, totals: Sequence[int], hands_played: int = 1
) -> tuple[int, ...] | None:
    """Who wins with these totals, None when the match goes on."""
    if scoring.match_ends(rule_set, totals, hands_played):
        return scoring.lowest_seats(totals)
    return None


# ----------------------------------------------------------------- tiny matches


def tiny_rules(deck: str, players: int = 3, **changes: Any) -> RuleSet:
    """Rules for a deck of just these cards, all dealt, nothing passed."""
    removed = [card.text for card in FULL_DECK - card_set(deck)]
    size = len(deck.split()) // players
    given: dict[str, Any] = {
        "removed": removed,
        "hand_size": size,
        "pass_count": 0,
        "pass_cycle": ["H"],
        "first_dealer": 0,
        **changes,
    }
    return build_rules("standard", players, given)


def begin_match(rule_set: RuleSet, totals: Sequence[int] | None = None) -> MatchState:
    """A match before its first deal, seat 0 dealing unless the rules name another."""
    state, _ = MatchState.start(rule_set)
    if isinstance(rule_set.first_dealer, FirstDealer):
        state, _ = state.apply(CHANCE, AppointDealer(0))
    return state if totals is None else state._replace(totals=tuple(totals))


def play_hand(
    state: MatchState, hands: Sequence[str], plays: str, kitty: str = ""
) -> tuple[MatchState, list[Event]]:
    """Deal and play one hand; the events of its last play."""
    state, events = state.apply(CHANCE, DealHand(deal(state.rules, hands, kitty)))
    for card in cards(plays):
        (seat,) = state.to_act
        state, events = state.apply(seat, PlayCard(card))
    return state, events


def choose(state: MatchState, choice: str) -> tuple[MatchState, list[Event]]:
    (seat,) = state.to_act
    return state.apply(seat, ChooseMoon(MoonChoice(choice)))
