"""A match in the terminal, line by line: one person against computer players.

It writes lines and reads lines, nothing more, so it works the same on a screen, over a slow
line and in a pipe.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from openhearts.cli.line_answers import QUIT, Asking, Quit, Wish
from openhearts.cli.table_text import (
    PASS_WORDS,
    TableText,
    listed,
    plural,
    score_rows,
)
from openhearts.players.base import Player, choose_action
from openhearts.rules.actions import CHANCE, Action
from openhearts.rules.events import (
    CardsDealt,
    CardsReceived,
    DealerFound,
    Event,
    HandScored,
    HandStarted,
    HeartsBroken,
    KittyShown,
    KittyTaken,
    MatchEnded,
    MoonShot,
    PlayBegan,
    TotalReset,
    TrickTaken,
)
from openhearts.rules.facts import Seat
from openhearts.rules.match import MatchState
from openhearts.rules.options import MoonChoice, PassEntry
from openhearts.rules.passing import simplest_entry
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.view import MatchPhase, PlayerView
from openhearts.simulation.errors import ImpossibleViewError
from openhearts.table.chance import ListShuffler, next_chance_action
from openhearts.table.entries import EndHand, Entry, GiveHint, TakeBack
from openhearts.table.marks import Marks
from openhearts.table.referee import Referee, SeatHolder
from openhearts.texts import DEFAULT_LANGUAGE, game_title, texts_in

YOU: Seat = 0
_MOST_HINTS = 5
_YOU = "You"


class LineGame:
    """One match: the person in seat 0, a computer player in every other seat."""

    def __init__(
        self,
        *,
        rules: RuleSet,
        names: Sequence[str],
        opponents: Sequence[Player],
        shuffler: ListShuffler,
        hint_stream: random.Random,
        text: TableText,
        write: Callable[[str], None],
        read: Callable[[str], str],
    ) -> None:
        """Seat the players.

        Args:
            rules: the rules.
            names: a name for each seat, the person's first.
            opponents: the players of the seats from 1 on.
            shuffler: where the cards come from.
            hint_stream: where the worlds that hints are tried in come from.
            text: how cards are written.
            write: writes one line.
            read: writes a prompt and returns the line typed; raises ``EOFError`` at the end.
        """
        self._rules = rules
        self._names = tuple(names)
        self._opponents = tuple(opponents)
        self._shuffler = shuffler
        self._text = text
        self._write = write
        self._asking = Asking(self._names, text, write, read)
        self._hint_stream = hint_stream
        self._referee = Referee.open(
            rules, [SeatHolder(names[YOU]), *(SeatHolder(name, "") for name in names[1:])]
        )

    @property
    def actions(self) -> tuple[tuple[Seat, Action], ...]:
        """Every action that counts so far, chance's own included."""
        return self._referee.actions

    @property
    def marks(self) -> Marks:
        """What the match is marked with."""
        return self._referee.marks

    @property
    def _state(self) -> MatchState:
        return self._referee.state

    def run(self) -> bool:
        """Play the match; return whether it came to its end."""
        self._welcome()
        while self._state.to_act:
            seat = self._next_seat()
            view = self._state.view(YOU)
            action: Action | Quit | Wish | None = self._referee.remembered(seat)
            if seat == YOU:
                self._offer_the_end()
                action = self._asking.action(view)
            elif action is None and seat == CHANCE:
                action = next_chance_action(self._state, self._shuffler)
            elif action is None:
                action = choose_action(self._opponents[seat - 1], self._state.view(seat))
            if isinstance(action, Quit):
                self._stop(action)
                return False
            if isinstance(action, Wish):
                self._grant(action, view)
            else:
                self._enter(seat, action)
        return True

    def _enter(self, seat: Seat, entry: Entry) -> None:
        self._referee, step = self._referee.act(seat, entry)
        unseen = (TrickTaken, HeartsBroken) if isinstance(entry, EndHand) else ()
        for event in step.deliveries[YOU]:
            if not isinstance(event, unseen):
                self._tell(event)

    def _grant(self, wish: Wish, view: PlayerView) -> None:
        """Do what the person wished for before the decision is taken."""
        match wish:
            case Wish.UNDO:
                back = self._referee.take_back(YOU)
                if back is None:
                    self._write("You have decided nothing yet in this hand.")
                else:
                    self._enter(YOU, TakeBack(back))
                    self._write("You take your last decision back.")
                    self._show_hand_to_pass()
            case Wish.END:
                if self._referee.settled() is None:
                    self._write("The cards that are left may still change the scores.")
                else:
                    self._enter(YOU, EndHand())
            case Wish.HINT:
                self._hint(view)

    def _show_hand_to_pass(self) -> None:
        hand = self._state.view(YOU).hand
        if self._state.phase is MatchPhase.PASSING and hand is not None:
            self._write("Your hand:  " + self._text.hand(hand.cards))

    def _hint(self, view: PlayerView) -> None:
        # The search comes in with the first hint: a game without one starts without waiting.

        # The search comes in with the first hint: a game without one starts without waiting.
        from openhearts.players.hints import hints  # noqa: PLC0415 - slow to load

        self._write("Trying your cards...")
        try:
            found = hints(view, self._hint_stream)
        except ImpossibleViewError:
            self._write("There is no hint for this.")
            return
        self._enter(YOU, GiveHint())
        texts = texts_in(DEFAULT_LANGUAGE)
        for action in found[:_MOST_HINTS]:
            named = "" if action.choice is None else action.choice.value.lower()
            cards = self._text.cards(action.cards) or named
            self._write(f"  {cards}: {action.points:.1f} points. {texts.word(action.reason)}")

    def _offer_the_end(self) -> None:
        proof = self._referee.settled()
        if proof is None or self._state.hand is None:
            return
        if proof.taker is None:
            why = "No points are left"
        elif proof.taker == YOU:
            why = "The rest is yours"
        else:
            why = f"The rest goes to {self._names[proof.taker]}"
        self._write(f"{why}: end ends the hand with the same scores.")

    def _next_seat(self) -> Seat:
        """Return who acts next; where several may, the person last, so nobody waits unseen."""
        return max(self._state.to_act)

    def _welcome(self) -> None:
        others = self._names[1:]
        self._write(self._text.strong("OpenHearts"))
        rules = self._rules
        size = f"{rules.players} players, {plural(rules.hand_size, 'card')} each"
        target = "" if rules.target is None else f", to {rules.target}"
        self._write(f"{game_title(rules, texts_in(DEFAULT_LANGUAGE))}: {size}{target}.")
        self._write(f"Clockwise from you sit {listed(others)}.")
        self._write("Type a card, such as QS or 10h. ? says what you may play, help the rest.")

    def _stop(self, how: Quit) -> None:
        why = "" if how is QUIT else "The input has ended. "
        totals = self._state.totals
        if any(totals) or self._state.hands_played:
            scores = [f"{name} {total}" for name, total in zip(self._names, totals, strict=True)]
            self._write(f"{why}The match stops here: {listed(scores)}.")
        else:
            self._write(f"{why}The match stops here, before the first hand was scored.")

    def _tell(self, event: Event) -> None:
        text, names = self._text, self._names
        match event:
            case DealerFound(dealer, cuts):
                for cards in cuts:
                    cut = [
                        f"{names[seat]} {text.card(card)}"
                        for seat, card in enumerate(cards)
                        if card is not None
                    ]
                    self._write("Cut for the deal: " + "   ".join(cut))
                self._write(f"{names[dealer]} {self._verb(dealer, 'deal')} first.")
            case HandStarted(number, dealer, entry, count, _):
                self._write("")
                self._write(self._hand_heading(number, dealer, entry, count))
            case CardsDealt(_, cards) if self._state.phase is MatchPhase.PASSING:
                self._write("Your hand:  " + text.hand(cards))
            case CardsReceived(_, _, givers):
                self._tell_received(givers)
            case PlayBegan(leader):
                self._write(f"{names[leader]} {self._verb(leader, 'lead')} to the first trick.")
            case HeartsBroken(seat, card):
                self._asking.add_news(
                    f"  Hearts are broken by {self._whose(seat)} {text.card(card)}."
                )
            case TrickTaken(_, _, _, points):
                assert self._state.hand is not None
                self._write(text.taken_trick(names, self._state.hand.tricks[-1], points))
                self._asking.write_news()
            case _:
                self._tell_score(event)

    def _tell_received(self, givers: Sequence[Seat | None]) -> None:
        view = self._state.view(YOU)
        assert view.hand is not None
        parts = []
        for giver in dict.fromkeys(givers):
            got = [card for card, source in view.hand.received if source == giver]
            source = "the pool" if giver is None else self._names[giver]
            parts.append(f"{self._text.cards(got)} from {source}")
        self._write(f"You get {listed(parts)}.")

    def _tell_score(self, event: Event) -> None:
        names = self._names
        match event:
            case KittyTaken(seat, size, cards, _):
                shown = f": {self._text.cards(tuple(cards))}" if cards is not None else ""
                what = plural(size, "card")
                self._write(
                    f"  {names[seat]} {self._verb(seat, 'get')} the {what} left over{shown}."
                )
            case KittyShown(cards, taker):
                left_over = self._text.cards(tuple(cards))
                self._write(f"The cards left over, taken by {_lower(names[taker])}: {left_over}.")
            case MoonShot(seat, sun):
                what = "the sun, taking every trick" if sun else "the moon"
                self._write(self._text.strong(f"{names[seat]} {self._verb(seat, 'shoot')} {what}!"))
            case HandScored(number, _, shooter, effect, _, totals):
                if shooter is not None and effect is MoonChoice.ADD:
                    self._write("The points go to the others.")
                elif shooter is not None:
                    self._write(f"The points come off {self._whose(shooter)} total.")
                self._write("")
                self._write(f"Hand {number} is scored:")
                for line in score_rows(names, self._state.results[-1:], totals):
                    self._write(line)
            case TotalReset(seat, reached, becomes):
                self._write(
                    f"  {names[seat]} reached exactly {reached}: the total becomes {becomes}."
                )
            case MatchEnded(winners, _):
                self._write("")
                self._write(self._text.strong(self._verdict(winners)))
            case _:
                pass

    def _verdict(self, winners: Sequence[Seat]) -> str:
        won = [self._names[seat] for seat in winners]
        points = plural(self._state.totals[winners[0]], "point")
        if len(winners) > 1:
            return f"{listed(won)} share the win with {points} each."
        if winners[0] == YOU:
            return f"{won[0]} {self._verb(YOU, 'win')} with {points}!"
        own = plural(self._state.totals[YOU], "point")
        has = "have" if self._names[YOU] == _YOU else "has"
        return f"{won[0]} wins with {points}. {self._names[YOU]} {has} {own}."

    def _hand_heading(self, number: int, dealer: Seat, entry: PassEntry, count: int) -> str:
        deals = f"{self._names[dealer]} {self._verb(dealer, 'deal')}"
        if entry is PassEntry.HOLD:
            passing = "nothing is passed"
        elif entry in (PassEntry.SCATTER, PassEntry.MIX):
            passing = f"pass {plural(count, 'card')}, {PASS_WORDS[entry]}"
        else:
            receiver = self._state.view(YOU).pass_receivers[0]
            assert receiver is not None
            way = PASS_WORDS[simplest_entry(entry, self._rules.players)]
            to = f"{way}, to {self._names[receiver]}"
            passing = f"pass {plural(count, 'card')} {to}"
        return self._text.strong(f"--- Hand {number}: {deals}, {passing} ---")

    def _verb(self, seat: Seat, verb: str) -> str:
        return verb if self._names[seat] == _YOU else f"{verb}s"

    def _whose(self, seat: Seat) -> str:
        name = self._names[seat]
        return "your" if name == _YOU else f"{name}'s"


def _lower(name: str) -> str:
    return "you" if name == _YOU else name
