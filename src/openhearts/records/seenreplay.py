"""The replay of one hand of which some cards are hidden.

Nothing is guessed: each seat has cards it certainly held and a number of others. What a
seat plays later it held before, so a hand that was played to the end is wholly known from
its first trick on. A play is a fault only if it is against the rules whatever the hidden
cards are.
"""

from __future__ import annotations

from dataclasses import dataclass

from openhearts.cards import Card, CardSet
from openhearts.records.faults import Fault, FaultFoundError, FinishedHand
from openhearts.records.record import HandRecord
from openhearts.records.seenpassing import SeenHands, after_the_pass
from openhearts.rules import legality, masks
from openhearts.rules.facts import Seat
from openhearts.rules.options import FirstLead
from openhearts.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class _Play:
    trick: int
    """1 for the first trick of the hand."""
    place: int
    """0 for the lead."""
    seat: Seat
    card: Card
    led: Card


def replay_seen_hand(rules: RuleSet, number: int, hand: HandRecord) -> FinishedHand | None:
    """Replay a hand with hidden cards; ``None`` if it was not played to the end.

    Raises:
        FaultFoundError: something in it is not by the rules, whatever the hidden cards are.
    """
    hands = after_the_pass(rules, number, hand)
    if hands is None:
        return None
    plays, fault = _plays_in_order(rules, number, hand, hands)
    if plays and (wrong := _wrong_first_leader(rules, number, hand, hands, plays[0].seat)):
        raise FaultFoundError(wrong)
    if wrong := _first_unlawful_play(rules, number, hands, plays):
        raise FaultFoundError(wrong)
    if fault is not None:
        raise FaultFoundError(fault)
    if len(plays) < rules.players * rules.hand_size:
        return None
    return _finished(rules, plays, hand)


def _plays_in_order(
    rules: RuleSet, number: int, hand: HandRecord, hands: SeenHands
) -> tuple[list[_Play], Fault | None]:
    """Return the plays up to the first that cannot be, whatever was played before it.

    Each card is added to what its seat certainly held.
    """
    plays: list[_Play] = []
    played = CardSet()
    leader: Seat | None = None
    for index, trick in enumerate(hand.tricks, start=1):
        if len(plays) == rules.players * rules.hand_size:
            return plays, Fault("every card had been played", number, index)
        if index > 1 and hand.tricks[index - 2].winner is None:
            message = f"trick {index} follows, and this one is not finished"
            return plays, Fault(message, number, index - 1)
        if leader is not None and trick.leader != leader:
            message = f"this seat leads, and it is seat {leader}'s lead"
            return plays, Fault(message, number, index, trick.leader)
        for place, card in enumerate(trick.cards):
            seat = (trick.leader + place) % rules.players
            problem = hands.why_not_holding(seat, card, rules.deck)
            if card in played:
                problem = "this card had been played already."
            if problem is not None:
                return plays, Fault(f"{card} was played: {problem}", number, index, seat)
            hands.learn(seat, card)
            played |= CardSet((card,))
            plays.append(_Play(index, place, seat, card, trick.cards[0]))
        if trick.winner is not None:
            best = trick.cards[0].index
            for card in trick.cards:
                best = card.index if masks.beats(card.index, best) else best
            place = [card.index for card in trick.cards].index(best)
            leader = (trick.leader + place) % rules.players
            if leader != trick.winner:
                message = f"the trick is given to seat {trick.winner}, and seat {leader} took it"
                return plays, Fault(message, number, index, trick.winner)
    return plays, None


def _wrong_first_leader(
    rules: RuleSet, number: int, hand: HandRecord, hands: SeenHands, leader: Seat
) -> Fault | None:
    right: Seat | None = (hand.dealer + 1) % rules.players
    if rules.first_lead is FirstLead.LOWEST_CLUB:
        clubs = [
            (CardSet.from_mask(cards.mask & masks.CLUB_MASK), seat)
            for seat, cards in enumerate(hands.certain)
        ]
        lowest = min(((cards.lowest(), seat) for cards, seat in clubs if cards), default=None)
        unplaced = CardSet.from_mask(hands.unplaced(rules.deck).mask & masks.CLUB_MASK)
        if lowest is not None:
            right = lowest[1]
        could_be_lower = bool(unplaced) and (lowest is None or unplaced.lowest() < lowest[0])
        if could_be_lower and hands.hidden[leader]:
            right = leader
    if leader == right:
        return None
    return Fault(f"this seat leads, and it is seat {right}'s lead", number, 1, leader)


def _first_unlawful_play(
    rules: RuleSet, number: int, hands: SeenHands, plays: list[_Play]
) -> Fault | None:
    held = list(hands.certain)
    unplaced = hands.unplaced(rules.deck)
    broken = False
    for play in plays:
        turn = legality.Turn(
            rules=rules,
            hand=held[play.seat],
            led_suit=play.led.suit if play.place else None,
            first_trick=play.trick == 1,
            hearts_broken=broken,
        )
        reason = legality.why_not_play(turn, play.card)
        if reason is not None and (
            not hands.hidden[play.seat] or _refused_anyway(turn, play.card, unplaced)
        ):
            message = legality.explain_refusal(turn, play.card, reason)
            return Fault(f"{play.card} was played: {message}", number, play.trick, play.seat)
        broken = broken or bool(play.card.bit & rules.kernel.breaking_cards)
        held[play.seat] -= CardSet((play.card,))
    return None


def _refused_anyway(turn: legality.Turn, card: Card, unplaced: CardSet) -> bool:
    """Tell whether a card the certain hand may not play stays refused with any hidden cards.

    It does if the certain hand has a card that may be played even from a hand with every
    card that could be there, where no exception applies: that card keeps the restriction
    against ``card`` from falling. (Where even there all restrictions fall, ``card`` is allowed.)
    """
    if turn.led_suit is not None and card.suit is not turn.led_suit:
        unplaced -= unplaced.of_suit(turn.led_suit)
    richest = legality.legal_cards(turn._replace(hand=turn.hand | unplaced))
    return card not in richest and bool(richest & turn.hand)


def _finished(rules: RuleSet, plays: list[_Play], hand: HandRecord) -> FinishedHand:
    captured = [0] * rules.players
    taken = [0] * rules.players
    kitty = (rules.deck - CardSet(play.card for play in plays)).mask
    kitty_waits = bool(kitty)
    for index, trick in enumerate(hand.tricks):
        if trick.winner is None:
            continue
        pile = CardSet(trick.cards).mask
        captured[trick.winner] |= pile
        taken[trick.winner] += 1
        last = index == len(hand.tricks) - 1
        if kitty_waits and masks.takes_kitty(pile, index == 0, last, rules.kernel):
            captured[trick.winner] |= kitty
            kitty_waits = False
    return FinishedHand(tuple(captured), tuple(taken))
