"""Daily deals, duplicate tables and ratings in the browser."""

import re

import pytest
from playwright.sync_api import expect

from openhearts.server.live.houses import fair_house
from server.live import call, live_server
from server.test_ratings import play_match
from web.test_accessibility import PHONE, check

ONE_HAND = {"hand_limit": 1, "target": "none"}


@pytest.fixture(scope="module")
def fair(tmp_path_factory):
    database = tmp_path_factory.mktemp("contests") / "openhearts.db"
    with live_server(database, house_maker=fair_house) as live:
        yield live


def test_a_duplicate_is_made_played_and_compared(visit, fair):
    origin = f"http://127.0.0.1:{fair.port}"
    guest = visit(origin=origin, viewport=PHONE)
    page = guest.page
    page.goto(f"{origin}/#/")
    page.evaluate(
        """(changes) => localStorage.setItem("openhearts.1", JSON.stringify(
          {rules: {preset: "basic", players: 3, changes}, name: "Mia"}))""",
        ONE_HAND,
    )
    page.reload()
    guest.one("to-daily").click()
    expect(guest.one("play-contest")).to_have_text("Play these deals")
    expect(guest.one("contest-finished")).to_have_text("Nobody has finished yet.")
    check(guest)
    guest.one("make-contest").click()
    expect(page).to_have_url(re.compile("#/contest/"))
    address = page.url
    name = address.rpartition("/")[2]
    # A friend has played the same deals already.
    friend = {"authorization": "Bearer " + "f" * 32}
    _, _, entered = call(fair.port, "POST", f"/api/contests/{name}/tables", {"name": "Zoë"}, friend)
    assert entered["counted"]
    guest.one("folded-rules").locator("> summary").click()
    expect(guest.one("folded-rules")).to_contain_text("after one hand")
    guest.one("play-contest").click()
    guest.play_match()
    guest.one("to-results").click()
    expect(page).to_have_url(address)
    expect(guest.one("contest-finished")).to_have_text("One person has finished.")
    expect(guest.one("contest-results").locator("tbody tr")).to_have_count(1)
    expect(guest.one("contest-results")).to_contain_text("Mia")
    guest.one("compare-1").click()
    expect(guest.one("compared").locator("> li")).to_have_count(1)
    expect(guest.one("compared").locator("ol li")).to_have_count(16)
    check(guest)
    guest.one("play-contest-together").click()
    expect(guest.one("gathering")).to_be_visible()
    expect(guest.one("invitation-field")).to_be_visible()
    page.goto(address)
    guest.one("to-ratings").click()
    expect(guest.one("no-ratings")).to_be_visible()
    check(guest)


def test_the_ratings_say_how_many_matches_somebody_left(visit, fair):
    play_match(fair, rated=True)
    origin = f"http://127.0.0.1:{fair.port}"
    guest = visit(origin=origin, viewport=PHONE)
    guest.page.goto(f"{origin}/#/ratings")
    rows = guest.one("rated-game").locator("tbody tr")
    expect(rows.filter(has_text="Ann")).to_contain_text("left 0 of 1")
    expect(rows.filter(has_text="left")).to_have_count(2)
    check(guest)
