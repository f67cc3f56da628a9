"""What scores are worth in a match: the chance to win it, not only points in this hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from openhearts.rules.facts import Seat
from openhearts.rules.options import Moon, MoonChoice
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.scoring import add_scores, lowest_seats, match_ends, score_hand
from openhearts.rules.view import PlayerView
from openhearts.simulation.search import Value, points_value

_SPREAD = 0.21
"""How far apart one hand brings two seats, as a share of all penalty points (logistic scale)."""
_LEADS_OFF = 1.35
"""How much faster than the average the highest total grows."""
_FEAR = 0.6
"""What the moon of a seat that threatens one costs beyond its points, as a share of all
penalty points.

The worlds tried underrate moons a little, because everybody in them sees one coming.
"""
_NEAR = 2.5
"""From how many hands before the end a match is played for the win."""


def hands_left(rules: RuleSet, totals: Sequence[int], played: int) -> float:
    """Return about how many hands a match still lasts; infinite without a target."""
    limit = float("inf") if rules.hand_limit is None else max(rules.hand_limit - played, 1)
    if rules.target is None:
        return limit
    mean = max(sum(rules.card_values.values()), 1) / rules.players
    return float(min(limit, max((rules.target - max(totals)) / (_LEADS_OFF * mean), 0.5)))


def win_chance(rules: RuleSet, totals: Sequence[int], played: int, seat: Seat) -> float:
    """Return how likely a seat wins a match that stands so after so many hands."""
    if match_ends(rules, totals, played):
        winners = lowest_seats(totals)
        return 1.0 / len(winners) if seat in winners else 0.0
    scale = _SPREAD * rules.penalty_sum * hands_left(rules, totals, played) ** 0.5
    lowest = min(totals)
    shares = [float(np.exp((lowest - total) / scale)) for total in totals]
    return float(shares[seat] / sum(shares))


def value_of(view: PlayerView) -> Value:
    """Return what rows of scores are worth to a seat.

    Far from the end, and where a match has no target, points count: how many fewer than the
    others one scores. Near the end it is the chance to win.
    """
    rules, played = view.rules, len(view.results)
    players = rules.players
    fear = _FEAR * rules.penalty_sum if _threatened(view) else 0.0
    points = points_value(view.seat, players, fear)
    if rules.target is None or hands_left(rules, view.totals, played) > _NEAR:
        return points

    def chance(scores: Sequence[int], seat: Seat) -> float:
        totals = add_scores(rules, view.totals, scores)
        return win_chance(rules, totals, played + 1, seat)

    def worth(row: Any) -> float:
        added = [int(score) for score in row[:players]]
        subtracted = [int(score) for score in row[players:-1]]
        shooter = int(row[-1])
        scores = added
        if shooter >= 0 and rules.moon is Moon.CHOICE:
            if chance(subtracted, shooter) > chance(added, shooter):
                scores = subtracted
        elif shooter >= 0 and rules.moon is Moon.AUTO:
            totals = add_scores(rules, view.totals, added)
            if match_ends(rules, totals, played + 1) and shooter not in lowest_seats(totals):
                scores = subtracted
        return chance(scores, view.seat)

    per_point = _slope(rules, view.totals, played)

    def value(rows: Any) -> Any:
        flat = rows.reshape(-1, rows.shape[-1])
        different, place = np.unique(flat, axis=0, return_inverse=True)
        chances = np.array([worth(row) for row in different]) / per_point
        # Among equal chances fewer points are still better, by a hair.
        return (chances[place.ravel()] + 0.02 * points(flat)).reshape(rows.shape[:-1])

    return value


def _threatened(view: PlayerView) -> bool:
    """Tell whether one other seat has all the penalty cards taken so far, and some."""
    penalty = view.rules.penalty_cards
    takers = [seat for seat, pile in enumerate(view.captured) if pile & penalty]
    return len(takers) == 1 and takers[0] != view.seat


def _slope(rules: RuleSet, totals: Sequence[int], played: int) -> float:
    """Return about how much chance a point is worth, to speak of chances in points."""
    scale = _SPREAD * rules.penalty_sum * max(hands_left(rules, totals, played), 1.0) ** 0.5
    return float((1.0 - 1.0 / rules.players) / (rules.players * scale))


def better_moon(view: PlayerView) -> MoonChoice:
    """Return what one's own moon should do: what leaves the better chance to win."""
    rules, hand = view.rules, view.hand
    assert hand is not None
    piles = [pile.mask for pile in view.captured]

    def chance(choice: MoonChoice) -> tuple[float, int]:
        scores = score_hand(rules, piles, view.tricks_taken, view.seat, choice)
        totals = add_scores(rules, view.totals, scores)
        others = min(total for seat, total in enumerate(totals) if seat != view.seat)
        return (
            win_chance(rules, totals, len(view.results) + 1, view.seat),
            others - totals[view.seat],
        )

    add, subtract = chance(MoonChoice.ADD), chance(MoonChoice.SUBTRACT)
    return MoonChoice.SUBTRACT if subtract > add else MoonChoice.ADD
