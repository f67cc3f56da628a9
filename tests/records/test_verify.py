"""Each kind of fault is found, first and at its place; true records have none."""

import random
from collections.abc import Callable
from dataclasses import replace

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from openhearts.cards import Card, CardSet
from openhearts.records import (
    Fault,
    HandRecord,
    Holding,
    MatchRecord,
    MoonDecision,
    RecordedPass,
    RecordedTrick,
    as_seen_by,
    read_text,
    record_of,
    verify,
    write_text,
)
from openhearts.records.faults import FaultFoundError, FinishedHand
from openhearts.records.replay import replay_hand
from openhearts.records.seenreplay import replay_seen_hand
from openhearts.rules.options import MoonChoice, PassEntry
from openhearts.rules.ruleset import RuleSet
from records.matches import Played, matches, played_by

Place = tuple[int | None, int | None, int | None]

STANDARD = played_by("standard", 4, {}, seed=5, most_hands=5).record
MIXED = played_by("standard", 4, {"pass_cycle": ["MIX"]}, seed=5, most_hands=2).record
CUT = played_by("standard", 4, {"first_dealer": "LOWEST_CUT"}, seed=5, most_hands=1).record
ENDED = played_by("standard", 4, {"hand_limit": 2}, seed=5).record
MOON_RULES = {"points": {f"{rank}H": 0 for rank in "23456789TJQKA"}, "hand_limit": 1}
MOON = played_by("black-lady", 4, MOON_RULES, seed=5).record


def with_hand(record: MatchRecord, number: int, **changes: object) -> MatchRecord:
    hands = list(record.hands)
    hands[number - 1] = replace(hands[number - 1], **changes)
    return replace(record, hands=tuple(hands))


def with_trick(record: MatchRecord, number: int, place: int, **changes: object) -> MatchRecord:
    tricks = list(record.hands[number - 1].tricks)
    tricks[place - 1] = replace(tricks[place - 1], **changes)
    return with_hand(record, number, tricks=tuple(tricks))


def raised(numbers: tuple[int, ...] | None, seat: int) -> tuple[int, ...]:
    assert numbers is not None
    return (*numbers[:seat], numbers[seat] + 1, *numbers[seat + 1 :])


def expect(record: MatchRecord, place: Place, words: str) -> None:
    fault = verify(record)
    assert fault is not None
    assert (fault.hand, fault.trick, fault.seat) == place, str(fault)
    assert words in fault.message
    assert read_text(write_text(record)) == record


def test_true_records_have_no_fault() -> None:
    for record in (STANDARD, MIXED, CUT, ENDED, MOON):
        assert verify(record) is None


def test_the_place_is_told_in_words() -> None:
    assert str(Fault("so", 3, 5, 2)) == "hand 3, trick 5, seat 2: so"
    assert str(Fault("so", 3)) == "hand 3: so"
    assert str(Fault("so")) == "so"


def test_a_card_of_the_wrong_suit() -> None:
    trick = STANDARD.hands[1].tricks[0]
    seat = (trick.leader + 1) % 4
    held = {t.cards[(seat - t.leader) % 4] for t in STANDARD.hands[1].tricks}
    other = next(card for card in sorted(held) if card.suit != trick.cards[0].suit)
    cards = (trick.cards[0], other, *trick.cards[2:])
    expect(with_trick(STANDARD, 2, 1, cards=cards), (2, 1, seat), f"{other} was played: Follow")


def test_a_card_not_held() -> None:
    first, second = STANDARD.hands[1].tricks[:2]
    cards = (*second.cards[:3], first.cards[0])
    seat = (second.leader + 3) % 4
    expect(with_trick(STANDARD, 2, 2, cards=cards), (2, 2, seat), "do not hold")


def test_a_lead_out_of_turn() -> None:
    leader = (STANDARD.hands[2].tricks[4].leader + 1) % 4
    expect(with_trick(STANDARD, 3, 5, leader=leader), (3, 5, leader), "this seat leads")


def test_a_wrong_opening_leader() -> None:
    leader = (STANDARD.hands[2].tricks[0].leader + 1) % 4
    expect(with_trick(STANDARD, 3, 1, leader=leader), (3, 1, leader), "this seat leads")


def test_a_wrong_taker() -> None:
    trick = STANDARD.hands[2].tricks[4]
    assert trick.winner is not None
    wrong = (trick.winner + 1) % 4
    words = f"seat {trick.winner} took it"
    expect(with_trick(STANDARD, 3, 5, winner=wrong), (3, 5, wrong), words)


def test_a_trick_left_unfinished() -> None:
    trick = STANDARD.hands[2].tricks[4]
    broken = with_trick(STANDARD, 3, 5, cards=trick.cards[:2], winner=None)
    expect(broken, (3, 5, None), "not finished")


def test_a_trick_too_many() -> None:
    tricks = STANDARD.hands[2].tricks
    expect(with_hand(STANDARD, 3, tricks=(*tricks, tricks[0])), (3, 14, None), "had been played")


def test_wrong_scores_and_totals() -> None:
    hand = STANDARD.hands[1]
    broken = with_hand(STANDARD, 2, scores=raised(hand.scores, 2))
    expect(broken, (2, None, 2), "the score is")
    broken = with_hand(STANDARD, 2, totals=raised(hand.totals, 1))
    expect(broken, (2, None, 1), "the total is")
    broken = with_hand(STANDARD, 2, scores=None, totals=None)
    expect(broken, (2, None, None), "the scores are missing")


def test_a_missed_reset() -> None:
    plain = played_by("standard", 4, {}, seed=5, most_hands=1).record
    totals = plain.hands[0].totals
    assert totals is not None
    seat = next(seat for seat, total in enumerate(totals) if total)
    rules = plain.rules.with_changes(exact_resets=((totals[seat], 3),))
    expect(replace(plain, rules=rules), (1, None, seat), f"({totals[seat]} becomes 3)")


def test_scores_of_an_unfinished_hand() -> None:
    hand = STANDARD.hands[4]
    last = hand.tricks[-1]
    tricks = (*hand.tricks[:-1], replace(last, cards=last.cards[:3], winner=None))
    expect(with_hand(STANDARD, 5, tricks=tricks), (5, None, None), "it is not finished")


def test_a_hand_after_an_unfinished_one() -> None:
    hand = STANDARD.hands[3]
    broken = with_hand(STANDARD, 4, tricks=hand.tricks[:5], scores=None, totals=None)
    expect(broken, (4, None, None), "hand 5 follows")


def test_winners_missing_wrong_or_too_early() -> None:
    assert ENDED.winners is not None
    expect(replace(ENDED, winners=None), (2, None, None), "not named")
    wrong = tuple({0, 1, 2, 3} - set(ENDED.winners))
    expect(replace(ENDED, winners=wrong), (2, None, None), "they should be seats")
    expect(replace(STANDARD, winners=(0,)), (5, None, None), "not over")


def test_a_match_that_goes_on_after_its_end() -> None:
    rules = STANDARD.rules.with_changes(hand_limit=2)
    expect(replace(STANDARD, rules=rules), (3, None, None), "over after hand 2")


def test_deals_that_are_none() -> None:
    hands = STANDARD.hands[1].hands
    doubled = (Holding(hands[1].known), *hands[1:])
    expect(with_hand(STANDARD, 2, hands=doubled), (2, None, 1), "dealt twice")
    short = (Holding(hands[0].known - CardSet([hands[0].known.lowest()])), *hands[1:])
    expect(with_hand(STANDARD, 2, hands=short), (2, None, 0), "12 cards in the deal, not 13")
    kitty = Holding(CardSet([hands[0].known.lowest()]))
    expect(with_hand(STANDARD, 2, hands=short, kitty=kitty), (2, None, 0), "not 13")
    five = played_by("standard", 5, {}, seed=5, most_hands=1).record
    foreign = Holding(five.hands[0].hands[0].known | CardSet.parse("2D"))
    broken = with_hand(five, 1, hands=(foreign, *five.hands[0].hands[1:]))
    expect(broken, (1, None, 0), "not in the deck")


def test_wrong_dealers_and_passes() -> None:
    dealer = (STANDARD.hands[1].dealer + 1) % 4
    expect(with_hand(STANDARD, 2, dealer=dealer), (2, None, None), "the dealer is seat")
    broken = with_hand(STANDARD, 2, pass_entry=PassEntry.HOLD)
    expect(broken, (2, None, None), "the cycle says R")


def test_passes_that_are_refused() -> None:
    hand = STANDARD.hands[0]
    given = hand.passes[1]
    passes = (hand.passes[0], RecordedPass(given.seat, given.cards[:2]), *hand.passes[2:])
    expect(with_hand(STANDARD, 1, passes=passes), (1, None, given.seat), "Pass exactly 3")
    foreign = next(card for card in hand.hands[(given.seat + 1) % 4].known)
    passes = (hand.passes[0], RecordedPass(given.seat, (*given.cards[:2], foreign)))
    expect(with_hand(STANDARD, 1, passes=passes), (1, None, given.seat), "You do not hold")
    seat = hand.passes[3].seat
    expect(with_hand(STANDARD, 1, passes=hand.passes[:3]), (1, None, seat), "has not passed")
    passes = (*hand.passes, hand.passes[0])
    first = hand.passes[0].seat
    expect(with_hand(STANDARD, 1, passes=passes), (1, None, first), "was passed:")
    expect(with_hand(STANDARD, 4, passes=hand.passes), (4, None, first), "Nothing is passed")


def test_wrong_shuffles() -> None:
    order = MIXED.hands[1].mix_order
    assert order is not None
    expect(with_hand(MIXED, 2, mix_order=order[:-1]), (2, None, None), "The shuffle must")
    expect(with_hand(MIXED, 2, mix_order=None), (2, None, None), "shuffle of the passed cards")
    expect(with_hand(STANDARD, 2, mix_order=order), (2, None, None), "a shuffle")


def test_wrong_cuts() -> None:
    assert CUT.first_dealer is not None
    other = (CUT.first_dealer + 1) % 4
    expect(replace(CUT, first_dealer=other), (None, None, other), "cut lowest")
    card = Card.parse("QS")
    expect(replace(CUT, cuts=((card,) * 4,)), (None, None, None), "the cuts are wrong")
    expect(replace(CUT, cuts=()), (None, None, CUT.first_dealer), "no cuts")
    expect(replace(STANDARD, cuts=CUT.cuts), (None, None, None), "cards were cut")
    expect(replace(STANDARD, first_dealer=None), (1, None, None), "before the first dealer")
    rules = STANDARD.rules.with_changes(first_dealer=(STANDARD.hands[0].dealer + 1) % 4)
    expect(replace(STANDARD, rules=rules), (None, None, STANDARD.first_dealer), "deals first")


def test_moon_choices_missing_superfluous_or_of_another() -> None:
    moon = MOON.hands[0].moon
    assert moon is not None
    other = (moon.seat + 1) % 4
    wrong = MoonDecision(other, moon.choice)
    expect(with_hand(MOON, 1, moon=wrong), (1, None, other), f"seat {moon.seat}'s")
    expect(with_hand(MOON, 1, moon=None), (1, None, moon.seat), "has not said")
    expect(with_hand(STANDARD, 1, moon=moon), (1, None, moon.seat), "no moon to decide")
    flipped = set(MoonChoice) - {moon.choice}
    broken = with_hand(MOON, 1, moon=MoonDecision(moon.seat, flipped.pop()))
    expect(broken, (1, None, 0), "the score is")
    pending = replace(with_hand(MOON, 1, moon=None, scores=None, totals=None), winners=None)
    assert verify(pending) is None


# ------------------------------------------------------------ hidden cards


def test_scores_are_checked_although_cards_were_hidden() -> None:
    seen = as_seen_by(STANDARD, 1)
    expect(with_hand(seen, 2, scores=raised(seen.hands[1].scores, 2)), (2, None, 2), "the score")
    broken = replace(as_seen_by(ENDED, -1), winners=None)
    expect(broken, (2, None, None), "not named")


def test_turns_and_takers_are_checked_although_cards_were_hidden() -> None:
    seen = as_seen_by(STANDARD, 1)
    trick = seen.hands[2].tricks[4]
    assert trick.winner is not None
    wrong = (trick.winner + 1) % 4
    expect(with_trick(seen, 3, 5, winner=wrong), (3, 5, wrong), "took it")
    leader = (trick.leader + 1) % 4
    expect(with_trick(seen, 3, 5, leader=leader), (3, 5, leader), "this seat leads")
    opener = seen.hands[2].tricks[0].leader
    other = (opener + 1) % 4
    broken = with_trick(as_seen_by(STANDARD, opener), 3, 1, leader=other)
    expect(broken, (3, 1, other), f"Seat {opener} holds the two of clubs")
    eldest = played_by("basic", 4, {}, seed=5, most_hands=1).record
    leader = eldest.hands[0].dealer
    broken = with_trick(as_seen_by(eldest, -1), 1, 1, leader=leader)
    expect(broken, (1, 1, leader), "this seat leads")


def test_following_is_checked_by_what_was_played_later() -> None:
    seen = as_seen_by(STANDARD, -1)
    tricks = seen.hands[1].tricks
    seat = (tricks[0].leader + 1) % 4
    later = [(place, t.cards[(seat - t.leader) % 4]) for place, t in enumerate(tricks, 1)]
    suit = tricks[0].cards[0].suit
    place, other = next((place, card) for place, card in later if card.suit != suit)
    mine = tricks[0].cards[1]
    broken = with_trick(seen, 2, 1, cards=(tricks[0].cards[0], other, *tricks[0].cards[2:]))
    cards = tuple(mine if card == other else card for card in tricks[place - 1].cards)
    expect(with_trick(broken, 2, place, cards=cards), (2, 1, seat), "Follow suit")


def test_known_cards_are_there_only_once() -> None:
    seen = as_seen_by(STANDARD, 1)
    hand = seen.hands[1]
    seat = (hand.tricks[0].leader + 1) % 4
    cards = (hand.tricks[0].cards[0], hand.tricks[0].cards[0], *hand.tricks[0].cards[2:])
    expect(with_trick(seen, 2, 1, cards=cards), (2, 1, seat), "was played: ")
    hands = (Holding(hand.hands[1].known), *hand.hands[1:])
    expect(with_hand(seen, 2, hands=hands), (2, None, 1), "dealt twice")
    given = next(given for given in hand.passes if given.seat != 1)
    own = hand.hands[1].known.lowest()
    passes = tuple(
        RecordedPass(given.seat, (own, *given.cards[1:])) if one is given else one
        for one in hand.passes
    )
    expect(with_hand(seen, 2, passes=passes), (2, None, given.seat), "Seat 1 holds")


def test_no_fault_where_a_hidden_card_lets_every_restriction_fall() -> None:
    """The lowest club must open and, as a penalty card, may not: so any card may (hidden)."""
    for seed in range(12):
        changes = {"points": {"2C": 5}, "pass_cycle": ["A"]}
        match = played_by("standard", 4, changes, seed, most_hands=1)
        for length in range(6, 16):
            record = record_of(match.rules, match.actions[:length], match.names)
            for viewer in range(-1, 4):
                assert verify(as_seen_by(record, viewer)) is None


def replayed(
    replay: Callable[[RuleSet, int, HandRecord], FinishedHand | None],
    rules: RuleSet,
    number: int,
    hand: HandRecord,
) -> tuple[FinishedHand | None, Place | None]:
    try:
        return replay(rules, number, hand), None
    except FaultFoundError as found:
        return None, (found.fault.hand, found.fault.trick, found.fault.seat)


def mutated(hand: HandRecord, rng: random.Random, players: int) -> HandRecord:
    """A hand with one thing changed in its passes, shuffle or tricks."""
    kind = rng.choice(["swap", "leader", "winner", "card", "cut", "pass", "mix", "nothing"])
    tricks = list(hand.tricks)
    if kind in ("swap", "leader", "winner", "card", "cut") and tricks:
        place = rng.randrange(len(tricks))
        trick = tricks[place]
        cards = list(trick.cards)
        if kind == "swap":
            rng.shuffle(cards)
            trick = RecordedTrick(trick.leader, tuple(cards), trick.winner)
        elif kind == "leader":
            trick = replace(trick, leader=rng.randrange(players))
        elif kind == "winner" and trick.winner is not None:
            trick = replace(trick, winner=rng.randrange(players))
        elif kind == "card":
            other = rng.choice(tricks)
            cards[rng.randrange(len(cards))] = rng.choice(other.cards)
            trick = RecordedTrick(trick.leader, tuple(cards), trick.winner)
        elif kind == "cut" and len(cards) > 1:
            trick = RecordedTrick(trick.leader, tuple(cards[:-1]), None)
        tricks[place] = trick
        return replace(hand, tricks=tuple(tricks))
    if kind == "pass" and hand.passes:
        passes = list(hand.passes)
        passes[rng.randrange(len(passes))] = rng.choice(passes)
        return replace(hand, passes=tuple(passes))
    if kind == "mix" and hand.mix_order:
        return replace(hand, mix_order=hand.mix_order[1:])
    return hand


@settings(max_examples=200)
@given(matches, st.integers(0, 2**32))
def test_both_replays_agree_where_nothing_is_hidden(match: Played, seed: int) -> None:
    record = match.record
    assume(record.hands)
    rng = random.Random(seed)
    number = rng.randint(1, len(record.hands))
    hand = mutated(record.hands[number - 1], rng, match.rules.players)
    whole = replayed(replay_hand, match.rules, number, hand)
    assert replayed(replay_seen_hand, match.rules, number, hand) == whole


@settings(max_examples=100)
@given(matches, st.integers(0, 2**32))
def test_a_fault_in_a_view_is_one_in_the_whole_record(match: Played, seed: int) -> None:
    """What is refused although cards are hidden is refused when they are known."""
    record = match.record
    assume(record.hands)
    rng = random.Random(seed)
    number = rng.randint(1, len(record.hands))
    viewer = rng.randrange(-1, match.rules.players)
    seen = as_seen_by(record, viewer).hands[number - 1]
    length = rng.randint(0, len(seen.tricks))
    tricks = mutated(replace(seen, tricks=seen.tricks[:length]), rng, match.rules.players).tricks
    whole = replace(record.hands[number - 1], tricks=tricks)
    _, place = replayed(replay_seen_hand, match.rules, number, replace(seen, tricks=tricks))
    if place is not None:
        assert replayed(replay_hand, match.rules, number, whole)[1] is not None
