"""The questions of the line game and how their answers are read."""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import TypeAlias

from openhearts.cards import Card, Rank
from openhearts.cli.card_words import CardWordsError, NoCardError, read_cards, vocabulary
from openhearts.cli.files import printable
from openhearts.cli.table_text import Company, TableText
from openhearts.rules.actions import Action, ChooseMoon, PassCards, PlayCard
from openhearts.rules.facts import Seat
from openhearts.rules.legality import refusal_wording
from openhearts.rules.options import MoonChoice
from openhearts.rules.scoring import add_scores, score_hand
from openhearts.rules.trick import Trick
from openhearts.rules.view import HandView, MatchPhase, PlayerView
from openhearts.texts import DEFAULT_LANGUAGE, game_title, rule_page, texts_in
from openhearts.texts.typed import plain, words_typed


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

_WORDS = ("hand", "last", "score", "rules", "help", "hint", "undo", "end", "quit")
"""What may be asked, by the English word."""
_ALSO = {"exit": "quit", "q": "quit", "h?": "help", "y": "yes"}


def _text_of(word: str) -> str:
    """Return the text that has the words of a language for this; only the terminal is quit."""
    return "term-word-quit" if word == "quit" else f"typed-{word}"


class Asking:
    """Asks the person for each action until the answer is one, and answers their questions."""

    def __init__(
        self,
        company: Company,
        text: TableText,
        write: Callable[[str], None],
        read: Callable[[str], str],
    ) -> None:
        """Take the names at the table and the way in and out."""
        self._company = company
        self._text = text
        self._say = text.texts.say
        self._write = write
        self._read = read
        self._last: Trick | None = None
        self._half_chosen: tuple[Card, ...] = ()
        """Chosen for the pass when a hint was asked for: it is gone on from there."""
        self._news: list[str] = []
        self._cards_typed = vocabulary(text.texts if text.own_letters else None)
        self._commands = {
            **_ALSO,
            **{
                plain(phrase): word
                for texts in (texts_in(DEFAULT_LANGUAGE), text.texts)
                for word in (*_WORDS, "yes", "add", "subtract")
                for phrase in words_typed(texts, _text_of(word))
            },
        }

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
            line = self._ask(view, self._say("term-play"))
            if isinstance(line, Quit | Wish):
                return line
            cards = self._cards(line, tuple(view.legal_cards()))
            if cards is None:
                continue
            if len(cards) != 1:
                self._write(self._say("term-one-card"))
                continue
            reason = view.why_not(cards[0])
            if reason is None:
                return PlayCard(cards[0])
            said = refusal_wording(view.own_turn(), cards[0], reason)
            self._write(self._text.texts.word(said))
            self._write(self._may_play(view))

    def _may_play(self, view: PlayerView) -> str:
        return self._say("term-may-play", shown=self._text.cards(view.legal_cards()))

    def _pass(self, view: PlayerView) -> Answer:
        assert view.hand is not None
        count = view.hand.cards_to_pass
        chosen = list(self._half_chosen)
        self._half_chosen = ()
        while True:
            line = self._ask(view, self._pass_prompt(view, chosen))
            if isinstance(line, Quit | Wish):
                if line is Wish.HINT:
                    self._half_chosen = tuple(chosen)
                return line
            if len(chosen) == count and (not line or self._command(line) == "yes"):
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
                self._write(self._say("term-pass-exactly", count=count, given=len(chosen)))
                chosen = [card for card in chosen if card not in named]
            elif len(chosen) == count and whole:
                return PassCards(tuple(chosen))

    def _command(self, line: str) -> str | None:
        """Return the English word of what was typed, ``None`` if it is no word of the game."""
        return self._commands.get(plain(line))

    def _cards(self, line: str, candidates: Sequence[Card]) -> list[Card] | None:
        """Read the cards a line names; ``None`` if it does not, which is said."""
        try:
            return read_cards(line, candidates, self._cards_typed)
        except NoCardError as error:
            self._write(self._no_card(line, error))
        except CardWordsError as error:
            self._write(self._not_one_card(error))
        return None

    def _no_card(self, line: str, error: NoCardError) -> str:
        words = [self._say(_text_of(word)) for word in _WORDS]
        close = get_close_matches(line.lower(), words, 1, 0.7)
        if close:
            return self._say("term-did-you-mean", typed=line, meant=close[0])
        no_card = self._say("term-no-card", typed=printable(error.typed))
        return f"{no_card} {self._say('term-other-words')}"

    def _not_one_card(self, error: CardWordsError) -> str:
        if not error.fitting:
            return self._say("term-cannot-be", typed=error.typed)
        return self._say("term-which", shown=[self._text.card(card) for card in error.fitting])

    def _wrong_pass(self, view: PlayerView, named: Sequence[Card]) -> str:
        assert view.hand is not None
        if not named:
            count = view.hand.cards_to_pass
            return self._say("term-pass-name", count=count, shown=self._example(view))
        for card in named:
            if card not in view.hand.cards:
                return self._say("refused-NOT_IN_HAND", cards=(card,))
        if len(set(named)) != len(named):
            return self._say("refused-SAME_CARD_TWICE")
        return ""

    def _pass_prompt(self, view: PlayerView, chosen: Sequence[Card]) -> str:
        assert view.hand is not None
        receivers = dict.fromkeys(view.pass_receivers)
        count = view.hand.cards_to_pass
        names = [self._company.names[seat] for seat in receivers if seat is not None]
        entry = view.hand.pass_entry.value
        if not chosen:
            return self._say("term-pass", count=count, entry=entry, names=names)
        more = count - len(chosen)
        shown = self._text.cards(chosen)
        if more:
            return self._say("term-pass-more", shown=shown, count=more)
        return self._say("term-pass-sure", shown=shown, entry=entry, names=names)

    def _moon(self, view: PlayerView) -> Answer:
        self._write(self._say("term-moon-either"))
        words = {choice: self._say(_text_of(choice.value.lower())) for choice in MoonChoice}
        width = max(map(len, words.values()))
        for choice, word in words.items():
            piles = [pile.mask for pile in view.captured]
            scores = score_hand(view.rules, piles, view.tricks_taken, view.seat, choice)
            totals = add_scores(view.rules, view.totals, scores)
            named = self._text.named(self._company, totals)
            makes = self._say("term-moon-makes", totals=named)
            self._write(f"  {word:<{width}}  {makes}")
        while True:
            line = self._ask(view, self._say("term-moon-ask"))
            if isinstance(line, Quit | Wish):
                return line
            begun = line.casefold()
            for choice, word in words.items():
                known = (choice.value.casefold(), word.casefold())
                if line and any(one.startswith(begun) for one in known):
                    return ChooseMoon(choice)
            self._write(self._say("term-moon-write-fully"))

    def _ask(self, view: PlayerView, prompt: str) -> str | Quit | Wish:
        """Read lines until one is not a question about the game."""
        if view.hand is not None and view.hand.tricks:
            self._last = view.hand.tricks[-1]
        while True:
            try:
                line = " ".join(self._read(f"{prompt}> ").split())
            except EOFError:
                return END_OF_INPUT
            command = self._command(line)
            if command == "quit":
                if line.casefold() == "q" and _holds_a_queen(view):
                    self._write(self._say("term-queen-or-quit"))
                    continue
                return QUIT
            if command in {wish.value for wish in Wish}:
                return Wish(command)
            if not self._answered(view, line, command):
                return line

    def _answered(self, view: PlayerView, line: str, command: str | None) -> bool:
        texts = self._text.texts
        match command:
            case "help":
                lines = self._help()
            case _ if line == "?":
                lines = self._legal_lines(view)
            case "hand":
                self._show_table(view)
                return True
            case "last":
                lines = [self._last_trick(view)]
            case "score":
                lines = self._text.score_rows(self._company, view.results, view.totals)
                if view.hand is not None and view.hand.tricks:
                    scores = self._text.named(self._company, view.points_taken)
                    lines.append(self._say("term-so-far", scores=scores))
            case "rules":
                page = rule_page(view.rules, texts).splitlines()
                lines = [game_title(view.rules, texts), "", *page]
            case _:
                return False
        for text in lines:
            self._write(text)
        return True

    def _help(self) -> list[str]:
        said = [
            (self._say("term-help-card-word"), self._say("term-help-card")),
            ("?", self._say("term-help-legal")),
            *(
                (self._say(_text_of(word)), self._say(f"term-help-{word}"))
                for word in _WORDS
                if word != "help"
            ),
        ]
        width = max(len(word) for word, _ in said)
        return [f"{word:<{max(width, 12)}}  {what}" for word, what in said]

    def _legal_lines(self, view: PlayerView) -> list[str]:
        assert view.hand is not None
        if view.phase is MatchPhase.PASSING:
            count = view.hand.cards_to_pass
            return [self._say("term-may-pass", count=count, shown=self._example(view))]
        if view.phase is not MatchPhase.PLAYING:
            return [self._say("term-moon-write")]
        refused: dict[str, list[Card]] = {}
        for card in view.hand.cards - view.legal_cards():
            reason = view.why_not(card)
            if reason is not None:
                said = refusal_wording(view.own_turn(), card, reason)
                refused.setdefault(self._text.texts.word(said), []).append(card)
        return [
            self._may_play(view),
            *(
                self._say("term-not", shown=self._text.cards(cards), reason=why)
                for why, cards in refused.items()
            ),
        ]

    def _example(self, view: PlayerView) -> str:
        assert view.hand is not None
        cards = list(view.hand.cards)[-view.hand.cards_to_pass :]
        return self._text.cards(cards)

    def _last_trick(self, view: PlayerView) -> str:
        if self._last is None:
            return self._say("term-last-none")
        values = view.rules.card_values
        points = sum(values.get(card, 0) for card in self._last.cards)
        return self._text.taken_trick(self._company, self._last, points)

    def _show_table(self, view: PlayerView) -> None:
        hand = view.hand
        assert hand is not None
        if view.phase is MatchPhase.PLAYING and hand.leader is not None:
            self._write(self._trick_heading(view, hand, hand.leader))
            if hand.trick:
                self._write("  " + self._text.trick(self._company, hand.leader, hand.trick))
                self.write_news()
        fresh = not any(card not in hand.cards for card, _ in hand.received) and not hand.tricks
        marked = [card for card, _ in hand.received] if fresh else []
        text = "term-your-hand-received" if marked else "term-your-hand"
        self._write(self._say(text, shown=self._text.hand(hand.cards, marked)))

    def _trick_heading(self, view: PlayerView, hand: HandView, leader: Seat) -> str:
        number = len(hand.tricks) + 1
        if hand.trick:
            names = self._company.names
            parts = [self._say("term-trick-led", number=number, who=names[leader])]
        else:
            parts = [self._say("term-trick-lead", number=number)]
        if hand.hearts_broken:
            parts.append(self._say("term-are-broken"))
        if any(view.points_taken):
            parts.append(self._say("term-you-have", count=view.points_taken[view.seat]))
        return ", ".join(parts) + "."


def _holds_a_queen(view: PlayerView) -> bool:
    return view.hand is not None and any(card.rank is Rank.QUEEN for card in view.hand.cards)
