"""Cards move smoothly, by what needs no layout and no paint; the bench that measures it is right.

How long frames take depends on the machine and on what else it does. So the trace itself is left to
`make soak`, and a quiet moment in a few is enough.
"""

import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "bench"))

import frame_trace

BENCH = Path(frame_trace.__file__).with_name("bench_frames.py")
CHEAP = {"transform", "translate", "scale", "opacity"}

# Notes everything that is animated, and every card that changes its place without being so.
WATCH = """
() => {
  window.animated = new Set();
  window.jumps = 0;
  const look = () => {
    for (const animation of document.getAnimations()) {
      if (animation.transitionProperty) window.animated.add(animation.transitionProperty);
      for (const frame of animation.effect.getKeyframes()) {
        for (const name of Object.keys(frame)) {
          if (!["offset", "computedOffset", "easing", "composite"].includes(name)) {
            window.animated.add(name);
          }
        }
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.jumps += shift.value;
  }).observe({ type: "layout-shift", buffered: true });
}
"""


@pytest.mark.parametrize(("preset", "players"), [("standard", 4), ("classic", 7)])
def test_only_what_is_cheap_moves_while_a_trick_is_played(sit, preset, players):
    guest = sit(preset, players, changes={"pass_cycle": ["H"]}, speed="normal")
    guest.hurried = False
    step = guest.wait()
    guest.page.evaluate(WATCH)
    step = guest.act(step)
    guest.act(step)
    animated = set(guest.page.evaluate("[...window.animated]"))
    assert {"translate", "scale"} <= animated, "no card moved"
    assert animated <= CHEAP
    # Nothing on the page is pushed about by what comes and goes; 0.1 counts as good, and a line of
    # text that gets longer in the middle of the table makes some of it.
    assert guest.page.evaluate("window.jumps") < 0.05


def animation(start, end, number):
    common = {"cat": "blink.animations", "name": "Animation", "id2": {"local": number}}
    return [{**common, "ph": "b", "ts": start}, {**common, "ph": "e", "ts": end}]


def drawn(*moments):
    return [{"name": "DrawFrame", "ph": "I", "ts": moment} for moment in moments]


def test_a_trace_is_read_as_frames_while_something_moves():
    events = [
        *animation(100_000, 180_000, "0x1"),
        *animation(150_000, 300_000, "0x2"),
        *animation(900_000, 950_000, "0x3"),
        *drawn(90_000, 110_000, 126_000, 190_000, 206_000, 500_000, 910_000, 927_000),
    ]
    spans = frame_trace.moving_spans(events)
    assert spans == [(100_000, 300_000), (900_000, 950_000)]
    # The long wait while nothing moved is no frame; the gap of 64 ms is one.
    assert frame_trace.frame_times(events, spans) == [16, 64, 16, 17]


def test_only_tasks_of_the_page_itself_count():
    main = {"pid": 1, "tid": 2}
    events = [
        {"name": "thread_name", "args": {"name": "CrRendererMain"}, **main},
        {"name": "thread_name", "args": {"name": "Compositor"}, "pid": 1, "tid": 3},
        {"name": "ThreadControllerImpl::RunTask", "dur": 72_000, **main},
        {"name": "RunTask", "dur": 5_000, **main},
        {"name": "RunTask", "dur": 90_000, "pid": 1, "tid": 3},
    ]
    assert frame_trace.task_times(events) == [72, 5]


@pytest.mark.soak
def test_no_frame_takes_more_than_fifty_milliseconds():
    for _ in range(3):
        measured = subprocess.run(
            [sys.executable, str(BENCH), "4"],
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        ).stdout
        assert "7 seats" in measured
        if measured.splitlines()[-1] == "smooth":
            return
    pytest.fail(measured)
