"""How smooth the table is while tricks are played at normal speed, with 4 and with 7 seats.

    python bench/bench_frames.py [tricks] [--width 1920 --height 1080]

Starts a real `hearts serve` and plays in a real Chromium under tracing. For each table: the frames
drawn while something moved, the longest of them and of the main thread's tasks, and how many took
more than 50 ms. Without a graphics card the browser draws on the processor, so the sizes matter.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "bench"), str(ROOT / "scripts")]

from frame_trace import CATEGORIES, frame_times, moving_spans, task_times  # noqa: E402 - lives beside this file

from find_browser import STAMP, find  # noqa: E402 - lives beside the package

TOO_LONG = 50
TABLES = [("standard", 4), ("classic", 7)]
SETTINGS = {"openhearts.settings.1": {"speed": "normal"}}


@contextmanager
def served(folder):
    program = "from openhearts.cli import main; main()"
    command = [sys.executable, "-c", program, "serve", "--port", "0", "--data-dir", folder]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield re.search(r"http://[\d.:]+", process.stdout.readline()).group()
        finally:
            process.kill()


def sit_down(page, preset, players):
    page.evaluate(
        """async ([preset, players]) => {
          const answer = await fetch("/api/tables", {
            method: "POST",
            headers: {"Content-Type": "application/json"},
            body: JSON.stringify({
              rules: {preset, players, changes: {pass_cycle: ["H"]}},
              name: "Mia",
            }),
          });
          const {table_id: tableId, token} = await answer.json();
          localStorage.setItem("openhearts.1", JSON.stringify({seats: [{tableId, token}]}));
          location.hash = `#/table/${tableId}`;
          location.reload();
        }""",
        [preset, players],
    )
    may_act(page)


def may_act(page):
    page.wait_for_selector('[data-testid="table"][data-may-act="true"]', timeout=60_000)


def play_trick(page):
    may_act(page)
    card = page.locator('[data-testid="hand-card"][aria-disabled="false"]').first
    # A click without Playwright's own waiting, which would be traced as well.
    card.dispatch_event("click")
    time.sleep(0.3)


def traced(browser, page, tricks):
    browser.start_tracing(page=page, categories=CATEGORIES)
    for _ in range(tricks):
        play_trick(page)
    may_act(page)
    return json.loads(browser.stop_tracing())["traceEvents"]


def report(name, events):
    spans = moving_spans(events)
    frames, tasks = sorted(frame_times(events, spans)), sorted(task_times(events))
    late = [length for length in frames if length > TOO_LONG]
    busy = [length for length in tasks if length > TOO_LONG]
    print(
        f"{name}: {len(frames)} frames in {len(spans)} movements, "
        f"median {frames[len(frames) // 2]:.1f} ms, "
        f"99 % under {frames[len(frames) * 99 // 100]:.1f} ms, "
        f"longest {frames[-1]:.1f} ms; longest task {tasks[-1]:.1f} ms; "
        f"over {TOO_LONG} ms: {len(late)} frames, {len(busy)} tasks"
    )
    return len(late) + len(busy)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tricks", nargs="?", type=int, default=4)
    parser.add_argument("--width", type=int, default=1280)
    parser.add_argument("--height", type=int, default=800)
    arguments = parser.parse_args()
    path = STAMP.read_text().strip() if STAMP.is_file() else find()
    size = {"width": arguments.width, "height": arguments.height}
    with (
        tempfile.TemporaryDirectory() as data,
        served(data) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        wrong = 0
        for preset, players in TABLES:
            context = browser.new_context(viewport=size, service_workers="block")
            context.add_init_script(
                f"for (const [key, kept] of Object.entries({json.dumps(SETTINGS)}))"
                " localStorage.setItem(key, JSON.stringify(kept));"
            )
            page = context.new_page()
            begun = time.perf_counter()
            page.goto(address)
            page.get_by_test_id("start").wait_for()
            print(f"the first page is there after {time.perf_counter() - begun:.2f} s")
            sit_down(page, preset, players)
            page.wait_for_load_state("networkidle")
            wrong += report(f"{preset}, {players} seats", traced(browser, page, arguments.tricks))
            context.close()
        browser.close()
    print("smooth" if wrong == 0 else f"{wrong} times longer than {TOO_LONG} ms")


if __name__ == "__main__":
    main()
