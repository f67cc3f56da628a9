"""The updates of one step are encoded together; each seat reads the same as if it were alone."""

import random

import msgspec
import pytest

from openhearts.protocol.messages import Update
from openhearts.rules.events import SPECTATOR
from openhearts.rules.ruletext import build_rules
from openhearts.server.identity import token_hash
from openhearts.server.live.houses import fair_house
from openhearts.server.live.wire_updates import EncodedUpdates, wire_update
from openhearts.table.entries import EndHand
from openhearts.table.house import fallback_action
from openhearts.table.referee import Referee
from openhearts.table.seat_entries import LetWatch, Sit, SitIn, Start
from openhearts.table.seating import SeatHolder
from openhearts.table.settings import PointsShown, TableSettings, TricksShown, Watching

READ = msgspec.json.Decoder(Update).decode


def played(preset, players, seed, **shown):
    """The steps of a match at a table of people who do this and that, with the table after each."""
    rules = build_rules(preset, players, {"hand_limit": 2, "moon": "CHOICE"})
    settings = TableSettings(watching=Watching.SEAT, **shown)
    table = Referee.open(rules, [SeatHolder("", "simple")] * players, settings=settings)
    rng = random.Random(seed)
    for seat in range(players):
        table, step = table.act(seat, Sit(token_hash(str(seat)), "ABCDEFG"[seat]))
        yield table, step
    table, step = table.act(0, Start())
    yield table, step
    house = fair_house(table)
    while not table.over:
        if table.automatic_seat is not None:
            automatic = house.next_automatic_action(table)
            table, step = table.act(automatic.seat, automatic.action)
        elif table.settled() is not None:
            table, step = table.act(table.to_act[0], EndHand())
        else:
            seat = rng.choice(table.to_act)
            if rng.random() < 0.05:
                table, step = table.act(seat, LetWatch(allowed=rng.random() < 0.5))
            elif rng.random() < 0.01:
                table, step = table.act(-1, SitIn(seat))
                house = fair_house(table)
            else:
                table, step = table.act(seat, fallback_action(table, seat, "as it comes").action)
        yield table, step


@pytest.mark.parametrize(
    ("preset", "players"), [("standard", 4), ("kitty", 4), ("omnibus", 5), ("spot", 3)]
)
@pytest.mark.parametrize("seed", range(3))
def test_every_seat_reads_what_it_would_be_told_alone(preset, players, seed):
    # Where something is not shown again, nothing is shared.
    shown = {} if seed < 2 else {"points_shown": PointsShown.OWN, "tricks_shown": TricksShown.LAST}
    updates, compared = EncodedUpdates(), 0
    for number, (table, step) in enumerate(played(preset, players, seed, **shown)):
        seats = [*range(players), SPECTATOR]
        random.Random(number).shuffle(seats)
        for seat, encoded in updates.of_step(table.told_each(seats, step), table.settings).items():
            read = READ(encoded)
            alone = wire_update(table.told(seat, step), table.settings)
            assert msgspec.to_builtins(read) == msgspec.to_builtins(alone)
            compared += 1
    assert compared > 200
