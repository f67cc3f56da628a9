"""Random hands a second through the public API, beside the slow reference on the same cards.

Every way of playing makes the same choices from the same seed, so the checksum (scores and
winners of tricks) must be one: whoever is faster by doing less is found out.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from openhearts.cards import FULL_DECK, Deal, deal_cards
from openhearts.rules import scoring
from openhearts.rules.actions import DealHand, PlayCard
from openhearts.rules.hand import HandPhase, HandState
from openhearts.rules.match import MatchState
from openhearts.rules.ruletext import build_rules
from reference.engine import Hand, build, deck, hand_scores

HOLD = {"pass_cycle": ["H"], "first_dealer": 0}
RULES = build_rules("standard", 4, HOLD)
ENDLESS = build_rules("standard", 4, {**HOLD, "target": "none", "hand_limit": 999_999_999})
OPTIONS = build("standard", 4, HOLD)
ORDER = [card.text for card in FULL_DECK]


class Checksum:
    """What was played, in one number."""

    def __init__(self) -> None:
        self.value = 0

    def add(self, scores: tuple[int, ...], winners: list[int]) -> None:
        self.value = hash((self.value, scores, tuple(winners))) & 0xFFFFFFFFFFFF


def random_deal(rng: random.Random) -> Deal:
    return deal_cards(FULL_DECK, 4, 13, rng)


def by_hands(hands: int, seed: int) -> int:
    """HandState.start, legal_cards, apply."""
    rng = random.Random(seed)
    checksum = Checksum()
    for number in range(1, hands + 1):
        state, _ = HandState.start(RULES, number, number % 4, random_deal(rng))
        while state.phase is HandPhase.PLAYING:
            legal = tuple(state.legal_cards())
            card = legal[int(rng.random() * len(legal))]
            state, _ = state.apply(state.turn, PlayCard(card))
        shooter = scoring.find_shooter(RULES, state.captured)
        effect = None
        if shooter is not None:
            effect = scoring.settled_effect(
                RULES, state.captured, state.taken, shooter, (0, 0, 0, 0), 0
            )
        scores = scoring.score_hand(RULES, state.captured, state.taken, shooter, effect)
        checksum.add(scores, [trick.winner for trick in state.tricks])
    return checksum.value


def by_match(hands: int, seed: int, *, views: bool = False) -> int:
    """MatchState.apply; with ``views``, the card is chosen from the player's view."""
    rng = random.Random(seed)
    checksum = Checksum()
    state, _ = MatchState.start(ENDLESS)
    for number in range(1, hands + 1):
        state = state._replace(dealer=number % 4, results=())
        state, _ = state.apply(-1, DealHand(random_deal(rng)))
        while not state.results:
            (seat,) = state.to_act
            if views:
                legal = tuple(state.view(seat).legal_cards())
            else:
                legal = tuple(state.hand.legal_cards())
            card = legal[int(rng.random() * len(legal))]
            state, _ = state.apply(seat, PlayCard(card))
        winners = [trick.winner for trick in state.hand.tricks]
        checksum.add(state.results[-1].scores, winners)
    return checksum.value


def by_views(hands: int, seed: int) -> int:
    return by_match(hands, seed, views=True)


def by_reference(hands: int, seed: int) -> int:
    """The slow reference engine."""
    rng = random.Random(seed)
    checksum = Checksum()
    assert set(deck(OPTIONS)) == set(ORDER)
    for number in range(1, hands + 1):
        deal = random_deal(rng)
        dealt = [[card.text for card in cards] for cards in deal.hands]
        hand = Hand(OPTIONS, number, number % 4, dealt, [])
        winners = []
        while not hand.over:
            legal = sorted(hand.legal(), key=ORDER.index)
            facts = hand.play(legal[int(rng.random() * len(legal))])
            winners += [fact[1] for fact in facts if fact[0] == "trick"]
        checksum.add(tuple(hand_scores(OPTIONS, hand.captured, hand.tricks)), winners)
    return checksum.value


def measure(run: Callable[[int, int], int], hands: int, rounds: int) -> tuple[float, int]:
    """The best time of some rounds, in seconds a hand, and the checksum."""
    best, checksum = float("inf"), 0
    for _ in range(rounds):
        start = time.process_time()
        checksum = run(hands, 1)
        best = min(best, (time.process_time() - start) / hands)
    return best, checksum


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=500, help="hands a round")
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    ways = {"HandState": by_hands, "MatchState": by_match, "with views": by_views}
    slow, wanted = measure(by_reference, max(given.hands // 5, 1), 2)
    _, same = measure(by_hands, max(given.hands // 5, 1), 1)
    if same != wanted:
        print("the engine and the reference played different hands", file=sys.stderr)
        return 1
    sums = set()
    for name, run in ways.items():
        each, checksum = measure(run, given.hands, given.rounds)
        sums.add(checksum)
        print(
            f"{name:<11} {1 / each:8.0f} hands/s  {each / 52 * 1e6:6.2f} µs a play"
            f"  {slow / each:5.1f} times the reference  checksum {checksum:012x}"
        )
    print(f"{'reference':<11} {1 / slow:8.0f} hands/s  {slow / 52 * 1e6:6.2f} µs a play")
    if len(sums) != 1:
        print("the checksums differ: the numbers are void", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
