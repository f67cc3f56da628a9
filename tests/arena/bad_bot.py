"""A program for the arena that does one thing wrong, named on its command line."""

import json
import os
import signal
import subprocess
import sys
import time

FAULT = sys.argv[1]


def say(answer):
    sys.stdout.write((answer if isinstance(answer, str) else json.dumps(answer)) + "\n")
    sys.stdout.flush()


def answer(message):
    """Answer as ``simple`` would."""
    view, number = message["view"], message["id"]
    order = sorted(
        view["hand"]["cards"], key=lambda c: ("23456789TJQKA".index(c[0]), "CDSH".index(c[1]))
    )
    if message["what"] == "pass":
        return {"id": number, "cards": order[::-1][: view["hand"]["cards_to_pass"]]}
    if message["what"] == "moon":
        return {"id": number, "choice": "ADD"}
    return {"id": number, "card": next(card for card in order if card in view["legal"])}


def misbehave(message):  # noqa: C901, PLR0912 - one branch a fault
    """Do it, over the fifth question."""
    number = message["id"]
    if FAULT == "crashes":
        raise RuntimeError("out of ideas")
    if FAULT == "dies":
        os.kill(os.getpid(), signal.SIGKILL)
    if FAULT == "silent":
        time.sleep(600)
    if FAULT == "floods":
        while True:
            sys.stdout.write("{}\n" * 1000)
    if FAULT == "long line":
        sys.stdout.write("x" * 1_000_000)
        sys.stdout.flush()
        time.sleep(600)
    if FAULT == "no JSON":
        say("2C")
    if FAULT == "no object":
        say("[1, 2]")
    if FAULT == "no text":
        sys.stdout.buffer.write(b"\xff\xfe\x00\n")
        sys.stdout.flush()
    if FAULT == "deep":
        say("[" * 4000)
    if FAULT == "wrong question":
        say({**answer(message), "id": number + 1})
    if FAULT == "no card":
        say({"id": number, "card": "1X"})
    if FAULT == "not held":
        held = message["view"]["hand"]["cards"]
        say({"id": number, "card": next(c for c in ("2C", "3C", "4C", "5C") if c not in held)})
    if FAULT == "illegal":
        view = message["view"]
        refused = [card for card in view["hand"]["cards"] if card not in view["legal"]]
        say({"id": number, "card": refused[0]} if refused else {"id": number})
    if FAULT == "closes":
        os.close(1)
        time.sleep(600)
    if FAULT == "talks":
        say(answer(message))
        say({"comment": "that was a good one"})
    if FAULT == "wrong pass":
        say({"id": number, "cards": ["2C", "2C", "2C"]})


def main():
    if FAULT == "not there":
        sys.exit(3)
    if FAULT == "never reads":
        time.sleep(600)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            if FAULT == "other protocol":
                say({"type": "hello", "protocol": 99})
            else:
                say({"type": "hello", "protocol": 1})
        elif message["type"] == "ask":
            bad = message["what"] == "pass" if FAULT == "wrong pass" else message["id"] == 5
            if bad:
                misbehave(message)
            if not bad or FAULT == "noisy":
                say(answer(message))
            if FAULT == "noisy":
                sys.stderr.write("noise\n" * 100_000)
        elif message["type"] == "bye" and FAULT == "stays":
            time.sleep(600)
        elif message["type"] == "bye" and FAULT == "leaves a child":
            sleep = [sys.executable, "-c", "import time; time.sleep(600)"]
            subprocess.Popen(sleep, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


main()
