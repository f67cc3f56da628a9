"""What states and views say of themselves at each kind of moment."""

import pytest

from openhearts.cards import Card, CardSet, all_cards
from openhearts.rules import legality
from openhearts.rules.actions import (
    CHANCE,
    AppointDealer,
    ChooseMoon,
    CutForDealer,
    DealHand,
    PassCards,
    PlayCard,
    ShufflePassed,
)
from openhearts.rules.errors import Reason, RuleSetError
from openhearts.rules.events import CardPlayed, HeartsBroken, delivered
from openhearts.rules.hand import HandPhase
from openhearts.rules.match import MatchState
from openhearts.rules.options import MoonChoice
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.ruletext import parse_changes, rules_from_plain
from openhearts.rules.view import MatchPhase, PlayerView
from openhearts.texts import rule_page, texts_in
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
    choose,
    deal,
    pass_all,
    play,
    play_hand,
    refusal,
    refused_options,
    rules,
    scores,
    tiny_rules,
    turn,
)

QUEEN = Card.parse("QS")


def test_who_acts_in_each_phase_of_a_hand():
    given = tiny_rules("2C 3C 4C 2H 3H 4H", pass_cycle=["MIX"], pass_count=1)
    state = begin(given, "2C 2H", "3C 3H", "4C 4H")
    assert (state.phase, state.to_act) == (HandPhase.PASSING, (0, 1, 2))
    assert state.legal == 0
    assert state.hands[1] == card_set("3C 3H").mask
    assert str(refusal(state, 0, card_played("2C"))) == "The cards to pass are still being chosen."
    state = pass_all(state, "2C", "3C", "4C")
    assert (state.phase, state.to_act) == (HandPhase.MIXING, (CHANCE,))
    assert str(refusal(state, 0, card_played("2C"))) == "The passed cards are being shuffled."
    wrong = refusal(state, CHANCE, ShufflePassed(cards("2C")))
    assert str(wrong) == "The shuffle must hold exactly the cards that were passed."
    state, _ = state.apply(CHANCE, ShufflePassed(cards("2C 3C 4C")))
    assert (state.phase, state.to_act) == (HandPhase.PLAYING, (1,))
    shuffle = refusal(state, CHANCE, ShufflePassed(cards("2C 3C 4C")))
    assert str(shuffle) == "The hand is being played: play a card."
    state = play(state, "2C 3C 4C 2H 3H 4H")
    assert (state.phase, state.to_act) == (HandPhase.PLAYED, ())
    assert state.legal_cards() == CardSet()
    assert str(refusal(state, 0, card_played("2C"))) == "The hand is over."


@pytest.mark.parametrize(
    "action", [DealHand(deal(rules(), [])), ChooseMoon(MoonChoice.ADD), AppointDealer(0)]
)
def test_a_hand_alone_knows_no_actions_of_the_match(action):
    state = begin(rules(), number=4)
    assert refusal(state, 0, action).reason is Reason.WRONG_PHASE


def test_what_is_refused_between_hands_says_why():
    state, _ = MatchState.start(rules())
    assert str(refusal(state, 0, card_played("2C"))) == "The first dealer is still to be found."
    assert str(refusal(state, CHANCE, AppointDealer(7))) == "The seats are 0 to 3."
    cut = refusal(state, CHANCE, CutForDealer((cards("2C 3C 4C 5C"),)))
    assert cut.reason is Reason.WRONG_PHASE
    state = begin_match(rules())
    assert str(refusal(state, 0, PassCards(()))) == "The next hand is still to be dealt."
    for action in (AppointDealer(1), CutForDealer((cards("2C 3C 4C 5C"),))):
        assert refusal(state, CHANCE, action).reason is Reason.WRONG_PHASE
    whole = DealHand(deal(rules(), []))
    assert refusal(state, 0, whole).reason is Reason.NOT_YOUR_TURN
    state, _ = state.apply(CHANCE, whole)
    assert refusal(state, CHANCE, whole).reason is Reason.WRONG_PHASE


def test_what_is_no_action_at_all_is_refused():
    state = begin_match(rules())
    assert state.why_not(CHANCE, None) is Reason.WRONG_PHASE
    assert begin(rules(), number=4).why_not(0, None) is Reason.WRONG_PHASE


def test_a_reason_that_is_not_about_a_card_has_no_sentence_for_one():
    situation = turn(rules(), "2C", None, False, False)
    with pytest.raises(ValueError, match="is no reason against a card"):
        legality.explain_refusal(situation, QUEEN, Reason.MATCH_OVER)


# -------------------------------------------------------------------------- views


def test_a_view_knows_who_acts_and_what_is_due():
    given = rules(first_dealer=3)
    view = PlayerView.of_new_match(0, given)
    assert (view.phase, view.to_act, view.dealer) == (MatchPhase.DEALING, (CHANCE,), 3)
    assert view.pass_receivers == ()
    assert view.tricks_taken == (0, 0, 0, 0)
    assert view.captured == (CardSet(),) * 4
    assert view.cards_left(0) == 0
    assert view.why_not(QUEEN) is Reason.WRONG_PHASE
    state = begin_match(given)
    state, _ = state.apply(CHANCE, DealHand(deal(given, [CLUBS, DIAMONDS, SPADES, HEARTS])))
    view = state.view(0)
    assert view.to_act == (0, 1, 2, 3)
    assert view.must_act
    assert view.pass_receivers == (1, 1, 1)
    assert view.led_suit is None
    assert view.cards_left(0) == 13
    for seat, text in enumerate(("2C 3C 4C", "2D 3D 4D", "2S 3S 4S", "2H 3H 4H")):
        state, _ = state.apply(seat, PassCards(cards(text)))
    view = state.view(1)
    assert view.to_act == (1,)
    assert view.must_act
    assert view.hand.received == tuple((card, 0) for card in cards("2C 3C 4C"))
    assert state.view(0).why_not(QUEEN) is Reason.NOT_YOUR_TURN
    assert state.view(0).legal_cards() == CardSet()
    state, _ = state.apply(1, PlayCard(cards("2C")[0]))
    view = state.view(0)
    assert view.led_suit is cards("2C")[0].suit
    assert [view.cards_left(seat) for seat in range(4)] == [13, 12, 13, 13]


def test_a_view_of_a_hold_hand_has_no_receivers():
    given = rules(first_dealer=0, pass_cycle=["H"])
    state, _ = begin_match(given).apply(CHANCE, DealHand(deal(given, [])))
    assert state.view(0).pass_receivers == ()
    assert state.view(0).hand.has_passed == ()


def test_a_view_does_not_know_who_gets_a_mixed_card():
    given = rules(first_dealer=0, pass_cycle=["MIX"])
    state, _ = begin_match(given).apply(CHANCE, DealHand(deal(given, [])))
    assert state.view(0).pass_receivers == (None, None, None)


def test_views_and_folds_agree_on_a_moon_choice_and_the_end():
    given = tiny_rules("2C 3C 4C QS 2D 3D", moon="CHOICE", target=13)
    state, events = play_hand(begin_match(given), ["4C QS", "2C 2D", "3C 3D"], "2C 3C 4C QS 2D 3D")
    view = state.view(1)
    assert view.to_act == (0,)
    assert not view.must_act
    state, events = choose(state, "ADD")
    for event in events:
        view = view.after(delivered(event, 1))
    assert view == state.view(1)
    assert view.to_act == ()
    assert view.winners == (0,)
    assert view.captured[0] == given.deck


# ----------------------------------------------------------------------- small facts


def test_facts_are_equal_to_their_own_kind_only():
    played, broken = CardPlayed(1, QUEEN), HeartsBroken(1, QUEEN)
    assert played == CardPlayed(1, QUEEN)
    assert played != broken
    assert played != (1, QUEEN)
    assert len({played, broken, CardPlayed(1, QUEEN)}) == 2


def test_more_different_values_than_the_kernel_has_groups():
    points = {card.text: worth for worth, card in enumerate(all_cards()[:20], start=1)}
    given = rules(points=points, moon="NONE")
    everything = " ".join(points)
    assert scores(given, [everything]) == (sum(points.values()), 0, 0, 0)
    assert len(given.kernel.values) > 16


def test_a_page_says_when_no_card_costs_points():
    no_points = dict.fromkeys([*HEARTS.split(), "QS"], 0)
    assert "No card costs points." in rule_page(
        rules(points=no_points, hand_limit=2), texts_in("en")
    )


def test_numbers_have_a_limit():
    assert refused_options(target=1_000_000_000) == {"target"}
    assert refused_options(points={"QS": 1_000_000_000}) == {"points"}
    assert refused_options(exact_resets={"100": -1_000_000_000}) == {"exact_resets"}


def test_plain_options_name_a_preset_by_a_word():
    with pytest.raises(RuleSetError, match="preset must be a name"):
        rules_from_plain({"preset": 3})
    assert rules_from_plain({}) == RuleSet()


def test_changes_are_read_from_texts():
    changes = parse_changes(["target=50", "pass_cycle=L,H", "target_exceeded=yes"])
    assert changes == {"target": 50, "pass_cycle": ["L", "H"], "target_exceeded": True}
    with pytest.raises(RuleSetError, match="target is changed twice"):
        parse_changes(["target=50", "target=60"])
    with pytest.raises(RuleSetError, match="there is no option 'jokers'"):
        parse_changes(["jokers=2"])
