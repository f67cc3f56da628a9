"""Playing one deal of an arena in all its seatings."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from openhearts.arena.entrants import is_external, maker_of
from openhearts.arena.errors import ArenaError
from openhearts.arena.guard import Guard, ObservingGuard
from openhearts.arena.schedule import Plan, Seating
from openhearts.rules.facts import Seat
from openhearts.rules.scoring import lowest_seats
from openhearts.table.moonwatch import MoonWatch
from openhearts.table.play import UnfinishedMatchError, play_match

MOST_HANDS = 2_000
FORFEITS_ALLOWED = 2
"""An entrant with more forfeits than this is out."""
_MET: set[str] = set()
"""The entrants that have played a game in this process."""


class GameOutcome(NamedTuple):
    """One seating of one deal, played. Tuples are by seat."""

    points: tuple[int, ...]
    """What each seat scored: in the hand, or in the whole match."""
    won: tuple[float, ...]
    """The share of the win each seat has."""
    hands: int
    moons: tuple[int, ...]
    threats: tuple[int, ...]
    stops: tuple[tuple[int, ...], ...]
    """For each seat that threatened a moon, how often each seat stopped it."""


class Fault(NamedTuple):
    """A forfeit of an entrant."""

    entrant: int
    deal: int
    seating: int
    seat: Seat
    hand: int
    reason: str
    last_words: tuple[str, ...]


class DealOutcome(NamedTuple):
    """One deal, played in all its seatings."""

    deal: int
    out: frozenset[int]
    """The entrants that were out when the deal began: ``simple`` played for them."""
    games: tuple[GameOutcome, ...]
    faults: tuple[Fault, ...]
    cards: tuple[int, ...]
    """How many cards each entrant was asked for."""
    timing: tuple[tuple[int, float], ...]
    """Over how many cards each entrant took how many seconds: measured, so never twice the same.

    The first game of an entrant in a process is left out: there it may still be compiled.
    """

    @property
    def forfeits(self) -> Counter[int]:
        """How many forfeits each entrant had in this deal."""
        return Counter(fault.entrant for fault in self.faults)


def play_deal(plan: Plan, deal: int, out: frozenset[int] = frozenset()) -> DealOutcome:
    """Play a deal in all its seatings, in order.

    An entrant that forfeits too often within the deal is out for the rest of it; beyond the
    deal, whoever runs the arena decides.

    Raises:
        ArenaError: a match does not come to an end.
    """
    games: list[GameOutcome] = []
    faults: list[Fault] = []
    cards = [0] * len(plan.entrants)
    timing = [(0, 0.0)] * len(plan.entrants)
    for number, seating in enumerate(plan.seatings):
        forfeits = Counter(fault.entrant for fault in faults)
        absent = out | {entrant for entrant, n in forfeits.items() if n > FORFEITS_ALLOWED}
        guards = [_seated(plan, deal, number, seat, absent) for seat in range(plan.rules.players)]
        try:
            games.append(_play_game(plan, deal, guards))
        finally:
            for guard in guards:
                guard.close()
        for seat, guard in enumerate(guards):
            cards[seating[seat]] += guard.cards
            if plan.entrants[seating[seat]] in _MET:
                timed, seconds = timing[seating[seat]]
                timing[seating[seat]] = timed + guard.cards, seconds + guard.seconds
            faults += [Fault(seating[seat], deal, number, seat, *fault) for fault in guard.faults]
        _MET.update(plan.entrants[entrant] for entrant in seating)
    return DealOutcome(deal, out, tuple(games), tuple(faults), tuple(cards), tuple(timing))


def _seated(plan: Plan, deal: int, number: int, seat: Seat, absent: frozenset[int]) -> Guard:
    seating: Seating = plan.seatings[number]
    entrant = seating[seat]
    if entrant in absent:
        return Guard(None)
    name = plan.entrants[entrant]
    maker = maker_of(
        name,
        plan.stream(deal, number, seat),
        rules=plan.rules_of_deal(deal),
        seat=seat,
        bot_seconds=plan.bot_seconds,
    )
    return ObservingGuard(maker) if is_external(name) else Guard(maker)


def _play_game(plan: Plan, deal: int, guards: list[Guard]) -> GameOutcome:
    rules = plan.rules_of_deal(deal)
    watch = MoonWatch(rules)
    try:
        final = play_match(
            rules,
            guards,
            plan.cards(deal),
            most_hands=MOST_HANDS,
            stop_after=None if plan.whole_matches else 1,
            watch=watch,
        ).final
    except UnfinishedMatchError as error:
        raise ArenaError(f"{error}: set a hand_limit or another target") from None
    points = final.totals if plan.whole_matches else final.results[0].scores
    winners = lowest_seats(points)
    return GameOutcome(
        points=points,
        won=tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(rules.players)),
        hands=final.hands_played,
        moons=tuple(watch.shot),
        threats=tuple(watch.threatened),
        stops=tuple(map(tuple, watch.stopped)),
    )
