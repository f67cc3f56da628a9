"""The rules a search needs millions of times a second, over int masks.

Every function here is plain Python over ints and one tuple of numbers
(:class:`KernelOptions`), with no third-party import, no exception and no keyword
argument, so that the same function objects can be compiled from outside
(:data:`KERNEL_RULES`). :mod:`openhearts.rules` calls them as they are: there is no
second implementation of a rule.

Masks are as in :mod:`openhearts.cards.card`: bit ``16 * suit + rank``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

CLUB_MASK = 0x1FFF
DIAMOND_MASK = 0x1FFF << 16
SPADE_MASK = 0x1FFF << 32
HEART_MASK = 0x1FFF << 48
QUEEN_OF_SPADES = 1 << 42

# What may open the first trick.
OPEN_ANY = 0
OPEN_THAT_CLUB = 1
OPEN_ANY_CLUB = 2
OPEN_NOT_A_HEART = 3
OPEN_NOT_A_POINT_CARD = 4

# When a heart may be led.
HEARTS_FREE = 0
HEARTS_AFTER_BROKEN = 1
HEARTS_NEVER = 2

# When the queen of spades may, or must, be thrown.
QUEEN_FREE = 0
QUEEN_AFTER_BROKEN = 1
QUEEN_FORCED = 2

# Which trick takes the kitty.
KITTY_NONE = 0
KITTY_FIRST_TRICK = 1
KITTY_FIRST_PENALTY_CARD = 2
KITTY_FIRST_HEART = 3
KITTY_LAST_TRICK = 4

# What a moon does; the two that must be decided first become one of the others.
MOON_NONE = 0
MOON_ADD = 1
MOON_SUBTRACT = 2

VALUE_GROUPS = 16
"""Point values are grouped by value; shorter tables are filled up with zeros to this length."""


class KernelOptions(NamedTuple):
    """The options the mask-level functions ask for, as numbers.

    Built once for each rule set (:attr:`openhearts.rules.ruleset.RuleSet.kernel`).
    """

    players: int
    hand_size: int
    opening_card: int
    ban_on_first_trick: int
    hearts_lead: int
    stuck_with_penalty_cards: int
    queen_lead_waits: int
    queen_discard: int
    breaking_cards: int
    penalty_cards: int
    bonus_cards: int
    value_masks: tuple[int, ...]
    """Cards of the deck by value: the cards of group ``i`` are worth ``values[i]`` each."""
    values: tuple[int, ...]
    kitty: int
    moon_points: int
    """T, what a moon moves."""
    moon_needs_bonus: int
    sun_doubles: int
    no_trick_bonus: int
    leads_lowest_club: int


def opening_restriction(hand: int, options: KernelOptions) -> int:
    """Cards of the leader's hand that ``opening_card`` lets open the first trick.

    With ``THAT_CLUB`` the leader was chosen for holding the lowest club of any hand, so it
    is the lowest club of this one. If nothing qualifies the restriction falls.
    """
    if options.opening_card == OPEN_ANY:
        return hand
    if options.opening_card == OPEN_THAT_CLUB:
        clubs = hand & CLUB_MASK
        allowed = clubs & -clubs
    elif options.opening_card == OPEN_ANY_CLUB:
        allowed = hand & CLUB_MASK
    elif options.opening_card == OPEN_NOT_A_HEART:
        allowed = hand & ~HEART_MASK
    else:
        allowed = hand & ~(options.penalty_cards | options.bonus_cards)
    return allowed or hand


def first_trick_restriction(hand: int, options: KernelOptions) -> int:
    """Cards that the ban on penalty cards lets open, or be thrown on, the first trick.

    The ban falls for a hand of nothing but penalty cards (X1).
    """
    if not options.ban_on_first_trick:
        return hand
    allowed = hand & ~options.penalty_cards
    return allowed or hand


def heart_lead_restriction(hand: int, broken: int, options: KernelOptions) -> int:
    """Cards that the rule for leading hearts lets this hand lead (X2, X3)."""
    if options.hearts_lead == HEARTS_FREE or not hand & HEART_MASK:
        return hand
    if options.hearts_lead == HEARTS_AFTER_BROKEN:
        if broken:
            return hand
        if options.stuck_with_penalty_cards and not hand & ~options.penalty_cards:
            return hand
    allowed = hand & ~HEART_MASK
    return allowed or hand


def queen_lead_restriction(hand: int, broken: int, options: KernelOptions) -> int:
    """Cards that the rule for leading the queen of spades lets this hand lead."""
    if options.queen_lead_waits and not broken:
        return hand & ~QUEEN_OF_SPADES
    return hand


def queen_discard_restriction(
    hand: int, first_trick: int, broken: int, options: KernelOptions
) -> int:
    """Cards that ``queen_discard`` lets a hand void in the suit led throw."""
    if options.queen_discard == QUEEN_FREE or not hand & QUEEN_OF_SPADES:
        return hand
    if options.queen_discard == QUEEN_AFTER_BROKEN:
        return hand if broken else hand & ~QUEEN_OF_SPADES
    if first_trick and not first_trick_restriction(hand, options) & QUEEN_OF_SPADES:
        return hand
    return QUEEN_OF_SPADES


def legal_leads(hand: int, first_trick: int, broken: int, options: KernelOptions) -> int:
    """Cards the leader may lead; never empty for a hand that is not.

    The restrictions are taken together; if together they leave no card, none applies (X4).
    """
    allowed = heart_lead_restriction(hand, broken, options)
    allowed &= queen_lead_restriction(hand, broken, options)
    if first_trick:
        allowed &= opening_restriction(hand, options)
        allowed &= first_trick_restriction(hand, options)
    return allowed or hand


def legal_follows(
    hand: int, led_suit: int, first_trick: int, broken: int, options: KernelOptions
) -> int:
    """Cards a seat may play to a trick in which the suit ``led_suit`` (0 to 3) was led.

    Following suit comes first and always holds; a card that follows is never refused (X5).
    """
    following = hand & (CLUB_MASK << (16 * led_suit))
    if following:
        return following
    allowed = queen_discard_restriction(hand, first_trick, broken, options)
    if first_trick:
        allowed &= first_trick_restriction(hand, options)
    return allowed or hand


def beats(card: int, best: int) -> bool:
    """Tell whether the card with index ``card`` beats the best card so far of the suit led."""
    return card > best and card >> 4 == best >> 4


def takes_kitty(trick_cards: int, first_trick: int, last_trick: int, options: KernelOptions) -> int:
    """Tell whether the winner of this trick captures a kitty that nobody has yet (1 or 0)."""
    if last_trick:
        return 1
    if options.kitty == KITTY_FIRST_TRICK:
        return first_trick
    if options.kitty == KITTY_FIRST_PENALTY_CARD:
        return 1 if trick_cards & options.penalty_cards else 0
    if options.kitty == KITTY_FIRST_HEART:
        return 1 if trick_cards & HEART_MASK else 0
    return 0


def popcount(mask: int) -> int:
    """Return the number of cards in a mask."""
    return mask.bit_count()


def card_points(pile: int, options: KernelOptions) -> int:
    """Return the sum of the point cards in a pile, bonus cards included."""
    total = 0
    for group in range(len(options.values)):
        value = options.values[group]
        if value == 0:
            break
        total += value * popcount(pile & options.value_masks[group])
    return total


def shoots(pile: int, options: KernelOptions) -> bool:
    """Tell whether this pile is a moon: every penalty card (and bonus card where needed)."""
    needed = options.penalty_cards
    if not needed:
        return False
    if options.moon_needs_bonus:
        needed |= options.bonus_cards
    return not needed & ~pile


def hand_score(  # noqa: PLR0913, PLR0917 - no keyword arguments here, and no struct to hold them
    pile: int, tricks: int, moon: int, is_shooter: int, shooter_tricks: int, options: KernelOptions
) -> int:
    """Return what one seat scores for a hand.

    Args:
        pile: the cards the seat captured, the kitty included.
        tricks: how many tricks the seat took.
        moon: ``MOON_ADD`` or ``MOON_SUBTRACT`` when somebody shot it, else ``MOON_NONE``.
        is_shooter: whether this seat did (1 or 0).
        shooter_tricks: how many tricks the shooter took, for the sun.
        options: the rule set's numbers.
    """
    if moon == MOON_NONE:
        score = card_points(pile, options)
    else:
        points = options.moon_points
        if options.sun_doubles and shooter_tricks == options.hand_size:
            points *= 2
        if is_shooter:
            score = 0 if moon == MOON_ADD else -points
        else:
            score = points if moon == MOON_ADD else 0
        if not options.moon_needs_bonus:
            score += card_points(pile & options.bonus_cards, options)
    if tricks == 0:
        score += options.no_trick_bonus
    return score


KERNEL_RULES: tuple[Callable[..., Any], ...] = (
    opening_restriction,
    first_trick_restriction,
    heart_lead_restriction,
    queen_lead_restriction,
    queen_discard_restriction,
    legal_leads,
    legal_follows,
    beats,
    takes_kitty,
    popcount,
    card_points,
    shoots,
    hand_score,
)
"""The functions to compile from outside, callees before callers.

``popcount`` is the one that a compiler replaces by its own (``int.bit_count`` has no
machine counterpart by that name).
"""
