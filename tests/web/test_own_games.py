"""Games of one's own: saved with a name, renamed, deleted, and shared by a link."""

from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from web.test_accessibility import TABLET, check

SIZES = [{"width": 360, "height": 640}, {"width": 1920, "height": 1080}]
by_size = pytest.mark.parametrize("size", SIZES, ids=["phone", "wide"])
by_every_size = pytest.mark.parametrize("size", [*SIZES, TABLET], ids=["phone", "wide", "tablet"])


def made(visit, name="Grandma's game", **options):
    """A page with a game of the player's own: Omnibus for five, to 50."""
    guest = visit(**options)
    guest.choose_game("omnibus", 5)
    guest.one("customise").locator("summary").first.click()
    guest.pick(guest.option("tie"), "PLAY_ON")
    guest.one("save-game").click()
    guest.one("game-name").fill(name)
    guest.page.keyboard.press("Enter")
    expect(own(guest, name)).to_be_visible()
    return guest


def own(guest, name):
    return guest.page.locator(f'[data-testid="own-game"][data-game="{name}"]')


@by_every_size
def test_a_game_is_saved_and_played_later(hall, visit, size):
    guest = made(visit, viewport=size)
    guest.choose_game("standard", 4)
    guest.page.reload()
    guest.one("presets").wait_for()
    own(guest, "Grandma's game").locator(".pick").click()
    expect(own(guest, "Grandma's game").locator(".pick")).to_have_attribute("aria-pressed", "true")
    guest.start()
    rules = hall.rules(guest.table_id)
    assert (rules.preset, rules.players, rules.tie.value) == ("omnibus", 5, "PLAY_ON")


def test_a_game_is_renamed_and_deleted_and_that_taken_back(visit):
    guest = made(visit)
    own(guest, "Grandma's game").get_by_test_id("rename").click()
    guest.one("game-name").fill("Sunday")
    guest.one("keep-name").click()
    expect(own(guest, "Sunday")).to_be_visible()
    own(guest, "Sunday").get_by_test_id("delete-game").click()
    expect(own(guest, "Sunday")).to_have_count(0)
    guest.one("undo-delete").click()
    expect(own(guest, "Sunday")).to_be_visible()
    guest.page.reload()
    expect(own(guest, "Sunday")).to_be_visible()
    own(guest, "Sunday").get_by_test_id("delete-game").click()
    guest.page.reload()
    guest.one("presets").wait_for()
    expect(guest.one("own-game")).to_have_count(0)


def test_two_games_have_two_names(visit):
    guest = made(visit)
    guest.pick(guest.option("tie"), "SHARE")
    guest.pick(guest.option("sun"), "DOUBLE")
    guest.one("save-game").click()
    guest.one("game-name").fill("Grandma's game")
    guest.one("keep-name").click()
    expect(guest.one("your-games")).to_contain_text("There is a game called Grandma's game already")
    guest.one("game-name").fill("Sun")
    guest.one("keep-name").click()
    expect(guest.one("own-game")).to_have_count(2)


def test_a_game_goes_to_a_friend_by_its_link(hall, visit):
    guest = made(visit, permissions=["clipboard-read", "clipboard-write"])
    guest.one("share").click()
    link = guest.one("share-link").input_value()
    guest.one("copy-link").click()
    expect(guest.one("copied")).to_have_text("Copied.")
    assert guest.page.evaluate("navigator.clipboard.readText()") == link
    assert "#/rules/" in link
    # The window is put away, and no game was started by it.
    guest.one("share-dialog").get_by_role("button", name="Close").click()
    expect(guest.one("share-dialog")).to_have_count(0)
    expect(own(guest, "Grandma's game")).to_be_visible()
    friend = visit()
    friend.page.goto(link)
    expect(friend.one("shared")).to_contain_text("Grandma's game")
    friend.start()
    rules = hall.rules(friend.table_id)
    assert (rules.preset, rules.players, rules.tie.value) == ("omnibus", 5, "PLAY_ON")


def test_where_copying_is_forbidden_the_link_is_selected(visit):
    guest = made(visit)
    guest.page.evaluate(
        "() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }"
    )
    guest.one("share").click()
    guest.one("copy-link").click()
    expect(guest.one("copied")).to_contain_text("select the link")
    expect(guest.one("share-link")).to_be_focused()


DAMAGED = {
    "nothing": ("", ""),
    "cut off": ("Ann", "omnibus+players%3D5+tie%3DPLA"),
    "half a sign": ("Ann%E2%82", "standard players=4 target=50%2"),
    "another game": ("Ann", "omnibs players=5"),
    "too many": ("Ann", "standard players=9"),
    "a clash": ("Ann", "standard players=4 first_lead=ELDEST"),
    "foreign": ("%3Cscript%3E", "<script>alert(1)</script>"),
    "long": ("Ann", "x" * 6000),
}


@by_size
@pytest.mark.parametrize(("name", "text"), DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_link_says_what_is_wrong_and_offers_a_start(hall, visit, name, text, size):
    guest = visit(viewport=size)
    guest.page.goto(f"{guest.origin}/#/rules/{name}/{quote(text, safe='%+=')}")
    expect(guest.one("shared")).to_contain_text("This link is damaged.")
    assert guest.one("shared").locator("li").count() > 0
    width = guest.page.evaluate("document.documentElement.scrollWidth")
    assert width <= size["width"]
    expect(guest.one("start")).to_be_enabled()
    guest.one("from-standard").click()
    expect(guest.one("shared")).to_have_count(0)
    guest.start()
    assert hall.rules(guest.table_id).preset == "standard"


def test_of_a_damaged_link_what_can_be_read_is_kept(hall, visit):
    guest = visit()
    guest.page.goto(f"{guest.origin}/#/rules/Ann/omnibus+players%3D5+moon%3DCHO+tie%3DPLAY_ON")
    expect(guest.one("shared")).to_contain_text("Shooting the moon cannot be set like that")
    guest.start()
    rules = hall.rules(guest.table_id)
    assert (rules.preset, rules.players, rules.tie.value) == ("omnibus", 5, "PLAY_ON")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_list_and_its_windows_are_for_everybody(visit, theme):
    guest = made(visit, color_scheme=theme, viewport=SIZES[0])
    check(guest)
    guest.one("share").click()
    check(guest)
