"""Steered play: matches are played until everything that can happen has happened."""

import random

from openhearts.cards import CardSet, Deal, all_cards
from openhearts.rules.actions import (
    Action,
    AppointDealer,
    ChooseMoon,
    CutForDealer,
    DealHand,
    PassCards,
    PlayCard,
    ShufflePassed,
)
from openhearts.rules.errors import Reason
from openhearts.rules.events import EVENT_TYPES
from openhearts.rules.match import MatchState
from openhearts.rules.options import MoonChoice
from openhearts.rules.ruleset import OPTION_NAMES, words_of_option
from openhearts.rules.ruletext import build_rules
from openhearts.rules.view import MatchPhase
from playing import Player
from reference.random_rules import random_options

MOST_MATCHES = 1_500
MOST_HANDS = 6


def everything() -> set[str]:
    wanted = {f"event {kind.__name__}" for kind in EVENT_TYPES}
    wanted |= {f"reason {reason}" for reason in Reason}
    wanted |= {f"phase {phase}" for phase in MatchPhase}
    for name in OPTION_NAMES:
        wanted |= {f"option {name}={word}" for word in words_of_option(name)}
    wanted |= {f"option {name}={word}" for name in YES_OR_NO for word in (True, False)}
    wanted |= {f"moon {what}" for what in ("added", "subtracted", "sun", "failed by one card")}
    return wanted


YES_OR_NO = ("moon_needs_bonus", "target_exceeded")


def attempts(state: MatchState, rng: random.Random) -> list[tuple[int, Action]]:
    """Actions that are mostly refused."""
    seat = rng.choice([*state.to_act, *state.to_act, -1, 0, 1, 9])
    cards = rng.sample(all_cards(), 3)
    tried: list[Action] = [
        PassCards(tuple(cards)),
        ChooseMoon(MoonChoice.ADD),
        AppointDealer(9),
        CutForDealer((tuple(cards),)),
        ShufflePassed(tuple(cards)),
        PlayCard(cards[0]),
    ]
    if state.hand is not None:
        tried.append(DealHand(state.hand.setup.deal))
        hand = state.hand.hands[seat] if 0 <= seat < state.rules.players else 0
        held = list(CardSet.from_mask(hand))
        tried += [PlayCard(card) for card in held]
        if held:
            count = state.rules.cards_to_pass(state.hand.setup.pass_entry)
            tried += [PassCards((held[0],) * count), PassCards(tuple(cards[:count]))]
            tried.append(PassCards(tuple(all_cards()[:count])))
    else:
        tried.append(DealHand(Deal((CardSet(),) * state.rules.players)))
    return [(seat, action) for action in tried]


def play_one(seed: int, seen: set[str]) -> None:
    rng = random.Random(seed)
    rules = build_rules(*random_options(rng))
    player = Player(rng)
    state, events = MatchState.start(rules)
    for name in OPTION_NAMES:
        value = getattr(rules, name)
        words = [value] if name != "pass_cycle" else value
        seen |= {f"option {name}={word}" for word in words}
    while True:
        seen.add(f"phase {state.phase}")
        seen |= {f"event {type(event).__name__}" for event in events}
        for seat, action in attempts(state, rng):
            reason = state.why_not(seat, action)
            if reason is not None:
                seen.add(f"reason {reason}")
                assert state.explain(seat, action, reason)
        over = not state.to_act
        if over or (state.phase is MatchPhase.DEALING and state.hands_played == MOST_HANDS):
            break
        seat = rng.choice(state.to_act)
        state, events = state.apply(seat, player.action(state, seat))
    for result in state.results:
        if result.shooter is not None and result.effect is not None:
            seen.add("moon added" if result.effect is MoonChoice.ADD else "moon subtracted")
        elif rules.moon != "NONE" and max(result.card_points) == rules.penalty_sum - 1 > 12:
            seen.add("moon failed by one card")
    if state.hand is not None and state.hand.phase.value == "PLAYED":
        shooter = state.results[-1].shooter if state.results else None
        if shooter is not None and state.hand.taken[shooter] == rules.hand_size:
            seen.add("moon sun")


def test_everything_occurs() -> None:
    wanted, seen = everything(), set()
    for seed in range(MOST_MATCHES):
        play_one(seed, seen)
        if wanted <= seen:
            return
    missing = sorted(wanted - seen)
    raise AssertionError(f"in {MOST_MATCHES} matches this never occurred: {missing}")
