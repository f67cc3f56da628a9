"""A table of several people at random: whatever they do, the log tells the same table again."""

import random
from hashlib import sha256

import pytest

from openhearts.rules.actions import CHANCE
from openhearts.rules.errors import IllegalAction
from openhearts.rules.events import SPECTATOR
from openhearts.rules.ruletext import build_rules
from openhearts.rules.view import PlayerView
from openhearts.table.chairs import SeatHolder, TablePhase
from openhearts.table.chance import next_chance_action
from openhearts.table.entries import format_entry, parse_entry
from openhearts.table.referee import Referee
from openhearts.table.refusals import NotAllowed, StaleDecision
from openhearts.table.seat_entries import (
    Agree,
    Ask,
    ComeBack,
    HandOver,
    Leave,
    Refuse,
    Remove,
    Resume,
    Sit,
    SitIn,
    Start,
    SwapSeats,
    Wish,
)
from openhearts.table.settings import Arrival, TableSettings
from playing import Player

REFUSALS = (NotAllowed, IllegalAction, StaleDecision)


def some_entry(referee, rng):
    """Something that somebody might ask, lawful or not."""
    seats = range(referee.rules.players)
    seat, other = rng.choice(seats), rng.choice(seats)
    ask = referee.seating.ask
    number = referee.seq if ask is None else ask.number
    name = rng.choice(["Ann", "Ben", "Cat", "Dan", "Eve", "Anna"])
    people = rng.choice(
        [
            (seat, Sit(sha256(f"{name}{referee.seq}".encode()).hexdigest(), name)),
            (seat, Sit(sha256(f"{name}{referee.seq}".encode()).hexdigest(), name)),
            (seat, Leave()),
            (referee.seating.owner or 0, Remove(other)),
            (referee.seating.owner or 0, HandOver(other)),
            (referee.seating.owner or 0, SwapSeats(seat, other)),
            (referee.seating.owner or 0, Start()),
            (CHANCE, SitIn(other)),
            (seat, ComeBack()),
            (other, ComeBack()),
        ]
    )
    asking = rng.choice(
        [
            (seat, Ask(Wish.PAUSE)),
            (seat, Ask(Wish.TAKE_BACK, referee.ask_back(seat) or 0)),
            (seat, Agree(number)),
            (other, Agree(number)),
            (seat, Refuse(number)),
            (seat, Resume()),
        ]
    )
    return rng.choice([people, asking, asking])


def next_step(referee, player, rng):
    """One more step, or nothing where it is refused; whoever is refused changes nothing."""
    try:
        if referee.to_act and rng.random() < 0.6:
            seat = rng.choice(referee.to_act)
            action = player.action(referee.state, seat)
            if seat == CHANCE or referee.stand_ins[seat] is not None:
                return referee.act(seat, action, at=referee.seq * 1000)
            return referee.submit(seat, action, decision=referee.decision(seat), at=0)
        return referee.submit_about_seats(*some_entry(referee, rng), at=referee.seq * 1000)
    except REFUSALS:
        return None


@pytest.mark.parametrize("seed", range(12))
def test_a_table_at_random_is_what_its_log_tells(seed):
    rng = random.Random(seed)
    rules = build_rules(
        "standard", players=4, changes={"hand_limit": 2, "target": None, "first_dealer": 0}
    )
    chosen = TableSettings(
        arrival=rng.choice(list(Arrival)), rated=seed % 3 == 0, move_seconds=30, bank_seconds=9
    )
    referee = Referee.open(rules, [SeatHolder("", "simple")] * 4, settings=chosen)
    player = Player(rng)
    views = {seat: PlayerView.of_new_match(seat, rules) for seat in (SPECTATOR, *range(4))}
    entries, refused = [], 0
    while not referee.over and referee.seq < 500:
        found = next_step(referee, player, rng)
        if found is None:
            refused += 1
            continue
        referee, step = found
        entries.append((step.seat, step.action, step.at))
        check_deliveries(referee, step, views)
    assert refused > 20
    assert len(entries) > 60
    start = Referee.open(rules, referee.opened, settings=chosen)
    texts = [(seat, parse_entry(format_entry(entry)), at) for seat, entry, at in entries]
    assert start.replay_timed(texts) == referee
    half = len(entries) // 2
    assert start.replay_timed(texts[:half]).replay_timed(texts[half:]) == referee
    missed = referee.missed(2, len(entries) - 20)
    assert [update.seq for update in missed] == list(range(len(entries) - 19, len(entries) + 1))
    assert missed[-1].view == referee.view(2)


def check_deliveries(referee, step, views):
    """What each seat was told folds to what it knows, as long as nothing is taken back."""
    for seat, view in views.items():
        told = view
        for event in step.deliveries[seat]:
            told = told.after(event)
        now = referee.view(seat)
        assert told == now or type(step.remark).__name__ == "TakenBack"
        views[seat] = now
    assert referee.seating.phase is not TablePhase.GATHERING or referee.state.hand is None


def test_nothing_is_dealt_before_the_start_and_nothing_played_while_it_is_paused():
    rng = random.Random(1)
    rules = build_rules("standard", players=4, changes={"first_dealer": 0})
    referee = Referee.open(rules, [SeatHolder("", "simple")] * 4, settings=TableSettings())
    for seat in (0, 1):
        referee, _ = referee.act(seat, Sit(sha256(bytes([seat])).hexdigest(), f"P{seat}"))
    deal = next_chance_action(referee.state, rng)
    with pytest.raises(NotAllowed, match="not started"):
        referee.act(CHANCE, deal)
    assert referee.automatic_seat is None
    assert not referee.over
    referee, _ = referee.act(0, Start())
    assert referee.automatic_seat == CHANCE
    referee, _ = referee.act(0, Ask(Wish.PAUSE))
    referee, _ = referee.act(1, Agree(referee.seq))
    assert referee.automatic_seat is None
    with pytest.raises(NotAllowed, match="paused"):
        referee.act(CHANCE, deal)
