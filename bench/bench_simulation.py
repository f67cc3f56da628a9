"""Random hands a second, dealt and played: compiled, against hand-written C and OpenSpiel.

The compiled loop takes any rule set; the C loop knows only standard Hearts for four. Both draw
the same numbers, so their checksums must be equal. OpenSpiel is measured where it is installed
(``pip install open_spiel``); its checksum is only of its own returns.
"""

import random
import shutil
import subprocess
import tempfile
import threading
import time
from pathlib import Path

import numpy as np

from openhearts.rules.presets import PRESETS
from openhearts.rules.ruletext import build_rules
from openhearts.simulation.kernel import random_hands
from openhearts.simulation.numbers import numbers_of

HANDS = 200_000
SEED = 88172645463325252


def stream(seed=SEED):
    return np.array([seed], np.uint64)


def compiled(numbers):
    started = time.process_time()
    checksum = random_hands(numbers, HANDS, stream())
    return checksum, HANDS / (time.process_time() - started)


def in_c():
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "random_hands"
        source = Path(__file__).with_name("random_hands.c")
        subprocess.run([compiler, "-O3", "-march=native", "-o", program, source], check=True)
        best = 0.0
        for _ in range(3):
            done = subprocess.run(
                [program, str(HANDS), str(SEED)], check=True, capture_output=True, text=True
            )
            checksum, seconds = done.stdout.split()
            best = max(best, HANDS / float(seconds))
        return int(checksum), best


def in_open_spiel(hands=300):
    try:
        import pyspiel  # noqa: PLC0415 - a peer, measured where it is installed
    except ImportError:
        return None
    game = pyspiel.load_game("hearts(pass_cards=false)")
    rng = random.Random(1)
    checksum = 0
    started = time.process_time()
    for _ in range(hands):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[rng.randrange(len(outcomes))][0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        checksum = (checksum * 31 + int(sum(state.returns()))) & 0xFFFFFFF
    return checksum, hands / (time.process_time() - started)


def two_threads(numbers):
    def work():
        random_hands(numbers, HANDS, stream())

    started = time.perf_counter()
    work()
    one = time.perf_counter() - started
    threads = [threading.Thread(target=work) for _ in range(2)]
    started = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return 2 * one / (time.perf_counter() - started)


def main():
    numbers = numbers_of(build_rules("standard"))
    random_hands(numbers, 10, stream())
    ours = max((compiled(numbers) for _ in range(3)), key=lambda result: result[1])
    print(f"compiled, standard for four: {ours[1]:,.0f} hands/s, checksum {ours[0]}")
    plain = in_c()
    if plain is None:
        print("hand-written C: no compiler here")
    else:
        same = "the same" if plain[0] == ours[0] else f"DIFFERENT: {plain[0]}"
        print(f"hand-written C: {plain[1]:,.0f} hands/s, checksum {same}")
        print(f"C is {plain[1] / ours[1]:.2f} times as fast")
    peer = in_open_spiel()
    if peer is None:
        print("OpenSpiel: not installed")
    else:
        print(f"OpenSpiel from Python: {peer[1]:,.0f} hands/s, checksum {peer[0]}")
        print(f"compiled is {ours[1] / peer[1]:.0f} times as fast")
    print(f"two threads: {two_threads(numbers):.2f} times one")
    for name, preset in PRESETS.items():
        for players in preset.player_counts:
            if name in ("omnibus", "spot", "kitty", "black-maria"):
                checksum, speed = compiled(numbers_of(build_rules(name, players)))
                print(f"{name} for {players}: {speed:,.0f} hands/s, checksum {checksum}")


if __name__ == "__main__":
    main()
