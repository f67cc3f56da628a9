"""What a player is: a view in, an action out."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from openhearts.cards import Card
from openhearts.rules.actions import Action, ChooseMoon, PassCards, PlayCard
from openhearts.rules.events import Event
from openhearts.rules.options import MoonChoice
from openhearts.rules.view import MatchPhase, PlayerView


class PlayerError(ValueError):
    """A player that does not exist, or that did what no player may do."""


class Player(Protocol):
    """Anything that can sit at a table.

    A player sees its :class:`PlayerView` and nothing else, keeps no hold on the match, and
    gets its randomness and its budget from outside. Asked twice with the same view from the
    same generator state it answers the same. A player that wants to follow the match event
    by event also has :meth:`ObservingPlayer.observe`.
    """

    def choose_pass(self, view: PlayerView) -> tuple[Card, ...]:
        """Return the cards to pass: ``view.hand.cards_to_pass`` different ones of the hand.

        With ``SCATTER`` the first goes to the left neighbour and so on round.
        """

    def choose_play(self, view: PlayerView) -> Card:
        """Return one of ``view.legal_cards()``."""

    def choose_moon(self, view: PlayerView) -> MoonChoice:
        """Return what one's own moon does; asked only where the rules leave the choice."""


@runtime_checkable
class ObservingPlayer(Protocol):
    """A player that is also told each event, as it is delivered to its seat."""

    def observe(self, event: Event) -> None:
        """Take note of what happened."""


def choose_action(player: Player, view: PlayerView) -> Action:
    """Ask a player for the action its view waits for.

    Raises:
        PlayerError: the view's seat has nothing to do now.
    """
    if not view.must_act:
        raise PlayerError(f"seat {view.seat} has nothing to do in phase {view.phase}")
    if view.phase is MatchPhase.PASSING:
        return PassCards(player.choose_pass(view))
    if view.phase is MatchPhase.CHOOSING_MOON:
        return ChooseMoon(player.choose_moon(view))
    return PlayCard(player.choose_play(view))
