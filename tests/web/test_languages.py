"""Every page and window in every language and size is whole, and nothing leaves its place."""

import re

import pytest
from playwright.sync_api import expect

from openhearts.records import as_seen_by, write_json, write_text
from openhearts.server.live import hint_work
from openhearts.server.past_matches import past
from openhearts.simulation.warm import ensure_warm
from openhearts.texts import LANGUAGES, texts_in
from review.matches import recorded
from texts.fluent_files import read_texts
from web.guest import Guest
from web.test_aids import staged_hints

PHONE = {"width": 360, "height": 640}
SIZES = [
    PHONE,
    {"width": 640, "height": 360},
    {"width": 768, "height": 1024},
    {"width": 1920, "height": 1080},
]
SMALL = {
    "hand_size": 4,
    "kitty": "LAST_TRICK",
    "hand_limit": 1,
    "target": "none",
    "pass_count": 2,
    "tie": "SHARE",
}

# What the page says, and what of it does not fit where it stands. Names of people may be cut.
LOOK = """
() => {
  const shows = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // A page and a list may be scrolled; what lies beyond anything else is never seen.
  const cutOff = (one, { top, bottom }) => {
    for (let part = one; part !== null && part !== document.body; part = part.parentElement) {
      const { overflowY, position } = getComputedStyle(part);
      if (["auto", "scroll"].includes(overflowY)) return false;
      const edge = part.getBoundingClientRect();
      const beyond = top < edge.top - 3 || bottom > edge.bottom + 3;
      if (beyond && ["hidden", "clip"].includes(overflowY)) return true;
      if (position === "fixed" || part.matches('[data-testid="table"]')) {
        return top < -1 || bottom > innerHeight + 1;
      }
    }
    return false;
  };
  const said = [];
  const wrong = [];
  for (const one of document.querySelectorAll("body *")) {
    for (const name of ["aria-label", "title", "placeholder"]) {
      if (one.hasAttribute(name)) said.push(one.getAttribute(name));
    }
    if (!shows(one) || one.closest(".heard-only, [inert]")) continue;
    const own = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = own.map((node) => node.data.trim()).join(" ").trim();
    // Keys are the same in every language.
    if (text === "" || one.closest("kbd, body [lang=en]")) continue;
    said.push(text);
    if (one.closest("option") || one.closest("[data-name]")) continue;
    const style = getComputedStyle(one);
    const scrolls = ["auto", "scroll"].includes(style.overflowX);
    if (!scrolls && style.display !== "inline" && one.scrollWidth > one.clientWidth + 1) {
      wrong.push(`cut or overflowing: ${text} (${one.className}, ${one.tagName})`);
    }
    for (const node of own) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.left < -1 || rect.right > innerWidth + 1) wrong.push(`outside the page: ${text}`);
        if (cutOff(one, rect)) wrong.push(`cut off above or below: ${text} (${one.className})`);
      }
    }
  }
  return { said, wrong: [...new Set(wrong)], lang: document.documentElement.lang };
}
"""


def plain_texts(language):
    """Whole texts without anything to fill in."""
    texts, written = texts_in(language), read_texts(language)
    return {texts.say(name) for name in written.made if not written.variables(name)}


@pytest.fixture(scope="module")
def english():
    return plain_texts("en")


class Reader:
    """Reads pages in a language, at every size; keeps what is said in English or does not fit."""

    def __init__(self, language, foreign):
        self.language = language
        self.foreign = foreign
        self.wrong = set()

    def __call__(self, guest):
        for size in SIZES:
            guest.page.set_viewport_size(size)
            guest.still()
            found = guest.page.evaluate(LOOK)
            odd = re.compile(r"\{|\b(undefined|null|NaN)\b")
            wrong = [*found["wrong"], *guest.sideways()]
            wrong += [text for text in found["said"] if odd.search(text)]
            wrong += [f"English: {text}" for text in set(found["said"]) & self.foreign]
            if found["lang"] != self.language:
                wrong.append(f"the page is in {found['lang']}")
            self.wrong |= {f"{one} at {size['width']}" for one in wrong}
        guest.page.set_viewport_size(SIZES[0])
        guest.still()


@pytest.fixture(params=LANGUAGES)
def speaks(request, english):
    """Reads pages in each language; a test in which anything reads wrong has failed."""
    foreign = english - plain_texts(request.param) if request.param != "en" else set()
    reader = Reader(request.param, foreign)
    yield reader
    assert sorted(reader.wrong) == []


def test_a_match_is_said_and_fits(sit, speaks):
    guest = sit(changes=SMALL, viewport=PHONE, locale=speaks.language)
    step = guest.wait()
    speaks(guest)
    guest.tap(step["hand"][0])
    speaks(guest)
    guest.tap(step["hand"][0])
    guest.act(step)
    speaks(guest)
    step = guest.play_until(
        lambda step: (
            step["what"] == "play" and bool(step["trick"]) and step["hand"] != step["bright"]
        )
    )
    if step["what"] == "play":
        dimmed = [card for card in step["hand"] if card not in step["bright"]]
        guest.tap_dimmed(dimmed[0])
        guest.one("refusal").wait_for()
        speaks(guest)
    for window in ("open-rules", "last-trick-button", "score-button", "menu-button", "hearts"):
        if guest.one(window).count() and step["what"] != "verdict":
            guest.one(window).click()
            guest.page.locator("dialog").wait_for()
            speaks(guest)
            guest.page.keyboard.press("Escape")
    for key in "?,":
        guest.page.keyboard.press(key)
        guest.page.locator("dialog").wait_for()
        speaks(guest)
        guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("/")
    guest.one("command").fill("?")
    guest.page.keyboard.press("Enter")
    guest.one("answer").wait_for()
    speaks(guest)
    guest.one("close-typing").click()
    guest.play_until(lambda step: step["what"] == "continue")
    speaks(guest)
    guest.one("continue").click()
    guest.one("verdict").wait_for()
    speaks(guest)
    guest.page.goto(f"{guest.origin}/#/")
    guest.one("finished").wait_for()
    speaks(guest)


def test_choosing_and_sharing_a_game_are_said_and_fit(visit, speaks):
    guest = visit(viewport=PHONE, locale=speaks.language)
    guest.one("lesson").wait_for()
    speaks(guest)
    guest.one("open-settings").click()
    guest.one("settings").wait_for()
    speaks(guest)
    guest.page.keyboard.press("Escape")
    guest.choose_game("black-lady")
    guest.one("rule-card").wait_for()
    speaks(guest)
    guest.one("customise").locator("summary").first.click()
    # Long answers become a list once their room is measured.
    guest.option("tie").locator("input, select").first.wait_for(state="attached")
    guest.page.wait_for_timeout(500)
    guest.pick(guest.option("tie"), "PLAY_ON")
    guest.one("save-game").click()
    speaks(guest)
    guest.one("game-name").fill("Ann")
    guest.one("keep-name").click()
    guest.one("own-game").wait_for()
    speaks(guest)
    guest.one("rename").click()
    speaks(guest)
    guest.page.keyboard.press("Escape")
    guest.one("share").click()
    guest.one("share-dialog").wait_for()
    guest.one("copy-link").click()
    guest.one("copied").wait_for()
    speaks(guest)
    guest.page.keyboard.press("Escape")
    guest.one("delete-game").click()
    guest.one("undo-delete").wait_for()
    speaks(guest)
    guest.pick(guest.option("first_lead"), "ELDEST")
    guest.one("contradiction").wait_for()
    speaks(guest)
    for text in ("omnibs+players=5+moon=CHO", "x" * 5000):
        guest.page.goto(f"{guest.origin}/#/rules/Ann/{text}")
        guest.one("from-standard").wait_for()
        speaks(guest)


def test_help_at_the_table_is_said_and_fits(sit, speaks, monkeypatch):
    ensure_warm()
    monkeypatch.setattr(hint_work, "hints", staged_hints)
    guest = sit(
        "standard",
        changes={"pass_cycle": ["H"]},
        viewport=PHONE,
        locale=speaks.language,
        settings={"learning": True},
    )
    step = guest.play_until(
        lambda step: step["what"] == "play" and bool(step["trick"]) and len(step["bright"]) > 2
    )
    guest.one("hint").click()
    guest.one("hint-row").first.wait_for()
    speaks(guest)
    guest.one("hint-all").click()
    speaks(guest)
    guest.page.keyboard.press("Escape")
    ranks = "23456789TJQKA"
    worst = max(step["bright"], key=lambda c: (ranks.index(c[0]), "CDSH".index(c[1])))
    guest.tap(worst)
    guest.one("doubt").wait_for()
    speaks(guest)
    guest.page.keyboard.press("Escape")
    guest.one("doubt").wait_for(state="detached")
    guest.page.keyboard.press("w")
    guest.page.locator("dialog").wait_for()
    speaks(guest)


def test_the_first_hand_is_said_and_fits(visit, speaks):
    guest = visit(viewport=PHONE, locale=speaks.language)
    guest.one("lesson").click()
    seen = set()

    def look(step):
        note = guest.one("lesson-note")
        if note.count() and (key := note.get_attribute("data-note")) not in seen:
            seen.add(key)
            speaks(guest)
        return step["what"] == "continue"

    guest.play_until(look, choose_pass=lambda _: ["KS", "AS", "KH"])
    assert len(seen) > 3
    guest.one("continue").click()
    guest.one("lesson-over").wait_for()
    speaks(guest)


def upload(guest, text):
    guest.one("open-record").set_input_files(
        {"name": "x.hearts", "mimeType": "text/plain", "buffer": text.encode()}
    )


def test_past_matches_and_statistics_are_said_and_fit(visit, speaks, monkeypatch):
    guest = visit(viewport=PHONE, locale=speaks.language)
    guest.page.goto(f"{guest.origin}/#/matches")
    guest.one("found").wait_for()
    speaks(guest)
    guest.page.goto(f"{guest.origin}/#/statistics")
    guest.one("no-statistics").wait_for()
    speaks(guest)
    guest.page.evaluate(
        """(changes) => localStorage.setItem("openhearts.1", JSON.stringify(
          {rules: {preset: "standard", players: 4, changes}}))""",
        {"hand_limit": 1, "target": "none"},
    )
    guest.page.goto(f"{guest.origin}/#/")
    guest.page.reload()
    guest.one("start").click()
    guest.play_match()
    guest.page.goto(f"{guest.origin}/#/")
    guest.one("start").click()
    guest.wait()
    guest.page.goto(f"{guest.origin}/#/matches")
    guest.one("match").first.wait_for()
    record = recorded()
    upload(guest, "".join(write_json(one) + "\n" for one in (as_seen_by(record, 1), record)))
    guest.one("news").wait_for()
    speaks(guest)
    upload(guest, "Dear diary")
    guest.one("problem").wait_for()
    speaks(guest)
    guest.one("search").fill("nobody")
    guest.one("clear").wait_for()
    speaks(guest)
    guest.page.goto(f"{guest.origin}/#/statistics")
    guest.one("dealt-few").wait_for()
    speaks(guest)
    monkeypatch.setattr(past, "TOO_FEW_HANDS", 1)
    guest.page.reload()
    guest.one("dealt-QUEEN").wait_for()
    speaks(guest)
    guest.problems[:] = [one for one in guest.problems if "422" not in one]


def test_a_review_and_practice_are_said_and_fit(visit, speaks):
    guest = visit(viewport=PHONE, locale=speaks.language)
    guest.page.goto(f"{guest.origin}/#/matches")
    guest.one("found").wait_for()
    upload(guest, write_text(recorded()))
    guest.one("luck").wait_for(timeout=90_000)
    speaks(guest)
    guest.one("totals-chart").locator("summary").click()
    for _ in range(9):
        guest.one("step-on").click()
    guest.one("eyes").select_option("2")
    speaks(guest)
    # Whoever lost something there.
    worst = guest.one("worst").locator("button")
    for seat in "2013":
        guest.one("eyes").select_option(seat)
        if worst.count() > 0:
            break
    worst.first.click()
    guest.one("judgement").wait_for()
    speaks(guest)
    guest.one("play-from-here").click()
    guest.play_until(lambda step: step["what"] == "continue")
    guest.one("continue").click()
    guest.one("practice-over").wait_for()
    speaks(guest)
    guest.page.goto(f"{guest.origin}/#/review/0123456789abcdef")
    guest.one("problem").wait_for()
    speaks(guest)
    guest.problems[:] = [one for one in guest.problems if "404" not in one]


def test_the_browser_is_asked_and_the_choice_is_remembered(visit):
    guest = visit(locale="fr-CA")
    expect(guest.one("start")).to_have_text("Jouer")
    guest.one("language").select_option("hu")
    expect(guest.one("start")).to_have_text("Játék")
    expect(guest.page.locator("html")).to_have_attribute("lang", "hu")
    guest.page.reload()
    expect(guest.one("start")).to_have_text("Játék")


def test_the_language_is_switched_at_the_table(sit):
    guest = sit(locale="xx")
    guest.wait()
    assert guest.page.title().startswith("Standard")
    guest.one("menu-button").click()
    guest.one("menu").get_by_test_id("language").select_option("de")
    expect(guest.one("menu").locator("h2")).to_have_text("Menü")
    # The letters of the cards stay English until those of the language are asked for.
    guest.one("menu").get_by_test_id("letters").locator("label").nth(1).click()
    guest.page.keyboard.press("Escape")
    step = guest.wait()
    expect(guest.one("pass-button")).to_contain_text("Karten")
    expect(guest.card(step["hand"][0])).to_have_attribute(
        "aria-label", re.compile(r"^(Kreuz|Karo|Pik|Herz)-")
    )


def test_a_language_that_does_not_come_leaves_the_page_as_it_is(visit):
    guest: Guest = visit(locale="en", breaks=True)
    guest.one("start").wait_for()
    guest.context.set_offline(True)
    guest.one("language").select_option("de")
    expect(guest.page.get_by_role("alert")).to_contain_text("could not be loaded")
    expect(guest.one("language")).to_have_value("en")
    guest.context.set_offline(False)
    guest.one("language").select_option("de")
    expect(guest.one("start")).to_have_text("Spielen")


def test_only_the_language_that_is_spoken_is_fetched(visit):
    fetched = []
    guest = visit(locale="de")
    guest.page.on("request", lambda request: fetched.append(request.url))
    guest.page.reload()
    guest.one("start").wait_for()
    scripts = [url.rsplit("/", 1)[1] for url in fetched if url.endswith(".js")]
    assert [name[:3] for name in scripts if re.match(r"[a-z]{2}-", name)] == ["de-"]
