"""Undo, hints, the end of a hand, files and practice where answers are late, doubled or lost."""

import time

import pytest
from playwright.sync_api import expect

from openhearts.records import write_text
from openhearts.server.live import hint_work
from openhearts.table.entries import EndHand
from review.matches import recorded
from web.bad_line import spoil_line, spoil_request
from web.test_aids import staged_hints
from web.test_past_matches import listed, to_matches, upload
from web.test_review import ONE_HAND, looking_back, match_id

__all__ = ["looking_back"]

LINES = pytest.mark.parametrize(
    "how",
    [{"late": 1200}, {"twice": True}, {"silent": True}, {"deaf": True}],
    ids=["late", "twice", "lost", "swallowed"],
)
REQUESTS = pytest.mark.parametrize("how", ["late", "twice", "lost"])
ONLY_THE_QUEEN = {"points": {f"{rank}H": 0 for rank in "23456789TJQKA"}}


def done(guest, how, taken):
    """Wait until the server has done it: where nothing arrives, once the page has noticed."""

    def wait():
        until = time.monotonic() + 15
        while not taken():
            assert time.monotonic() < until
            guest.page.wait_for_timeout(50)

    if "deaf" not in how:
        wait()
    if "deaf" in how or "silent" in how:
        expect(guest.one("reconnecting")).to_be_visible(timeout=15_000)
        spoil_line(guest, silent=False, deaf=False)
        expect(guest.one("reconnecting")).to_have_count(0)
        wait()


@LINES
def test_one_undo_takes_one_card_back(hall, badly_served, how):
    guest, step = badly_served()
    cards = []
    for _ in range(2):
        cards.append(step["bright"][0])
        guest.tap(cards[-1])
        step = guest.wait(gone=cards[-1])
    spoil_line(guest, **how)
    for _ in range(3 if "late" in how else 1):
        guest.page.keyboard.press("u")
    done(guest, how, lambda: hall.live.log(guest.table_id).marks.taken_back > 0)
    expect(guest.card(cards[1])).to_be_visible()
    expect(guest.card(cards[0])).to_have_count(0)
    guest.tap(cards[1])
    assert guest.wait(gone=cards[1])["hand"] == step["hand"]
    assert hall.live.log(guest.table_id).marks.taken_back == 1


@LINES
def test_one_hint_is_given_and_noted_once(hall, badly_served, monkeypatch, how):
    monkeypatch.setattr(hint_work, "hints", staged_hints)
    guest, _ = badly_served()
    step = guest.play_until(lambda step: step["what"] == "play" and len(step["bright"]) > 1)
    spoil_line(guest, **how)
    guest.one("hint").click()
    done(guest, how, lambda: hall.live.log(guest.table_id).marks.hints > 0)
    # Lost with the line, it is asked for again, and it was noted already.
    expect(guest.one("hint-row").first).to_be_visible()
    guest.tap(step["bright"][0])
    assert guest.wait(gone=step["bright"][0])["what"] == "play"
    assert hall.live.log(guest.table_id).marks.hints == 1


@LINES
def test_a_hand_is_ended_once(hall, badly_served, how):
    guest, _ = badly_served(ONLY_THE_QUEEN)
    step = guest.play_until(
        lambda step: step["what"] == "continue" or guest.one("end-hand").count() > 0
    )
    assert step["what"] == "play"
    spoil_line(guest, **how)
    for _ in range(2):
        guest.page.keyboard.press("e")
    done(guest, how, lambda: len(hall.state(guest.table_id).results) > 0)
    expect(guest.one("continue")).to_be_visible()
    guest.one("continue").click()
    guest.wait()
    assert hall.live.log(guest.table_id).log.count((0, EndHand())) == 1
    assert len(hall.state(guest.table_id).results) == 1


@REQUESTS
def test_a_file_is_taken_in_once(visit, how):
    guest = visit(breaks=True)
    to_matches(guest)
    spoil_request(guest, "/api/records", how)
    upload(guest, "friday.hearts", write_text(recorded()))
    # What was not answered is asked again by itself; the server knows the file by its content.
    expect(guest.one("step-bar")).to_be_visible()
    to_matches(guest)
    expect(guest.one("match")).to_have_count(1)
    assert len(listed(guest)) == 1


@REQUESTS
def test_a_hand_is_played_again_at_one_table(looking_back, how):
    guest = looking_back(ONE_HAND, breaks=True)
    source = match_id(guest)
    guest.page.goto(f"{guest.origin}/#/review/{source}/1/12")
    spoil_request(guest, f"/api/review/{source}/practice", how)
    guest.one("play-from-here").dblclick()
    if how == "lost":
        expect(guest.one("problem")).to_contain_text("does not answer")
        guest.one("play-from-here").click()
    expect(guest.one("open-rules")).to_contain_text("Practice")
    assert guest.table_id != source
    assert guest.wait()["what"] == "play"
