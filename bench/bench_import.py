"""How long `import openhearts` takes in a fresh interpreter, and the rules with it."""

import subprocess
import sys

ROUNDS = 7
MEASURE = """
import time
start = time.perf_counter()
{statement}
print((time.perf_counter() - start) * 1000)
"""
STATEMENTS = {
    "import openhearts": "import openhearts",
    "with every name": "from openhearts import *",
    "with the engine": "import openhearts.rules.match",
}
LIMIT_MS = 100.0


def milliseconds(statement: str) -> float:
    """The best of some rounds, each in a new interpreter."""
    program = MEASURE.format(statement=statement)
    runs = [
        subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
        for _ in range(ROUNDS)
    ]
    return min(float(run.stdout) for run in runs)


def main() -> int:
    slowest = 0.0
    for name, statement in STATEMENTS.items():
        took = milliseconds(statement)
        slowest = max(slowest, took)
        print(f"{name:<20} {took:6.1f} ms")
    return 0 if slowest < LIMIT_MS else 1


if __name__ == "__main__":
    sys.exit(main())
