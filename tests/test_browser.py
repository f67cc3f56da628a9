"""The built client loads in a real browser."""

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import expect, sync_playwright

STATIC = Path(__file__).resolve().parent.parent / "src" / "openhearts" / "server" / "static"


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, format, *args):  # noqa: A002 - the name is the base class's
        pass


@pytest.fixture
def address():
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=STATIC)) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


def test_the_built_client_starts(chromium_path, chromium_arguments, address):
    errors = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path, args=chromium_arguments)
        page = browser.new_page()
        page.on("pageerror", lambda error: errors.append(error))  # noqa: PLW0108 - Playwright marks it
        page.goto(address)
        expect(page).to_have_title("OpenHearts")
        expect(page.locator("#app > *").first).to_be_visible()
        browser.close()
    assert errors == []
