"""The match: dealers, totals, resets, the end and the winners (section 1, "End")."""

from typing import Any

from reference.cards import rank_order
from reference.play import pass_entry


def dealer_by_cuts(players: int, rounds: list[list[str]]) -> int:
    """The seat that deals first by `LOWEST_CUT`.

    A round has one card for each seat, "-" for a seat that does not cut. The lowest rank deals,
    ace high; those tied for lowest cut again.
    """
    cutting = list(range(players))
    for round_number, cuts in enumerate(rounds, start=1):
        if len(cuts) != players:
            raise ValueError("a round of cutting needs one entry a seat")
        for seat in range(players):
            if (cuts[seat] != "-") != (seat in cutting):
                raise ValueError("the wrong seats cut")
        lowest = min(rank_order(cuts[seat]) for seat in cutting)
        cutting = [seat for seat in cutting if rank_order(cuts[seat]) == lowest]
        if len(cutting) == 1:
            if round_number != len(rounds):
                raise ValueError("cutting went on after it was decided")
            return cutting[0]
    raise ValueError("the cuts decide nothing")


def totals_after(options: dict[str, Any], totals: list[int], scores: list[int]) -> list[int]:
    """New totals, resets included: only a total this hand moved is looked up, and once."""
    new_totals = []
    for total, score in zip(totals, scores, strict=True):
        new_total = total + score
        if score != 0 and new_total in options["exact_resets"]:
            new_total = options["exact_resets"][new_total]
        new_totals.append(new_total)
    return new_totals


def winners_if_ended(options: dict[str, Any], totals: list[int], hands_played: int) -> list[int]:
    """The winners, or an empty list when the match goes on (section 1, "End"; X9 to X11)."""
    target = options["target"]
    if target is None:
        target_reached = False
    elif options["target_exceeded"]:
        target_reached = any(total > target for total in totals)
    else:
        target_reached = any(total >= target for total in totals)
    limit = options["hand_limit"]
    limit_reached = limit is not None and hands_played >= limit
    if not target_reached and not limit_reached:
        return []
    lowest = [seat for seat, total in enumerate(totals) if total == min(totals)]
    if options["tie"] == "PLAY_ON" and len(lowest) > 1:
        return []
    return lowest


class Match:
    """Totals over the hands of a match."""

    def __init__(self, options: dict[str, Any], first_dealer: int = 0) -> None:
        self.options = options
        self.first_dealer = first_dealer
        self.totals: list[int] = [0] * options["players"]
        self.hands_played = 0
        self.winners: list[int] = []

    @property
    def ended(self) -> bool:
        """A match has ended when it has winners."""
        return bool(self.winners)

    def dealer(self, number: int) -> int:
        """The dealer of a hand, 1 for the first: the deal passes to the left."""
        players: int = self.options["players"]
        return (self.first_dealer + number - 1) % players

    def pass_entry(self, number: int) -> str:
        """The entry of the pass cycle for a hand, 1 for the first."""
        return pass_entry(self.options, number)

    def apply(self, scores: list[int]) -> None:
        """Add the scores of a hand, then resets, then the end test (ruling X22)."""
        if self.ended:
            raise ValueError("the match has ended")
        self.totals = totals_after(self.options, self.totals, scores)
        self.hands_played += 1
        self.winners = winners_if_ended(self.options, self.totals, self.hands_played)
