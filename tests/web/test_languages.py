"""Every page in every language, on a small phone: whole, and nothing runs out of its place."""

import re

import pytest
from playwright.sync_api import expect

from openhearts.texts import LANGUAGES, texts_in
from texts.fluent_files import read_texts
from web.guest import Guest

PHONE = {"width": 360, "height": 640}
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
  const scrolledSideways = (one) => {
    for (let part = one; part !== document.body && part !== null; part = part.parentElement) {
      if (["auto", "scroll"].includes(getComputedStyle(part).overflowX)) return true;
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
    // Keys and commands are English in every language.
    if (text === "" || one.closest("kbd, body [lang=en]")) continue;
    said.push(text);
    if (one.closest("option") || one.closest("[data-name]")) continue;
    const style = getComputedStyle(one);
    const scrolls = ["auto", "scroll"].includes(style.overflowX);
    if (!scrolls && style.display !== "inline" && one.scrollWidth > one.clientWidth + 1) {
      wrong.push(`cut or overflowing: ${text} (${one.className}, ${one.tagName})`);
    }
    // A wide table may lie in a part of the page that is moved sideways.
    if (one.closest("table") && scrolledSideways(one)) continue;
    for (const node of own) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right } of range.getClientRects()) {
        if (left < -1 || right > innerWidth + 1) wrong.push(`outside the page: ${text}`);
      }
    }
  }
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} wide`);
  return { said, wrong: [...new Set(wrong)], lang: page.lang };
}
"""


def plain_texts(language):
    """Whole texts without anything to fill in."""
    texts, written = texts_in(language), read_texts(language)
    return {texts.say(name) for name in written.made if not written.variables(name)}


@pytest.fixture(scope="module")
def english():
    return plain_texts("en")


def looked_at(guest, language, foreign):
    """Fail if the page says something in English, or if something does not fit."""
    guest.still()
    found = guest.page.evaluate(LOOK)
    assert found["wrong"] == []
    assert found["lang"] == language
    assert sorted(set(found["said"]) & foreign) == []
    assert not [text for text in found["said"] if re.search(r"\{|\b(undefined|null|NaN)\b", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_said_and_fits(sit, language, english):
    foreign = english - plain_texts(language) if language != "en" else set()
    guest = sit(changes=SMALL, viewport=PHONE, locale=language)

    def look():
        looked_at(guest, language, foreign)

    step = guest.wait()
    look()
    guest.tap(step["hand"][0])
    look()
    guest.tap(step["hand"][0])
    guest.act(step)
    look()
    step = guest.play_until(
        lambda step: step["what"] == "play" and bool(step["trick"]) and step["hand"] != step["bright"]
    )
    if step["what"] == "play":
        dimmed = [card for card in step["hand"] if card not in step["bright"]]
        guest.tap_dimmed(dimmed[0])
        guest.one("refusal").wait_for()
        look()
    for window in ("open-rules", "last-trick-button", "score-button", "menu-button"):
        if guest.one(window).count() and step["what"] != "verdict":
            guest.one(window).click()
            look()
            guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("?")
    guest.page.locator("dialog").wait_for()
    look()
    guest.page.keyboard.press("Escape")
    guest.play_until(lambda step: step["what"] == "continue")
    look()
    guest.one("continue").click()
    guest.one("verdict").wait_for()
    look()
    guest.page.goto(f"{guest.origin}/#/matches")
    guest.one("found").wait_for()
    look()
    guest.page.goto(f"{guest.origin}/#/statistics")
    guest.page.locator("h1").wait_for()
    look()
    guest.page.goto(f"{guest.origin}/#/")
    guest.one("finished").wait_for()
    look()
    guest.one("open-settings").click()
    guest.one("settings").wait_for()
    look()
    guest.page.keyboard.press("Escape")
    guest.choose_game("black-lady")
    guest.one("rule-card").wait_for()
    look()
    guest.one("customise").locator("summary").first.click()
    guest.pick(guest.option("first_lead"), "ELDEST")
    guest.one("contradiction").wait_for()
    look()


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
