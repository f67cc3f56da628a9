"""The shooter: tries to shoot the moon for as long as that is possible."""

from __future__ import annotations

from openhearts.cards import Card, CardSet
from openhearts.players.counting import count_cards
from openhearts.players.steady import SteadyPlayer
from openhearts.rules.facts import Seat
from openhearts.rules.options import Moon, MoonChoice, PassEntry
from openhearts.rules.view import PlayerView


class ShooterPlayer:
    """Wants every trick while nobody else has a card that a moon needs; then plays as ``steady``.

    It is no good player: it is there to measure how well others defend themselves.
    """

    def __init__(self) -> None:
        """Set up what plays on when the moon is lost."""
        self._otherwise = SteadyPlayer()

    def choose_pass(self, view: PlayerView) -> tuple[Card, ...]:
        """Pass the lowest cards, those of short suits first, and keep what takes tricks."""
        hand = view.hand
        assert hand is not None
        if view.rules.moon is Moon.NONE or hand.pass_entry is PassEntry.HOLD:
            return self._otherwise.choose_pass(view)
        lengths = {card.suit: len(hand.cards.of_suit(card.suit)) for card in hand.cards}
        weakest = sorted(
            hand.cards, key=lambda card: (card.rank + 2 * (lengths[card.suit] - 4), card.index)
        )
        return tuple(weakest[: hand.cards_to_pass])

    def choose_play(self, view: PlayerView) -> Card:
        """Play to win what a moon needs, with the highest card where that can win."""
        if not moon_is_open(view, view.seat):
            return self._otherwise.choose_play(view)
        legal = view.legal_cards()
        hand = view.hand
        assert hand is not None
        if not hand.trick:
            return self._lead(view, legal)
        led = hand.trick[0].suit
        following = [card for card in legal if card.suit is led]
        if not following:
            return self._throw(view, legal)
        best = max(card for card in hand.trick if card.suit is led)
        winning = [card for card in following if card > best]
        if not winning:
            return following[0]
        last = len(hand.trick) == view.rules.players - 1
        return winning[0] if last else winning[-1]

    def choose_moon(self, view: PlayerView) -> MoonChoice:
        """Choose as ``steady`` does."""
        return self._otherwise.choose_moon(view)

    @staticmethod
    def _lead(view: PlayerView, legal: CardSet) -> Card:
        """Lead what nobody can beat, from the longest suit; failing that the highest card."""
        hand = view.hand
        assert hand is not None
        unseen = count_cards(view).unseen

        def order(card: Card) -> tuple[bool, int, int]:
            beaten = bool(unseen & card.suit.mask & -card.bit)
            return not beaten, len(hand.cards.of_suit(card.suit)), card.rank

        return max(legal, key=order)

    @staticmethod
    def _throw(view: PlayerView, legal: CardSet) -> Card:
        """Throw away what takes no trick, no penalty card if that can be helped."""
        needed = view.rules.penalty_cards
        return min(legal, key=lambda card: (card in needed, card.rank))


def moon_is_open(view: PlayerView, seat: Seat) -> bool:
    """Tell whether a seat can still shoot the moon, as far as the view's seat knows."""
    if view.rules.moon is Moon.NONE:
        return False
    needed = view.rules.penalty_cards
    if view.rules.moon_needs_bonus:
        needed |= view.rules.bonus_cards
    return not any(pile & needed for other, pile in enumerate(view.captured) if other != seat)
