"""A program that plays Hearts at a table of somebody's own: copy it and put your own rule in.

    python examples/table_bot.py http://127.0.0.1:8765 TABLE TOKEN
    python examples/table_bot.py http://127.0.0.1:8765 TABLE TOKEN --rule lowest

It needs the package `websockets` and nothing else. The server says which cards are legal, so there
are no rules of the game in here. docs/bots.md tells how to get a TOKEN and what the messages mean.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from itertools import count
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
Rule = Callable[[Message], str]
RANKS = "23456789TJQKA"
HOPELESS = {"WRONG_TOKEN", "UNKNOWN_TABLE", "OLD_PROTOCOL"}
"""Refusals that asking again does not change."""


def rank(card: str) -> int:
    """Return how high a card is within its suit."""
    return RANKS.index(card[0])


def play_lowest(view: Message) -> str:
    """Return the lowest card that is legal: the simplest rule there is."""
    return min(view["legal"], key=rank)


def play_under(view: Message) -> str:
    """Stay under the trick, and throw away what hurts: a slightly better rule."""
    legal, hand = view["legal"], view["hand"]
    if not hand["trick"]:
        return play_lowest(view)
    suit = hand["trick"][0][1]
    if legal[0][1] != suit:
        return max(legal, key=lambda card: (card == "QS", card[1] == "H", rank(card)))
    winning = max(rank(card) for card in hand["trick"] if card[1] == suit)
    under = [card for card in legal if rank(card) < winning]
    return max(under, key=rank) if under else play_lowest(view)


def decision(update: Message, rule: Rule) -> Message:
    """Return the answer to the decision that an update asks for."""
    view, number = update["view"], update["decision"]
    if view["phase"] == "PASSING":
        highest = sorted(view["hand"]["cards"], key=rank, reverse=True)
        cards = highest[: view["hand"]["cards_to_pass"]]
        return {"type": "pass", "decision": number, "cards": cards}
    if view["phase"] == "CHOOSING_MOON":
        return {"type": "moon", "decision": number, "choice": "ADD"}
    return {"type": "play", "decision": number, "card": rule(view)}


class Seat:
    """A seat at a table, over one connection."""

    def __init__(self, socket: ClientConnection, rule: Rule) -> None:
        self.socket, self.rule = socket, rule
        self.numbers = count(1)
        self.number: int | None = None
        self.answered: int | None = None

    def ask(self, message: Message) -> None:
        """Send a request; its answer comes with the same number."""
        self.socket.send(json.dumps(message | {"request": next(self.numbers)}))

    def play(self, token: str) -> bool:
        """Play until the match is over or the seat is gone; true then."""
        self.ask({"type": "join", "token": token})
        return any(self.hear(json.loads(frame)) for frame in self.socket)

    def hear(self, message: Message) -> bool:
        """Do what a message asks for; true if it is the last one."""
        match message["type"]:
            case "welcome":
                self.number = message["table"]["seat"]
                return self.decide(message["now"])
            case "update":
                return self.decide(message)
            case "table" if self.number is not None and message["seats"][self.number]["away"]:
                # Too slow: a computer player sits in. The seat is there to be taken back.
                self.ask({"type": "come_back"})
            case "table":
                return bool(message["phase"] == "CLOSED")
            case "refused":
                print("refused:", message["code"], message["message"])
                self.answered = None
                return message["code"] in HOPELESS
        return bool(message["type"] == "seat_lost")

    def decide(self, update: Message) -> bool:
        """Answer an update if it is this seat's turn; true if the match is over."""
        view = update["view"]
        if view["phase"] == "OVER":
            print("final totals:", view["totals"])
            return True
        # Of what is told twice only the first counts: a decision is answered once.
        if self.number in view["to_act"] and update["decision"] != self.answered:
            self.answered = update["decision"]
            self.ask(decision(update, self.rule))
        return False


def main() -> None:
    """Play at a table, and come back after every break."""
    options = argparse.ArgumentParser(description="Play Hearts at a table.")
    options.add_argument("server", help="for example http://127.0.0.1:8765")
    options.add_argument("table")
    options.add_argument("token")
    options.add_argument("--rule", choices=["lowest", "under"], default="under")
    chosen = options.parse_args()
    rule = play_lowest if chosen.rule == "lowest" else play_under
    address = f"{chosen.server.rstrip('/')}/api/tables/{chosen.table}/socket"
    while True:
        try:
            with connect(
                address.replace("http", "ws", 1),
                # A plain text is what the library takes; its type is a name for one.
                subprotocols=["openhearts.1"],  # type: ignore[list-item]
                proxy=None,
            ) as socket:
                if Seat(socket, rule).play(chosen.token):
                    return
        except (WebSocketException, OSError) as error:
            print("the line broke:", error)
        time.sleep(1)


if __name__ == "__main__":
    main()
