"""How long the steady player thinks about a move, with a checksum over its choices.

    python bench/bench_steady_move.py [hands]

Prints the mean and some percentiles in microseconds, for passes and plays apart, and the
ratio to the simple player's moves from the same views in the same run. The checksum stays
the same as long as steady chooses the same.
"""

import hashlib
import statistics
import sys
import time

from openhearts.players import choose_action, player_named, random_stream
from openhearts.rules.actions import CHANCE, PassCards, format_action
from openhearts.rules.match import MatchState
from openhearts.rules.ruletext import build_rules
from openhearts.table.chance import next_chance_action

GAMES = (("standard", 4), ("omnibus", 4), ("black-maria", 4), ("spot", 6), ("classic", 3))


def measure(hands):
    steady = player_named("steady", random_stream(1))
    simple = player_named("simple", random_stream(1))
    times = {"pass": [], "play": [], "simple": []}
    choices = hashlib.sha256()
    for preset, players in GAMES:
        rules = build_rules(preset, players, {"hand_limit": hands, "target": "none"})
        cards = random_stream(7, preset)
        state, _ = MatchState.start(rules)
        while state.to_act:
            seat = state.to_act[0]
            if seat == CHANCE:
                action = next_chance_action(state, cards)
            else:
                view = state.view(seat)
                begun = time.perf_counter_ns()
                action = choose_action(steady, view)
                done = time.perf_counter_ns()
                choose_action(simple, view)
                times["simple"].append(time.perf_counter_ns() - done)
                times["pass" if isinstance(action, PassCards) else "play"].append(done - begun)
                choices.update(format_action(action).encode())
            state, _ = state.apply(seat, action)
    return times, choices.hexdigest()[:16]


def main():
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    times, checksum = measure(hands)
    for kind in ("pass", "play"):
        spent = times[kind]
        cuts = statistics.quantiles(spent, n=100)
        print(
            f"{kind}: {len(spent)} moves, mean {statistics.mean(spent) / 1000:.0f} us,"
            f" median {cuts[49] / 1000:.0f}, 90% {cuts[89] / 1000:.0f}, 99% {cuts[98] / 1000:.0f}"
        )
    moves = times["pass"] + times["play"]
    ratio = statistics.mean(moves) / statistics.mean(times["simple"])
    print(f"all:  mean {statistics.mean(moves) / 1000:.0f} us, {ratio:.1f} times the simple player")
    print(f"checksum {checksum}")


if __name__ == "__main__":
    main()
