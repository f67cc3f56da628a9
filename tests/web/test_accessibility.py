"""No page and no window breaks a rule that axe knows: both themes, on a phone and a wide screen."""

from pathlib import Path

import pytest

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 360, "height": 640}
WIDE = {"width": 1920, "height": 1080}
TABLET = {"width": 768, "height": 1024}

CHECK = """
async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`));
}
"""


@pytest.fixture(params=["light", "dark"])
def theme(request):
    return request.param


def check(guest):
    """Fail if axe finds anything on the page as it is."""
    guest.still()
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(f"{AXE.read_text()}; null")
    assert guest.page.evaluate(CHECK) == []


def check_both(guest):
    """The same in the light and in the dark."""
    for theme in ("light", "dark"):
        guest.page.emulate_media(color_scheme=theme)
        check(guest)


def test_choosing_a_game(visit, theme):
    guest = visit(color_scheme=theme, viewport=PHONE)
    guest.one("start").wait_for()
    check(guest)
    guest.choose_game("black-lady")
    guest.one("rule-card").wait_for()
    check(guest)
    guest.one("customise").locator("summary").first.click()
    guest.pick(guest.option("first_lead"), "ELDEST")
    guest.one("contradiction").wait_for()
    check(guest)
    guest.page.set_viewport_size(WIDE)
    check(guest)
    guest.pick(guest.option("opening_card"), "ANY")
    guest.start()
    guest.page.goto(f"{guest.origin}/#/")
    guest.one("resume").wait_for()
    check(guest)


@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "wide"])
def test_a_match(sit, theme, viewport):
    changes = {"hand_limit": 1, "target": "none"}
    guest = sit("kitty", changes=changes, color_scheme=theme, viewport=viewport)
    step = guest.wait()
    assert step["what"] == "pass"
    guest.tap(step["hand"][0])
    check(guest)
    guest.tap(step["hand"][0])
    step = guest.act(step)
    check(guest)

    def refuses(step):
        return step["what"] == "play" and bool(step["trick"]) and step["hand"] != step["bright"]

    step = guest.play_until(refuses)
    dimmed = [card for card in step["hand"] if card not in step["bright"]]
    guest.tap_dimmed(dimmed[0])
    guest.one("refusal").wait_for()
    check(guest)
    guest.one("hint").click()
    guest.one("hint-row").first.wait_for()
    check(guest)
    guest.page.keyboard.press("Escape")
    for key in "rlmw,?":
        guest.page.keyboard.press(key)
        check(guest)
        guest.page.keyboard.press("Escape")
    step = guest.play_until(lambda step: step["what"] == "continue")
    check(guest)
    guest.one("continue").click()
    guest.one("verdict").wait_for()
    check(guest)


def test_the_question_of_the_moon(sit, theme):
    # With nothing but the queen to take, whoever takes her has shot the moon.
    points = {f"{rank}H": 0 for rank in "23456789TJQKA"}
    guest = sit("black-lady", changes={"points": points}, color_scheme=theme, viewport=PHONE)

    def asked(step):
        return step["what"] == "moon"

    guest.play_until(asked)
    check(guest)


def test_every_cloth_and_the_line_for_commands(sit, theme):
    guest = sit("standard", changes={"pass_cycle": ["H"]}, color_scheme=theme, viewport=WIDE)
    guest.wait()
    guest.page.keyboard.press("/")
    guest.one("command").fill("what can I play?")
    guest.page.keyboard.press("Enter")
    guest.one("answer").wait_for()
    check(guest)
    guest.one("close-typing").click()
    for cloth in ("slate", "sand", "plum", "grey"):
        guest.page.keyboard.press(",")
        guest.one("settings").get_by_test_id("cloth").locator(f'[value="{cloth}"]').check()
        check(guest)
        guest.one("settings-done").click()
        check(guest)


def test_the_settings_on_the_first_page_with_sounds_on(visit, theme):
    guest = visit(color_scheme=theme, viewport=PHONE, settings={"sounds": True, "deck": "four"})
    guest.one("open-settings").click()
    check(guest)
