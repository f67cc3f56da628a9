"""Breaks and repeats: a reload, a killed server, a double click, a second tab."""

import re
import subprocess
import sys
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from openhearts.rules.actions import PlayCard
from server.frame_checker import check_frames, stored_log


def in_mid_trick(step):
    return step["what"] == "play" and bool(step["trick"])


def test_a_reload_in_mid_trick_resumes_exactly(hall, sit):
    guest = sit("standard", speed="fast")
    guest.play_until(in_mid_trick)
    before = guest.shown()
    seq = guest.last_update()["seq"]
    guest.page.reload()
    step = guest.wait()
    assert step["what"] == "play"
    assert guest.shown() == before
    assert guest.last_update()["seq"] == seq
    guest.act(step)
    hall.check_frames(guest)


def test_a_reload_while_cards_are_passed_keeps_the_question(sit):
    guest = sit("standard")
    assert guest.wait()["what"] == "pass"
    # The computer players take their time over the pass: only then does nothing change any more.
    to_act = guest.page.locator('[data-testid="seat"][data-turn="true"]')
    expect(to_act).to_have_count(1)
    before = guest.shown()
    guest.page.reload()
    assert guest.wait()["what"] == "pass"
    expect(to_act).to_have_count(1)
    assert guest.shown() == before


def test_a_score_that_was_not_read_is_shown_again(hall, sit):
    guest = sit("standard")
    guest.play_until(lambda step: step["what"] == "continue")
    sheet = guest.one("score-sheet").inner_text()
    for _ in range(2):
        guest.page.reload()
        assert guest.wait()["what"] == "continue"
        assert guest.one("score-sheet").inner_text() == sheet
    # Leaving for the first page does not read it either.
    guest.page.goto(f"{guest.origin}/#/")
    guest.one("resume").click()
    step = guest.wait()
    assert step["what"] == "continue"
    step = guest.act(step)
    assert step["what"] == "pass"
    guest.page.reload()
    assert guest.wait()["what"] == "pass"
    hall.check_frames(guest)


def test_a_reload_at_the_end_shows_the_same_verdict(sit):
    guest = sit("standard", changes={"pass_cycle": ["H"], "hand_limit": 1, "target": "none"})
    guest.play_match()
    # The best and the worst trick are asked for.
    guest.page.wait_for_load_state("networkidle")
    verdict = guest.one("verdict").inner_text()
    guest.page.reload()
    expect(guest.one("verdict")).to_be_visible()
    expect(guest.one("verdict")).to_have_text(verdict, use_inner_text=True)
    # A match that is over is not offered again.
    guest.one("verdict").get_by_test_id("home").click()
    expect(guest.one("start")).to_be_visible()
    expect(guest.one("resume")).to_have_count(0)


def test_a_match_that_was_left_is_resumed_from_the_first_page(hall, visit):
    guest = visit()
    guest.one("start").dblclick()
    step = guest.play_until(in_mid_trick)
    before = guest.shown()
    guest.one("menu-button").click()
    guest.one("leave").click()
    # The double click made one table.
    expect(guest.one("resume")).to_have_count(1)
    guest.one("resume").click()
    assert guest.wait() == step
    assert guest.shown() == before
    guest.page.go_back()
    expect(guest.one("resume")).to_have_count(1)
    guest.page.go_forward()
    assert guest.wait() == step


@contextmanager
def served(folder, port=0):
    """The command itself, as a process that can be killed; yields it and its address."""
    # What the installed command runs, without depending on where it was installed.
    program = "from openhearts.cli import main; main()"
    command = [sys.executable, "-c", program, "serve", "--port", str(port), "--data-dir", folder]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            found = re.search(r"http://[\d.:]+", process.stdout.readline())
            assert found, "the server did not say where it is"
            yield process, found.group()
        finally:
            process.kill()


def test_a_killed_server_comes_back_in_mid_trick(visit, tmp_path):
    with served(tmp_path) as (process, origin):
        guest = visit(origin=origin, breaks=True)
        guest.one("start").click()
        guest.play_until(in_mid_trick)
        before = guest.shown()
        process.kill()
        process.wait()
        expect(guest.one("reconnecting")).to_be_visible()
    with served(tmp_path, int(origin.rpartition(":")[2])):
        expect(guest.one("reconnecting")).to_have_count(0)
        step = guest.wait()
        assert guest.shown() == before
        step = guest.act(step)
        guest.play_until(lambda step: step["what"] == "continue")
        table_id = guest.table_id
    database = next(tmp_path.glob("*.db"))
    assert check_frames(*stored_log(database, table_id), 0, guest.frames)


def test_a_double_click_plays_one_card(hall, sit):
    guest = sit("standard", reduced_motion="no-preference")
    meant = []
    step = guest.play_until(lambda step: step["what"] == "play")
    while step["what"] == "play":
        card = guest.rng.choice(step["bright"])
        guest.card(card).dblclick(position={"x": 9, "y": 12})
        meant.append(card)
        step = guest.wait(gone=card)
    played = [one.card.text for one in hall.actions(guest.table_id) if isinstance(one, PlayCard)]
    assert played == meant
    assert len(played) == 13


@pytest.mark.parametrize("speed", ["instant", "fast"])
def test_two_tabs_of_one_table_agree(hall, sit, speed):
    guest = sit("standard", speed=speed, reduced_motion="reduce")
    guest.play_until(lambda step: step["what"] == "play")
    first, second = guest.page, guest.new_page()
    second.goto(first.url)
    for turn in range(4 if speed == "instant" else 2):
        guest.page = first
        shown = guest.wait()
        here = guest.shown()
        guest.page = second
        assert guest.wait() == shown
        assert guest.shown() == here
        guest.page = (first, second)[turn % 2]
        card = shown["bright"][0]
        guest.tap(card)
        for page in (first, second):
            guest.page = page
            guest.wait(gone=card)
    hall.check_frames(guest)


def test_another_device_with_the_token_has_the_same_seat(hall, sit, visit):
    guest = sit("standard", changes={"pass_cycle": ["H"]})
    step = guest.play_until(in_mid_trick)
    table_id = guest.table_id
    token = guest.page.evaluate("JSON.parse(localStorage.getItem('openhearts.1')).seats[0].token")
    # The phone takes over where the other one stopped, and the other one sees it.
    phone = visit(seat=(table_id, token), viewport={"width": 360, "height": 640})
    assert phone.wait() == step
    card = step["bright"][0]
    phone.tap(card)
    later = phone.wait(gone=card)
    assert guest.wait(gone=card) == later
    # Nobody else sits there now, and no seat waits for the first device.
    guest.page.close()
    assert phone.act(later)["what"] in {"play", "continue"}
    expect(phone.one("seat")).to_have_count(4)
    assert sum(name == "Me" for name in names(phone)) == 1


def names(guest):
    return [seat.locator(".text").inner_text() for seat in guest.one("seat").all()]
