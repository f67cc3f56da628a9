"""Answers the cases of `tests/rulebook/cases.toml` with the reference engine."""

from typing import Any

from reference.cards import split
from reference.engine import (
    Hand,
    IllegalPass,
    Match,
    Refused,
    as_written,
    build,
    choice_is_due,
    dealer_by_cuts,
    hand_scores,
    kitty_size,
    penalty_sum,
)

CARD_SETS = ("hands", "captured")


def differences(case: dict[str, Any]) -> list[str]:
    """What the reference engine answers otherwise than the case expects; empty when they agree."""
    answer_kind = {"play": play_answer, "hand": hand_answer, "match": match_answer}
    if case["kind"] == "build":
        answer = build_answer(case)
    else:
        options = build(case["preset"], case.get("players", 4), case.get("changes", {}))
        answer = answer_kind[case["kind"]](case, options)
    found = []
    for field, expected in case["expect"].items():
        if field in ("legal", "removed"):
            wanted: Any = sorted(split(expected))
            given: Any = sorted(answer[field])
        elif field in CARD_SETS:
            wanted = [sorted(split(cards)) for cards in expected]
            given = [sorted(cards) for cards in answer[field]]
        elif field == "options":
            wanted = expected
            given = {name: answer["options"][name] for name in expected}
        else:
            wanted = expected
            given = answer.get(field)
        if type(wanted) is not type(given) or wanted != given:
            found.append(f"{field}: expected {wanted}, the reference says {given}")
    return found


def must_be_refused(hand: Hand, attempt: dict[str, Any]) -> None:
    """A pass that the engine must refuse without changing anything."""
    before = ([set(cards) for cards in hand.hands], list(hand.chosen), hand.passing, hand.turn)
    try:
        hand.choose_pass(attempt["seat"], split(attempt["cards"]))
    except IllegalPass:
        after = ([set(cards) for cards in hand.hands], list(hand.chosen), hand.passing, hand.turn)
        if before != after:
            raise AssertionError("a refused pass changed something") from None
        return
    raise AssertionError(f"accepted a pass that must be refused: {attempt}")


def play_answer(case: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
    """Kind `play`: the situation after the last play."""
    if "cuts" in case:
        rounds = [split(text) for text in case["cuts"]]
        if dealer_by_cuts(options["players"], rounds) != case["dealer"]:
            raise AssertionError("the cuts make another seat the dealer")
    hand = Hand(
        options,
        case.get("hand", 1),
        case["dealer"],
        [split(text) for text in case["deal"]],
        split(case.get("kitty", "")),
    )
    for attempt in case.get("bad_passes", []):
        must_be_refused(hand, attempt)
    if hand.passing != ("passes" in case):
        raise AssertionError("a pass is due exactly when the case has one")
    second_passes = case.get("second_passes", [])
    last_seat = options["players"] - 1
    for seat, text in enumerate(case.get("passes", [])):
        hand.choose_pass(seat, split(text))
        if seat == last_seat:
            hand.exchange(split(case["mix_order"]) if "mix_order" in case else None)
        for attempt in second_passes:
            if attempt["seat"] == seat:
                must_be_refused(hand, attempt)
    hands = [set(cards) for cards in hand.hands]
    for card in split(case.get("plays", "")):
        hand.play(card)
    return {
        "turn": -1 if hand.turn is None else hand.turn,
        "legal": hand.legal(),
        "hearts_broken": hand.broken,
        "hands": hands,
        "captured": hand.captured,
        "tricks": hand.tricks,
        "kitty_taken_by": -1 if hand.kitty_taken_by is None else hand.kitty_taken_by,
    }


def hand_answer(case: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
    """Kind `hand`: the scores of a finished hand."""
    captured = [set(split(text)) for text in case["captured"]]
    cards_in_all = sum(len(cards) for cards in captured)
    if cards_in_all != 52 - len(options["removed"]):
        raise AssertionError("the captured cards are not the whole deck")
    if choice_is_due(options, captured) != ("choice" in case):
        raise AssertionError("a choice is due exactly when the case has one")
    scores = hand_scores(
        options,
        captured,
        case["tricks"],
        case.get("choice"),
        case.get("totals_before"),
        case.get("hands_before", 0),
    )
    return {"scores": scores}


def match_answer(case: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
    """Kind `match`: totals, end and winners."""
    match = Match(options, case.get("first_dealer", 0))
    totals = []
    for scores in case["scores"]:
        match.apply(scores)
        totals.append(match.totals)
    return {
        "totals": totals,
        "ended_after": match.hands_played if match.ended else 0,
        "winners": match.winners,
        "dealers": [match.dealer(number) for number in range(1, len(totals) + 1)],
    }


def build_answer(case: dict[str, Any]) -> dict[str, Any]:
    """Kind `build`: is the rule set accepted, and what is in it."""
    try:
        options = build(case["preset"], case.get("players", 4), case.get("changes", {}))
    except Refused as refusal:
        if not refusal.options:
            raise AssertionError("a refusal must name the options") from None
        return {"refused": True}
    return {
        "refused": False,
        "hand_size": options["hand_size"],
        "kitty_cards": kitty_size(options),
        "penalty_sum": penalty_sum(options),
        "removed": options["removed"],
        "points": options["points"],
        "options": as_written(options),
    }
