"""Sealed hands: bound before the deal, dealt as the seal says, opened when they are scored."""

import random

import pytest

from openhearts.cards import FULL_DECK
from openhearts.cards.sealing import SECRET_BYTES, Purpose, Salt, Seal, SealedShuffler
from openhearts.players import choose_action
from openhearts.players.plain import SimplePlayer
from openhearts.rules.actions import CHANCE, AppointDealer, DealHand, ShufflePassed
from openhearts.rules.events import SPECTATOR
from openhearts.rules.ruletext import build_rules
from openhearts.rules.view import MatchPhase
from openhearts.table.chairs import SeatHolder
from openhearts.table.entries import AddSalt, EndHand, SealHand, format_entry, parse_entry
from openhearts.table.house import House
from openhearts.table.lesson import begun_lesson
from openhearts.table.referee import Referee
from openhearts.table.refusals import NotAllowed, NotAsSealed
from openhearts.table.seals import HandSealed, SaltAdded

MIXING = build_rules("standard", 4, {"pass_cycle": ["MIX"], "hand_limit": 2, "target": "none"})
SALT = bytes(range(32))
HOLDERS = [SeatHolder("Me"), *(SeatHolder(f"B{seat}", "simple") for seat in (1, 2, 3))]


def secrets(first=0):
    """A source of secrets that a test can foresee."""
    numbers = iter(range(first, 256))
    return lambda: bytes([next(numbers)]) * SECRET_BYTES


def house(new_secret):
    return House({seat: SimplePlayer() for seat in (1, 2, 3)}, random.Random(5), new_secret)


def play_on(referee, automatic, *, until=lambda _: False, told=None):
    """Play for everybody until the match is over, or something is so."""
    while not referee.over and not until(referee):
        acting = automatic.next_automatic_action(referee)
        seat, entry = (
            (0, choose_action(SimplePlayer(), referee.view(0)))
            if acting is None
            else (acting.seat, acting.action)
        )
        referee, step = referee.act(seat, entry)
        if told is not None:
            told.append((step, referee.told(0, step)))
    return referee


def opened(rules=MIXING):
    return Referee.open(rules, HOLDERS)


def test_a_hand_is_sealed_before_anything_of_it_is_drawn():
    referee = play_on(opened(), house(secrets()))
    kinds = [type(action) for seat, action in referee.log if seat == CHANCE]
    first = [SealHand, AppointDealer, SealHand, DealHand, ShufflePassed]
    assert kinds == [*first, DealHand, ShufflePassed]
    assert [hand for hand, _ in referee.seals.hands] == [1, 2]


def test_the_seats_are_told_the_commitment_and_the_secret_after_the_score():
    told = []
    referee = play_on(opened(), house(secrets()), told=told)
    seals = [seal for _, seal in referee.seals.hands]
    bound = [update.remark for _, update in told if isinstance(update.remark, HandSealed)]
    assert bound == [HandSealed(1, seals[0].commitment), HandSealed(2, seals[1].commitment)]
    opening = [(step.seq, update.opened) for step, update in told if update.opened]
    assert [one.seal for _, one in opening] == seals
    scored = [
        step.seq
        for step, update in told
        if any(type(event).__name__ == "HandScored" for event in update.events)
    ]
    assert [seq for seq, _ in opening] == scored


def test_watchers_are_not_told_the_secret():
    told = []
    referee = play_on(opened(), house(secrets()), until=lambda now: now.state.hands_played == 1)
    begun = opened().replay((seat, entry) for seat, entry in referee.log[:-1])
    scored, step = begun.act(*referee.log[-1])
    told = [scored.told(eyes, step).opened for eyes in (SPECTATOR, 0, 1)]
    assert told == [None, step.opened, step.opened]
    assert step.opened is not None


def test_what_is_told_of_a_seal_has_no_secret_until_its_hand_is_scored():
    referee = play_on(opened(), house(secrets()), until=lambda now: now.state.hands_played == 1)
    first, second = referee.told_seals
    assert first.opened == referee.seals.of(1)
    assert second.opened is None
    assert second.commitment == referee.seals.of(2).commitment
    assert "secret" not in repr(referee.seals)
    assert repr(SealHand(2, SALT)) == "SealHand(hand=2)"


def test_the_same_secrets_deal_the_same_hands_at_any_table():
    deals = [
        [action for _, action in play_on(opened(), house(secrets(3))).log if type(action) is kind]
        for kind in (DealHand, DealHand)
    ]
    assert deals[0] == deals[1]
    others = play_on(opened(), house(secrets(9))).log
    assert deals[0] != [action for _, action in others if type(action) is DealHand]


def test_chance_cannot_act_otherwise_than_the_seal_says():
    referee, _ = opened().act(CHANCE, SealHand(1, SALT))
    right = house(None).next_automatic_action(referee).action
    wrong = AppointDealer((right.dealer + 1) % 4)
    with pytest.raises(NotAsSealed):
        referee.act(CHANCE, wrong)
    referee, _ = referee.act(CHANCE, right)
    deal = house(None).next_automatic_action(referee).action
    other = DealHand(deal.deal.__class__(deal.deal.hands[::-1], deal.deal.kitty))
    with pytest.raises(NotAsSealed):
        referee.act(CHANCE, other)


def test_a_seat_adds_to_the_shuffle_until_something_is_drawn():
    referee, _ = opened().act(CHANCE, SealHand(1, SALT))
    plain = house(None).next_automatic_action(referee).action
    salted, step = referee.submit_salt(0, hand=1, data=SALT)
    assert step.remark == SaltAdded(1, 0)
    assert salted.told(0, step).view == referee.view(0)
    assert salted.decision(0) == referee.decision(0)
    with pytest.raises(NotAllowed, match="has added"):
        salted.submit_salt(0, hand=1, data=SALT)
    for seat, hand in ((1, 1), (0, 2), (CHANCE, 1)):
        with pytest.raises(NotAllowed):
            salted.submit_salt(seat, hand=hand, data=SALT)
    drawn, _ = salted.act(CHANCE, house(None).next_automatic_action(salted).action)
    with pytest.raises(NotAllowed):
        drawn.submit_salt(0, hand=1, data=SALT)
    dealt = [
        play_on(one, house(None), until=lambda now: now.state.phase is MatchPhase.PASSING)
        for one in (referee, salted)
    ]
    assert dealt[0].view(0).hand.cards != dealt[1].view(0).hand.cards
    assert isinstance(plain, AppointDealer)


def test_salt_for_the_next_hand_is_taken_while_this_one_is_played():
    referee = play_on(
        opened(), house(secrets()), until=lambda now: now.state.phase is MatchPhase.PLAYING
    )
    referee, _ = referee.submit_salt(0, hand=2, data=SALT)
    assert referee.seals.of(2).salts == ((0, SALT),)
    referee = play_on(referee, house(secrets(1)))
    assert referee.told_seals[1].opened.salts == ((0, SALT),)


def test_a_hand_that_is_taken_back_is_mixed_the_same():
    referee = play_on(
        opened(), house(secrets()), until=lambda now: now.state.phase is MatchPhase.PLAYING
    )
    mixed = [action for _, action in referee.actions if type(action) is ShufflePassed]
    referee, _ = referee.submit_take_back(0, to=referee.take_back(0))
    assert referee.state.phase is MatchPhase.PASSING
    again = play_on(
        referee, house(secrets(1)), until=lambda now: now.state.phase is MatchPhase.PLAYING
    )
    assert [action for _, action in again.actions if type(action) is ShufflePassed] == mixed
    assert again.seals == referee.seals


def test_a_hand_that_is_ended_early_is_opened_as_well():
    referee = play_on(
        opened(), house(secrets()), until=lambda now: now.settled() is not None or now.over
    )
    hand = referee.state.hand.setup.number
    _, step = referee.act(0, EndHand())
    assert step.opened.seal == referee.seals.of(hand)


def test_a_log_folds_to_the_same_table():
    referee = play_on(opened(), house(secrets()))
    texts = [(seat, format_entry(entry)) for seat, entry in referee.log]
    again = opened().replay((seat, parse_entry(text)) for seat, text in texts)
    assert again == referee
    assert parse_entry(format_entry(AddSalt(3, SALT))) == AddSalt(3, SALT)


@pytest.mark.parametrize("text", ["seal 1", "seal 0 " + "00" * 32, "salt 1 " + "0G" * 32])
def test_entries_that_are_no_seals_are_refused(text):
    with pytest.raises(ValueError, match="hexadecimal"):
        parse_entry(text)


def test_a_table_without_seals_goes_on_as_it_is():
    referee = play_on(opened(), house(None))
    assert referee.told_seals == ()
    # Its first dealer was drawn without a seal, so its first deal gets none either.
    begun, _ = opened().act(CHANCE, AppointDealer(2))
    assert begun.hand_to_seal == 2
    begun = play_on(begun, house(secrets()), until=lambda now: now.state.hands_played == 1)
    assert [hand for hand, _ in begun.seals.hands] == [2]


def test_the_lesson_needs_no_seal():
    assert begun_lesson(HOLDERS).hand_to_seal is None


def test_every_order_is_as_likely_as_any_other():
    counts = {}
    for number in range(6000):
        items = [0, 1, 2]
        SealedShuffler(number.to_bytes(32, "big"), Purpose.DEAL).shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 6
    # Chi-squared with 5 degrees of freedom: above 20.5 in one of a thousand programs.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


def test_each_purpose_has_its_own_stream():
    orders = set()
    for purpose in Purpose:
        pack = list(FULL_DECK)
        Seal(SALT).shuffler(purpose).shuffle(pack)
        orders.add(tuple(pack))
    assert len(orders) == len(Purpose)


@pytest.mark.parametrize(
    ("secret", "salts"),
    [(SALT[:31], ()), (SALT, [(0, b"x")]), (SALT, [(1, SALT), (0, SALT)]), (SALT, [(-1, SALT)])],
)
def test_what_is_no_seal_is_refused(secret, salts):
    with pytest.raises(ValueError, match=r"bytes|order"):
        Seal(secret, tuple(Salt(*salt) for salt in salts))


@pytest.mark.parametrize("limit", [0, 257])
def test_no_number_is_drawn_that_a_byte_cannot_hold(limit):
    with pytest.raises(ValueError, match="one byte"):
        Seal(SALT).shuffler(Purpose.DEAL).below(limit)
