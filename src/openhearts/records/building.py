"""Records from what happened, and what happened from records."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from openhearts.cards import Card, CardSet, Deal
from openhearts.records.record import (
    HandRecord,
    HiddenOrCard,
    Holding,
    MatchRecord,
    MoonDecision,
    RecordedPass,
    RecordedSeal,
    RecordedTrick,
)
from openhearts.rules.actions import (
    CHANCE,
    Action,
    AppointDealer,
    ChooseMoon,
    CutForDealer,
    DealHand,
    PassCards,
    PlayCard,
    ShufflePassed,
)
from openhearts.rules.events import (
    CardPlayed,
    CardsDealt,
    CardsPassed,
    CardsReceived,
    DealerFound,
    Event,
    HandScored,
    HandStarted,
    KittyShown,
    KittyTaken,
    MatchEnded,
    MatchStarted,
    MoonChosen,
    PlayBegan,
    TrickTaken,
    delivered,
)
from openhearts.rules.facts import Seat
from openhearts.rules.match import MatchState
from openhearts.rules.options import FirstDealer, PassEntry
from openhearts.rules.passing import receivers
from openhearts.rules.ruleset import RuleSet


class HiddenCardsError(ValueError):
    """Something was asked of a record that needs cards which the record hides."""


def record_of(
    rules: RuleSet,
    actions: Iterable[tuple[Seat, Action]],
    names: Sequence[str],
    tags: Mapping[str, str] | None = None,
    *,
    seals: Mapping[int, RecordedSeal] = MappingProxyType({}),
) -> MatchRecord:
    """Return the record of a match given by its actions, finished or not.

    ``seals`` are those of its hands, by number; those of hands that were not dealt are left out.

    Raises:
        IllegalAction: the rules refuse one of the actions.
        ValueError: names or tags do not fit.
    """
    state, events = MatchState.start(rules)
    draft = _MatchDraft(rules)
    draft.note_all(events)
    for seat, action in actions:
        state, events = state.apply(seat, action)
        draft.note_all(events)
        if isinstance(action, DealHand):
            draft.hands[-1].kitty = Holding(action.deal.kitty)
    for number, hand in enumerate(draft.hands, start=1):
        hand.sealed = seals.get(number)
    return draft.finished(names, tags, viewer=None)


def record_of_view(
    events: Iterable[Event],
    viewer: Seat,
    names: Sequence[str],
    tags: Mapping[str, str] | None = None,
) -> MatchRecord:
    """Return the record of what one seat (-1: a spectator) was told, unknown cards hidden.

    Args:
        events: the events delivered to it, from the start of the match.
        viewer: the seat.
        names: the players, by seat.
        tags: free remarks by tag.

    Raises:
        ValueError: the events do not begin with the start of a match, or names or tags do
            not fit.
    """
    stream = iter(events)
    match next(stream, None):
        case MatchStarted(rules):
            draft = _MatchDraft(rules)
        case _:
            raise ValueError("the events must begin with the start of the match")
    draft.note_all(stream)
    return draft.finished(names, tags, viewer=viewer)


def as_seen_by(record: MatchRecord, viewer: Seat) -> MatchRecord:
    """Return what one seat (-1: a spectator) may know of a recorded match.

    Raises:
        HiddenCardsError: the record hides cards itself.
        IllegalAction: the record is not by the rules.
    """
    state, told = MatchState.start(record.rules)
    for seat, action in actions_of(record):
        state, events = state.apply(seat, action)
        told += events
    seen = [event for event in (delivered(event, viewer) for event in told) if event is not None]
    hidden = record_of_view(seen, viewer, record.names, dict(record.tags))
    hands = tuple(
        replace(hand, sealed=_seal_as_told(whole))
        for hand, whole in zip(hidden.hands, record.hands, strict=True)
    )
    return replace(hidden, hands=hands)


def _seal_as_told(hand: HandRecord) -> RecordedSeal | None:
    """Return the seal of a hand as everybody knows it: closed until the hand is scored."""
    if hand.sealed is None or hand.scores is not None:
        return hand.sealed
    return RecordedSeal(hand.sealed.commitment)


def actions_of(record: MatchRecord) -> list[tuple[Seat, Action]]:
    """Return the actions of a recorded match, chance's own included, in order.

    Raises:
        HiddenCardsError: the record hides cards.
    """
    if record.is_partial:
        raise HiddenCardsError("the record hides cards, so it has no list of actions")
    actions: list[tuple[Seat, Action]] = []
    if record.cuts:
        actions.append((CHANCE, CutForDealer(record.cuts)))
    elif record.first_dealer is not None and record.rules.first_dealer is FirstDealer.RANDOM:
        actions.append((CHANCE, AppointDealer(record.first_dealer)))
    for hand in record.hands:
        deal = Deal(tuple(holding.known for holding in hand.hands), hand.kitty.known)
        actions.append((CHANCE, DealHand(deal)))
        actions += [(given.seat, PassCards(_all_known(given.cards))) for given in hand.passes]
        if hand.mix_order is not None:
            actions.append((CHANCE, ShufflePassed(_all_known(hand.mix_order))))
        for trick in hand.tricks:
            actions += [
                ((trick.leader + place) % record.rules.players, PlayCard(card))
                for place, card in enumerate(trick.cards)
            ]
        if hand.moon is not None:
            actions.append((hand.moon.seat, ChooseMoon(hand.moon.choice)))
    return actions


def _all_known(cards: Iterable[HiddenOrCard]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card is not None)


@dataclass(slots=True)
class _HandDraft:
    """A hand being written down; what nobody told stays hidden."""

    players: int
    dealer: Seat
    entry: PassEntry
    pass_size: int
    hands: list[Holding]
    kitty: Holding
    sealed: RecordedSeal | None = None
    passes: dict[Seat, list[HiddenOrCard]] = field(default_factory=dict)
    mix_order: list[HiddenOrCard] | None = None
    tricks: list[RecordedTrick] = field(default_factory=list)
    leader: Seat = 0
    trick: list[Card] = field(default_factory=list)
    moon: MoonDecision | None = None
    scores: tuple[int, ...] | None = None
    totals: tuple[int, ...] | None = None

    def note_pass(self, seat: Seat, cards: tuple[Card, ...] | None) -> None:
        self.passes[seat] = [None] * self.pass_size if cards is None else list(cards)

    def note_received(
        self, seat: Seat, cards: tuple[Card, ...], givers: tuple[Seat | None, ...]
    ) -> None:
        if self.entry is PassEntry.MIX:
            order = self.note_mixed()
            first = (seat - self.dealer - 1) % self.players
            for turn, card in enumerate(cards):
                order[first + turn * self.players] = card
            return
        places: dict[Seat, list[int]] = {}
        for card, giver in zip(cards, givers, strict=True):
            if giver is None:
                continue
            if giver not in places:
                targets = receivers(self.entry, giver, self.pass_size, self.players)
                places[giver] = [place for place, to in enumerate(targets) if to == seat]
            self.passes[giver][places[giver].pop(0)] = card

    def note_mixed(self) -> list[HiddenOrCard]:
        if self.mix_order is None:
            self.mix_order = [None] * (self.players * self.pass_size)
        return self.mix_order

    def finished(self) -> HandRecord:
        tricks = list(self.tricks)
        if self.trick:
            tricks.append(RecordedTrick(self.leader, tuple(self.trick), None))
        return HandRecord(
            dealer=self.dealer,
            pass_entry=self.entry,
            sealed=self.sealed,
            hands=tuple(self.hands),
            kitty=self.kitty,
            passes=tuple(RecordedPass(seat, tuple(cards)) for seat, cards in self.passes.items()),
            mix_order=None if self.mix_order is None else tuple(self.mix_order),
            tricks=tuple(tricks),
            moon=self.moon,
            scores=self.scores,
            totals=self.totals,
        )


class _MatchDraft:
    """A match being written down, event by event."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        named = not isinstance(rules.first_dealer, FirstDealer)
        self.first_dealer: Seat | None = int(rules.first_dealer) if named else None
        self.cuts: tuple[tuple[Card | None, ...], ...] = ()
        self.hands: list[_HandDraft] = []
        self.winners: tuple[Seat, ...] | None = None

    def note_all(self, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case DealerFound(dealer, cuts):
                    self.first_dealer, self.cuts = dealer, cuts
                case HandStarted():
                    self._start_hand(event)
                case MatchEnded(winners, _):
                    self.winners = winners
                case _:
                    if self.hands:
                        _note(self.hands[-1], event)

    def _start_hand(self, event: HandStarted) -> None:
        self.hands.append(
            _HandDraft(
                players=self.rules.players,
                dealer=event.dealer,
                entry=event.pass_entry,
                pass_size=event.cards_to_pass,
                hands=[Holding(hidden=self.rules.hand_size)] * self.rules.players,
                kitty=Holding(hidden=event.kitty_size),
            )
        )

    def finished(
        self, names: Sequence[str], tags: Mapping[str, str] | None, viewer: Seat | None
    ) -> MatchRecord:
        return MatchRecord(
            rules=self.rules,
            names=tuple(names),
            tags=tuple((tags or {}).items()),
            viewer=viewer,
            first_dealer=self.first_dealer,
            cuts=self.cuts,
            hands=tuple(hand.finished() for hand in self.hands),
            winners=self.winners,
        )


def _note(hand: _HandDraft, event: Event) -> None:
    match event:
        case CardsDealt(seat, dealt):
            hand.hands[seat] = Holding(dealt)
        case CardsPassed(seat, cards):
            hand.note_pass(seat, cards)
        case CardsReceived(seat, received, givers):
            hand.note_received(seat, received, givers)
        case PlayBegan(leader):
            if hand.entry is PassEntry.MIX:
                hand.note_mixed()
            hand.leader = leader
        case CardPlayed(_, card):
            hand.trick.append(card)
        case TrickTaken(_, winner, _, _):
            hand.tricks.append(RecordedTrick(hand.leader, tuple(hand.trick), winner))
            hand.leader, hand.trick = winner, []
        case KittyTaken(_, _, CardSet() as kitty, _) | KittyShown(kitty, _):
            hand.kitty = Holding(kitty)
        case MoonChosen(seat, choice):
            hand.moon = MoonDecision(seat, choice)
        case HandScored():
            hand.scores, hand.totals = event.scores, event.totals
        case _:
            pass
