"""Compiling everything once, ahead of use; later runs load what was kept.

Numba compiles on one core, whatever a process does. So where there is a second core another
process compiles what the sampling of worlds needs meanwhile, and this one finds it in the cache.
"""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import subprocess
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
from openhearts.simulation.kernel import MOST_SEATS
from openhearts.simulation.numbers import numbers_of
from openhearts.simulation.passing import search_pass
from openhearts.simulation.policy import AS_IT_COMES
from openhearts.simulation.randomness import new_stream
from openhearts.simulation.rollouts import SEEN_SIZE, look_at_cards, try_cards, try_passes
from openhearts.simulation.search import Effort, points_value, search_card
from openhearts.simulation.situation import read_situation
from openhearts.simulation.worlds import WORLD_SIZE, world_source

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
        aside = None if is_compiled() or (os.cpu_count() or 1) < 2 else _compiling_aside()
        steps = _steps(aside)
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


def compile_aside() -> None:
    """Compile what the process that warms up leaves to another one."""
    _Work().draw_worlds()


def _compiling_aside() -> subprocess.Popen[bytes]:
    code = f"from {__name__} import compile_aside; compile_aside()"
    return subprocess.Popen(  # noqa: S603 - this very program
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _steps(aside: subprocess.Popen[bytes] | None) -> list[tuple[str, Callable[[], Any]]]:
    work = _Work()

    def worlds_step() -> None:
        # Whatever the other process failed to do is done here.
        if aside is not None:
            aside.wait()
        work.draw_worlds()

    return [
        ("rules", work.play_at_random),
        ("playouts", work.compile_playouts),
        ("worlds", worlds_step),
        ("cards", work.search_card),
        ("passes", work.search_passes),
    ]


class _Work:
    """Something to do for each function that Python calls."""

    def __init__(self) -> None:
        self._rules = preset_named("standard").rules(4)
        self._numbers = numbers_of(self._rules)
        self._suits = [sorted(self._rules.deck.of_suit(suit)) for suit in Suit]
        self._value = points_value(0, 4)
        self._effort = Effort(
            rounds=(2, 2), wider=2, most_losers=50.0, passes=2, pass_rounds=(2, 2)
        )
        self._stream = new_stream(random.Random(1))  # noqa: S311 - repeatable on purpose

    def play_at_random(self) -> None:
        kernel.random_hands(self._numbers, 1, self._stream)

    def compile_playouts(self) -> None:
        """Compile the playouts without a world to play in, for worlds are another step."""
        situation = read_situation(_playing_view(self._rules, self._suits))
        tables = self._effort.tables(situation.seat)
        no_worlds = np.zeros((0, WORLD_SIZE), np.int64)
        no_intents = np.zeros((0, MOST_SEATS), np.int64)
        card = np.zeros(1, np.int64)
        way = np.array([AS_IT_COMES], np.int64)
        tried = (no_worlds, no_intents, situation.seat, card, way)
        scores = np.zeros((1, 0, 2 * situation.players + 1), np.int32)
        try_cards(self._numbers, tables, situation.state, *tried, scores)
        seen = np.zeros((1, 0, SEEN_SIZE), np.int64)
        look_at_cards(self._numbers, tables[0], situation.state, *tried, seen)
        try_passes(self._numbers, tables, 0, no_worlds, 0, card, 0, 3, 0, way, self._stream, scores)

    def draw_worlds(self) -> None:
        situation = read_situation(_playing_view(self._rules, self._suits))
        draw_likely_worlds(
            world_source(situation),
            self._effort.tables(situation.seat)[0],
            2,
            self._stream,
            wider=2,
            softness=self._effort.softness,
        )

    def search_card(self) -> None:
        view = _playing_view(self._rules, self._suits)
        legal = view.legal_cards().mask
        search_card(read_situation(view), legal, self._value, self._effort, self._stream)

    def search_passes(self) -> None:
        situation = read_situation(_passing_view(self._rules, self._suits))
        search_pass(situation, PassEntry.LEFT, 3, 0, self._value, self._effort, self._stream)


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
