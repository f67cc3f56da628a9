"""What a Chromium trace says of smoothness: the tasks and frames that took too long.

A trace is a list of events with times in microseconds. While something moves, the compositor draws
a frame for each beat of the screen; the time between two drawn frames is what an eye sees as one.
"""

from itertools import pairwise

MOVING = ("blink.animations", "Animation")
DRAWN = "DrawFrame"
TASK = "RunTask"
MAIN_THREAD = "CrRendererMain"

CATEGORIES = [
    "-*",
    "blink.animations",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "toplevel",
    "__metadata",
]


def moving_spans(events):
    """When something moved: from the start to the end of each animation, joined where they meet."""
    begun, spans = {}, []
    for event in sorted(events, key=lambda event: event.get("ts", 0)):
        if MOVING[0] not in event.get("cat", "") or event.get("name") != MOVING[1]:
            continue
        key = event.get("id2", {}).get("local") or event.get("id")
        if event["ph"] == "b":
            begun[key] = event["ts"]
        elif event["ph"] == "e" and key in begun:
            spans.append((begun.pop(key), event["ts"]))
    joined = []
    for start, end in sorted(spans):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined


def frame_times(events, spans):
    """Milliseconds between the frames drawn inside each span."""
    drawn = sorted(event["ts"] for event in events if event.get("name") == DRAWN)
    times = []
    for start, end in spans:
        inside = [moment for moment in drawn if start <= moment <= end]
        times += [(b - a) / 1000 for a, b in pairwise(inside)]
    return times


def task_times(events):
    """Milliseconds of each task of the page's main thread."""
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"].get("name") == MAIN_THREAD
    }
    return [
        event["dur"] / 1000
        for event in events
        if event.get("name", "").endswith(TASK)
        and "dur" in event
        and (event["pid"], event["tid"]) in threads
    ]
