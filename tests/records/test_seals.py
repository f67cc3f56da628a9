"""Records of sealed hands: both forms, what is proven, and what a tampered one is told."""

import random
from dataclasses import replace

import pytest
import typer
from typer.testing import CliRunner

from openhearts.cards import CardSet
from openhearts.cards.sealing import Purpose, Salt, Seal
from openhearts.cli import verify as verify_command
from openhearts.records import (
    RecordedSeal,
    RecordError,
    as_seen_by,
    proven_deals,
    read_json,
    read_text,
    record_of,
    verify,
    write_json,
    write_text,
)
from openhearts.records.record import Holding
from openhearts.rules.actions import CHANCE, AppointDealer
from openhearts.rules.drawing import draw_deal, draw_dealer, draw_mix
from openhearts.rules.match import MatchState
from openhearts.rules.ruletext import build_rules
from openhearts.rules.view import MatchPhase
from records.matches import seat_action

SEALS = {
    1: Seal(bytes(range(32)), (Salt(1, bytes([7]) * 32), Salt(3, bytes([9]) * 32))),
    2: Seal(bytes([2]) * 32),
}
NAMES = ["Ann", "Ben", "Cat", "Dan", "Eve"]


def draw(state):
    seal = SEALS[state.hands_played + 1]
    match state.phase:
        case MatchPhase.FINDING_DEALER:
            return draw_dealer(state.rules, seal.shuffler(Purpose.DEALER))
        case MatchPhase.DEALING:
            return draw_deal(state.rules, seal.shuffler(Purpose.DEAL))
        case _:
            pool = [card for cards in state.hand.setup.passes for card in cards]
            return draw_mix(pool, seal.shuffler(Purpose.MIX))


def sealed_record(steps=None, **changes):
    """A record of two sealed hands at most: with ``steps`` of its first so many actions."""
    options = {"pass_cycle": ["L", "MIX"], "hand_limit": 2, "target": "none"} | changes
    rules = build_rules("standard", 5, options | {"kitty": "LAST_TRICK"})
    rng = random.Random(4)
    state, _ = MatchState.start(rules)
    actions = []
    while state.to_act and len(actions) != steps:
        seat = state.to_act[0]
        action = draw(state) if seat == CHANCE else seat_action(state, seat, rng)
        state, _ = state.apply(seat, action)
        actions.append((seat, action))
    seals = {
        hand: RecordedSeal(seal.commitment, seal.secret, seal.salts)
        if hand <= state.hands_played
        else RecordedSeal(seal.commitment)
        for hand, seal in SEALS.items()
    }
    return record_of(rules, actions, NAMES, seals=seals)


RECORD = sealed_record()
CUT = sealed_record(first_dealer="LOWEST_CUT")


def with_hand(number, **changes):
    hands = list(RECORD.hands)
    hands[number - 1] = replace(hands[number - 1], **changes)
    return replace(RECORD, hands=tuple(hands))


@pytest.mark.parametrize("record", [RECORD, CUT, sealed_record(40), sealed_record(80)])
def test_both_forms_read_back(record):
    assert read_text(write_text(record)) == record
    assert read_json(write_json(record)) == record
    assert verify(record) is None


def test_what_is_proven():
    assert proven_deals(RECORD) == 2
    begun = sealed_record(40)
    assert proven_deals(begun) == 0
    assert begun.hands[0].sealed == RecordedSeal(SEALS[1].commitment)


def test_seats_see_the_secret_of_scored_hands_only():
    for steps in (None, 40, 80):
        whole = sealed_record(steps)
        seen = as_seen_by(whole, 2)
        assert [hand.sealed for hand in seen.hands] == [hand.sealed for hand in whole.hands]
        assert verify(seen) is None
    told = replace(sealed_record(40).hands[0], sealed=RECORD.hands[0].sealed)
    leaky = replace(sealed_record(40), hands=(told,))
    assert as_seen_by(leaky, 2).hands[0].sealed == RecordedSeal(SEALS[1].commitment)
    assert "not scored" in str(verify(leaky))


def test_another_secret_is_found_out():
    other = RecordedSeal(SEALS[1].commitment, bytes(32), SEALS[1].salts)
    fault = verify(with_hand(1, sealed=other))
    assert fault.hand == 1
    assert "bound to" in fault.message


def test_another_salt_is_found_out():
    salts = (Salt(1, bytes([8]) * 32), *SEALS[1].salts[1:])
    changed = RecordedSeal(SEALS[1].commitment, SEALS[1].secret, salts)
    assert "seal of this hand makes seat" in str(verify(with_hand(1, sealed=changed)))


def test_other_cards_are_found_out():
    second = RECORD.hands[1]
    one, two = (CardSet(holding.known) for holding in second.hands[:2])
    give, get = next(iter(one)), next(iter(two))
    hands = (
        Holding((one - CardSet([give])) | CardSet([get])),
        Holding((two - CardSet([get])) | CardSet([give])),
        *second.hands[2:],
    )
    fault = verify(with_hand(2, hands=hands))
    assert (fault.hand, fault.seat) == (2, 0)
    assert "secret deals" in fault.message


def test_another_mix_is_found_out():
    order = RECORD.hands[1].mix_order
    fault = verify(with_hand(2, mix_order=order[::-1]))
    assert fault.message == "the passed cards are not mixed as the secret says"


def test_another_first_dealer_and_other_cuts_are_found_out():
    moved = replace(RECORD, first_dealer=(RECORD.first_dealer + 1) % 5)
    assert "first dealer" in str(verify(moved))
    doubled = replace(CUT, cuts=(*CUT.cuts[:-1], CUT.cuts[-1][::-1]))
    assert verify(doubled) is not None
    drawn = draw_dealer(RECORD.rules, SEALS[1].shuffler(Purpose.DEALER))
    assert drawn == AppointDealer(RECORD.first_dealer)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (f'[Secret "{SEALS[2].secret.hex()}"]', '[Secret "0202"]', "64 small hexadecimal digits"),
        ('[Salt "3 ', '[Salt "9 ', "seat"),
        ('[Salt "3 ', '[Salt "0 ', "order of their seats"),
        ('[Salt "3 ', '[Salt "3 4 ', "a salt is a seat"),
        (f'[Secret "{SEALS[1].secret.hex()}"]\n', "", "beside the secret"),
        (f'[Sealed "{SEALS[2].commitment.hex()}"]\n', "", "is expected"),
    ],
)
def test_text_that_is_no_seal_is_refused(old, new, message):
    text = write_text(RECORD)
    assert old in text
    with pytest.raises(RecordError, match=message) as found:
        read_text(text.replace(old, new))
    assert found.value.line is not None


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"secret":"00', '"secret":"0', "must be 32 bytes"),
        ('"seat":1,"data":"', '"seat":5,"data":"', "order of their seats|no seat 5"),
        ('"commitment":', '"comitment":', "unknown key"),
        ('"salts":[{"seat":1', '"salts":[{"place":1', "unknown key"),
    ],
)
def test_json_that_is_no_seal_is_refused(old, new, message):
    text = write_json(RECORD)
    assert old in text
    with pytest.raises(RecordError, match=message):
        read_json(text.replace(old, new))


@pytest.mark.parametrize(
    ("record", "words"),
    [
        (RECORD, "2 deals proven"),
        (sealed_record(40), "0 of 1 deal proven"),
        (replace(RECORD, hands=tuple(replace(h, sealed=None) for h in RECORD.hands)), None),
    ],
)
def test_the_command_says_what_is_proven(tmp_path, record, words):
    file = tmp_path / "match.hearts"
    file.write_text(write_text(record), encoding="utf-8")
    app = typer.Typer()
    verify_command.register(app)
    result = CliRunner().invoke(app, [str(file)])
    assert result.exit_code == 0
    told = result.output.strip()
    assert told.endswith(words) if words else "proven" not in told
