"""Playing with friends, read in every language and size: whole, and nothing leaves its place."""

from web.party import on_the_table, settle_down
from web.test_languages import PHONE, english, speaks

__all__ = ["english", "speaks"]

RULES = {"preset": "standard", "players": 4, "changes": {"pass_cycle": ["H"]}}


def test_making_a_table_and_the_way_to_it_are_said_and_fit(visit, speaks, hall):
    guest = visit(viewport=PHONE, locale=speaks.language)
    guest.page.goto(f"{guest.origin}/#/new/friends")
    guest.one("table-settings").wait_for()
    guest.one("more-settings").locator("summary").click()
    speaks(guest)
    for clock in ("seconds", "days"):
        guest.pick(guest.one("clock"), clock)
        speaks(guest)
    guest.pick(guest.one("access"), "LOBBY")
    guest.one("start").click()
    guest.page.get_by_role("alert").wait_for()
    speaks(guest)
    guest.page.goto(f"{guest.origin}/#/join/0123456789abcdef")
    guest.one("shut").wait_for()
    speaks(guest)
    table_id, _, _ = hall.live.gather("Ann", RULES, access="LOBBY", move_days=2, watching="PUBLIC")
    guest.page.goto(f"{guest.origin}/#/lobby")
    guest.one("lobby-table").first.wait_for()
    speaks(guest)
    guest.page.goto(f"{guest.origin}/#/join/{table_id}")
    guest.one("sit-down").wait_for()
    speaks(guest)
    settle_down(guest, guest.page.url, "Ben")
    guest.one("gathering").wait_for()
    speaks(guest)
    guest.page.goto(f"{guest.origin}/#/")
    guest.one("own-table").wait_for()
    speaks(guest)
    guest.problems[:] = [one for one in guest.problems if "404" not in one]


def seated(visit, speaks, hall):
    """Two people at a new table, the first a reader of this language."""
    table_id, token, _ = hall.live.gather(
        "Ann", RULES, move_seconds=60, talk="FREE", watching="SEAT", grace_seconds=5
    )
    ann = visit(viewport=PHONE, locale=speaks.language, seat=(table_id, token))
    ben = visit()
    settle_down(ben, f"{ann.origin}/#/join/{table_id}", "Ben")
    ben.one("gathering").wait_for()
    return ann, ben, table_id


def test_gathering_is_said_and_fits(visit, speaks, hall):
    ann, _, _ = seated(visit, speaks, hall)
    # The word on the button that all wait for stands in one line.
    assert ann.one("start-match").bounding_box()["height"] <= 46
    more = ann.page.locator('[data-testid="chair"][data-seat="1"] [data-testid="more-with"]')
    for deed in ("hand-over", "remove"):
        more.click()
        speaks(ann)
        ann.one(deed).click()
        speaks(ann)
        ann.page.keyboard.press("Escape")
    for deed in ("close-table", "leave-seat", "open-device", "new-invitation"):
        ann.one(deed).click()
        speaks(ann)
        ann.page.keyboard.press("Escape")
    speaks(ann)


def test_being_at_a_table_with_others_is_said_and_fits(visit, speaks, hall):
    ann, ben, table_id = seated(visit, speaks, hall)
    watcher = visit(viewport=PHONE, locale=speaks.language)
    ann.one("start-match").click()
    on_the_table(ben)
    ann.wait()
    ben.one("talk-button").click()
    ben.page.locator('[data-phrase="MOON"]').click()
    ann.one("bubble").wait_for()
    speaks(ann)
    ann.one("talk-button").click()
    ann.page.locator('[data-phrase="SMILE"]').click()
    speaks(ann)
    ann.page.keyboard.press("Escape")
    ben.page.keyboard.press("Escape")
    for window in ("open-people", "open-device"):
        ann.one("menu-button").click()
        speaks(ann)
        ann.one(window).click()
        speaks(ann)
        if window == "open-people":
            ann.one("let-watch").click()
        ann.page.keyboard.press("Escape")
    watcher.page.goto(f"{ann.origin}/#/watch/{table_id}/0")
    on_the_table(watcher)
    speaks(watcher)
    ann.one("menu-button").click()
    ann.one("ask-pause").click()
    ann.one("ask").wait_for()
    speaks(ann)
    ann.one("withdraw").click()
    ben.one("menu-button").click()
    ben.one("ask-pause").click()
    ann.one("ask").wait_for()
    speaks(ann)
    ann.page.keyboard.press("Escape")
    ann.one("see-question").wait_for()
    speaks(ann)
    ann.page.keyboard.press("a")
    ann.one("halted").wait_for()
    speaks(ann)
    ben.page.goto("about:blank")
    ann.one("absent").wait_for()
    speaks(ann)
    ann.one("menu-button").click()
    ann.one("open-people").click()
    ann.one("close-table").click()
    ann.one("confirm-yes").click()
    ann.one("halted").wait_for()
    speaks(ann)
    ben.problems.clear()
