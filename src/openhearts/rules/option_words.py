"""What each option is about, and a short label for each word it may take.

For pages where a game is customised; :mod:`openhearts.rules.describe` says in sentences
what the options of one rule set mean together.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from openhearts.rules.options import PassEntry

PASS_WORDS: Mapping[PassEntry, str] = {
    PassEntry.LEFT: "to the left",
    PassEntry.RIGHT: "to the right",
    PassEntry.ACROSS: "across",
    PassEntry.LEFT_2: "to the second seat on the left",
    PassEntry.RIGHT_2: "to the second seat on the right",
    PassEntry.LEFT_3: "to the third seat on the left",
    PassEntry.RIGHT_3: "to the third seat on the right",
    PassEntry.SCATTER: "one card to each other seat",
    PassEntry.MIX: "into a pool that is shuffled and dealt back",
    PassEntry.HOLD: "no passing",
}
"""How each entry of a pass cycle is said."""


@dataclass(frozen=True, slots=True)
class OptionMeaning:
    """What an option is about, and a short label for each word it may take."""

    sentence: str
    words: Mapping[str, str] = field(default_factory=dict)


OPTION_MEANINGS: Mapping[str, OptionMeaning] = {
    "removed": OptionMeaning("Cards taken out of the deck before the deal."),
    "hand_size": OptionMeaning("Cards each; what is left of the deck is the kitty."),
    "kitty": OptionMeaning(
        "Who captures the undealt cards.",
        {
            "NONE": "no kitty",
            "FIRST_TRICK": "winner of the first trick",
            "FIRST_PENALTY_CARD": "winner of the first trick with a penalty card",
            "FIRST_HEART": "winner of the first trick with a heart",
            "LAST_TRICK": "winner of the last trick",
        },
    ),
    "kitty_seen_by": OptionMeaning(
        "Who may look at the kitty when it is taken.",
        {"NOBODY": "nobody", "TAKER": "whoever takes it"},
    ),
    "first_dealer": OptionMeaning(
        "How the first dealer is found; the deal then passes to the left.",
        {"LOWEST_CUT": "the lowest cut deals", "RANDOM": "at random"},
    ),
    "pass_count": OptionMeaning("Cards each player passes."),
    "pass_cycle": OptionMeaning(
        "How cards are passed, hand after hand.",
        {entry.value: text for entry, text in PASS_WORDS.items()},
    ),
    "first_lead": OptionMeaning(
        "Who leads to the first trick.",
        {"LOWEST_CLUB": "the holder of the lowest club", "ELDEST": "the dealer's left"},
    ),
    "opening_card": OptionMeaning(
        "What may open the first trick.",
        {
            "THAT_CLUB": "the lowest club",
            "ANY_CLUB": "any club",
            "NOT_A_HEART": "anything but a heart",
            "NOT_A_POINT_CARD": "anything that does not count",
            "ANY": "any card",
        },
    ),
    "first_trick_points": OptionMeaning(
        "Whether penalty cards may be thrown on the first trick.",
        {"ALLOWED": "allowed", "BANNED": "not allowed"},
    ),
    "hearts_lead": OptionMeaning(
        "When a heart may be led.",
        {
            "FREE": "at any time",
            "AFTER_BROKEN": "after hearts are broken",
            "NEVER": "only from a hand of hearts",
        },
    ),
    "broken_by": OptionMeaning(
        "Which card breaks hearts when it is played.",
        {
            "HEART": "a heart",
            "HEART_OR_QUEEN": "a heart or the queen of spades",
            "PENALTY_CARD": "any penalty card",
        },
    ),
    "stuck_lead": OptionMeaning(
        "The hand that may lead a heart although hearts are not broken.",
        {
            "ONLY_HEARTS": "nothing but hearts",
            "ONLY_PENALTY_CARDS": "nothing but hearts, or nothing but penalty cards",
        },
    ),
    "queen_lead": OptionMeaning(
        "When the queen of spades may be led.",
        {"ANY_TIME": "at any time", "AFTER_BROKEN": "after hearts are broken"},
    ),
    "queen_discard": OptionMeaning(
        "Throwing the queen of spades when void in the suit led.",
        {
            "FREE": "as one likes",
            "AFTER_BROKEN": "only after hearts are broken",
            "FORCED": "at the first chance",
        },
    ),
    "points": OptionMeaning("What each card is worth; below zero is a bonus."),
    "no_trick_bonus": OptionMeaning("Added to the score of a player who took no trick."),
    "moon": OptionMeaning(
        "What happens when one player takes every penalty card.",
        {
            "NONE": "nothing special",
            "ADD_TO_OTHERS": "the others get the points",
            "SUBTRACT_FROM_SELF": "the shooter's total goes down",
            "CHOICE": "the shooter chooses",
            "AUTO": "the others get the points, unless the shooter would lose by it",
        },
    ),
    "moon_value": OptionMeaning("What a moon moves; none: the sum of the penalty cards."),
    "moon_needs_bonus": OptionMeaning("Whether a moon needs the bonus cards too."),
    "sun": OptionMeaning(
        "A moon with every trick.", {"NONE": "counts as a moon", "DOUBLE": "counts twice"}
    ),
    "target": OptionMeaning("The match ends after a hand in which a total reaches this."),
    "target_exceeded": OptionMeaning("Whether the target must be passed, not just reached."),
    "exact_resets": OptionMeaning("Totals that are reset when they are reached exactly."),
    "hand_limit": OptionMeaning("The match also ends after so many hands."),
    "tie": OptionMeaning(
        "Several players lowest at the end.",
        {"SHARE": "they share the win", "PLAY_ON": "play goes on until one is alone lowest"},
    ),
}
"""What each option is about, for pages where a game is customised."""


def option_meaning(name: str) -> OptionMeaning:
    """Look an option's meaning up.

    Raises:
        KeyError: there is no such option.
    """
    return OPTION_MEANINGS[name]
