"""What makes the steady player steady, one position a habit."""

from dataclasses import replace

import pytest

from openhearts.cards import CardSet
from openhearts.players import player_named, random_stream
from openhearts.players.steady.threat import find_threat
from openhearts.players.steady.worth import worth_of
from openhearts.rules.options import MoonChoice, PassEntry
from openhearts.rules.ruletext import build_rules
from openhearts.rules.trick import Trick
from openhearts.rules.view import HandView, MatchPhase, PlayerView
from players.positions import cards, playing

PLAYER = player_named("steady", random_stream(0))


def plays(*args, **kwargs):
    return PLAYER.choose_play(playing(*args, **kwargs)).text


def passing(hand, rules=None):
    rules = rules or build_rules("standard")
    own = cards(hand)
    view = PlayerView(
        seat=0,
        rules=rules,
        phase=MatchPhase.PASSING,
        dealer=0,
        totals=(0,) * rules.players,
        hand=HandView(
            number=1,
            dealer=0,
            pass_entry=rules.pass_entry(1),
            cards_to_pass=rules.cards_to_pass(rules.pass_entry(1)),
            kitty_size=0,
            dealt=CardSet(own),
            cards=CardSet(own),
            has_passed=(False,) * rules.players,
        ),
    )
    return {card.text for card in PLAYER.choose_pass(view)}


def test_ducks_with_the_highest_card_that_still_loses():
    assert plays("2D 7D TD AD 5C 6C 7C", "JD 3H 4D") == "TD"


def test_last_seat_takes_a_harmless_trick_with_its_highest_card():
    assert plays("QD KD AD 5C 6C 7C 2S", "JD TD 9D", others="2D 3D 4D 5D 6D QS") == "AD"


def test_void_throws_the_queen_first():
    assert plays("QS KH AH 3S 4S", "9D 4D 2D") == "QS"


def test_void_without_the_queen_throws_the_spades_above_her():
    assert plays("AS KS 2H 3C", "9D 4D 2D", others="QS JS TS") in ("AS", "KS")


def test_does_not_lead_a_spade_above_the_queen():
    assert plays("KS 4C 5D 3H", others="QS JS 9S 2C 7C 8C TC 6D 7D 9D") != "KS"


def test_smokes_out_the_queen():
    assert plays("5S 6S 9D TD QC KC", others="QS KS AS JS TS 8D JD KD 2C AC 9C") in ("5S", "6S")


def test_does_not_draw_its_own_guards():
    led = plays("QS 3S 4S 6D 5C 4C", others="KS AS JS TS 9S 7D 8D 9D TD 6C 7C 8C")
    assert led not in ("QS", "3S", "4S")


def test_plays_the_king_of_spades_last_when_the_queen_cannot_fall():
    assert plays("KS 2S 5D 6C", "3S 9S TS", others="QS JS") == "KS"


def test_does_not_overtake_with_the_queen_to_come():
    assert plays("KS 2S 5D 6C", "3S", others="QS JS 9S TS") == "2S"


def test_takes_the_jack_that_counts_minus_ten():
    rules = build_rules("omnibus")
    assert plays("KD 3D 5C 6C", "JD 4D 2D", rules=rules) == "KD"


def test_does_not_throw_the_jack_away():
    rules = build_rules("omnibus")
    assert plays("JD AD 9C 8C", "9S 4S 2S", rules=rules, others="QD KD") != "JD"


def test_takes_the_ten_where_the_ten_counts():
    rules = build_rules("omnibus-ten")
    assert plays("KD 3D 5C 6C", "TD 4D 2D", rules=rules) == "KD"


def test_fears_the_ace_and_king_where_they_count():
    rules = build_rules("black-maria")
    assert plays("AS 3H 4C", "9D 4D 2D", rules=rules) == "AS"


def test_fears_the_seven_of_clubs_where_it_counts():
    rules = build_rules("hooligan")
    assert plays("7C 2H 3D", "9S 4S 2S", rules=rules, others="QS 8C") == "7C"


def test_passes_the_bare_queen_with_the_high_spades():
    given = passing("QS KS AS 2C 3C 4C 5D 6D 7D 2H 3H 4H 5H")
    assert {"QS"} <= given or {"KS", "AS"} <= given


def test_keeps_a_well_guarded_queen():
    assert "QS" not in passing("QS 2S 3S 4S 5S 6S KC AC 3D KD 2H AH KH")


def test_passes_high_hearts():
    assert passing("AH KH 2C 3C 4C 5C 2D 3D 4D 5D 2S 3S 4S") & {"AH", "KH"}


def test_keeps_the_jack_of_diamonds():
    rules = build_rules("omnibus")
    assert "JD" not in passing("JD AD KD 2C 3C 9C KC 4S 5S 6S AH KH 9H", rules)


def test_passes_by_value_in_every_game():
    rules = build_rules("spot")
    assert passing("AH KH QH 2C 3C 4C 5C 2D 3D 4D 2S 3S 4S", rules) >= {"AH", "KH"}


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_passes_as_many_as_the_rules_say(count):
    rules = build_rules("standard", 4, {"pass_count": count})
    assert len(passing("QS KS AS 2C 3C 4C 5D 6D 7D 2H 3H 4H 5H", rules)) == count


class TestMoon:
    RULES = build_rules("standard")

    def test_stops_an_opponent_who_has_nearly_everything(self):
        view = playing("AH 4H 3C", "KH 2H 5H", points_to=0, others="3D 4D 5D")
        assert PLAYER.choose_play(view).text == "AH"

    def test_takes_no_point_where_nobody_threatens(self):
        view = playing("AH 4H 3C", "KH 2H 5H", others="3D 4D 5D")
        assert PLAYER.choose_play(view).text == "4H"

    def test_takes_no_point_where_the_rules_have_no_moon(self):
        rules = build_rules("standard", 4, {"moon": "NONE"})
        view = playing("AH 4H 3C", "KH 2H 5H", points_to=0, others="3D 4D 5D", rules=rules)
        assert PLAYER.choose_play(view).text == "4H"

    def test_keeps_the_stopper_it_would_throw_otherwise(self):
        table = {"trick": "KD 2D 5D", "others": "KH QH JH TH 6D"}
        assert plays("AH 8C 4C", **table) == "AH"
        assert plays("AH 8C 4C", points_to=0, **table) != "AH"

    ALL_TO_SEAT_0 = (
        Trick(0, cards("AC KC QC JC"), 0),
        Trick(0, cards("AD KD QS JD"), 0),
        Trick(0, cards("AH 8H 9H 3H"), 0),
    )

    def test_stops_a_moon_early_by_taking_a_cheap_trick(self):
        hand = "JH 4H 7C 8C 9C TC 5D 6D 3S 4S"
        assert plays(hand, "TH 5H 6H", tricks=self.ALL_TO_SEAT_0) == "JH"

    def test_keeps_a_guarded_high_heart_as_a_stopper(self):
        hand = "QH 7H 4H 9C 8C 7C 6C 4S 3S 2S"
        assert plays(hand, "QD 3D 5D", tricks=self.ALL_TO_SEAT_0)[1] != "H"
        halves = (*self.ALL_TO_SEAT_0[:2], Trick(0, cards("8H AH 9H 3H"), 1))
        assert plays(hand, "QD 3D 5D", tricks=halves) == "QH"

    def test_throws_points_on_another_seat_than_the_threat(self):
        table = {"others": "2H 3H 4H 5H AH KH 6D 7D 8D"}
        threat = {"points_to": 0, "seat": 3}
        assert plays("QS 8C 6C 4C", "KD 2D 5D", **threat, **table) != "QS"
        assert plays("QS 8C 6C 4C", "2D KD 5D", **threat, **table) == "QS"

    def test_suspects_whoever_gives_low_cards_or_gets_high_ones(self):
        worth = worth_of(self.RULES)
        for given, got, suspect in (("7C 8C 9C", "2D 3D 4C", 3), ("KC QC AC", "AH KH QS", 1)):
            view = playing(
                "5D 6D 7D 8D 9D 5S 6S 7S 2H 3H 4H 5H 6H",
                seat=0,
                tricks=[],
                pass_entry=PassEntry.LEFT,
                passed=cards(given),
                received=tuple((card, 3) for card in cards(got)),
            )
            assert find_threat(view, worth).seat == suspect

    def test_fears_no_moon_that_lacks_a_bonus_card(self):
        rules = build_rules("omnibus", 4, {"moon_needs_bonus": True})
        tricks = [Trick(0, cards("2H 3H 4H 5H"), 3), Trick(3, cards("TD JD 2D KD"), 2)]
        view = playing("AH 9C 8C", tricks=tricks, rules=rules, seat=0)
        assert find_threat(view, worth_of(rules)) is None
        assert (
            find_threat(playing("AH 9C 8C", tricks=tricks[:1], seat=0), worth_of(rules)).seat == 3
        )

    def test_goes_for_it_with_winners_only(self):
        view = playing("AH KH QH AS", others="2H 3H 4H JH KS QS JS 3C 4C 5D 6D 7D", seat=0)
        assert PLAYER.choose_play(view).text != "QS"
        following = playing(
            "AH KH QH AS", "JH 3H 2H", points_to=3, others="4H KS QS JS 5D 6D 7D 8D", seat=3
        )
        assert PLAYER.choose_play(following).text in ("QH", "KH", "AH")

    def test_gives_up_when_broken(self):
        view = playing("AH KH QH 2H", "JH TH 3H", points_to=1, others="4H KS QS JS 5D 6D")
        assert PLAYER.choose_play(view).text == "2H"


class TestMoonChoice:
    def choice(self, totals, target=100):
        rules = build_rules("american", 4, {"target": target})
        view = playing("2C", tricks=_all_tricks_to_seat_0(), seat=0, rules=rules)
        view = _over(view, totals)
        return PLAYER.choose_moon(view)

    def test_adds_when_that_wins(self):
        assert self.choice((50, 80, 90, 85)) is MoonChoice.ADD

    def test_subtracts_when_adding_would_end_the_match_for_another(self):
        assert self.choice((90, 10, 80, 20)) is MoonChoice.SUBTRACT

    def test_either_is_the_same_lead_in_the_middle(self):
        assert self.choice((0, 0, 0, 0)) is MoonChoice.ADD


def _all_tricks_to_seat_0():
    return [Trick(0, cards(f"{r}C {r}S {r}H {r}D"), 0) for r in "23456789TJQKA"]


def _over(view, totals):
    hand = replace(view.hand, cards=CardSet(), shooter=0, sun=True)
    return replace(view, phase=MatchPhase.CHOOSING_MOON, totals=totals, hand=hand)
