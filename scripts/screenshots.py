"""Take pictures of the web client in its main states: `python scripts/screenshots.py FOLDER`.

It starts a server of its own on a fresh data folder and plays real matches in a real Chromium.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

SIZES = {
    "phone": (360, 640),
    "phone-wide": (640, 360),
    "tablet": (768, 1024),
    "desktop": (1920, 1080),
}
STORAGE_KEY = "openhearts.1"
SETTINGS_KEY = "openhearts.settings.1"

Scene = Callable[[Page], None]


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """Run a server for as long as the pictures take; yields its address."""
    hearts = Path(sys.executable).with_name("hearts")
    command = [str(hearts), "serve", "--port", "0", "--data-dir", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        first_line = process.stdout.readline() if process.stdout is not None else ""
        found = re.search(r"http://\S+", first_line)
        try:
            if found is None:
                raise SystemExit("The server did not say where it is.")
            yield found.group().rstrip("/")
        finally:
            process.terminate()


def _into(problems: list[str], text: Callable[[Any], str]) -> Callable[[Any], None]:
    def keep(thing: Any) -> None:
        if text(thing):
            problems.append(text(thing))

    return keep


def _error_text(message: Any) -> str:
    return str(message.text) if message.type == "error" else ""


class Studio:
    """A browser, a server, and the pictures made with them."""

    def __init__(self, browser: Browser, address: str, folder: Path, only: str) -> None:
        """Take the pictures whose names match ``only``."""
        self.browser = browser
        self.address = address
        self.folder = folder
        self.only = re.compile(only)

    def take(
        self,
        name: str,
        scene: Scene,
        *,
        sizes: tuple[str, ...],
        themes: tuple[str, ...],
    ) -> None:
        """Play a scene at each size and theme, and keep a picture of its end."""
        for size in sizes:
            for theme in themes:
                title = f"{name}-{size}-{theme}"
                if not self.only.search(title):
                    continue
                width, height = SIZES[size]
                page = self.browser.new_page(
                    base_url=self.address,
                    viewport={"width": width, "height": height},
                    color_scheme="dark" if theme == "dark" else "light",
                    has_touch=width < height,
                )
                problems: list[str] = []
                page.on("pageerror", _into(problems, str))
                page.on("console", _into(problems, _error_text))
                page.goto("/")
                try:
                    scene(page)
                except Exception as error:  # noqa: BLE001 - the picture shows what went wrong
                    problems.append(f"{type(error).__name__}: {error}")
                page.screenshot(path=self.folder / f"{title}.png")
                print(title, *problems, sep="\n  ")
                page.close()


def sit_down(
    page: Page,
    preset: str = "standard",
    players: int = 4,
    speed: str = "normal",
    settings: dict[str, Any] | None = None,
    **changes: Any,
) -> None:
    """Make a table by the API and open it in the page."""
    rules = {"preset": preset, "players": players, "changes": changes}
    page.evaluate(
        """async ([rules, name, key, settings, settingsKey]) => {
          const answer = await fetch("/api/tables", {
            method: "POST",
            headers: {"Content-Type": "application/json"},
            body: JSON.stringify({rules, name}),
          });
          const {table_id: tableId, token} = await answer.json();
          const seats = [{tableId, token, title: "Game"}];
          const kept = {seats, rules, rulesTitle: "Standard", name};
          localStorage.setItem(key, JSON.stringify(kept));
          localStorage.setItem(settingsKey, JSON.stringify(settings));
          location.hash = `#/table/${tableId}`;
          location.reload();
        }""",
        [rules, "Mia", STORAGE_KEY, {"speed": speed, **(settings or {})}, SETTINGS_KEY],
    )
    page.get_by_test_id("table").wait_for()


def cards(page: Page, *, playable: bool = False) -> list[str]:
    """Return the cards in hand, or those that may be played."""
    which = '[data-testid="hand-card"]' + ('[aria-disabled="false"]' if playable else "")
    found: list[str] = page.eval_on_selector_all(which, "all => all.map(one => one.dataset.card)")
    return found


def wait_for_turn(page: Page, timeout: float = 20_000) -> str:
    """Wait until the player may act; returns the phase."""
    page.wait_for_selector('[data-testid="table"][data-may-act="true"]', timeout=timeout)
    phase = page.get_by_test_id("table").get_attribute("data-phase")
    return phase or ""


def tap(page: Page, card: str) -> None:
    """Tap a card of the hand where it shows: near its left edge."""
    button = page.locator(f'[data-testid="hand-card"][data-card="{card}"]')
    button.click(position={"x": 9, "y": 12}, force=True)


def choose(page: Page, count: int = 3) -> None:
    """Choose cards for the pass, from the right end of the hand."""
    page.wait_for_timeout(400)  # until the deal has come to rest
    wait_for_turn(page)
    for card in cards(page)[-count:]:
        tap(page, card)


def pass_cards(page: Page, count: int = 3) -> None:
    """Choose cards and pass them, if cards are to be passed."""
    if wait_for_turn(page) != "PASSING":
        return
    choose(page, count)
    page.get_by_test_id("pass-button").click()
    page.wait_for_selector('[data-testid="table"]:not([data-phase="PASSING"])')


def play_one(page: Page) -> None:
    """Play the first card that may be played."""
    wait_for_turn(page)
    tap(page, cards(page, playable=True)[0])


def play_until(page: Page, done: Callable[[], bool], count: int = 3, most: int = 2000) -> None:
    """Play whatever may be played until something is so."""
    for _ in range(most):
        if done():
            return
        table = page.get_by_test_id("table")
        if page.get_by_test_id("continue").count():
            page.get_by_test_id("continue").click()
        elif table.get_attribute("data-may-act") == "true":
            if table.get_attribute("data-phase") == "PASSING":
                pass_cards(page, count)
            elif table.get_attribute("data-phase") == "PLAYING":
                play_one(page)
        page.wait_for_timeout(30)
    raise TimeoutError("it never came to that")


def full_trick(page: Page, players: int = 4) -> None:
    """Play until a whole trick lies on the table."""
    pass_cards(page)
    for _ in range(3):
        play_one(page)
        page.get_by_test_id("trick-card").nth(players - 1).wait_for()
    page.wait_for_timeout(300)


# ------------------------------------------------------------------- scenes


def home(page: Page) -> None:
    """Show the first page with a match to resume."""
    sit_down(page)
    wait_for_turn(page)
    page.goto("/")
    page.get_by_test_id("resume").wait_for()
    page.wait_for_timeout(400)


def new_game(page: Page) -> None:
    """Show the page where a game is chosen."""
    page.get_by_test_id("change-rules").click()
    page.get_by_test_id("rule-card").wait_for()


def contradiction(page: Page) -> None:
    """Customise a game until it contradicts itself."""
    new_game(page)
    page.get_by_test_id("customise").locator("summary").first.click()
    page.locator('[data-option="first_lead"] input').nth(1).check(force=True)
    page.get_by_test_id("show-problem").click()
    page.wait_for_timeout(300)


def passing(page: Page) -> None:
    """Choose the cards to pass."""
    sit_down(page)
    choose(page)
    page.wait_for_timeout(300)


def scatter(page: Page) -> None:
    """Choose a card for each of the others."""
    sit_down(page, pass_cycle=["SCATTER"])
    choose(page, 2)
    page.wait_for_timeout(300)


def received(page: Page) -> None:
    """Look at what came from the pass."""
    passing(page)
    page.get_by_test_id("pass-button").click()
    page.wait_for_timeout(700)
    wait_for_turn(page)
    page.wait_for_timeout(300)


def refused(page: Page) -> None:
    """Play until a card may not be played, and tap it."""
    sit_down(page, speed="fast")
    pass_cards(page)
    for _ in range(12):
        wait_for_turn(page)
        dimmed = [card for card in cards(page) if card not in cards(page, playable=True)]
        if dimmed:
            tap(page, dimmed[-1])
            page.get_by_test_id("refusal").wait_for()
            page.wait_for_timeout(400)
            return
        play_one(page)
    raise TimeoutError("every card could always be played")


def trick(players: int, preset: str = "standard") -> Scene:
    """Show a whole trick on the table."""

    def scene(page: Page) -> None:
        sit_down(page, preset, players)
        full_trick(page, players)

    return scene


def window(button: str) -> Scene:
    """Open one of the table's windows."""

    def scene(page: Page) -> None:
        sit_down(page, "black-lady", speed="fast")
        full_trick(page)
        wait_for_turn(page)
        page.get_by_test_id(button).click()
        page.wait_for_timeout(300)

    return scene


def cutting(page: Page) -> None:
    """Cut for the first deal."""
    sit_down(page, "classic", 5, "slow", first_dealer="LOWEST_CUT")
    page.wait_for_timeout(400)


def kitty_taken(page: Page) -> None:
    """Play until somebody takes the kitty."""
    sit_down(page, "kitty", speed="slow")
    play_until(page, lambda: page.get_by_test_id("notice").count() > 0)
    page.wait_for_timeout(400)


def moon(page: Page) -> None:
    """Shoot a moon: with nothing but the queen to take, whoever takes her has shot it."""
    hearts = {f"{rank}H": 0 for rank in "23456789TJQKA"}
    sit_down(page, "black-lady", speed="instant", points=hearts)
    play_until(page, lambda: page.get_by_test_id("moon").count() > 0)
    page.wait_for_timeout(300)


def settings(page: Page) -> None:
    """Open the settings over a table."""
    sit_down(page)
    wait_for_turn(page)
    page.keyboard.press(",")
    page.get_by_test_id("settings").wait_for()
    page.wait_for_timeout(300)


def keys_and_commands(page: Page) -> None:
    """Open the page of keys and commands."""
    sit_down(page)
    wait_for_turn(page)
    page.keyboard.press("?")
    page.get_by_test_id("help").wait_for()
    page.wait_for_timeout(300)


def typed(page: Page) -> None:
    """Ask something in the command line."""
    sit_down(page, settings={"typing": True})
    pass_cards(page)
    wait_for_turn(page)
    page.get_by_test_id("command").fill("what can I play?")
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)


def dressed(players: int, **chosen: Any) -> Scene:
    """Show a whole trick with a look of one's own."""

    def scene(page: Page) -> None:
        sit_down(page, "standard" if players == 4 else "classic", players, settings=chosen)
        full_trick(page, players)

    return scene


def held(page: Page) -> None:
    """Let a trick lie until it is tapped away."""
    sit_down(page, settings={"holdTricks": True, "twoTaps": True})
    pass_cards(page)
    play_one(page)
    play_one(page)
    page.get_by_test_id("sweep-button").wait_for()
    page.wait_for_timeout(300)


def lifted(page: Page) -> None:
    """Choose a card with the first of two taps."""
    sit_down(page, settings={"twoTaps": True})
    pass_cards(page)
    play_one(page)
    page.wait_for_timeout(400)


def score(page: Page) -> None:
    """Play a hand to its end."""
    sit_down(page, speed="instant")
    play_until(page, lambda: page.get_by_test_id("score").count() > 0)
    page.wait_for_timeout(300)


def verdict(page: Page) -> None:
    """Play a match to its end."""
    sit_down(page, speed="instant", hand_limit=2, target="none")
    play_until(page, lambda: page.get_by_test_id("verdict").count() > 0)
    page.wait_for_timeout(300)


def first_visit(page: Page) -> None:
    """Show the first page as somebody sees it who never played."""
    page.get_by_test_id("lesson").wait_for()
    page.wait_for_timeout(300)


def first_hand(page: Page) -> None:
    """Begin the guided first hand."""
    page.get_by_test_id("lesson").click()
    pass_cards(page)
    wait_for_turn(page)
    page.get_by_test_id("lesson-note").wait_for()
    page.wait_for_timeout(400)


def in_mid_trick(page: Page) -> None:
    """Play to a turn with cards on the table and a choice."""

    def reached() -> bool:
        may = page.locator('[data-testid="table"][data-phase="PLAYING"][data-may-act="true"]')
        lying = page.get_by_test_id("trick-card").count()
        return may.count() > 0 and lying > 1 and len(cards(page, playable=True)) > 1

    play_until(page, reached)
    page.wait_for_timeout(400)


def hint(players: int, *, every: bool = False) -> Scene:
    """Ask for a hint in the middle of a trick; for the whole list of it."""

    def scene(page: Page) -> None:
        sit_down(page, "standard" if players == 4 else "classic", players)
        in_mid_trick(page)
        page.get_by_test_id("hint").click()
        page.get_by_test_id("hint-row").first.wait_for(timeout=60_000)
        if every and page.get_by_test_id("hint-all").count():
            page.get_by_test_id("hint-all").click()
        page.wait_for_timeout(300)

    return scene


def pass_hint(page: Page) -> None:
    """Ask for a hint for the pass."""
    sit_down(page, first_dealer=0)
    wait_for_turn(page)
    page.get_by_test_id("hint").click()
    page.get_by_test_id("hint-row").first.wait_for(timeout=60_000)
    page.wait_for_timeout(300)


def what_holds(page: Page) -> None:
    """Ask what holds now and why cards may not be played."""
    sit_down(page)
    in_mid_trick(page)
    page.keyboard.press("w")
    page.wait_for_timeout(300)


def shared(page: Page) -> None:
    """Open the window with the link of a game of one's own."""
    new_game(page)
    page.get_by_test_id("customise").locator("summary").first.click()
    tie = page.locator('[data-option="tie"]')
    if tie.locator("select").count():
        tie.locator("select").select_option("PLAY_ON")
    else:
        tie.locator("label", has=page.locator('[value="PLAY_ON"]')).click()
    page.get_by_test_id("save-game").click()
    page.get_by_test_id("game-name").fill("Sunday")
    page.get_by_test_id("keep-name").click()
    page.get_by_test_id("share").click()
    page.wait_for_timeout(300)


def damaged_link(page: Page) -> None:
    """Open a link that lost its end."""
    page.goto("/#/rules/Sunday/omnibus+players%3D5+moon%3DCHO+tie%3DPLA")
    page.get_by_test_id("shared").wait_for()
    page.wait_for_timeout(300)


def played(page: Page) -> None:
    """Play a match of one hand from the first page."""
    page.evaluate(
        """([key, settingsKey]) => {
          const rules = {preset: "standard", players: 4, changes: {hand_limit: 1, target: "none"}};
          localStorage.setItem(key, JSON.stringify({rules, name: "Mia"}));
          localStorage.setItem(settingsKey, JSON.stringify({speed: "instant"}));
        }""",
        [STORAGE_KEY, SETTINGS_KEY],
    )
    page.goto("/#/")
    page.reload()
    page.get_by_test_id("start").click()
    page.get_by_test_id("table").wait_for()
    play_until(page, lambda: page.get_by_test_id("verdict").count() > 0)


def review(page: Page) -> None:
    """Look back on a hand."""
    played(page)
    page.get_by_test_id("review").click()
    page.get_by_test_id("luck").wait_for(timeout=90_000)
    page.get_by_test_id("trick-on").click()
    page.get_by_test_id("trick-on").click()
    page.wait_for_timeout(300)


def past(where: str, what: str) -> Scene:
    """Show the page of past matches, or of statistics."""

    def scene(page: Page) -> None:
        played(page)
        page.goto(f"/#/{where}")
        page.get_by_test_id(what).first.wait_for()
        page.wait_for_timeout(300)

    return scene


EVERY_SIZE = tuple(SIZES)
TWO_SIZES = ("phone", "desktop")
BOTH = ("light", "dark")
LIGHT = ("light",)
PICTURES: tuple[tuple[str, Scene, tuple[str, ...], tuple[str, ...]], ...] = (
    ("home", home, EVERY_SIZE, BOTH),
    ("new-game", new_game, EVERY_SIZE, BOTH),
    ("contradiction", contradiction, EVERY_SIZE, BOTH),
    ("pass", passing, EVERY_SIZE, BOTH),
    ("scatter", scatter, EVERY_SIZE, LIGHT),
    ("received", received, EVERY_SIZE, LIGHT),
    ("refused", refused, EVERY_SIZE, BOTH),
    *((f"trick-{players}", trick(players), EVERY_SIZE, BOTH) for players in range(3, 8)),
    ("kitty", trick(4, "kitty"), EVERY_SIZE, LIGHT),
    ("kitty-taken", kitty_taken, TWO_SIZES, LIGHT),
    ("cut", cutting, EVERY_SIZE, LIGHT),
    ("last-trick", window("last-trick-button"), TWO_SIZES, LIGHT),
    ("rules", window("open-rules"), TWO_SIZES, LIGHT),
    ("menu", window("menu-button"), TWO_SIZES, LIGHT),
    ("settings", settings, EVERY_SIZE, BOTH),
    ("help", keys_and_commands, TWO_SIZES, BOTH),
    ("typed", typed, EVERY_SIZE, BOTH),
    ("four-colours", dressed(4, deck="four", cloth="slate", back="red"), EVERY_SIZE, BOTH),
    ("big-index", dressed(4, index="big", deck="four", cloth="sand"), EVERY_SIZE, BOTH),
    ("big-index-7", dressed(7, index="big", cloth="plum", back="green"), EVERY_SIZE, LIGHT),
    ("held", held, TWO_SIZES, LIGHT),
    ("lifted", lifted, TWO_SIZES, LIGHT),
    ("moon", moon, TWO_SIZES, LIGHT),
    ("score", score, EVERY_SIZE, BOTH),
    ("verdict", verdict, EVERY_SIZE, BOTH),
    ("first-visit", first_visit, EVERY_SIZE, BOTH),
    ("first-hand", first_hand, EVERY_SIZE, BOTH),
    ("hint-4", hint(4), EVERY_SIZE, BOTH),
    ("hint-7", hint(7), EVERY_SIZE, LIGHT),
    ("hints-all", hint(4, every=True), EVERY_SIZE, LIGHT),
    ("hint-pass", pass_hint, EVERY_SIZE, LIGHT),
    ("what-holds", what_holds, TWO_SIZES, LIGHT),
    ("shared", shared, TWO_SIZES, BOTH),
    ("damaged-link", damaged_link, TWO_SIZES, LIGHT),
    ("review", review, EVERY_SIZE, BOTH),
    ("matches", past("matches", "match"), EVERY_SIZE, BOTH),
    ("statistics", past("statistics", "statistics"), EVERY_SIZE, BOTH),
)


def main() -> None:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--only", default="", help="a pattern of names, as 'trick-7.*dark'")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    browser_path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with (
        tempfile.TemporaryDirectory() as data,
        server(Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        studio = Studio(browser, address, arguments.folder, arguments.only)
        for name, scene, sizes, themes in PICTURES:
            studio.take(name, scene, sizes=sizes, themes=themes)
        browser.close()


if __name__ == "__main__":
    main()
