"""What the golden matches are, how one is found, and its text.

A file holds the rule text, every action (the cards of a hand on one line, a wider gap between
tricks), the score of every hand, the winners, and a digest of every event as each seat gets it
and of the views after every trick. Reading the actions back and playing them must give the same
text again.
"""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from openhearts.cards import Card
from openhearts.protocol.events import wire_event
from openhearts.protocol.views import wire_view
from openhearts.rules.actions import (
    Action,
    ChooseMoon,
    CutForDealer,
    DealHand,
    PlayCard,
    format_action,
    parse_action,
)
from openhearts.rules.events import (
    CardPlayed,
    Event,
    HandScored,
    HandStarted,
    HeartsBroken,
    MatchEnded,
    MoonShot,
    PlayBegan,
    TotalReset,
    TrickTaken,
    delivered,
)
from openhearts.rules.match import MatchState
from openhearts.rules.options import MoonChoice, PassEntry
from openhearts.rules.presets import PRESETS
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.ruletext import build_rules, format_rules, parse_rules
from openhearts.texts import game_title, texts_in
from playing import Course, play_course

FOLDER = Path(__file__).parent
MOST_SEEDS = 3_000
SHORTEST_OF = 12
"""A preset's match is the shortest of so many that end."""


@dataclass(frozen=True)
class Golden:
    """A match to be found: its rules, and what must happen in it."""

    name: str
    about: str
    preset: str
    players: int = 4
    changes: dict[str, Any] = field(default_factory=dict)
    happens: Callable[[Course], bool] | None = None

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    @property
    def rules(self) -> RuleSet:
        return build_rules(self.preset, self.players, self.changes)

    def find(self) -> Course:
        """The match, always the same."""
        if self.happens is None:
            found = [play_course(self.rules, seed, feeding=0.5) for seed in range(SHORTEST_OF)]
            return min((c for c in found if c.last.winners), key=lambda c: c.last.hands_played)
        for seed in range(MOST_SEEDS):
            course = play_course(self.rules, seed, feeding=0.5)
            if course.last.winners and self.happens(course):
                return course
        raise AssertionError(f"{self.name}: not found in {MOST_SEEDS} matches")


# ------------------------------------------------------------------- what is odd


def events_of(course: Course) -> Iterator[Event]:
    for events in course.events:
        yield from events


def moon(effect: str, *, sun: bool = False, chosen: bool = False) -> Callable[[Course], bool]:
    def happens(course: Course) -> bool:
        shot = any(isinstance(e, MoonShot) and e.sun is sun for e in events_of(course))
        moved = any(result.effect == effect for result in course.last.results)
        choices = {a.choice for _, a in course.actions if isinstance(a, ChooseMoon)}
        return shot and moved and (not chosen or choices == {MoonChoice(effect)})

    return happens


def points_in_a_hand(points: set[int]) -> Callable[[Course], bool]:
    def happens(course: Course) -> bool:
        return any(set(result.card_points) == points for result in course.last.results)

    return happens


def queen_in_the_kitty(course: Course) -> bool:
    queen = Card.parse("QS")
    return any(isinstance(a, DealHand) and queen in a.deal.kitty for _, a in course.actions)


def tie_shared(course: Course) -> bool:
    return len(course.last.winners) > 1


def tie_played_on(course: Course) -> bool:
    ends = [max(result.totals) >= (course.rules.target or 0) for result in course.last.results]
    return ends.count(True) > 1


def hearts_never_broken(course: Course) -> bool:
    return not any(isinstance(event, HeartsBroken) for event in events_of(course))


def penalty_cards_only_on_the_first_trick(course: Course) -> bool:
    for event in events_of(course):
        if isinstance(event, TrickTaken) and event.number == 1:
            led = event.cards[0].suit
            if any(c in course.rules.penalty_cards and c.suit is not led for c in event.cards):
                return True
    return False


def total_reset(course: Course) -> bool:
    return any(isinstance(event, TotalReset) for event in events_of(course))


def passed_by(entry: PassEntry) -> Callable[[Course], bool]:
    return lambda course: any(
        isinstance(event, HandStarted) and event.pass_entry is entry for event in events_of(course)
    )


def cut_twice(course: Course) -> bool:
    return any(isinstance(a, CutForDealer) and len(a.rounds) > 1 for _, a in course.actions)


def goes_below_zero(course: Course) -> bool:
    return min(course.last.totals) < 0


ENGLISH = texts_in("en")
GAMES = [
    Golden(
        f"{preset.name}-{players}",
        f"{game_title(preset.rules(players), ENGLISH)} for {players}",
        preset.name,
        players,
    )
    for preset in PRESETS.values()
    for players in preset.player_counts
]
SMALL = {"hand_size": 3, "kitty": "FIRST_TRICK", "pass_cycle": ["H"], "target": 50}
ODD = [
    Golden("moon-added", "a moon adds", "standard", happens=moon("ADD")),
    Golden("moon-subtracted", "a moon subtracts", "new-moon", happens=moon("SUBTRACT")),
    Golden("moon-chosen-add", "add", "black-lady", happens=moon("ADD", chosen=True)),
    Golden("moon-chosen-subtract", "subtract", "black-lady", happens=moon("SUBTRACT", chosen=True)),
    Golden("moon-auto-add", "adds by itself", "standard", 4, {"moon": "AUTO"}, moon("ADD")),
    Golden(
        "moon-auto-subtract",
        "subtracts by itself",
        "bicycle",
        4,
        {"moon": "AUTO"},
        moon("SUBTRACT"),
    ),
    Golden("sun", "every trick", "standard", 4, {"sun": "DOUBLE"}, moon("ADD", sun=True)),
    Golden("slam-of-fifteen", "with the bonus card", "omnibus-ten", 3, {}, moon("SUBTRACT")),
    Golden("moon-failed-by-a-heart", "25 and 1", "standard", 4, {}, points_in_a_hand({25, 1, 0})),
    Golden("moon-failed-by-the-queen", "13 and 13", "standard", 4, {}, points_in_a_hand({13, 0})),
    Golden("kitty-with-the-queen", "QS in the kitty", "kitty", happens=queen_in_the_kitty),
    Golden("tie-shared", "two winners", "standard", happens=tie_shared),
    Golden("tie-played-on", "a tie parts", "play-on", 4, {"target": 50}, tie_played_on),
    Golden(
        "hearts-never-broken",
        "no heart is played",
        "standard",
        4,
        {"hand_size": 2, "kitty": "LAST_TRICK", "pass_count": 1, "hand_limit": 2},
        hearts_never_broken,
    ),
    Golden(
        "first-trick-penalty-cards-only",
        "a void hand of penalty cards only throws one on a banned first trick",
        "standard",
        4,
        SMALL,
        penalty_cards_only_on_the_first_trick,
    ),
    Golden(
        "exact-reset",
        "a total is reset",
        "standard",
        4,
        {"exact_resets": {"50": 25, "26": 0}, "target": 60},
        total_reset,
    ),
    Golden("scatter", "SCATTER", "standard", 5, {"pass_cycle": ["SCATTER"], "target": 30}),
    Golden("mix", "MIX", "standard", 4, {"pass_cycle": ["MIX"], "target": 30}),
    Golden("cut-twice", "a cut is tied", "classic", 4, {"target": 20}, cut_twice),
    Golden(
        "below-zero",
        "bonus cards and the no-trick bonus",
        "omnibus",
        4,
        {"no_trick_bonus": -5, "hand_limit": 4},
        goes_below_zero,
    ),
    Golden("queen-forced", "QS", "standard", 4, {"queen_discard": "FORCED", "target": 40}),
]
ALL = [*GAMES, *ODD]


# ---------------------------------------------------------------------- the text


class Text:
    """The text of a match, line by line as it is played."""

    def __init__(self, about: str, rules: RuleSet) -> None:
        self.state, started = MatchState.start(rules)
        self.lines = [f"about: {about}", f"rules: {format_rules(rules)}"]
        self.plays: list[str] = []
        self.digest = hashlib.sha256()
        self.see(started)

    def act(self, seat: int, action: Action) -> None:
        self.state, events = self.state.apply(seat, action)
        if not isinstance(action, PlayCard):
            self.lines.append(f"{seat} {format_action(action)}")
        self.see(events)

    def see(self, events: list[Event]) -> None:
        for seat in range(-1, self.state.rules.players):
            for event in events:
                told = delivered(event, seat)
                if told is not None:
                    self.digest.update(msgspec.json.encode(wire_event(told)))
            if not all(isinstance(event, CardPlayed) for event in events):
                self.digest.update(msgspec.json.encode(wire_view(self.state.view(seat))))
        for event in events:
            match event:
                case CardPlayed(_, card):
                    self.plays.append(card.text)
                case TrickTaken(number):
                    self.plays.append("")
                    if number == self.state.rules.hand_size:
                        self.lines.append("play " + " ".join(self.plays).rstrip())
                        self.plays = []
                case PlayBegan(leader):
                    self.lines.append(f"leader {leader}")
                case HandScored(number, card_points, shooter, effect, scores, totals):
                    moon = "" if shooter is None else f" moon {shooter} {effect}"
                    self.lines.append(
                        f"hand {number}: points {numbers(card_points)}{moon}"
                        f" scores {numbers(scores)} totals {numbers(totals)}"
                    )
                case MatchEnded(winners):
                    self.lines.append(f"winners {numbers(winners)}")

    def __str__(self) -> str:
        return "\n".join([*self.lines, f"digest {self.digest.hexdigest()}"]) + "\n"


def numbers(values: tuple[int, ...]) -> str:
    return ",".join(map(str, values))


def text_of(golden: Golden) -> str:
    """The text of the match as it is found now."""
    text = Text(golden.about, golden.rules)
    for seat, action in golden.find().actions:
        text.act(seat, action)
    return str(text)


RESULTS = ("leader", "hand", "winners", "digest")


def played_again(file: Path) -> str:
    """The text that the actions of a file give when they are played."""
    about, rules, *lines = file.read_text(encoding="utf-8").splitlines()
    text = Text(about.removeprefix("about: "), parse_rules(rules.removeprefix("rules: ")))
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "play":
            for card in rest.split():
                (seat,) = text.state.to_act
                text.act(seat, PlayCard(Card.parse(card)))
        elif word not in RESULTS:
            text.act(int(word), parse_action(rest))
    return str(text)
