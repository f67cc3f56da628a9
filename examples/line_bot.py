#!/usr/bin/env python3
"""A player for `hearts arena`, in any language's smallest form: JSON lines in, JSON lines out.

    hearts arena steady 'exec:python3 examples/line_bot.py'

It needs nothing but Python. It passes its highest cards, plays high while a trick is safe, and
ducks otherwise. docs/arena.md describes what is said.
"""

import json
import sys

RANKS = "23456789TJQKA"


def rank(card):
    """Return how high a card is."""
    return RANKS.index(card[0])


def choose_play(view, card_values):
    """Return the highest card that does not take the trick, or else the lowest."""
    legal, trick = view["legal"], view["hand"]["trick"]
    if not trick:
        return min(legal, key=rank)
    led = trick[0][1]
    following = [card for card in legal if card[1] == led]
    if not following:
        return max(legal, key=lambda card: (card_values.get(card, 0), rank(card)))
    best = max(rank(card) for card in trick if card[1] == led)
    ducking = [card for card in following if rank(card) < best]
    return max(ducking, key=rank) if ducking else min(following, key=rank)


def main():
    """Answer hello, then every question; take no notice of events."""
    card_values = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            card_values = message["card_values"]
            answer = {"type": "hello", "protocol": 1, "name": "line_bot"}
        elif message["type"] == "ask":
            view = message["view"]
            answer = {"id": message["id"]}
            if message["what"] == "pass":
                by_rank = sorted(view["hand"]["cards"], key=rank, reverse=True)
                answer["cards"] = by_rank[: view["hand"]["cards_to_pass"]]
            elif message["what"] == "moon":
                answer["choice"] = "ADD"
            else:
                answer["card"] = choose_play(view, card_values)
        elif message["type"] == "bye":
            return
        else:
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
