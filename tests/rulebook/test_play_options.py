"""Section 1, "Opening" and "Play": each value of each option."""

from openhearts.rules.errors import Reason
from openhearts.rules.events import HeartsBroken
from rulebook.builders import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    begin,
    card_played,
    card_set,
    cards,
    legal,
    play,
    play_with_events,
    reason,
    refusal,
    rules,
    sentence,
    tiny_rules,
)

ELDEST = {"first_lead": "ELDEST", "first_trick_points": "ALLOWED"}
MIXED = "3C 7C 5D JD QS 4H"

# -------------------------------------------------------------------- first_lead


def test_first_lead_lowest_club_its_holder_leads():
    state = begin(rules(pass_cycle=["H"]), DIAMONDS, SPADES, HEARTS, CLUBS, dealer=0)
    assert state.turn == 3


def test_first_lead_lowest_club_with_no_club_in_any_hand_the_eldest_leads():
    given = tiny_rules("2D 3D 4D 5D 6D 2H")
    for dealer in range(3):
        state = begin(given, "2D 3D", "4D 5D", "6D 2H", dealer=dealer)
        assert state.turn == (dealer + 1) % 3


def test_first_lead_eldest_leads_whoever_has_the_clubs():
    given = rules(pass_cycle=["H"], opening_card="ANY", **ELDEST)
    state = begin(given, DIAMONDS, SPADES, HEARTS, CLUBS, dealer=1)
    assert state.turn == 2


# ------------------------------------------------------------------ opening_card


def test_opening_card_that_club_alone_may_open():
    hand = "2C " + MIXED
    assert str(legal(rules(), hand, first=True)) == "2C"
    assert reason(rules(), hand, "5D", first=True) is Reason.MUST_OPEN_WITH_LOWEST_CLUB
    assert sentence(rules(), hand, "5D", first=True) == "Open with the two of clubs."
    assert str(legal(rules(), hand, broken=True)) == str(card_set(hand)), "the first trick only"


def test_opening_card_any_club_may_open():
    given = rules(opening_card="ANY_CLUB", **ELDEST)
    assert str(legal(given, MIXED, first=True)) == "3C 7C"
    assert reason(given, MIXED, "QS", first=True) is Reason.MUST_OPEN_WITH_A_CLUB
    assert sentence(given, MIXED, "QS", first=True) == "Open the first trick with a club."
    assert str(legal(given, "5D QS", first=True)) == "5D QS", "without a club it falls"


def test_opening_card_not_a_heart_may_open():
    given = rules(opening_card="NOT_A_HEART", hearts_lead="FREE", **ELDEST)
    assert str(legal(given, MIXED, first=True)) == "3C 7C 5D JD QS"
    assert reason(given, MIXED, "4H", first=True) is Reason.MAY_NOT_OPEN_WITH_A_HEART
    why = sentence(given, MIXED, "4H", first=True)
    assert why == "The first trick may not be opened with a heart."
    assert str(legal(given, "4H 5H", first=True)) == "4H 5H", "with hearts only it falls"


def test_opening_card_not_a_point_card_may_open():
    given = rules(
        opening_card="NOT_A_POINT_CARD",
        hearts_lead="FREE",
        points={"JD": -10, "4H": 0},
        **ELDEST,
    )
    hand = MIXED + " 5H"
    assert str(legal(given, hand, first=True)) == "3C 7C 5D 4H"
    for card in ("QS", "JD", "5H"):
        assert reason(given, hand, card, first=True) is Reason.MAY_NOT_OPEN_WITH_A_POINT_CARD
    why = sentence(given, hand, "JD", first=True)
    assert why == "The first trick may not be opened with a card that counts."
    assert str(legal(given, "JD QS 5H", first=True)) == "JD QS 5H"


def test_opening_card_any_may_open():
    given = rules(opening_card="ANY", hearts_lead="FREE", **ELDEST)
    assert legal(given, MIXED, first=True) == card_set(MIXED)


# ------------------------------------------------------------ first_trick_points


def test_first_trick_points_allowed_anything_may_be_thrown():
    given = rules(first_trick_points="ALLOWED")
    assert legal(given, "5D QS 4H", "2C", first=True) == card_set("5D QS 4H")


def test_first_trick_points_banned_no_penalty_card_is_thrown():
    assert str(legal(rules(), "5D QS 4H", "2C", first=True)) == "5D"
    assert reason(rules(), "5D QS 4H", "QS", "2C", first=True) is (
        Reason.NO_PENALTY_CARD_ON_FIRST_TRICK
    )
    assert legal(rules(), "5D QS 4H", "2C") == card_set("5D QS 4H"), "the first trick only"


def test_first_trick_points_banned_nobody_opens_with_a_penalty_card():
    given = rules(first_lead="ELDEST", opening_card="ANY", hearts_lead="FREE")
    assert str(legal(given, MIXED, first=True)) == "3C 7C 5D JD"
    assert reason(given, MIXED, "4H", first=True) is Reason.NO_PENALTY_CARD_ON_FIRST_TRICK
    assert legal(given, "QS 4H", first=True) == card_set("QS 4H"), "nothing but penalty cards"


def test_first_trick_points_banned_following_suit_with_a_penalty_card_is_lawful():
    given = rules("hooligan")
    assert str(legal(given, "7C 9C 4H", "2C", first=True)) == "7C 9C"


def test_first_trick_points_banned_bonus_and_worthless_cards_are_not():
    given = rules("omnibus", points={"3H": 0})
    assert str(legal(given, "JD 3H 4H", "2C", first=True)) == "JD 3H"


# -------------------------------------------------------------------- hearts_lead


def test_hearts_lead_free_at_any_time_the_opening_lead_included():
    given = rules(hearts_lead="FREE", opening_card="ANY", **ELDEST)
    assert legal(given, MIXED) == card_set(MIXED)
    assert legal(given, MIXED, first=True) == card_set(MIXED)


def test_hearts_lead_after_broken_not_before():
    hand = "3H KH 2S 7D"
    assert str(legal(rules(), hand)) == "7D 2S"
    assert legal(rules(), hand, broken=True) == card_set(hand)
    assert reason(rules(), hand, "3H") is Reason.HEARTS_NOT_BROKEN
    assert sentence(rules(), hand, "3H") == "Hearts are not broken yet: lead another suit."


def test_hearts_lead_after_broken_holds_for_the_opening_lead():
    given = rules(opening_card="ANY", **ELDEST)
    assert str(legal(given, MIXED, first=True)) == "3C 7C 5D JD QS"


def test_hearts_lead_after_broken_says_nothing_about_following_and_throwing():
    assert str(legal(rules(), "3H KH 7D", "2H")) == "3H KH"
    assert legal(rules(), "3H KH 7D", "2C") == card_set("3H KH 7D")


def test_hearts_lead_never_unless_nothing_but_hearts():
    given = rules(hearts_lead="NEVER", stuck_lead="ONLY_PENALTY_CARDS")
    assert str(legal(given, "3H QS", broken=True)) == "QS"
    assert str(legal(given, "3H KH", broken=False)) == "3H KH"
    assert reason(given, "3H QS", "3H", broken=True) is Reason.HEARTS_ARE_NEVER_LED
    why = sentence(given, "3H QS", "3H", broken=True)
    assert why == "Hearts are never led while you hold another suit."


# ---------------------------------------------------------------------- broken_by

DECK = "2C 3C 4C 2D 3D 4D QS 2H 7C"


def broken_after(plays: str, word: str, **changes) -> bool:
    given = tiny_rules(DECK, broken_by=word, first_trick_points="ALLOWED", **changes)
    return play(begin(given, "2C QS 3D", "3C 4C 2H", "7C 2D 4D"), plays).broken


def test_broken_by_heart_and_nothing_else():
    given = tiny_rules("2C 3C 7C 2D 3D 4C QS 2H 8C", broken_by="HEART")
    state = play(begin(given, "2C QS 8C", "3C 2H 4C", "7C 2D 3D"), "2C 3C 7C  2D QS")
    assert not state.broken
    state, events = play_with_events(state, "2H")
    assert HeartsBroken(1, *cards("2H")) in events
    assert state.broken


def test_broken_by_heart_even_one_that_is_worth_nothing():
    assert broken_after("2C 3C 7C  2D 3D 2H", "HEART", points={"2H": 0})


def test_broken_by_heart_or_queen_the_queen_thrown_breaks():
    given = tiny_rules("2C 3C 7C 2D 3D 4D QS 2H 8C", broken_by="HEART_OR_QUEEN")
    state = play(begin(given, "2C QS 8C", "3C 4D 2H", "7C 2D 3D"), "2C 3C 7C  2D QS")
    assert state.broken


def test_broken_by_heart_or_queen_even_a_worthless_queen():
    given = tiny_rules("2C 3C 7C 2D 3D 4D QS 2H 8C", broken_by="HEART_OR_QUEEN", points={"QS": 0})
    assert play(begin(given, "2C QS 8C", "3C 4D 2H", "7C 2D 3D"), "2C 3C 7C  2D QS").broken


def test_broken_by_penalty_card_led_thrown_or_followed():
    points = {"3C": 5, "2H": 0}
    assert broken_after("2C 3C", "PENALTY_CARD", points=points)
    given = tiny_rules(DECK, broken_by="PENALTY_CARD", points=points)
    state = begin(given, "2C QS 3D", "7C 4C 2H", "3C 2D 4D")
    assert not play(state, "2C 7C").broken
    assert play(state, "2C 7C 3C").broken


def test_broken_by_penalty_card_not_by_a_worthless_heart_or_a_bonus_card():
    given = tiny_rules(
        "2C 3C 4C 2H 3D 2D 3H 4D 5D", broken_by="PENALTY_CARD", points={"2H": 0, "2D": -10}
    )
    state = begin(given, "2C 3D 4D", "3C 2H 3H", "4C 2D 5D")
    assert not play(state, "2C 3C 4C  2D 3D 2H").broken


def test_broken_by_heart_at_once_whatever_hearts_lead_is():
    for word in ("FREE", "AFTER_BROKEN", "NEVER"):
        assert broken_after("2C 3C 7C  2D 3D 2H", "HEART", hearts_lead=word)


# --------------------------------------------------------------------- stuck_lead


def test_stuck_lead_only_hearts_may_be_led_from_hearts_alone():
    assert str(legal(rules(), "3H 5H")) == "3H 5H"
    assert str(legal(rules(), "QS 3H 5H")) == "QS"


def test_stuck_lead_only_penalty_cards_lets_queen_or_hearts_be_led():
    given = rules(stuck_lead="ONLY_PENALTY_CARDS")
    assert str(legal(given, "QS 3H 5H")) == "QS 3H 5H"
    assert str(legal(given, "2C QS 3H")) == "2C QS"


def test_stuck_lead_only_penalty_cards_nothing_but_hearts_is_enough():
    given = rules(stuck_lead="ONLY_PENALTY_CARDS", points={"3H": 0})
    assert str(legal(given, "3H 5H")) == "3H 5H"
    assert str(legal(given, "QS 3H 5H")) == "QS", "a worthless heart spoils the other way"


# --------------------------------------------------------------------- queen_lead


def test_queen_lead_any_time_before_hearts_are_broken_too():
    assert str(legal(rules(), "5C QS 4H")) == "5C QS"


def test_queen_lead_after_broken_waits():
    given = rules(queen_lead="AFTER_BROKEN")
    assert str(legal(given, "5C QS 4H")) == "5C"
    assert legal(given, "5C QS 4H", broken=True) == card_set("5C QS 4H")
    assert reason(given, "5C QS", "QS") is Reason.QUEEN_WAITS_FOR_BROKEN_HEARTS
    assert sentence(given, "5C QS", "QS") == "The queen of spades waits until hearts are broken."


def test_queen_lead_after_broken_means_the_card_whatever_it_is_worth():
    given = rules("black-jack", queen_lead="AFTER_BROKEN")
    assert str(legal(given, "5C QS JS")) == "5C JS"


# ------------------------------------------------------------------ queen_discard


def test_queen_discard_free_may_be_thrown_or_kept():
    assert legal(rules(), "5D QS 4H", "2C") == card_set("5D QS 4H")


def test_queen_discard_after_broken_waits_when_void():
    given = rules(queen_discard="AFTER_BROKEN")
    assert str(legal(given, "5D QS 4H", "2C")) == "5D 4H"
    assert legal(given, "5D QS 4H", "2C", broken=True) == card_set("5D QS 4H")
    assert reason(given, "5D QS", "QS", "2C") is Reason.QUEEN_WAITS_FOR_BROKEN_HEARTS
    assert str(legal(given, "QS", "2C")) == "QS", "with nothing else she may be thrown"
    assert str(legal(given, "5D QS", "2S")) == "QS", "following spades stays legal"


def test_queen_discard_forced_she_must_be_thrown_at_every_chance():
    given = rules(queen_discard="FORCED")
    assert str(legal(given, "5D QS 4H", "2C")) == "QS"
    assert reason(given, "5D QS 4H", "5D", "2C") is Reason.QUEEN_MUST_BE_THROWN
    why = sentence(given, "5D QS 4H", "5D", "2C")
    assert why == "You cannot follow suit, so the queen of spades must be thrown now."
    assert str(legal(given, "5D QS 4H", "2D")) == "5D", "not while the suit can be followed"
    assert str(legal(given, "3S QS", "2S")) == "3S QS", "following spades she may be kept"


def test_queen_discard_forced_not_where_she_is_banned():
    given = rules(queen_discard="FORCED")
    assert str(legal(given, "5D QS 4H", "2C", first=True)) == "5D"
    allowed = rules(queen_discard="FORCED", first_trick_points="ALLOWED")
    assert str(legal(allowed, "5D QS 4H", "2C", first=True)) == "QS"
    worthless = rules("black-jack", queen_discard="FORCED")
    assert str(legal(worthless, "5D QS 4H", "2C", first=True)) == "QS"


# ---------------------------------------------------- how restrictions combine


def test_following_suit_comes_first():
    assert reason(rules(), "5D QS 4H", "QS", "2D") is Reason.MUST_FOLLOW_SUIT
    assert sentence(rules(), "5D QS 4H", "QS", "2D") == "Follow suit: you still hold diamonds."
    state = begin(rules(pass_cycle=["H"]), CLUBS, HEARTS, DIAMONDS, SPADES)
    state = play(state, "2C")
    assert refusal(state, 1, card_played("3C")).reason is Reason.NOT_IN_HAND
    assert str(refusal(state, 1, card_played("3C"))) == "You do not hold the three of clubs."
    assert refusal(state, 2, card_played("2D")).reason is Reason.NOT_YOUR_TURN
    assert str(refusal(state, 2, card_played("2D"))) == "It is the turn of seat 1."
    assert refusal(state, 9, card_played("2D")).reason is Reason.BAD_SEAT


def test_restrictions_that_leave_no_card_all_fall():
    given = rules(queen_discard="AFTER_BROKEN")
    hand = "QS 4H"
    assert str(legal(given, hand, "2C", first=True)) == "4H", "the ban fell for the whole hand"
    worthless = rules("black-jack", queen_discard="AFTER_BROKEN")
    assert str(legal(worthless, hand, "2C", first=True)) == "QS 4H", "each forbids the other card"
