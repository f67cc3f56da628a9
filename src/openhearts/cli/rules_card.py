"""The rules in force on one screen, written from the options themselves."""

from __future__ import annotations

from openhearts.cards import Suit
from openhearts.rules.options import (
    BrokenBy,
    FirstLead,
    FirstTrickPoints,
    HeartsLead,
    Kitty,
    Moon,
    OpeningCard,
    QueenDiscard,
    QueenLead,
    StuckLead,
    Sun,
    Tie,
)
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.ruletext import rules_title

_OPENINGS = {
    OpeningCard.THAT_CLUB: "with that club",
    OpeningCard.ANY_CLUB: "with a club",
    OpeningCard.NOT_A_HEART: "with any card but a heart",
    OpeningCard.NOT_A_POINT_CARD: "with a card that does not count",
    OpeningCard.ANY: "with any card",
}
_BREAKERS = {
    BrokenBy.HEART: "a heart is played",
    BrokenBy.HEART_OR_QUEEN: "a heart or the queen of spades is played",
    BrokenBy.PENALTY_CARD: "a penalty card is played",
}
_KITTIES = {
    Kitty.FIRST_TRICK: "the winner of the first trick",
    Kitty.FIRST_PENALTY_CARD: "the winner of the first trick with a penalty card",
    Kitty.FIRST_HEART: "the winner of the first trick with a heart",
    Kitty.LAST_TRICK: "the winner of the last trick",
}


def rules_card(rules: RuleSet) -> list[str]:
    """Return the rules of a game as short lines."""
    lines = [f"{rules_title(rules)}, {rules.players} players, {rules.hand_size} cards each."]
    if rules.removed:
        lines.append(f"Out of the deck: {rules.removed}.")
    if rules.kitty is not Kitty.NONE and rules.kitty_size:
        lines.append(f"The {rules.kitty_size} cards left over go to {_KITTIES[rules.kitty]}.")
    lines.append(_passing(rules))
    leader = "The lowest club in any hand leads"
    if rules.first_lead is FirstLead.ELDEST:
        leader = "The player left of the dealer leads"
    lines.append(f"{leader}, {_OPENINGS[rules.opening_card]}.")
    if rules.first_trick_points is FirstTrickPoints.BANNED:
        lines.append("No penalty cards are thrown on the first trick.")
    lines += _hearts(rules)
    lines += _queen(rules)
    lines.append(_points(rules))
    lines += _moon(rules)
    lines.append(_end(rules))
    return lines


def _passing(rules: RuleSet) -> str:
    cycle = " ".join(rules.pass_cycle)
    if set(cycle) == {"H"} or not rules.pass_count:
        return (
            "Nothing is passed." if "SCATTER" not in cycle else f"Passing, hand by hand: {cycle}."
        )
    return f"Pass {rules.pass_count}, hand by hand: {cycle} (L left, R right, A across, H hold)."


def _hearts(rules: RuleSet) -> list[str]:
    if rules.hearts_lead is HeartsLead.FREE:
        return ["Hearts may be led at any time."]
    if rules.hearts_lead is HeartsLead.NEVER:
        return ["Hearts are never led, except from a hand of nothing else."]
    lines = [f"Hearts are led once they are broken: when {_BREAKERS[rules.broken_by]}."]
    if rules.stuck_lead is StuckLead.ONLY_PENALTY_CARDS:
        lines.append("A hand of nothing but penalty cards may lead any of them.")
    return lines


def _queen(rules: RuleSet) -> list[str]:
    lines = []
    if rules.queen_lead is QueenLead.AFTER_BROKEN:
        lines.append("The queen of spades is led only once hearts are broken.")
    if rules.queen_discard is QueenDiscard.AFTER_BROKEN:
        lines.append("The queen of spades is thrown only once hearts are broken.")
    if rules.queen_discard is QueenDiscard.FORCED:
        lines.append("The queen of spades must be thrown at the first chance.")
    return lines


def _points(rules: RuleSet) -> str:
    hearts = {rules.card_values.get(card, 0) for card in rules.deck.of_suit(Suit.HEARTS)}
    parts = []
    others = dict(rules.card_values)
    if len(hearts) == 1 and hearts != {0}:
        parts.append(f"each heart {hearts.pop()}")
        others = {card: value for card, value in others.items() if card.suit is not Suit.HEARTS}
    parts += [f"{card.text} {value}" for card, value in sorted(others.items())]
    return "Points: " + (", ".join(parts) or "none") + "."


def _moon(rules: RuleSet) -> list[str]:
    points = rules.moon_points
    effects = {
        Moon.ADD_TO_OTHERS: f"the others get {points} each",
        Moon.SUBTRACT_FROM_SELF: f"{points} come off the shooter's total",
        Moon.CHOICE: f"the shooter chooses: {points} to each of the others, or {points} off",
        Moon.AUTO: f"the others get {points} each, or {points} come off if that serves better",
    }
    lines = []
    if rules.moon is Moon.NONE:
        lines.append("Nobody shoots the moon.")
    else:
        needed = "every penalty card"
        if rules.moon_needs_bonus:
            needed += " and every bonus card"
        lines.append(f"Moon: whoever takes {needed}: {effects[rules.moon]}.")
        if rules.sun is Sun.DOUBLE:
            lines.append("With every trick as well, the moon counts twice.")
    if rules.no_trick_bonus:
        lines.append(f"No trick taken: {rules.no_trick_bonus}.")
    return lines


def _end(rules: RuleSet) -> str:
    parts = []
    if rules.target is not None:
        parts.append(f"{'passes' if rules.target_exceeded else 'reaches'} {rules.target}")
    text = f"The match ends when somebody {parts[0]}" if parts else "The match ends"
    if rules.hand_limit is not None:
        text += f"{', or' if parts else ''} after {rules.hand_limit} hands"
    for reached, becomes in rules.exact_resets:
        text += f"; exactly {reached} becomes {becomes}"
    tie = "share the win" if rules.tie is Tie.SHARE else "play on"
    return f"{text}. Lowest total wins; equals {tie}."
