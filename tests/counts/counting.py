"""Endings in files, and counting them out with the engine and with the reference.

A file holds ``name: value`` lines: the rule text, the dealer, one ``hand`` line a seat, the
kitty, plays made already; and what was counted: ``sequences``, the number of play sequences of
1, 2, 3 ... cards, and one ``scores`` line for each outcome with the number of sequences that
lead to it.
"""

import copy
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from openhearts.cards import Card, CardSet, Deal
from openhearts.rules import scoring
from openhearts.rules.actions import PlayCard
from openhearts.rules.hand import HandPhase, HandState
from openhearts.rules.ruletext import changes_from_preset, parse_rules
from reference.engine import Hand, build, hand_scores

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.txt"))
SITUATION = ("about", "rules", "dealer", "hand", "kitty", "plays")


@dataclass
class Count:
    """How many sequences there are of each length, and how they end."""

    sequences: list[int] = field(default_factory=list)
    scores: Counter[tuple[int, ...]] = field(default_factory=Counter)
    by_first_card: Counter[str] = field(default_factory=Counter)
    """Whole sequences by the card they begin with, to find a mismatch."""

    def played(self, depth: int) -> None:
        self.sequences += [0] * (depth - len(self.sequences))
        self.sequences[depth - 1] += 1

    def ended(self, first: str, scores: tuple[int, ...]) -> None:
        self.scores[scores] += 1
        self.by_first_card[first] += 1

    def lines(self) -> list[str]:
        lines = ["sequences: " + " ".join(map(str, self.sequences))]
        for scores, times in sorted(self.scores.items()):
            lines.append(f"scores: {' '.join(map(str, scores))} = {times}")
        return lines


@dataclass
class Ending:
    about: str
    rules: str
    dealer: int
    hands: list[str]
    kitty: str
    plays: list[str]
    expected: list[str]
    """The lines of what was counted."""


def read(file: Path) -> Ending:
    situation: dict[str, list[str]] = {name: [] for name in SITUATION}
    expected = []
    for line in file.read_text(encoding="utf-8").splitlines():
        name, _, value = line.partition(":")
        if name in situation:
            situation[name].append(value.strip())
        elif line:
            expected.append(line)
    (about,), (rules,), (dealer,) = (situation[name] for name in SITUATION[:3])
    return Ending(
        about,
        rules,
        int(dealer),
        situation["hand"],
        " ".join(situation["kitty"]),
        " ".join(situation["plays"]).split(),
        expected,
    )


def write(file: Path, ending: Ending, count: Count) -> None:
    lines = [f"about: {ending.about}", f"rules: {ending.rules}", f"dealer: {ending.dealer}"]
    lines += [f"hand: {hand}" for hand in ending.hands]
    if ending.kitty:
        lines.append(f"kitty: {ending.kitty}")
    if ending.plays:
        lines.append(f"plays: {' '.join(ending.plays)}")
    file.write_text("\n".join([*lines, "", *count.lines()]) + "\n", encoding="utf-8")


def by_engine(ending: Ending) -> Count:
    rules = parse_rules(ending.rules)
    deal = Deal(tuple(map(CardSet.parse, ending.hands)), CardSet.parse(ending.kitty))
    state, _ = HandState.start(rules, 1, ending.dealer, deal)
    for text in ending.plays:
        state, _ = state.apply(state.turn, PlayCard(Card.parse(text)))
    count = Count()

    def go(state: HandState, depth: int, first: str) -> None:
        if state.phase is HandPhase.PLAYED:
            shooter = scoring.find_shooter(rules, state.captured)
            effect = None
            if shooter is not None:
                nothing = (0,) * rules.players
                effect = scoring.settled_effect(
                    rules, state.captured, state.taken, shooter, nothing, 0
                )
            count.ended(
                first, scoring.score_hand(rules, state.captured, state.taken, shooter, effect)
            )
            return
        for card in state.legal_cards():
            count.played(depth + 1)
            then, _ = state.apply(state.turn, PlayCard(card))
            go(then, depth + 1, first or card.text)

    go(state, 0, "")
    return count


def by_reference(ending: Ending) -> Count:
    rules = parse_rules(ending.rules)
    options = build(rules.preset, rules.players, changes_from_preset(rules))
    hands = [hand.split() for hand in ending.hands]
    hand = Hand(options, 1, ending.dealer, hands, ending.kitty.split())
    for text in ending.plays:
        hand.play(text)
    count = Count()

    def go(hand: Hand, depth: int, first: str) -> None:
        if hand.over:
            scores = hand_scores(options, hand.captured, hand.tricks)
            count.ended(first, tuple(scores))
            return
        for card in sorted(hand.legal()):
            count.played(depth + 1)
            then = copy.copy(hand)
            for name in ("hands", "captured", "tricks", "trick"):
                setattr(then, name, copy.deepcopy(getattr(hand, name)))
            then.play(card)
            go(then, depth + 1, first or card)

    go(hand, 0, "")
    return count


def difference(ending: Ending, count: Count, other: Count) -> str:
    """A mismatch told by the first card, where the search for it starts."""
    lines = ["expected:", *ending.expected, "counted:", *count.lines(), "by first card:"]
    lines += [
        f"  {card}: {count.by_first_card[card]}, the reference {other.by_first_card[card]}"
        for card in sorted(count.by_first_card | other.by_first_card)
    ]
    return "\n".join(lines)
