"""The questions of the line game and how their answers are read."""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import TypeAlias

from openhearts.cards import Card, Rank
from openhearts.cli.card_words import CardWordsError, NoCardError, read_cards
from openhearts.cli.table_text import TableText, listed, plural, score_rows
from openhearts.rules.actions import Action, ChooseMoon, PassCards, PlayCard
from openhearts.rules.legality import explain_refusal
from openhearts.rules.options import MoonChoice, PassEntry
from openhearts.rules.scoring import add_scores, score_hand
from openhearts.rules.trick import Trick
from openhearts.rules.view import MatchPhase, PlayerView
from openhearts.texts import DEFAULT_LANGUAGE, game_title, rule_page, texts_in


class Quit:
    """In place of an action: the person leaves."""


QUIT = Quit()
END_OF_INPUT = Quit()


class Wish(enum.Enum):
    """In place of an action: something to do before the decision is taken."""

    UNDO = "undo"
    HINT = "hint"
    END = "end"


Answer: TypeAlias = Action | Quit | Wish

_HELP = (
    "A card        QS, qs, q s, 10h, queen of spades; a rank or a suit alone if only one fits",
    "?             which cards you may play, and why not the others",
    "hand          your hand and the trick on the table",
    "last          the last trick",
    "score         the score sheet",
    "rules         the rules of this game",
    "hint          the best cards, with the points they cost on average and why",
    "undo          take your last card or pass back, as far as the deal",
    "end           end the hand, once nothing can change its scores",
    "quit          leave the match",
)
_QUIT_WORDS = ("quit", "exit", "q")
_WORDS = ("hand", "last", "score", "rules", "help", "hint", "undo", "end", "quit")


class Asking:
    """Asks the person for each action until the answer is one, and answers their questions."""

    def __init__(
        self,
        names: Sequence[str],
        text: TableText,
        write: Callable[[str], None],
        read: Callable[[str], str],
    ) -> None:
        """Take the names at the table and the way in and out."""
        self._names = tuple(names)
        self._text = text
        self._write = write
        self._read = read
        self._last: Trick | None = None
        self._news: list[str] = []

    def add_news(self, line: str) -> None:
        """Take a line that belongs below the next trick that is shown."""
        self._news.append(line)

    def write_news(self) -> None:
        """Write the lines that belong below the trick just shown."""
        for line in self._news:
            self._write(line)
        self._news.clear()

    def action(self, view: PlayerView) -> Answer:
        """Ask for the action the view waits for."""
        match view.phase:
            case MatchPhase.PASSING:
                return self._pass(view)
            case MatchPhase.CHOOSING_MOON:
                return self._moon(view)
            case _:
                return self._play(view)

    def _play(self, view: PlayerView) -> Answer:
        self._show_table(view)
        while True:
            line = self._ask(view, "Play> ")
            if isinstance(line, Quit | Wish):
                return line
            cards = self._cards(line, tuple(view.legal_cards()))
            if cards is None:
                continue
            if len(cards) != 1:
                self._write("Play one card. ? says which you may play.")
                continue
            reason = view.why_not(cards[0])
            if reason is None:
                return PlayCard(cards[0])
            self._write(explain_refusal(view.own_turn(), cards[0], reason))
            self._write(f"You may play {self._text.cards(tuple(view.legal_cards()))}.")

    def _pass(self, view: PlayerView) -> Answer:
        assert view.hand is not None
        count = view.hand.cards_to_pass
        chosen: list[Card] = []
        while True:
            line = self._ask(view, self._pass_prompt(view, chosen))
            if isinstance(line, Quit | Wish):
                return line
            if line.lower() in ("yes", "y", "ok", "") and len(chosen) == count:
                return PassCards(tuple(chosen))
            whole = not chosen
            named = self._cards(line, tuple(view.hand.cards))
            if named is None:
                continue
            wrong = self._wrong_pass(view, named)
            if wrong:
                self._write(wrong)
                continue
            for card in named:
                if card in chosen:
                    chosen.remove(card)
                else:
                    chosen.append(card)
            if len(chosen) > count:
                self._write(f"Pass exactly {plural(count, 'card')}, not {len(chosen)}.")
                chosen = [card for card in chosen if card not in named]
            elif len(chosen) == count and whole:
                return PassCards(tuple(chosen))

    def _cards(self, line: str, candidates: Sequence[Card]) -> list[Card] | None:
        """Read the cards a line names; ``None`` if it does not, which is said."""
        try:
            return read_cards(line, candidates, self._text.card)
        except NoCardError as error:
            self._write(self._no_card(line, error))
        except CardWordsError as error:
            self._write(str(error))
        return None

    def _no_card(self, line: str, error: NoCardError) -> str:
        close = get_close_matches(line.lower(), _WORDS, 1, 0.7)
        if close:
            return f"{line!r} is no card. Did you mean {close[0]}? help lists the words."
        return f"{error} help lists the other words."

    def _wrong_pass(self, view: PlayerView, named: Sequence[Card]) -> str:
        assert view.hand is not None
        if not named:
            count = view.hand.cards_to_pass
            return f"Name the {plural(count, 'card')} to pass, such as {self._example(view)}."
        for card in named:
            if card not in view.hand.cards:
                return f"You do not hold the {card.name}."
        if len(set(named)) != len(named):
            return "The same card is named twice."
        return ""

    def _pass_prompt(self, view: PlayerView, chosen: Sequence[Card]) -> str:
        assert view.hand is not None
        receivers = list(dict.fromkeys(view.pass_receivers))
        count = view.hand.cards_to_pass
        if view.hand.pass_entry is PassEntry.SCATTER:
            names = [self._names[seat] for seat in receivers if seat is not None]
            to = f", in this order, to {listed(names)}"
        elif None in receivers:
            to = " into the pool"
        else:
            to = " to " + listed([self._names[seat] for seat in receivers if seat is not None])
        if not chosen:
            return f"Pass {plural(count, 'card')}{to}> "
        more = count - len(chosen)
        so_far = self._text.cards(chosen)
        if more:
            return f"Chosen {so_far}; name {more} more, or one of these to take it back> "
        return f"Pass {so_far}{to}? yes, or name one to take it back> "

    def _moon(self, view: PlayerView) -> Answer:
        self._write("Your moon can do either:")
        for word, choice in (("add", MoonChoice.ADD), ("subtract", MoonChoice.SUBTRACT)):
            piles = [pile.mask for pile in view.captured]
            scores = score_hand(view.rules, piles, view.tricks_taken, view.seat, choice)
            totals = add_scores(view.rules, view.totals, scores)
            shown = [f"{name} {total}" for name, total in zip(self._names, totals, strict=True)]
            self._write(f"  {word:<9} makes the totals {listed(shown)}")
        while True:
            line = self._ask(view, "add or subtract> ")
            if isinstance(line, Quit | Wish):
                return line
            for choice in MoonChoice:
                if line and choice.value.lower().startswith(line.lower()):
                    return ChooseMoon(choice)
            self._write("Write add (to the others) or subtract (from your own total).")

    def _ask(self, view: PlayerView, prompt: str) -> str | Quit | Wish:
        """Read lines until one is not a question about the game."""
        if view.hand is not None and view.hand.tricks:
            self._last = view.hand.tricks[-1]
        while True:
            try:
                line = " ".join(self._read(prompt).split())
            except EOFError:
                return END_OF_INPUT
            word = line.lower()
            if word in _QUIT_WORDS:
                if word == "q" and _holds_a_queen(view):
                    self._write("q is a queen or quit: write the card in full, or quit.")
                    continue
                return QUIT
            if word in {wish.value for wish in Wish}:
                return Wish(word)
            if not self._answered(view, word):
                return line

    def _answered(self, view: PlayerView, word: str) -> bool:
        match word:
            case "help" | "h?":
                lines = list(_HELP)
            case "?":
                lines = self._legal_lines(view)
            case "hand":
                self._show_table(view)
                return True
            case "last":
                lines = [self._last_trick(view)]
            case "score" | "scores":
                lines = score_rows(self._names, view.results, view.totals)
                if view.hand is not None and view.hand.tricks:
                    lines += self._points_so_far(view)
            case "rules":
                texts = texts_in(DEFAULT_LANGUAGE)
                page = rule_page(view.rules, texts).splitlines()
                lines = [game_title(view.rules, texts), "", *page]
            case _:
                return False
        for text in lines:
            self._write(text)
        return True

    def _legal_lines(self, view: PlayerView) -> list[str]:
        assert view.hand is not None
        if view.phase is MatchPhase.PASSING:
            count = plural(view.hand.cards_to_pass, "card")
            return [f"Any {count} of your hand may be passed, such as {self._example(view)}."]
        if view.phase is not MatchPhase.PLAYING:
            return ["Write add or subtract."]
        legal = view.legal_cards()
        lines = [f"You may play {self._text.cards(tuple(legal))}."]
        refused: dict[str, list[Card]] = {}
        for card in view.hand.cards - legal:
            reason = view.why_not(card)
            if reason is not None:
                sentence = explain_refusal(view.own_turn(), card, reason)
                refused.setdefault(sentence, []).append(card)
        lines += [f"Not {self._text.cards(cards)}: {why}" for why, cards in refused.items()]
        return lines

    def _example(self, view: PlayerView) -> str:
        assert view.hand is not None
        cards = list(view.hand.cards)[-view.hand.cards_to_pass :]
        return self._text.cards(cards)

    def _last_trick(self, view: PlayerView) -> str:
        if self._last is None:
            return "No trick has been finished yet."
        values = view.rules.card_values
        points = sum(values.get(card, 0) for card in self._last.cards)
        return self._text.taken_trick(self._names, self._last, points)

    def _points_so_far(self, view: PlayerView) -> list[str]:
        taken = [
            f"{name} {points}" for name, points in zip(self._names, view.points_taken, strict=True)
        ]
        return [f"Taken in this hand so far: {listed(taken)}."]

    def _show_table(self, view: PlayerView) -> None:
        hand = view.hand
        assert hand is not None
        if view.phase is MatchPhase.PLAYING and hand.leader is not None:
            broken = ", hearts are broken" if hand.hearts_broken else ""
            number = len(hand.tricks) + 1
            points = view.points_taken[view.seat]
            taken = f", you have {plural(points, 'point')}" if any(view.points_taken) else ""
            if hand.trick:
                self._write(f"Trick {number}, {self._names[hand.leader]} led{broken}{taken}.")
                self._write("  " + self._text.trick(self._names, hand.leader, hand.trick))
                self.write_news()
            else:
                self._write(f"Trick {number}, you lead{broken}{taken}.")
        fresh = not any(card not in hand.cards for card, _ in hand.received) and not hand.tricks
        marked = [card for card, _ in hand.received] if fresh else []
        note = "   (* received)" if marked else ""
        self._write("Your hand:  " + self._text.hand(hand.cards, marked) + note)


def _holds_a_queen(view: PlayerView) -> bool:
    return view.hand is not None and any(card.rank is Rank.QUEEN for card in view.hand.cards)
