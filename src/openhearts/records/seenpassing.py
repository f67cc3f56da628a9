"""What the known cards tell of a deal and a pass of which some cards are hidden."""

from __future__ import annotations

from dataclasses import dataclass

from openhearts.cards import Card, CardSet
from openhearts.records.faults import report
from openhearts.records.record import HandRecord, HiddenOrCard
from openhearts.rules.facts import Seat, counted
from openhearts.rules.options import PassEntry
from openhearts.rules.passing import receivers
from openhearts.rules.ruleset import RuleSet


@dataclass(slots=True)
class SeenHands:
    """What each seat holds at some moment, as far as it is known."""

    certain: list[CardSet]
    """Cards the seat certainly holds."""
    hidden: list[int]
    """How many more it holds."""
    kitty: CardSet
    """Cards certainly in the kitty."""

    def learn(self, seat: Seat, card: Card) -> None:
        """Take note that a seat holds a card."""
        if card not in self.certain[seat]:
            self.certain[seat] |= CardSet((card,))
            self.hidden[seat] -= 1

    def lose(self, seat: Seat, card: HiddenOrCard) -> None:
        """Take note that a seat gave a card away; a hidden one may have been any."""
        if card is None:
            self.hidden[seat] += len(self.certain[seat]) - 1
            self.certain[seat] = CardSet()
        else:
            self.learn(seat, card)
            self.certain[seat] -= CardSet((card,))

    def gain(self, seat: Seat, card: HiddenOrCard) -> None:
        """Take note that a seat got a card."""
        if card is None:
            self.hidden[seat] += 1
        else:
            self.certain[seat] |= CardSet((card,))

    def why_not_holding(self, seat: Seat, card: Card, deck: CardSet) -> str | None:
        """Return why a seat cannot hold a card, ``None`` if it may."""
        if card not in deck:
            return "this card is not in the deck."
        for holder, cards in enumerate(self.certain):
            if card in cards and holder != seat:
                return f"Seat {holder} holds the {card.name}."
        if card in self.kitty:
            return f"The {card.name} lies in the kitty."
        if card not in self.certain[seat] and not self.hidden[seat]:
            return f"You do not hold the {card.name}."
        return None

    def unplaced(self, deck: CardSet) -> CardSet:
        """Return the cards of which nobody knows where they are."""
        known = self.kitty
        for cards in self.certain:
            known |= cards
        return deck - known


def after_the_pass(rules: RuleSet, number: int, hand: HandRecord) -> SeenHands | None:
    """Return the hands as play begins, ``None`` if the pass is not over.

    Raises:
        FaultFoundError: the pass cannot have been so.
    """
    hands = SeenHands(
        certain=[holding.known for holding in hand.hands],
        hidden=[holding.hidden for holding in hand.hands],
        kitty=hand.kitty.known,
    )
    _check_passes(rules, number, hand, hands)
    entry = hand.pass_entry
    if hand.mix_order is not None and entry is not PassEntry.MIX:
        report("a shuffle of the passed cards is recorded, and nothing is mixed", number)
    if entry is PassEntry.HOLD:
        return hands
    missing = set(range(rules.players)) - {given.seat for given in hand.passes}
    if missing:
        if hand.tricks or hand.mix_order is not None:
            report("the play begins, and this seat has not passed", number, seat=min(missing))
        return None
    if entry is PassEntry.MIX and hand.mix_order is None:
        if hand.tricks:
            report("the play begins, and the shuffle of the passed cards is missing", number)
        return None
    _exchange(rules, number, hand, hands)
    return hands


def _check_passes(rules: RuleSet, number: int, hand: HandRecord, hands: SeenHands) -> None:
    """Check each pass and take note of what it tells about the deal."""
    size = rules.cards_to_pass(hand.pass_entry)
    done: set[Seat] = set()
    for given in hand.passes:
        known = [card for card in given.cards if card is not None]
        cards = " ".join("??" if card is None else card.text for card in given.cards)
        problem = None
        if hand.pass_entry is PassEntry.HOLD:
            problem = "Nothing is passed in this hand."
        elif given.seat in done:
            problem = "This seat has passed already."
        elif len(given.cards) != size:
            problem = f"Pass exactly {counted(size, 'card')}, not {len(given.cards)}."
        elif len(set(known)) != len(known):
            problem = "The same card is named twice."
        for card in known if problem is None else ():
            problem = hands.why_not_holding(given.seat, card, rules.deck)
            if problem is not None:
                break
            hands.learn(given.seat, card)
        if problem is not None:
            report(f"{cards or 'no card'} was passed: {problem}", number, seat=given.seat)
        done.add(given.seat)


def _exchange(rules: RuleSet, number: int, hand: HandRecord, hands: SeenHands) -> None:
    for given in hand.passes:
        for card in given.cards:
            if card is not None:
                hands.lose(given.seat, card)
    for given in hand.passes:
        for card in given.cards:
            if card is None:
                hands.lose(given.seat, card)
    if hand.mix_order is not None:
        _check_shuffle(number, hand, hand.mix_order, hands)
        for place, card in enumerate(hand.mix_order):
            hands.gain((hand.dealer + 1 + place) % rules.players, card)
        return
    for given in hand.passes:
        targets = receivers(hand.pass_entry, given.seat, len(given.cards), rules.players)
        for card, target in zip(given.cards, targets, strict=True):
            if target is not None:
                hands.gain(target, card)


def _check_shuffle(
    number: int, hand: HandRecord, order: tuple[HiddenOrCard, ...], hands: SeenHands
) -> None:
    pool = [card for given in hand.passes for card in given.cards]
    known = [card for card in order if card is not None]
    passed = {card for card in pool if card is not None}
    elsewhere = hands.kitty
    for cards in hands.certain:
        elsewhere |= cards
    wrong = (
        len(order) != len(pool)
        or len(set(known)) != len(known)
        or any(card in elsewhere for card in known)
        or (None not in pool and not passed.issuperset(known))
        or (None not in order and not passed.issubset(known))
    )
    if wrong:
        report(
            "a shuffle of the passed cards is recorded: The shuffle must hold exactly the cards"
            " that were passed.",
            number,
        )
