"""Section 1, "Points" and "End": each value of each option."""

import pytest

from openhearts.cards import Card
from openhearts.rules.actions import CHANCE, ChooseMoon, DealHand
from openhearts.rules.errors import Reason
from openhearts.rules.events import (
    HandScored,
    MatchEnded,
    MoonChosen,
    MoonShot,
    TotalReset,
)
from openhearts.rules.options import MoonChoice
from rulebook.builders import (
    HEARTS,
    begin_match,
    card_played,
    card_set,
    choose,
    play_hand,
    refusal,
    refused_options,
    rules,
    scores,
    tiny_rules,
    totals_of,
    winners,
)

MOON = HEARTS + " QS"

# ------------------------------------------------------------------------- points


def test_points_hearts_count_one_and_the_queen_thirteen():
    assert scores(rules(), ["2H AH", "QS", "5H KS"]) == (2, 13, 1, 0)


def test_points_a_change_lies_over_the_preset_card_by_card():
    given = rules("omnibus", points={"QS": 5, "2H": 0, "7C": 7})
    assert scores(given, ["QS", "2H 3H", "7C", "JD"]) == (5, 1, 7, -10)


def test_points_zero_takes_a_card_out():
    assert Card.parse("QS") not in rules(points={"QS": 0}).card_values


def test_points_positive_cards_are_penalty_cards_and_negative_ones_bonus_cards():
    given = rules(points={"JD": -10, "7C": 7, "QS": 0})
    assert given.penalty_cards == card_set("7C " + HEARTS)
    assert given.bonus_cards == card_set("JD")


def test_points_of_a_removed_card_do_not_count():
    given = rules("omnibus", removed=["JD", "QS", "2C", "3C"], hand_size=12)
    assert given.penalty_sum == 13
    assert not given.bonus_cards


@pytest.mark.parametrize("points", [{"XX": 1}, {"QS": "13"}, {"QS": True}, ["QS"], {"QS": 1.5}])
def test_points_must_be_whole_numbers_by_card(points):
    assert refused_options(points=points) == {"points"}


# ----------------------------------------------------------------- no_trick_bonus


def test_no_trick_bonus_0_adds_nothing():
    assert scores(rules(), ["2H", "3H"], tricks=(7, 6, 0, 0)) == (1, 1, 0, 0)


def test_no_trick_bonus_5_off_for_each_seat_without_a_trick():
    given = rules(no_trick_bonus=-5)
    assert scores(given, ["2H", "3H"], tricks=(7, 6, 0, 0)) == (1, 1, -5, -5)


def test_no_trick_bonus_above_0_is_refused():
    assert refused_options(no_trick_bonus=1) == {"no_trick_bonus"}


# --------------------------------------------------------------------------- moon


def test_moon_none_every_card_scores_as_it_is():
    assert scores(rules(moon="NONE"), [MOON]) == (26, 0, 0, 0)


def test_moon_add_to_others():
    assert scores(rules(moon="ADD_TO_OTHERS"), ["", MOON]) == (26, 0, 26, 26)


def test_moon_subtract_from_self():
    assert scores(rules(moon="SUBTRACT_FROM_SELF"), ["", "", MOON]) == (0, 0, -26, 0)


def choosing(choice: str):
    given = tiny_rules("2C 3C 4C QS 2D 3D", moon="CHOICE")
    state, events = play_hand(begin_match(given), ["4C QS", "2C 2D", "3C 3D"], "2C 3C 4C QS 2D 3D")
    assert events[-1] == MoonShot(0, True)
    assert not any(isinstance(event, HandScored) for event in events), "nothing is scored yet"
    assert state.to_act == (0,)
    return choose(state, choice)


def test_moon_choice_to_add():
    state, events = choosing("ADD")
    assert events == [
        MoonChosen(0, MoonChoice.ADD),
        HandScored(1, (13, 0, 0), 0, MoonChoice.ADD, (0, 13, 13), (0, 13, 13)),
    ]
    assert state.totals == (0, 13, 13)


def test_moon_choice_to_subtract():
    state, events = choosing("SUBTRACT")
    assert events == [
        MoonChosen(0, MoonChoice.SUBTRACT),
        HandScored(1, (13, 0, 0), 0, MoonChoice.SUBTRACT, (-13, 0, 0), (-13, 0, 0)),
    ]
    assert state.totals == (-13, 0, 0)


def test_moon_choice_is_asked_once_and_of_the_shooter_alone():
    given = tiny_rules("2C 3C 4C QS 2D 3D", moon="CHOICE")
    state, _ = play_hand(begin_match(given), ["4C QS", "2C 2D", "3C 3D"], "2C 3C 4C QS 2D 3D")
    add = ChooseMoon(MoonChoice.ADD)
    assert refusal(state, 1, add).reason is Reason.NOT_YOUR_TURN
    assert str(refusal(state, 1, add)) == "It is not for you to do that now."
    assert refusal(state, 0, card_played("2C")).reason is Reason.WRONG_PHASE
    assert str(refusal(state, 0, card_played("2C"))) == "The shooter is deciding about the moon."
    state, _ = choose(state, "ADD")
    assert refusal(state, 0, add).reason is Reason.NO_MOON_CHOICE_DUE
    assert str(refusal(state, 0, add)) == "There is no moon to decide about."


def test_moon_auto_adds_as_a_rule():
    given = rules(moon="AUTO")
    assert scores(given, [MOON]) == (0, 26, 26, 26)
    assert scores(given, [MOON], totals=(99, 0, 0, 0)) == (0, 26, 26, 26), "nobody is at 100"
    assert scores(given, [MOON], totals=(20, 90, 80, 60)) == (0, 26, 26, 26), "the shooter wins"


def test_moon_auto_subtracts_where_adding_would_end_the_match_lost():
    given = rules(moon="AUTO")
    assert scores(given, [MOON], totals=(90, 80, 30, 30)) == (-26, 0, 0, 0)


def test_moon_auto_makes_the_whole_end_test():
    shared = rules(moon="AUTO")
    assert scores(shared, [MOON], totals=(56, 80, 30, 40)) == (0, 26, 26, 26), "shares the win"
    limit = rules(moon="AUTO", hand_limit=3)
    assert scores(limit, [MOON], totals=(60, 10, 30, 30), hands_before=1) == (0, 26, 26, 26)
    assert scores(limit, [MOON], totals=(60, 10, 30, 30), hands_before=2) == (-26, 0, 0, 0)
    bonus = rules("omnibus", moon="AUTO")
    before = (60, 74, 40, 40)
    assert scores(bonus, [MOON, "JD"], totals=before) == (0, 16, 26, 26), "90 is below 100"
    resets = rules(moon="AUTO", exact_resets={"100": 50})
    assert scores(resets, [MOON], totals=(60, 74, 30, 30)) == (0, 26, 26, 26)
    play_on = rules(moon="AUTO", tie="PLAY_ON")
    assert scores(play_on, [MOON], totals=(60, 80, 30, 30)) == (0, 26, 26, 26), "a tie goes on"


def test_moon_add_to_others_needs_every_penalty_card():
    assert scores(rules(), [HEARTS, "", "", "QS"]) == (13, 0, 0, 13)
    assert scores(rules(), [MOON.removesuffix(" QS") + " KS", "QS"]) == (13, 13, 0, 0)
    assert scores(rules(), [HEARTS.removeprefix("2H ") + " QS", "2H"]) == (25, 1, 0, 0)


def test_moon_add_to_others_removed_cards_do_not_count():
    given = rules(removed=["QS", "AH", "2C", "3C"], hand_size=12)
    assert scores(given, [HEARTS.removesuffix(" AH")]) == (0, 12, 12, 12)


def test_moon_add_to_others_there_is_none_without_penalty_cards():
    given = tiny_rules("2C 3C 4C", hand_limit=1)
    state, events = play_hand(begin_match(given), ["2C", "3C", "4C"], "2C 3C 4C")
    assert not any(isinstance(event, MoonShot) for event in events)
    assert state.winners == (0, 1, 2)


def test_moon_add_to_others_is_announced_once():
    given = tiny_rules("2C 3C QS 4C 2D 3D")
    _, events = play_hand(begin_match(given), ["4C QS", "2C 2D", "3C 3D"], "2C 3C 4C QS 2D 3D")
    assert [event for event in events if isinstance(event, MoonShot)] == [MoonShot(0, True)]


# --------------------------------------------------------------------- moon_value


def test_moon_value_none_is_the_sum_of_the_penalty_cards():
    assert rules("spot").moon_points == 129
    assert rules("spot", moon_value="none").moon_points == 129


def test_moon_value_30_replaces_the_sum():
    assert scores(rules(moon_value=30), [MOON]) == (0, 30, 30, 30)
    given = rules(moon_value=30, moon="SUBTRACT_FROM_SELF", sun="DOUBLE")
    assert scores(given, [MOON], tricks=(13, 0, 0, 0)) == (-60, 0, 0, 0)


def test_moon_value_below_1_is_refused():
    assert refused_options(moon_value=0) == {"moon_value"}


# --------------------------------------------------------------- moon_needs_bonus


def test_moon_needs_bonus_yes_the_bonus_cards_are_part_of_the_slam():
    given = rules("omnibus-ten")
    assert scores(given, [MOON + " TD"]) == (-26, 0, 0, 0)
    assert scores(given, [MOON, "TD"]) == (26, -10, 0, 0)


def test_moon_needs_bonus_yes_a_removed_bonus_card_is_not_needed():
    given = rules("omnibus-ten", removed=["TD", "2C", "3C", "4C"], hand_size=12)
    assert scores(given, [MOON]) == (-26, 0, 0, 0)


def test_moon_needs_bonus_no_they_score_for_whoever_took_them():
    assert scores(rules("omnibus"), [MOON, "JD"]) == (0, 16, 26, 26)
    assert scores(rules("omnibus"), [MOON + " JD"]) == (-10, 26, 26, 26)


# ---------------------------------------------------------------------------- sun


def test_sun_none_counts_t_once():
    assert scores(rules(), [MOON], tricks=(13, 0, 0, 0)) == (0, 26, 26, 26)


def test_sun_double_counts_t_twice_for_every_trick():
    given = rules(sun="DOUBLE")
    assert scores(given, [MOON], tricks=(13, 0, 0, 0)) == (0, 52, 52, 52)
    assert scores(given, [MOON], tricks=(12, 1, 0, 0)) == (0, 26, 26, 26)


def test_sun_double_without_a_moon_is_allowed_and_does_nothing():
    given = rules(sun="DOUBLE", moon="NONE")
    assert scores(given, [MOON], tricks=(13, 0, 0, 0)) == (26, 0, 0, 0)


# ------------------------------------------------------------------------- target


def test_target_50_ends_the_match_when_it_is_reached():
    assert winners(rules(target=50), (49, 1, 0, 2)) is None
    assert winners(rules(target=50), (50, 1, 0, 2)) == (2,)


def test_target_none_leaves_it_to_the_hand_limit():
    given = rules(target="none", hand_limit=5)
    assert winners(given, (400, 1, 0, 2), 4) is None
    assert winners(given, (400, 1, 0, 2), 5) == (2,)


def test_target_below_1_is_refused():
    assert refused_options(target=0) == {"target"}


# ---------------------------------------------------------------- target_exceeded


def test_target_exceeded_no_reaching_it_is_enough():
    assert winners(rules(target_exceeded=False), (100, 0, 1, 1)) == (1,)


def test_target_exceeded_yes_it_must_be_passed():
    assert winners(rules(target_exceeded=True), (100, 0, 1, 1)) is None
    assert winners(rules(target_exceeded=True), (101, 0, 1, 1)) == (1,)


# ------------------------------------------------------------------- exact_resets


def test_exact_resets_set_a_total_reached_exactly():
    given = rules(exact_resets={"100": 50, "50": 0})
    assert totals_of(given, (60, 60, 0, 0), (40, 41, 50, 0)) == [
        (60, 60, 0, 0),
        (50, 101, 0, 0),
    ]


def test_exact_resets_are_looked_up_once():
    assert totals_of(rules(exact_resets={"100": 50, "50": 0}), (100, 0, 0, 0)) == [(50, 0, 0, 0)]


def test_exact_resets_only_a_total_the_hand_moves():
    given = rules(exact_resets={"26": 10, "10": 26})
    assert totals_of(given, (26, 0, 0, 0), (0, 26, 0, 0)) == [(10, 0, 0, 0), (10, 10, 0, 0)]


def test_exact_resets_are_told_with_the_total_reached():
    given = tiny_rules("2C 3C 4C", points={"4C": 3}, moon="NONE", exact_resets={"3": -7})
    state, events = play_hand(begin_match(given), ["2C", "4C", "3C"], "2C 4C 3C")
    assert events[-1] == TotalReset(1, 3, -7)
    assert state.totals == (0, -7, 0)
    assert state.resets == ((1, 3, -7),)


def test_exact_resets_below_1_are_refused():
    assert refused_options(exact_resets={"0": 50}) == {"exact_resets"}
    assert refused_options(exact_resets={"x": 50}) == {"exact_resets"}
    assert refused_options(exact_resets={"100": "50"}) == {"exact_resets"}


# --------------------------------------------------------------------- hand_limit


def test_hand_limit_3_ends_the_match_after_three_hands():
    given = rules(hand_limit=3)
    assert winners(given, (5, 1, 9, 11), 2) is None
    assert winners(given, (5, 1, 9, 11), 3) == (1,)


def test_hand_limit_none_leaves_it_to_the_target():
    assert winners(rules(), (5, 1, 9, 11), 1000) is None


def test_hand_limit_below_1_is_refused():
    assert refused_options(hand_limit=0) == {"hand_limit"}


# ---------------------------------------------------------------------------- tie


def test_tie_share_several_lowest_share_the_win():
    assert winners(rules(), (100, 5, 70, 5)) == (1, 3)


def test_tie_play_on_until_one_is_alone_lowest():
    given = rules(tie="PLAY_ON")
    assert winners(given, (100, 5, 70, 5)) is None
    assert winners(given, (100, 5, 83, 6)) == (1,)


def test_tie_play_on_past_a_hand_limit_too():
    given = rules(tie="PLAY_ON", hand_limit=2)
    assert winners(given, (20, 3, 26, 3), 2) is None
    assert winners(given, (20, 3, 26, 4), 3) == (1,)


def test_tie_play_on_dealer_and_pass_cycle_simply_go_on():
    given = tiny_rules(
        "2C 3C 4C 5H 2D 3D",
        tie="PLAY_ON",
        hand_limit=1,
        moon="NONE",
        pass_count=1,
        pass_cycle=["H", "H", "L"],
    )
    state = begin_match(given)
    hands = ["2C 2D", "4C 3D", "3C 5H"]
    plays = "2C 4C 3C  3D 5H 2D"
    for number in (1, 2):
        assert (state.dealer, state.hands_played) == (number - 1, number - 1)
        state, events = play_hand(state, hands, plays)
        assert not any(isinstance(event, MatchEnded) for event in events)
    assert state.totals == (0, 2, 0)
    assert state.dealer == 2
    assert given.pass_entry(state.hands_played + 1).value == "L"


def test_tie_play_on_with_no_penalty_card_and_a_hand_limit_is_accepted_and_goes_on():
    given = tiny_rules("2C 3C 4C", hand_limit=1, tie="PLAY_ON")
    state = begin_match(given)
    for number in range(1, 6):
        state, _ = play_hand(state, ["2C", "3C", "4C"], "2C 3C 4C")
        assert state.hands_played == number
        assert state.to_act == (CHANCE,)
        assert state.totals == (0, 0, 0)


def test_no_trick_bonus_ends_a_match_without_penalty_cards():
    given = tiny_rules("2C 3C 4C 2D 3D 4D", hand_limit=1, tie="PLAY_ON", no_trick_bonus=-5)
    state = begin_match(given)
    state, _ = play_hand(state, ["2C 2D", "3C 3D", "4C 4D"], "2C 3C 4C 4D 2D 3D")
    assert state.totals == (-5, -5, 0)
    assert state.to_act == (CHANCE,), "two are lowest"
    state, events = play_hand(state, ["2C 2D", "3C 4D", "4C 3D"], "2C 3C 4C 3D 2D 4D")
    assert state.totals == (-10, -5, 0)
    assert events[-1] == MatchEnded((0,), (-10, -5, 0))


def test_the_end_is_tested_only_between_hands_and_then_nothing_goes_on():
    given = tiny_rules("2C 3C 4C", points={"4C": 3}, target=3, moon="NONE")
    state, events = play_hand(begin_match(given), ["2C", "4C", "3C"], "2C 4C 3C")
    assert events[-1] == MatchEnded((0, 2), (0, 3, 0))
    assert state.to_act == ()
    assert refusal(state, CHANCE, DealHand(state.hand.setup.deal)).reason is Reason.MATCH_OVER
    assert str(refusal(state, 0, card_played("2C"))) == "The match is over."
