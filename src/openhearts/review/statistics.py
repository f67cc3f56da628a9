"""Statistics of one person over finished matches, by rule set: sums of facts and nothing kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from openhearts.review.chance import DealtKind
from openhearts.review.facts import MatchFacts, PassFacts, dearest_cards
from openhearts.rules.facts import Seat
from openhearts.rules.ruleset import RuleSet


class CountedMatch(NamedTuple):
    """A finished match with a person in one of its seats."""

    rules: RuleSet
    seat: Seat
    levels: tuple[str, ...]
    """The computer players that sat there, each once."""
    facts: MatchFacts
    sealed: bool = False
    """Whether deals of it were sealed, so that they can be checked."""


@dataclass(slots=True)
class LevelStatistics:
    """How matches against computer players of one level went."""

    matches: int = 0
    won: int = 0


@dataclass(slots=True)
class RuleSetStatistics:
    """How the matches by one rule set went."""

    rules: RuleSet
    matches: int = 0
    won: int = 0
    """Alone in front."""
    shared: int = 0
    places: int = 0
    """All places, added up."""
    totals: int = 0
    """All final totals, added up."""
    hands: int = 0
    points: int = 0
    dear_taken: int = 0
    moons_tried: int = 0
    moons_made: int = 0
    moons_stopped: int = 0
    passes: dict[str, PassFacts] = field(default_factory=dict)
    levels: dict[str, LevelStatistics] = field(default_factory=dict)
    hands_dealt: int = 0
    dealt: Counter[DealtKind] = field(default_factory=Counter)
    """Cards of each kind as they were dealt."""
    sealed: bool = False
    """Whether deals of any of the matches were sealed."""

    @property
    def dearest(self) -> tuple[str, ...]:
        """The cards that ``dear_taken`` counts."""
        return tuple(card.text for card in dearest_cards(self.rules))

    def add(self, match: CountedMatch) -> None:
        """Add one match."""
        facts = match.facts.seats[match.seat]
        first = match.seat in match.facts.winners
        alone = first and len(match.facts.winners) == 1
        self.matches += 1
        self.won += alone
        self.shared += first and not alone
        self.places += facts.place
        self.totals += facts.total
        self.hands += match.facts.hands
        self.points += facts.points
        self.dear_taken += facts.dear_taken
        self.moons_tried += facts.moons_tried
        self.moons_made += facts.moons_made
        self.moons_stopped += facts.moons_stopped
        self.hands_dealt += facts.hands_dealt
        self.dealt.update(facts.dealt)
        self.sealed |= match.sealed
        for entry, one in facts.passes.items():
            _add(self.passes.setdefault(entry, PassFacts()), one)
        for level in match.levels:
            against = self.levels.setdefault(level, LevelStatistics())
            against.matches += 1
            against.won += alone


def _add(to: PassFacts, one: PassFacts) -> None:
    for name in PassFacts.__struct_fields__:
        setattr(to, name, getattr(to, name) + getattr(one, name))


def statistics_of(matches: Iterable[CountedMatch]) -> list[RuleSetStatistics]:
    """Return the statistics of finished matches by rule set, the one played most first."""
    found: dict[RuleSet, RuleSetStatistics] = {}
    for match in matches:
        if match.facts.over:
            found.setdefault(match.rules, RuleSetStatistics(match.rules)).add(match)
    return sorted(found.values(), key=lambda one: -one.matches)
