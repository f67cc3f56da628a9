"""Faults seen in other Hearts programs, each with the right behaviour."""

import pytest

from openhearts.rules.actions import CHANCE, DealHand, PassCards, PlayCard
from openhearts.rules.errors import Reason
from openhearts.rules.events import HeartsBroken, MoonShot, TrickTaken
from rulebook.builders import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    begin,
    begin_match,
    card_played,
    card_set,
    cards,
    deal,
    hand_text,
    legal,
    pass_all,
    play,
    play_with_events,
    reason,
    refusal,
    rules,
    scores,
    tiny_rules,
    totals_of,
    winners,
)


def test_penalty_cards_do_not_fall_on_the_first_trick():
    hand = "AS KS 4S QS AD KD 9D 5D 2D QH 9H 7H 3H"
    assert legal(rules(), hand, "2C", first=True) == card_set("AS KS 4S AD KD 9D 5D 2D")


def test_a_hand_of_penalty_cards_does_not_hang_the_first_trick():
    assert legal(rules(), HEARTS, "2C", first=True) == card_set(HEARTS)


def test_only_hearts_left_may_be_led_and_break_hearts():
    given = tiny_rules("2C 3C 4C 2H 3H 4H 2D 3D 4D")
    state = play(begin(given, "2C 2D 3D", "3C 4H 4D", "4C 2H 3H"), "2C 3C 4C")
    assert state.turn == 2
    assert str(state.legal_cards()) == "2H 3H"
    assert play(state, "2H").broken


@pytest.mark.parametrize(
    ("word", "broken", "playable"), [("HEART", False, "8C"), ("HEART_OR_QUEEN", True, "8C 4H")]
)
def test_the_queen_breaks_hearts_only_where_the_rules_say_so(word, broken, playable):
    given = tiny_rules(
        "AD 9D 2D QS 4H 8C 3C 5C 7C TS JS KS",
        4,
        broken_by=word,
        first_lead="ELDEST",
        opening_card="ANY",
        first_trick_points="ALLOWED",
    )
    state = begin(given, "AD 4H 8C", "9D 3C TS", "QS 5C JS", "2D 7C KS", dealer=3)
    state, events = play_with_events(state, "AD 9D QS 2D")
    assert state.broken is broken
    assert events[-1] == TrickTaken(1, 0, cards("AD 9D QS 2D"), 13)
    assert str(state.legal_cards()) == playable


def test_hearts_are_not_broken_too_early():
    assert str(legal(rules(), "3H KH 2S 7D")) == "7D 2S"
    assert str(legal(rules(), "3H KH 2S 7D", "8D")) == "7D"


def test_the_leader_with_queen_and_hearts_only():
    assert str(legal(rules(), "QS 4H 9H")) == "QS"
    given = rules(stuck_lead="ONLY_PENALTY_CARDS")
    assert str(legal(given, "QS 4H 9H")) == "QS 4H 9H"


def test_the_two_of_clubs_leads_in_the_hold_hand_too():
    state = begin(rules(), SPADES, HEARTS, DIAMONDS, CLUBS, number=4)
    assert state.turn == 3
    assert str(state.legal_cards()) == "2C"


def test_a_card_not_held_is_refused_and_nothing_changes():
    hand = "5C 6C 7C 8C 9C 8H 8S KS AS"
    assert reason(rules(), hand, "3H", "3H", broken=True) is Reason.NOT_IN_HAND
    assert str(legal(rules(), hand, "3H", broken=True)) == "8H"
    state = begin(rules(), "2C", "AH", number=4)
    error = refusal(state, 0, card_played("AH"))
    assert error.reason is Reason.NOT_IN_HAND
    assert str(error) == "You do not hold the ace of hearts."
    assert state.to_act == (0,)


def test_the_pass_cycle_of_eight_hands():
    given = rules()
    steps = {"L": 1, "R": 3, "A": 2, "H": None}
    targets = [steps[given.pass_entry(number).value] for number in range(1, 9)]
    assert targets == [1, 3, 2, None, 1, 3, 2, None]


@pytest.mark.parametrize(
    ("passed", "why"),
    [("AC AC AC", Reason.SAME_CARD_TWICE), ("AC KC", Reason.WRONG_PASS_COUNT)],
)
def test_a_wrong_pass_clones_no_card(passed, why):
    hand = "AC KC 2C 5D 6D 7D 8D 9S TS JS 2H 3H 4H"
    state = begin(rules(), hand)
    assert refusal(state, 0, PassCards(cards(passed))).reason is why
    assert card_set(hand_text(state, 0)) == card_set(hand)


def test_the_hold_hand_goes_straight_to_the_two_of_clubs():
    state = begin(rules(), CLUBS, number=4)
    assert state.to_act == (0,)
    assert str(state.legal_cards()) == "2C"


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_number_of_passed_cards_is_a_setting(count):
    state = begin(rules(pass_count=count))
    hands = [hand_text(state, seat).split() for seat in range(4)]
    state = pass_all(state, *(" ".join(hand[:count]) for hand in hands))
    assert state.turn >= 0
    assert all(len(hand_text(state, seat).split()) == 13 for seat in range(4))


def hearts(*counts: int, queen: int) -> list[str]:
    """Piles with so many hearts each, and the queen in one of them."""
    words = HEARTS.split()
    piles = []
    for seat, count in enumerate(counts):
        piles.append(" ".join([*words[:count], *(["QS"] if seat == queen else [])]))
        words = words[count:]
    return piles


def test_sixteen_points_are_no_moon():
    assert scores(rules(), hearts(0, 9, 3, 1, queen=2)) == (0, 9, 16, 1)


def test_a_moon_is_recognised_whatever_the_others_throw():
    held = rules(first_dealer=0, pass_cycle=["H"])
    state = begin_match(held)
    whole = deal(held, (CLUBS, SPADES, HEARTS, DIAMONDS))
    state, events = state.apply(CHANCE, DealHand(whole))
    for _ in range(52):
        (seat,) = state.to_act
        state, events = state.apply(seat, PlayCard(state.hand.legal_cards().highest()))
    assert state.hand.taken == (13, 0, 0, 0)
    assert state.totals == (0, 26, 26, 26)
    assert MoonShot(0, True) in events


def test_the_moon_comes_before_the_end_test():
    given = rules()
    moon = scores(given, hearts(13, 0, 0, 0, queen=0))
    assert moon == (0, 26, 26, 26)
    assert totals_of(given, (80, 10, 20, 30), moon)[-1] == (80, 36, 46, 56)
    assert winners(given, (80, 36, 46, 56)) is None


def test_totals_may_go_below_zero():
    given = rules(moon="SUBTRACT_FROM_SELF")
    moon = scores(given, hearts(0, 0, 13, 0, queen=2))
    assert moon == (0, 0, -26, 0)
    assert totals_of(given, (10, 20, 9, 40), moon)[-1] == (10, 20, -17, 40)


def test_twenty_five_points_are_no_moon():
    assert scores(rules(), hearts(12, 1, 0, 0, queen=0)) == (25, 1, 0, 0)


def test_all_hearts_but_not_the_queen_are_no_moon():
    assert scores(rules(), hearts(13, 0, 0, 0, queen=3)) == (13, 0, 0, 13)


def test_the_no_trick_bonus_without_a_moon():
    given = rules(no_trick_bonus=-5)
    assert scores(given, hearts(5, 8, 0, 0, queen=0), tricks=(6, 7, 0, 0)) == (18, 8, -5, -5)


def test_the_winner_of_the_trick_is_the_highest_of_the_suit_led():
    given = tiny_rules("9D QS 2D AH 4D 5C", first_trick_points="ALLOWED")
    state = begin(given, "9D AH", "QS 4D", "2D 5C")
    state, events = play_with_events(state, "5C AH QS")
    assert TrickTaken(1, 2, cards("5C AH QS"), 14) in events
    assert HeartsBroken(0, *cards("AH")) in events
