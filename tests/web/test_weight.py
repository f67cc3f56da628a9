"""What a browser has to fetch: the client is light, and shows the faces of one set."""

import gzip
import re
from pathlib import Path

import pytest

from openhearts.server.settings import ServerSettings
from openhearts.texts import LANGUAGES

KB = 1024
MOST_BEFORE_THE_FIRST_PAGE = 200 * KB
MOST_WITHOUT_FACES = 300 * KB
MOST_WITH_A_SET = 600 * KB
SETS = ("normal", "big", "normal-four", "big-four")


@pytest.fixture(scope="module")
def built():
    folder = ServerSettings(database=Path("unused.db")).static_files
    assert (folder / "index.html").is_file(), "the client is not built: run `make client`"
    return folder


def packed(path):
    return len(gzip.compress(path.read_bytes(), 9))


def named(text, pattern):
    return set(re.findall(pattern, text))


def languages(built):
    """The texts of each language."""
    return [path for code in LANGUAGES for path in built.glob(f"assets/{code}-*.js")]


def first_load(built):
    """Everything that is fetched before the first page is there, card faces apart.

    That is what the page names, what those scripts import in turn, and the texts of one language,
    here the longest. Other pages, windows and languages are fetched when they are opened.
    """
    page = (built / "index.html").read_text()
    assets = built / "assets"
    waiting = named(page, r'(?:src|href)="/assets/([^"]+)"')
    found = set()
    while waiting:
        name = waiting.pop()
        found.add(name)
        if name.endswith(".js"):
            script = (assets / name).read_text()
            waiting |= named(script, r'(?:from|import)"\./([^"]+\.js)"') - found
    assert any(name.startswith("say-") for name in found), "the scripts' imports were not read"
    texts = max(languages(built), key=packed)
    loose = [path for path in built.iterdir() if path.suffix in {".svg", ".html", ".js"}]
    files = {assets / name for name in found} | {texts}
    return [*files, *loose, built / "manifest.webmanifest"]


def test_the_first_load_is_light(built):
    assert sum(map(packed, first_load(built))) <= MOST_BEFORE_THE_FIRST_PAGE


def test_all_that_the_browser_keeps_is_light(built):
    scripts = [*built.glob("assets/*.js"), *built.glob("assets/*.css")]
    # In one language, the longest: nobody reads in all six.
    others = sorted(languages(built), key=packed)[:-1]
    assert len(others) == len(LANGUAGES) - 1
    assert sum(map(packed, set(scripts) - set(others))) <= MOST_WITHOUT_FACES


@pytest.mark.parametrize("faces", SETS)
def test_with_a_set_of_faces_it_is_still_light(built, faces):
    drawn = list((built / "assets" / "cards" / faces).glob("*.svg"))
    assert len(drawn) == 52
    assert sum(map(packed, [*first_load(built), *drawn])) <= MOST_WITH_A_SET


def test_only_one_set_of_faces_is_fetched(sit):
    guest = sit(viewport={"width": 360, "height": 640})
    fetched = set()
    guest.context.on("request", lambda request: fetched.add(request.url))
    guest.page.reload()
    guest.wait()
    guest.page.wait_for_load_state("networkidle")
    sets = {found[1] for url in fetched if (found := re.search(r"/cards/([\w-]+)/", url))}
    assert sets == {"big"}
    # Another one comes in when it is chosen.
    fetched.clear()
    guest.page.keyboard.press(",")
    guest.one("settings").get_by_test_id("deck").locator("input[value=four]").check()
    guest.page.wait_for_load_state("networkidle")
    sets = {found[1] for url in fetched if (found := re.search(r"/cards/([\w-]+)/", url))}
    assert sets == {"big-four"}
