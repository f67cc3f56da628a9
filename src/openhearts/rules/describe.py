"""The rules as sentences, generated from the options; the words are those of a language.

So a custom rule set gets its own correct rule page. A rule that is not in force is not
mentioned, unless people expect it (no moon, no passing, ties).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from openhearts.cards import Card, CardSet, Rank, Suit
from openhearts.rules.legality import can_leave_no_card
from openhearts.rules.options import (
    FirstDealer,
    FirstLead,
    FirstTrickPoints,
    HeartsLead,
    Moon,
    OpeningCard,
    PassEntry,
    QueenDiscard,
    QueenLead,
)
from openhearts.rules.passing import simplest_entry
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.wording import Fact, Wording, wording

QUEEN_OF_SPADES = Card.parse("QS")

DEAL, PASSING, OPENING, PLAY, POINTS, END = (
    "deal",
    "passing",
    "opening",
    "play",
    "points",
    "end",
)
"""The sections of a rule page, in their order; ``section-deal`` is the heading of the first."""


@dataclass(frozen=True, slots=True)
class RuleSentence:
    """One sentence of a rule page, and the options it speaks of."""

    section: str
    said: Wording
    options: tuple[str, ...]


def describe(rules: RuleSet) -> tuple[RuleSentence, ...]:
    """Return the rules of a game as sentences, section by section."""
    return (
        *_deal(rules),
        *_passing(rules),
        *_opening(rules),
        *_play(rules),
        *_points(rules),
        *_end(rules),
    )


class _Section:
    """The sentences of one section, as they are found."""

    def __init__(self, name: str) -> None:
        self._name = name
        self.sentences: list[RuleSentence] = []

    def say(self, text: str, *options: str, **facts: Fact | bool) -> None:
        self.sentences.append(RuleSentence(self._name, wording(text, **facts), options))


def _deal(rules: RuleSet) -> list[RuleSentence]:
    section = _Section(DEAL)
    section.say("rule-players", "players", count=rules.players)
    if rules.removed:
        section.say(
            "rule-deck-without",
            "removed",
            "hand_size",
            removed=tuple(rules.removed),
            deck=len(rules.deck),
            count=rules.hand_size,
        )
    else:
        section.say("rule-deck-full", "removed", "hand_size", count=rules.hand_size)
    if rules.kitty_size:
        section.say("rule-kitty", "kitty", count=rules.kitty_size, kitty=rules.kitty.value)
        section.say("rule-kitty-seen", "kitty_seen_by", who=rules.kitty_seen_by.value)
    drawn = isinstance(rules.first_dealer, FirstDealer)
    section.say(
        "rule-first-dealer",
        "first_dealer",
        how=rules.first_dealer.value if isinstance(rules.first_dealer, FirstDealer) else "SEAT",
        seat=0 if drawn else int(rules.first_dealer),
    )
    return section.sentences


def _passing(rules: RuleSet) -> list[RuleSentence]:
    section = _Section(PASSING)
    entries = [rules.pass_entry(number + 1) for number in range(len(rules.pass_cycle))]
    options = ("pass_count", "pass_cycle")
    if all(entry is PassEntry.HOLD for entry in entries):
        section.say("rule-no-passing", *options)
        return section.sentences
    scatters = PassEntry.SCATTER in entries
    ways = tuple(_way(entry, rules, counted=scatters) for entry in entries)
    if scatters and len(ways) == 1:
        section.say("rule-pass-each-always", *options, way=ways)
    elif scatters:
        section.say("rule-pass-each-by-turns", *options, ways=ways)
    elif len(ways) == 1:
        section.say("rule-pass-always", *options, count=rules.pass_count, way=ways)
    else:
        section.say("rule-pass-by-turns", *options, count=rules.pass_count, ways=ways)
    section.say("rule-pass-unseen", "pass_cycle")
    if PassEntry.MIX in entries:
        section.say("rule-pass-mixed", "pass_cycle")
    return section.sentences


def _way(entry: PassEntry, rules: RuleSet, *, counted: bool) -> Wording:
    word = simplest_entry(entry, rules.players).value
    if counted and entry not in (PassEntry.HOLD, PassEntry.SCATTER):
        return wording("pass-way-counted", entry=word, count=rules.pass_count)
    return wording("pass-way", entry=word)


def _opening(rules: RuleSet) -> list[RuleSentence]:
    section = _Section(OPENING)
    clubs = len(rules.deck.of_suit(Suit.CLUBS))
    by_club = rules.first_lead is FirstLead.LOWEST_CLUB and clubs > 0
    asks_for_club = rules.opening_card in (OpeningCard.THAT_CLUB, OpeningCard.ANY_CLUB)
    opening = rules.opening_card if clubs or not asks_for_club else OpeningCard.ANY
    section.say(
        "rule-lead",
        "first_lead",
        "opening_card",
        lead=(FirstLead.LOWEST_CLUB if by_club else FirstLead.ELDEST).value,
        card=opening.value,
    )
    if by_club and clubs <= rules.kitty_size:
        section.say("rule-lead-no-club", "first_lead", "opening_card", any=asks_for_club)
    banned = rules.first_trick_points is FirstTrickPoints.BANNED
    section.say("rule-first-trick-points", "first_trick_points", banned=banned)
    return section.sentences


def _play(rules: RuleSet) -> list[RuleSentence]:
    section = _Section(PLAY)
    section.say("rule-follow")
    hearts = bool(rules.deck.of_suit(Suit.HEARTS))
    queen = QUEEN_OF_SPADES in rules.deck
    waits = (hearts and rules.hearts_lead is HeartsLead.AFTER_BROKEN) or (
        queen
        and (
            rules.queen_lead is QueenLead.AFTER_BROKEN
            or rules.queen_discard is QueenDiscard.AFTER_BROKEN
        )
    )
    if not hearts:
        section.say("rule-no-hearts", "removed")
    elif rules.hearts_lead is HeartsLead.AFTER_BROKEN:
        section.say("rule-hearts-wait", "hearts_lead", "stuck_lead", stuck=rules.stuck_lead.value)
    else:
        free = rules.hearts_lead is HeartsLead.FREE
        section.say("rule-hearts-lead", "hearts_lead", free=free)
    if waits:
        section.say("rule-broken", "broken_by", by=rules.broken_by.value)
    if queen and rules.queen_lead is QueenLead.AFTER_BROKEN:
        section.say("rule-queen-lead", "queen_lead")
    if queen and rules.queen_discard is QueenDiscard.AFTER_BROKEN:
        section.say("rule-queen-waits", "queen_discard")
    elif queen and rules.queen_discard is QueenDiscard.FORCED:
        section.say("rule-queen-forced", "queen_discard")
    if can_leave_no_card(rules):
        section.say("rule-way-out")
    return section.sentences


def _points(rules: RuleSet) -> list[RuleSentence]:
    section = _Section(POINTS)
    values = rules.card_values
    penalties = _worth({card: v for card, v in values.items() if v > 0}, rules.deck)
    if penalties:
        section.say("rule-points", "points", worth=penalties, sum=rules.penalty_sum)
    else:
        section.say("rule-no-points", "points")
    bonuses = _worth({card: v for card, v in values.items() if v < 0}, rules.deck)
    if bonuses:
        section.say("rule-bonus", "points", worth=bonuses)
    if rules.no_trick_bonus:
        section.say("rule-no-trick-bonus", "no_trick_bonus", points=-rules.no_trick_bonus)
    if rules.moon is Moon.NONE or not rules.penalty_cards:
        section.say("rule-no-moon", "moon")
        return section.sentences
    section.say(
        "rule-moon",
        "moon",
        "moon_value",
        "moon_needs_bonus",
        moon=rules.moon.value,
        points=rules.moon_points,
        bonus=rules.moon_needs_bonus and bool(rules.bonus_cards),
    )
    if rules.bonus_cards:
        section.say("rule-moon-bonus", "moon_needs_bonus", needed=rules.moon_needs_bonus)
    if rules.kernel.sun_doubles:
        section.say("rule-sun", "sun", points=2 * rules.moon_points)
    return section.sentences


def _end(rules: RuleSet) -> list[RuleSentence]:
    section = _Section(END)
    if rules.exact_resets:
        resets = tuple(
            wording("reset-to", reached=reached, becomes=becomes)
            for reached, becomes in rules.exact_resets
        )
        section.say("rule-resets", "exact_resets", resets=resets)
    options = ("target", "target_exceeded", "hand_limit")
    passed = rules.target_exceeded
    match rules.target, rules.hand_limit:
        case int(target), int(limit):
            section.say("rule-end-either", *options, target=target, passed=passed, count=limit)
        case int(target), None:
            section.say("rule-end-target", *options, target=target, passed=passed)
        case None, int(limit):
            section.say("rule-end-hands", *options, count=limit)
    section.say("rule-tie", "tie", tie=rules.tie.value)
    return section.sentences


def _worth(values: Mapping[Card, int], deck: CardSet) -> tuple[Wording, ...]:
    """Say what cards are worth, cards of one value together: "hearts 1 each, the QS 13"."""
    parts: list[Wording] = []
    left = dict(values)
    hearts = deck.of_suit(Suit.HEARTS)
    if len(hearts) > 1 and all(left.get(card) == card.rank + 2 for card in hearts):
        parts.append(wording("worth-hearts-rank"))
        for card in hearts:
            del left[card]
    by_rank = _whole_ranks(left)
    groups: dict[tuple[int, Suit | Rank], list[Card]] = {}
    for card, value in left.items():
        key = card.rank if card.rank in by_rank else card.suit
        groups.setdefault((value, key), []).append(card)
    said = [
        (value, key, cards, _group(value, key, cards, left, deck))
        for (value, key), cards in groups.items()
    ]
    # "The other hearts" come after the hearts that are named.
    said.sort(
        key=lambda group: (
            isinstance(group[1], Suit),
            group[3].text == "worth-other",
            -len(group[2]),
            -abs(group[0]),
        )
    )
    return (*parts, *(group[3] for group in said))


def _whole_ranks(values: Mapping[Card, int]) -> set[Rank]:
    ranks: dict[Rank, list[int]] = {}
    for card, value in values.items():
        ranks.setdefault(card.rank, []).append(value)
    return {rank for rank, worth in ranks.items() if len(worth) == 4 and len(set(worth)) == 1}


def _group(
    value: int, key: Suit | Rank, cards: Sequence[Card], values: Mapping[Card, int], deck: CardSet
) -> Wording:
    if len(cards) == 1:
        return wording("worth-card", cards=tuple(cards), value=value)
    if isinstance(key, Rank):
        return wording("worth-rank", rank=key.name.lower(), value=value)
    suit = key.name.lower()
    missing = deck.of_suit(key) - CardSet(cards)
    if len(cards) > 4 and len(missing) < len(cards):
        if not missing:
            return wording("worth-suit", suit=suit, value=value)
        if all(card in values for card in missing):
            return wording("worth-other", suit=suit, value=value)
        return wording("worth-suit-but", suit=suit, value=value, missing=tuple(missing))
    return wording("worth-cards", cards=tuple(CardSet(cards)), value=value)
