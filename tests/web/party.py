"""Several people at one table, each in a browser of their own."""

import json

from playwright.sync_api import expect

from web.guest import PATIENCE_MS

# What this page could do now, without waiting for anything; null while others are to act.
DUE = """
() => {
  const one = (id) => document.querySelector(`[data-testid="${id}"]`);
  const all = (id) => [...document.querySelectorAll(`[data-testid="${id}"]`)];
  if (one("continue")) return { what: "continue" };
  if (one("verdict")) return { what: "verdict" };
  if (one("moon")) return { what: "moon" };
  const table = one("table");
  table?.click();
  if (table?.dataset.mayAct !== "true") return null;
  const cards = all("hand-card").filter((card) => !card.inert);
  return {
    what: table.dataset.phase === "PASSING" ? "pass" : "play",
    hand: cards.map((card) => card.dataset.card),
    bright: cards.filter((c) => c.ariaDisabled === "false").map((c) => c.dataset.card),
  };
}
"""
ACTED = """
(card) => document.querySelector('[data-testid="table"]').dataset.mayAct !== "true"
  || !document.querySelector(`[data-testid="hand-card"][data-card="${card}"]:not([inert])`)
"""


def settle_down(guest, link, name):
    """Open an invitation, say a name, and sit down in any chair."""
    guest.page.goto(link)
    guest.one("name").fill(name)
    guest.one("sit-down").click()


def act(guest, due):
    """Do one thing that is due for this guest."""
    match due["what"]:
        case "continue":
            guest.one("continue").click()
            guest.one("continue").wait_for(state="detached")
        case "moon":
            guest.one("moon-ADD").click()
            guest.one("moon").wait_for(state="detached")
        case "pass":
            count = guest.last_update()["view"]["hand"]["cards_to_pass"]
            cards = due["hand"][:count]
            guest.passes(cards)
            guest.page.wait_for_function(ACTED, arg=cards[0])
        case "play":
            card = due["bright"][0]
            guest.tap(card)
            guest.page.wait_for_function(ACTED, arg=card)


def play_on(guests, *, until=lambda: False):
    """Everybody acts in turn until the match is over for all, or so long; returns the acts."""
    acts = 0
    idle = 0
    while not until():
        dues = [guest.page.evaluate(DUE) for guest in guests]
        if all(due == {"what": "verdict"} for due in dues):
            return acts
        moved = False
        for guest, due in zip(guests, dues, strict=True):
            if due is not None and due["what"] != "verdict":
                act(guest, due)
                acts += 1
                moved = True
        idle = 0 if moved else idle + 1
        if not moved:
            assert idle * 50 < PATIENCE_MS, [guest.page.inner_text("body") for guest in guests]
            guests[0].page.wait_for_timeout(50)
    return acts


def heard(guest):
    """Every message that the server sent to this guest."""
    return [json.loads(frame) for frame in guest.frames]


def on_the_table(guest):
    expect(guest.one("table")).to_be_visible()
