"""The words an option of a rule set may take, as enums.

Names and meanings are those of the rulebook's section "Options"; the value of each
member is the word itself, so texts, records and the wire all use the same spelling.
"""

from __future__ import annotations

import enum


class Option(enum.StrEnum):
    """Base of every option that takes one of a few words."""


class Kitty(Option):
    """Who captures the undealt cards."""

    NONE = "NONE"
    FIRST_TRICK = "FIRST_TRICK"
    FIRST_PENALTY_CARD = "FIRST_PENALTY_CARD"
    FIRST_HEART = "FIRST_HEART"
    LAST_TRICK = "LAST_TRICK"


class KittySeenBy(Option):
    """Who may look at the kitty when it is taken."""

    NOBODY = "NOBODY"
    TAKER = "TAKER"


class FirstDealer(Option):
    """How the first dealer is found, unless the rule set names a seat."""

    LOWEST_CUT = "LOWEST_CUT"
    RANDOM = "RANDOM"


class PassEntry(Option):
    """One entry of the pass cycle."""

    LEFT = "L"
    RIGHT = "R"
    ACROSS = "A"
    HOLD = "H"
    LEFT_2 = "L2"
    RIGHT_2 = "R2"
    LEFT_3 = "L3"
    RIGHT_3 = "R3"
    SCATTER = "SCATTER"
    MIX = "MIX"


class FirstLead(Option):
    """Who leads to the first trick."""

    LOWEST_CLUB = "LOWEST_CLUB"
    ELDEST = "ELDEST"


class OpeningCard(Option):
    """What may open the first trick."""

    THAT_CLUB = "THAT_CLUB"
    ANY_CLUB = "ANY_CLUB"
    NOT_A_HEART = "NOT_A_HEART"
    NOT_A_POINT_CARD = "NOT_A_POINT_CARD"
    ANY = "ANY"


class FirstTrickPoints(Option):
    """Whether penalty cards may be thrown on the first trick."""

    ALLOWED = "ALLOWED"
    BANNED = "BANNED"


class HeartsLead(Option):
    """When a heart may be led."""

    FREE = "FREE"
    AFTER_BROKEN = "AFTER_BROKEN"
    NEVER = "NEVER"


class BrokenBy(Option):
    """Which card breaks hearts when it is played."""

    HEART = "HEART"
    HEART_OR_QUEEN = "HEART_OR_QUEEN"
    PENALTY_CARD = "PENALTY_CARD"


class StuckLead(Option):
    """The hand that may lead a heart although hearts are not broken."""

    ONLY_HEARTS = "ONLY_HEARTS"
    ONLY_PENALTY_CARDS = "ONLY_PENALTY_CARDS"


class QueenLead(Option):
    """When the queen of spades may be led."""

    ANY_TIME = "ANY_TIME"
    AFTER_BROKEN = "AFTER_BROKEN"


class QueenDiscard(Option):
    """When the queen of spades may, or must, be thrown by a void hand."""

    FREE = "FREE"
    AFTER_BROKEN = "AFTER_BROKEN"
    FORCED = "FORCED"


class Moon(Option):
    """What it does when one seat takes every penalty card."""

    NONE = "NONE"
    ADD_TO_OTHERS = "ADD_TO_OTHERS"
    SUBTRACT_FROM_SELF = "SUBTRACT_FROM_SELF"
    CHOICE = "CHOICE"
    AUTO = "AUTO"


class Sun(Option):
    """What a moon with every trick does more than a moon."""

    NONE = "NONE"
    DOUBLE = "DOUBLE"


class Tie(Option):
    """What happens when several seats are lowest at the end."""

    SHARE = "SHARE"
    PLAY_ON = "PLAY_ON"


class MoonChoice(Option):
    """The shooter's answer where the rules leave the choice."""

    ADD = "ADD"
    SUBTRACT = "SUBTRACT"
