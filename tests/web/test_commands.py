"""A match by typing alone, as one plays who hears the page, and what the line answers."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from openhearts.rules.match import MatchPhase
from openhearts.simulation.warm import ensure_warm
from openhearts.table.entries import EndHand
from openhearts.texts.typed import plain
from spoken import spoken
from web.test_accessibility import check_both

ROOT = Path(__file__).resolve().parent.parent.parent
NO_PASS = {"pass_cycle": ["H"]}
PHONE = {"width": 360, "height": 640}

# Writes down every sentence that appears in the live region, as a screen reader speaks it.
LISTEN = """
() => {
  window.spoken = [];
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      if (!target.closest?.('[data-testid="live"]')) continue;
      for (const node of addedNodes) {
        if (node.nodeName === "P") window.spoken.push(node.textContent);
      }
    }
  }).observe(document, { subtree: true, childList: true });
}
"""


class Listener:
    """A person who hears the page and types; sees nothing of it."""

    def __init__(self, guest):
        self.guest = guest
        self.heard = 0
        self.everything = []
        guest.context.add_init_script(f"({LISTEN})()")
        guest.page.reload()
        guest.one("command").wait_for()

    def type(self, line):
        self.guest.one("command").fill(line)
        self.guest.page.keyboard.press("Enter")

    def until(self, pattern):
        """Listen until something is said that fits; returns the match."""
        self.guest.page.wait_for_function(
            """([heard, pattern]) =>
              window.spoken.slice(heard).some((said) => new RegExp(pattern).test(said))""",
            arg=[self.heard, pattern],
        )
        said = self.guest.page.evaluate("window.spoken")
        for at in range(self.heard, len(said)):
            self.everything.append(said[at])
            found = re.search(pattern, said[at])
            if found:
                self.heard = at + 1
                return found
        raise AssertionError("the page took back what it had said")

    def ask(self, line, pattern):
        self.type(line)
        return self.until(pattern)


def named(sentence):
    return re.split(r", | and ", sentence)


@pytest.fixture
def typing(sit):
    def typing(**options):
        guest = sit(settings={"typing": True}, **options)
        guest.hurried = False
        return guest, Listener(guest)

    return typing


@pytest.mark.parametrize("viewport", [PHONE, {"width": 1920, "height": 1080}])
def test_a_whole_match_by_typing_and_listening(hall, typing, viewport):
    changes = {"hand_limit": 2, "target": "none"}
    guest, listener = typing(changes=changes, viewport=viewport)
    due = r"^Choose 3 cards|^Your turn|^This hand:|wins?\.$|share the win\.$"
    plays = 0
    while True:
        said = listener.until(due)[0]
        if said.startswith("Choose"):
            cards = named(listener.ask("hand", r"^You hold (.*)\.$")[1])
            assert len(cards) == 13
            chosen = guest.rng.sample(cards, 3)
            listener.type(f"pass {', '.join(chosen)}")
            assert set(
                listener.until(r"^You pass (.*?)\.")[1].replace(" and ", ", ").split(", ")
            ) == {f"the {card}" for card in chosen}
        elif said.startswith("Your turn"):
            cards = named(listener.ask("what can I play?", r"^You may play (.*?)\.")[1])
            card = guest.rng.choice(cards)
            listener.type(f"play {card}")
            listener.until(rf"You play the {card}\.")
            plays += 1
        elif said.startswith("This hand"):
            listener.until(r"^Type continue")
            listener.type("continue")
        else:
            break
    assert plays == 26
    assert hall.state(guest.table_id).phase is MatchPhase.OVER
    passes = [action for action in hall.actions(guest.table_id) if hasattr(action, "cards")]
    assert len(passes) == 2


LINES = {
    "de": {
        "choose": r"^Wähl 3 Karten",
        "turn": r"^Du bist dran",
        "hand": ("zeig mir meine Karten", r"^Du hast (.*)\.$"),
        "pass": "schiebe {}",
        "passed": r"^Du schiebst ",
        "legal": ("was darf ich spielen?", r"^Du darfst spielen: (.*?)\.(?:\n|$)"),
        "play": "spiele {}",
        "played": r"^Du spielst ",
        "last": ("letzter Stich", r"^Stich 1: "),
        "score": ("Punkte", r"^Summen: "),
        "slip": ("hilffe", r"Meinst du hilfe\?$"),
        "english": ("scoer", r"Meinst du score\?$"),
        "help": ("hilfe", r"spiele Pik-Dame[\s\S]*letzter stich"),
    },
    "fr": {
        "choose": r"^Choisis 3 cartes",
        "turn": r"^À toi",
        "hand": ("mes cartes", r"^Tu as (.*)\.$"),
        "pass": "passe {}",
        "passed": r"^Tu passes ",
        "legal": ("que puis-je jouer ?", r"^Tu peux jouer\s: (.*?)\.(?:\n|$)"),
        "play": "joue {}",
        "played": r"^Tu joues ",
        "last": ("le dernier pli", r"^Pli 1"),
        "score": ("score", r"^Totaux"),
        "slip": ("aidde", r"Voulais-tu dire aide\s\?$"),
        "english": ("whose trun", r"Voulais-tu dire whose turn\s\?$"),
        "help": ("aide", r"joue dame de pique[\s\S]*dernier pli"),
    },
}


@pytest.mark.parametrize("language", LINES)
def test_some_turns_are_played_by_typing_in_the_language_of_the_page(hall, typing, language):
    lines = LINES[language]
    guest, listener = typing(changes={"pass_cycle": ["L"]}, locale=language)

    def cards(line):
        return re.split(r", | und | et ", listener.ask(*lines[line])[1])

    listener.until(lines["choose"])
    listener.type(lines["pass"].format(", ".join(cards("hand")[:3])))
    listener.until(lines["passed"])
    for turn in range(3):
        listener.until(lines["turn"])
        # In full, without accents, and in English: all are understood.
        card = cards("legal")[0]
        if turn == 1:
            card = plain(card)
        listener.type(lines["play"].format(card))
        listener.until(lines["played"])
        if turn == 0:
            listener.until(lines["turn"])
            for line in ("last", "score", "slip", "english", "help"):
                assert listener.ask(*lines[line])
            listener.type(f"play {guest.last_update()['view']['legal'][0]}")
            listener.until(lines["played"])
    played = [one for one in hall.actions(guest.table_id) if hasattr(one, "card")]
    assert len(played) >= 4


def test_the_line_answers_about_the_table(typing):
    guest, listener = typing(changes=NO_PASS)
    listener.until(r"^Your turn")
    assert listener.ask("score", r"^Totals: you 0, .* 0\. Taken in this hand so far: you 0")
    assert listener.ask("who leads", r"^(You|\w+) (lead|leads|led) this trick\.$")
    assert listener.ask("whose turn?", r"^It is your turn\.$")
    assert listener.ask("last trick", r"^No trick has been taken")
    assert listener.ask("rules", r"^Standard[\s\S]*queen of spades")
    assert listener.ask("help", r"play queen of spades[\s\S]*last trick")
    assert listener.ask("received", r"^No card has come")
    view = guest.last_update()["view"]
    refused = [card for card in view["hand"]["cards"] if card not in view["legal"]]
    if refused:
        reason = spoken(view["refusals"][refused[0]])
        assert listener.ask(f"why not {refused[0]}", re.escape(reason))
        assert listener.ask(f"play {refused[0]}", re.escape(reason))
    assert listener.ask("play 4x", r"^“4x” is no card")
    assert listener.ask("scoer", r"Did you mean score\?$")
    missing = next(
        f"{rank}{suit}"
        for rank in "23456789TJQKA"
        for suit in "CDSH"
        if f"{rank}{suit}" not in view["hand"]["cards"]
    )
    assert listener.ask(f"play {missing}", r"^You do not hold the ")
    listener.type(f"play {view['legal'][0]}")
    taken = listener.until(r"takes? the trick")
    assert taken
    listener.type("continue")
    assert listener.ask("last trick", r"^Trick 1: .* from .*took it")
    # The same answer is heard again when it is asked for again.
    assert listener.ask("repeat", r"^Trick 1: .* from .*took it")


def test_cards_for_the_pass_are_named_one_by_one_and_taken_back(hall, typing):
    guest, listener = typing(changes={"pass_cycle": ["L"]})
    listener.until(r"^Choose 3 cards to pass to ")
    cards = guest.last_update()["view"]["hand"]["cards"]
    assert listener.ask(f"pass {cards[0]}", r"^Chosen: .* 2 more cards for ")
    assert listener.ask(cards[1], r"^Chosen: .* One more card for ")
    assert listener.ask(cards[0], r"^Chosen: .* 2 more cards for ")
    assert listener.ask(f"play {cards[0]}", r"^No card is played yet")
    assert listener.ask(f"pass {cards[0]} {cards[2]}", r"Type pass to pass them")
    assert listener.ask(f"pass {cards[4]}", r"^Pass exactly 3 cards")
    listener.type("pass")
    listener.until(r"^You pass ")
    [passed] = hall.actions(guest.table_id)
    assert {card.text for card in passed.cards} == set(cards[:3])


def test_the_line_opens_with_a_key_and_from_the_menu_and_stays(sit):
    guest = sit(changes=NO_PASS, viewport=PHONE)
    guest.wait()
    guest.page.keyboard.press("/")
    expect(guest.one("command")).to_be_focused()
    guest.page.keyboard.type("score")
    guest.page.keyboard.press("Enter")
    expect(guest.one("answer")).to_contain_text("Totals")
    # The arrows bring back what was typed; Escape puts the answer away.
    guest.page.keyboard.press("ArrowUp")
    expect(guest.one("command")).to_have_value("score")
    guest.page.keyboard.press("Escape")
    expect(guest.one("answer")).to_have_count(0)
    guest.page.reload()
    expect(guest.one("command")).to_be_visible()
    guest.one("close-typing").click()
    expect(guest.one("command")).to_have_count(0)
    guest.one("menu-button").click()
    guest.one("open-typing").click()
    expect(guest.one("command")).to_be_focused()


def test_every_key_and_command_is_on_one_page_and_works(sit):
    guest = sit(changes=NO_PASS)
    guest.wait()
    press = guest.page.keyboard.press
    press("?")
    told = guest.one("help").locator("dt").all_inner_texts()
    keys = {key for line in told for key in line.split()}
    for key, window in [
        ("L", "last-trick"),
        ("S", "score"),
        ("R", "rules"),
        ("M", "menu"),
        (",", "settings"),
        ("?", "help"),
    ]:
        assert key in keys
        press("Escape")
        press(key)
        expect(guest.one(window)).to_be_visible()
    press("Escape")
    guest.one("menu-button").click()
    guest.one("open-help").click()
    expect(guest.one("help")).to_contain_text("who leads")


class Friend(Listener):
    """One of several who hear and type, each in a browser of their own."""

    def due(self, pattern):
        """What fits of all that was said since, or nothing: the others may be to play."""
        said = self.guest.page.evaluate("window.spoken")
        for at in range(self.heard, len(said)):
            found = re.search(pattern, said[at])
            if found:
                self.heard = at + 1
                return found
        return None


@pytest.fixture
def typing_party(hall, visit):
    """Two who type at one table, with a match that has begun."""

    def typing_party(changes, **settings):
        rules = {"preset": "standard", "players": 4, "changes": changes}
        table_id, token, _ = hall.live.gather("Ann", rules, **settings)
        _, taken = hall.live.sit(table_id, "Ben")
        friends = []
        for secret in (token, taken["token"]):
            guest = visit(seat=(table_id, secret), settings={"typing": True})
            guest.hurried = False
            guest.one("gathering").wait_for()
            friends.append(guest)
        friends[0].one("start-match").click()
        return [Friend(guest) for guest in friends]

    return typing_party


def test_two_friends_play_a_match_by_typing_and_listening(hall, typing_party):
    changes = {"hand_limit": 1, "target": "none", "tie": "SHARE", "pass_cycle": ["L"]}
    friends = ann, ben = typing_party(changes, talk="PHRASES")
    over = r"(wins?|win)( the match)?\.$|share the win"
    ended = {}
    plays = dict.fromkeys(("Ann", "Ben"), 0)
    for _ in range(2000):
        for name, friend in (("Ann", ann), ("Ben", ben)):
            said = friend.due(rf"^Choose 3 cards|^Your turn|^This hand:|{over}")
            if said is None:
                continue
            if said[0].startswith("Choose"):
                cards = named(friend.ask("hand", r"^You hold (.*)\.$")[1])
                friend.type(f"pass {', '.join(cards[:3])}")
                friend.until(r"^You pass ")
            elif said[0].startswith("Your turn"):
                cards = named(friend.ask("what can I play?", r"^You may play (.*?)\.")[1])
                friend.type(f"play {cards[0]}")
                friend.until(rf"You play the {cards[0]}\.")
                plays[name] += 1
            elif said[0].startswith("This hand"):
                friend.until(r"^Type continue")
                friend.type("continue")
            else:
                ended[name] = True
        if len(ended) == 2:
            break
        ann.guest.page.wait_for_timeout(30)
    assert plays == {"Ann": 13, "Ben": 13}
    assert hall.state(friends[0].guest.table_id).phase is MatchPhase.OVER


def test_friends_are_asked_answered_and_greeted_by_typing(hall, typing_party):
    ann, ben = typing_party(NO_PASS, talk="PHRASES", move_seconds=600)
    assert ann.ask("who is here", r"^Ann \(you\): .*\n.*Ben: ")
    ann.type("say well played")
    ben.until(r"^Ann: Well played!$")
    assert ann.ask("say you will lose", r"^You can say “Hello!”")
    assert ben.ask("agree", r"^Nobody asks for anything now\.$")
    ann.type("pause")
    ben.until(r"Ann asks for a pause\.")
    ben.type("agree")
    ann.until(r"^The match is paused\.$")
    ann.type("resume")
    ben.until(r"Ann ends the pause\.")
    assert ben.ask("resume", r"^The match is not paused\.$")
    ann.type("clock off")
    ben.until(r"Ann asks to switch the clock off for the rest of the match\.")
    ben.type("agree")
    ann.until(r"^The clock is off for the rest of the match\.$")
    assert ben.ask("no clock", r"^There is no clock of seconds here")
    assert ann.ask("leave", r"^Type leave for good to do so\. Your seat becomes free")
    may_act = "document.querySelector('[data-testid=table]').dataset.mayAct === 'true'"
    while not any(one.guest.page.evaluate(may_act) for one in (ann, ben)):
        ann.guest.page.wait_for_timeout(50)
    friend, other = (ann, ben) if ann.guest.page.evaluate(may_act) else (ben, ann)
    cards = named(friend.ask("what can I play?", r"^You may play (.*?)\.")[1])
    friend.type(f"play {cards[0]}")
    friend.until(rf"You play the {cards[0]}\.")
    friend.type("undo")
    other.until(r"asks for the last move back\.")
    other.type("refuse")
    friend.until(r"does not agree\.")
    ben.type("leave for good")
    ann.until(r"^Ben has given up the seat\.$")
    assert not hall.live.log(ann.guest.table_id).seating.chairs[1].person


def test_nobody_is_asked_where_nobody_else_plays(typing):
    _, listener = typing(changes=NO_PASS)
    listener.until(r"^Your turn")
    for line in ("pause", "who is here", "say hello", "leave"):
        assert listener.ask(line, r"^Nobody else plays at this table\.$")
    assert listener.ask("next table", r"^No other table waits for you\.$")


def test_every_key_is_in_the_guide_as_on_the_page_of_keys(sit):
    guest = sit(changes=NO_PASS)
    guest.wait()
    guest.page.keyboard.press("?")
    lines = guest.one("help").locator("section").first.locator("dl > div")
    told = {
        tuple(one.locator("kbd").all_inner_texts()): one.locator("dd").inner_text()
        for one in lines.all()
    }
    page = (ROOT / "docs" / "guide" / "accessibility.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (.+?) \| (.+?) \|$", page, re.MULTILINE)
    listed = {tuple(keys.split()) for keys, _ in rows}
    assert set(told) <= listed, set(told) - listed
    assert len(told) >= 20


def test_all_tricks_of_the_hand_can_be_looked_at(sit):
    guest = sit(changes=NO_PASS)
    guest.play_until(lambda step: len(step["hand"]) == 10)
    tricks = guest.last_update()["view"]["hand"]["tricks"]
    assert len(tricks) == 3

    def shown():
        lines = guest.one("last-trick").locator("li")
        expect(lines).to_have_count(4)
        return [line.get_attribute("data-card") for line in lines.all()]

    guest.page.keyboard.press("l")
    assert shown() == tricks[2]["cards"]
    guest.one("trick-before").click()
    assert shown() == tricks[1]["cards"]
    guest.page.keyboard.press("ArrowLeft")
    guest.page.keyboard.press("ArrowLeft")
    assert shown() == tricks[0]["cards"]
    expect(guest.one("last-trick")).to_contain_text("Trick 1 of 3")
    check_both(guest)
    for _ in range(3):
        guest.page.keyboard.press("ArrowRight")
    assert shown() == tricks[2]["cards"]


def test_a_decided_hand_is_ended_by_typing(sit, hall):
    guest = sit("standard", changes=NO_PASS)
    for _ in range(6):
        step = guest.play_until(
            lambda step: step["what"] == "continue" or guest.one("end-hand").count() > 0
        )
        if step["what"] != "continue":
            break
        guest.act(step)
    assert guest.one("end-hand").count()
    guest.page.keyboard.press("/")
    listener = Listener(guest)
    # Whoever hears the page is told that it can be ended, and how.
    listener.until(r"end the hand\. Press E, or type end\.")
    listener.type("end hand")
    listener.until(r"You end the hand\.")
    listener.until(r"^This hand:")
    assert (0, EndHand()) in hall.live.log(guest.table_id).log


def test_every_command_of_the_help_is_understood(sit):
    guest = sit("standard", changes=NO_PASS, settings={"typing": True})
    listener = Listener(guest)
    guest.wait()
    guest.page.keyboard.press("Escape")
    guest.page.evaluate("document.activeElement.blur()")
    guest.page.keyboard.press("?")
    commands = guest.one("help").locator("dt.typed").all_inner_texts()
    guest.page.keyboard.press("Escape")
    assert {"hint", "undo", "end"} <= set(commands)
    unknown = r"^(“|I do not)|no card|no command"
    for command in (one for line in commands for one in line.split(", ")):
        listener.type(command)
        if command in {"?", "hand", "table", "score", "rules", "help", "now", "who leads"}:
            assert not re.search(unknown, listener.until(r"[\s\S]+")[0]), command
        else:
            guest.page.wait_for_timeout(60)
            answer = guest.one("answer")
            assert not answer.count() or not re.search(unknown, answer.inner_text()), command


def test_undo_and_hints_by_typing(sit, hall):
    ensure_warm()
    guest = sit("standard", changes=NO_PASS, settings={"typing": True})
    listener = Listener(guest)
    step = guest.wait()
    listener.type("hint")
    listener.until(r"^Hint: the \w+ of \w+\. .*points on average\.")
    card = step["bright"][0]
    guest.one("command").fill(card)
    guest.page.keyboard.press("Enter")
    guest.wait(gone=card)
    listener.type("undo")
    listener.until(r"You take the last decision back\.")
    assert guest.wait()["hand"] == step["hand"]
    listener.ask("undo", r"There is nothing to take back\.")
    listener.ask("end the hand", r"The hand is not decided yet\.")
    listener.ask("now", r"Hearts are not broken")
    marks = hall.live.log(guest.table_id).marks
    assert (marks.taken_back, marks.hints) == (1, 1)
