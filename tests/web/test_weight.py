"""What a browser has to fetch: the client is light, and shows the faces of one set."""

import gzip
import re
from pathlib import Path

import pytest

from openhearts.server.settings import ServerSettings

KB = 1024
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


def first_load(built):
    """Everything that is fetched before the first page is there, card faces apart."""
    scripts = [*built.glob("assets/*.js"), *built.glob("assets/*.css")]
    loose = [path for path in built.iterdir() if path.suffix in {".svg", ".html", ".js"}]
    return [*scripts, *loose, built / "manifest.webmanifest"]


def test_the_first_load_is_light(built):
    page = (built / "index.html").read_text()
    files = first_load(built)
    for name in re.findall(r'(?:src|href)="/(assets/[^"]+)"', page):
        assert built / name in files
    assert sum(map(packed, files)) <= MOST_WITHOUT_FACES


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
