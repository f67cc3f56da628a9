"""Which cards may be played, why a card may not, and what is said of it.

Everything here rests on the mask-level functions of :mod:`openhearts.rules.masks`, and
asks only what the seat on turn knows, so a state and a player's view give one answer.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from openhearts.cards import Card, CardSet, Suit
from openhearts.rules import masks
from openhearts.rules.errors import Reason
from openhearts.rules.options import HeartsLead, OpeningCard
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.wording import Wording, wording


class Turn(NamedTuple):
    """What decides which cards a seat on turn may play."""

    rules: RuleSet
    hand: CardSet
    led_suit: Suit | None
    """``None`` when the seat leads."""
    first_trick: bool
    hearts_broken: bool


def legal_cards(turn: Turn) -> CardSet:
    """Return the cards that may be played; never empty for a hand that is not."""
    hand, kernel = turn.hand.mask, turn.rules.kernel
    if turn.led_suit is None:
        mask = masks.legal_leads(hand, turn.first_trick, turn.hearts_broken, kernel)
    else:
        mask = masks.legal_follows(
            hand, turn.led_suit, turn.first_trick, turn.hearts_broken, kernel
        )
    return CardSet.from_mask(mask)


def can_leave_no_card(rules: RuleSet) -> bool:
    """Tell whether the restrictions together can leave some hand no card, so that none applies.

    Each restriction that holds leaves a card of the hand, and these few cards alone show the
    conflict; so hands of up to three cards, no two of one kind, are all there is to try.
    """
    kinds: dict[tuple[object, ...], int] = {}
    for card in rules.deck:
        value = rules.card_values.get(card, 0)
        suit = card.suit if card.suit in (Suit.CLUBS, Suit.HEARTS) else None
        kind = (suit, card.bit == masks.QUEEN_OF_SPADES, value > 0, value < 0)
        kinds.setdefault(kind, card.bit)
    hands = [sum(bits) for size in (1, 2, 3) for bits in combinations(kinds.values(), size)]
    return any(_leaves_no_card(hand, rules.kernel) for hand in hands)


def _leaves_no_card(hand: int, kernel: masks.KernelOptions) -> bool:
    waiting = masks.heart_lead_restriction(hand, 0, kernel)
    waiting &= masks.queen_lead_restriction(hand, 0, kernel)
    first = masks.first_trick_restriction(hand, kernel)
    void = masks.queen_discard_restriction(hand, 0, 0, kernel)
    void_first = masks.queen_discard_restriction(hand, 1, 0, kernel)
    opening = masks.opening_restriction(hand, kernel)
    return not (waiting and void and waiting & opening & first and void_first & first)


def why_not_play(turn: Turn, card: Card) -> Reason | None:
    """Return the restriction that keeps a card back, ``None`` if it may be played."""
    if card not in turn.hand:
        return Reason.NOT_IN_HAND
    if card in legal_cards(turn):
        return None
    return (
        _leading_restriction(turn, card) if turn.led_suit is None else _void_restriction(turn, card)
    )


def _leading_restriction(turn: Turn, card: Card) -> Reason:
    hand, kernel = turn.hand.mask, turn.rules.kernel
    if turn.first_trick and not card.bit & masks.opening_restriction(hand, kernel):
        return {
            OpeningCard.THAT_CLUB: Reason.MUST_OPEN_WITH_LOWEST_CLUB,
            OpeningCard.ANY_CLUB: Reason.MUST_OPEN_WITH_A_CLUB,
            OpeningCard.NOT_A_HEART: Reason.MAY_NOT_OPEN_WITH_A_HEART,
        }.get(turn.rules.opening_card, Reason.MAY_NOT_OPEN_WITH_A_POINT_CARD)
    if turn.first_trick and not card.bit & masks.first_trick_restriction(hand, kernel):
        return Reason.NO_PENALTY_CARD_ON_FIRST_TRICK
    if not card.bit & masks.heart_lead_restriction(hand, turn.hearts_broken, kernel):
        if turn.rules.hearts_lead is HeartsLead.NEVER:
            return Reason.HEARTS_ARE_NEVER_LED
        return Reason.HEARTS_NOT_BROKEN
    return Reason.QUEEN_WAITS_FOR_BROKEN_HEARTS


def _void_restriction(turn: Turn, card: Card) -> Reason:
    hand, kernel = turn.hand.mask, turn.rules.kernel
    if turn.led_suit is not None and turn.hand.of_suit(turn.led_suit):
        return Reason.MUST_FOLLOW_SUIT
    if turn.first_trick and not card.bit & masks.first_trick_restriction(hand, kernel):
        return Reason.NO_PENALTY_CARD_ON_FIRST_TRICK
    if card.bit == masks.QUEEN_OF_SPADES:
        return Reason.QUEEN_WAITS_FOR_BROKEN_HEARTS
    return Reason.QUEEN_MUST_BE_THROWN


def refusal_wording(turn: Turn, card: Card, reason: Reason) -> Wording:
    """Return what is said of a card that may not be played, for any language."""
    text = f"refused-{reason}"
    match reason:
        case Reason.NOT_IN_HAND:
            return wording(text, cards=(card,))
        case Reason.MUST_FOLLOW_SUIT if turn.led_suit is not None:
            return wording(text, suit=turn.led_suit.name.lower())
        case Reason.MUST_OPEN_WITH_LOWEST_CLUB:
            return wording(text, cards=(legal_cards(turn).lowest(),))
        case _:
            return wording(text)


def explain_refusal(turn: Turn, card: Card, reason: Reason) -> str:
    """Say in one English sentence why a card may not be played, and what may be.

    It is what errors say; people are told by :func:`refusal_wording`, alike in English.
    """
    match reason:
        case Reason.NOT_IN_HAND:
            return f"You do not hold the {card.name}."
        case Reason.MUST_FOLLOW_SUIT:
            suit = turn.led_suit.name.lower() if turn.led_suit is not None else "suit"
            return f"Follow suit: you still hold {suit}."
        case Reason.MUST_OPEN_WITH_LOWEST_CLUB:
            return f"Open with the {legal_cards(turn).lowest().name}."
        case Reason.MUST_OPEN_WITH_A_CLUB:
            return "Open the first trick with a club."
        case Reason.MAY_NOT_OPEN_WITH_A_HEART:
            return "The first trick may not be opened with a heart."
        case Reason.MAY_NOT_OPEN_WITH_A_POINT_CARD:
            return "The first trick may not be opened with a card that counts."
        case Reason.NO_PENALTY_CARD_ON_FIRST_TRICK:
            return "No penalty cards on the first trick while you hold anything else."
        case Reason.HEARTS_NOT_BROKEN:
            return "Hearts are not broken yet: lead another suit."
        case Reason.HEARTS_ARE_NEVER_LED:
            return "Hearts are never led while you hold another suit."
        case Reason.QUEEN_WAITS_FOR_BROKEN_HEARTS:
            return "The queen of spades waits until hearts are broken."
        case Reason.QUEEN_MUST_BE_THROWN:
            return "You cannot follow suit, so the queen of spades must be thrown now."
        case _:
            raise ValueError(f"{reason} is no reason against a card")
