"""The pages of past matches and statistics, as a person uses them."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from openhearts.records import as_seen_by, read_json, read_text, write_json, write_text
from openhearts.rules.actions import DealHand
from openhearts.server.past_matches import past
from review.matches import recorded
from web.test_accessibility import PHONE, TABLET, WIDE, check, check_both

SIZES = pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "wide"])
EVERY_SIZE = pytest.mark.parametrize(
    "viewport", [PHONE, WIDE, TABLET], ids=["phone", "wide", "tablet"]
)
ONE_HAND = {"hand_limit": 1, "target": "none"}


def choose(guest, preset, name, changes=ONE_HAND):
    guest.page.evaluate(
        """([preset, name, changes]) => {
          const kept = JSON.parse(localStorage.getItem("openhearts.1") ?? "{}");
          Object.assign(kept, {rules: {preset, players: 4, changes}, name});
          localStorage.setItem("openhearts.1", JSON.stringify(kept));
        }""",
        [preset, name, changes],
    )
    guest.page.goto(f"{guest.origin}/#/")
    guest.page.reload()


def play(guest, preset="standard", name="Mia"):
    choose(guest, preset, name)
    guest.one("start").click()
    guest.play_match()
    return guest.table_id


def to_matches(guest):
    guest.page.goto(f"{guest.origin}/#/")
    guest.one("to-matches").click()
    expect(guest.one("found")).to_be_visible()


def listed(guest):
    return [line.get_attribute("data-match") for line in guest.one("match").all()]


def upload(guest, name, text):
    data = text if isinstance(text, bytes) else text.encode()
    guest.one("open-record").set_input_files(
        {"name": name, "mimeType": "text/plain", "buffer": data}
    )


def test_whoever_gave_no_name_is_called_you_in_the_language_of_now(visit):
    guest = visit()
    choose(guest, "standard", "")
    guest.start()
    guest.play_match()
    table = guest.table_id
    guest.page.goto(f"{guest.origin}/#/")
    guest.one("language").select_option("de")
    guest.page.goto(f"{guest.origin}/#/table/{table}")
    expect(guest.one("verdict")).to_contain_text("Du")
    guest.page.keyboard.press("Escape")
    expect(guest.plate(0).locator(".text")).to_have_text("Du")
    guest.page.goto(f"{guest.origin}/#/matches")
    line = guest.one("match")
    expect(line).to_contain_text("Du")
    expect(line).not_to_contain_text("You")
    guest.page.goto(f"{guest.origin}/#/review/{line.get_attribute('data-match')}/1")
    expect(guest.page.locator("header .soft").first).to_contain_text("Du")


@EVERY_SIZE
def test_past_matches_are_found_by_name_game_and_result(visit, viewport):
    guest = visit(viewport=viewport)
    to_matches(guest)
    expect(guest.one("found")).to_contain_text("no match here yet")
    mia = play(guest)
    zoe = play(guest, "omnibus", "Zoë")
    choose(guest, "standard", "Mia")
    guest.one("start").click()
    guest.wait()
    running = guest.table_id
    to_matches(guest)
    assert sorted(listed(guest)) == sorted([mia, zoe, running])
    guest.one("search").fill("zoë")
    expect(guest.one("match")).to_have_count(1)
    assert listed(guest) == [zoe]
    expect(guest.one("found")).to_have_text("1 of 3 matches")
    guest.one("search").fill("nobody")
    expect(guest.one("found")).to_contain_text("No match fits")
    guest.one("clear").click()
    expect(guest.one("match")).to_have_count(3)
    guest.one("by-result").select_option("RUNNING")
    expect(guest.one("match")).to_have_count(1)
    guest.one("match").click()
    # A running match goes on at its table.
    expect(guest.one("table")).to_be_visible()
    to_matches(guest)
    guest.page.locator(f'[data-match="{mia}"]').click()
    expect(guest.one("step-bar")).to_be_visible()
    assert guest.sideways() == []


def test_many_matches_are_paged(visit):
    guest = visit(viewport=PHONE)
    to_matches(guest)
    text = "".join(write_json(recorded(hands=1, seed=seed)) + "\n" for seed in range(23))
    upload(guest, "many.json", text)
    expect(guest.one("news")).to_have_text("23 matches taken in.")
    expect(guest.one("match")).to_have_count(20)
    first = listed(guest)
    expect(guest.one("newer")).to_be_disabled()
    guest.one("older").click()
    expect(guest.one("page")).to_have_text("Page 2 of 2")
    expect(guest.one("match")).to_have_count(3)
    assert not set(first) & set(listed(guest))
    guest.one("newer").click()
    expect(guest.one("match")).to_have_count(20)
    assert listed(guest) == first


@SIZES
def test_a_match_goes_out_as_a_file_and_comes_in_elsewhere(visit, hall, viewport):
    guest = visit(viewport=viewport)
    source = play(guest)
    guest.one("review").click()
    files = {}
    for form, ending in (("text", "hearts"), ("json", "json")):
        with guest.page.expect_download() as found:
            guest.one(f"save-{form}").click()
        assert found.value.suggested_filename.endswith(f".{ending}")
        files[form] = Path(found.value.path()).read_text()
    assert read_text(files["text"]) == read_json(files["json"])
    other = visit(viewport=viewport)
    to_matches(other)
    upload(other, "friday.hearts", files["text"])
    # A single record opens at once, face up, and can be judged and played again.
    expect(other.one("step-bar")).to_be_visible()
    expect(other.one("luck")).to_be_visible(timeout=60_000)
    other.one("eyes").select_option("2")
    other.one("play-from-here").click()
    expect(other.one("open-rules")).to_contain_text("Practice")
    to_matches(other)
    upload(other, "again.json", files["json"])
    expect(other.one("step-bar")).to_be_visible()
    to_matches(other)
    expect(other.one("match")).to_have_count(2)
    other.one("by-kind").select_option("IMPORTED")
    expect(other.one("match")).to_have_count(1)
    assert listed(other) != [source]
    other.one("to-statistics").click()
    expect(other.one("no-statistics")).to_be_visible()
    expect(other.one("left-out")).to_contain_text("1 for practice and 1 from a file")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Dear diary", "line 1"),
        ('{"moves": []}', "format"),
        (b"\x89PNG\r\n", "byte 1"),
        ("", "empty"),
        (write_text(recorded()).replace('[Totals "', '[Totals "9', 1), "the total is"),
        (write_text(recorded()) + "\n" + write_text(recorded())[:700], "Record 2 of 2"),
    ],
    ids=["diary", "json", "picture", "empty", "total", "cut"],
)
def test_a_file_that_is_no_record_says_so_and_changes_nothing(visit, text, told):
    guest = visit(breaks=True)
    to_matches(guest)
    upload(guest, "x.hearts", text)
    expect(guest.one("problem")).to_contain_text("Nothing was taken in.")
    expect(guest.one("problem")).to_contain_text(told)
    expect(guest.one("match")).to_have_count(0)
    # The page goes on: a good file comes in after it.
    upload(guest, "y.hearts", write_text(recorded()))
    expect(guest.one("step-bar")).to_be_visible()
    refused = [one for one in guest.problems if "422" in one]
    assert refused
    guest.problems[:] = [one for one in guest.problems if "422" not in one]


def test_what_is_wrong_with_a_file_is_said_in_the_language_of_the_page(visit):
    guest = visit(breaks=True, locale="de")
    guest.page.goto(f"{guest.origin}/#/matches")
    changed = write_text(recorded()).replace('[Totals "', '[Totals "9', 1)
    upload(guest, "x.hearts", changed)
    expect(guest.one("problem")).to_contain_text("Die Datei wurde geändert oder ist beschädigt (")
    expect(guest.one("problem")).to_contain_text("Runde 1")
    # The rest is for whoever mends the file.
    expect(guest.one("detail")).to_have_attribute("lang", "en")
    expect(guest.one("detail")).to_contain_text("the total is")
    check_both(guest)
    guest.problems[:] = [one for one in guest.problems if "422" not in one]


def test_a_record_of_one_view_is_shown_as_far_as_it_goes(visit):
    guest = visit()
    to_matches(guest)
    upload(guest, "seen.hearts", write_text(as_seen_by(recorded(), 1)))
    expect(guest.one("eyes").locator("option").first).to_have_text("The known cards")
    expect(guest.one("step-bar")).to_be_visible()
    expect(guest.one("judging")).to_contain_text("Only what one seat knew")
    expect(guest.one("play-from-here")).to_have_count(0)
    expect(guest.one("eyes").locator("option")).to_have_count(2)
    assert guest.page.locator('[data-testid="review-seat"] .back').count() == 39
    guest.problems[:] = [one for one in guest.problems if "409" not in one]


@SIZES
def test_statistics_tell_what_was_played(visit, hall, viewport):
    guest = visit(viewport=viewport)
    ids = [play(guest), play(guest), play(guest, "omnibus")]
    guest.page.goto(f"{guest.origin}/#/statistics")
    expect(guest.one("statistics")).to_have_count(2)
    first = guest.one("statistics").first
    finals = [hall.live.log(table_id).state for table_id in ids[:2]]
    won = sum(state.winners == (0,) for state in finals)
    average = sum(state.totals[0] for state in finals) / 2

    def value(label):
        cell = first.locator(":scope > dl > div", has=guest.page.get_by_text(label, exact=True))
        return cell.locator("dd").inner_text()

    assert value("Matches") == "2"
    assert value("Won") == f"{won} ({round(50 * won)}%)"
    assert value("Points a hand") == f"{average:.1f}"
    queens = sum(bool(state.hand.captured[0] & (1 << 42)) for state in finals)
    assert value("Took the queen of spades").startswith(f"{queens} ")
    for label in ("Moons tried", "Moons made", "Moons of others stopped"):
        assert value(label).isdigit()
    passes = first.get_by_test_id("passes")
    expect(passes).to_contain_text("pass left")
    # Where there are no columns each pass has its figures below one another.
    expect(passes.locator("dt" if viewport == PHONE else "thead th")).not_to_have_count(0)
    # A heading is a sentence, and no tower of single words.
    for heading in first.locator("thead th").all():
        assert heading.bounding_box()["height"] < 90
    before = [group.inner_text() for group in guest.one("statistics").all()]
    # HB-68: a reload, three times, counts nothing again.
    for _ in range(3):
        guest.page.goto(f"{guest.origin}/#/table/{ids[0]}")
        expect(guest.one("verdict")).to_be_visible()
        guest.page.reload()
        expect(guest.one("verdict")).to_be_visible()
    guest.page.goto(f"{guest.origin}/#/statistics")
    expect(guest.one("statistics")).to_have_count(2)
    assert [group.inner_text() for group in guest.one("statistics").all()] == before
    assert guest.sideways() == []


@SIZES
def test_what_was_dealt_is_told_beside_chance(visit, hall, viewport, monkeypatch):
    guest = visit(viewport=viewport)
    ids = [play(guest), play(guest)]
    guest.page.goto(f"{guest.origin}/#/statistics")
    expect(guest.one("dealt-few")).to_contain_text("With 2 hands nothing can be said yet")
    expect(guest.one("dealt-QUEEN")).to_have_count(0)
    monkeypatch.setattr(past, "TOO_FEW_HANDS", 1)
    guest.page.reload()
    cards = [
        card.text
        for table_id in ids
        for _, action in hall.live.log(table_id).actions
        if isinstance(action, DealHand)
        for card in action.deal.hands[0]
    ]
    assert len(cards) == 26
    expect(guest.one("dealt-QUEEN")).to_have_text(
        f"Dealt the queen of spades in {cards.count('QS')} of 2 hands;"
        " by chance 0.5, between 0 and 2 in nineteen cases of twenty."
    )
    hearts = sum(card[1] == "H" for card in cards)
    expect(guest.one("dealt-HEARTS")).to_contain_text(f"Hearts dealt a hand: {hearts / 2:.2f};")
    high = sum(card[0] in "AK" for card in cards)
    expect(guest.one("dealt-HIGH")).to_contain_text(f"Aces and kings dealt a hand: {high / 2:.2f};")
    check_both(guest)
    assert guest.sideways() == []
    # The deals of this server follow from a seed, so there is nothing to check.
    expect(guest.one("statistics-to-check")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
@SIZES
def test_axe_finds_nothing_on_these_pages(visit, theme, viewport):
    guest = visit(color_scheme=theme, viewport=viewport)
    play(guest)
    to_matches(guest)
    check(guest)
    guest.one("match").first.hover()
    check(guest)
    guest.one("to-statistics").click()
    expect(guest.one("statistics")).to_be_visible()
    check(guest)


def test_a_server_that_is_away_is_said_and_asked_again(visit, hall):
    guest = visit(breaks=True)
    to_matches(guest)
    guest.context.set_offline(True)
    guest.one("search").fill("x")
    expect(guest.one("no-list")).to_contain_text("does not answer")
    check_both(guest)
    # When it is back the page goes on by itself, with what was asked for.
    guest.context.set_offline(False)
    expect(guest.one("no-list")).to_have_count(0)
    expect(guest.one("found")).to_be_visible()
    expect(guest.one("search")).to_have_value("x")
    guest.problems.clear()


@pytest.mark.parametrize("page", ["statistics", "review/0123456789abcdef"])
def test_a_page_that_was_not_answered_comes_when_the_server_is_back(visit, page):
    guest = visit(breaks=True)
    # The page itself is fetched before the server goes away.
    guest.page.goto(f"{guest.origin}/#/{page}")
    guest.page.wait_for_load_state("networkidle")
    guest.page.goto(f"{guest.origin}/#/")
    guest.one("start").wait_for()
    guest.context.set_offline(True)
    guest.page.goto(f"{guest.origin}/#/{page}")
    alert = guest.page.get_by_role("alert")
    expect(alert).to_contain_text("does not answer")
    guest.context.set_offline(False)
    if page == "statistics":
        expect(guest.one("no-statistics")).to_be_visible()
    else:
        expect(alert).to_contain_text("not among the matches of this browser")
    guest.problems.clear()


def test_where_nothing_may_be_stored_the_key_lasts_as_long_as_the_page(visit):
    guest = visit()
    guest.context.add_init_script(
        "Object.defineProperty(window, 'localStorage', {get() { throw new Error('forbidden'); }})"
    )
    page = guest.context.new_page()
    page.goto(guest.origin)
    page.get_by_test_id("to-matches").click()
    expect(page.get_by_test_id("found")).to_contain_text("no match here yet")
    page.get_by_test_id("open-record").set_input_files(
        {
            "name": "a.json",
            "mimeType": "application/json",
            "buffer": json.dumps(json.loads(write_json(recorded()))).encode(),
        }
    )
    expect(page.get_by_test_id("step-bar")).to_be_visible()
