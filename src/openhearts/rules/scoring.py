"""What a hand scores, what it does to the totals, and whether the match is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openhearts.rules import masks
from openhearts.rules.facts import Seat, fact
from openhearts.rules.options import Moon, MoonChoice, PassEntry, Tie
from openhearts.rules.ruleset import RuleSet

_EFFECT_CODES = {
    None: masks.MOON_NONE,
    MoonChoice.ADD: masks.MOON_ADD,
    MoonChoice.SUBTRACT: masks.MOON_SUBTRACT,
}


@fact
class HandResult(NamedTuple):
    """One line of the score sheet."""

    number: int
    dealer: Seat
    pass_entry: PassEntry
    card_points: tuple[int, ...]
    shooter: Seat | None
    effect: MoonChoice | None
    scores: tuple[int, ...]
    totals: tuple[int, ...]


def find_shooter(rules: RuleSet, captured: Sequence[int]) -> Seat | None:
    """Return the seat whose captured cards (masks) are a moon, if the rules have one."""
    if rules.moon is Moon.NONE:
        return None
    for seat, pile in enumerate(captured):
        if masks.shoots(pile, rules.kernel):
            return seat
    return None


def score_hand(
    rules: RuleSet,
    captured: Sequence[int],
    tricks: Sequence[int],
    shooter: Seat | None,
    effect: MoonChoice | None,
) -> tuple[int, ...]:
    """Return the score of each seat.

    Args:
        rules: the rule set.
        captured: the cards each seat took, as masks, the kitty included.
        tricks: how many tricks each seat took.
        shooter: who shot the moon, if anybody.
        effect: what the moon does; needed exactly when there is a shooter.
    """
    code = _EFFECT_CODES[effect if shooter is not None else None]
    shooter_tricks = tricks[shooter] if shooter is not None else 0
    return tuple(
        masks.hand_score(
            pile, tricks[seat], code, int(seat == shooter), shooter_tricks, rules.kernel
        )
        for seat, pile in enumerate(captured)
    )


def settled_effect(  # noqa: PLR0913, PLR0917 - what the rulebook's sentence on AUTO names
    rules: RuleSet,
    captured: Sequence[int],
    tricks: Sequence[int],
    shooter: Seat,
    totals: Sequence[int],
    hands_before: int,
) -> MoonChoice | None:
    """Return what a moon does where the rules say it; ``None`` if the shooter must choose.

    ``AUTO`` adds to the others, unless the whole end test made with those scores would end
    the match with the shooter not among the winners; then it subtracts.
    """
    match rules.moon:
        case Moon.ADD_TO_OTHERS:
            return MoonChoice.ADD
        case Moon.SUBTRACT_FROM_SELF:
            return MoonChoice.SUBTRACT
        case Moon.AUTO:
            scores = score_hand(rules, captured, tricks, shooter, MoonChoice.ADD)
            after = add_scores(rules, totals, scores)
            if match_ends(rules, after, hands_before + 1) and shooter not in lowest_seats(after):
                return MoonChoice.SUBTRACT
            return MoonChoice.ADD
        case _:
            return None


def add_scores(rules: RuleSet, totals: Sequence[int], scores: Sequence[int]) -> tuple[int, ...]:
    """Return the totals after a hand, exact resets made.

    A reset is looked up once, and only for a total that this hand moved.
    """
    resets = dict(rules.exact_resets)
    return tuple(
        resets.get(before + score, before + score) if score else before
        for before, score in zip(totals, scores, strict=True)
    )


def match_ends(rules: RuleSet, totals: Sequence[int], hands_played: int) -> bool:
    """Tell whether the match is over with these totals after so many hands."""
    highest = max(totals)
    reached = rules.target is not None and (
        highest > rules.target if rules.target_exceeded else highest >= rules.target
    )
    if not reached and (rules.hand_limit is None or hands_played < rules.hand_limit):
        return False
    return rules.tie is Tie.SHARE or len(lowest_seats(totals)) == 1


def lowest_seats(totals: Sequence[int]) -> tuple[Seat, ...]:
    """Return the seats with the lowest total, ascending: the winners, once the match ends."""
    lowest = min(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == lowest)
