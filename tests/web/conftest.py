import logging
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from server.frame_checker import check_frames, stored_log
from server.live import Live, live_server
from web.bad_line import BAD_LINE, spoil_line
from web.guest import PATIENCE_MS, Guest
from web.stage import Stage


@dataclass
class Hall:
    """The server of these tests."""

    live: Live
    stage: Stage
    database: Path

    @property
    def origin(self):
        return f"http://127.0.0.1:{self.live.port}"

    def rules(self, table_id):
        return stored_log(self.database, table_id)[0]

    def state(self, table_id):
        """The match as the store holds it."""
        return self.live.log(table_id).state

    def actions(self, table_id, seat=0):
        return [
            action for acting, action in stored_log(self.database, table_id)[1] if acting == seat
        ]

    def check_frames(self, guest):
        """Fail if the guest was ever told of a card that seat 0 may not know."""
        told = check_frames(*stored_log(self.database, guest.table_id), 0, guest.frames)
        assert told > 0


@pytest.fixture(scope="package")
def browser(chromium_path, chromium_arguments):
    # As long to show a thing as to be clicked: a busy machine is no fault of the page.
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path, args=chromium_arguments)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def running_hall(tmp_path_factory):
    database = tmp_path_factory.mktemp("hall") / "openhearts.db"
    stage = Stage()
    with live_server(database, house_maker=stage) as live:
        yield Hall(live, stage, database)


@pytest.fixture
def hall(running_hall):
    running_hall.stage.set()
    return running_hall


@pytest.fixture
def visit(browser, hall):
    """Opens pages; a test in which anything goes wrong in one of them has failed."""
    guests = []

    def visit(**options):
        guests.append(Guest(browser, options.pop("origin", hall.origin), **options))
        return guests[-1]

    yield visit
    problems = [problem for guest in guests for problem in guest.problems]
    for guest in guests:
        guest.close()
    assert not problems


@pytest.fixture
def sit(hall, visit):
    """Opens a page with a seat at a new table."""

    def sit(preset="standard", players=4, level="steady", changes=None, **options):
        return visit(seat=hall.live.new_table(preset, players, changes, level), **options)

    return sit


@pytest.fixture
def badly_served(sit):
    """A table in one's own turn, with a line that can be made late, double or silent."""

    def badly_served(changes=None, **how):
        guest = sit("standard", changes={"pass_cycle": ["H"]} | (changes or {}), breaks=True)
        guest.context.add_init_script(f"({BAD_LINE})()")
        guest.page.reload()
        step = guest.wait()
        spoil_line(guest, **how)
        return guest, step

    return badly_served


@pytest.fixture(autouse=True)
def no_problem_is_logged(caplog):
    caplog.set_level(logging.WARNING)
    yield
    assert not [record.getMessage() for record in caplog.get_records("call")]
