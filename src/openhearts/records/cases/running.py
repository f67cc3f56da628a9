"""Putting rule cases to the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from openhearts.cards import Card, CardSet, Deal
from openhearts.records.cases.reading import Field, read_cases
from openhearts.records.cases.shapes import Case, CaseOutcome, Difference
from openhearts.rules.actions import CHANCE, PassCards, PlayCard, ShufflePassed
from openhearts.rules.errors import IllegalAction, RuleSetError
from openhearts.rules.hand import HandPhase, HandState
from openhearts.rules.match import dealer_of_cuts
from openhearts.rules.options import Moon, MoonChoice
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.ruletext import CHANGEABLE_OPTIONS, build_rules, plain_option
from openhearts.rules.scoring import (
    add_scores,
    find_shooter,
    lowest_seats,
    match_ends,
    score_hand,
    settled_effect,
)


def run_cases(text: str) -> list[CaseOutcome]:
    """Put every case of a case file to the engine, in the file's order.

    Raises:
        CaseError: the file is malformed.
    """
    return [run_case(case) for case in read_cases(text)]


def run_case(case: Case) -> CaseOutcome:
    """Put one case to the engine.

    Raises:
        CaseError: the case names an option of a rule set to expect that there is not.
    """
    if case.kind == "build":
        return _outcome(case, _differences_of_build(case))
    try:
        rules = build_rules(case.preset, case.players, case.changes)
    except RuleSetError as error:
        return _outcome(case, [Difference("changes", "an accepted rule set", f"refused: {error}")])
    return _outcome(case, _RUNNERS[case.kind](case, rules))


def _outcome(case: Case, differences: Iterable[Difference]) -> CaseOutcome:
    return CaseOutcome(case.name, case.kind, tuple(differences))


class _UnplayableError(Exception):
    """The engine does not let a case go as it says."""

    def __init__(self, difference: Difference) -> None:
        super().__init__(str(difference))
        self.difference = difference


def _differences_of_play(case: Case, rules: RuleSet) -> list[Difference]:
    differences = []
    if "cuts" in case.situation:
        cut = dealer_of_cuts(rules, case.situation["cuts"])
        if cut != case.situation["dealer"]:
            differences.append(Difference("cuts", str(case.situation["dealer"]), str(cut)))
    try:
        state = _after_passing(case, rules)
        hands = [CardSet.from_mask(mask) for mask in state.hands]
        for card in case.situation["plays"]:
            try:
                state, _ = state.apply(state.turn, PlayCard(card))
            except IllegalAction as refusal:
                raise _UnplayableError(
                    Difference("plays", f"{card} is legal", f"refused: {refusal}")
                ) from None
    except _UnplayableError as stop:
        return [*differences, stop.difference]
    return differences + _compared(
        case.expect,
        {
            "turn": state.turn,
            "legal": state.legal_cards(),
            "hearts_broken": state.broken,
            "hands": tuple(hands),
            "captured": tuple(CardSet.from_mask(mask) for mask in state.captured),
            "tricks": state.taken,
            "kitty_taken_by": state.kitty_taker,
        },
    )


def _after_passing(case: Case, rules: RuleSet) -> HandState:
    situation = case.situation
    deal = Deal(situation["deal"], situation["kitty"])
    try:
        state, _ = HandState.start(rules, situation["hand"], situation["dealer"], deal)
    except IllegalAction as refusal:
        raise _UnplayableError(Difference("deal", "accepted", f"refused: {refusal}")) from None
    for seat, cards in situation["bad_passes"]:
        _must_refuse("bad_passes", state, seat, cards)
    passes = situation.get("passes", ())
    due = state.phase is HandPhase.PASSING
    if due != ("passes" in situation):
        told = "a pass" if "passes" in situation else "no pass"
        raise _UnplayableError(Difference("passes", told, "a pass" if due else "no pass"))
    for seat, cards in enumerate(passes):
        state = _apply("passes", state, seat, PassCards(cards))
        if seat == len(passes) - 1:
            state = _mixed(case, state)
        for second_seat, second in situation["second_passes"]:
            if second_seat == seat:
                _must_refuse("second_passes", state, seat, second)
    return state


def _mixed(case: Case, state: HandState) -> HandState:
    due = state.phase is HandPhase.MIXING
    told = "mix_order" in case.situation
    if due != told:
        words = {True: "a shuffle", False: "no shuffle"}
        raise _UnplayableError(Difference("mix_order", words[told], words[due]))
    if not due:
        return state
    return _apply("mix_order", state, CHANCE, ShufflePassed(case.situation["mix_order"]))


def _apply(field: str, state: HandState, seat: int, action: PassCards | ShufflePassed) -> HandState:
    try:
        return state.apply(seat, action)[0]
    except IllegalAction as refusal:
        who = "" if seat == CHANCE else f"seat {seat}: "
        raise _UnplayableError(Difference(field, "accepted", f"{who}refused: {refusal}")) from None


def _must_refuse(field: str, state: HandState, seat: int, cards: tuple[Card, ...]) -> None:
    try:
        state.apply(seat, PassCards(cards))
    except IllegalAction:
        return
    told = " ".join(card.text for card in cards) or "no card"
    raise _UnplayableError(Difference(field, f"{told} of seat {seat} refused", "accepted"))


def _differences_of_hand(case: Case, rules: RuleSet) -> list[Difference]:
    situation = case.situation
    captured = [cards.mask for cards in situation["captured"]]
    together = CardSet()
    for cards in situation["captured"]:
        together |= cards
    if together != rules.deck or sum(map(len, situation["captured"])) != len(rules.deck):
        return [Difference("captured", "together the whole deck", str(together))]
    if sum(situation["tricks"]) != rules.hand_size:
        return [Difference("tricks", f"{rules.hand_size} together", _shown(situation["tricks"]))]
    shooter = find_shooter(rules, captured)
    due = shooter is not None and rules.moon is Moon.CHOICE
    if due != ("choice" in situation):
        told = "a choice is due" if "choice" in situation else "no choice is due"
        actual = "a choice is due" if due else "no choice is due"
        return [Difference("choice", told, actual)]
    effect: MoonChoice | None = None
    if due:
        effect = MoonChoice(situation["choice"])
    elif shooter is not None:
        totals = situation.get("totals_before", (0,) * rules.players)
        effect = settled_effect(
            rules, captured, situation["tricks"], shooter, totals, situation["hands_before"]
        )
    scores = score_hand(rules, captured, situation["tricks"], shooter, effect)
    return _compared(case.expect, {"scores": scores})


def _differences_of_match(case: Case, rules: RuleSet) -> list[Difference]:
    totals: tuple[int, ...] = (0,) * rules.players
    after: list[tuple[int, ...]] = []
    ended_after = 0
    winners: tuple[int, ...] = ()
    for scores in case.situation["scores"]:
        if ended_after:
            return [Difference("scores", "a match that goes on", f"it ended after {ended_after}")]
        totals = add_scores(rules, totals, scores)
        after.append(totals)
        if match_ends(rules, totals, len(after)):
            ended_after, winners = len(after), lowest_seats(totals)
    answer: dict[str, Any] = {
        "totals": tuple(after),
        "ended_after": ended_after,
        "winners": winners,
    }
    if "first_dealer" in case.situation:
        first = case.situation["first_dealer"]
        answer["dealers"] = tuple((first + hand) % rules.players for hand in range(len(after)))
    return _compared(case.expect, answer)


def _differences_of_build(case: Case) -> list[Difference]:
    try:
        rules = build_rules(case.preset, case.players, case.changes)
    except RuleSetError as error:
        if not case.expect["refused"]:
            return [Difference("refused", "false", f"true: {error}")]
        if not error.options:
            return [Difference("refused", "true, naming the options", "no option is named")]
        return []
    if case.expect["refused"]:
        return [Difference("refused", "true", "false")]
    expect = dict(case.expect)
    options = expect.pop("options", {})
    differences = _compared(
        expect,
        {
            "refused": False,
            "hand_size": rules.hand_size,
            "kitty_cards": rules.kitty_size,
            "penalty_sum": rules.penalty_sum,
            "removed": rules.removed,
            "points": dict(rules.points),
        },
    )
    for name, value in options.items():
        if name not in CHANGEABLE_OPTIONS:
            field = Field(case.name, f"expect.options.{name}", None)
            field.refuse(f"is no option: the options are {', '.join(CHANGEABLE_OPTIONS)}")
        differences += _compared(
            {f"options.{name}": value}, {f"options.{name}": plain_option(rules, name)}
        )
    return differences


def _compared(expect: Mapping[str, Any], answer: Mapping[str, Any]) -> list[Difference]:
    return [
        Difference(field, _shown(expected), _shown(answer[field]))
        for field, expected in expect.items()
        if type(expected) is not type(answer[field]) or expected != answer[field]
    ]


def _shown(value: Any) -> str:
    if isinstance(value, CardSet):
        return str(value) or "no card"
    if isinstance(value, tuple | list):
        return "[" + ", ".join(map(_shown, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_shown(item)}" for key, item in value.items()) + "}"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


_RUNNERS: Mapping[str, Callable[[Case, RuleSet], list[Difference]]] = {
    "play": _differences_of_play,
    "hand": _differences_of_hand,
    "match": _differences_of_match,
}
