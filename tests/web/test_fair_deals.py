"""Sealed deals in the browser: shown on request, proven after the hand, records checked."""

import json

import pytest
from playwright.sync_api import expect

from openhearts.server.live.houses import fair_house
from server.live import live_server

TWO_HANDS = {"hand_limit": 2, "target": "none"}


@pytest.fixture(scope="module")
def fair(tmp_path_factory):
    database = tmp_path_factory.mktemp("fair") / "openhearts.db"
    with live_server(database, house_maker=fair_house) as live:
        yield live


def test_a_deal_is_sealed_salted_and_proven_in_the_browser(visit, fair, tmp_path):
    origin = f"http://127.0.0.1:{fair.port}"
    guest = visit(origin=origin)
    page = guest.page
    page.goto(f"{origin}/#/")
    page.evaluate(
        """(changes) => localStorage.setItem("openhearts.1", JSON.stringify(
          {rules: {preset: "standard", players: 4, changes}, name: "Mia"}))""",
        TWO_HANDS,
    )
    page.reload()
    guest.one("start").click()
    expect(guest.one("table")).to_be_visible()
    guest.one("menu-button").click()
    guest.one("open-deal").click()
    expect(guest.one("deal-verdict")).to_have_attribute("data-verdict", "closed")
    table_id = guest.table_id
    bound = guest.one("fingerprint").get_attribute("data-bytes")
    seals = fair.log(table_id).seals
    assert seals.of(1).commitment.hex() == bound
    # The browser's own bytes are in the shuffle, for the first hand and for the next.
    assert [salt.seat for salt in seals.of(1).salts] == [0]
    expect(guest.one("deal")).to_contain_text("added its own random numbers")
    page.keyboard.press("Escape")
    step = guest.play_until(lambda step: step["what"] == "continue")
    expect(guest.one("deal-line")).to_have_text(
        "Deal proven: the cards are those that were sealed."
    )
    while step["what"] != "verdict":
        step = guest.act(step)
    page.keyboard.press("Escape")
    guest.one("menu-button").click()
    guest.one("open-deal").click()
    expect(guest.one("deal-verdict")).to_have_count(2)
    for verdict in guest.one("deal-verdict").all():
        expect(verdict).to_have_attribute("data-verdict", "proven")
    assert [salt.seat for salt in fair.log(table_id).seals.of(2).salts] == [0]

    guest.one("to-check").click()
    expect(guest.one("check-page")).to_be_visible()
    token = json.loads(page.evaluate("localStorage.getItem('openhearts.1')"))["seats"][0]["token"]
    for form in ("text", "json"):
        record = page.request.get(
            f"{origin}/api/tables/{table_id}/record?format={form}",
            headers={"Authorization": f"Bearer {token}"},
        ).text()
        upload(guest, record)
        expect(guest.one("check-proven")).to_have_text("2 of 2 deals proven")
    upload(guest, record.replace(f'"commitment":"{bound}"', f'"commitment":"{"0" * 64}"'))
    expect(guest.one("check-proven")).to_have_text("1 of 2 deals proven")
    expect(guest.one("deal-verdict").first).to_have_attribute("data-verdict", "secret")
    upload(guest, "no record at all")
    expect(guest.one("problem")).to_have_text("This is no record of a match.")


def upload(guest, text):
    guest.one("check-file").set_input_files(
        {"name": "match.hearts", "mimeType": "text/plain", "buffer": text.encode()}
    )


def test_statistics_of_sealed_deals_lead_to_the_check(visit, fair):
    origin = f"http://127.0.0.1:{fair.port}"
    guest = visit(origin=origin)
    guest.page.goto(f"{origin}/#/")
    guest.page.evaluate(
        """(changes) => localStorage.setItem("openhearts.1", JSON.stringify(
          {rules: {preset: "standard", players: 4, changes}, name: "Mia"}))""",
        {"hand_limit": 1, "target": "none"},
    )
    guest.page.reload()
    guest.one("start").click()
    guest.play_match()
    guest.page.goto(f"{origin}/#/statistics")
    guest.one("statistics-to-check").click()
    expect(guest.page).to_have_url(f"{origin}/#/check")
