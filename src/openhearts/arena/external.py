"""A program from outside as a player: JSON lines over its standard input and output.

``docs/arena.md`` describes what is said. The program is somebody else's, so nothing it does
may harm the arena: it runs in a process of its own, every answer has a time limit and a size,
and one that it should not have given ends it.
"""

from __future__ import annotations

import contextlib
import os
import queue
import random
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Sequence
from typing import IO, Any

import msgspec

from openhearts import __version__
from openhearts.arena.guard import Forfeit
from openhearts.cards import Card, NotationError
from openhearts.protocol.events import wire_event
from openhearts.protocol.views import wire_view
from openhearts.rules.events import Event
from openhearts.rules.facts import Seat
from openhearts.rules.options import MoonChoice
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.ruletext import format_rules, plain_options
from openhearts.rules.view import PlayerView

EXTERNAL_PREFIX = "exec:"
LINE_PROTOCOL = 1
"""The version of the line protocol."""
MAX_ANSWER_BYTES = 4096
"""A longer line is a forfeit."""
START_SECONDS = 20.0
"""What a program may take longer than for an answer until it has said hello."""
_MOST_UNREAD = 16
"""With so many lines that nobody asked for the program is read no further."""
_GOODBYE_SECONDS = 1.0
_LAST_WORDS = 20
_LONGEST_WORD = 400

_END = b""


class ExternalPlayer:
    """Plays by asking a program. Whatever the program does wrong is a :class:`Forfeit`."""

    def __init__(
        self,
        command: Sequence[str],
        rng: random.Random,
        *,
        rules: RuleSet,
        seat: Seat,
        seconds: float,
    ) -> None:
        """Start the program and greet it.

        Args:
            command: the program and its arguments; no shell reads them.
            rng: where the seed comes from that the program is told.
            rules: the rules of the match.
            seat: its seat.
            seconds: how long it may take over an answer.

        Raises:
            Forfeit: it cannot be started.
        """
        self._seconds = seconds
        self._asked = 0
        self._met = False
        self._failed = False
        self._ended_all = False
        try:
            self._process = subprocess.Popen(  # noqa: S603 - running it is what was asked for
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise Forfeit(f"cannot be started: {error.strerror or error}") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._unsent: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._said: deque[str] = deque(maxlen=_LAST_WORDS)
        self._threads = [
            _thread(self._read, self._process.stdout),
            _thread(self._write, self._process.stdin),
            _thread(self._listen, self._process.stderr),
        ]
        self._send(
            {
                "type": "hello",
                "protocol": LINE_PROTOCOL,
                "program": f"OpenHearts {__version__}",
                "seat": seat,
                "players": rules.players,
                "seed": rng.getrandbits(31),
                "seconds": seconds,
                "rules": format_rules(rules),
                "options": plain_options(rules),
                "card_values": {card.text: value for card, value in rules.card_values.items()},
            }
        )

    # ------------------------------------------------------------- as a player

    def observe(self, event: Event) -> None:
        """Tell the program an event."""
        self._send({"type": "event", "event": wire_event(event)})

    def choose_pass(self, view: PlayerView) -> tuple[Card, ...]:
        """Ask for the cards to pass."""
        cards = self._ask("pass", view).get("cards")
        if not isinstance(cards, list):
            raise Forfeit("answers a pass without a list of cards")
        return tuple(_card(text) for text in cards)

    def choose_play(self, view: PlayerView) -> Card:
        """Ask for a card."""
        return _card(self._ask("play", view).get("card"))

    def choose_moon(self, view: PlayerView) -> MoonChoice:
        """Ask what the moon does."""
        choice = self._ask("moon", view).get("choice")
        if choice not in set(MoonChoice):
            raise Forfeit(f"answers {_shown(choice)} for its moon, not ADD or SUBTRACT")
        return MoonChoice(str(choice))

    def close(self) -> None:
        """End the program, by force if it does not go by itself."""
        self._send({"type": "bye"})
        self._unsent.put(None)
        if not self._failed:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._wait()
        self._kill()
        for thread in self._threads:
            thread.join(_GOODBYE_SECONDS)
        for stream in (self._process.stdout, self._process.stderr):
            if stream is not None and not any(thread.is_alive() for thread in self._threads):
                stream.close()

    def last_words(self) -> tuple[str, ...]:
        """Return the last lines the program wrote to its error output."""
        return tuple(self._said)

    # ---------------------------------------------------------------- speaking

    def _meet(self) -> None:
        answer = self._answer("its hello", self._seconds + START_SECONDS)
        if answer.get("type") != "hello" or answer.get("protocol") != LINE_PROTOCOL:
            raise Forfeit(f"does not answer hello with hello and protocol {LINE_PROTOCOL}")
        self._met = True

    def _ask(self, what: str, view: PlayerView) -> dict[str, Any]:
        try:
            return self._question(what, view)
        except Forfeit:
            self._failed = True
            raise

    def _question(self, what: str, view: PlayerView) -> dict[str, Any]:
        if not self._met:
            self._meet()
        if not self._lines.empty():
            line = self._lines.get()
            raise Forfeit(
                "speaks without being asked" if line != _END else self._ended("between questions")
            )
        self._asked += 1
        self._send({"type": "ask", "id": self._asked, "what": what, "view": wire_view(view)})
        answer = self._answer(f"its {what}", self._seconds)
        if answer.get("id") != self._asked:
            raise Forfeit(f"answers question {_shown(answer.get('id'))}, not {self._asked}")
        return answer

    def _send(self, message: dict[str, Any]) -> None:
        self._unsent.put(msgspec.json.encode(message) + b"\n")

    def _answer(self, what: str, seconds: float) -> dict[str, Any]:
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise Forfeit(f"is silent for {seconds:g} seconds over {what}") from None
        if line == _END:
            raise Forfeit(self._ended(f"over {what}"))
        if len(line) > MAX_ANSWER_BYTES:
            raise Forfeit(f"writes a line of more than {MAX_ANSWER_BYTES} bytes")
        try:
            answer = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Forfeit(f"answers {_shown(line)}, which is no JSON") from None
        if not isinstance(answer, dict):
            raise Forfeit(f"answers {_shown(line)}, which is no JSON object")
        return answer

    def _ended(self, when: str) -> str:
        try:
            code = self._wait()
        except subprocess.TimeoutExpired:
            return f"closes its output {when}"
        if code < 0:
            with contextlib.suppress(ValueError):
                return f"is ended by {signal.Signals(-code).name} {when}"
        return f"ends with exit code {code} {when}"

    # ----------------------------------------------------------------- threads

    def _read(self, stream: IO[bytes]) -> None:
        """Take in whole lines; at the first that is too long, or too many, read no more."""
        with contextlib.suppress(OSError, ValueError):
            while line := stream.readline(MAX_ANSWER_BYTES + 1):
                self._lines.put(line)
                if len(line) > MAX_ANSWER_BYTES or self._lines.qsize() > _MOST_UNREAD:
                    return
        self._lines.put(_END)

    def _write(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):
            while (data := self._unsent.get()) is not None:
                stream.write(data)
                if self._unsent.empty():
                    stream.flush()
        with contextlib.suppress(OSError, ValueError):
            stream.close()

    def _listen(self, stream: IO[bytes]) -> None:
        """Keep the last lines of the error output; drop the rest, so that it never blocks."""
        with contextlib.suppress(OSError, ValueError):
            while line := stream.readline(_LONGEST_WORD):
                self._said.append(line.decode("utf-8", "replace").rstrip("\r\n"))

    def _kill(self) -> None:
        """End the program and what it has started, if that has not been done."""
        if self._ended_all:
            return
        self._kill_group()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._wait()

    def _wait(self) -> int:
        """Return how the program ended, and end what it has left running."""
        code = self._process.wait(_GOODBYE_SECONDS)
        # Only at once: later the number of its group may be that of another program.
        if not self._ended_all:
            self._ended_all = True
            self._kill_group()
        return code

    def _kill_group(self) -> None:
        with contextlib.suppress(OSError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)


def _thread(work: Any, stream: IO[bytes]) -> threading.Thread:
    thread = threading.Thread(target=work, args=(stream,), daemon=True)
    thread.start()
    return thread


def _card(text: object) -> Card:
    try:
        return Card.parse(str(text))
    except NotationError:
        raise Forfeit(f"answers {_shown(text)}, which is no card") from None


def _shown(value: object) -> str:
    text = value.decode("utf-8", "replace").strip() if isinstance(value, bytes) else repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
