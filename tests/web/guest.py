"""A person at the browser: sees what the page shows, and clicks and types."""

import json
import random
import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

STORAGE_KEY = "openhearts.1"
SETTINGS_KEY = "openhearts.settings.1"
PATIENCE_MS = 20_000

KEEP_SCRIPT = """
(all) => {
  if (!location.protocol.startsWith("http")) return;
  for (const [key, kept] of Object.entries(all)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(kept));
  }
}
"""

# Notes every change of what the table shows, with its time.
RECORDER = """
() => {
  const seen = (window.seenOnTable = []);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const sample = () => {
    const now = {
      trick: all('[data-testid="trick-card"]:not([inert])').length,
      score: all('[data-testid="score"]').length,
      verdict: all('[data-testid="verdict"]').length,
      counters: all('[data-testid="seat"]').map((seat) => seat.getAttribute("aria-label")),
    };
    const last = seen[seen.length - 1];
    if (last && JSON.stringify(last.now) === JSON.stringify(now)) return;
    seen.push({ now, time: performance.now() });
  };
  new MutationObserver(sample).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
}
"""

# Resolves as soon as something is to be done, with everything the table shows then.
WAIT = """
({ gone, passed, hurry, patience }) => new Promise((resolve, reject) => {
  const one = (id) => document.querySelector(`[data-testid="${id}"]`);
  const all = (id) => [...document.querySelectorAll(`[data-testid="${id}"]`)];
  const until = performance.now() + patience;
  const look = () => {
    const table = one("table");
    const cards = all("hand-card").filter((card) => !card.inert);
    let what = null;
    if (one("continue")) what = "continue";
    else if (one("moon")) what = "moon";
    else if (one("verdict")) what = "verdict";
    else if (table?.dataset.mayAct === "true" && !cards.some((c) => c.dataset.card === gone)) {
      const passing = table.dataset.phase === "PASSING";
      if (table.dataset.phase !== "CHOOSING_MOON" && !(passing && passed)) {
        what = passing ? "pass" : "play";
      }
    }
    if (what !== null) {
      resolve({
        what,
        hand: cards.map((card) => card.dataset.card),
        bright: cards.filter((c) => c.ariaDisabled === "false").map((c) => c.dataset.card),
        trick: all("trick-card")
          .filter((card) => !card.inert)
          .map((card) => [card.dataset.card, Number(card.dataset.seat)]),
        broken: one("hearts")?.dataset.broken === "true",
      });
    } else if (performance.now() > until) {
      reject(new Error(`nothing to do: ${table?.dataset.phase} ${document.body.innerText}`));
    } else {
      if (hurry) table?.click();
      setTimeout(look, 8);
    }
  };
  look();
})
"""

SHOWN = """
() => {
  const all = (id) => [...document.querySelectorAll(`[data-testid="${id}"]:not([inert])`)];
  return {
    hand: all("hand-card").map((card) => [card.dataset.card, card.ariaDisabled]),
    trick: all("trick-card").map((card) => [card.dataset.card, card.dataset.seat]),
    seats: all("seat").map((seat) => [seat.dataset.seat, seat.dataset.turn, seat.ariaLabel]),
    bar: all("hand-number").map((one) => one.innerText),
    prompt: all("prompt").map((one) => one.innerText),
    received: all("received").map((one) => one.innerText),
    hearts: all("hearts").map((one) => one.dataset.broken),
  };
}
"""

# What has to be moved sideways to be seen; in a field long text is.
SIDEWAYS = """
() => {
  const page = document.documentElement;
  const found = page.scrollWidth > innerWidth ? [`the page is ${page.scrollWidth} wide`] : [];
  for (const one of document.querySelectorAll("body *:not(input, textarea)")) {
    const beyond = one.scrollWidth - one.clientWidth;
    const moves = ["auto", "scroll"].includes(getComputedStyle(one).overflowX);
    if (beyond > 1 && moves && one.checkVisibility()) {
      found.push(`moved sideways by ${beyond}: ${one.innerText.slice(0, 40)}`);
    }
  }
  return found;
}
"""

STILL = """
() => new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const running = document.getAnimations().map((one) => one.finished.catch(() => null));
    Promise.all(running).then(() => resolve());
  }));
})
"""


def number(text):
    """A number as the page writes it."""
    return int(text.replace("−", "-"))


class Guest:
    """One browser context with its pages; remembers every frame and everything that went wrong."""

    def __init__(
        self,
        browser,
        origin,
        *,
        speed="instant",
        settings=None,
        seat=None,
        breaks=False,
        record=False,
        **options,
    ):
        self.origin = origin
        self.breaks = breaks
        """Whether the server goes away meanwhile, and the browser may say so."""
        self.problems = []
        self.frames = []
        self.rng = random.Random(5)
        self.hurried = speed == "instant"
        kept = {SETTINGS_KEY: {"speed": speed, **(settings or {})}}
        if seat is not None:
            table_id, token = seat
            seats = [{"tableId": table_id, "token": token}]
            kept[STORAGE_KEY] = {"seats": seats}
        # The page that the tests look at is the server's, but for those of the service worker.
        options.setdefault("service_workers", "block")
        options.setdefault("viewport", {"width": 1000, "height": 720})
        # Nothing waits for cards to arrive, unless a test is about that.
        options.setdefault("reduced_motion", "reduce" if speed == "instant" else "no-preference")
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.add_init_script(f"({KEEP_SCRIPT})({json.dumps(kept)})")
        if record:
            self.context.add_init_script(f"({RECORDER})()")
        self.context.on("console", self._said)
        self.context.on("weberror", lambda error: self._wrong(f"uncaught: {error.error}"))
        self.context.on("request", self._asked)
        self.context.on("response", self._answered)
        self.context.on("requestfailed", self._failed)
        self.page = self.new_page()
        self.page.goto(origin if seat is None else f"{origin}/#/table/{seat[0]}")

    def new_page(self):
        page = self.context.new_page()
        page.on("websocket", self._opened)
        return page

    def close(self):
        self.context.close()

    # ------------------------------------------------------------ what may not happen

    def _wrong(self, problem):
        self.problems.append(problem)

    def _said(self, message):
        blocked = "Service Worker registration blocked by Playwright" in message.text
        broken = self.breaks and re.search(
            r"WebSocket connection|ERR_CONNECTION|ERR_INTERNET", message.text
        )
        if message.type in {"error", "warning"} and not blocked and not broken:
            self._wrong(f"console: {message.text}")

    def _asked(self, request):
        parts = urlsplit(request.url)
        if f"http://{parts.netloc}" != self.origin and parts.scheme not in {"data", "blob"}:
            self._wrong(f"a request left for {request.url}")

    def _answered(self, response):
        if response.status >= 400:
            self._wrong(f"{response.status} for {response.url}")

    def _failed(self, request):
        # What a page was still loading when it was left counts as failed, too.
        if "ERR_ABORTED" not in (request.failure or "") and not self.breaks:
            self._wrong(f"{request.failure} for {request.url}")

    def _opened(self, socket):
        parts = urlsplit(socket.url)
        if f"http://{parts.netloc}" != self.origin:
            self._wrong(f"a socket left for {socket.url}")
        socket.on("framereceived", self._heard)

    def _heard(self, frame):
        self.frames.append(frame)

    # ------------------------------------------------------------ what there is

    def one(self, testid):
        return self.page.get_by_test_id(testid)

    def card(self, card):
        return self.page.locator(f'[data-testid="hand-card"][data-card="{card}"]')

    def plate(self, seat):
        return self.page.locator(f'[data-testid="seat"][data-seat="{seat}"]')

    @property
    def table_id(self):
        self.one("table").wait_for()
        return re.search(r"#/table/(.+)$", self.page.url)[1]

    def shown(self):
        """What the table shows, once nothing moves any more."""
        self.still()
        return self.page.evaluate(SHOWN)

    def still(self):
        self.page.evaluate(STILL)

    def sideways(self):
        """What of the page has to be moved sideways to be seen."""
        return self.page.evaluate(SIDEWAYS)

    def recorded(self):
        return self.page.evaluate("window.seenOnTable")

    def totals(self):
        players = self.one("seat").count()
        return [
            number(self.plate(seat).get_by_test_id("total").inner_text()) for seat in range(players)
        ]

    def last_update(self):
        """The newest view that the server sent."""
        for frame in reversed(self.frames):
            message = json.loads(frame)
            if message["type"] == "update":
                return message
            if message["type"] == "welcome":
                return message["now"]
        raise AssertionError("the server sent nothing")

    # ------------------------------------------------------------ what a person does

    def wait(self, *, gone=None, passed=False, hurry=None):
        """Wait until something is to be done; what it is, and what the table shows."""
        return self.page.evaluate(
            WAIT,
            {
                "gone": gone,
                "passed": passed,
                "hurry": self.hurried if hurry is None else hurry,
                "patience": PATIENCE_MS,
            },
        )

    def tap(self, card):
        self.card(card).click(position={"x": 9, "y": 12})

    def tap_dimmed(self, card):
        """Tap a card that says it is disabled: the browser lets a person do so."""
        self.still()
        self.card(card).click(position={"x": 9, "y": 12}, force=True)

    def passes(self, cards):
        """Choose these cards and pass them."""
        for card in cards:
            self.tap(card)
        self.one("pass-button").click()

    def act(self, step, *, choose_play=None, choose_pass=None, moon="ADD"):
        """Do what is to be done; returns what is to be done next."""
        match step["what"]:
            case "continue":
                self.one("continue").click()
                return self.wait()
            case "moon":
                self.one(f"moon-{moon}").click()
                return self.wait()
            case "pass":
                count = self.last_update()["view"]["hand"]["cards_to_pass"]
                cards = (
                    choose_pass(step["hand"])
                    if choose_pass
                    else self.rng.sample(step["hand"], count)
                )
                self.passes(cards)
                return self.wait(passed=True)
            case "play":
                card = (choose_play or self.rng.choice)(step["bright"])
                self.tap(card)
                return self.wait(gone=card)
        raise AssertionError(step)

    def play_until(self, done, **choices):
        """Play until a step is as wanted, or the match is over; returns that step."""
        step = self.wait()
        while step["what"] != "verdict" and not done(step):
            step = self.act(step, **choices)
        return step

    def play_match(self, **choices):
        step = self.play_until(lambda _: False, **choices)
        assert step["what"] == "verdict"

    # ------------------------------------------------------------ the new-game page

    def choose_game(self, preset, players=None):
        self.page.goto(f"{self.origin}/#/new")
        self.one("presets").wait_for()
        # On a phone only the chosen game shows at first.
        if self.one("other-game").count():
            self.one("other-game").click()
        self.page.locator(
            "label", has=self.page.locator(f'[data-testid="preset"][value="{preset}"]')
        ).click()
        if players is not None:
            self.pick(self.one("players"), players)

    def pick(self, field, value):
        """Choose a value of an option, whatever its field looks like."""
        select = field.locator("select")
        if select.count():
            select.select_option(str(value))
        else:
            field.locator("label", has=self.page.locator(f'input[value="{value}"]')).click()

    def option(self, name):
        return self.page.locator(f'[data-testid="option"][data-option="{name}"]')

    def start(self):
        self.one("start").click()
        expect(self.one("table")).to_be_visible()
