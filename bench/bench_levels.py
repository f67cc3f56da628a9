"""Milliseconds a card and a pass for each level, with a checksum of what it played."""

import time

from openhearts.players import choose_action, player_named, random_stream
from openhearts.players.levels import LEVELS
from openhearts.rules.actions import CHANCE, PassCards, PlayCard
from openhearts.rules.match import MatchState
from openhearts.rules.ruletext import build_rules
from openhearts.simulation.warm import warm_up
from openhearts.table.chance import next_chance_action

HANDS = 4


def measure(name):
    rules = build_rules("standard", 4, {"first_dealer": 0})
    cards = passes = 0
    card_time = pass_time = worst = 0.0
    checksum = 0
    state, _ = MatchState.start(rules)
    shuffler = random_stream("bench", "cards")
    players = [player_named(name, random_stream("bench", seat)) for seat in range(4)]
    while state.to_act and state.hands_played < HANDS:
        seat = state.to_act[0]
        if seat == CHANCE:
            action = next_chance_action(state, shuffler)
        else:
            view = state.view(seat)
            started = time.thread_time()
            action = choose_action(players[seat], view)
            took = time.thread_time() - started
            if isinstance(action, PassCards):
                pass_time += took
                passes += 1
            elif isinstance(action, PlayCard):
                card_time += took
                worst = max(worst, took)
                cards += 1
                checksum = (checksum * 31 + action.card.index) & 0xFFFFFFF
        state, _ = state.apply(seat, action)
    print(
        f"{name:<9} {card_time / cards * 1000:7.2f} ms a card (at most {worst * 1000:6.1f}),"
        f" {pass_time / passes * 1000:7.2f} ms a pass, checksum {checksum}"
    )


def main():
    print(f"warm start: {warm_up():.2f} s")
    for name in LEVELS:
        measure(name)


if __name__ == "__main__":
    main()
