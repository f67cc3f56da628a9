"""Every page beside the table has the same header: the way home, its title, in the same place."""

import pytest
from playwright.sync_api import expect

from openhearts.records import write_text
from review.matches import recorded
from web.test_accessibility import PHONE, WIDE

PAGES = ["matches", "statistics", "check", "ratings", "daily", "lobby", "new", "new/friends"]

HEADER = """
() => {
  const [back, title] = ["[data-testid=back-home]", "h1"].map((one) =>
    document.querySelector(`[data-testid=page-header] ${one}`));
  const { left, top, height } = back.getBoundingClientRect();
  const style = getComputedStyle(title);
  return {
    back: [left - title.getBoundingClientRect().left, top, height],
    left: title.getBoundingClientRect().left,
    title: [title.getBoundingClientRect().top, style.fontSize, style.fontWeight],
  };
}
"""


@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "wide"])
def test_every_page_begins_in_the_same_way(hall, visit, viewport):
    guest = visit(viewport=viewport)
    found = {}

    def look(name):
        guest.one("page-header").wait_for()
        guest.still()
        found[name] = guest.page.evaluate(HEADER)
        assert guest.page.title() != ""

    for name in PAGES:
        guest.page.goto(f"{guest.origin}/#/{name}")
        # The page before it is gone once this one has its name.
        guest.page.reload()
        look(name)
    table_id, _, _ = hall.live.gather("Ann", watching="DELAYED")
    for name in ("join", "watched"):
        guest.page.goto(f"{guest.origin}/#/{name}/{table_id}")
        expect(guest.one(name)).to_be_visible()
        look(name)
    guest.page.goto(f"{guest.origin}/#/matches")
    guest.one("found").wait_for()
    guest.one("open-record").set_input_files(
        {"name": "x.hearts", "mimeType": "text/plain", "buffer": write_text(recorded()).encode()}
    )
    guest.one("step-bar").wait_for()
    look("review")
    first = found["matches"]
    odd = {
        name: one
        for name, one in found.items()
        if (one["back"], one["title"]) != (first["back"], first["title"])
    }
    assert odd == {}
    # Pages whose parts stand side by side begin further out.
    wide = {"new", "new/friends", "review"}
    assert len({one["left"] for name, one in found.items() if name not in wide}) == 1
    assert len({found[name]["left"] for name in wide}) == 1
    guest.one("back-home").click()
    expect(guest.one("start")).to_be_visible()
