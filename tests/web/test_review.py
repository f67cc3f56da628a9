"""Looking back as a person does: card by card, with one's own eyes, and playing on from there."""

import re

import pytest
from playwright.sync_api import expect

from openhearts.cards import CardSet
from openhearts.review.telling import best_and_worst
from openhearts.server.past_matches.looking_back import table_record
from web.held import hold_back
from web.test_accessibility import PHONE, TABLET, WIDE, check, check_both

SIZES = pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "wide"])
EVERY_SIZE = pytest.mark.parametrize(
    "viewport", [PHONE, WIDE, TABLET], ids=["phone", "wide", "tablet"]
)
TWO_HANDS = {"hand_limit": 2, "target": "none"}
ONE_HAND = {"hand_limit": 1, "target": "none"}


@pytest.fixture
def looking_back(visit, hall):
    """A match of two hands, played to its end and opened for a look back."""

    def looking_back(changes=TWO_HANDS, preset="standard", players=4, **options):
        guest = visit(**options)
        guest.page.evaluate(
            """async ([preset, players, changes]) => {
              const kept = JSON.parse(localStorage.getItem("openhearts.1") ?? "{}");
              kept.rules = {preset, players, changes};
              localStorage.setItem("openhearts.1", JSON.stringify(kept));
            }""",
            [preset, players, changes],
        )
        guest.page.reload()
        guest.one("start").click()
        guest.play_match()
        guest.one("review").click()
        expect(guest.one("step-bar")).to_be_visible()
        return guest

    return looking_back


def hands(guest):
    """The cards shown face up, by seat, and how many lie face down."""
    return [
        (
            {card.get_attribute("data-card") for card in seat.locator("[data-card]").all()},
            seat.locator(".back").count(),
        )
        for seat in guest.one("review-seat").all()
    ]


def match_id(guest):
    return re.search(r"#/review/([^/]+)", guest.page.url)[1]


def deal(hall, guest, number):
    log = hall.live.log(match_id(guest)).actions
    return [action.deal for _, action in log if hasattr(action, "deal")][number - 1]


@SIZES
def test_every_card_is_replayed_by_keys(looking_back, hall, viewport):
    guest = looking_back(viewport=viewport)
    dealt = deal(hall, guest, 2)
    assert [CardSet.parse(" ".join(cards)) for cards, _ in hands(guest)] == list(dealt.hands)
    played = [
        action.card.text
        for _, action in hall.live.log(match_id(guest)).actions
        if hasattr(action, "card")
    ][52:]
    press = guest.page.keyboard.press
    press("ArrowDown")
    expect(guest.one("review-trick").locator("figure")).to_have_count(0)
    seen = []
    for _ in range(52):
        before = set().union(*(cards for cards, _ in hands(guest)))
        press("ArrowRight")
        seen.append((before - set().union(*(cards for cards, _ in hands(guest)))).pop())
        expect(guest.one("said")).to_contain_text("played the")
    assert seen == played
    expect(guest.one("step-on")).to_be_disabled()
    expect(guest.one("said")).to_contain_text("This hand:")
    press("ArrowUp")
    assert len(hands(guest)[0][0]) == 1
    press("ArrowLeft")
    press("Home")
    assert [CardSet.parse(" ".join(cards)) for cards, _ in hands(guest)] == list(dealt.hands)
    press("End")
    assert [cards for cards, _ in hands(guest)] == [set()] * 4
    press("PageUp")
    first = deal(hall, guest, 1)
    expect(guest.one("hand-choice")).to_have_value("1")
    assert [CardSet.parse(" ".join(cards)) for cards, _ in hands(guest)] == list(first.hands)
    press("PageDown")
    expect(guest.one("hand-choice")).to_have_value("2")


def test_the_keys_are_listed_in_a_window(looking_back):
    guest = looking_back(ONE_HAND, viewport=PHONE)
    press = guest.page.keyboard.press
    press("ArrowRight")
    step = guest.page.url
    press("?")
    expect(guest.one("help")).to_contain_text("a trick back, a trick on")
    check(guest)
    # What lies under it keeps still meanwhile.
    press("ArrowRight")
    assert guest.page.url == step
    press("Escape")
    expect(guest.one("help")).to_have_count(0)
    press("ArrowRight")
    assert guest.page.url != step


@EVERY_SIZE
def test_every_card_is_reached_by_touch_and_the_list(looking_back, viewport):
    guest = looking_back(ONE_HAND, viewport=viewport)
    guest.one("trick-on").click()
    guest.one("trick-on").click()
    expect(guest.one("review-trick").locator("figure")).to_have_count(4)
    expect(guest.one("review-trick").locator(".won")).to_have_count(1)
    guest.one("step-back").click()
    expect(guest.one("review-trick").locator("figure")).to_have_count(3)
    step = guest.page.locator('[data-testid="step"][data-step="40"]')
    step.click()
    expect(step).to_have_attribute("aria-current", "step")
    expect(guest.page).to_have_url(re.compile("/41$"))
    # A reload comes back to the same card.
    guest.page.reload()
    expect(step).to_have_attribute("aria-current", "step")
    guest.one("to-start").click()
    expect(guest.one("step-back")).to_be_disabled()
    guest.one("to-end").click()
    expect(guest.one("step-on")).to_be_disabled()


@SIZES
def test_one_sees_what_a_seat_knew(looking_back, hall, viewport):
    guest = looking_back(ONE_HAND, viewport=viewport)
    guest.one("eyes").select_option("1")
    shown = hands(guest)
    assert CardSet.parse(" ".join(shown[1][0])) == deal(hall, guest, 1).hands[1]
    assert [(len(cards), backs) for cards, backs in shown] == [(0, 13), (13, 0), (0, 13), (0, 13)]
    for _ in range(4):
        guest.one("step-on").click()
    # Ben passed three cards to the left, and knows where they are.
    shown = hands(guest)
    assert [(len(cards), backs) for cards, backs in shown] == [(0, 13), (13, 0), (3, 10), (0, 13)]
    assert shown[2][0] <= {card.text for card in deal(hall, guest, 1).hands[1]}
    expect(guest.one("voids")).to_have_count(0)
    for _ in range(44):
        guest.one("step-on").click()
    assert guest.one("voids").count() > 0
    expect(guest.one("voids").first).to_contain_text("No ")
    guest.one("eyes").select_option("")
    assert all(backs == 0 for _, backs in hands(guest))


@SIZES
def test_cards_and_passes_are_judged_and_the_luck_is_told_apart(looking_back, viewport):
    guest = looking_back(ONE_HAND, viewport=viewport)
    expect(guest.one("luck")).to_be_visible(timeout=60_000)
    expect(guest.one("judging")).to_have_count(0)
    expect(guest.one("lost")).to_have_count(4)
    lost = [cell.inner_text() for cell in guest.one("lost").all()]
    assert all(re.fullmatch(r"0|−\d+\.\d", text) for text in lost), lost
    # A random person loses something; the worst of it is one tap away.
    worst = guest.one("worst").locator("button").first
    worst.click()
    expect(guest.one("judgement")).to_contain_text("Better by")
    rows = guest.one("luck").locator("td .value").all_inner_texts()
    *parts, total = [float(text.replace("−", "-")) for text in rows]
    assert sum(parts) == pytest.approx(total, abs=0.25)
    # The average comes from tries, and says how sure it is: to see and to hear.
    error = guest.one("luck-error")
    expect(error).to_have_text(re.compile(r"±\d\.\d"))
    expect(guest.one("luck")).to_contain_text(re.compile(r"give or take \d\.\d"))
    judged = guest.page.locator('[data-testid="step"] .lost').count()
    assert judged > 0
    # It is kept: a second look has it at once.
    guest.page.reload()
    expect(guest.one("luck")).to_be_visible()
    assert [cell.inner_text() for cell in guest.one("lost").all()] == lost


def test_a_hand_is_looked_at_while_the_match_goes_on(visit, hall):
    guest = visit()
    guest.one("start").click()
    step = guest.play_until(lambda step: step["what"] == "continue")
    assert step["what"] == "continue"
    guest.one("review-hand").click()
    expect(guest.one("hand-choice").locator("option")).to_have_count(1)
    expect(guest.page.locator("main")).to_contain_text("The match goes on.")
    guest.page.get_by_role("link", name="Back to the table").click()
    # The score was not read to its end, so it is still there.
    guest.one("continue").click()
    guest.wait()
    playing = set(guest.wait()["hand"])
    hidden = {card.text for card in hall.rules(guest.table_id).deck} - playing
    guest.page.goto(f"{guest.origin}/#/review/{guest.table_id}/2")
    expect(guest.one("hand-choice").locator("option")).to_have_count(1)
    assert hidden
    expect(guest.one("hand-choice")).to_have_value("1")


@SIZES
def test_a_hand_is_played_again_and_never_counts(looking_back, viewport):
    guest = looking_back(viewport=viewport)
    source = match_id(guest)
    guest.page.goto(f"{guest.origin}/#/statistics")
    before = guest.one("statistics").inner_text()
    guest.page.goto(f"{guest.origin}/#/review/{source}/1/12")
    guest.one("play-from-here").click()
    expect(guest.one("open-rules")).to_contain_text("Practice")
    assert guest.table_id != source
    assert len(guest.wait()["hand"]) in (11, 12, 10)
    step = guest.play_until(lambda step: step["what"] == "continue")
    assert step["what"] == "continue"
    guest.one("continue").click()
    expect(guest.one("practice-over")).to_be_visible()
    expect(guest.one("practice-over").locator("tbody tr")).to_have_count(4)
    check_both(guest)
    guest.page.keyboard.press("Escape")
    guest.one("see-verdict").click()
    guest.one("practice-again").click()
    expect(guest.one("practice-over")).to_have_count(0)
    guest.wait()
    guest.page.goto(f"{guest.origin}/#/statistics")
    expect(guest.one("statistics")).to_contain_text("Matches")
    assert guest.one("statistics").inner_text() == before
    expect(guest.one("left-out")).to_contain_text("2 for practice")


@SIZES
def test_totals_have_a_chart_and_a_table_behind_it(looking_back, hall, viewport):
    guest = looking_back({"hand_limit": 4, "target": "none"}, viewport=viewport)
    state = hall.live.log(match_id(guest)).state
    chart = guest.one("totals-chart")
    chart.scroll_into_view_if_needed()
    lines = [line.get_attribute("points").split() for line in chart.locator("polyline").all()]
    assert [len(points) for points in lines] == [5] * 4
    heights = [float(points[-1].split(",")[1]) for points in lines]
    order = sorted(range(4), key=lambda seat: heights[seat])
    assert [state.totals[seat] for seat in order] == sorted(state.totals, reverse=True)
    expect(chart.get_by_role("img")).to_have_attribute("aria-label", re.compile("4 hands"))
    chart.locator("summary").click()
    cells = chart.locator("tbody tr").last.locator("td").all_inner_texts()
    assert [int(cell.replace("−", "-")) for cell in cells] == list(state.totals)
    assert guest.sideways() == []


@pytest.mark.parametrize(("preset", "players"), [("kitty", 4), ("omnibus", 7), ("black-maria", 3)])
def test_other_games_fit_a_phone(looking_back, preset, players):
    guest = looking_back(ONE_HAND, preset, players, viewport=PHONE)
    expect(guest.one("review-seat")).to_have_count(players)
    for _ in range(9):
        guest.one("step-on").click()
    assert guest.sideways() == []
    for way in guest.one("step-bar").locator("button").all():
        box = way.bounding_box()
        assert box["width"] >= 44
        assert box["height"] >= 44
        assert box["x"] + box["width"] <= 360


@pytest.mark.parametrize("theme", ["light", "dark"])
@SIZES
def test_axe_finds_nothing_in_a_review(looking_back, theme, viewport):
    guest = looking_back(color_scheme=theme, viewport=viewport)
    expect(guest.one("luck")).to_be_visible(timeout=60_000)
    guest.one("trick-on").click()
    guest.one("trick-on").click()
    check(guest)
    guest.one("eyes").select_option("0")
    guest.one("totals-chart").locator("summary").click()
    check(guest)


def test_a_review_that_is_not_ones_own_says_so(visit):
    guest = visit(breaks=True)
    guest.problems.clear()
    guest.page.goto(f"{guest.origin}/#/review/0123456789abcdef")
    expect(guest.one("problem")).to_contain_text("not among the matches of this browser")
    check_both(guest)
    guest.problems[:] = [one for one in guest.problems if "404" not in one]


def test_the_verdict_keeps_room_for_what_it_learns_later(sit):
    guest = sit("standard", changes={"pass_cycle": ["H"], "hand_limit": 1, "target": "none"})
    take = hold_back(guest, "**/api/review/*")
    guest.play_match()
    guest.still()
    before = guest.one("rematch").bounding_box()
    assert guest.one("telling-tricks").count() == 0
    take().continue_()
    expect(guest.one("telling-tricks")).to_be_visible()
    assert guest.one("rematch").bounding_box() == before


def test_the_verdict_leads_to_the_best_and_the_worst_trick(hall, sit):
    guest = sit("standard", changes={"pass_cycle": ["H"], "hand_limit": 2, "target": "none"})
    guest.play_match()
    record = table_record(hall.live.log(guest.table_id))
    shooters = [result.shooter for result in hall.state(guest.table_id).results]
    told = [one for one in best_and_worst(record, shooters, 0) if one is not None]
    links = guest.one("telling-tricks").get_by_role("link")
    expect(links).to_have_count(len(told))
    check_both(guest)
    for place, one in enumerate(told):
        end = f"#/review/{guest.table_id}/{one.hand}/{one.step}"
        assert links.nth(place).get_attribute("href") == end
        expect(links.nth(place)).to_contain_text(
            f"you took {one.cost} point" if one.given is None else "you gave away the"
        )
    cards = record.hands[told[-1].hand - 1].tricks[told[-1].trick - 1].cards
    links.last.click()
    expect(guest.one("review-trick").locator("figure")).to_have_count(len(cards))
