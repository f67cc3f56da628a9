"""The table at every size: nothing scrolls, nothing is hidden, everything can be reached."""

from itertools import combinations, product

import pytest
from playwright.sync_api import expect

from openhearts.players.levels import LEVELS
from openhearts.texts import LANGUAGES, texts_in

SIZES = [(360, 640), (640, 360), (768, 1024), (1920, 1080)]

MEASURE = """
() => {
  const all = (id) =>
    [...document.querySelectorAll(`[data-testid="${id}"]`)].filter((one) => !one.inert);
  const box = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const page = document.documentElement;
  const table = document.querySelector('[data-testid="table"]');
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return {
    view,
    scrolls: [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight,
      table.scrollWidth - table.clientWidth, table.scrollHeight - table.clientHeight],
    table: box(table),
    cards: all("hand-card").map((card) => {
      const { left, top } = card.getBoundingClientRect();
      // The index of a card is in its left upper corner.
      const corner = { left: left + 2, top: top + 2, right: left + 20, bottom: top + 26 };
      const hit = document.elementFromPoint(left + 11, top + 14);
      const found = hit?.closest('[data-testid="hand-card"]');
      return { card: card.dataset.card, corner, hit: found?.dataset.card ?? hit?.className };
    }),
    led: all("led").map((one) => ({ name: "the mark of the lead", box: box(one) })),
    seats: all("seat").map((seat) => ({ name: `seat ${seat.dataset.seat}`, box: box(seat) })),
    trick: all("trick-card").map((card) => ({ name: card.dataset.card, box: box(card) })),
    said: ["pass-button", "prompt", "refusal", "received", "sweep-button", "caption"]
      .flatMap((id) => all(id).map((one) => ({ name: id, box: box(one) }))),
    kitty: all("kitty").map((one) => ({ name: "kitty", box: box(one) })),
    buttons: all("last-trick-button").concat(all("score-button"), all("menu-button"),
      all("open-rules")).map((one) => ({ name: one.dataset.testid, box: box(one) })),
  };
}
"""


def inside(inner, outer, slack=0.5):
    return (
        inner["left"] >= outer["left"] - slack
        and inner["top"] >= outer["top"] - slack
        and inner["right"] <= outer["right"] + slack
        and inner["bottom"] <= outer["bottom"] + slack
    )


def overlap(one, other):
    """How deep two boxes lie in one another, in pixels."""
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return min(wide, high)


def faults(found):
    """Everything that is wrong with a table as it is laid out."""
    cards, seats, trick, said = (found[kind] for kind in ("cards", "seats", "trick", "said"))
    corners = [{"name": f"the index of {card['card']}", "box": card["corner"]} for card in cards]
    wrong = [f"it scrolls by {found['scrolls']}"] if max(found["scrolls"]) > 0 else []
    wrong += [
        f"{card['hit']} covers the index of {card['card']}"
        for card in cards
        if card["hit"] != card["card"]
    ]
    wrong += [
        f"{thing['name']} is not all inside"
        for thing in (*corners, *seats, *trick, *said, *found["kitty"], *found["buttons"])
        if not inside(thing["box"], found["view"])
    ]
    pairs = [
        *combinations([*seats, *said], 2),
        *product([*seats, *said], [*trick, *found["kitty"]]),
        *product([*seats, *said], corners),
        *product(seats, found["led"]),
    ]
    wrong += [
        f"{one['name']} overlaps {other['name']} by {deep:.0f}"
        for one, other in pairs
        if (deep := overlap(one["box"], other["box"])) > 0.5
    ]
    return wrong


def measured(guest, size):
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.still()
    return guest.page.evaluate(MEASURE)


BIG = {"index": "big", "holdTricks": True}


@pytest.mark.parametrize(
    ("preset", "players", "settings"),
    [
        ("black-lady", 3, None),
        ("standard", 4, None),
        ("kitty", 4, None),
        ("classic", 7, None),
        ("black-lady", 3, BIG),
        ("standard", 4, BIG),
        ("classic", 7, BIG),
    ],
)
def test_the_table_at_every_size(sit, preset, players, settings):
    guest = sit(preset, players, speed="slow", reduced_motion="reduce", settings=settings)
    wrong = {}
    step = guest.wait()
    if step["what"] == "pass":
        for size in SIZES:
            wrong["passing", size] = faults(measured(guest, size))
        guest.act(step)
    # One's own turn with the most cards on the table: all others have played.
    guest.hurried = True
    step = guest.play_until(lambda s: s["what"] == "play" and len(s["trick"]) == players - 1)
    assert step["what"] == "play"
    for size in SIZES:
        found = measured(guest, size)
        assert len(found["trick"]) == players - 1
        wrong["playing", size] = faults(found)
    dimmed = [card for card in step["hand"] if card not in step["bright"]]
    if dimmed:
        guest.tap_dimmed(dimmed[0])
        expect(guest.one("refusal")).to_be_visible()
        for size in SIZES:
            wrong["refused", size] = faults(measured(guest, size))
    # The whole trick lies for a while.
    guest.tap(step["bright"][0])
    expect(guest.one("trick-card")).to_have_count(players)
    for size in SIZES:
        found = measured(guest, size)
        assert len(found["trick"]) == players
        wrong["trick", size] = faults(found)
    assert {at: one for at, one in wrong.items() if one} == {}


@pytest.mark.parametrize(
    ("preset", "players", "count"), [("standard", 4, 13), ("black-lady", 3, 17)]
)
def test_every_card_can_be_chosen_on_a_phone_and_after_it_was_turned(sit, preset, players, count):
    guest = sit(
        preset,
        players,
        viewport={"width": 360, "height": 640},
        has_touch=True,
    )
    step = guest.wait()
    assert step["what"] == "pass"
    assert len(step["hand"]) == count

    def choose_each():
        for card in guest.wait()["hand"]:
            guest.card(card).tap(position={"x": 9, "y": 12})
            expect(guest.card(card)).to_have_attribute("aria-pressed", "true")
            guest.card(card).tap(position={"x": 9, "y": 12})
            expect(guest.card(card)).not_to_have_attribute("aria-pressed", "true")

    choose_each()
    guest.tap(step["hand"][0])
    guest.page.set_viewport_size({"width": 640, "height": 360})
    guest.still()
    assert guest.wait()["hand"] == step["hand"]
    expect(guest.card(step["hand"][0])).to_have_attribute("aria-pressed", "true")
    guest.tap(step["hand"][0])
    choose_each()
    guest.page.set_viewport_size({"width": 360, "height": 640})
    guest.still()
    guest.passes(step["hand"][-3:])
    assert guest.wait(passed=True)["what"] == "play"


def test_the_score_of_seven_is_never_moved_sideways(sit):
    guest = sit("classic", 7, changes={"hand_size": 4}, viewport={"width": 360, "height": 640})
    for _ in range(3):
        guest.play_until(lambda step: step["what"] == "continue")
        for size in SIZES:
            guest.page.set_viewport_size({"width": size[0], "height": size[1]})
            guest.still()
            assert guest.sideways() == []
        guest.one("continue").click()


def test_a_wide_screen_has_score_and_tricks_beside_the_table(sit):
    guest = sit(viewport={"width": 1400, "height": 800})
    taken = guest.play_until(lambda step: step["what"] == "play" and len(step["hand"]) < 13)
    panel = guest.one("panel")
    expect(panel.locator("li")).to_have_count(13 - len(taken["hand"]))
    table = guest.one("table").bounding_box()
    assert table["x"] + table["width"] <= panel.bounding_box()["x"]
    guest.play_until(lambda step: step["what"] == "continue")
    totals = guest.one("score-sheet").locator("tfoot td").all_inner_texts()
    assert guest.one("panel-sheet").locator("tfoot td").all_inner_texts() == totals
    guest.page.set_viewport_size({"width": 1399, "height": 800})
    expect(panel).to_have_count(0)


def test_a_big_index_has_two_rows_of_bigger_cards_on_a_phone(sit):
    guest = sit(viewport={"width": 360, "height": 640}, settings={"index": "big"})
    guest.wait()
    guest.still()
    boxes = [card.bounding_box() for card in guest.one("hand-card").all()]
    assert len(boxes) == 13
    assert len({round(box["y"]) for box in boxes}) == 2
    assert min(box["width"] for box in boxes) >= 76


TARGETS = """
(root) => [...document.querySelectorAll(`${root} :is(button, a, input, select, summary, label)`)]
  .filter((one) => one.checkVisibility({ opacityProperty: false, visibilityProperty: true }))
  // What is labelled by a larger thing is hit with it; cards overlap, and have their whole height.
  .filter((one) => !(one.matches("input") && one.closest("label")))
  .filter((one) => !one.matches(".slot, .jump"))
  .map((one) => {
    const { width, height } = one.getBoundingClientRect();
    return [one.dataset.testid ?? one.textContent.trim(), Math.round(width), Math.round(height)];
  })
  .filter(([, width, height]) => width < 44 || height < 44)
"""


def test_what_is_hit_on_the_pages_is_large_enough_for_a_finger(visit):
    guest = visit(viewport={"width": 360, "height": 640}, has_touch=True)
    small = {}
    for page in ("", "new", "new/friends", "lobby", "matches", "statistics", "ratings", "check"):
        guest.page.goto(f"{guest.origin}/#/{page}")
        guest.page.wait_for_load_state("networkidle")
        guest.page.locator("main :is(button, .button)").first.wait_for()
        guest.still()
        # The words above a field lead to it, and it is what is hit.
        small[page] = [one for one in guest.page.evaluate(TARGETS, "body") if one[0] != "Your name"]
    assert {page: found for page, found in small.items() if found} == {}


def test_everything_to_hit_is_large_enough_for_a_finger(sit):
    guest = sit(viewport={"width": 360, "height": 640}, has_touch=True)
    guest.play_until(lambda step: step["what"] == "play" and len(step["hand"]) < 12)

    def small(root="body"):
        guest.still()
        return guest.page.evaluate(TARGETS, root)

    assert small() == []
    for key, window in [
        ("l", "last-trick"),
        ("s", "score"),
        ("m", "menu"),
        (",", "settings"),
        ("?", "help"),
    ]:
        guest.page.keyboard.press(key)
        expect(guest.one(window)).to_be_visible()
        assert small(f'[data-testid="{window}"]') == [], window
        guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("/")
    guest.one("command").wait_for()
    assert small() == []
    for size in ((360, 640), (640, 360)):
        guest.page.set_viewport_size({"width": size[0], "height": size[1]})
        guest.still()
        for box in (card.bounding_box() for card in guest.one("hand-card").all()):
            assert box["height"] >= 44
            assert box["width"] >= 44


def test_a_name_is_not_cut_for_the_word_of_how_well_it_plays(sit):
    guest = sit(
        "standard", 5, viewport={"width": 768, "height": 1024}, locale="hu-HU", level="steady"
    )
    guest.wait()
    cut = guest.page.locator('[data-testid="seat"] .name .text').evaluate_all(
        "(names) => names.filter((one) => one.scrollWidth > one.clientWidth).length"
    )
    assert cut == 0


def test_the_mark_of_the_lead_keeps_off_the_plates_in_a_long_language(sit):
    phone = {"width": 360, "height": 640}
    guest = sit(viewport=phone, locale="de-DE", changes={"pass_cycle": ["H"]})
    guest.hurried = True
    # The left neighbour has led, with its plate beside its card.
    guest.play_until(lambda step: step["what"] == "play" and len(step["trick"]) == 3)
    found = measured(guest, (360, 640))
    assert len(found["led"]) == 1
    assert faults(found) == []
    # Nor does it hide the index of its own card.
    mark = guest.one("led")
    card = mark.locator("xpath=..").bounding_box()
    assert mark.bounding_box()["x"] >= card["x"] + 0.35 * card["width"]


def test_no_level_is_cut_on_the_plates_of_a_phone_in_any_language(sit):
    guest = sit(viewport={"width": 360, "height": 640})
    guest.wait()
    words = {texts_in(code).say("level", level=level) for code in LANGUAGES for level in LEVELS}
    role = guest.one("role").first
    cut = [
        word
        for word in sorted(words)
        if role.evaluate(
            "(one, word) => { one.textContent = word; return one.scrollWidth > one.clientWidth }",
            word,
        )
    ]
    assert cut == []
