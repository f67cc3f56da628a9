"""Who may look back on which hands, and what they are told of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from openhearts.cards import Card, CardSet
from openhearts.protocol.matches import MatchKind
from openhearts.protocol.messages import SeatInfo
from openhearts.protocol.review import (
    HandReview,
    MatchReview,
    WireFinishedTrick,
    WirePass,
    WireStep,
    WireTellingTrick,
)
from openhearts.protocol.rules import wire_rules
from openhearts.protocol.views import WireResult, wire_results
from openhearts.records import MatchRecord, as_seen_by, record_of
from openhearts.records.replay import replay_hand
from openhearts.records.seenreplay import replay_seen_hand
from openhearts.review.story import HandStory, story_of
from openhearts.review.telling import TellingTrick, best_and_worst
from openhearts.rules import masks
from openhearts.rules.facts import Seat
from openhearts.rules.scoring import HandResult, find_shooter, settled_effect
from openhearts.server.storage.store import StoredTable
from openhearts.table.recorded import recorded_seals
from openhearts.table.referee import Referee
from openhearts.table.settings import Access


class Retrospect(NamedTuple):
    """A match as somebody may look back on it."""

    id: str
    kind: MatchKind
    seat: Seat | None
    record: MatchRecord
    """With cards hidden where they must be."""
    levels: tuple[str | None, ...]
    running: bool

    @property
    def whole(self) -> bool:
        """Whether nothing is hidden."""
        return self.record.viewer is None


def of_table(table_id: str, stored: StoredTable, seat: Seat) -> Retrospect:
    """Return a match at a table as the holder of a seat may look back on it.

    A hand that is over tells nothing any more to whoever plays on against computers. Where
    other people play on, what they passed to each other is theirs until the match is over.
    """
    seen = open_table(table_id, stored)
    referee = stored.referee
    record = seen.record
    alone = referee.settings.access is Access.SOLO and len(referee.people) <= 1
    if not alone and not referee.over:
        record = as_seen_by(record, seat)
    return seen._replace(seat=seat, record=record)


def open_table(table_id: str, stored: StoredTable) -> Retrospect:
    """Return a match at a table with everything open, for those who may see finished hands so."""
    referee = stored.referee
    record = table_record(referee)
    levels = tuple(holder.level for holder in referee.seats)
    kind = MatchKind.PLAYED if referee.marks.practice is None else MatchKind.PRACTICE
    return Retrospect(table_id, kind, None, record, levels, running=not referee.over)


def table_record(referee: Referee) -> MatchRecord:
    """Return the record of a match at a table, with everything that may be told of it by now.

    A hand that is still played is not in it where the table does not show all of its tricks and
    points.
    """
    record = record_of(
        referee.rules,
        referee.actions,
        [holder.name for holder in referee.seats],
        referee.marks.tags(),
        seals=recorded_seals(referee),
    )
    if referee.settings.hides:
        record = replace(record, hands=tuple(one for one in record.hands if one.scores is not None))
    return record


def of_record(match_id: str, record: MatchRecord, seat: Seat | None) -> Retrospect:
    """Return a record that was taken in, to look back on."""
    levels = (None,) * record.rules.players
    return Retrospect(match_id, MatchKind.IMPORTED, seat, record, levels, running=False)


def match_review(seen: Retrospect) -> MatchReview:
    """Return what is told of the whole match."""
    record = seen.record
    results = _results(record)
    shooters = [result.shooter for result in results]
    best, worst = (None, None) if seen.seat is None else best_and_worst(record, shooters, seen.seat)
    return MatchReview(
        id=seen.id,
        kind=seen.kind,
        seat=seen.seat,
        seats=[
            SeatInfo(number, name, level)
            for number, (name, level) in enumerate(zip(record.names, seen.levels, strict=True))
        ],
        rules=wire_rules(record.rules),
        tags=dict(record.tags),
        results=results,
        winners=None if record.winners is None else list(record.winners),
        best_trick=_telling(best),
        worst_trick=_telling(worst),
        running=seen.running,
        whole=seen.whole,
    )


def _telling(found: TellingTrick | None) -> WireTellingTrick | None:
    if found is None:
        return None
    given = None if found.given is None else found.given.text
    return WireTellingTrick(found.hand, found.trick, found.step, found.cost, given)


def hand_review(seen: Retrospect, number: int) -> HandReview:
    """Return what is told of one hand.

    Raises:
        StoryError: there is no such hand, or it is not over.
    """
    story = story_of(seen.record, number)
    hand = story.hand
    return HandReview(
        number=number,
        dealer=hand.dealer,
        pass_entry=hand.pass_entry.value,
        dealt=[None if cards is None else _texts(cards) for cards in story.dealt],
        held=[_texts(cards) for cards in story.held],
        kitty=_texts(hand.kitty.known),
        passes=[
            WirePass(given.seat, _maybe(given.cards), list(given.receivers))
            for given in story.passes
        ],
        tricks=_tricks(story, seen.record.rules.card_values),
        steps=[
            WireStep(
                moment.seat,
                moment.trick,
                _maybe(moment.cards),
                ["".join(suit.letter for suit in suits) for suits in moment.voids],
            )
            for moment in story.moments
        ],
        eyes=list(story.eyes),
        result=_results(seen.record)[number - 1],
    )


def _texts(cards: CardSet) -> list[str]:
    return [card.text for card in cards]


def _maybe(cards: tuple[Card | None, ...]) -> list[str | None]:
    return [None if card is None else card.text for card in cards]


def _tricks(story: HandStory, values: Mapping[Card, int]) -> list[WireFinishedTrick]:
    return [
        WireFinishedTrick(
            trick.leader,
            [card.text for card in trick.cards],
            trick.leader if trick.winner is None else trick.winner,
            sum(values.get(card, 0) for card in trick.cards),
        )
        for trick in story.hand.tricks
    ]


def _results(record: MatchRecord) -> list[WireResult]:
    """Return the score sheet of a record that is by the rules."""
    rules = record.rules
    results: list[HandResult] = []
    before: tuple[int, ...] = (0,) * rules.players
    for number, hand in enumerate(record.hands, start=1):
        replay = replay_seen_hand if hand.hides_cards else replay_hand
        finished = None if hand.scores is None else replay(rules, number, hand)
        if finished is None or hand.scores is None or hand.totals is None:
            break
        captured, taken = finished.captured, finished.taken
        shooter = find_shooter(rules, captured)
        effect = None if hand.moon is None else hand.moon.choice
        if shooter is not None and effect is None:
            effect = settled_effect(rules, captured, taken, shooter, before, number - 1)
        points = tuple(masks.card_points(pile, rules.kernel) for pile in captured)
        results.append(
            HandResult(
                number=number,
                dealer=hand.dealer,
                pass_entry=hand.pass_entry,
                card_points=points,
                shooter=shooter,
                effect=effect,
                scores=hand.scores,
                totals=hand.totals,
            )
        )
        before = hand.totals
    return wire_results(rules.players, results)
