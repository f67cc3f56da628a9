"""Time at the table: what has happened stays long enough to be seen."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

TRICK_MS = 1400
# The pause begins with the change and the note of it is taken after it is drawn: on a busy
# machine the difference can be felt.
SLACK_MS = 200


def times_of_full_tricks(seen, players):
    """How long each finished trick lay on the table, in milliseconds."""
    spans, since = [], None
    for entry in seen:
        full = entry["now"]["trick"] == players
        if full and since is None:
            since = entry["time"]
        elif not full and since is not None:
            spans.append(entry["time"] - since)
            since = None
    return spans


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_finished_trick_stays_with_and_without_motion(sit, motion):
    guest = sit(
        "standard",
        changes={"pass_cycle": ["H"]},
        speed="normal",
        reduced_motion=motion,
        record=True,
    )
    step = guest.wait()
    for _ in range(2):
        step = guest.act(step)
    spans = times_of_full_tricks(guest.recorded(), 4)
    assert spans
    assert min(spans) >= TRICK_MS - SLACK_MS


def test_the_verdict_waits_for_the_last_trick_and_the_score(sit):
    guest = sit(
        "standard",
        changes={"pass_cycle": ["H"], "hand_limit": 1, "target": "none"},
        record=True,
        speed="instant",
    )
    step = guest.play_until(lambda step: len(step["hand"]) == 1)
    # The last trick is played without hurry.
    guest.hurried = False
    guest.one("menu-button").click()
    guest.page.get_by_text("Normal", exact=True).click()
    guest.page.keyboard.press("Escape")
    guest.tap(step["bright"][0])
    assert guest.wait()["what"] == "continue"
    expect(guest.one("verdict")).to_have_count(0)
    guest.one("continue").click()
    expect(guest.one("verdict")).to_be_visible()
    seen = guest.recorded()
    assert times_of_full_tricks(seen, 4)[-1] >= TRICK_MS - SLACK_MS
    last_full = max(at for at, entry in enumerate(seen) if entry["now"]["trick"] == 4)
    first_score = next(at for at, entry in enumerate(seen) if entry["now"]["score"])
    first_verdict = next(at for at, entry in enumerate(seen) if entry["now"]["verdict"])
    assert last_full < first_score < first_verdict
    # No total moves before the last trick has been seen.
    for before, after in pairwise(seen[: last_full + 1]):
        assert totals(before) in ([], totals(after))


def totals(entry):
    return [label.partition("total ")[2].partition(",")[0] for label in entry["now"]["counters"]]


def test_a_tap_cuts_the_pause_short(sit):
    guest = sit("standard", changes={"pass_cycle": ["H"]}, speed="slow", record=True)
    guest.hurried = True
    step = guest.wait()
    guest.act(step)
    spans = times_of_full_tricks(guest.recorded(), 4)
    assert spans
    assert min(spans) < TRICK_MS - SLACK_MS
