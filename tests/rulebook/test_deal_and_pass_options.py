"""Section 1, "Table and deal" and "Passing": each value of each option."""

import pytest

from openhearts.cards import Card, CardSet, Deal
from openhearts.rules.actions import (
    CHANCE,
    AppointDealer,
    CutForDealer,
    DealHand,
    PassCards,
    ShufflePassed,
)
from openhearts.rules.errors import IllegalAction, Reason
from openhearts.rules.events import (
    CardsPassed,
    CardsReceived,
    DealerFound,
    HandStarted,
    KittyShown,
    KittyTaken,
    MatchStarted,
    PlayBegan,
    delivered,
)
from openhearts.rules.hand import HandState
from openhearts.rules.match import MatchState
from openhearts.rules.options import PassEntry
from rulebook.builders import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    begin,
    begin_match,
    begin_with_events,
    card_set,
    cards,
    deal,
    hand_text,
    pass_all,
    play,
    play_hand,
    play_with_events,
    refusal,
    refused_options,
    rules,
    tiny_rules,
)

# ---------------------------------------------------------------- players


def seats_in_play(players: int) -> list[int]:
    """Who plays to the first trick, in order."""
    state = begin(rules("classic", players=players, pass_count=0, opening_card="ANY"))
    order = []
    for _ in range(players):
        order.append(state.turn)
        state = play(state, state.legal_cards().lowest().text)
    return order


def test_players_3_play_clockwise():
    assert seats_in_play(3) == [1, 2, 0]


def test_players_4_play_clockwise():
    assert seats_in_play(4) == [1, 2, 3, 0]


def test_players_5_play_clockwise():
    assert seats_in_play(5) == [1, 2, 3, 4, 0]


def test_players_6_play_clockwise():
    assert seats_in_play(6) == [1, 2, 3, 4, 5, 0]


def test_players_7_play_clockwise():
    assert seats_in_play(7) == [1, 2, 3, 4, 5, 6, 0]


def test_players_outside_3_to_7_are_refused():
    for number in (2, 8, 0, -1):
        assert "players" in refused_options(players=number)


# ------------------------------------------------------------ removed, hand_size


def test_removed_cards_are_in_no_hand():
    given = rules(removed=["2C", "KH", "AS", "2D"], hand_size=12)
    assert len(given.deck) == 48
    assert given.penalty_sum == 25
    dealt = deal(given, [])
    for card in cards("2C KH AS 2D"):
        assert all(card not in hand for hand in dealt.hands)
    with_a_removed_card = Deal(
        (card_set("2C") | (dealt.hands[0] - card_set("3C")), *dealt.hands[1:])
    )
    with pytest.raises(IllegalAction) as error:
        HandState.start(given, 1, 0, with_a_removed_card)
    assert error.value.reason is Reason.BAD_DEAL


def test_removed_replaces_the_cards_the_preset_removes():
    given = rules(players=3, removed=["2H"])
    assert given.removed == card_set("2H")


def test_removed_may_name_no_card_twice():
    assert refused_options(removed=["2C", "2C"], hand_size=12, kitty="LAST_TRICK") == {"removed"}


def test_removed_must_name_cards():
    assert refused_options(removed=["1C"]) == {"removed"}
    assert refused_options(removed="2C") == {"removed"}


def test_hand_size_decides_the_size_of_the_kitty():
    assert rules(hand_size=12, kitty="FIRST_TRICK").kitty_size == 4
    assert rules(hand_size=1, kitty="FIRST_TRICK", pass_count=0).kitty_size == 48
    assert rules(hand_size=13, kitty="FIRST_TRICK").kitty_size == 0


def test_hand_size_must_fit_the_deck():
    assert refused_options(hand_size=14) == {"players", "hand_size", "removed"}
    assert refused_options(hand_size=0) == {"hand_size"}


# ------------------------------------------------------------------------ kitty

KITTY_HANDS = ("2C 5D", "3C 4H", "4C 3D", "5C 6D")
KITTY = "QS AH"


def kitty_taker_by_trick(word: str, plays: str) -> list[int]:
    """Who has the kitty after each trick, -1 for nobody."""
    deck = "2C 3C 4C 5C 3D 5D 6D 4H QS AH"
    given = tiny_rules(deck, 4, kitty=word, hand_size=2, first_trick_points="ALLOWED")
    state = begin(given, *KITTY_HANDS, kitty=KITTY)
    takers = []
    for trick in plays.split("  "):
        state = play(state, trick)
        takers.append(state.kitty_taker)
    return takers


def test_kitty_none_leaves_nothing_over():
    assert "kitty" in refused_options(hand_size=12)
    assert rules().kitty_size == 0


def test_kitty_first_trick_goes_to_its_winner():
    assert kitty_taker_by_trick("FIRST_TRICK", "2C 3C 4C 5C  6D 5D 4H 3D") == [3, 3]


def test_kitty_first_penalty_card_waits_for_one():
    assert kitty_taker_by_trick("FIRST_PENALTY_CARD", "2C 3C 4C 5C  6D 5D 4H 3D") == [-1, 3]
    given = tiny_rules(
        "2C 3C 4C 5C 3D 5D 6D 4H QS AH",
        4,
        kitty="FIRST_PENALTY_CARD",
        hand_size=2,
        first_trick_points="ALLOWED",
    )
    state = begin(given, "2C 5D", "4H 3D", "4C 3C", "5C 6D", kitty=KITTY)
    assert play(state, "2C 4H 4C 5C").kitty_taker == 3


def test_kitty_first_penalty_card_goes_with_the_last_trick_when_there_is_none():
    deck = "2C 3C 4C 5C 3D 5D 6D 7D QS AH"
    given = tiny_rules(deck, 4, kitty="FIRST_PENALTY_CARD", hand_size=2)
    state = begin(given, "2C 5D", "3C 7D", "4C 3D", "5C 6D", kitty="QS AH")
    state = play(state, "2C 3C 4C 5C")
    assert state.kitty_taker == -1
    assert play(state, "6D 5D 7D 3D").kitty_taker == 1


def test_kitty_first_heart_waits_for_one_even_if_it_is_worthless():
    deck = "2C 3C 4C 5C 3D 5D 6D 4H QS AH"
    given = tiny_rules(
        deck, 4, kitty="FIRST_HEART", hand_size=2, first_trick_points="ALLOWED", points={"4H": 0}
    )
    state = begin(given, "2C 5D", "4H 3C", "4C 3D", "5C 6D", kitty="QS AH")
    assert play(state, "2C 3C 4C 5C").kitty_taker == -1
    assert kitty_taker_by_trick("FIRST_HEART", "2C 3C 4C 5C  6D 5D 4H 3D") == [-1, 3]


def test_kitty_first_heart_is_not_taken_by_the_queen():
    deck = "2C 3C 4C 5C 3D 5D 6D QS 4H AH"
    given = tiny_rules(deck, 4, kitty="FIRST_HEART", hand_size=2, first_trick_points="ALLOWED")
    state = begin(given, "2C 5D", "QS 3D", "4C 3C", "5C 6D", kitty="4H AH")
    assert play(state, "2C QS 4C 5C").kitty_taker == -1


def test_kitty_last_trick_goes_to_its_winner():
    assert kitty_taker_by_trick("LAST_TRICK", "2C 3C 4C 5C  6D 5D 4H 3D") == [-1, 3]


def kitty_events(seen_by: str) -> list[KittyTaken]:
    given = rules("classic", 3, kitty_seen_by=seen_by, pass_count=0, opening_card="ANY")
    state = begin(given, "AC", "2C", "3C", kitty="QS AH KH 5D")
    _, events = play_with_events(state, "2C 3C AC")
    return [event for event in events if isinstance(event, KittyTaken)]


def test_kitty_seen_by_nobody_shows_it_to_no_seat():
    (event,) = kitty_events("NOBODY")
    assert [delivered(event, seat).cards for seat in (-1, 0, 1, 2)] == [None] * 4


def test_kitty_seen_by_taker_shows_it_to_its_taker_alone():
    (event,) = kitty_events("TAKER")
    assert delivered(event, 0).cards == card_set("QS AH KH 5D")
    assert [delivered(event, seat).cards for seat in (-1, 1, 2)] == [None] * 3


def test_kitty_seen_by_nobody_is_seen_by_everyone_when_the_hand_is_scored():
    given = tiny_rules("2C 3C 4C QS", kitty="LAST_TRICK", hand_limit=1)
    _, events = play_hand(begin_match(given), ["2C", "3C", "4C"], "2C 3C 4C", kitty="QS")
    shown = KittyShown(card_set("QS"), 2)
    assert shown in events
    assert all(delivered(shown, seat) == shown for seat in range(-1, 3))


# ----------------------------------------------------------------- first_dealer


def test_first_dealer_lowest_cut_the_lowest_rank_deals_and_aces_are_high():
    state, _ = MatchState.start(rules("classic"))
    state, events = state.apply(CHANCE, CutForDealer((cards("AC KC 3H QS"),)))
    assert events == [DealerFound(2, (cards("AC KC 3H QS"),))]


def test_first_dealer_lowest_cut_those_tied_for_lowest_cut_again():
    state, _ = MatchState.start(rules("classic"))
    rounds = (
        cards("5C 5D 7S 5H"),
        (*cards("9C 9D"), None, *cards("TH")),
        (*cards("AC KC"), None, None),
    )
    state, _ = state.apply(CHANCE, CutForDealer(rounds))
    assert state.dealer == 1
    assert state.cuts == rounds


@pytest.mark.parametrize(
    "text",
    [
        "5C 5D 7S 8H",
        "5C 6D 7S",
        "5C 6D 7S -",
        "5C 6D 7S 5C",
        "2C 6D 7S 8H / 3C - - -",
        "5C 5D 7S 8H / 2C 3C 4C -",
        "5C 5D 7S 8H / 6C 6D - - / 6H 7H - 8H",
    ],
)
def test_first_dealer_lowest_cut_refuses_an_unlawful_cut(text):
    rounds = tuple(
        tuple(None if word == "-" else Card.parse(word) for word in part.split())
        for part in text.split("/")
    )
    state, _ = MatchState.start(rules("classic"))
    error = refusal(state, CHANCE, CutForDealer(rounds))
    assert error.reason is Reason.BAD_CUT
    assert "every seat still tied for lowest cuts one card" in str(error)


def test_first_dealer_lowest_cut_cuts_from_the_deck_without_the_removed_cards():
    state, _ = MatchState.start(rules(players=3, first_dealer="LOWEST_CUT"))
    assert refusal(state, CHANCE, CutForDealer((cards("2D 3C 4C"),))).reason is Reason.BAD_CUT


def test_first_dealer_random_is_any_seat():
    for seat in range(4):
        state, _ = MatchState.start(rules())
        state, _ = state.apply(CHANCE, AppointDealer(seat))
        assert state.dealer == seat
    state, _ = MatchState.start(rules())
    assert (
        refusal(state, CHANCE, CutForDealer((cards("2D 3C 4C 5C"),))).reason is Reason.WRONG_PHASE
    )


def test_first_dealer_seat_deals_first():
    state, events = MatchState.start(rules(first_dealer=2))
    assert events == [MatchStarted(rules(first_dealer=2))]
    assert state.dealer == 2
    assert refusal(state, CHANCE, AppointDealer(1)).reason is Reason.WRONG_PHASE


def test_first_dealer_seat_must_be_at_the_table():
    assert refused_options(first_dealer=4) == {"first_dealer", "players"}
    assert refused_options(first_dealer=-1) == {"first_dealer", "players"}
    assert refused_options(first_dealer="ANYBODY") == {"first_dealer"}


def test_first_dealer_seat_passes_the_deal_to_the_left_each_hand():
    given = tiny_rules("2C 3C 4C 2H 3H 4H", first_dealer=2, hand_limit=3, moon="NONE")
    state = begin_match(given)
    dealers = []
    for _ in range(3):
        dealers.append(state.dealer)
        state, _ = play_hand(state, ["2C 2H", "3C 3H", "4C 4H"], "2C 3C 4C 4H 2H 3H")
    assert dealers == [2, 0, 1]


# ------------------------------------------------------------------- pass_count


def passed_counts(count: int) -> int:
    given = rules(pass_count=count)
    state, events = begin_with_events(given)
    started = events[0]
    assert isinstance(started, HandStarted)
    assert started.cards_to_pass == count
    hands = [hand_text(state, seat).split() for seat in range(4)]
    for wrong in {count - 1, count + 1} - {-1}:
        assert refusal(state, 0, PassCards(cards(" ".join(hands[0][:wrong])))).reason
    state = pass_all(state, *(" ".join(hand[:count]) for hand in hands))
    for seat in range(4):
        assert CardSet(cards(" ".join(hands[seat - 1][:count]))) <= card_set(hand_text(state, seat))
    return count


def test_pass_count_0_makes_every_entry_a_hold():
    state, events = begin_with_events(rules(pass_count=0, pass_cycle=["L", "MIX", "A"]))
    assert events[0].pass_entry is PassEntry.HOLD
    assert state.turn >= 0
    assert refusal(state, 0, PassCards(())).reason is Reason.NO_PASS_THIS_HAND


def test_pass_count_0_but_not_scatter():
    state, events = begin_with_events(rules(pass_count=0, pass_cycle=["SCATTER"]))
    assert events[0].pass_entry is PassEntry.SCATTER
    assert state.to_act == (0, 1, 2, 3)


def test_pass_count_1_passes_one_card():
    assert passed_counts(1)


def test_pass_count_2_passes_two_cards():
    assert passed_counts(2)


def test_pass_count_3_passes_three_cards():
    assert passed_counts(3)


def test_pass_count_4_passes_four_cards():
    assert passed_counts(4)


def test_pass_count_5_is_refused():
    assert refused_options(pass_count=5) == {"pass_count"}
    assert refused_options(pass_count=-1) == {"pass_count"}


# ------------------------------------------------------------------- pass_cycle


def receivers_of(entry: str, players: int) -> list[int]:
    """Who gets the first card that each seat passes."""
    given = rules(players=players, pass_cycle=[entry], pass_count=1)
    state = begin(given)
    passes = [hand_text(state, seat).split()[0] for seat in range(players)]
    state = pass_all(state, *passes)
    hands = [hand_text(state, seat).split() for seat in range(players)]
    return [next(s for s in range(players) if card in hands[s]) for card in passes]


def test_pass_cycle_l_passes_to_the_left():
    assert receivers_of("L", 4) == [1, 2, 3, 0]


def test_pass_cycle_r_passes_to_the_right():
    assert receivers_of("R", 5) == [4, 0, 1, 2, 3]


def test_pass_cycle_a_passes_across():
    assert receivers_of("A", 4) == [2, 3, 0, 1]
    assert receivers_of("A", 6) == [3, 4, 5, 0, 1, 2]


def test_pass_cycle_a_is_refused_with_an_odd_number_of_seats():
    for players in (3, 5, 7):
        assert refused_options(players=players, pass_cycle=["A"]) == {"pass_cycle", "players"}


def test_pass_cycle_l2_passes_to_the_second_seat_on_the_left():
    assert receivers_of("L2", 5) == [2, 3, 4, 0, 1]


def test_pass_cycle_r2_passes_to_the_second_seat_on_the_right():
    assert receivers_of("R2", 5) == [3, 4, 0, 1, 2]


def test_pass_cycle_l3_passes_to_the_third_seat_on_the_left():
    assert receivers_of("L3", 7) == [3, 4, 5, 6, 0, 1, 2]


def test_pass_cycle_r3_passes_to_the_third_seat_on_the_right():
    assert receivers_of("R3", 7) == [4, 5, 6, 0, 1, 2, 3]


def test_pass_cycle_l3_and_r3_are_refused_with_three_seats():
    assert refused_options(players=3, pass_cycle=["L3"]) == {"pass_cycle", "players"}
    assert refused_options(players=3, pass_cycle=["R3"]) == {"pass_cycle", "players"}


def test_pass_cycle_h_holds():
    state, events = begin_with_events(rules(pass_cycle=["H"]))
    assert events[0] == HandStarted(1, 0, PassEntry.HOLD, 0, 0)
    assert isinstance(events[-1], PlayBegan)
    assert refusal(state, 0, PassCards(cards("2C 3C 4C"))).reason is Reason.NO_PASS_THIS_HAND


def test_pass_cycle_scatter_sends_one_card_to_each_other_seat_in_order():
    given = rules(pass_cycle=["SCATTER"])
    state = begin(given, CLUBS, DIAMONDS, SPADES, HEARTS)
    state = pass_all(state, "2C 3C 4C", "2D 3D 4D", "2S 3S 4S", "2H 3H 4H")
    assert card_set("4D 3S 2H") <= card_set(hand_text(state, 0))
    assert card_set("2C 4S 3H") <= card_set(hand_text(state, 1))
    assert card_set("3C 2D 4H") <= card_set(hand_text(state, 2))
    assert card_set("4C 3D 2S") <= card_set(hand_text(state, 3))


def test_pass_cycle_scatter_takes_one_card_less_than_seats_whatever_pass_count_is():
    for count in range(5):
        given = rules(players=6, pass_count=count, pass_cycle=["SCATTER"])
        assert given.cards_to_pass(given.pass_entry(1)) == 5


def test_pass_cycle_mix_deals_the_pool_back_from_the_eldest_hand():
    given = rules(pass_cycle=["MIX"], pass_count=2)
    state = begin(given, CLUBS, DIAMONDS, SPADES, HEARTS, dealer=2)
    state = pass_all(state, "2C 3C", "2D 3D", "2S 3S", "2H 3H")
    state, events = state.apply(CHANCE, ShufflePassed(cards("2H 2C 2D 2S 3C 3H 3S 3D")))
    received = {e.seat: e for e in events if isinstance(e, CardsReceived)}
    assert received[3].cards == cards("2H 3C"), "one's own may come back"
    assert received[0].cards == cards("2C 3H")
    assert received[1].cards == cards("2D 3S")
    assert received[2].cards == cards("2S 3D")
    assert received[3].givers == (None, None)


def test_pass_cycle_is_one_entry_a_hand_repeated():
    given = rules()
    entries = [given.pass_entry(number).value for number in range(1, 10)]
    assert entries == ["L", "R", "A", "H", "L", "R", "A", "H", "L"]


def test_pass_cycle_empty_is_refused():
    assert refused_options(pass_cycle=[]) == {"pass_cycle"}


def test_pass_cycle_unknown_entry_is_refused():
    assert refused_options(pass_cycle=["L", "L4"]) == {"pass_cycle"}


def test_pass_cycle_entry_that_leaves_no_card_is_refused():
    small = {"hand_size": 3, "kitty": "LAST_TRICK"}
    assert refused_options(pass_cycle=["L"], **small) == {"pass_cycle", "pass_count", "hand_size"}
    assert refused_options(pass_cycle=["SCATTER"], pass_count=0, **small) == {
        "pass_cycle",
        "players",
        "hand_size",
    }
    assert rules(pass_cycle=["L"], pass_count=2, **small).hand_size == 3
    assert rules(pass_cycle=["H"], pass_count=4, **small).hand_size == 3


def test_pass_cycle_l_nobody_learns_anything_until_all_have_chosen():
    state = begin(rules(), CLUBS, DIAMONDS, SPADES, HEARTS)
    for seat, text in enumerate(("2C 3C 4C", "2D 3D 4D", "2S 3S 4S")):
        state, events = state.apply(seat, PassCards(cards(text)))
        assert events == [CardsPassed(seat, cards(text))]
        others = [delivered(events[0], other) for other in range(-1, 4) if other != seat]
        assert others == [CardsPassed(seat, None)] * 4
        assert hand_text(state, seat).split()[:3] == text.split(), "the cards are still in hand"
    state, events = state.apply(3, PassCards(cards("2H 3H 4H")))
    assert events[1] == CardsReceived(0, cards("2H 3H 4H"), (3, 3, 3))
    assert delivered(events[1], 3) is None


# ------------------------------------------------------------------ wrong deals


@pytest.mark.parametrize(
    "hands",
    [
        (CLUBS, DIAMONDS, SPADES),
        (CLUBS, DIAMONDS, SPADES, HEARTS.removesuffix(" AH")),
        (CLUBS, CLUBS, SPADES, HEARTS),
    ],
)
def test_hand_size_and_deck_a_deal_must_fit(hands):
    wrong = Deal(tuple(card_set(text) for text in hands))
    state = begin_match(rules())
    error = refusal(state, CHANCE, DealHand(wrong))
    assert error.reason is Reason.BAD_DEAL
    assert str(error) == (
        "The deal must give 13 cards to each of 4 seats and hold every card of the deck"
        " exactly once."
    )
    with pytest.raises(IllegalAction):
        HandState.start(rules(), 1, 0, wrong)


def test_players_a_dealer_must_be_at_the_table():
    whole = deal(rules(), [])
    with pytest.raises(IllegalAction) as error:
        HandState.start(rules(), 1, 4, whole)
    assert error.value.reason is Reason.BAD_SEAT
