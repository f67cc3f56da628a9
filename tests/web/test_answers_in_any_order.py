"""Answers on a slow network: none undoes what was chosen, said or gone to since it was asked."""

import pytest
from playwright.sync_api import expect

from openhearts.records import write_text
from review.matches import recorded
from web.held import REFUSED, hold_back
from web.test_friends import gather, party
from web.test_slow_network import SLOW_SOCKETS

__all__ = ["gather", "party"]


@pytest.fixture
def held(visit):
    """Opens the first page, and holds back what it asks for until the answers are let go."""

    def held(path, **options):
        guest = visit(**options)
        return guest, hold_back(guest, path)

    return held


def settled(guest):
    """What the page makes of an answer is done soon after it came."""
    guest.page.wait_for_timeout(200)


def test_a_table_that_is_made_after_the_page_was_left_leads_nowhere(held):
    guest, take = held("**/api/tables")
    guest.one("start").click()
    made = take()
    guest.one("to-statistics").click()
    expect(guest.one("statistics-page")).to_be_visible()
    with guest.page.expect_response("**/api/tables"):
        made.continue_()
    settled(guest)
    assert guest.page.url.endswith("#/statistics")
    # It waits where one's tables are.
    guest.page.goto(f"{guest.origin}/#/")
    expect(guest.one("resume")).to_have_count(1)


def test_the_language_chosen_last_is_kept_however_late_another_comes(held):
    guest, take = held("**/fr-*.js")
    guest.one("language").select_option("fr")
    french = take()
    guest.one("language").select_option("de")
    expect(guest.page.locator("html")).to_have_attribute("lang", "de")
    with guest.page.expect_response("**/fr-*.js"):
        french.continue_()
    settled(guest)
    guest.page.reload()
    expect(guest.page.locator("html")).to_have_attribute("lang", "de")
    expect(guest.one("language")).to_have_value("de")


def test_a_language_that_fails_after_another_was_chosen_is_not_spoken_of(held):
    guest, take = held("**/fr-*.js", breaks=True)
    guest.one("language").select_option("fr")
    french = take()
    guest.one("language").select_option("hu")
    expect(guest.page.locator("html")).to_have_attribute("lang", "hu")
    french.abort()
    settled(guest)
    expect(guest.page.get_by_role("alert")).to_have_count(0)
    expect(guest.one("language")).to_have_value("hu")
    guest.problems.clear()


def test_results_that_come_late_do_not_wipe_away_why_nothing_began(held):
    guest, take = held("**/api/contests/*/results", breaks=True)
    guest.page.route(
        "**/api/contests/*/tables", lambda route: route.fulfill(status=500, json=REFUSED)
    )
    guest.page.goto(f"{guest.origin}/#/daily")
    guest.one("play-contest").click()
    expect(guest.one("refusal")).to_contain_text("Something went wrong here")
    with guest.page.expect_response("**/api/contests/*/results"):
        take().continue_()
    settled(guest)
    expect(guest.one("refusal")).to_contain_text("Something went wrong here")
    # What there was to see is still there.
    expect(guest.one("play-contest")).to_be_visible()
    guest.problems[:] = [one for one in guest.problems if "500" not in one]


def test_the_file_opened_last_is_the_one_that_is_told_of(visit):
    guest = visit()
    guest.context.add_init_script(
        """
        const read = Blob.prototype.text;
        window.readSlowly = [];
        Blob.prototype.text = async function () {
          if (this.name === "slow.hearts") await new Promise((go) => window.readSlowly.push(go));
          return read.call(this);
        };
        """
    )
    guest.page.goto(f"{guest.origin}/#/check")
    guest.page.reload()

    def open_file(name, text):
        file = {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
        guest.one("check-file").set_input_files([file])

    open_file("slow.hearts", "no record")
    guest.page.wait_for_function("window.readSlowly.length === 1")
    open_file("quick.hearts", write_text(recorded()))
    expect(guest.one("check-proven")).to_be_visible()
    guest.page.evaluate("window.readSlowly[0]()")
    settled(guest)
    expect(guest.one("problem")).to_have_count(0)
    expect(guest.one("check-proven")).to_be_visible()


def test_what_is_written_while_a_text_is_on_its_way_stays(party):
    ann, ben = party("Ann", "Ben", talk="FREE")
    ann.context.add_init_script(f"({SLOW_SOCKETS})(500)")
    ann.page.reload()
    ann.one("talk-button").click()
    field = ann.one("talk-text")
    field.fill("One")
    field.press("Enter")
    field.fill("Two")
    expect(ann.one("talk-lines")).to_contain_text("One")
    settled(ann)
    expect(field).to_have_value("Two")
    expect(ben.one("live")).to_contain_text("Ann: One")
