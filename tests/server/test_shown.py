"""What a table does not show of a hand that is played is in no message to anybody."""

import itertools
import json
import re

import msgspec
import pytest

from openhearts.rules.events import SPECTATOR
from openhearts.rules.view import MatchPhase
from openhearts.server.live.wire_updates import wire_update
from openhearts.table.seat_entries import parse_seat_entry
from openhearts.table.settings import PointsShown, TableSettings, TricksShown
from server.live import Person, bearer, call
from server.test_encoded_updates import played
from server.test_live_tables import people, play_on

LONG = {"preset": "basic", "players": 3, "changes": {"target": 500, "first_dealer": 0}}
CARD = re.compile(r"\b[2-9TJQKA][CDSH]\b")


def shown_tricks(tricks, shown):
    return {TricksShown.ALL: tricks, TricksShown.LAST: tricks[-1:], TricksShown.NONE: []}[shown]


def as_it_shall_be(whole, eyes, points, tricks):
    """What a seat may be told, worked out from everything."""
    known = {
        PointsShown.ALL: set(range(4)),
        PointsShown.OWN: {eyes} - {SPECTATOR},
        PointsShown.NONE: set(),
    }[points]

    def told(trick):
        return trick if trick["winner"] in known else trick | {"points": None}

    hand = whole["view"]["hand"] | {
        "points_taken": [
            count if taker in known else None
            for taker, count in enumerate(whole["view"]["hand"]["points_taken"])
        ],
        "tricks": [told(trick) for trick in shown_tricks(whole["view"]["hand"]["tricks"], tricks)],
    }
    if points is not PointsShown.ALL:
        hand["moon_threat"] = None
    events = [told(one) if one["type"] == "trick_taken" else one for one in whole["events"]]
    return whole | {"view": whole["view"] | {"hand": hand}, "events": events}


def test_a_hand_in_play_is_told_as_the_table_shows_it_and_a_scored_one_whole():
    ways = [
        TableSettings(points_shown=points, tricks_shown=tricks)
        for points, tricks in itertools.product(PointsShown, TricksShown)
    ]
    cut = scored = 0
    for table, step in played("standard", 4, 1):
        for seat in (*range(4), SPECTATOR):
            told = table.told(seat, step)
            whole = msgspec.to_builtins(wire_update(told, TableSettings()))
            hand = whole["view"]["hand"]
            in_play = hand is not None and told.view.phase is MatchPhase.PLAYING
            cut += in_play
            scored += hand is not None and not in_play and any(hand["points_taken"])
            for settings in ways:
                found = msgspec.to_builtins(wire_update(told, settings))
                assert found == (as_it_shall_be(whole, seat, *settings.shown) if in_play else whole)
    assert cut > 200
    assert scored > 0


def answers_over_http(live, table_id, token):
    """What the holder of a seat is told of the match by every other way."""
    for path in (
        f"/api/tables/{table_id}/record",
        f"/api/tables/{table_id}/record?format=json",
        f"/api/review/{table_id}/record?format=json",
        f"/api/review/{table_id}/hands/1",
        f"/api/tables/{table_id}/watched/1",
        f"/api/tables/{table_id}",
        f"/api/tables/{table_id}/invitation",
    ):
        answer = call(live.port, "GET", path, None, bearer(token))[2]
        if isinstance(answer, dict):
            answer.pop("rules", None)
        text = answer if isinstance(answer, str) else json.dumps(answer)
        # The rules name every card.
        yield re.sub(r"Rules:.*(?=\[FirstDealer)", "", text, flags=re.DOTALL)


def cards_in(frame):
    """The cards that a frame names; the rules of a table name every card."""
    message = json.loads(frame)
    if message["type"] == "welcome":
        message["table"].pop("rules")
    return set(CARD.findall(json.dumps(message)))


@pytest.mark.parametrize(("points", "tricks"), [("NONE", "LAST"), ("OWN", "NONE")])
def test_no_frame_of_anybody_holds_a_trick_or_points_that_are_not_shown(live, points, tricks):
    shown = {"points_shown": points, "tricks_shown": tricks, "watching": "DELAYED"}
    with (
        people(live, "Ann", "Ben", rules=LONG, **shown) as (ann, ben),
        Person(live.port, ann.table_id, "") as watcher,
        Person(live.port, ann.table_id, ben.token) as again,
    ):
        watcher.ask("watch")
        ann.ask("start")
        hidden = set()
        while True:
            seq = ann.now["seq"]
            play_on([ann, ben], turns=1)
            log = live.log(ann.table_id)
            for person in (ann, ben, watcher):
                person.catch_up(log.seq)
            again.join(after=0)
            first = again.frames[-1]
            again.join(after=seq)
            told = list(answers_over_http(live, ann.table_id, ann.token))
            if live.log(ann.table_id).state.hands_played:
                break
            taken = [card.text for trick in log.state.hand.tricks for card in trick.cards]
            # The last trick lies there until the next card.
            hidden = set(taken[:-3])
            for frame in (first, again.frames[-1], ann.frames[-1], ben.frames[-1]):
                assert not cards_in(frame) & hidden
            assert not cards_in(watcher.frames[-1]) & hidden
            for text in told:
                assert not set(CARD.findall(text)) & set(taken)
        assert hidden
        for person in (ann, ben, watcher, again):
            check_shown(person.frames, points, tricks)
        assert ann.now["view"]["results"]
        path = f"/api/review/{ann.table_id}/hands/1"
        assert call(live.port, "GET", path, None, bearer(ann.token))[0] == 200


def check_shown(frames, points, tricks):
    """Nothing in these frames tells what the table does not show."""
    played = 0
    for frame in frames:
        message = json.loads(frame)
        updates = [message] if message["type"] == "update" else []
        if message["type"] == "welcome":
            assert len(message["missed"]) <= 1
            updates = [*message["missed"], message["now"]]
        for update in updates:
            view = update["view"]
            hand = view["hand"]
            if hand is None or view["phase"] != "PLAYING":
                continue
            played += 1
            known = {view["seat"]} if points == "OWN" else set()
            assert {
                seat for seat, count in enumerate(hand["points_taken"]) if count is not None
            } <= (known)
            assert len(hand["tricks"]) <= (tricks == "LAST")
            assert hand["moon_threat"] is None
            events = [one for one in update["events"] if one["type"] == "trick_taken"]
            for trick in (*hand["tricks"], *events):
                assert trick["points"] is None or trick["winner"] in known
    assert played > 20


def test_settings_stored_before_there_was_a_choice_show_everything():
    entry = parse_seat_entry('settings {"access":"LINK","talk":"FREE"}')
    assert not entry.settings.hides
