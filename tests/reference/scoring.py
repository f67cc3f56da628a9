"""The scores of a finished hand (section 1, "Points")."""

from collections.abc import Collection, Sequence
from typing import Any

from reference.match import totals_after, winners_if_ended
from reference.options import bonus_cards, penalty_cards, penalty_sum


def shooter(options: dict[str, Any], captured: Sequence[Collection[str]]) -> int | None:
    """The seat that shot the moon, None when nobody did or the rule set has no moon."""
    if options["moon"] == "NONE" or not penalty_cards(options):
        return None
    needed = penalty_cards(options)
    if options["moon_needs_bonus"]:
        needed = needed | bonus_cards(options)
    for seat, cards in enumerate(captured):
        if needed <= set(cards):
            return seat
    return None


def moon_worth(options: dict[str, Any], tricks: list[int], seat: int) -> int:
    """T, counted twice for a sun."""
    worth = penalty_sum(options) if options["moon_value"] is None else options["moon_value"]
    if options["sun"] == "DOUBLE" and tricks[seat] == sum(tricks):
        worth = 2 * worth
    return worth


def choice_is_due(options: dict[str, Any], captured: Sequence[Collection[str]]) -> bool:
    """Must a shooter say whether to add or to subtract?"""
    return options["moon"] == "CHOICE" and shooter(options, captured) is not None


def hand_scores(
    options: dict[str, Any],
    captured: Sequence[Collection[str]],
    tricks: list[int],
    choice: str | None = None,
    totals_before: list[int] | None = None,
    hands_before: int = 0,
) -> list[int]:
    """The scores of a hand by seat, before resets. `choice` is "ADD" or "SUBTRACT" when due."""
    players = options["players"]
    shot_by = shooter(options, captured)
    if choice_is_due(options, captured):
        if choice not in ("ADD", "SUBTRACT"):
            raise ValueError("the shooter must choose")
    elif choice is not None:
        raise ValueError("no choice is due")
    if shot_by is None:
        return plain_scores(options, captured, tricks)
    adding = moon_scores(options, captured, tricks, shot_by, subtract=False)
    subtracting = moon_scores(options, captured, tricks, shot_by, subtract=True)
    if options["moon"] == "ADD_TO_OTHERS" or choice == "ADD":
        return adding
    if options["moon"] == "SUBTRACT_FROM_SELF" or choice == "SUBTRACT":
        return subtracting
    before = [0] * players if totals_before is None else totals_before
    winners = winners_if_ended(options, totals_after(options, before, adding), hands_before + 1)
    if winners and shot_by not in winners:
        return subtracting
    return adding


def plain_scores(
    options: dict[str, Any], captured: Sequence[Collection[str]], tricks: list[int]
) -> list[int]:
    """Everybody's cards and the bonus for taking no trick."""
    scores = []
    for seat, cards in enumerate(captured):
        score = sum(options["points"].get(card, 0) for card in cards)
        if tricks[seat] == 0:
            score += options["no_trick_bonus"]
        scores.append(score)
    return scores


def moon_scores(
    options: dict[str, Any],
    captured: Sequence[Collection[str]],
    tricks: list[int],
    shot_by: int,
    subtract: bool,
) -> list[int]:
    """The scores of a moon (rulings X13 and X14): it replaces the penalty scores only."""
    worth = moon_worth(options, tricks, shot_by)
    scores = []
    for seat, cards in enumerate(captured):
        score = 0
        if subtract and seat == shot_by:
            score = -worth
        if not subtract and seat != shot_by:
            score = worth
        if not options["moon_needs_bonus"]:
            score += sum(options["points"][card] for card in cards if card in bonus_cards(options))
        if tricks[seat] == 0:
            score += options["no_trick_bonus"]
        scores.append(score)
    return scores
