"""The replay of one hand whose cards are all known, by the rules' own state."""

from __future__ import annotations

from openhearts.cards import Deal
from openhearts.records.faults import FinishedHand, report
from openhearts.records.record import HandRecord, RecordedTrick
from openhearts.rules.actions import CHANCE, PassCards, PlayCard, ShufflePassed
from openhearts.rules.errors import IllegalAction
from openhearts.rules.hand import HandPhase, HandState
from openhearts.rules.ruleset import RuleSet


def replay_hand(rules: RuleSet, number: int, hand: HandRecord) -> FinishedHand | None:
    """Replay a hand; return what it left to score, ``None`` if it was not played to the end.

    Raises:
        FaultFoundError: something in it is not by the rules.
    """
    deal = Deal(tuple(holding.known for holding in hand.hands), hand.kitty.known)
    state, _ = HandState.start(rules, number, hand.dealer, deal)
    state = _replay_passes(number, hand, state)
    for place, trick in enumerate(hand.tricks, start=1):
        state = _replay_trick(number, place, trick, state)
        if trick.winner is None and place < len(hand.tricks):
            report(f"trick {place + 1} follows, and this one is not finished", number, place)
    if state.phase is not HandPhase.PLAYED:
        return None
    return FinishedHand(state.captured, state.taken)


def _replay_passes(number: int, hand: HandRecord, state: HandState) -> HandState:
    for given in hand.passes:
        action = PassCards(tuple(card for card in given.cards if card is not None))
        try:
            state, _ = state.apply(given.seat, action)
        except IllegalAction as refusal:
            cards = " ".join(card.text for card in action.cards)
            report(f"{cards or 'no card'} was passed: {refusal}", number, seat=given.seat)
    if state.phase is HandPhase.PASSING and (hand.tricks or hand.mix_order is not None):
        report("the play begins, and this seat has not passed", number, seat=state.to_act[0])
    if hand.mix_order is not None:
        order = tuple(card for card in hand.mix_order if card is not None)
        try:
            state, _ = state.apply(CHANCE, ShufflePassed(order))
        except IllegalAction as refusal:
            report(f"a shuffle of the passed cards is recorded: {refusal}", number)
    if state.phase is HandPhase.MIXING and hand.tricks:
        report("the play begins, and the shuffle of the passed cards is missing", number)
    return state


def _replay_trick(number: int, place: int, trick: RecordedTrick, state: HandState) -> HandState:
    if state.phase is HandPhase.PLAYED:
        report("every card had been played", number, place)
    if trick.leader != state.turn:
        report(f"this seat leads, and it is seat {state.turn}'s lead", number, place, trick.leader)
    for card in trick.cards:
        seat = state.turn
        try:
            state, _ = state.apply(seat, PlayCard(card))
        except IllegalAction as refusal:
            report(f"{card} was played: {refusal}", number, place, seat)
    if trick.winner is not None and trick.winner != state.tricks[-1].winner:
        taker = state.tricks[-1].winner
        report(
            f"the trick is given to seat {trick.winner}, and seat {taker} took it",
            number,
            place,
            trick.winner,
        )
    return state
