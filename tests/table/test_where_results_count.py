"""Where results count, nobody is helped and nobody escapes: rated matches, and the same deals."""

import random

import pytest

from openhearts.cards.sealing import fixed_secret
from openhearts.rules.actions import CHANCE, PassCards
from openhearts.rules.ruletext import build_rules
from openhearts.table.chairs import SeatHolder, TablePhase
from openhearts.table.chance import sealed_chance_action
from openhearts.table.entries import FixDeals, GiveHint, Practise, SealHand, TakeBack
from openhearts.table.referee import Referee
from openhearts.table.refusals import NotAllowed
from openhearts.table.seat_entries import Ask, Close, Leave, Remove, Sit, Start, Wish
from openhearts.table.settings import SOLO, TableSettings
from playing import Player

RULES = build_rules("standard", players=4, changes={"first_dealer": 0, "hand_limit": 1})
DEALS = bytes(range(32))
OTHERS = [SeatHolder(name, "simple") for name in ("Anna", "Ben", "Clara")]


def dealt(referee):
    """The table with its first hand dealt, as its seal says."""
    referee, _ = referee.act(CHANCE, SealHand(1, fixed_secret(DEALS, 1)))
    while referee.to_act == (CHANCE,):
        referee, _ = referee.act(CHANCE, sealed_chance_action(referee.state, referee.seal))
    return referee


def passing(referee, seat):
    return PassCards(tuple(list(referee.view(seat).hand.cards)[:3]))


def alone(*, practice=False):
    referee, _ = Referee.open(RULES, [SeatHolder("Ann"), *OTHERS], settings=SOLO).act(
        CHANCE, FixDeals(DEALS)
    )
    if practice:
        referee, _ = referee.act(CHANCE, Practise("again"))
    return dealt(referee)


def said(work):
    with pytest.raises(NotAllowed) as refused:
        work()
    return refused.value.said.text


def test_there_are_no_aids_where_others_play_the_same_deals():
    referee = alone()
    assert not referee.aided
    hint = said(lambda: referee.check_hint(0, decision=referee.decision(0)))
    referee, _ = referee.submit(0, passing(referee, 0), decision=referee.decision(0))
    undo = said(lambda: referee.submit_take_back(0, to=referee.seq - 1))
    assert (hint, undo) == ("not-allowed-hint-contest", "not-allowed-undo-contest")
    assert referee.take_back(0) is None


def test_practice_of_the_same_deals_has_its_aids():
    referee = alone(practice=True)
    assert referee.aided
    referee.check_hint(0, decision=referee.decision(0))
    referee, _ = referee.submit(0, passing(referee, 0), decision=referee.decision(0))
    assert referee.take_back(0) == referee.seq - 1
    assert referee.marks.practice == "again"
    assert not referee.marks.counts


def test_what_an_older_log_holds_is_read():
    referee = alone()
    referee, _ = referee.act(0, GiveHint())
    referee, _ = referee.act(0, passing(referee, 0))
    referee, _ = referee.act(0, TakeBack(referee.seq - 1))
    assert (referee.marks.hints, referee.marks.taken_back) == (1, 1)


def gathered(**settings):
    chairs = [SeatHolder("", "simple")] * 4
    table = Referee.open(RULES, chairs, settings=TableSettings(**settings))
    return table.replay([(0, Sit("a" * 64, "Ann")), (1, Sit("b" * 64, "Ben"))])


def test_friends_at_a_table_of_the_same_deals_take_nothing_back():
    referee = gathered().replay([(0, Start()), (CHANCE, FixDeals(DEALS))])
    referee = dealt(referee)
    referee, _ = referee.submit(0, passing(referee, 0), decision=referee.decision(0))
    ask = Ask(Wish.TAKE_BACK, referee.seq - 1)
    assert said(lambda: referee.submit_about_seats(0, ask)) == "not-allowed-undo-contest"
    assert referee.ask_back(0) is None
    referee.submit_about_seats(1, Ask(Wish.PAUSE))


@pytest.mark.parametrize(
    ("entry", "text"),
    [(Close(), "not-allowed-close-rated"), (Remove(1), "not-allowed-remove-rated")],
)
def test_the_owner_cannot_spare_anybody_the_result_of_a_rated_match(entry, text):
    before = gathered(rated=True)
    before.submit_about_seats(0, entry)
    begun = before.replay([(0, Start())])
    assert said(lambda: begun.submit_about_seats(0, entry)) == text
    # It is what older logs hold, and they are read as they are.
    begun.act(0, entry)
    gathered().replay([(0, Start())]).submit_about_seats(0, entry)
    begun.submit_about_seats(0, Leave())


def test_a_rated_match_that_is_over_is_closed_as_every_other():
    referee = gathered(rated=True).replay([(0, Start())])
    player = Player(random.Random(3))
    while not referee.over:
        seat = referee.to_act[0]
        referee, _ = referee.act(seat, player.action(referee.state, seat))
    closed, _ = referee.submit_about_seats(0, Close())
    assert closed.seating.phase is TablePhase.CLOSED
