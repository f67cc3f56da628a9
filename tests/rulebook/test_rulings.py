"""Section 3: each ruling, X1 to X22."""

import pytest

from openhearts.rules.actions import (
    CHANCE,
    AppointDealer,
    CutForDealer,
    PassCards,
    ShufflePassed,
)
from openhearts.rules.errors import Reason
from openhearts.rules.events import (
    CardPlayed,
    DealerFound,
    HandScored,
    HeartsBroken,
    KittyTaken,
    MatchEnded,
    MoonChosen,
    MoonShot,
    PlayBegan,
    TotalReset,
)
from openhearts.rules.match import MatchState
from openhearts.rules.options import MoonChoice
from rulebook.builders import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    begin,
    begin_match,
    begin_with_events,
    card_played,
    card_set,
    cards,
    choose,
    hand_text,
    legal,
    pass_all,
    play,
    play_hand,
    play_with_events,
    reason,
    refusal,
    rules,
    scores,
    sentence,
    tiny_rules,
    totals_of,
    winners,
)


def test_x1_the_ban_falls_for_a_hand_of_penalty_cards_only():
    hand = "QS " + HEARTS.removeprefix("2H ")
    assert legal(rules(), hand, "2C", first=True) == card_set(hand)


def test_x1_what_queen_discard_says_still_holds():
    hand = "QS " + HEARTS.removeprefix("2H ")
    forced = rules(queen_discard="FORCED")
    assert str(legal(forced, hand, "2C", first=True)) == "QS"
    assert reason(forced, hand, "3H", "2C", first=True) is Reason.QUEEN_MUST_BE_THROWN
    waiting = rules(queen_discard="AFTER_BROKEN")
    assert legal(waiting, hand, "2C", first=True) == card_set(hand.removeprefix("QS "))


def test_x1_a_heart_thrown_so_breaks_hearts():
    state = begin(rules(pass_cycle=["H"]), CLUBS, HEARTS, DIAMONDS, SPADES)
    state = play(state, "2C")
    assert state.legal_cards() == card_set(HEARTS)
    state, events = play_with_events(state, "5H")
    assert events == [CardPlayed(1, *cards("5H")), HeartsBroken(1, *cards("5H"))]
    assert state.broken


def test_x2_a_leader_with_only_hearts_may_lead_any_heart():
    assert str(legal(rules(), "2H 3H")) == "2H 3H"


def test_x2_this_breaks_hearts_for_all():
    deck = "2C 3C AC 2H 3H 4H 2D 3D 4D"
    state = begin(tiny_rules(deck), "2C 2D 3D", "3C 4H 4D", "AC 2H 3H")
    state = play(state, "2C 3C AC")
    assert not state.broken
    assert str(state.legal_cards()) == "2H 3H"
    state, events = play_with_events(state, "3H 2D 4H")
    assert HeartsBroken(2, *cards("3H")) in events
    assert state.broken


def test_x3_only_hearts_means_the_queen_must_be_led():
    assert str(legal(rules(), "QS 4H 9H")) == "QS"
    assert reason(rules(), "QS 4H 9H", "4H") is Reason.HEARTS_NOT_BROKEN


def test_x3_only_penalty_cards_means_any_of_them():
    mercy = rules(stuck_lead="ONLY_PENALTY_CARDS")
    assert str(legal(mercy, "QS 4H 9H")) == "QS 4H 9H"


def test_x3_a_worthless_queen_is_no_penalty_card():
    mercy = rules("black-jack", stuck_lead="ONLY_PENALTY_CARDS")
    assert str(legal(mercy, "QS 4H 9H")) == "QS"
    assert str(legal(mercy, "JS 4H 9H")) == "JS 4H 9H"


def test_x4_nothing_would_be_legal_so_any_card_is():
    waiting = rules(queen_lead="AFTER_BROKEN")
    assert str(legal(waiting, "QS 4H 9H")) == "QS 4H 9H"
    assert str(legal(waiting, "QS 2C 4H 9H")) == "2C"


def test_x5_the_queen_may_follow_a_spade_lead_under_every_wait_rule():
    waiting = rules(queen_lead="AFTER_BROKEN", queen_discard="AFTER_BROKEN")
    assert str(legal(waiting, "QS 3S 4H", "2S")) == "3S QS"
    assert str(legal(waiting, "QS 4H", "2S")) == "QS"
    assert str(legal(waiting, "QS 4H", "2S", first=True)) == "QS"


def test_x6_the_lowest_club_in_any_hand_leads_when_the_two_is_removed():
    state = begin(rules(players=5, pass_cycle=["H"]), "AS", "KS", "QS", "3C KC", "JS")
    assert state.turn == 3
    assert str(state.legal_cards()) == "3C"
    assert refusal(state, 3, card_played("KC")).reason is Reason.MUST_OPEN_WITH_LOWEST_CLUB
    assert str(refusal(state, 3, card_played("KC"))) == "Open with the three of clubs."


def test_x6_the_lowest_club_in_any_hand_leads_when_the_two_is_in_the_kitty():
    kitty = rules("kitty", pass_cycle=["H"])
    state = begin(kitty, "AS", "5C", "4C", "6C", kitty="2C 3C AD KD")
    assert state.turn == 2
    assert str(state.legal_cards()) == "4C"


def test_x7_the_leader_is_decided_after_the_pass():
    state = begin(rules(), "2C 6C TC", "3C", "4C", "5C", dealer=3)
    others = [str(card_set(hand_text(state, seat)) - card_set("3C 4C 5C")) for seat in (1, 2, 3)]
    assert state.turn == -1
    state = pass_all(state, "2C 6C TC", *(" ".join(text.split()[-3:]) for text in others))
    assert state.turn == 1
    assert state.leader == 1
    assert str(state.legal_cards()) == "2C"


def test_x7_play_begins_with_the_leader_known():
    state, events = begin_with_events(rules(), "AS", "AH", "2C", "AD", number=4)
    assert events[-1] == PlayBegan(2)
    assert state.turn == 2


def test_x8_kitty_points_score_for_the_taker_though_the_first_trick_is_banned():
    given = rules("kitty", kitty="FIRST_TRICK", pass_cycle=["H"])
    state = begin(given, "2C", "AC", "3C", "4C", kitty="QS AH KH 5D")
    state, events = play_with_events(state, "2C AC 3C 4C")
    assert KittyTaken(1, 4, card_set("QS AH KH 5D"), True) in events
    assert state.captured[1] == card_set("2C 3C 4C AC QS AH KH 5D").mask
    assert not state.broken, "the kitty breaks nothing"
    assert state.taken == (0, 1, 0, 0), "the kitty is no trick"


def test_x8_kitty_points_count_for_the_moon():
    assert scores(rules("kitty"), [HEARTS + " QS"]) == (0, 26, 26, 26)


def test_x9_exactly_the_target_ends_the_match():
    assert winners(rules(), (100, 3, 2, 9)) == (2,)
    assert winners(rules(), (99, 3, 2, 9)) is None


def test_x9_unless_it_must_be_exceeded():
    given = rules(target_exceeded=True)
    assert winners(given, (100, 3, 2, 9)) is None
    assert winners(given, (101, 3, 2, 9)) == (2,)


def test_x10_everyone_over_the_target_lowest_wins_all_the_same():
    assert winners(rules(), (120, 101, 130, 104)) == (1,)


def test_x11_play_goes_on_when_after_a_further_hand_nobody_is_at_the_target_any_more():
    given = rules(tie="PLAY_ON", moon="SUBTRACT_FROM_SELF", target=50)
    assert winners(given, (50, 20, 20, 30)) is None
    assert winners(given, (24, 20, 20, 30)) is None
    assert winners(given, (24, 19, 20, 49)) is None, "alone lowest, but nobody at the target"
    assert winners(given, (24, 19, 20, 50)) == (1,)


def test_x12_an_adding_moon_stands_though_the_shooter_loses_by_it():
    before = (90, 0, 80, 80)
    given = rules(moon="ADD_TO_OTHERS")
    assert scores(given, [HEARTS + " QS"], totals=before) == (0, 26, 26, 26)
    assert winners(given, (90, 26, 106, 106)) == (1,)


def test_x12_only_choice_and_auto_avoid_it():
    before = (90, 0, 80, 80)
    moon = [HEARTS + " QS"]
    assert scores(rules(moon="AUTO"), moon, totals=before) == (-26, 0, 0, 0)
    assert scores(rules(moon="CHOICE"), moon, totals=before, choice="SUBTRACT") == (-26, 0, 0, 0)
    assert scores(rules(moon="CHOICE"), moon, totals=before, choice="ADD") == (0, 26, 26, 26)


def test_x13_an_opponent_with_the_bonus_scores_t_less_ten():
    assert scores(rules("omnibus"), [HEARTS + " QS", "JD"]) == (0, 16, 26, 26)


def test_x13_a_subtracting_moon_leaves_the_opponent_minus_ten():
    given = rules("omnibus", moon="SUBTRACT_FROM_SELF")
    assert scores(given, [HEARTS + " QS", "JD"]) == (-26, -10, 0, 0)


def test_x13_the_shooter_with_the_bonus_has_it_besides():
    everything = [HEARTS + " QS JD"]
    assert scores(rules("omnibus"), everything) == (-10, 26, 26, 26)
    given = rules("omnibus", moon="SUBTRACT_FROM_SELF")
    assert scores(given, everything) == (-36, 0, 0, 0)


def test_x14_the_no_trick_bonus_is_added_after_the_moon():
    given = rules(no_trick_bonus=-5)
    assert scores(given, [HEARTS + " QS"], tricks=(9, 4, 0, 0)) == (0, 26, 21, 21)


def test_x14_a_sun_gives_each_other_twice_t_and_the_bonus():
    given = rules(no_trick_bonus=-5, sun="DOUBLE")
    assert scores(given, [HEARTS + " QS"], tricks=(13, 0, 0, 0)) == (0, 47, 47, 47)


def test_x15_seven_players_pass_three_of_seven_cards():
    state = begin(rules(players=7))
    assert [len(hand_text(state, seat).split()) for seat in range(7)] == [7] * 7
    passes = [" ".join(hand_text(state, seat).split()[:3]) for seat in range(7)]
    state = pass_all(state, *passes)
    for seat in range(7):
        assert card_set(passes[(seat - 1) % 7]) <= card_set(hand_text(state, seat))


def test_x16_the_queen_breaks_hearts_while_following_spades():
    deck = "2C 3C 4C 2S QS KS 2H 3H 4H"
    given = tiny_rules(deck, broken_by="HEART_OR_QUEEN")
    state = begin(given, "4C 2S 2H", "3C QS 3H", "2C KS 4H", dealer=0)
    state = play(state, "2C 4C 3C")
    state, events = play_with_events(state, "2S QS")
    assert events[-1] == HeartsBroken(1, *cards("QS"))
    assert state.broken


def test_x16_but_not_by_the_plain_rule():
    deck = "2C 3C 4C 2S QS KS 2H 3H 4H"
    state = begin(tiny_rules(deck), "4C 2S 2H", "3C QS 3H", "2C KS 4H")
    state, events = play_with_events(state, "2C 4C 3C 2S QS")
    assert not state.broken
    assert not any(isinstance(event, HeartsBroken) for event in events)


PASSER = "AC KC 2C 5D 6D 7D 8D 9S TS JS 2H 3H 4H"


@pytest.mark.parametrize(
    ("passed", "expected", "message"),
    [
        ("AC AC AC", Reason.SAME_CARD_TWICE, "The same card is named twice."),
        ("AC KC QC", Reason.NOT_IN_HAND, "You do not hold the queen of clubs."),
        ("AC KC", Reason.WRONG_PASS_COUNT, "Pass exactly 3 cards, not 2."),
        ("AC KC 2C 5D", Reason.WRONG_PASS_COUNT, "Pass exactly 3 cards, not 4."),
        ("", Reason.WRONG_PASS_COUNT, "Pass exactly 3 cards, not 0."),
    ],
)
def test_x17_a_wrong_pass_is_refused_with_the_reason(passed, expected, message):
    error = refusal(begin(rules(), PASSER), 0, PassCards(cards(passed)))
    assert error.reason is expected
    assert str(error) == message


def test_x17_a_refused_pass_of_one_card_speaks_of_one_card():
    error = refusal(begin(rules(pass_count=1), PASSER), 0, PassCards(cards("AC KC")))
    assert str(error) == "Pass exactly 1 card, not 2."


def test_x17_a_pass_in_a_hold_hand_is_refused():
    state = begin(rules(), PASSER, number=4)
    error = refusal(state, 0, PassCards(cards("AC KC 5D")))
    assert error.reason is Reason.NO_PASS_THIS_HAND
    assert str(error) == "Nothing is passed in this hand."


def test_x17_a_second_pass_by_the_same_seat_is_refused():
    state, _ = begin(rules(), PASSER).apply(0, PassCards(cards("AC KC 5D")))
    error = refusal(state, 0, PassCards(cards("6D 7D 8D")))
    assert error.reason is Reason.ALREADY_PASSED
    assert str(error) == "You have passed already."
    assert state.to_act == (1, 2, 3)


def test_x17_a_second_pass_after_the_exchange_is_refused():
    state = begin(rules(), PASSER)
    passes = [" ".join(hand_text(state, seat).split()[:3]) for seat in range(4)]
    state = pass_all(state, *passes)
    error = refusal(state, 3, PassCards(cards(" ".join(hand_text(state, 3).split()[:3]))))
    assert error.reason is Reason.ALREADY_PASSED


def test_x18_the_shuffle_of_mix_is_an_action():
    given = tiny_rules("2C 3C 4C 5C 6C 7C", pass_cycle=["MIX"], pass_count=1, hand_limit=1)
    state = begin(given, "2C 3C", "4C 5C", "6C 7C", dealer=0)
    state = pass_all(state, "2C", "4C", "6C")
    assert state.to_act == (CHANCE,)
    for wrong in ("2C 4C", "2C 4C 7C", "2C 2C 4C", "2C 4C 6C 6C"):
        assert refusal(state, CHANCE, ShufflePassed(cards(wrong))).reason is Reason.BAD_SHUFFLE
    assert refusal(state, 0, ShufflePassed(cards("2C 4C 6C"))).reason is Reason.NOT_YOUR_TURN
    state, _ = state.apply(CHANCE, ShufflePassed(cards("6C 2C 4C")))
    assert [hand_text(state, seat) for seat in range(3)] == ["3C 4C", "5C 6C", "2C 7C"]


def test_x18_a_random_dealer_is_an_action():
    state, _ = MatchState.start(rules())
    assert state.to_act == (CHANCE,)
    assert refusal(state, CHANCE, AppointDealer(4)).reason is Reason.BAD_SEAT
    assert refusal(state, 2, AppointDealer(2)).reason is Reason.NOT_YOUR_TURN
    state, events = state.apply(CHANCE, AppointDealer(2))
    assert events == [DealerFound(2, ())]
    assert state.dealer == 2


def test_x18_the_cut_for_dealer_is_an_action():
    state, _ = MatchState.start(rules("classic"))
    cut = (cards("5C 9D KS AH"),)
    state, events = state.apply(CHANCE, CutForDealer(cut))
    assert events == [DealerFound(0, cut)]


def test_x18_a_moon_choice_is_an_action():
    given = tiny_rules("2C 3C 4C QS 2D 3D", moon="CHOICE", points={"QS": 13})
    state, events = play_hand(begin_match(given), ["4C QS", "2C 2D", "3C 3D"], "2C 3C 4C QS 2D 3D")
    assert events[-1] == MoonShot(0, True)
    assert state.to_act == (0,)
    state, events = choose(state, "SUBTRACT")
    assert events[0] == MoonChosen(0, MoonChoice.SUBTRACT)
    assert state.totals == (-13, 0, 0)


def test_x19_the_eldest_hand_with_penalty_cards_only_opens_with_the_queen():
    given = rules(first_lead="ELDEST", opening_card="ANY", pass_cycle=["H"])
    hand = "QS " + HEARTS.removeprefix("2H ")
    state = begin(given, CLUBS, hand, DIAMONDS)
    assert state.turn == 1
    assert str(state.legal_cards()) == "QS"
    assert refusal(state, 1, card_played("3H")).reason is Reason.HEARTS_NOT_BROKEN


def test_x20_the_bonus_card_must_be_thrown_on_a_banned_first_trick():
    given = rules("omnibus")
    assert str(legal(given, "JD 2H 3H", "2C", first=True)) == "JD"
    why = sentence(given, "JD 2H 3H", "2H", "2C", first=True)
    assert why == "No penalty cards on the first trick while you hold anything else."


def test_x20_so_must_a_worthless_card():
    assert str(legal(rules("black-jack"), "QS 2H 3H", "2C", first=True)) == "QS"
    assert str(legal(rules(points={"2H": 0}), "2H 3H 4H", "2C", first=True)) == "2H"


def test_x21_the_shooter_must_own_the_kitty_with_a_card_of_the_moon():
    given = rules("kitty")
    without = HEARTS.removesuffix(" AH") + " QS"
    assert scores(given, [without, "AH"]) == (25, 1, 0, 0)
    assert scores(given, [without + " AH"]) == (0, 26, 26, 26)


def test_x22_the_reset_comes_before_the_end_test():
    given = rules(exact_resets={"100": 50})
    assert totals_of(given, (74, 0, 0, 0), (26, 0, 0, 0)) == [(74, 0, 0, 0), (50, 0, 0, 0)]
    assert winners(given, (50, 0, 0, 0)) is None


def test_x22_another_seat_at_the_target_ends_the_match_all_the_same():
    given = tiny_rules("2C 3C 4C", points={"4C": 3}, exact_resets={"100": 50}, moon="NONE")
    before = (101, 97, 5)
    state, events = play_hand(begin_match(given, before), ["2C", "4C", "3C"], "2C 4C 3C")
    assert events[-3:] == [
        HandScored(1, (0, 3, 0), None, None, (0, 3, 0), (101, 50, 5)),
        TotalReset(1, 100, 50),
        MatchEnded((2,), (101, 50, 5)),
    ]
    assert state.winners == (2,)
