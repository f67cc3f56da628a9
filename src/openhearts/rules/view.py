"""What one seat may know: the only thing a player, a client or an encoding is given.

A :class:`PlayerView` is built upward from events that were delivered to the seat
(:meth:`PlayerView.after`); it never starts from a state with fields taken out. So a new
private field of the state is invisible until somebody shows it on purpose.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, field, replace
from typing import Any

from openhearts.cards import Card, CardSet, Suit
from openhearts.rules import legality
from openhearts.rules.actions import CHANCE
from openhearts.rules.errors import Reason
from openhearts.rules.events import (
    CardPlayed,
    CardsDealt,
    CardsPassed,
    CardsReceived,
    DealerFound,
    Event,
    HandScored,
    HandStarted,
    HeartsBroken,
    KittyShown,
    KittyTaken,
    MatchEnded,
    MatchStarted,
    MoonChosen,
    MoonShot,
    PlayBegan,
    TotalReset,
    TrickTaken,
)
from openhearts.rules.facts import Seat
from openhearts.rules.options import FirstDealer, Moon, PassEntry
from openhearts.rules.passing import receivers
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.scoring import HandResult
from openhearts.rules.trick import Trick


class MatchPhase(enum.StrEnum):
    """What a match waits for."""

    FINDING_DEALER = "FINDING_DEALER"
    DEALING = "DEALING"
    PASSING = "PASSING"
    MIXING = "MIXING"
    PLAYING = "PLAYING"
    CHOOSING_MOON = "CHOOSING_MOON"
    OVER = "OVER"


@dataclass(frozen=True, slots=True, kw_only=True)
class HandView:
    """What one seat knows of the hand in progress, or of the last one while none is."""

    number: int
    dealer: Seat
    pass_entry: PassEntry
    cards_to_pass: int
    kitty_size: int
    dealt: CardSet = CardSet()
    """One's own cards as dealt."""
    cards: CardSet = CardSet()
    """One's own cards now."""
    has_passed: tuple[bool, ...] = ()
    passed: tuple[Card, ...] = ()
    """What one passed, in the order named."""
    received: tuple[tuple[Card, Seat | None], ...] = ()
    """What one got and from whom (``None``: nobody knows)."""
    leader: Seat | None = None
    """Who leads, or led, the trick on the table."""
    trick: tuple[Card, ...] = ()
    """The unfinished trick, in the order played."""
    tricks: tuple[Trick, ...] = ()
    hearts_broken: bool = False
    kitty_taker: Seat | None = None
    kitty: CardSet | None = None
    """The kitty's cards, once this seat may know them."""
    shooter: Seat | None = None
    sun: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerView:
    """Everything one seat may know of a match, and nothing else.

    ``seat`` -1 is a spectator's view: what everybody sees.
    """

    seat: Seat
    rules: RuleSet
    phase: MatchPhase = MatchPhase.FINDING_DEALER
    dealer: Seat | None = None
    """The dealer of the hand in progress, or of the next one."""
    cuts: tuple[tuple[Card | None, ...], ...] = ()
    """The cards cut for the first deal, round by round."""
    totals: tuple[int, ...] = ()
    results: tuple[HandResult, ...] = ()
    """The score sheet, hand by hand."""
    winners: tuple[Seat, ...] | None = None
    """Who won, once the match is over."""
    hand: HandView | None = None
    """The hand in progress, or the one just finished; ``None`` before the first deal."""
    resets: tuple[tuple[Seat, int, int], ...] = field(default=())
    """Totals reset by the last scored hand: (seat, total reached, total it became)."""

    @classmethod
    def of_new_match(cls, seat: Seat, rules: RuleSet) -> PlayerView:
        """Return the view at the very beginning of a match."""
        known = not isinstance(rules.first_dealer, FirstDealer)
        return cls(
            seat=seat,
            rules=rules,
            totals=(0,) * rules.players,
            phase=MatchPhase.DEALING if known else MatchPhase.FINDING_DEALER,
            dealer=int(rules.first_dealer) if known else None,
        )

    @property
    def turn(self) -> Seat | None:
        """The seat that must play a card, if one must."""
        if self.phase is not MatchPhase.PLAYING or self.hand is None or self.hand.leader is None:
            return None
        return (self.hand.leader + len(self.hand.trick)) % self.rules.players

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who may act now: seats, or chance (:data:`CHANCE`); empty when the match is over."""
        hand = self.hand
        match self.phase:
            case MatchPhase.OVER:
                return ()
            case MatchPhase.PASSING:
                assert hand is not None
                return tuple(seat for seat, done in enumerate(hand.has_passed) if not done)
            case MatchPhase.PLAYING:
                assert self.turn is not None
                return (self.turn,)
            case MatchPhase.CHOOSING_MOON:
                assert hand is not None
                assert hand.shooter is not None
                return (hand.shooter,)
            case _:
                return (CHANCE,)

    @property
    def must_act(self) -> bool:
        """Whether this seat may act now."""
        return self.seat in self.to_act

    @property
    def led_suit(self) -> Suit | None:
        """The suit led to the unfinished trick."""
        return self.hand.trick[0].suit if self.hand and self.hand.trick else None

    @property
    def pass_receivers(self) -> tuple[Seat | None, ...]:
        """Who gets each card this seat passes, in the order it names them.

        ``None`` with ``MIX``, where nobody knows; empty in a hold hand.
        """
        hand = self.hand
        if hand is None or hand.pass_entry is PassEntry.HOLD:
            return ()
        return receivers(hand.pass_entry, self.seat, hand.cards_to_pass, self.rules.players)

    @property
    def tricks_taken(self) -> tuple[int, ...]:
        """Tricks taken in this hand, by seat."""
        counts = [0] * self.rules.players
        for trick in self.hand.tricks if self.hand else ():
            counts[trick.winner] += 1
        return tuple(counts)

    @property
    def captured(self) -> tuple[CardSet, ...]:
        """Cards known to be taken in this hand, by seat; the kitty once this seat knows it."""
        piles = [CardSet()] * self.rules.players
        if self.hand is not None:
            for trick in self.hand.tricks:
                piles[trick.winner] |= CardSet(trick.cards)
            if self.hand.kitty is not None and self.hand.kitty_taker is not None:
                piles[self.hand.kitty_taker] |= self.hand.kitty
        return tuple(piles)

    @property
    def points_taken(self) -> tuple[int, ...]:
        """What the cards known to be taken are worth, by seat, before any moon."""
        values = self.rules.card_values
        return tuple(sum(values.get(card, 0) for card in pile) for pile in self.captured)

    def cards_left(self, seat: Seat) -> int:
        """Return how many cards a seat holds."""
        if self.hand is None or self.phase in (MatchPhase.DEALING, MatchPhase.OVER):
            return 0
        played = len(self.hand.tricks)
        if self.hand.leader is not None:
            place = (seat - self.hand.leader) % self.rules.players
            played += place < len(self.hand.trick)
        return self.rules.hand_size - played

    def legal_cards(self) -> CardSet:
        """Return the cards this seat may play now; empty when it is not its turn."""
        if self.turn is None or self.turn != self.seat:
            return CardSet()
        return legality.legal_cards(self.own_turn())

    def why_not(self, card: Card) -> Reason | None:
        """Return why this seat may not play a card now, ``None`` if it may."""
        if self.turn is None:
            return Reason.WRONG_PHASE
        if self.turn != self.seat:
            return Reason.NOT_YOUR_TURN
        return legality.why_not_play(self.own_turn(), card)

    def own_turn(self) -> legality.Turn:
        """Return what decides which of this seat's cards may be played to the trick."""
        assert self.hand is not None
        return legality.Turn(
            self.rules,
            self.hand.cards,
            self.led_suit,
            not self.hand.tricks,
            self.hand.hearts_broken,
        )

    def after(self, event: Event) -> PlayerView:  # noqa: C901, PLR0912 - one case an event
        """Return the view after an event as it was delivered to this seat."""
        match event:
            case MatchStarted(rules):
                return PlayerView.of_new_match(self.seat, rules)
            case DealerFound(dealer, cuts):
                return replace(self, dealer=dealer, cuts=cuts, phase=MatchPhase.DEALING)
            case HandScored():
                return self._scored(event)
            case TotalReset(seat, reached, becomes):
                return replace(self, resets=(*self.resets, (seat, reached, becomes)))
            case MatchEnded(winners, totals):
                return replace(self, phase=MatchPhase.OVER, winners=winners, totals=totals)
            case HandStarted(number, dealer, entry, count, kitty_size):
                hold = entry is PassEntry.HOLD
                fresh = HandView(
                    number=number,
                    dealer=dealer,
                    pass_entry=entry,
                    cards_to_pass=count,
                    kitty_size=kitty_size,
                    has_passed=() if hold else (False,) * self.rules.players,
                )
                phase = MatchPhase.PLAYING if hold else MatchPhase.PASSING
                return replace(self, hand=fresh, dealer=dealer, phase=phase, resets=())
            case CardsDealt(_, cards):
                return self._hand(dealt=cards, cards=cards)
            case CardsPassed(seat, given):
                return self._passed(seat, given)
            case CardsReceived(_, got, givers):
                assert self.hand is not None
                return self._hand(
                    received=tuple(zip(got, givers, strict=True)),
                    cards=(self.hand.cards - CardSet(self.hand.passed)) | CardSet(got),
                )
            case PlayBegan(leader):
                return replace(self._hand(leader=leader), phase=MatchPhase.PLAYING)
            case CardPlayed(seat, card):
                assert self.hand is not None
                cards = self.hand.cards - CardSet((card,)) if seat == self.seat else self.hand.cards
                return self._hand(trick=(*self.hand.trick, card), cards=cards)
            case HeartsBroken():
                return self._hand(hearts_broken=True)
            case TrickTaken(_, winner, played, _):
                assert self.hand is not None
                assert self.hand.leader is not None
                trick = Trick(self.hand.leader, played, winner)
                return self._hand(tricks=(*self.hand.tricks, trick), trick=(), leader=winner)
            case KittyTaken(seat, _, known, _):
                return self._hand(kitty_taker=seat, kitty=known)
            case KittyShown(cards, taker):
                return self._hand(kitty_taker=taker, kitty=cards)
            case MoonShot(seat, sun):
                choosing = self.rules.moon is Moon.CHOICE
                phase = MatchPhase.CHOOSING_MOON if choosing else self.phase
                return replace(self._hand(shooter=seat, sun=sun), phase=phase)
            case MoonChosen():
                return self

    def _hand(self, **changes: Any) -> PlayerView:
        assert self.hand is not None
        return replace(self, hand=replace(self.hand, **changes))

    def _passed(self, seat: Seat, cards: tuple[Card, ...] | None) -> PlayerView:
        assert self.hand is not None
        done = list(self.hand.has_passed)
        done[seat] = True
        passed = self.hand.passed if cards is None else cards
        view = self._hand(has_passed=tuple(done), passed=passed)
        if all(done) and self.hand.pass_entry is PassEntry.MIX:
            return replace(view, phase=MatchPhase.MIXING)
        return view

    def _scored(self, event: HandScored) -> PlayerView:
        assert self.hand is not None
        result = HandResult(
            event.number,
            self.hand.dealer,
            self.hand.pass_entry,
            event.card_points,
            event.shooter,
            event.effect,
            event.scores,
            event.totals,
        )
        return replace(
            self,
            phase=MatchPhase.DEALING,
            totals=event.totals,
            results=(*self.results, result),
            dealer=(self.hand.dealer + 1) % self.rules.players,
        )
