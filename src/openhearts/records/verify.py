"""Whether a record is by the rules: the first thing that is wrong in it, and where."""

from __future__ import annotations

from openhearts.records.faults import Fault, FaultFoundError, FinishedHand, check_deal, report
from openhearts.records.proof import check_sealed_cards, check_sealed_dealer, check_secrets
from openhearts.records.record import HandRecord, MatchRecord
from openhearts.records.replay import replay_hand
from openhearts.records.seenreplay import replay_seen_hand
from openhearts.rules.facts import Seat
from openhearts.rules.match import dealer_of_cuts
from openhearts.rules.options import FirstDealer, Moon, MoonChoice
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.scoring import (
    add_scores,
    find_shooter,
    lowest_seats,
    match_ends,
    score_hand,
    settled_effect,
)


def verify(record: MatchRecord) -> Fault | None:
    """Replay a record by the rules and return the first thing wrong, ``None`` if all is well.

    Of a record that hides cards everything is checked that the known ones decide; it is
    faulty only if no cards in the hidden places could make it right.
    """
    try:
        _check_match(record)
    except FaultFoundError as found:
        return found.fault
    return None


def _check_match(record: MatchRecord) -> None:
    rules = record.rules
    check_secrets(record)
    dealer = _check_first_dealer(record)
    check_sealed_dealer(record)
    totals: tuple[int, ...] = (0,) * rules.players
    ended = False
    unfinished: int | None = None
    for number, hand in enumerate(record.hands, start=1):
        if ended:
            report(f"the match was over after hand {number - 1}", number)
        if unfinished is not None:
            report(f"hand {number} follows, and this one is not finished", unfinished)
        if dealer is None:
            report("a hand was dealt before the first dealer was found", number)
        if hand.dealer != dealer:
            report(f"the dealer is seat {hand.dealer}, and it was seat {dealer}'s turn", number)
        entry = rules.pass_entry(number)
        if hand.pass_entry is not entry:
            report(f"the pass is {hand.pass_entry}, and the cycle says {entry}", number)
        check_deal(rules, number, hand)
        check_sealed_cards(rules, number, hand)
        replay = replay_seen_hand if hand.hides_cards else replay_hand
        finished = replay(rules, number, hand)
        if finished is None:
            _check_nothing_scored(number, hand)
            unfinished = number
            continue
        scored = _check_result(rules, number, hand, finished, totals)
        if scored is None:
            unfinished = number
            continue
        totals = scored
        ended = match_ends(rules, totals, number)
        dealer = (dealer + 1) % rules.players
    _check_winners(record, lowest_seats(totals) if ended else None)


def _check_first_dealer(record: MatchRecord) -> Seat | None:
    wanted, found, cuts = record.rules.first_dealer, record.first_dealer, record.cuts
    if cuts and wanted is not FirstDealer.LOWEST_CUT:
        report(f"cards were cut for the deal, and the rules say first_dealer={wanted}")
    if wanted is FirstDealer.LOWEST_CUT:
        cut = dealer_of_cuts(record.rules, cuts) if cuts else None
        if cuts and cut is None:
            report(
                "the cuts are wrong: in each round every seat still tied for lowest cuts one card"
                " of the deck, no two the same, until one is alone lowest"
            )
        if found != cut:
            if cut is None:
                report("the first dealer is found by cutting, and no cuts are recorded", seat=found)
            report(f"seat {cut} cut lowest and must deal first", seat=found)
    elif not isinstance(wanted, FirstDealer) and found != wanted:
        report(f"the rules say that seat {wanted} deals first", seat=found)
    return found


def _check_nothing_scored(number: int, hand: HandRecord) -> None:
    if hand.moon is not None:
        report("a moon is decided about, and the hand is not finished", number, seat=hand.moon.seat)
    if hand.scores is not None:
        report("the hand is scored, and it is not finished", number)


def _check_result(
    rules: RuleSet, number: int, hand: HandRecord, finished: FinishedHand, before: tuple[int, ...]
) -> tuple[int, ...] | None:
    """Return the totals after the hand, ``None`` while the shooter has not chosen."""
    captured, taken = finished.captured, finished.taken
    shooter = find_shooter(rules, captured)
    effect: MoonChoice | None = None
    if hand.moon is not None and (shooter is None or rules.moon is not Moon.CHOICE):
        report("there was no moon to decide about", number, seat=hand.moon.seat)
    if shooter is not None and rules.moon is Moon.CHOICE:
        if hand.moon is None:
            if hand.scores is not None:
                report("the shooter has not said what the moon does", number, seat=shooter)
            return None
        if hand.moon.seat != shooter:
            report(f"the moon is seat {shooter}'s to decide about", number, seat=hand.moon.seat)
        effect = hand.moon.choice
    elif shooter is not None:
        effect = settled_effect(rules, captured, taken, shooter, before, number - 1)
    scores = score_hand(rules, captured, taken, shooter, effect)
    totals = add_scores(rules, before, scores)
    if hand.scores is None or hand.totals is None:
        report(f"the scores are missing: they are {_listed(scores)}", number)
    for seat, (told, right) in enumerate(zip(hand.scores, scores, strict=True)):
        if told != right:
            report(f"the score is {told}, and it should be {right}", number, seat=seat)
    for seat, (told, right) in enumerate(zip(hand.totals, totals, strict=True)):
        if told != right:
            reached = before[seat] + scores[seat]
            why = f" ({reached} becomes {right})" if reached != right else ""
            report(f"the total is {told}, and it should be {right}{why}", number, seat=seat)
    return totals


def _check_winners(record: MatchRecord, winners: tuple[Seat, ...] | None) -> None:
    last = len(record.hands) or None
    if record.winners == winners:
        return
    if winners is None:
        report("winners are named, and the match is not over", last)
    if record.winners is None:
        report(f"the match is over, and its winners are not named: seats {_listed(winners)}", last)
    report(
        f"the winners are seats {_listed(record.winners)}, and they should be seats"
        f" {_listed(winners)}",
        last,
    )


def _listed(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))
