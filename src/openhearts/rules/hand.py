"""One hand, from the deal to the last trick. Knows every card: never given to a player."""

from __future__ import annotations

import enum
from typing import NamedTuple

from openhearts.cards import Card, CardSet, Deal
from openhearts.cards.card import card_of_index
from openhearts.rules import legality, masks
from openhearts.rules.actions import CHANCE, Action, PassCards, PlayCard, ShufflePassed
from openhearts.rules.errors import IllegalAction, Reason
from openhearts.rules.events import (
    CardPlayed,
    CardsDealt,
    CardsPassed,
    CardsReceived,
    Event,
    HandStarted,
    HeartsBroken,
    KittyTaken,
    PlayBegan,
    TrickTaken,
)
from openhearts.rules.facts import Seat, counted
from openhearts.rules.options import KittySeenBy, PassEntry
from openhearts.rules.passing import deal_mixed, exchange
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.trick import Trick
from openhearts.rules.wording import Wording, wording

NOBODY: Seat = -1
"""In place of a seat: nobody (yet)."""


class HandPhase(enum.Enum):
    """What a hand waits for."""

    PASSING = "PASSING"
    MIXING = "MIXING"
    PLAYING = "PLAYING"
    PLAYED = "PLAYED"


class HandSetup(NamedTuple):
    """What does not change once play has begun."""

    rules: RuleSet
    number: int
    """1 for the first hand of the match."""
    dealer: Seat
    pass_entry: PassEntry
    deal: Deal
    passes: tuple[tuple[Card, ...] | None, ...]
    """What each seat passes; ``None`` while it has not chosen."""
    received: tuple[tuple[tuple[Card, Seat | None], ...], ...]
    """What each seat got and from whom; empty before the exchange."""


class HandState(NamedTuple):
    """One hand at some moment: a frozen value.

    :meth:`apply` gives the next state and what happened. Hands and piles are masks.
    """

    setup: HandSetup
    phase: HandPhase
    hands: tuple[int, ...]
    turn: Seat
    """The seat to play, :data:`NOBODY` when none is."""
    leader: Seat
    trick: tuple[Card, ...]
    """The unfinished trick, in the order played."""
    best: int
    """Index of the card that is winning the unfinished trick, -1 before the lead."""
    broken: bool
    tricks: tuple[Trick, ...]
    captured: tuple[int, ...]
    taken: tuple[int, ...]
    """Tricks taken, by seat; the kitty is none."""
    kitty_taker: Seat
    legal: int
    """The cards the seat on turn may play, 0 when none is: worked out once a turn."""

    @classmethod
    def start(
        cls, rules: RuleSet, number: int, dealer: Seat, deal: Deal
    ) -> tuple[HandState, list[Event]]:
        """Deal a hand.

        Raises:
            IllegalAction: the deal is not one of this deck for this table, or the seat is none.
        """
        _check_deal(rules, dealer, deal)
        entry = rules.pass_entry(number)
        players = rules.players
        setup = HandSetup(rules, number, dealer, entry, deal, (None,) * players, ())
        state = cls(
            setup=setup,
            phase=HandPhase.PASSING,
            hands=tuple(cards.mask for cards in deal.hands),
            turn=NOBODY,
            leader=NOBODY,
            trick=(),
            best=-1,
            broken=False,
            tricks=(),
            captured=(0,) * players,
            taken=(0,) * players,
            kitty_taker=NOBODY,
            legal=0,
        )
        events: list[Event] = [
            HandStarted(number, dealer, entry, rules.cards_to_pass(entry), len(deal.kitty))
        ]
        events += [CardsDealt(seat, cards) for seat, cards in enumerate(deal.hands)]
        if entry is PassEntry.HOLD:
            state, more = state._begin_play()
            events += more
        return state, events

    @property
    def rules(self) -> RuleSet:
        """The rule set of the match."""
        return self.setup.rules

    @property
    def first_trick(self) -> bool:
        """Whether no trick is finished yet."""
        return not self.tricks

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who may act now: seats, or chance; empty when the hand is played."""
        match self.phase:
            case HandPhase.PLAYING:
                return (self.turn,)
            case HandPhase.PASSING:
                return tuple(s for s, cards in enumerate(self.setup.passes) if cards is None)
            case HandPhase.MIXING:
                return (CHANCE,)
            case HandPhase.PLAYED:
                return ()

    def legal_cards(self) -> CardSet:
        """Return the cards the seat on turn may play; empty when nobody is to play."""
        return CardSet.from_mask(self.legal)

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        """Return why the rules refuse an action now, ``None`` if they allow it."""
        match action:
            case PlayCard(card):
                return self._why_not_play(seat, card)
            case PassCards(cards):
                return self._why_not_pass(seat, cards)
            case ShufflePassed(order):
                return self._why_not_shuffle(seat, order)
            case _:
                return Reason.WRONG_PHASE

    def explain(self, seat: Seat, action: Action, reason: Reason) -> str:
        """Say in one sentence why an action is refused, and what would be right."""
        match reason:
            case Reason.NOT_YOUR_TURN:
                return f"It is the turn of seat {self.turn}."
            case Reason.NO_PASS_THIS_HAND:
                return "Nothing is passed in this hand."
            case Reason.ALREADY_PASSED:
                return "You have passed already."
            case Reason.WRONG_PASS_COUNT:
                needed = self.rules.cards_to_pass(self.setup.pass_entry)
                given = len(action.cards) if isinstance(action, PassCards) else 0
                return f"Pass exactly {counted(needed, 'card')}, not {given}."
            case Reason.SAME_CARD_TWICE:
                return "The same card is named twice."
            case Reason.BAD_SEAT:
                return f"There is no seat {seat}: the seats are 0 to {self.rules.players - 1}."
            case Reason.BAD_SHUFFLE:
                return "The shuffle must hold exactly the cards that were passed."
            case Reason.WRONG_PHASE:
                return {
                    HandPhase.PASSING: "The cards to pass are still being chosen.",
                    HandPhase.MIXING: "The passed cards are being shuffled.",
                    HandPhase.PLAYING: "The hand is being played: play a card.",
                    HandPhase.PLAYED: "The hand is over.",
                }[self.phase]
            case _:
                return self._explain_cards(seat, action, reason)

    def wording_of(self, seat: Seat, action: Action, reason: Reason) -> Wording:
        """Return what is said of an action that is refused, for any language."""
        match action:
            case PassCards() if reason is Reason.WRONG_PASS_COUNT:
                needed = self.rules.cards_to_pass(self.setup.pass_entry)
                return wording(f"refused-{reason}", count=needed)
            case PassCards(cards) if reason is Reason.NOT_IN_HAND:
                missing = next(c for c in cards if not self.hands[seat] & c.bit)
                return wording(f"refused-{reason}", cards=(missing,))
            case PlayCard(card) if self.phase is HandPhase.PLAYING and seat == self.turn:
                return legality.refusal_wording(self._turn(), card, reason)
            case _:
                return wording(f"refused-{reason}")

    def _explain_cards(self, seat: Seat, action: Action, reason: Reason) -> str:
        if isinstance(action, PassCards):
            missing = next(c for c in action.cards if not self.hands[seat] & c.bit)
            return f"You do not hold the {missing.name}."
        assert isinstance(action, PlayCard)
        return legality.explain_refusal(self._turn(), action.card, reason)

    def apply(self, seat: Seat, action: Action) -> tuple[HandState, list[Event]]:
        """Let a seat (or chance) act.

        Raises:
            IllegalAction: the rules refuse it; this state is unchanged.
        """
        if type(action) is PlayCard:
            card = action.card
            if seat != self.turn or not card.bit & self.legal:
                self._refuse(seat, action)
            return self._play(card)
        if self.why_not(seat, action) is not None:
            self._refuse(seat, action)
        if type(action) is PassCards:
            return self._pass(seat, action.cards)
        assert type(action) is ShufflePassed
        return self._mix(action.order)

    def _refuse(self, seat: Seat, action: Action) -> None:
        reason = self.why_not(seat, action)
        assert reason is not None
        raise IllegalAction(
            reason, self.explain(seat, action, reason), self.wording_of(seat, action, reason)
        )

    def _turn(self) -> legality.Turn:
        return legality.Turn(
            self.rules,
            CardSet.from_mask(self.hands[self.turn]),
            self.trick[0].suit if self.trick else None,
            self.first_trick,
            self.broken,
        )

    def _why_not_play(self, seat: Seat, card: Card) -> Reason | None:
        if self.phase is not HandPhase.PLAYING:
            return Reason.WRONG_PHASE
        if not 0 <= seat < self.rules.players:
            return Reason.BAD_SEAT
        if seat != self.turn:
            return Reason.NOT_YOUR_TURN
        return legality.why_not_play(self._turn(), card)

    def _why_not_pass(self, seat: Seat, cards: tuple[Card, ...]) -> Reason | None:
        if self.setup.pass_entry is PassEntry.HOLD:
            return Reason.NO_PASS_THIS_HAND
        if not 0 <= seat < self.rules.players:
            return Reason.BAD_SEAT
        if self.setup.passes[seat] is not None:
            return Reason.ALREADY_PASSED
        if len(cards) != self.rules.cards_to_pass(self.setup.pass_entry):
            return Reason.WRONG_PASS_COUNT
        if len(set(cards)) != len(cards):
            return Reason.SAME_CARD_TWICE
        if not all(self.hands[seat] & card.bit for card in cards):
            return Reason.NOT_IN_HAND
        return None

    def _why_not_shuffle(self, seat: Seat, order: tuple[Card, ...]) -> Reason | None:
        if self.phase is not HandPhase.MIXING:
            return Reason.WRONG_PHASE
        if seat != CHANCE:
            return Reason.NOT_YOUR_TURN
        pool = [card for cards in self.setup.passes for card in cards or ()]
        return None if sorted(order) == sorted(pool) else Reason.BAD_SHUFFLE

    def _pass(self, seat: Seat, cards: tuple[Card, ...]) -> tuple[HandState, list[Event]]:
        passes = (*self.setup.passes[:seat], cards, *self.setup.passes[seat + 1 :])
        state = self._replace(setup=self.setup._replace(passes=passes))
        events: list[Event] = [CardsPassed(seat, cards)]
        chosen = tuple(given for given in passes if given is not None)
        if len(chosen) < len(passes):
            return state, events
        if self.setup.pass_entry is PassEntry.MIX:
            return state._replace(phase=HandPhase.MIXING), events
        received = exchange(self.setup.pass_entry, chosen, self.rules.players)
        state, more = state._exchange(received)
        return state, events + more

    def _mix(self, order: tuple[Card, ...]) -> tuple[HandState, list[Event]]:
        eldest = (self.setup.dealer + 1) % self.rules.players
        dealt = deal_mixed(order, eldest, self.rules.players)
        return self._exchange(tuple(tuple((card, None) for card in cards) for cards in dealt))

    def _exchange(
        self, received: tuple[tuple[tuple[Card, Seat | None], ...], ...]
    ) -> tuple[HandState, list[Event]]:
        hands = tuple(
            (hand & ~CardSet(given or ()).mask) | CardSet(card for card, _ in got).mask
            for hand, given, got in zip(self.hands, self.setup.passes, received, strict=True)
        )
        events: list[Event] = [
            CardsReceived(seat, tuple(c for c, _ in got), tuple(giver for _, giver in got))
            for seat, got in enumerate(received)
        ]
        state = self._replace(hands=hands, setup=self.setup._replace(received=received))
        state, more = state._begin_play()
        return state, events + more

    def _begin_play(self) -> tuple[HandState, list[Event]]:
        leader = (self.setup.dealer + 1) % self.rules.players
        if self.rules.kernel.leads_lowest_club:
            clubs = [(hand & masks.CLUB_MASK) for hand in self.hands]
            holders = [(mask & -mask, seat) for seat, mask in enumerate(clubs) if mask]
            if holders:
                leader = min(holders)[1]
        legal = masks.legal_leads(self.hands[leader], True, False, self.rules.kernel)
        state = self._replace(phase=HandPhase.PLAYING, turn=leader, leader=leader, legal=legal)
        return state, [PlayBegan(leader)]

    def _play(self, card: Card) -> tuple[HandState, list[Event]]:
        (
            setup,
            phase,
            hands,
            seat,
            leader,
            trick,
            best,
            broken,
            tricks,
            captured,
            taken,
            taker,
            _,
        ) = self
        rules = setup.rules
        kernel = rules.kernel
        players = len(hands)
        bit = card.bit
        events: list[Event] = [CardPlayed(seat, card)]
        if not broken and bit & kernel.breaking_cards:
            broken = True
            events.append(HeartsBroken(seat, card))
        held = list(hands)
        held[seat] ^= bit
        hands = tuple(held)
        trick = (*trick, card)
        if best < 0 or masks.beats(card.index, best):
            best = card.index
        turn = (seat + 1) % players
        if len(trick) == players:
            winner = (leader + trick.index(card_of_index(best))) % players
            pile = captured[winner]
            for played in trick:
                pile |= played.bit
            trick_mask = pile ^ captured[winner]
            points = masks.card_points(trick_mask, kernel)
            tricks = (*tricks, Trick(leader, trick, winner))
            events.append(TrickTaken(len(tricks), winner, trick, points))
            last = not hands[winner]
            kitty = setup.deal.kitty
            if (
                kitty
                and taker == NOBODY
                and masks.takes_kitty(trick_mask, len(tricks) == 1, last, kernel)
            ):
                taker = winner
                pile |= kitty.mask
                shown = rules.kitty_seen_by is KittySeenBy.TAKER
                events.append(KittyTaken(winner, len(kitty), kitty, shown))
            captured = (*captured[:winner], pile, *captured[winner + 1 :])
            taken = (*taken[:winner], taken[winner] + 1, *taken[winner + 1 :])
            leader, turn, trick, best = winner, winner, (), -1
            if last:
                phase, turn, legal = HandPhase.PLAYED, NOBODY, 0
            else:
                legal = masks.legal_leads(hands[turn], False, broken, kernel)
        else:
            suit = trick[0].suit
            legal = masks.legal_follows(hands[turn], suit, not tricks, broken, kernel)
        return (
            tuple.__new__(
                HandState,
                (
                    setup,
                    phase,
                    hands,
                    turn,
                    leader,
                    trick,
                    best,
                    broken,
                    tricks,
                    captured,
                    taken,
                    taker,
                    legal,
                ),
            ),
            events,
        )


def _check_deal(rules: RuleSet, dealer: Seat, deal: Deal) -> None:
    if not 0 <= dealer < rules.players:
        raise IllegalAction(
            Reason.BAD_SEAT,
            f"There is no seat {dealer}: the seats are 0 to {rules.players - 1}.",
        )
    sizes = [len(cards) for cards in deal.hands]
    if sizes != [rules.hand_size] * rules.players:
        raise IllegalAction(
            Reason.BAD_DEAL,
            f"The deal must give {counted(rules.hand_size, 'card')} to each of"
            f" {rules.players} seats,"
            f" not {sizes}.",
        )
    mask = deal.kitty.mask
    for cards in deal.hands:
        mask |= cards.mask
    if mask != rules.deck.mask or sum(sizes) + len(deal.kitty) != len(rules.deck):
        raise IllegalAction(
            Reason.BAD_DEAL, "The deal must hold every card of the deck exactly once."
        )
