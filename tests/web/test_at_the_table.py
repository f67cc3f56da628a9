"""What a person sees and can do at the table."""

import re

import pytest
from playwright.sync_api import expect

from openhearts.rules.actions import PassCards, PlayCard
from spoken import spoken


@pytest.fixture
def opened(sit):
    """A table of four that waits for the first play."""
    guest = sit("standard")
    guest.play_until(lambda step: step["what"] == "play")
    return guest


def test_a_refused_card_answers_with_the_rule_and_stays(hall, sit):
    guest = sit("standard")
    step = guest.play_until(
        lambda step: step["what"] == "play" and len(step["bright"]) < len(step["hand"])
    )
    view = guest.last_update()["view"]
    assert step["bright"] == [card for card in step["hand"] if card in view["legal"]]
    dimmed = next(card for card in step["hand"] if card not in step["bright"])
    before = hall.actions(guest.table_id)
    guest.tap_dimmed(dimmed)
    expect(guest.one("refusal")).to_have_text(spoken(view["refusals"][dimmed]))
    expect(guest.one("refusal")).not_to_contain_text(re.compile("invalid", re.IGNORECASE))
    expect(guest.card(dimmed)).to_be_visible()
    assert guest.wait() == step
    assert hall.actions(guest.table_id) == before


def test_hearts_that_are_not_broken_say_so(sit):
    guest = sit("standard")
    step = guest.play_until(
        lambda step: (
            step["what"] == "play"
            and not step["trick"]
            and not step["broken"]
            and len(step["hand"]) < 13
            and any(card not in step["bright"] and card[1] == "H" for card in step["hand"])
        ),
        # To lead soon: take what can be taken.
        choose_play=lambda bright: max(bright, key=lambda card: "23456789TJQKA".index(card[0])),
    )
    assert step["what"] == "play"
    expect(guest.one("hearts")).to_have_attribute("aria-label", "Hearts are not broken")
    heart = next(card for card in step["hand"] if card[1] == "H" and card not in step["bright"])
    guest.tap_dimmed(heart)
    expect(guest.one("refusal")).to_contain_text(re.compile("hearts", re.IGNORECASE))
    guest.play_until(lambda step: step["broken"] or step["what"] == "continue")
    expect(guest.one("hearts")).to_have_attribute("data-broken", "true")
    expect(guest.one("hearts")).to_have_attribute("aria-label", "Hearts are broken")


def test_the_mark_of_broken_hearts_follows_the_match(sit):
    guest = sit("standard", changes={"pass_cycle": ["H"]})
    seen = set()

    def agrees(step):
        if step["what"] == "play":
            assert step["broken"] == guest.last_update()["view"]["hand"]["hearts_broken"]
            seen.add(step["broken"])
        return step["what"] == "continue"

    guest.play_until(agrees)
    assert False in seen


def test_cards_are_dimmed_only_in_ones_own_turn(sit):
    guest = sit("standard", speed="slow")
    step = guest.play_until(
        lambda step: step["what"] == "play" and len(step["bright"]) < len(step["hand"])
    )
    hand = guest.page.locator('[data-testid="hand-card"]')
    expect(hand.and_(guest.page.locator(".playable"))).to_have_count(len(step["bright"]))
    guest.tap(step["bright"][0])
    expect(guest.one("table")).to_have_attribute("data-may-act", "false")
    expect(guest.page.locator('[data-testid="hand-card"][aria-disabled="true"]')).to_have_count(0)
    expect(hand.and_(guest.page.locator(".playable"))).to_have_count(0)


@pytest.mark.parametrize(
    ("entry", "direction", "receiver"), [("L", "left", 1), ("R", "right", 3), ("A", "across", 2)]
)
def test_the_pass_names_its_direction_and_its_receiver(hall, sit, entry, direction, receiver):
    guest = sit("standard", changes={"pass_cycle": [entry]})
    step = guest.wait()
    name = guest.plate(receiver).locator(".text").inner_text()
    for words in (name, direction):
        expect(guest.one("pass-button")).to_contain_text(words)
    expect(guest.one("hand-number")).to_contain_text(f"pass {direction}")
    for card in step["hand"][:3]:
        guest.tap(card)
    for words in (name, direction):
        expect(guest.one("pass-button")).to_contain_text(words)
    # A fourth is not taken, and the reason is said.
    guest.tap(step["hand"][5])
    expect(guest.one("refusal")).to_be_visible()
    expect(guest.card(step["hand"][5])).not_to_have_attribute("aria-pressed", "true")
    # One that is put back can be chosen again.
    guest.tap(step["hand"][0])
    expect(guest.one("pass-button")).to_be_disabled()
    guest.tap(step["hand"][0])
    guest.one("pass-button").click()
    guest.wait(passed=True)
    [passed] = [one for one in hall.actions(guest.table_id) if isinstance(one, PassCards)]
    assert {card.text for card in passed.cards} == set(step["hand"][:3])
    hands = hall.state(guest.table_id).hand.setup.received
    assert {card.text for card, giver in hands[receiver] if giver == 0} == set(step["hand"][:3])


def test_a_scattered_pass_names_a_receiver_for_each_card(hall, sit):
    guest = sit("standard", changes={"pass_cycle": ["SCATTER"]})
    step = guest.wait()
    names = [guest.plate(seat).locator(".text").inner_text() for seat in (1, 2, 3)]
    chosen = [step["hand"][at] for at in (7, 2, 4)]
    for card, name in zip(chosen, names, strict=True):
        expect(guest.one("pass-button")).to_contain_text(name)
        guest.tap(card)
        expect(guest.card(card)).to_have_accessible_name(re.compile(f"chosen for {name}"))
    guest.one("pass-button").click()
    guest.wait(passed=True)
    received = hall.state(guest.table_id).hand.setup.received
    for seat, card in zip((1, 2, 3), chosen, strict=True):
        assert card in [got.text for got, giver in received[seat] if giver == 0]


def test_the_kitty_lies_there_until_it_is_taken_and_is_shown_at_the_end(hall, sit):
    guest = sit("kitty", 4)
    step = guest.wait()
    size = guest.last_update()["view"]["hand"]["kitty_size"]
    assert size > 0
    expect(guest.one("kitty")).to_have_accessible_name(re.compile(f"{size} cards"))
    step = guest.play_until(lambda step: step["what"] == "continue")
    assert step["what"] == "continue"
    expect(guest.one("kitty")).to_have_count(0)
    kitty = hall.state(guest.table_id).hand.setup.deal.kitty
    expect(guest.one("kitty-shown").get_by_role("img")).to_have_count(len(kitty))


def test_the_hand_is_sorted_by_suit_and_rank(sit):
    guest = sit("standard")
    order = [rank + suit for suit in "CDSH" for rank in "23456789TJQKA"]
    for _ in range(2):
        step = guest.wait()
        assert step["hand"] == sorted(step["hand"], key=order.index)
        guest.act(step)


def test_a_seat_belongs_to_the_browser_that_took_it(hall, sit, visit):
    guest = sit("standard")
    other = visit()
    other.page.goto(guest.page.url)
    expect(other.one("no-table")).to_be_visible()
    stranger = visit(seat=(guest.table_id, "x" * 43))
    expect(stranger.one("no-table")).to_be_visible()
    # It asks whether one may sit down there again, and nobody is invited to a table for one.
    stranger.page.wait_for_load_state("networkidle")
    stranger.problems[:] = [one for one in stranger.problems if "404" not in one]
    assert guest.wait()["what"] == "pass"


def test_received_cards_are_marked_until_the_first_play(opened):
    guest = opened
    view = guest.last_update()["view"]
    got = view["hand"]["received"]
    giver = guest.plate(view["hand"]["received_from"][0]).locator(".text").inner_text()
    assert len(got) == 3
    assert giver != "You"

    def marked():
        return {
            card
            for card in guest.wait()["hand"]
            if "just received" in guest.card(card).get_attribute("aria-label")
        }

    assert marked() == set(got)
    expect(guest.page.locator('[data-testid="hand-card"].received')).to_have_count(3)
    for card in got:
        expect(guest.card(card)).to_have_accessible_name(re.compile(f"received from {giver}"))
    expect(guest.one("received")).to_contain_text(giver)
    guest.act(guest.wait())
    assert marked() == set()
    expect(guest.page.locator('[data-testid="hand-card"].received')).to_have_count(0)
    expect(guest.one("received")).to_have_count(0)


def test_the_last_trick_by_button_and_by_key(opened):
    guest = opened
    guest.page.keyboard.press("l")
    expect(guest.one("last-trick")).to_contain_text("No trick")
    guest.page.keyboard.press("Escape")
    guest.act(guest.wait())
    guest.wait()
    trick = guest.last_update()["view"]["hand"]["tricks"][-1]

    def shown():
        lines = guest.one("last-trick").locator("li")
        expect(lines).to_have_count(4)
        return [line.get_attribute("data-card") for line in lines.all()]

    guest.one("last-trick-button").click()
    assert shown() == trick["cards"]
    expect(guest.one("last-trick").locator("li.won")).to_have_attribute(
        "data-seat", str(trick["winner"])
    )
    guest.page.keyboard.press("Escape")
    expect(guest.one("last-trick")).to_have_count(0)
    guest.page.keyboard.press("l")
    assert shown() == trick["cards"]
    guest.page.keyboard.press("l")
    expect(guest.one("last-trick")).to_have_count(0)


def test_score_rules_and_menu_open_and_escape_closes_them(opened):
    guest = opened
    keys = guest.page.keyboard
    for testid, ways in [
        ("score", [lambda: keys.press("s"), guest.one("score-button").click]),
        ("rules", [lambda: keys.press("r"), guest.one("open-rules").click]),
        ("menu", [guest.one("menu-button").click]),
    ]:
        for way in ways:
            way()
            expect(guest.one(testid)).to_be_visible()
            keys.press("Escape")
            expect(guest.one(testid)).to_have_count(0)
    guest.one("open-rules").click()
    expect(guest.one("rules")).to_contain_text("queen of spades")
    keys.press("Escape")
    # The table is as it was, and the game goes on.
    guest.act(guest.wait())


def test_the_speed_is_set_in_the_menu_and_kept(opened):
    guest = opened
    guest.one("menu-button").click()
    guest.page.get_by_text("Slow", exact=True).click()
    guest.page.keyboard.press("Escape")
    guest.page.reload()
    guest.wait()
    guest.one("menu-button").click()
    expect(guest.page.locator('[data-testid="menu"] input[value="slow"]')).to_be_checked()


FOCUSED = """
() => {
  const at = document.activeElement;
  return { testid: at?.dataset.testid ?? null, card: at?.dataset.card ?? null };
}
"""


class Keys:
    """Somebody who has nothing but a keyboard."""

    def __init__(self, guest):
        self.guest = guest
        self.press = guest.page.keyboard.press

    def focused(self):
        return self.guest.page.evaluate(FOCUSED)

    def go_to(self, testid, key="Tab"):
        for _ in range(20):
            if self.focused()["testid"] == testid:
                return
            self.press(key)
        raise AssertionError(f"the keyboard does not reach {testid}")

    def go_to_card(self, card, step):
        self.go_to("hand-card")
        at = step["hand"].index(self.focused()["card"])
        to = step["hand"].index(card)
        for _ in range(abs(to - at)):
            self.press("ArrowRight" if to > at else "ArrowLeft")
        assert self.focused()["card"] == card

    def pass_cards(self, cards, step):
        for card in cards:
            self.go_to_card(card, step)
            self.press("Enter" if card == cards[0] else " ")
        self.go_to("pass-button", "Shift+Tab")
        self.press("Enter")
        return self.guest.wait(passed=True)

    def play_hand(self, step):
        """Play cards by chance until something else is to be done: those cards, and that."""
        played = []
        while step["what"] == "play":
            card = self.guest.rng.choice(step["bright"])
            self.go_to_card(card, step)
            self.press("Enter" if len(played) % 2 else " ")
            played.append(card)
            step = self.guest.wait(gone=card)
            if step["what"] == "play":
                assert self.focused()["testid"] == "hand-card", "the focus left the hand"
        return played, step


def test_a_whole_hand_by_the_keyboard(hall, visit):
    guest = visit()
    keys = Keys(guest)
    keys.go_to("start")
    keys.press("Enter")
    step = guest.wait()
    assert step["what"] == "pass"
    wanted = step["hand"][2:8:2]
    played, step = keys.play_hand(keys.pass_cards(wanted, step))
    assert step["what"] == "continue"
    actions = hall.actions(guest.table_id)
    [passed] = [one for one in actions if isinstance(one, PassCards)]
    assert {card.text for card in passed.cards} == set(wanted)
    assert [one.card.text for one in actions if isinstance(one, PlayCard)] == played
    keys.go_to("continue")
    keys.press("Enter")
    assert guest.wait()["what"] == "pass"


@pytest.mark.parametrize(
    ("preset", "players", "changes", "size"),
    [
        ("basic", 3, {"hand_size": 4, "kitty": "LAST_TRICK", "pass_count": 2}, (1000, 720)),
        ("standard", 4, {}, (360, 640)),
    ],
    ids=["short", "full-hands-on-a-phone"],
)
def test_a_whole_match_and_the_next_one_by_the_keyboard(hall, sit, preset, players, changes, size):
    changes = {"hand_limit": 2, "target": "none", "tie": "SHARE", **changes}
    viewport = {"width": size[0], "height": size[1]}
    guest = sit(preset, players, changes=changes, viewport=viewport)
    keys = Keys(guest)
    first = guest.table_id
    step = guest.wait()
    hands = 0
    while step["what"] != "verdict":
        if step["what"] == "continue":
            hands += 1
            keys.go_to("continue")
            keys.press("Enter")
            step = guest.wait()
        elif step["what"] == "pass":
            count = guest.last_update()["view"]["hand"]["cards_to_pass"]
            step = keys.pass_cards(step["hand"][:count], step)
        else:
            _, step = keys.play_hand(step)
    assert hands == 2
    assert hall.state(first).winners
    for window, key in (("verdict-sheet", "Enter"), ("rematch", " ")):
        keys.go_to(window)
        keys.press(key)
        if window == "verdict-sheet":
            expect(guest.one("score")).to_be_visible()
            keys.press("Escape")
            expect(guest.one("verdict")).to_be_visible()
    expect(guest.one("verdict")).to_have_count(0)
    assert guest.table_id != first
    assert guest.wait()["what"] in ("pass", "play")


def test_the_arrows_lead_to_the_hand_but_not_out_of_a_window(opened):
    guest = opened
    press = guest.page.keyboard.press

    def focused():
        return guest.page.evaluate(FOCUSED)["testid"]

    guest.page.evaluate("document.activeElement.blur()")
    press("ArrowRight")
    assert focused() == "hand-card"
    guest.page.evaluate("document.activeElement.blur()")
    press("s")
    expect(guest.one("score")).to_be_visible()
    press("ArrowRight")
    assert focused() == "continue"
    press("Escape")
    expect(guest.one("score")).to_have_count(0)
    guest.one("menu-button").focus()
    press("ArrowLeft")
    assert focused() == "hand-card"


def test_the_hand_has_the_focus_in_ones_turn_for_whoever_plays_by_keys(sit, visit):
    guest = visit()
    guest.one("start").focus()
    guest.page.keyboard.press("Enter")
    guest.wait()
    expect(guest.page.locator('[data-testid="hand-card"]:focus')).to_have_count(1)
    # Nothing takes the focus of one who uses the mouse.
    other = sit("standard")
    other.page.mouse.click(5, 300)
    other.wait()
    other.still()
    expect(other.page.locator('[data-testid="hand-card"]:focus')).to_have_count(0)


def test_how_many_cards_are_missing_is_said_as_they_are_chosen(sit):
    guest = sit("standard", changes={"pass_cycle": ["L"]})
    step = guest.wait()
    for count, said in enumerate(["Choose 3 cards for", "2 more cards for", "One more card for"]):
        expect(guest.one("pass-button")).to_contain_text(said)
        guest.tap(step["hand"][count])
    expect(guest.one("pass-button")).to_contain_text("Pass 3 cards to")


def test_on_a_phone_the_rules_that_differ_come_first(sit):
    guest = sit("omnibus", viewport={"width": 360, "height": 640})
    guest.wait()
    guest.page.keyboard.press("r")
    card = guest.one("rule-card")
    for sentence in card.locator("strong").all():
        expect(sentence).to_be_in_viewport(ratio=1)
    usual = guest.one("usual-rules")
    folded = usual.locator("li").first
    expect(folded).to_be_hidden()
    usual.locator("summary").click()
    expect(folded).to_be_visible()
    sentences = card.locator("li").count()
    guest.page.set_viewport_size({"width": 1000, "height": 720})
    expect(usual).to_have_count(0)
    expect(card.locator("li")).to_have_count(sentences)


def test_on_a_phone_the_standard_rules_are_not_folded(sit):
    guest = sit("standard", viewport={"width": 360, "height": 640})
    guest.wait()
    guest.page.keyboard.press("r")
    expect(guest.one("rule-card").locator("li").first).to_be_visible()
    expect(guest.one("usual-rules")).to_have_count(0)
