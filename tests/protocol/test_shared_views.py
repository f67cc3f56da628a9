"""What the seats share is encoded once, and every seat still reads what is for it alone."""

import msgspec
import pytest

from openhearts.protocol.shared_views import encoded_view, shared_view
from openhearts.protocol.views import WireView, public_part, wire_view
from openhearts.rules.events import SPECTATOR
from playing import play_course
from protocol.test_views import GAMES

READ = msgspec.json.Decoder(WireView).decode


@pytest.mark.parametrize("game", GAMES)
def test_each_seat_reads_its_own_view_whoevers_was_encoded_first(game):
    shared_ones = moments = 0
    for number, state in enumerate(play_course(GAMES[game], 5, 3, rigged=0.5, feeding=0.5).states):
        seats = [*range(state.rules.players), SPECTATOR]
        first = state.view(seats[number % len(seats)])
        public = public_part(first)
        if public is None:
            continue
        shared = shared_view(first, public)
        for seat in seats:
            view = state.view(seat)
            encoded = encoded_view(view, shared)
            moments += 1
            if encoded is not None:
                shared_ones += 1
                assert READ(encoded) == wire_view(view)
            else:
                assert view.hand.kitty is not None or first.hand.kitty is not None
    assert shared_ones > moments / 2
