"""The steady player: reads the view, then asks the rule of thumb for the moment it is in."""

from __future__ import annotations

from openhearts.cards import Card, CardSet
from openhearts.players.steady.danger import indexes
from openhearts.players.steady.discarding import choose_discard
from openhearts.players.steady.following import choose_follow
from openhearts.players.steady.leading import choose_lead
from openhearts.players.steady.moon import decide_moon, moon_follow, moon_lead, shoots_now
from openhearts.players.steady.passing import choose_cards_to_pass
from openhearts.players.steady.reading import read_view
from openhearts.rules.options import MoonChoice
from openhearts.rules.view import PlayerView


class SteadyPlayer:
    """Plays every rule set by its options. Draws nothing: a view has one answer."""

    def choose_pass(self, view: PlayerView) -> tuple[Card, ...]:
        """Return the cards that leave the safest hand, or the strongest for a moon."""
        return choose_cards_to_pass(view)

    def choose_play(self, view: PlayerView) -> Card:
        """Return the card that costs least, as far as counting and rules of thumb tell."""
        legal = view.legal_cards()
        if len(legal) == 1:
            return legal.lowest()
        return _card(_choose_index(view, indexes(legal.mask)))

    def choose_moon(self, view: PlayerView) -> MoonChoice:
        """Return the choice that leaves the better match."""
        return decide_moon(view)


def _choose_index(view: PlayerView, legal: list[int]) -> int:
    reading = read_view(view)
    shooting = shoots_now(reading)
    if reading.led < 0:
        return moon_lead(reading, legal) if shooting else choose_lead(reading, legal)
    if shooting:
        return moon_follow(reading, legal)
    if legal[0] >> 4 == reading.led:
        return choose_follow(reading, legal)
    return choose_discard(reading, legal)


def _card(index: int) -> Card:
    return CardSet.from_mask(1 << index).lowest()
