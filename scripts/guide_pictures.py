"""Take the pictures of the README and the guide: `python scripts/guide_pictures.py`.

They are real pages of a real match, kept small as WebP, in `docs/images`.
"""

from __future__ import annotations

import base64
import os
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from screenshots import (
    SETTINGS_KEY,
    STORAGE_KEY,
    Scene,
    choose,
    full_trick,
    new_game,
    play_until,
    server,
    wait_for_turn,
)

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "images"
SIZE = (1120, 700)
PHONE = (360, 640)
TABLET = (768, 1024)
QUALITY = 0.8

TO_WEBP = """async ([png, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def begin(page: Page, preset: str = "standard", hands: int = 0) -> None:
    """Sit down by the first page, as Mia; with a number of hands the match is that long."""
    changes = {} if hands == 0 else {"hand_limit": hands, "target": "none"}
    kept = {
        "name": "Mia",
        "rules": {"preset": preset, "players": 4, "changes": changes},
    }
    settings = {"speed": "instant" if hands else "normal"}
    for key, values in ((STORAGE_KEY, kept), (SETTINGS_KEY, settings)):
        page.evaluate(
            "([key, values]) => localStorage.setItem(key, JSON.stringify({"
            "...JSON.parse(localStorage.getItem(key) ?? '{}'), ...values}))",
            [key, values],
        )
    page.goto("/#/")
    page.reload()
    page.get_by_test_id("start").click()
    page.get_by_test_id("table").wait_for()


def finish(page: Page, preset: str = "standard", hands: int = 1) -> None:
    """Play a match to its end."""
    begin(page, preset, hands)
    play_until(page, lambda: page.get_by_test_id("verdict").count() > 0)


def home(page: Page) -> None:
    """Show the first page with a match to go on with."""
    begin(page)
    wait_for_turn(page)
    page.goto("/#/")
    page.get_by_test_id("resume").wait_for()


def table(page: Page) -> None:
    """Show a trick on the table."""
    begin(page)
    full_trick(page)


def passing(page: Page) -> None:
    """Choose the cards to pass."""
    begin(page)
    wait_for_turn(page)
    choose(page)


def friends(page: Page) -> None:
    """Gather friends at a table before the match."""
    page.goto("/#/new/friends")
    page.get_by_test_id("table-settings").wait_for()
    page.get_by_test_id("name").fill("Ann")
    page.get_by_test_id("start").click()
    link = page.get_by_test_id("invitation-field").input_value()
    browser = page.context.browser
    if browser is None:
        raise RuntimeError("this page belongs to no browser of its own")
    for name in ("Ben", "Cleo"):
        friend = browser.new_page(locale="en-GB")
        friend.goto(link)
        friend.get_by_test_id("name").fill(name)
        friend.get_by_test_id("sit-down").click()
        friend.get_by_test_id("gathering").wait_for()


def review(page: Page) -> None:
    """Look back on a hand, at the decision that cost most."""
    finish(page, hands=4)
    page.get_by_test_id("review").click()
    page.get_by_test_id("luck").wait_for(timeout=60_000)
    worst = page.get_by_test_id("worst").locator("button")
    if worst.count() > 0:
        worst.first.click()
    page.evaluate("scrollTo(0, 0)")


def matches(page: Page) -> None:
    """List past matches."""
    for preset in ("omnibus", "standard", "black-lady", "standard"):
        finish(page, preset)
    page.goto("/#/matches")
    page.get_by_test_id("match").nth(3).wait_for()


PICTURES: tuple[tuple[str, Scene, tuple[int, int], str], ...] = (
    ("home", home, SIZE, "light"),
    ("table", table, SIZE, "light"),
    ("table-phone", table, PHONE, "dark"),
    ("table-tablet", table, TABLET, "dark"),
    ("passing", passing, TABLET, "light"),
    ("rules", new_game, SIZE, "light"),
    ("friends", friends, SIZE, "light"),
    ("review", review, (1280, 800), "light"),
    ("matches", matches, SIZE, "light"),
)


def take(browser: Browser, address: str, picture: tuple[str, Scene, tuple[int, int], str]) -> None:
    """Play one scene and keep its picture."""
    name, scene, (width, height), theme = picture
    page = browser.new_page(
        base_url=address,
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale="en-GB",
    )
    page.goto("/")
    scene(page)
    page.wait_for_timeout(500)
    png = base64.b64encode(page.screenshot()).decode()
    webp = base64.b64decode(page.evaluate(TO_WEBP, [png, QUALITY]))
    (FOLDER / f"{name}.webp").write_bytes(webp)
    print(f"{name}: {len(webp) / 1024:.0f} KB")
    page.close()


def main() -> None:
    """Take the pictures, or those named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    browser_path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with (
        tempfile.TemporaryDirectory() as data,
        server(Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        for picture in PICTURES:
            if len(sys.argv) == 1 or picture[0] in sys.argv[1:]:
                take(browser, address, picture)
        browser.close()


if __name__ == "__main__":
    main()
