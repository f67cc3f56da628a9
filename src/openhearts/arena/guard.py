"""The guard in front of every player: faults become forfeits, and the arena goes on.

The rule: a player that raises, or answers what the rules refuse, forfeits the hand. The rule
of ``simple`` plays that hand to its end in its place, and the forfeit is counted. With the
next hand the player is made anew.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeVar, runtime_checkable

from openhearts.cards import Card
from openhearts.players import ObservingPlayer, Player
from openhearts.players.plain import SimplePlayer
from openhearts.rules.events import Event, HandStarted
from openhearts.rules.options import MoonChoice
from openhearts.rules.view import PlayerView

_Answer = TypeVar("_Answer")


class Forfeit(Exception):
    """What a player did that costs it the hand; the message says what."""


@runtime_checkable
class ClosingPlayer(Protocol):
    """A player that holds something to be let go, such as a process."""

    def close(self) -> None:
        """Let go; never raises."""

    def last_words(self) -> tuple[str, ...]:
        """Return the last lines it wrote to its error output."""


class SeatFault(NamedTuple):
    """A forfeit: what a player did wrong, and when."""

    hand: int
    reason: str
    last_words: tuple[str, ...]


class Guard:
    """Stands in a seat for a player, checks what it answers and takes its time."""

    def __init__(self, make: Callable[[], Player] | None) -> None:
        """Take what makes the player; ``None`` lets ``simple`` play from the start."""
        self._make = make
        self._stand_in = SimplePlayer()
        self._player: Player | None = None
        self._forfeited_hand = 0
        self.faults: list[SeatFault] = []
        self.cards = 0
        """How many cards the player was asked for."""
        self.seconds = 0.0
        """How long it took over them."""

    def choose_pass(self, view: PlayerView) -> tuple[Card, ...]:
        """Return what the player passes, or what ``simple`` would."""
        return self._ask(view, _checked_pass, SimplePlayer.choose_pass)

    def choose_play(self, view: PlayerView) -> Card:
        """Return what the player plays, or what ``simple`` would."""
        began = time.perf_counter()
        card = self._ask(view, _checked_play, SimplePlayer.choose_play)
        if self._player is not None:
            self.cards += 1
            self.seconds += time.perf_counter() - began
        return card

    def choose_moon(self, view: PlayerView) -> MoonChoice:
        """Return what the player chooses, or what ``simple`` would."""
        return self._ask(view, _checked_moon, SimplePlayer.choose_moon)

    def close(self) -> None:
        """Let the player go."""
        player: object = self._player
        if isinstance(player, ClosingPlayer):
            player.close()
        self._player = None

    def start(self, hand: int) -> None:
        """Make the player if there is none and the hand is not forfeited."""
        if self._player is None and self._make is not None and self._forfeited_hand != hand:
            try:
                self._player = self._make()
            except Exception as error:  # noqa: BLE001 - whatever it does wrong, it forfeits
                self._forfeit(hand, error)

    def tell(self, hand: int, event: Event) -> None:
        """Tell the player an event, if it follows events."""
        self.start(hand)
        player: object = self._player
        if isinstance(player, ObservingPlayer):
            try:
                player.observe(event)
            except Exception as error:  # noqa: BLE001 - whatever it does wrong, it forfeits
                self._forfeit(hand, error)

    def _ask(
        self,
        view: PlayerView,
        asked: Callable[[Player, PlayerView], _Answer],
        otherwise: Callable[[SimplePlayer, PlayerView], _Answer],
    ) -> _Answer:
        assert view.hand is not None
        hand = view.hand.number
        self.start(hand)
        if self._player is not None:
            try:
                return asked(self._player, view)
            except Exception as error:  # noqa: BLE001 - whatever it does wrong, it forfeits
                self._forfeit(hand, error)
        return otherwise(self._stand_in, view)

    def _forfeit(self, hand: int, error: Exception) -> None:
        player: object = self._player
        self.close()
        last_words = player.last_words() if isinstance(player, ClosingPlayer) else ()
        reason = str(error)
        if not isinstance(error, Forfeit):
            reason = f"{type(error).__name__}: {error}"
        self.faults.append(SeatFault(hand, reason, last_words))
        self._forfeited_hand = hand


class ObservingGuard(Guard):
    """A guard for a player that follows the match event by event."""

    def __init__(self, make: Callable[[], Player] | None) -> None:
        """Take what makes the player."""
        super().__init__(make)
        self._hand = 1

    def observe(self, event: Event) -> None:
        """Pass an event on."""
        if isinstance(event, HandStarted):
            self._hand = event.number
        self.tell(self._hand, event)


def _checked_pass(player: Player, view: PlayerView) -> tuple[Card, ...]:
    hand = view.hand
    assert hand is not None
    cards = tuple(player.choose_pass(view))
    if len(cards) != hand.cards_to_pass or len(set(cards)) != len(cards):
        raise Forfeit(f"passes {_words(cards)}, not {hand.cards_to_pass} different cards")
    missing = [card for card in cards if card not in hand.cards]
    if missing:
        raise Forfeit(f"passes {missing[0]}, which it does not hold")
    return cards


def _checked_play(player: Player, view: PlayerView) -> Card:
    card = player.choose_play(view)
    reason = view.why_not(card)
    if reason is not None:
        raise Forfeit(f"plays {card}, which the rules refuse: {reason.value}")
    return card


def _checked_moon(player: Player, view: PlayerView) -> MoonChoice:
    return MoonChoice(player.choose_moon(view))


def _words(cards: tuple[Card, ...]) -> str:
    return " ".join(str(card) for card in cards) or "nothing"
