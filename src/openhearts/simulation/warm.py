"""Compiling everything once, ahead of use; later runs load what was kept."""

from __future__ import annotations

import contextlib
import random
import shutil
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from openhearts.cards import Card, CardSet, Suit
from openhearts.rules.options import PassEntry
from openhearts.rules.presets import preset_named
from openhearts.rules.trick import Trick
from openhearts.rules.view import HandView, MatchPhase, PlayerView
from openhearts.simulation import kernel
from openhearts.simulation.compiling import cache_directory
from openhearts.simulation.inference import draw_likely_worlds
from openhearts.simulation.numbers import numbers_of
from openhearts.simulation.passing import search_pass
from openhearts.simulation.policy import AS_IT_COMES
from openhearts.simulation.randomness import new_stream
from openhearts.simulation.rollouts import SEEN_SIZE, look_at_cards
from openhearts.simulation.search import Effort, points_value, search_card
from openhearts.simulation.situation import read_situation
from openhearts.simulation.worlds import world_source

Progress = Callable[[int, int, str], None]
"""Told before each step: its number from 1, how many there are, and what it is."""

_MARK = "complete"
_KEPT_DAYS = 30
_lock = threading.Lock()
_ready = False


def is_compiled() -> bool:
    """Tell whether everything has been compiled and kept."""
    return (cache_directory() / _MARK).exists()


def warm_up(progress: Progress | None = None) -> float:
    """Compile everything that is not compiled yet, and load it. Return the seconds it took."""
    global _ready  # noqa: PLW0603 - once a process
    started = time.perf_counter()
    with _lock:
        steps = _steps()
        for number, (title, step) in enumerate(steps, start=1):
            if progress is not None:
                progress(number, len(steps), title)
            step()
        with contextlib.suppress(OSError):
            cache_directory().mkdir(parents=True, exist_ok=True)
            (cache_directory() / _MARK).touch()
            _forget_old()
        _ready = True
    return time.perf_counter() - started


def ensure_warm() -> None:
    """Warm up if this process has not; say so on the standard error stream if it takes long."""
    if not _ready:
        warm_up(None if is_compiled() else _tell)


def _tell(number: int, total: int, title: str) -> None:
    end = "\n" if number == total else "\r"
    sys.stderr.write(f"OpenHearts compiles its search, once: {number}/{total} {title:<12}{end}")
    sys.stderr.flush()


def _forget_old() -> None:
    """Remove what other versions of the sources left long ago."""
    here = cache_directory()
    for other in here.parent.iterdir():
        age = time.time() - other.stat().st_mtime
        if other != here and age > _KEPT_DAYS * 86_400:
            shutil.rmtree(other, ignore_errors=True)


def _steps() -> list[tuple[str, Callable[[], Any]]]:
    rules = preset_named("standard").rules(4)
    numbers = numbers_of(rules)
    suits = [sorted(rules.deck.of_suit(suit)) for suit in Suit]
    value = points_value(0, 4)
    effort = Effort(rounds=(2, 2), wider=2, most_losers=50.0, passes=2, pass_rounds=(2, 2))

    def stream() -> Any:
        return new_stream(random.Random(1))  # noqa: S311 - repeatable on purpose

    def rules_step() -> None:
        kernel.random_hands(numbers, 1, stream())

    def search_step() -> None:
        view = _playing_view(rules, suits)
        situation = read_situation(view)
        search_card(situation, view.legal_cards().mask, value, effort, stream())

    def reasons_step() -> None:
        view = _playing_view(rules, suits)
        situation = read_situation(view)
        habits = effort.tables(situation.seat)[0]
        worlds, intents = draw_likely_worlds(
            world_source(situation), habits, 2, stream(), wider=2, softness=effort.softness
        )
        card = np.array([view.legal_cards().lowest().index], np.int64)
        look_at_cards(
            numbers,
            habits,
            situation.state,
            worlds,
            intents,
            situation.seat,
            card,
            np.array([AS_IT_COMES], np.int64),
            np.zeros((1, 2, SEEN_SIZE), np.int64),
        )

    def pass_step() -> None:
        situation = read_situation(_passing_view(rules, suits))
        search_pass(situation, PassEntry.LEFT, 3, 0, value, effort, stream())

    return [
        ("rules", rules_step),
        ("cards", search_step),
        ("reasons", reasons_step),
        ("passes", pass_step),
    ]


def _passing_view(rules: Any, suits: list[list[Card]]) -> PlayerView:
    own = CardSet(suits[1])
    hand = HandView(
        number=1,
        dealer=0,
        pass_entry=PassEntry.LEFT,
        cards_to_pass=3,
        kitty_size=0,
        dealt=own,
        cards=own,
        has_passed=(False,) * 4,
    )
    return PlayerView(
        seat=0, rules=rules, phase=MatchPhase.PASSING, dealer=0, totals=(0,) * 4, hand=hand
    )


def _playing_view(rules: Any, suits: list[list[Card]]) -> PlayerView:
    clubs = suits[0]
    own = CardSet([*suits[1][:11], suits[2][0]])
    hand = HandView(
        number=1,
        dealer=0,
        pass_entry=PassEntry.HOLD,
        cards_to_pass=0,
        kitty_size=0,
        dealt=own | CardSet(clubs[3:4]),
        cards=own,
        leader=0,
        tricks=(Trick(1, (clubs[0], clubs[1], clubs[2], clubs[3]), 0),),
    )
    return PlayerView(
        seat=0, rules=rules, phase=MatchPhase.PLAYING, dealer=0, totals=(0,) * 4, hand=hand
    )
