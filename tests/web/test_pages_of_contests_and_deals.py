"""Contests, ratings and sealed deals: every page and window in every language and both themes."""

import json

import pytest

from openhearts.server.live.houses import fair_house
from server.live import live_server
from server.test_ratings import play_match
from web.test_accessibility import WIDE, check, theme
from web.test_languages import PHONE, SMALL, english, speaks

__all__ = ["english", "speaks", "theme"]

RULES = {"preset": "basic", "players": 3, "changes": SMALL | {"hand_limit": 2, "pass_count": 3}}


@pytest.fixture(scope="module")
def fair(tmp_path_factory):
    database = tmp_path_factory.mktemp("pages") / "openhearts.db"
    with live_server(database, house_maker=fair_house) as live:
        play_match(live, rated=True)
        yield live


def deal_window(guest):
    guest.one("menu-button").click()
    guest.one("open-deal").click()
    guest.one("deal-verdict").first.wait_for()


def pages(guest):
    """Lead a guest from page to page; yields the name of each as soon as it is there."""
    page = guest.page
    page.evaluate(
        "(rules) => localStorage.setItem('openhearts.1', JSON.stringify({rules, name: 'Mia'}))",
        RULES,
    )
    page.goto(f"{guest.origin}/#/daily")
    page.reload()
    guest.one("contest-finished").wait_for()
    yield "daily deal"
    guest.one("make-contest").click()
    page.wait_for_url("**/#/contest/*")
    address = page.url
    guest.one("contest-finished").wait_for()
    guest.one("folded-rules").locator("> summary").click()
    yield "contest that nobody has played"
    guest.one("play-contest").click()
    guest.wait()
    table_id = guest.table_id
    deal_window(guest)
    yield "deal that is sealed"
    page.keyboard.press("Escape")
    guest.play_match()
    page.keyboard.press("Escape")
    deal_window(guest)
    assert guest.one("secret").count() == 2
    yield "deals that are proven"
    page.goto(address)
    guest.one("compare-1").click()
    guest.one("compared").wait_for()
    yield "comparison"
    page.goto(f"{guest.origin}/#/contest/0123456789abcdef")
    guest.one("problem").wait_for()
    yield "contest that is not there"
    page.goto(f"{guest.origin}/#/ratings")
    guest.one("rated-game").wait_for()
    yield "ratings"
    page.goto(f"{guest.origin}/#/check")
    guest.one("check-page").wait_for()
    yield "check of a record"
    token = json.loads(page.evaluate("localStorage.getItem('openhearts.1')"))["seats"][0]["token"]
    record = page.request.get(
        f"{guest.origin}/api/tables/{table_id}/record?format=text",
        headers={"Authorization": f"Bearer {token}"},
    ).text()
    for text, shown in ((record, "check-proven"), ("Dear diary", "problem")):
        guest.one("check-file").set_input_files(
            {"name": "match.hearts", "mimeType": "text/plain", "buffer": text.encode()}
        )
        guest.one(shown).wait_for()
        yield f"record that ends in {shown}"
    guest.problems[:] = [one for one in guest.problems if "404" not in one]


def test_every_page_is_said_and_fits(visit, fair, speaks):
    origin = f"http://127.0.0.1:{fair.port}"
    guest = visit(origin=origin, viewport=PHONE, locale=speaks.language)
    for _ in pages(guest):
        speaks(guest)


@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "wide"])
def test_axe_finds_nothing_on_any_page(visit, fair, theme, viewport):
    origin = f"http://127.0.0.1:{fair.port}"
    guest = visit(origin=origin, viewport=viewport, color_scheme=theme)
    seen = []
    for name in pages(guest):
        seen.append(name)
        check(guest)
    assert len(seen) == 10
