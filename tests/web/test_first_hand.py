"""The guided first hand, as somebody who never played meets it."""

from itertools import product

import pytest
from playwright.sync_api import expect

from openhearts.table.lesson import LESSON
from web.test_accessibility import TABLET, check, check_both
from web.test_layout import MEASURE, faults, inside, overlap


def sides(thing):
    box = thing.bounding_box()
    right, bottom = box["x"] + box["width"], box["y"] + box["height"]
    return {"left": box["x"], "top": box["y"], "right": right, "bottom": bottom}


SIZES = [{"width": 360, "height": 640}, {"width": 1920, "height": 1080}]
by_size = pytest.mark.parametrize("size", [*SIZES, TABLET], ids=["phone", "wide", "tablet"])


@by_size
def test_a_newcomer_plays_the_first_hand(hall, visit, size):
    guest = visit(viewport=size)
    guest.one("lesson").click()
    expect(guest.one("lesson-note")).to_contain_text("each heart is 1, the queen of spades is 13")
    guest.wait()
    expect(guest.one("hand-card")).to_have_count(13)
    seen = set()

    def look(step):
        note = guest.one("lesson-note")
        if note.count():
            seen.add(note.get_attribute("data-note"))
            box = note.bounding_box()
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size["width"]
            hand = guest.card(step["hand"][0]).bounding_box() if step["hand"] else None
            assert hand is None or box["y"] + box["height"] <= hand["y"]
        return step["what"] == "continue"

    guest.play_until(look, choose_pass=lambda _: ["KS", "AS", "KH"])
    assert {"pass", "first", "follow", "void"} <= seen
    assert seen & {"queen", "broken"}
    guest.one("continue").click()
    expect(guest.one("lesson-over")).to_contain_text("lowest total wins")
    check_both(guest)
    stored = hall.live.log(guest.table_id)
    assert stored.over
    assert stored.marks.practice == LESSON
    assert not stored.marks.counts
    guest.one("lesson-match").click()
    expect(guest.one("lesson-over")).to_have_count(0)
    guest.wait()
    assert hall.live.log(guest.table_id).marks.counts


@pytest.mark.parametrize(
    ("language", "size"),
    [
        *product(["en", "fr"], [(640, 360), (768, 1024), (1024, 768)]),
        *product(["en", "pt", "fr", "hu", "es", "de"], [(360, 640)]),
    ],
)
def test_a_note_covers_nothing(visit, language, size):
    guest = visit(viewport={"width": size[0], "height": size[1]}, locale=language)
    guest.one("lesson").click()
    seen = set()

    def look(step):
        guest.still()
        note = guest.one("lesson-note")
        if note.count() and (key := note.get_attribute("data-note")) not in seen:
            seen.add(key)
            box = sides(note)
            things = [
                guest.one(one) for one in ("seat", "trick-card", "hand-card", "prompt", "led")
            ]
            assert inside(box, sides(guest.one("table")))
            covered = [thing for kind in things for thing in kind.all()]
            assert [one for one in covered if overlap(box, sides(one)) > 0] == []
            assert not faults(guest.page.evaluate(MEASURE)), faults(guest.page.evaluate(MEASURE))
        return step["what"] == "continue"

    guest.play_until(look, choose_pass=lambda _: ["KS", "AS", "KH"])
    assert {"pass", "first", "follow", "void"} <= seen


def test_a_note_that_was_read_stays_away_and_the_hand_can_be_left(visit):
    guest = visit()
    guest.one("lesson").click()
    expect(guest.one("lesson-note")).to_have_attribute("data-note", "pass")
    guest.one("got-it").click()
    expect(guest.one("lesson-note")).to_have_count(0)
    guest.wait()
    guest.passes(["KS", "AS", "KH"])
    expect(guest.one("lesson-note")).to_have_attribute("data-note", "first")
    guest.one("leave-lesson").click()
    expect(guest.one("resume")).to_contain_text("practice")
    # Whoever has sat at a table is not asked again.
    expect(guest.one("lesson")).to_have_count(0)


def test_undo_and_hints_work_in_the_first_hand(visit):
    guest = visit()
    guest.one("lesson").click()
    guest.wait()
    guest.passes(["KS", "AS", "KH"])
    guest.wait(passed=True)
    guest.one("hint").click()
    expect(guest.one("hint-row").first).to_be_visible(timeout=60_000)
    expect(guest.one("lesson-note")).to_have_count(0)
    guest.page.keyboard.press("Escape")
    expect(guest.one("lesson-note")).to_be_visible()
    guest.page.keyboard.press("u")
    expect(guest.one("table")).to_have_attribute("data-phase", "PASSING")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_first_hand_is_for_everybody(visit, theme):
    guest = visit(color_scheme=theme, viewport=SIZES[0])
    guest.one("lesson").click()
    guest.wait()
    check(guest)
