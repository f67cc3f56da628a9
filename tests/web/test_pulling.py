"""Cards are pulled to the table by a finger or the mouse, and a tap stays a tap."""

import pytest
from playwright.sync_api import expect

from spoken import spoken

NO_PASS = {"pass_cycle": ["H"]}
PHONE = {"width": 360, "height": 640}
WIDE_PHONE = {"width": 640, "height": 360}
DESKTOP = {"width": 1920, "height": 1080}


class Finger:
    """Touches as the browser gets them from a screen."""

    def __init__(self, guest):
        self.guest = guest
        self.session = guest.context.new_cdp_session(guest.page)

    def _send(self, kind, *points):
        touches = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def down(self, at):
        self.at = at
        self._send("touchStart", at)

    def move(self, to):
        (x, y), (to_x, to_y) = self.at, to
        for step in range(1, 6):
            self._send("touchMove", (x + (to_x - x) * step / 5, y + (to_y - y) * step / 5))
        self.at = to

    def up(self):
        # The finger comes to rest first. One that is lifted in full swing leaves Chromium with a
        # fling, and the next touch does no more than end it, on a page without any script as well.
        self.guest.page.wait_for_timeout(100)
        self._send("touchEnd")

    def cancel(self):
        self._send("touchCancel")


class Mouse:
    """The mouse, used like a finger."""

    def __init__(self, guest):
        self.mouse = guest.page.mouse

    def down(self, at):
        self.mouse.move(*at)
        self.mouse.down()

    def move(self, to):
        self.mouse.move(*to, steps=5)

    def up(self):
        self.mouse.up()


def grip(guest, card):
    """Where a card can be held, near its left upper corner."""
    guest.still()
    box = guest.card(card).bounding_box()
    return box["x"] + 10, box["y"] + 14


def at_rest(guest, card, where):
    expect(guest.card(card)).to_be_visible()
    guest.still()
    box = guest.card(card).bounding_box()
    return abs(box["x"] + 10 - where[0]) < 2 and abs(box["y"] + 14 - where[1]) < 10


@pytest.mark.parametrize("two_taps", [False, True])
@pytest.mark.parametrize("viewport", [PHONE, WIDE_PHONE])
def test_a_card_is_pulled_to_the_table_by_a_finger(hall, sit, viewport, two_taps):
    guest = sit(changes=NO_PASS, viewport=viewport, has_touch=True, settings={"twoTaps": two_taps})
    for _ in range(2):
        step = guest.wait()
        card = step["bright"][-1]
        finger = Finger(guest)
        x, y = grip(guest, card)
        finger.down((x, y))
        finger.move((viewport["width"] / 2, y - viewport["height"] * 0.3))
        expect(guest.page.locator(".pulled.over")).to_have_count(1)
        finger.up()
        guest.wait(gone=card)
        assert hall.actions(guest.table_id)[-1].card.text == card


def test_a_card_is_pulled_by_the_mouse_and_goes_back_when_let_go_too_early(hall, sit):
    guest = sit(changes=NO_PASS, viewport=DESKTOP)
    step = guest.wait()
    card = step["bright"][0]
    x, y = grip(guest, card)
    mouse = Mouse(guest)
    mouse.down((x, y))
    mouse.move((x + 120, y - 15))
    mouse.up()
    assert at_rest(guest, card, (x, y))
    assert hall.actions(guest.table_id) == []
    mouse.down((x, y))
    mouse.move((960, 400))
    mouse.up()
    guest.wait(gone=card)
    assert [action.card.text for action in hall.actions(guest.table_id)] == [card]


def test_a_touch_that_is_taken_away_plays_nothing(hall, sit):
    guest = sit(changes=NO_PASS, viewport=PHONE, has_touch=True)
    step = guest.wait()
    card = step["bright"][0]
    x, y = grip(guest, card)
    finger = Finger(guest)
    finger.down((x, y))
    finger.move((180, 250))
    finger.cancel()
    assert at_rest(guest, card, (x, y))
    assert hall.actions(guest.table_id) == []
    # And the card is as good as before.
    guest.tap(card)
    guest.wait(gone=card)


def test_a_card_that_may_not_be_played_goes_back_and_says_why(hall, sit):
    guest = sit(changes=NO_PASS, viewport=PHONE, has_touch=True)
    step = guest.play_until(
        lambda step: step["what"] == "play" and len(step["bright"]) < len(step["hand"])
    )
    actions = hall.actions(guest.table_id)
    card = next(card for card in step["hand"] if card not in step["bright"])
    refusal = spoken(guest.last_update()["view"]["refusals"][card])
    where = grip(guest, card)
    finger = Finger(guest)
    finger.down(where)
    finger.move((180, 250))
    finger.up()
    expect(guest.one("refusal")).to_have_text(refusal)
    assert at_rest(guest, card, where)
    assert hall.actions(guest.table_id) == actions


def test_cards_are_pulled_up_for_the_pass_and_a_tap_takes_them_back(hall, sit):
    guest = sit(changes={"pass_cycle": ["L"]}, viewport=PHONE, has_touch=True)
    step = guest.wait()
    finger = Finger(guest)
    for card in step["hand"][3:6]:
        x, y = grip(guest, card)
        finger.down((x, y))
        finger.move((x, y - 200))
        finger.up()
        expect(guest.card(card)).to_have_attribute("aria-pressed", "true")
    back = step["hand"][3]
    guest.still()
    guest.card(back).tap(position={"x": 9, "y": 12})
    expect(guest.card(back)).not_to_have_attribute("aria-pressed", "true")
    guest.card(back).tap(position={"x": 9, "y": 12})
    expect(guest.card(back)).to_have_attribute("aria-pressed", "true")
    guest.one("pass-button").click()
    guest.wait(passed=True)
    [passed] = hall.actions(guest.table_id)
    assert {card.text for card in passed.cards} == set(step["hand"][3:6])
