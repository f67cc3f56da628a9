"""The rule set: every named option of the rulebook in one frozen value.

Code asks a :class:`RuleSet` about options, never about a preset's name.
"""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from openhearts.cards import FULL_DECK, Card, CardSet, Suit
from openhearts.rules import masks
from openhearts.rules.errors import RuleSetError
from openhearts.rules.facts import counted
from openhearts.rules.masks import KernelOptions
from openhearts.rules.options import (
    BrokenBy,
    FirstDealer,
    FirstLead,
    FirstTrickPoints,
    HeartsLead,
    Kitty,
    KittySeenBy,
    Moon,
    OpeningCard,
    PassEntry,
    QueenDiscard,
    QueenLead,
    StuckLead,
    Sun,
    Tie,
)
from openhearts.rules.passing import pass_size, seat_offset
from openhearts.rules.wording import Wording, wording

MIN_PLAYERS = 3
MAX_PLAYERS = 7
MAX_PASS_COUNT = 4
LARGEST_NUMBER = 999_999_999
"""No number of a rule set is larger, so that its text reads back and scores fit 64 bits."""

CardPoints = tuple[tuple[Card, int], ...]
"""Points by card in card order, cards worth nothing left out."""


def card_points_table(points: Mapping[Card, int] | Iterable[tuple[Card, int]]) -> CardPoints:
    """Bring points by card into the form a rule set keeps."""
    pairs = points.items() if isinstance(points, Mapping) else points
    return tuple(sorted((card, value) for card, value in pairs if value != 0))


DEFAULT_POINTS = card_points_table(
    [(card, 1) for card in FULL_DECK.of_suit(Suit.HEARTS)] + [(Card.parse("QS"), 13)]
)
"""Hearts one each, the queen of spades thirteen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """Every option of one game of Hearts. The defaults are the preset ``standard`` for four.

    Building one checks it. Two rule sets are equal when all options are, the name of the
    preset they started from included.

    Raises:
        RuleSetError: an option is out of range, or two contradict each other.
    """

    preset: str = "standard"
    """The preset it started from; a label for people and records, which no rule asks."""
    players: int = 4
    removed: CardSet = CardSet()
    hand_size: int = 13
    kitty: Kitty = Kitty.NONE
    kitty_seen_by: KittySeenBy = KittySeenBy.NOBODY
    first_dealer: FirstDealer | int = FirstDealer.RANDOM
    pass_count: int = 3
    pass_cycle: tuple[PassEntry, ...] = (
        PassEntry.LEFT,
        PassEntry.RIGHT,
        PassEntry.ACROSS,
        PassEntry.HOLD,
    )
    first_lead: FirstLead = FirstLead.LOWEST_CLUB
    opening_card: OpeningCard = OpeningCard.THAT_CLUB
    first_trick_points: FirstTrickPoints = FirstTrickPoints.BANNED
    hearts_lead: HeartsLead = HeartsLead.AFTER_BROKEN
    broken_by: BrokenBy = BrokenBy.HEART
    stuck_lead: StuckLead = StuckLead.ONLY_HEARTS
    queen_lead: QueenLead = QueenLead.ANY_TIME
    queen_discard: QueenDiscard = QueenDiscard.FREE
    points: CardPoints = DEFAULT_POINTS
    no_trick_bonus: int = 0
    moon: Moon = Moon.ADD_TO_OTHERS
    moon_value: int | None = None
    moon_needs_bonus: bool = False
    sun: Sun = Sun.NONE
    target: int | None = 100
    target_exceeded: bool = False
    exact_resets: tuple[tuple[int, int], ...] = ()
    """Pairs (total reached exactly, total it becomes), in ascending order."""
    hand_limit: int | None = None
    tie: Tie = Tie.SHARE

    deck: CardSet = field(init=False, repr=False, compare=False)
    """The cards in play, the kitty included."""
    penalty_cards: CardSet = field(init=False, repr=False, compare=False)
    bonus_cards: CardSet = field(init=False, repr=False, compare=False)
    card_values: Mapping[Card, int] = field(init=False, repr=False, compare=False)
    """What each point card of the deck is worth."""
    kernel: KernelOptions = field(init=False, repr=False, compare=False)
    """The options as the numbers of :mod:`openhearts.rules.masks`."""

    def __post_init__(self) -> None:
        _check_types(self)
        _check_size_of_numbers(self)
        _check_ranges(self)
        _check_table_and_deal(self)
        _check_passing(self)
        deck = FULL_DECK - self.removed
        values = {card: value for card, value in self.points if card in deck}
        derive = object.__setattr__
        derive(self, "deck", deck)
        _check_cutting(self)
        derive(self, "penalty_cards", CardSet(card for card, value in values.items() if value > 0))
        derive(self, "bonus_cards", CardSet(card for card, value in values.items() if value < 0))
        derive(self, "card_values", MappingProxyType(values))
        _check_play_and_end(self)
        derive(self, "kernel", _kernel_options(self))

    @property
    def kitty_size(self) -> int:
        """How many cards are left over by the deal."""
        return len(self.deck) - self.players * self.hand_size

    @property
    def penalty_sum(self) -> int:
        """The sum of the penalty cards in the deck."""
        return sum(value for value in self.card_values.values() if value > 0)

    @property
    def moon_points(self) -> int:
        """T: what a moon moves."""
        return self.penalty_sum if self.moon_value is None else self.moon_value

    def pass_entry(self, hand_number: int) -> PassEntry:
        """Return the pass of the hand with this number (1 for the first of the match).

        With ``pass_count`` 0 every entry but ``SCATTER`` is a hold.
        """
        entry = self.pass_cycle[(hand_number - 1) % len(self.pass_cycle)]
        if pass_size(entry, self.pass_count, self.players) == 0:
            return PassEntry.HOLD
        return entry

    def cards_to_pass(self, entry: PassEntry) -> int:
        """Return how many cards each seat passes under this entry."""
        return pass_size(entry, self.pass_count, self.players)

    def with_changes(self, **changes: Any) -> RuleSet:
        """Return this rule set with some options changed, checked anew.

        Raises:
            RuleSetError: the changed set contradicts itself.
        """
        return dataclasses.replace(self, **changes)

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, ({name: getattr(self, name) for name in OPTION_NAMES},)


def _rebuild(options: dict[str, Any]) -> RuleSet:
    return RuleSet(**options)


OPTION_NAMES = tuple(f.name for f in dataclasses.fields(RuleSet) if f.init)
"""The names of all options, in the rulebook's order, ``preset`` first."""

_ENUM_OPTIONS: dict[str, type[enum.StrEnum]] = {
    "kitty": Kitty,
    "kitty_seen_by": KittySeenBy,
    "first_lead": FirstLead,
    "opening_card": OpeningCard,
    "first_trick_points": FirstTrickPoints,
    "hearts_lead": HeartsLead,
    "broken_by": BrokenBy,
    "stuck_lead": StuckLead,
    "queen_lead": QueenLead,
    "queen_discard": QueenDiscard,
    "moon": Moon,
    "sun": Sun,
    "tie": Tie,
}
_INT_OPTIONS = ("players", "hand_size", "pass_count", "no_trick_bonus")
_OPTIONAL_INT_OPTIONS = ("moon_value", "target", "hand_limit")
_BOOL_OPTIONS = ("moon_needs_bonus", "target_exceeded")


def words_of_option(name: str) -> tuple[str, ...]:
    """Return the words an option may take; empty for options with numbers, cards or tables."""
    if name == "first_dealer":
        return tuple(FirstDealer)
    if name == "pass_cycle":
        return tuple(PassEntry)
    return tuple(_ENUM_OPTIONS.get(name, ()))


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _refuse_type(rules: RuleSet, name: str, expected: str) -> None:
    raise RuleSetError(f"{name} must be {expected}, not {getattr(rules, name)!r}", (name,))


def _check_types(rules: RuleSet) -> None:
    for name, words in _ENUM_OPTIONS.items():
        if not isinstance(getattr(rules, name), words):
            _refuse_type(rules, name, "one of " + ", ".join(words))
    for name in _INT_OPTIONS:
        if not _is_int(getattr(rules, name)):
            _refuse_type(rules, name, "a whole number")
    for name in _OPTIONAL_INT_OPTIONS:
        if getattr(rules, name) is not None and not _is_int(getattr(rules, name)):
            _refuse_type(rules, name, "a whole number or none")
    for name in _BOOL_OPTIONS:
        if not isinstance(getattr(rules, name), bool):
            _refuse_type(rules, name, "true or false")
    for name, (fits, expected) in _TABLE_OPTIONS.items():
        if not fits(getattr(rules, name)):
            _refuse_type(rules, name, expected)


def _is_pass_cycle(value: Any) -> bool:
    return isinstance(value, tuple) and all(isinstance(entry, PassEntry) for entry in value)


def _is_points(value: Any) -> bool:
    return (
        isinstance(value, tuple)
        and all(isinstance(card, Card) and _is_int(points) for card, points in value)
        and card_points_table(dict(value)) == value
    )


def _is_exact_resets(value: Any) -> bool:
    return (
        isinstance(value, tuple)
        and all(_is_int(reached) and _is_int(becomes) for reached, becomes in value)
        and tuple(sorted(dict(value).items())) == value
    )


_TABLE_OPTIONS: dict[str, tuple[Callable[[Any], bool], str]] = {
    "first_dealer": (
        lambda value: isinstance(value, FirstDealer) or _is_int(value),
        "LOWEST_CUT, RANDOM or a seat number",
    ),
    "removed": (lambda value: isinstance(value, CardSet), "a set of cards"),
    "pass_cycle": (_is_pass_cycle, "a list of " + ", ".join(PassEntry)),
    "points": (_is_points, "whole numbers by card, as card_points_table gives them"),
    "exact_resets": (_is_exact_resets, "new totals by total, in ascending order"),
}


def _label(name: str) -> tuple[Wording, ...]:
    """Return an option as a page calls it."""
    return (wording(f"option-{name}"),)


def _check_size_of_numbers(rules: RuleSet) -> None:
    numbers = [(name, getattr(rules, name)) for name in (*_INT_OPTIONS, *_OPTIONAL_INT_OPTIONS)]
    numbers += [("points", value) for _, value in rules.points]
    numbers += [("exact_resets", number) for pair in rules.exact_resets for number in pair]
    for name, value in numbers:
        if value is not None and abs(value) > LARGEST_NUMBER:
            raise RuleSetError(
                f"{name} has {value}: no number may be larger than {LARGEST_NUMBER}",
                (name,),
                wording("clash-large", option=_label(name), most=LARGEST_NUMBER),
            )


def _check_ranges(rules: RuleSet) -> None:
    def within(name: str, low: int, high: int | None, meaning: str) -> None:
        value = getattr(rules, name)
        if value is not None and (value < low or (high is not None and value > high)):
            if high is None:
                said = wording("clash-from", option=_label(name), low=low)
            else:
                said = wording("clash-between", option=_label(name), low=low, high=high)
            raise RuleSetError(f"{name} must be {meaning}, not {value}", (name,), said)

    within("players", MIN_PLAYERS, MAX_PLAYERS, f"{MIN_PLAYERS} to {MAX_PLAYERS}")
    within("hand_size", 1, None, "at least 1")
    within("pass_count", 0, MAX_PASS_COUNT, f"0 to {MAX_PASS_COUNT}")
    within("target", 1, None, "at least 1, or none")
    within("hand_limit", 1, None, "at least 1, or none")
    within("moon_value", 1, None, "at least 1, or none")
    if rules.no_trick_bonus > 0:
        raise RuleSetError(
            "no_trick_bonus is taken off a score: it must be 0 or less,"
            f" not {rules.no_trick_bonus}",
            ("no_trick_bonus",),
            wording("clash-bonus", option=_label("no_trick_bonus")),
        )
    if _is_int(rules.first_dealer) and not 0 <= int(rules.first_dealer) < rules.players:
        raise RuleSetError(
            f"first_dealer names seat {rules.first_dealer}, but with players={rules.players}"
            f" the seats are 0 to {rules.players - 1}",
            ("first_dealer", "players"),
            wording("clash-dealer"),
        )
    for reached, _ in rules.exact_resets:
        if reached < 1:
            raise RuleSetError(
                f"exact_resets can reset totals from 1 up, not {reached}",
                ("exact_resets",),
                wording("clash-resets"),
            )


def _check_table_and_deal(rules: RuleSet) -> None:
    cards = len(FULL_DECK) - len(rules.removed)
    dealt = rules.players * rules.hand_size
    if dealt > cards:
        raise RuleSetError(
            f"players={rules.players} with hand_size={rules.hand_size} deals {dealt} cards,"
            f" but with removed={str(rules.removed) or 'none'} the deck has {cards}",
            ("players", "hand_size", "removed"),
            wording("clash-too-many-dealt"),
        )
    if dealt < cards and rules.kitty is Kitty.NONE:
        raise RuleSetError(
            f"players={rules.players} with hand_size={rules.hand_size} leaves"
            f" {counted(cards - dealt, 'card')} over, and kitty=NONE says that nobody takes them",
            ("kitty", "players", "hand_size", "removed"),
            wording("clash-left-over"),
        )


def _check_cutting(rules: RuleSet) -> None:
    ranks = {card.rank for card in rules.deck}
    if rules.first_dealer is FirstDealer.LOWEST_CUT and len(ranks) == 1:
        raise RuleSetError(
            "first_dealer=LOWEST_CUT would never find a dealer: removed leaves cards of one rank"
            " only, so all cuts are tied",
            ("first_dealer", "removed"),
            wording("clash-cut"),
        )


def _check_passing(rules: RuleSet) -> None:
    if not rules.pass_cycle:
        raise RuleSetError(
            "pass_cycle is empty: for no passing write H",
            ("pass_cycle",),
            wording("clash-no-direction"),
        )
    for entry in rules.pass_cycle:
        if entry is PassEntry.ACROSS and rules.players % 2:
            raise RuleSetError(
                f"pass_cycle has A, but with players={rules.players} nobody sits across",
                ("pass_cycle", "players"),
                wording("clash-direction"),
            )
        offset = seat_offset(entry, rules.players)
        if offset is not None and offset % rules.players == 0 and entry is not PassEntry.HOLD:
            raise RuleSetError(
                f"pass_cycle has {entry}, but with players={rules.players} that is one's own seat",
                ("pass_cycle", "players"),
                wording("clash-direction"),
            )
        size = pass_size(entry, rules.pass_count, rules.players)
        if size >= rules.hand_size:
            scatters = entry is PassEntry.SCATTER
            raise RuleSetError(
                f"pass_cycle entry {entry} passes {counted(size, 'card')}, which leaves none of"
                f" hand_size={rules.hand_size} in hand",
                ("pass_cycle", "hand_size", "players" if scatters else "pass_count"),
                wording("clash-scatter" if scatters else "clash-pass-all"),
            )


def _check_play_and_end(rules: RuleSet) -> None:
    if rules.opening_card is OpeningCard.THAT_CLUB and rules.first_lead is FirstLead.ELDEST:
        raise RuleSetError(
            "opening_card=THAT_CLUB needs the holder of the lowest club to lead,"
            " but first_lead=ELDEST lets the eldest hand lead",
            ("opening_card", "first_lead"),
            wording("clash-opening"),
        )
    if rules.hand_limit is None:
        if rules.target is None:
            raise RuleSetError(
                "with neither target nor hand_limit the match never ends",
                ("target", "hand_limit"),
                wording("clash-endless"),
            )
        if not rules.penalty_cards:
            raise RuleSetError(
                "points and removed leave no penalty card in the deck, so no total ever reaches"
                " the target: set a hand_limit",
                ("points", "removed", "hand_limit"),
                wording("clash-no-penalty"),
            )


_OPENINGS = {
    OpeningCard.ANY: masks.OPEN_ANY,
    OpeningCard.THAT_CLUB: masks.OPEN_THAT_CLUB,
    OpeningCard.ANY_CLUB: masks.OPEN_ANY_CLUB,
    OpeningCard.NOT_A_HEART: masks.OPEN_NOT_A_HEART,
    OpeningCard.NOT_A_POINT_CARD: masks.OPEN_NOT_A_POINT_CARD,
}
_HEART_LEADS = {
    HeartsLead.FREE: masks.HEARTS_FREE,
    HeartsLead.AFTER_BROKEN: masks.HEARTS_AFTER_BROKEN,
    HeartsLead.NEVER: masks.HEARTS_NEVER,
}
_QUEEN_DISCARDS = {
    QueenDiscard.FREE: masks.QUEEN_FREE,
    QueenDiscard.AFTER_BROKEN: masks.QUEEN_AFTER_BROKEN,
    QueenDiscard.FORCED: masks.QUEEN_FORCED,
}
_KITTIES = {
    Kitty.NONE: masks.KITTY_NONE,
    Kitty.FIRST_TRICK: masks.KITTY_FIRST_TRICK,
    Kitty.FIRST_PENALTY_CARD: masks.KITTY_FIRST_PENALTY_CARD,
    Kitty.FIRST_HEART: masks.KITTY_FIRST_HEART,
    Kitty.LAST_TRICK: masks.KITTY_LAST_TRICK,
}


def _breaking_cards(rules: RuleSet) -> int:
    if rules.broken_by is BrokenBy.HEART:
        return masks.HEART_MASK
    if rules.broken_by is BrokenBy.HEART_OR_QUEEN:
        return masks.HEART_MASK | masks.QUEEN_OF_SPADES
    return rules.penalty_cards.mask


def _kernel_options(rules: RuleSet) -> KernelOptions:
    by_value: dict[int, int] = {}
    for card, value in rules.card_values.items():
        by_value[value] = by_value.get(value, 0) | card.bit
    groups = sorted(by_value.items(), reverse=True)
    padding = [(0, 0)] * (max(masks.VALUE_GROUPS, len(groups)) - len(groups))
    return KernelOptions(
        players=rules.players,
        hand_size=rules.hand_size,
        opening_card=_OPENINGS[rules.opening_card],
        ban_on_first_trick=int(rules.first_trick_points is FirstTrickPoints.BANNED),
        hearts_lead=_HEART_LEADS[rules.hearts_lead],
        stuck_with_penalty_cards=int(rules.stuck_lead is StuckLead.ONLY_PENALTY_CARDS),
        queen_lead_waits=int(rules.queen_lead is QueenLead.AFTER_BROKEN),
        queen_discard=_QUEEN_DISCARDS[rules.queen_discard],
        breaking_cards=_breaking_cards(rules),
        penalty_cards=rules.penalty_cards.mask,
        bonus_cards=rules.bonus_cards.mask,
        value_masks=tuple(mask for _, mask in groups + padding),
        values=tuple(value for value, _ in groups + padding),
        kitty=_KITTIES[rules.kitty],
        moon_points=rules.moon_points,
        moon_needs_bonus=int(rules.moon_needs_bonus),
        sun_doubles=int(rules.sun is Sun.DOUBLE),
        no_trick_bonus=rules.no_trick_bonus,
        leads_lowest_club=int(rules.first_lead is FirstLead.LOWEST_CLUB),
    )
