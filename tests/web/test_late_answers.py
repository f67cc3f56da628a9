"""Answers that come late, in another order than asked, or when the page has been left."""

import re

import pytest
from playwright.sync_api import expect

from openhearts.records import write_text
from review.matches import recorded
from web.held import REFUSED, hold_back
from web.test_past_matches import upload


@pytest.fixture
def held(visit):
    """Opens a page, and holds back what it asks for until the answers are let go."""

    def held(path, **options):
        guest = visit(**options)
        take = hold_back(guest, path)

        def let_go(first=0):
            answer = take(first)
            with guest.page.expect_response(path):
                answer.continue_()
            # What the page makes of the answer is done when it has painted twice.
            guest.page.evaluate(
                "() => new Promise((done) => "
                "requestAnimationFrame(() => requestAnimationFrame(done)))"
            )

        return guest, let_go

    return held


def test_a_list_that_comes_late_does_not_wipe_away_why_a_file_was_refused(held):
    guest, let_go = held("**/api/matches?*", breaks=True)
    guest.page.goto(f"{guest.origin}/#/matches")
    upload(guest, "x.hearts", write_text(recorded()).replace('[Totals "', '[Totals "9', 1))
    expect(guest.one("problem")).to_contain_text("Nothing was taken in.")
    let_go()
    expect(guest.one("found")).to_be_visible()
    expect(guest.one("problem")).to_contain_text("Nothing was taken in.")
    guest.problems[:] = [one for one in guest.problems if "422" not in one]


def test_a_file_taken_in_after_its_page_was_left_leads_nowhere(held):
    guest, let_go = held("**/api/records")
    guest.page.goto(f"{guest.origin}/#/matches")
    expect(guest.one("found")).to_be_visible()
    upload(guest, "x.hearts", write_text(recorded()))
    guest.page.goto(f"{guest.origin}/#/statistics")
    let_go()
    expect(guest.page).to_have_url(f"{guest.origin}/#/statistics")
    # It was taken in all the same.
    guest.page.goto(f"{guest.origin}/#/matches")
    expect(guest.one("match")).to_have_count(1)


@pytest.fixture
def opening(held):
    """The review of a match of several hands, each answer held back."""

    def opening():
        guest, let_go = held("**/api/review/*/hands/*")
        guest.page.goto(f"{guest.origin}/#/matches")
        upload(guest, "x.hearts", write_text(recorded()))
        let_go()
        expect(guest.one("hand-choice")).not_to_have_value("1")
        return guest, let_go

    return opening


def test_the_hand_asked_for_last_is_shown_whatever_comes_first(opening):
    guest, let_go = opening()
    last = guest.one("hand-choice").input_value()
    guest.one("hand-choice").select_option("1")
    guest.one("hand-choice").select_option(last)
    let_go(first=1)
    let_go()
    expect(guest.one("hand-choice")).to_have_value(last)
    assert f"/{last}/" in guest.page.url


def test_a_hand_that_comes_after_the_review_was_left_does_not_change_the_address(opening):
    guest, let_go = opening()
    guest.one("hand-choice").select_option("1")
    guest.one("to-matches").click()
    expect(guest.one("matches")).to_be_visible()
    let_go()
    expect(guest.page).to_have_url(f"{guest.origin}/#/matches")


def test_a_hand_that_was_refused_is_forgotten_when_another_opens(visit):
    guest = visit(breaks=True)
    guest.page.goto(f"{guest.origin}/#/matches")
    upload(guest, "x.hearts", write_text(recorded()))
    expect(guest.one("step-bar")).to_be_visible()
    last = guest.one("hand-choice").input_value()
    path = "**/api/review/*/hands/1"
    guest.page.route(path, lambda route: route.fulfill(status=500, json=REFUSED))
    guest.one("hand-choice").select_option("1")
    expect(guest.one("problem")).to_be_visible()
    # The field says which hand is shown.
    expect(guest.one("hand-choice")).to_have_value(last)
    guest.page.unroute(path)
    guest.one("hand-choice").select_option("1")
    expect(guest.page).to_have_url(re.compile(r"/1/0$"))
    expect(guest.one("problem")).to_have_count(0)
    guest.problems[:] = [one for one in guest.problems if "500" not in one]


def test_a_list_of_tables_that_was_refused_once_is_there_the_next_time(visit):
    guest = visit(breaks=True)
    # Others may have listed tables of theirs; what counts here is the order of the answers.
    answers = [{"json": {"tables": []}}, {"status": 500, "json": REFUSED}, {"json": {"tables": []}}]
    guest.page.route("**/api/lobby", lambda route: route.fulfill(**answers.pop(0)))
    guest.page.goto(f"{guest.origin}/#/lobby")
    expect(guest.one("no-tables")).to_be_visible()
    guest.page.get_by_role("button", name="Look again").click()
    expect(guest.one("no-list")).to_be_visible()
    guest.page.get_by_role("button", name="Look again").click()
    expect(guest.one("no-list")).to_have_count(0)
    guest.problems[:] = [one for one in guest.problems if "500" not in one]
