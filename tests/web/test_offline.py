"""The client as an installed page: it opens without network, and says when the server is away."""

import json
import re
import shutil

import pytest
from playwright.sync_api import expect

from openhearts.server.settings import ServerSettings
from server.live import call, live_server
from web.test_coming_back import served

# Resolves when the browser keeps the client and the faces in use.
KEPT = """
async () => {
  await navigator.serviceWorker.ready;
  const all = async (name) => (await (await caches.open(name)).keys()).map((one) => one.url);
  for (;;) {
    const names = await caches.keys();
    const faces = names.includes("openhearts-faces") ? await all("openhearts-faces") : [];
    const files = names.find((name) => name.startsWith("openhearts-files-"));
    if (files && faces.length >= 52 && navigator.serviceWorker.controller) {
      return { files: await all(files), faces, names };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
"""

NEWER_WAITS = """
async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 20));
}
"""


@pytest.fixture
def kept(hall, visit):
    """A page that the browser keeps."""
    guest = visit(service_workers="allow", breaks=True)
    guest.one("start").wait_for()
    return guest, guest.page.evaluate(KEPT)


def test_what_is_kept_is_the_client_and_never_an_answer(kept):
    guest, found = kept
    guest.one("start").click()
    guest.play_until(lambda step: step["what"] == "play")
    paths = [url.removeprefix(guest.origin) for url in found["files"] + found["faces"]]
    assert "/" in paths
    assert any(re.fullmatch(r"/assets/index-[\w-]+\.js", path) for path in paths)
    assert not [path for path in paths if path.startswith("/api")]
    later = guest.page.evaluate(KEPT)
    everything = later["files"] + later["faces"]
    assert not [url for url in everything if "/api/" in url]
    # One set of faces, not all four.
    assert len(later["faces"]) < 2 * 52 + 4


def test_the_page_opens_without_a_server_and_goes_on_when_it_is_back(visit, tmp_path):
    with served(tmp_path) as (_, origin):
        guest = visit(origin=origin, breaks=True, service_workers="allow")
        guest.one("start").click()
        step = guest.play_until(lambda step: step["what"] == "play")
        guest.page.evaluate(KEPT)
        table = guest.page.url
    # The server is gone; the first page opens and says so.
    guest.page.goto(f"{origin}/")
    expect(guest.one("start")).to_be_visible()
    expect(guest.one("away")).to_contain_text("The server does not answer.")
    faces = guest.page.locator(".fan img")
    assert all(width > 0 for width in faces.evaluate_all("all => all.map((i) => i.naturalWidth)"))
    # So do a new game and the table, each with what to expect.
    guest.page.goto(f"{origin}/#/new")
    expect(guest.one("away")).to_be_visible()
    guest.page.goto(table)
    guest.page.reload()
    expect(guest.one("connecting")).to_be_visible()
    expect(guest.one("away")).to_be_visible()
    with served(tmp_path, int(origin.rpartition(":")[2])):
        # Nobody did anything: the table is back.
        assert guest.wait() == step
        guest.page.goto(f"{origin}/#/")
        expect(guest.one("away")).to_have_count(0)
        expect(guest.one("resume")).to_have_count(1)


def test_the_first_page_lists_its_matches_when_the_server_is_back(visit, tmp_path):
    with served(tmp_path) as (_, origin):
        guest = visit(origin=origin, breaks=True)
        guest.one("start").click()
        guest.wait()
    guest.page.goto(f"{origin}/#/")
    expect(guest.one("away")).to_be_visible()
    expect(guest.one("resume")).to_have_count(0)
    with served(tmp_path, int(origin.rpartition(":")[2])):
        expect(guest.one("resume")).to_have_count(1)
        expect(guest.one("away")).to_have_count(0)


def test_a_new_version_is_shown_at_the_next_load_and_kept_whole(visit, tmp_path):
    static = tmp_path / "static"
    shutil.copytree(ServerSettings(database=tmp_path / "x.db").static_files, static)
    with live_server(tmp_path / "openhearts.db", static_files=static) as live:
        origin = f"http://127.0.0.1:{live.port}"
        guest = visit(origin=origin, service_workers="allow")
        before = guest.page.evaluate(KEPT)
        page, worker = static / "index.html", static / "sw.js"
        page.write_text(page.read_text().replace("<body>", '<body data-newer="yes">'))
        version = re.search(r'"version":"(\w+)"', worker.read_text().replace("`", '"'))[1]
        worker.write_text(worker.read_text().replace(version, "f" * 12))
        guest.page.reload()
        expect(guest.page.locator("body")).to_have_attribute("data-newer", "yes")
        guest.page.evaluate(NEWER_WAITS)
        # Both builds are kept, each whole, until no page uses the older one.
        assert "openhearts-files-ffffffffffff" in guest.page.evaluate("caches.keys()")
        assert set(before["names"]) <= set(guest.page.evaluate("caches.keys()"))
        for _ in range(50):
            guest.page.goto("about:blank")
            guest.page.wait_for_timeout(100)
            guest.page.goto(origin)
            names = guest.page.evaluate("caches.keys()")
            if not set(before["names"]) <= set(names):
                break
        assert sorted(names) == ["openhearts-faces", "openhearts-files-ffffffffffff"]
    guest.breaks = True
    guest.page.reload()
    expect(guest.page.locator("body")).to_have_attribute("data-newer", "yes")
    expect(guest.one("away")).to_be_visible()


def test_the_manifest_and_its_icons_are_there_and_the_policy_lets_them_in(hall):
    port = hall.live.port
    status, headers, text = call(port, "GET", "/manifest.webmanifest")
    manifest = json.loads(text)
    assert status == 200
    assert headers.get_content_type() == "application/manifest+json"
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    status, headers, _ = call(port, "GET", "/sw.js")
    assert status == 200
    assert headers["cache-control"] == "no-cache"
    # Neither worker-src nor manifest-src is named: both fall back to the client's own origin.
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "worker-src" not in headers["content-security-policy"]


def test_the_icons_are_what_the_manifest_says(hall, visit):
    guest = visit()
    sizes = guest.page.evaluate(
        """async () => {
          const { icons } = await (await fetch("/manifest.webmanifest")).json();
          return Promise.all(icons.filter(({ type }) => type === "image/png").map(
            async ({ src, sizes }) => {
              const image = new Image();
              image.src = src;
              await image.decode();
              return [sizes, `${image.naturalWidth}x${image.naturalHeight}`];
            }));
        }"""
    )
    assert len(sizes) == 3
    assert all(said == real for said, real in sizes)


def test_without_service_workers_everything_else_works(visit):
    guest = visit(service_workers="allow")
    guest.context.add_init_script("delete Navigator.prototype.serviceWorker")
    guest.page.reload()
    guest.one("start").click()
    guest.act(guest.wait())
