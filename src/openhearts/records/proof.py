"""Whether the cards of a record are those that the dealer was bound to beforehand."""

from __future__ import annotations

from openhearts.cards import CardSet
from openhearts.cards.sealing import Purpose, Seal
from openhearts.records.faults import report
from openhearts.records.record import HandRecord, Holding, MatchRecord
from openhearts.rules.actions import CutForDealer
from openhearts.rules.drawing import draw_deal, draw_dealer, draw_mix
from openhearts.rules.options import FirstDealer
from openhearts.rules.ruleset import RuleSet


def proven_deals(record: MatchRecord) -> int:
    """Return how many hands of a true record have a deal that their seal proves."""
    return sum(_opened(hand) is not None for hand in record.hands)


def check_secrets(record: MatchRecord) -> None:
    """Check that every secret is told in time and is the one that the dealer was bound to.

    Raises:
        FaultFoundError: one is not.
    """
    for number, hand in enumerate(record.hands, start=1):
        seal = _opened(hand)
        if hand.sealed is None or seal is None:
            continue
        if hand.scores is None:
            report("the secret of the deal is told, and the hand is not scored", number)
        if seal.commitment != hand.sealed.commitment:
            report("the secret is not the one that the dealer was bound to before the deal", number)


def check_sealed_dealer(record: MatchRecord) -> None:
    """Check that the first dealer is the one that the seal of the first hand says.

    Raises:
        FaultFoundError: it is another.
    """
    seal = _opened(record.hands[0]) if record.hands else None
    if seal is None or not isinstance(record.rules.first_dealer, FirstDealer):
        return
    drawn = draw_dealer(record.rules, seal.shuffler(Purpose.DEALER))
    if isinstance(drawn, CutForDealer):
        if drawn.rounds != record.cuts:
            report("the cuts are not those that the seal of this hand says", 1)
        return
    dealer = drawn.dealer
    if record.first_dealer != dealer:
        report(f"the seal of this hand makes seat {dealer} the first dealer", 1)


def check_sealed_cards(rules: RuleSet, number: int, hand: HandRecord) -> None:
    """Check that the cards of a hand are those that its secret deals.

    Raises:
        FaultFoundError: they are not.
    """
    seal = _opened(hand)
    if seal is None:
        return
    deal = draw_deal(rules, seal.shuffler(Purpose.DEAL)).deal
    for seat, (told, dealt) in enumerate(zip(hand.hands, deal.hands, strict=True)):
        if not _may_be(told, dealt):
            report("these are not the cards that the secret deals to this seat", number, seat=seat)
    if not _may_be(hand.kitty, deal.kitty):
        report("this is not the kitty that the secret deals", number)
    pool = [card for given in hand.passes for card in given.cards if card is not None]
    if hand.mix_order is None or len(pool) != len(hand.mix_order):
        return
    order = draw_mix(pool, seal.shuffler(Purpose.MIX)).order
    for told_card, right in zip(hand.mix_order, order, strict=True):
        if told_card is not None and told_card != right:
            report("the passed cards are not mixed as the secret says", number)


def _may_be(told: Holding, dealt: CardSet) -> bool:
    return all(card in dealt for card in told.known)


def _opened(hand: HandRecord) -> Seal | None:
    return None if hand.sealed is None else hand.sealed.seal
