"""Mistakes that Hearts programs are known for, each with the right move."""

import pytest

from openhearts.cards import CardSet, Suit
from openhearts.players import player_named, random_stream
from openhearts.players.counting import count_cards
from openhearts.rules.options import PassEntry
from openhearts.rules.ruletext import build_rules
from openhearts.rules.trick import Trick
from players.positions import cards, playing

OMNIBUS = build_rules("omnibus")


def steady(view):
    return player_named("steady", random_stream(0)).choose_play(view).text


def test_hb42_last_seat_ducks_the_queen():
    assert steady(playing("AD 3D 5C 8H", "9D 4D QS")) == "3D"


def test_hb43_does_not_take_the_queen_when_hunting_the_jack():
    assert steady(playing("QD 4D 7C", "TD QS", rules=OMNIBUS, others="JD")) == "4D"


def test_hb45_last_seat_gives_the_queen_to_the_king():
    assert steady(playing("AS QS 6D", "2S KS 5S")) == "QS"


def test_hb45_also_under_the_ace():
    assert steady(playing("KS QS 6D", "2S AS 5S")) == "QS"


def test_hb50_does_not_lead_a_dead_suit_with_the_points_still_out():
    played = [
        Trick(0, cards("2C 3C 5C 6C"), 3),
        Trick(0, cards("7C 8C TC JC"), 3),
        Trick(0, cards("QC KC AC 2S"), 2),
        Trick(0, cards("2D 4D 5D 6D"), 3),
        Trick(0, cards("7D 8D 9D TD"), 3),
        Trick(0, cards("JD QD KD AD"), 3),
        Trick(0, cards("3S 4S 5S 6S"), 3),
        Trick(0, cards("7S 8S 9S TS"), 3),
        Trick(0, cards("JS QS KS AS"), 3),
        Trick(0, cards("2H 3H 4H 5H"), 3),
        Trick(1, cards("6H 7H 8H 9H"), 0),
    ]
    view = playing("3D 4C", tricks=played, seat=0)
    assert not any(cards & Suit.DIAMONDS.mask for cards in count_cards(view).may_hold[1:])
    assert steady(view) == "4C"


@pytest.mark.parametrize("trick", ["", "2S", "9D", "AC 2C"])
def test_hb51_an_only_card_is_played(trick):
    assert steady(playing("QS", trick)) == "QS"


def test_hb56_a_passed_card_is_unseen_but_its_holder_is_known():
    queen = cards("QS")[0]
    passed = {
        "pass_entry": PassEntry.LEFT,
        "passed": cards("QS AC KC"),
        "received": tuple((card, 3) for card in cards("2D 3D 4D")),
    }
    view = playing("2D 3D 4D 5D 6D 7D 8D 9D TD JD 2S 3S 4S", tricks=[], seat=0, **passed)
    known = count_cards(view)
    assert known.unseen & queen.bit
    assert [seat for seat, held in enumerate(known.holds) if held & queen.bit] == [1]
    assert not (known.may_hold[2] | known.may_hold[3]) & queen.bit


def test_hb56_once_played_it_is_nobodys():
    queen = cards("QS")[0]
    passed = {
        "pass_entry": PassEntry.LEFT,
        "passed": cards("QS AC KC"),
        "received": tuple((card, 3) for card in cards("2D 3D 4D")),
    }
    played = [Trick(0, cards("JS QS KS AS"), 3)]
    view = playing("2D 3D 4D 5D 6D 7D 8D 9D TD 2S 3S 4S", tricks=played, seat=0, **passed)
    known = count_cards(view)
    assert not known.unseen & queen.bit
    assert not any(held & queen.bit for held in known.holds)


def test_hb56_the_others_do_not_know_who_passed_what():
    view = playing("2D 3D 4D 5D 6D 7D 8D 9D TD JD 2S 3S 4S", tricks=[], seat=2)
    known = count_cards(view)
    assert all(known.may_hold[seat] & cards("QS")[0].bit for seat in (0, 1, 3))


def test_hb58_takes_the_cheap_trick_now_rather_than_all_later():
    played = [
        Trick(0, cards("2C 3C 5C 6C"), 3),
        Trick(0, cards("7C 8C TC JC"), 3),
        Trick(0, cards("QC KC AC 2S"), 2),
        Trick(0, cards("2D 4D 5D 6D"), 3),
        Trick(0, cards("7D 8D 9D TD"), 3),
        Trick(0, cards("JD QD KD AD"), 3),
        Trick(0, cards("3S 4S 5S 6S"), 3),
        Trick(0, cards("7S 8S 9S TS"), 3),
        Trick(0, cards("JS KS AS 2H"), 2),
        Trick(0, cards("3H 4H 5H 6H"), 3),
        Trick(1, cards("7H 8H 9H 3D"), 3),
    ]
    view = playing("4C TH", tricks=played, seat=0, broken=True)
    assert CardSet.parse("QS").mask & count_cards(view).unseen
    assert steady(view) in ("4C", "TH")
