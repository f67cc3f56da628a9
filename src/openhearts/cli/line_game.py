"""A match in the terminal, line by line: one person against computer players.

It writes lines and reads lines, nothing more, so it works the same on a screen, over a slow
line and in a pipe.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from openhearts.cli.line_answers import QUIT, Asking, Quit, Wish
from openhearts.cli.table_text import Company, TableText
from openhearts.players.base import Player, choose_action
from openhearts.records import RecordedSeal
from openhearts.rules.actions import CHANCE, Action
from openhearts.rules.drawing import ListShuffler
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
from openhearts.table.chairs import SeatHolder
from openhearts.table.chance import next_chance_action, sealed_chance_action
from openhearts.table.entries import EndHand, Entry, GiveHint, SealHand, TakeBack
from openhearts.table.marks import Marks
from openhearts.table.recorded import recorded_seals
from openhearts.table.referee import Referee
from openhearts.texts import game_title

YOU: Seat = 0
_MOST_HINTS = 5


class LineGame:
    """One match: the person in seat 0, a computer player in every other seat."""

    def __init__(
        self,
        *,
        rules: RuleSet,
        company: Company,
        opponents: Sequence[Player],
        shuffler: ListShuffler,
        hint_stream: random.Random,
        new_secret: Callable[[], bytes] | None = None,
        text: TableText,
        write: Callable[[str], None],
        read: Callable[[str], str],
    ) -> None:
        """Seat the players.

        Args:
            rules: the rules.
            company: a name for each seat, the person's first.
            opponents: the players of the seats from 1 on.
            shuffler: where the cards come from.
            hint_stream: where the worlds that hints are tried in come from.
            new_secret: where the secrets come from that the hands are sealed with; without it
                the shuffler deals.
            text: how it is written.
            write: writes one line.
            read: writes a prompt and returns the line typed; raises ``EOFError`` at the end.
        """
        self._rules = rules
        self._company = company
        self._opponents = tuple(opponents)
        self._shuffler = shuffler
        self._new_secret = new_secret
        self._text = text
        self._say = text.texts.say
        self._write = write
        self._asking = Asking(company, text, write, read)
        self._hint_stream = hint_stream
        names = company.names
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
    def seals(self) -> dict[int, RecordedSeal]:
        """The seals of the hands for the record, open where the hand is scored."""
        return recorded_seals(self._referee)

    @property
    def _state(self) -> MatchState:
        return self._referee.state

    def run(self) -> bool:
        """Play the match; return whether it came to its end."""
        self._welcome()
        while self._state.to_act:
            self._seal()
            seat = self._next_seat()
            view = self._state.view(YOU)
            action: Action | Quit | Wish | None = self._referee.remembered(seat)
            if seat == YOU:
                self._offer_the_end()
                action = self._asking.action(view)
            elif action is None and seat == CHANCE:
                action = self._drawn()
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

    def _seal(self) -> None:
        """Seal the hand to come before anything of it is drawn."""
        hand = self._referee.hand_to_seal
        if hand is not None and self._new_secret is not None:
            self._enter(CHANCE, SealHand(hand, self._new_secret()))

    def _drawn(self) -> Action:
        seal = self._referee.seal
        if seal is None:
            return next_chance_action(self._state, self._shuffler)
        return sealed_chance_action(self._state, seal)

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
                    self._write(self._say("not-allowed-undo-nothing"))
                else:
                    self._enter(YOU, TakeBack(back))
                    self._write(self._say("said-taken-back", **self._company.person(YOU)))
                    self._show_hand_to_pass()
            case Wish.END:
                if self._referee.settled() is None:
                    self._write(self._say("not-allowed-end"))
                else:
                    self._enter(YOU, EndHand())
            case Wish.HINT:
                self._hint(view)

    def _show_hand_to_pass(self) -> None:
        hand = self._state.view(YOU).hand
        if self._state.phase is MatchPhase.PASSING and hand is not None:
            self._write(self._say("term-your-hand", shown=self._text.hand(hand.cards)))

    def _hint(self, view: PlayerView) -> None:
        # The search comes in with the first hint: a game without one starts without waiting.
        from openhearts.players.hints import hints  # noqa: PLC0415 - slow to load

        self._write(self._say("hint-busy"))
        try:
            found = hints(view, self._hint_stream)
        except ImpossibleViewError:
            self._write(self._say("hint-none"))
            return
        self._enter(YOU, GiveHint())
        for action in found[:_MOST_HINTS]:
            word = "" if action.choice is None else f"typed-{action.choice.value.lower()}"
            cards = self._text.cards(action.cards) or self._say(word)
            reason = self._text.texts.word(action.reason)
            points = round(action.points, 1)
            row = self._say("term-hint", shown=cards, points=points, reason=reason)
            self._write(f"  {row}")

    def _offer_the_end(self) -> None:
        proof = self._referee.settled()
        if proof is None or self._state.hand is None:
            return
        if proof.taker is None:
            self._write(self._say("term-end-no-points"))
        else:
            self._write(self._say("term-end-rest", **self._company.person(proof.taker)))

    def _next_seat(self) -> Seat:
        """Return who acts next; where several may, the person last, so nobody waits unseen."""
        return max(self._state.to_act)

    def _welcome(self) -> None:
        others = self._company.names[1:]
        self._write(self._text.strong("OpenHearts"))
        rules = self._rules
        game = game_title(rules, self._text.texts)
        if rules.target is None:
            size = self._say("term-game", game=game, players=rules.players, count=rules.hand_size)
        else:
            size = self._say(
                "term-game-to",
                game=game,
                players=rules.players,
                count=rules.hand_size,
                target=rules.target,
            )
        self._write(size)
        self._write(self._say("term-seats", others=others))
        self._write(self._say("term-begin"))

    def _stop(self, how: Quit) -> None:
        why = "" if how is QUIT else self._say("term-input-ended") + " "
        totals = self._state.totals
        if any(totals) or self._state.hands_played:
            stops = self._say("term-stops-with", scores=self._text.named(self._company, totals))
        else:
            stops = self._say("term-stops-early")
        self._write(why + stops)

    def _tell(self, event: Event) -> None:
        say, text, person = self._say, self._text, self._company.person
        match event:
            case DealerFound(dealer, cuts):
                for cards in cuts:
                    cut = "   ".join(
                        f"{self._company.names[seat]} {text.card(card)}"
                        for seat, card in enumerate(cards)
                        if card is not None
                    )
                    self._write(say("term-cut", shown=cut))
                self._write(say("term-deals-first", **person(dealer)))
            case HandStarted(number, dealer, entry, count, _):
                self._write("")
                self._write(self._hand_heading(number, dealer, entry, count))
            case CardsDealt(_, cards) if self._state.phase is MatchPhase.PASSING:
                self._write(say("term-your-hand", shown=text.hand(cards)))
            case CardsReceived(_, _, givers):
                self._tell_received(givers)
            case PlayBegan(leader):
                self._write(say("term-leads-first", **person(leader)))
            case HeartsBroken(seat, card):
                news = say("term-broken", shown=text.card(card), **person(seat))
                self._asking.add_news(f"  {news}")
            case TrickTaken(_, _, _, points):
                assert self._state.hand is not None
                trick = self._state.hand.tricks[-1]
                self._write(text.taken_trick(self._company, trick, points))
                self._asking.write_news()
            case _:
                self._tell_score(event)

    def _tell_received(self, givers: Sequence[Seat | None]) -> None:
        view = self._state.view(YOU)
        assert view.hand is not None
        gifts = []
        for giver in dict.fromkeys(givers):
            got = [card for card, source in view.hand.received if source == giver]
            shown = self._text.cards(got)
            if giver is None:
                gifts.append(self._say("term-gift-mixed", shown=shown))
            else:
                gifts.append(self._say("term-gift", shown=shown, who=self._company.names[giver]))
        self._write(self._say("term-you-get", gifts=gifts))

    def _tell_score(self, event: Event) -> None:
        say, text, person = self._say, self._text, self._company.person
        match event:
            case KittyTaken(seat, size, None, _):
                self._write("  " + say("term-kitty", count=size, **person(seat)))
            case KittyTaken(seat, size, cards, _):
                shown = text.cards(cards or ())
                self._write("  " + say("term-kitty-seen", count=size, shown=shown, **person(seat)))
            case KittyShown(cards, taker):
                self._write(say("term-kitty-shown", shown=text.cards(cards), **person(taker)))
            case MoonShot(seat, sun):
                self._write(text.strong(say("term-moon", sun=sun, **person(seat))))
            case HandScored(number, _, shooter, effect, _, totals):
                if shooter is not None and effect is MoonChoice.ADD:
                    self._write(say("term-points-added"))
                elif shooter is not None:
                    self._write(say("term-points-off", **person(shooter)))
                self._write("")
                self._write(say("term-hand-scored", hand=number))
                for line in text.score_rows(self._company, self._state.results[-1:], totals):
                    self._write(line)
            case TotalReset(seat, reached, becomes):
                who = person(seat)
                reset = say("term-reset", reached=reached, becomes=becomes, **who)
                self._write(f"  {reset}")
            case MatchEnded(winners, _):
                self._write("")
                self._write(text.strong(self._verdict(winners)))
            case _:
                pass

    def _verdict(self, winners: Sequence[Seat]) -> str:
        say, person = self._say, self._company.person
        points = self._state.totals[winners[0]]
        if len(winners) > 1:
            names = [self._company.names[seat] for seat in winners]
            return say("term-shared", names=names, count=points)
        if winners[0] == YOU:
            return say("term-you-win", count=points, **person(YOU))
        won = say("term-wins", count=points, who=self._company.names[winners[0]])
        own = say("term-own-points", count=self._state.totals[YOU], **person(YOU))
        return f"{won} {own}"

    def _hand_heading(self, number: int, dealer: Seat, entry: PassEntry, count: int) -> str:
        receiver = ""
        if entry not in (PassEntry.HOLD, PassEntry.SCATTER, PassEntry.MIX):
            to = self._state.view(YOU).pass_receivers[0]
            assert to is not None
            receiver = self._company.names[to]
        heading = self._say(
            "term-hand",
            hand=number,
            entry=simplest_entry(entry, self._rules.players).value,
            count=count,
            receiver=receiver,
            **self._company.person(dealer),
        )
        return self._text.strong(heading)
