"""Consistent worlds a second, drawn from views in mid-hand, with a checksum of the worlds."""

import random
import time

import numpy as np

from openhearts.players import choose_action, player_named, random_stream
from openhearts.rules.actions import CHANCE, PlayCard
from openhearts.rules.match import MatchState
from openhearts.rules.ruletext import build_rules
from openhearts.simulation.situation import read_situation
from openhearts.simulation.worlds import draw_worlds, world_source
from openhearts.table.chance import next_chance_action

WORLDS = 20_000


def view_after(rules, seed, plays):
    """The view of the seat on turn after so many cards, played by steady players."""
    rng = random.Random(seed)
    state, _ = MatchState.start(rules)
    players = [player_named("steady", random_stream(seed, seat)) for seat in range(rules.players)]
    done = 0
    while done < plays:
        seat = state.to_act[0]
        if seat == CHANCE:
            action = next_chance_action(state, rng)
        else:
            action = choose_action(players[seat], state.view(seat))
        done += isinstance(action, PlayCard)
        state, _ = state.apply(seat, action)
    return state.view(state.to_act[0])


def measure(name, players, share):
    rules = build_rules(name, players)
    plays = int(players * rules.hand_size * share)
    seconds = reading = 0.0
    checksum = 0
    for seed in range(20):
        view = view_after(rules, seed, plays)
        started = time.process_time()
        source = world_source(read_situation(view))
        reading += time.process_time() - started
        stream = np.array([seed + 1], np.uint64)
        started = time.process_time()
        worlds = draw_worlds(source, WORLDS, stream)
        seconds += time.process_time() - started
        checksum ^= int(np.bitwise_xor.reduce(worlds * np.arange(1, 9), axis=None))
    speed = 20 * WORLDS / seconds
    print(
        f"{name} for {players}, {share:.0%} played: {speed:,.0f} worlds/s,"
        f" {reading / 20 * 1000:.2f} ms to read a view, checksum {checksum}"
    )


def main():
    view = view_after(build_rules("standard"), 1, 20)
    draw_worlds(world_source(read_situation(view)), 10, np.array([1], np.uint64))
    for share in (0.1, 0.5, 0.8):
        measure("standard", 4, share)
    for name, players in (("omnibus", 3), ("classic", 7), ("kitty", 4), ("black-maria", 6)):
        measure(name, players, 0.5)


if __name__ == "__main__":
    main()
