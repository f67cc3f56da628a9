"""The reference engine in one place: everything a test needs from it."""

from reference.errors import IllegalPass, IllegalPlay, Refused
from reference.match import Match, dealer_by_cuts, totals_after, winners_if_ended
from reference.options import (
    as_written,
    bonus_cards,
    build,
    cards_passed,
    deck,
    kitty_size,
    penalty_cards,
    penalty_sum,
)
from reference.play import (
    Hand,
    breaks_hearts,
    legal,
    lowest_club,
    pass_entry,
    pass_size,
    pass_target,
)
from reference.presets import PRESETS, counts_of
from reference.scoring import choice_is_due, hand_scores, moon_worth, shooter

__all__ = [
    "PRESETS",
    "Hand",
    "IllegalPass",
    "IllegalPlay",
    "Match",
    "Refused",
    "as_written",
    "bonus_cards",
    "breaks_hearts",
    "build",
    "cards_passed",
    "choice_is_due",
    "counts_of",
    "dealer_by_cuts",
    "deck",
    "hand_scores",
    "kitty_size",
    "legal",
    "lowest_club",
    "moon_worth",
    "pass_entry",
    "pass_size",
    "pass_target",
    "penalty_cards",
    "penalty_sum",
    "shooter",
    "totals_after",
    "winners_if_ended",
]
