"""Playing with friends in real browsers: inviting, sitting down, leaving, coming back."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from server.frame_checker import check_frames, stored_log
from server.test_ratings import ANN, BEN, play_match
from web.party import heard, on_the_table, play_on, settle_down
from web.test_accessibility import check

ROOT = Path(__file__).resolve().parent.parent.parent
PHONE = {"width": 360, "height": 640}
SHORT = {"hand_limit": 1, "target": "none"}
WITHOUT_PASS = SHORT | {"pass_cycle": ["H"]}


@pytest.fixture
def gather(hall, visit):
    """Opens a table with these people at it, the first its owner; nothing is dealt yet."""

    def gather(*names, rules=None, options=None, **settings):
        changes = WITHOUT_PASS if rules is None else rules
        table = {"preset": "standard", "players": 4, "changes": changes}
        table_id, token, _ = hall.live.gather(names[0], table, **settings)
        guests = [visit(seat=(table_id, token), **(options or {}))]
        guests[0].one("gathering").wait_for()
        for name in names[1:]:
            guests.append(visit(**(options or {})))
            settle_down(guests[-1], f"{guests[0].origin}/#/join/{table_id}", name)
            guests[-1].one("gathering").wait_for()
        return guests

    return gather


@pytest.fixture
def party(gather):
    """The same, with the match begun."""

    def party(*names, **settings):
        guests = gather(*names, **settings)
        guests[0].one("start-match").click()
        for guest in guests:
            on_the_table(guest)
        return guests

    return party


def shut_out(guest):
    """Forget that the browser said that a link opens nothing: that is what was looked at."""
    guest.problems[:] = [one for one in guest.problems if "410" not in one]


def chair(guest, seat):
    return guest.page.locator(f'[data-testid="chair"][data-seat="{seat}"]')


def id_of(guest):
    return re.search(r"#/table/(\w+)", guest.page.url)[1]


def open_window(guest, entry):
    guest.one("menu-button").click()
    guest.one(entry).click()


# ------------------------------------------------------------------ making and joining


def test_a_table_is_made_and_a_friend_sits_down_and_they_play_a_match(hall, visit):
    ann, ben = visit(), visit(viewport=PHONE)
    ann.page.evaluate(
        """(changes) => localStorage.setItem("openhearts.1", JSON.stringify(
          {rules: {preset: "basic", players: 3, changes}}))""",
        SHORT,
    )
    ann.page.reload()
    ann.one("with-friends").click()
    ann.one("start").click()
    # Nobody is called You by the others.
    expect(ann.page.get_by_role("alert")).to_contain_text("name")
    ann.one("name").fill("Ann")
    ann.one("start").click()
    ann.one("gathering").wait_for()
    link = ann.one("invitation-field").input_value()
    assert link == f"{ann.origin}/#/join/{id_of(ann)}"
    ben.one("code").fill(ann.one("short-code").inner_text().lower())
    ben.one("code-go").click()
    expect(ben.one("join")).to_contain_text("Ann invites you")
    ben.one("name").fill("Ben")
    ben.one("free-chair").nth(1).check()
    ben.one("sit-down").click()
    ben.one("gathering").wait_for()
    expect(chair(ann, 2)).to_contain_text("Ben")
    expect(ben.one("start-match")).to_have_count(0)
    ann.one("start-match").click()
    on_the_table(ann)
    on_the_table(ben)
    play_on([ann, ben])
    assert hall.state(id_of(ann)).winners
    for guest, seat in ((ann, 0), (ben, 2)):
        assert check_frames(*stored_log(hall.database, id_of(ann)), seat, guest.frames) > 0


def test_the_owner_orders_the_table_and_hands_it_over(gather):
    ann, ben, cleo = gather("Ann", "Ben", "Cleo")
    chair(ann, 0).get_by_test_id("move-down").click()
    expect(chair(ben, 1)).to_contain_text("Ann")
    expect(chair(ben, 0)).to_contain_text("(You)")
    chair(ann, 3).get_by_test_id("chair-level").select_option("beginner")
    expect(chair(ann, 3).get_by_test_id("chair-level")).to_have_value("beginner")
    chair(ann, 2).get_by_test_id("more-with").click()
    ann.one("remove").click()
    ann.one("confirm-yes").click()
    expect(chair(ben, 2)).to_contain_text("Free")
    expect(cleo.one("no-table")).to_contain_text("no longer have a seat")
    shut_out(cleo)
    chair(ann, 0).get_by_test_id("more-with").click()
    ann.one("hand-over").click()
    ann.one("confirm-yes").click()
    expect(ben.one("start-match")).to_be_visible()
    expect(ann.one("start-match")).to_have_count(0)
    ben.one("close-table").click()
    ben.one("confirm-yes").click()
    for guest in (ann, ben):
        expect(guest.one("halted")).to_have_attribute("data-why", "closed")


def test_the_owner_seats_a_program_and_it_plays(gather):
    (ann,) = gather("Ann")
    ann.one("open-program").click()
    ann.one("program-name").fill("\u202eDeep")
    ann.one("program-sit").click()
    expect(ann.one("program-problem")).to_be_visible()
    ann.problems.clear()
    ann.one("program-name").fill("Deep")
    ann.one("program-sit").click()
    command = ann.one("program-command").input_value().split()
    assert command[-1] == ann.one("program-key").input_value()
    assert command[-2] == id_of(ann)
    ann.page.keyboard.press("Escape")
    expect(chair(ann, 1)).to_contain_text("Deep")
    expect(chair(ann, 1)).to_contain_text("a program")
    expect(ann.page.get_by_text(command[-1])).to_have_count(0)
    example = ROOT / "examples" / "table_bot.py"
    start = [sys.executable, example, *command[2:]]
    with subprocess.Popen(start, stdout=subprocess.PIPE) as program:
        ann.one("start-match").click()
        on_the_table(ann)
        play_on([ann])
        assert b"final totals" in program.communicate(timeout=30)[0]


def test_whoever_was_removed_hears_so_and_comes_again_when_let_in(gather):
    ann, ben = gather("Ann", "Ben")
    chair(ann, 1).get_by_test_id("more-with").click()
    ann.one("remove").click()
    ann.one("remove-and-renew").click()
    ann.one("confirm-yes").click()
    expect(ben.one("no-table")).to_contain_text("no longer have a seat")
    assert ben.page.evaluate("JSON.parse(localStorage.getItem('openhearts.1')).seats") == []
    ben.one("sit-again").click()
    ben.one("sit-down").click()
    expect(ben.one("problem")).to_contain_text("has removed you")
    ann.one("let-in").click()
    expect(ann.one("removed")).to_have_count(0)
    ben.one("sit-down").click()
    ben.one("gathering").wait_for()
    expect(chair(ann, 1)).to_contain_text("Ben")
    ben.problems[:] = [one for one in ben.problems if "409" not in one]


def test_who_was_removed_cannot_come_back_by_the_link_they_know(gather, visit):
    ann, ben, cleo = gather("Ann", "Ben", "Cleo")
    link, code = ann.one("invitation-field").input_value(), ann.one("short-code").inner_text()
    chair(ann, 1).get_by_test_id("more-with").click()
    ann.one("remove").click()
    expect(ann.one("remove-and-renew").get_by_role("switch")).to_be_checked()
    check(ann)
    ann.one("confirm-yes").click()
    expect(ann.one("short-code")).not_to_have_text(code)
    expect(ben.one("no-table")).to_contain_text("no longer have a seat")
    expect(ben.one("sit-again")).to_have_count(0)
    eve = visit()
    for way in (link, f"{ann.origin}/#/join/{code}"):
        eve.page.goto(way)
        expect(eve.one("shut")).to_contain_text("no longer valid. Ask for a new one.")
        expect(eve.one("sit-down")).to_have_count(0)
    check(eve)
    # Who has a seat comes to it by the old link still.
    table = cleo.page.url
    cleo.page.goto(link)
    cleo.one("to-table").click()
    cleo.one("gathering").wait_for()
    assert cleo.page.url == table
    settle_down(eve, ann.one("invitation-field").input_value(), "Eve")
    eve.one("gathering").wait_for()
    assert id_of(eve) == id_of(ann)
    for guest in (ben, eve, cleo):
        shut_out(guest)


def test_a_new_link_is_made_in_play_and_who_watches_needs_it(party, visit):
    ann, ben = party("Ann", "Ben", watching="PUBLIC")
    watcher = visit()
    watcher.page.goto(f"{ann.origin}/#/watch/{id_of(ann)}")
    on_the_table(watcher)
    open_window(ben, "open-people")
    expect(ben.one("new-invitation")).to_have_count(0)
    ben.page.keyboard.press("Escape")
    open_window(ann, "open-people")
    old = ann.one("invitation-field").input_value()
    ann.one("new-invitation").click()
    expect(ann.one("confirm")).to_contain_text("Whoever sits here keeps the seat")
    ann.one("confirm-yes").click()
    expect(ben.one("live")).to_contain_text("The table has a new link and a new code")
    expect(watcher.one("no-table")).to_contain_text("no longer valid. Ask for a new one.")
    open_window(ann, "open-people")
    expect(ann.one("invitation-field")).not_to_have_value(old)
    watcher.page.goto(ann.one("invitation-field").input_value())
    watcher.one("watch").click()
    on_the_table(watcher)


def test_the_window_of_a_person_says_how_many_rated_matches_they_left(hall, visit):
    play_match(hall.live, rated=True)
    table_id, token, _ = hall.live.gather("Ann", owner=ANN)
    hall.live.sit(table_id, "Ben", seat=1, owner=BEN)
    hall.live.sit(table_id, "Cleo", seat=2)
    ann = visit(seat=(table_id, token))
    chair(ann, 1).get_by_test_id("more-with").click()
    expect(ann.one("person-left")).to_have_text("Rated matches: left 0 of 1.")
    check(ann)
    ann.page.keyboard.press("Escape")
    chair(ann, 2).get_by_test_id("more-with").click()
    expect(ann.one("remove")).to_be_visible()
    expect(ann.one("person-left")).to_have_count(0)


def test_the_owner_changes_what_the_table_allows(gather):
    ann, ben = gather("Ann", "Ben")
    expect(ben.one("change-settings")).to_have_count(0)
    ann.one("change-settings").click()
    window = ann.one("change-settings-window")
    expect(window.get_by_test_id("access")).to_have_count(0)
    window.get_by_text("Seconds a move").click()
    window.get_by_test_id("change-settings-now").click()
    expect(window).to_have_count(0)
    expect(ben.one("gathering")).to_contain_text("Seconds for each move: 30")
    ann.one("start-match").click()
    on_the_table(ben)
    open_window(ann, "open-people")
    ann.one("change-settings").click()
    expect(window.get_by_test_id("clock")).to_have_count(0)
    window.get_by_test_id("more-settings").locator("summary").click()
    window.get_by_test_id("talk").get_by_text("None").click()
    window.get_by_test_id("change-settings-now").click()
    expect(ben.one("talk-button")).to_have_count(0)


def taken(guest):
    hand = guest.last_update()["view"]["hand"]
    return 0 if hand is None else sum(hand["tricks_taken"])


def test_a_table_that_shows_no_points_and_no_past_tricks_shows_none(gather):
    ann, ben = gather("Ann", "Ben")
    ann.one("change-settings").click()
    window = ann.one("change-settings-window")
    window.get_by_test_id("more-settings").locator("summary").click()
    window.get_by_test_id("points-shown").get_by_text("Hidden until the score").click()
    window.get_by_test_id("tricks-shown").get_by_text("None").click()
    window.get_by_test_id("change-settings-now").click()
    expect(window).to_have_count(0)
    expect(ben.one("gathering")).to_contain_text("Past tricks that can be seen again: None")
    ann.one("start-match").click()
    on_the_table(ben)
    play_on([ann, ben], until=lambda: taken(ann) >= 4 and taken(ben) >= 4)
    for guest in (ann, ben):
        hand = guest.last_update()["view"]["hand"]
        assert (hand["tricks"], hand["points_taken"]) == ([], [None] * 4)
        guest.one("last-trick-button").click()
        expect(guest.one("last-trick")).to_contain_text("not shown again at this table")
        guest.page.keyboard.press("Escape")
        expect(guest.one("points-hidden")).to_have_count(4)
        for plate in guest.one("seat").all():
            expect(plate).to_have_attribute("aria-label", re.compile("points of this hand hidden"))
        assert guest.sideways() == []


def test_a_friend_whose_storage_was_emptied_has_the_seat_again_by_a_new_link(gather, visit):
    ann, ben = gather("Ann", "Ben")
    ben.page.evaluate("localStorage.clear()")
    ben.page.goto("about:blank")
    expect(chair(ann, 1)).to_contain_text("not connected")
    chair(ann, 1).get_by_test_id("more-with").click()
    ann.one("new-link").click()
    link = ann.one("new-seat-link-field").input_value()
    again = visit()
    again.page.goto(link)
    again.one("gathering").wait_for()
    expect(chair(again, 1)).to_contain_text("(You)")


def test_links_that_lead_nowhere_say_what_to_do(hall, gather, visit):
    (ann,) = gather("Ann")
    guest = visit()
    for table in ("0123456789abcdef", "ABCDEFG", "%zz"):
        guest.page.goto(f"{guest.origin}/#/join/{table}")
        expect(guest.one("shut")).to_contain_text("ask for a new one")
    for seat in (1, 2, 3):
        assert hall.live.sit(id_of(ann), f"Guest {seat}", seat)[0] == 201
    guest.page.goto(f"{guest.origin}/#/join/{id_of(ann)}")
    expect(guest.one("shut")).to_contain_text("taken")
    ann.one("close-table").click()
    ann.one("confirm-yes").click()
    ann.one("halted").wait_for()
    guest.page.reload()
    expect(guest.one("shut")).to_contain_text("closed")
    guest.problems[:] = [one for one in guest.problems if "404" not in one]


def test_a_name_that_is_taken_or_tricky_is_refused_in_words(gather, visit):
    (ann,) = gather("Ann")
    guest = visit(locale="de")
    guest.page.goto(f"{guest.origin}/#/join/{id_of(ann)}")
    for name, said in (("ann", "sitzt schon"), ("A\u202eb", "sichtbare"), ("", "Namen")):
        guest.one("name").fill(name)
        guest.one("sit-down").click()
        expect(guest.one("problem")).to_contain_text(re.compile(said, re.IGNORECASE))
    assert guest.one("name").evaluate("(one) => one === document.activeElement")
    guest.problems[:] = [one for one in guest.problems if not re.search("40[39]|422", one)]


def test_open_tables_are_listed_and_take_anybody(hall, visit):
    guest = visit()
    ann_id, _, _ = hall.live.gather("Olga", {"preset": "kitty"}, access="LOBBY")
    guest.one("to-lobby").click()
    line = guest.page.locator(f'[data-testid="lobby-table"][data-table="{ann_id}"]')
    expect(line).to_contain_text("Olga")
    guest.one("quick-seat").click()
    expect(guest.one("problem")).to_contain_text("name")
    line.click()
    settle_down(guest, guest.page.url, "Ben")
    guest.one("gathering").wait_for()
    guest.page.goto(f"{guest.origin}/#/")
    expect(guest.one("own-table")).to_have_attribute("data-table", ann_id)
    expect(guest.one("own-table")).to_contain_text("Not started yet")


# ------------------------------------------------------------------ at the table


def test_a_seat_goes_on_on_another_device_and_both_agree(party, visit):
    ann, _ = party("Ann", "Ben")
    open_window(ann, "open-device")
    expect(ann.one("device")).to_contain_text("nobody else")
    link = ann.one("seat-link-field").input_value()
    ann.page.keyboard.press("Escape")
    other = visit()
    other.page.goto(link)
    on_the_table(other)
    # The secret is kept, and leaves the address.
    assert other.page.url == f"{other.origin}/#/table/{id_of(ann)}"
    assert ann.shown()["hand"] == other.shown()["hand"]
    other.page.goto(f"{other.origin}/#/")
    expect(other.one("own-table")).to_have_attribute("data-table", id_of(ann))


def test_a_hand_is_looked_back_on_while_the_others_play_on(party):
    guests = ann, _ = party("Ann", "Ben", rules={"pass_cycle": ["H"]})
    play_on(guests, until=lambda: "2" in ann.one("hand-number").inner_text())
    ann.page.goto(f"{ann.origin}/#/review/{id_of(ann)}/1")
    expect(ann.one("hand-choice").locator("option")).to_have_count(1)
    # The page begins at its top, wherever the sheet of totals lies.
    assert ann.page.evaluate("document.documentElement.scrollHeight > innerHeight")
    assert ann.page.evaluate("scrollY") == 0
    ann.page.get_by_role("link", name="Back to the table").click()
    on_the_table(ann)


def test_a_link_that_works_on_this_machine_alone_says_so(gather):
    (ann,) = gather("Ann")
    expect(ann.one("invitation-stays")).to_contain_text("hearts serve --host 0.0.0.0")


def test_a_pause_needs_everybody_and_anybody_ends_it(party):
    ann, ben, cleo = party("Ann", "Ben", "Cleo")
    open_window(ben, "ask-pause")
    expect(ben.one("ask")).to_contain_text("Waiting for Ann and Cleo")
    ann.one("agree").click()
    expect(ben.one("ask")).to_contain_text("Waiting for Cleo")
    # Escape puts the question off; it can be had again.
    cleo.page.keyboard.press("Escape")
    expect(cleo.one("ask")).to_have_count(0)
    cleo.one("see-question").click()
    cleo.page.keyboard.press("a")
    for guest in (ann, ben, cleo):
        expect(guest.one("halted")).to_have_attribute("data-why", "paused")
        expect(guest.one("table")).to_have_attribute("data-may-act", "false")
    cleo.one("end-pause").click()
    expect(ann.one("halted")).to_have_count(0)
    open_window(ben, "ask-pause")
    cleo.one("refuse").click()
    expect(ben.one("ask")).to_have_count(0)
    expect(ann.one("live")).to_contain_text("Cleo does not agree")


def test_the_clock_is_switched_off_when_everybody_agrees(party):
    ann, ben = party("Ann", "Ben", move_seconds=600, bank_seconds=60)
    open_window(ann, "ask-clock-off")
    expect(ben.one("ask")).to_contain_text("Ann asks to switch the clock off")
    expect(ben.one("live")).to_contain_text("Press A to agree")
    ben.page.keyboard.press("a")
    for guest in (ann, ben):
        expect(guest.one("live")).to_contain_text("The clock is off for the rest of the match.")
        expect(guest.one("ask")).to_have_count(0)
        guest.one("menu-button").click()
        expect(guest.one("ask-pause")).to_be_visible()
        expect(guest.one("ask-clock-off")).to_have_count(0)


def test_a_move_is_taken_back_when_the_others_agree(party, hall):
    ann, ben = party("Ann", "Ben")
    guests = [ann, ben]
    play_on(guests, until=lambda: any(guest.one("ask-back").is_enabled() for guest in guests))
    mover, other = guests if ann.one("ask-back").is_enabled() else guests[::-1]
    before = len(mover.shown()["hand"])
    mover.one("ask-back").click()
    other.one("agree").click()
    mover.page.wait_for_function(
        "(count) => document.querySelectorAll("
        "'[data-testid=\"hand-card\"]:not([inert])').length === count",
        arg=before + 1,
    )
    expect(other.one("live")).to_contain_text("back")
    assert hall.live.log(id_of(ann)).marks.taken_back == 1


def test_phrases_are_read_in_one_s_own_language_and_muted_for_oneself(party):
    ann, ben = party("Ann", "Ben", talk="FREE")
    ben.one("talk-button").click()
    ben.page.locator('[data-phrase="WELL_PLAYED"]').click()
    ben.one("talk-text").fill("<b>{ $who }</b>")
    ben.one("talk-send").click()
    expect(ann.one("talk-button")).to_have_attribute("data-unread", "2")
    expect(ann.one("bubble")).to_have_text("<b>{ $who }</b>")
    expect(ann.one("live")).to_contain_text("Ben: Well played!")
    ann.one("menu-button").click()
    ann.one("menu").get_by_test_id("language").select_option("de")
    ann.one("open-talk").click()
    expect(ann.one("talk-lines")).to_contain_text("Gut gespielt!")
    ann.page.keyboard.press("Escape")
    open_window(ann, "open-people")
    chair(ann, 1).get_by_test_id("more-with").click()
    ben.page.locator('[data-phrase="MOMENT"]').click()
    expect(ann.one("bubble")).to_have_count(1)
    ann.one("mute").click()
    # What hangs beside the plate goes at once, and a reload brings nothing back.
    expect(ann.one("bubble")).to_have_count(0)
    ann.page.reload()
    on_the_table(ann)
    ben.page.locator('[data-phrase="BYE"]').click()
    expect(ben.one("talk-lines")).to_contain_text("Goodbye!")
    open_window(ann, "open-talk")
    expect(ann.one("talk-lines")).not_to_contain_text("Wiedersehen")


def test_watchers_see_what_everybody_sees_and_a_hand_only_where_it_is_allowed(party, visit, hall):
    ann, ben = party("Ann", "Ben", watching="SEAT")
    watcher = visit()
    watcher.page.goto(f"{ann.origin}/#/join/{id_of(ann)}")
    watcher.one("watch").click()
    on_the_table(watcher)
    expect(watcher.one("hand-card")).to_have_count(0)
    expect(watcher.one("talk-button")).to_have_count(0)
    play_on([ann, ben], until=lambda: watcher.one("trick-card").count() > 0)
    assert not any(
        message["view"]["hand"]["cards"]
        for message in heard(watcher)
        if message["type"] == "update" and message["view"]["hand"]
    )
    open_window(ann, "open-people")
    expect(ann.one("watchers")).to_contain_text("1")
    ann.one("let-watch").click()
    ann.page.keyboard.press("Escape")
    watcher.one("watch-choice").select_option("0")
    expect(watcher.one("hand-card").first).to_be_visible()
    assert [card for card, _ in watcher.shown()["hand"]] == [
        card for card, _ in ann.shown()["hand"]
    ]
    open_window(ann, "open-people")
    ann.one("let-watch").click()
    expect(watcher.one("hand-card")).to_have_count(0)
    assert hall.live.log(id_of(ann)).people == (0, 1)


def test_somebody_who_is_gone_is_seen_to_be_and_the_table_waits_where_it_shall(party):
    ann, ben = party("Ann", "Ben", when_away="WAIT", grace_seconds=5)
    play_on([ann, ben], until=lambda: ben.one("table").get_attribute("data-may-act") == "true")
    url = ben.page.url
    ben.page.goto("about:blank")
    expect(ann.plate(1)).to_have_attribute("data-gone", "true")
    expect(ann.one("halted")).to_have_attribute("data-why", "missing")
    expect(ann.one("halted")).to_contain_text("waits for Ben")
    ben.page.goto(url)
    on_the_table(ben)
    expect(ann.one("halted")).to_have_count(0)


def test_whose_absence_it_is_and_what_then_is_shown_and_told_once(party):
    ann, ben = party("Ann", "Ben", grace_seconds=10)
    url = ben.page.url
    ben.page.goto("about:blank")
    expect(ann.one("absent")).to_contain_text(
        re.compile("Ben is away: in 0:0. the computer sits in")
    )
    ben.page.goto(url)
    on_the_table(ben)
    expect(ann.one("absent")).to_have_count(0)
    expect(ann.one("live")).to_contain_text("Ben is back.")
    said = ann.one("live").inner_text()
    assert re.findall("Ben is away[^.]*", said) == [
        "Ben is away: in 8 seconds the computer sits in"
    ]
    # A page that is only loaded again is no news.
    ben.page.reload()
    on_the_table(ben)
    ann.page.wait_for_timeout(3000)
    assert ann.one("live").inner_text().count("Ben is back.") == 1
    ben.page.goto("about:blank")
    expect(ann.one("live")).to_contain_text("The computer sits in for Ben.", timeout=20_000)
    expect(ann.one("absent")).to_have_count(0)
    expect(ann.plate(1).get_by_test_id("role")).to_have_text("computer")


def test_a_paused_table_asks_for_nothing_and_says_again_whose_turn_it_is(party):
    ann, ben = party("Ann", "Ben", grace_seconds=5)
    play_on([ann, ben], until=lambda: ann.one("table").get_attribute("data-may-act") == "true")
    turns = ann.one("live").inner_text().count("Your turn")
    open_window(ann, "ask-pause")
    ben.one("agree").click()
    ann.one("halted").wait_for()
    expect(ann.one("prompt")).to_have_text("")
    assert {dimmed for _, dimmed in ann.shown()["hand"]} == {"false"}
    ben.one("end-pause").click()
    expect(ann.one("prompt")).to_contain_text("Your turn")
    expect(ann.one("live")).to_contain_text("Ben ends the pause.")
    assert ann.one("live").inner_text().count("Your turn") == turns + 1


def test_a_watcher_is_not_told_to_answer_what_is_asked_of_the_players(party, visit):
    ann, ben = party("Ann", "Ben", watching="PUBLIC")
    watcher = visit()
    watcher.page.goto(f"{ann.origin}/#/watch/{id_of(ann)}")
    on_the_table(watcher)
    open_window(ann, "ask-pause")
    expect(ben.one("live")).to_contain_text("Ann asks for a pause. Press A to agree")
    expect(watcher.one("live")).to_contain_text("Ann asks for a pause.")
    expect(watcher.one("live")).not_to_contain_text("Press A")


def test_whose_seat_was_freed_hears_it(party):
    ann, ben = party("Ann", "Ben")
    open_window(ann, "open-people")
    chair(ann, 1).get_by_test_id("more-with").click()
    ann.one("remove").click()
    ann.one("confirm-yes").click()
    expect(ben.one("live")).to_contain_text("You no longer have a seat at this table")
    shut_out(ben)


@pytest.mark.parametrize("viewport", [PHONE, {"width": 640, "height": 360}], ids=["upright", "low"])
def test_a_phone_says_how_strong_the_computer_players_are(party, viewport):
    (ann,) = party("Ann", options={"viewport": viewport})
    for seat in (1, 2, 3):
        expect(ann.plate(seat).get_by_test_id("role")).to_have_text("steady")
        expect(ann.plate(seat).get_by_test_id("role")).to_be_visible()


@pytest.mark.parametrize(
    "viewport", [{"width": 768, "height": 1024}, {"width": 1920, "height": 1080}]
)
def test_one_s_own_plate_leaves_room_for_the_buttons_beside_it(party, viewport):
    look = {"viewport": viewport}
    ann, _ = party(
        "Bartholomäus the Great", "Ben", options=look, move_seconds=600, bank_seconds=600
    )
    own = ann.plate(0).bounding_box()
    beside = ann.one("social").bounding_box()
    assert beside["x"] + beside["width"] < own["x"]
    # Whoever is no person has no clock.
    expect(ann.page.locator('[data-testid="clock"][data-seat="2"]')).to_have_count(0)


def test_the_clock_runs_for_whoever_is_to_move_and_only_there(party):
    ann, ben = party("Ann", "Ben", move_seconds=60, bank_seconds=60)
    clocks = ann.one("clock")
    expect(clocks.first).to_be_visible()
    play_on([ann, ben], until=lambda: ben.one("table").get_attribute("data-may-act") == "true")
    clock = ann.page.locator('[data-testid="clock"][data-seat="1"]')
    first = clock.inner_text()
    expect(clock).not_to_have_text(first)
    own = ann.page.locator('[data-testid="clock"][data-seat="0"]')
    stays = own.inner_text()
    ann.page.wait_for_timeout(1200)
    assert own.inner_text() == stays


def test_one_s_own_time_is_told_once_when_it_gets_short(party):
    ann, ben = party("Ann", "Ben", move_seconds=12)
    play_on([ann, ben], until=lambda: ann.one("table").get_attribute("data-may-act") == "true")
    expect(ann.one("live")).to_contain_text("10 seconds left", timeout=15_000)
    ann.page.wait_for_timeout(1500)
    assert ann.one("live").inner_text().count("seconds left") == 1
    assert "seconds left" not in ben.one("live").inner_text()


def test_time_is_left_to_act_though_tricks_are_held_and_everything_is_slow(hall, party):
    slow = {"speed": "slow", "settings": {"speed": "slow", "holdTricks": True}}
    (ann,) = party("Ann", move_seconds=10, bank_seconds=0, options=slow)
    # Nothing is tapped away: the tricks go by themselves, in time for one's own card.
    for _ in range(3):
        step = ann.wait(hurry=False)
        assert step["what"] == "play"
        left = ann.page.locator('[data-testid="clock"][data-seat="0"]').inner_text()
        assert int(left.split(":")[1]) >= 5, left
        ann.act(step)
    assert not hall.live.log(id_of(ann)).seating.chairs[0].away


def test_the_score_makes_way_while_ones_own_time_runs(hall, party):
    two = {"hand_limit": 2, "target": "none", "tie": "SHARE", "hand_size": 4}
    two |= {"kitty": "LAST_TRICK", "pass_cycle": ["L"], "pass_count": 1}
    (ann,) = party("Ann", rules=two, move_seconds=12, bank_seconds=0)
    step = ann.play_until(lambda step: step["what"] == "continue")
    assert step["what"] == "continue"
    expect(ann.one("own-time")).to_contain_text("Your time runs")
    expect(ann.one("score")).to_have_count(0, timeout=10_000)
    expect(ann.one("live")).to_contain_text("The score made way because your time runs")
    assert ann.wait()["what"] == "pass"
    assert not hall.live.log(id_of(ann)).seating.chairs[0].away


def test_a_turn_that_comes_shows_on_the_first_page_that_stayed_open(party):
    ann, ben = party("Ann", "Ben")
    play_on([ann, ben], until=lambda: ann.one("table").get_attribute("data-may-act") == "true")
    ann.page.wait_for_function("document.title.startsWith('Your turn')")
    ben.page.goto(f"{ben.origin}/#/")
    expect(ben.one("own-table")).to_have_attribute("data-turn", "false")
    # The server answers only so many of these questions in a row.
    for _ in range(8):
        if ann.one("table").get_attribute("data-may-act") == "true":
            ann.tap(ann.wait()["bright"][0])
        ben.page.wait_for_timeout(600)
        ben.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        ben.page.wait_for_timeout(300)
        if ben.one("own-table").get_attribute("data-turn") == "true":
            break
    expect(ben.one("own-table")).to_have_attribute("data-turn", "true")
    ben.page.wait_for_function("document.title.startsWith('(1)')")


def test_the_next_table_that_waits_is_one_key_away(hall, visit):
    ann = visit()
    key = "k" * 40
    ann.page.evaluate("(key) => localStorage.setItem('openhearts.key.1', key)", key)
    ann.page.reload()
    tables = []
    for _ in range(2):
        table_id, token, _ = hall.live.gather("Ann", {"changes": WITHOUT_PASS}, key)
        tables.append(table_id)
        ann.page.goto(f"{ann.origin}/#/seat/{table_id}/{token}")
        ann.one("start-match").click()
        on_the_table(ann)
        ann.wait()
    expect(ann.one("live")).to_contain_text("Another table waits for you (G)")
    ann.one("menu-button").click()
    expect(ann.one("next-table")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("g")
    ann.page.wait_for_url(f"**/#/table/{tables[0]}")
    on_the_table(ann)


# ------------------------------------------------------------------ keys, ears, eyes


def tab_to(guest, testid):
    """Walk by the Tab key until this has the focus."""
    for _ in range(80):
        if guest.page.evaluate(
            "(id) => document.activeElement?.closest(`[data-testid='${id}']`) !== null", testid
        ):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"the keys do not lead to {testid}")


def test_a_table_is_made_joined_and_begun_by_the_keys_alone(visit):
    ann, ben = visit(), visit()
    tab_to(ann, "with-friends")
    ann.page.keyboard.press("Enter")
    ann.one("table-settings").wait_for()
    tab_to(ann, "name")
    ann.page.keyboard.type("Ann")
    ann.page.keyboard.press("Enter")
    ann.one("gathering").wait_for()
    ben.page.goto(f"{ann.origin}/#/join/{id_of(ann)}")
    ben.one("sit-down").wait_for()
    tab_to(ben, "name")
    ben.page.keyboard.type("Ben")
    ben.page.keyboard.press("Enter")
    ben.one("gathering").wait_for()
    expect(ann.one("live")).to_contain_text("Ben sits down.")
    tab_to(ann, "chair-level")
    tab_to(ann, "start-match")
    ann.page.keyboard.press("Enter")
    on_the_table(ann)
    on_the_table(ben)
    expect(ben.one("live")).to_contain_text("The match begins.")
    tab_to(ben, "talk-button")
    ben.page.keyboard.press("Enter")
    tab_to(ben, "talk")
    ben.page.locator('[data-phrase="HELLO"]').focus()
    ben.page.keyboard.press("Enter")
    expect(ann.one("live")).to_contain_text("Ben: Hello!")


def focused(guest):
    """What has the focus, by its test id or its tag."""
    return guest.page.evaluate(
        "document.activeElement.dataset.testid ?? document.activeElement.tagName.toLowerCase()"
    )


def test_the_focus_is_never_lost_at_a_table_with_friends(gather):
    ann, ben, cleo = gather("Ann", "Ben", "Cleo")
    more = chair(ann, 2).get_by_test_id("more-with")
    more.focus()
    ann.page.keyboard.press("Enter")
    ann.one("remove").focus()
    ann.page.keyboard.press("Enter")
    ann.one("confirm-yes").wait_for()
    # What was asked twice is given up: back to where it began.
    ann.page.keyboard.press("Escape")
    expect(more).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.one("remove").click()
    ann.one("confirm-yes").click()
    expect(more).to_have_count(0)
    assert focused(ann) == "gathering"
    shut_out(cleo)
    ann.one("start-match").focus()
    ann.page.keyboard.press("Enter")
    on_the_table(ann)
    on_the_table(ben)
    expect(ann.one("table")).to_be_focused()
    # Whoever types is not disturbed by a question that is settled beside it.
    ben.page.keyboard.press("/")
    ben.one("command").fill("sc")
    open_window(ann, "ask-pause")
    ben.one("ask").wait_for()
    ann.one("withdraw").click()
    expect(ben.one("ask")).to_have_count(0)
    expect(ben.one("command")).to_be_focused()
    ben.one("close-typing").click()
    open_window(ann, "ask-pause")
    ben.one("agree").focus()
    ben.page.keyboard.press("Enter")
    ben.one("end-pause").focus()
    ben.page.keyboard.press("Enter")
    expect(ben.one("halted")).to_have_count(0)
    expect(ben.one("table")).to_be_focused()


@pytest.mark.parametrize(
    "viewport", [PHONE, {"width": 1920, "height": 1080}], ids=["phone", "wide"]
)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_or_window_with_friends_breaks_a_rule_of_axe(gather, visit, theme, viewport):
    look = {"color_scheme": theme, "viewport": viewport}
    guest = visit(**look)
    guest.page.goto(f"{guest.origin}/#/new/friends")
    guest.one("table-settings").wait_for()
    guest.one("more-settings").locator("summary").click()
    check(guest)
    guest.page.goto(f"{guest.origin}/#/lobby")
    guest.one("lobby").wait_for()
    check(guest)
    ann, ben = gather("Ann", "Ben", options=look, talk="FREE", watching="SEAT", move_seconds=60)
    check(ann)
    chair(ann, 1).get_by_test_id("more-with").click()
    check(ann)
    ann.one("remove").click()
    check(ann)
    ann.page.keyboard.press("Escape")
    guest.page.goto(f"{ann.origin}/#/join/{id_of(ann)}")
    guest.one("sit-down").wait_for()
    check(guest)
    ann.one("start-match").click()
    on_the_table(ben)
    ann.wait()
    check(ann)
    ben.one("talk-button").click()
    ben.page.locator('[data-phrase="CLAP"]').click()
    check(ben)
    ben.page.keyboard.press("Escape")
    for window in ("open-people", "open-device"):
        open_window(ann, window)
        check(ann)
        ann.page.keyboard.press("Escape")
    ann.one("menu-button").click()
    check(ann)
    ann.one("ask-pause").click()
    ben.one("ask").wait_for()
    check(ben)
    ben.one("agree").click()
    ann.one("halted").wait_for()
    check(ann)
    guest.page.goto(f"{ann.origin}/#/watch/{id_of(ann)}")
    on_the_table(guest)
    check(guest)


# ------------------------------------------------------------------ the whole of it


@pytest.mark.timeout(600)
def test_four_people_play_a_match_and_one_leaves_and_comes_back_on_another_device(
    party, visit, hall
):
    guests = party("Ann", "Ben", "Cleo", "Dan", rules={"target": 30}, grace_seconds=5)
    ann, _, cleo, _ = guests
    open_window(cleo, "open-device")
    link = cleo.one("seat-link-field").input_value()
    cleo.page.keyboard.press("Escape")
    play_on(guests, until=lambda: hall.state(id_of(ann)).hand and stored_tricks(hall, ann) >= 3)
    cleo.page.goto("about:blank")
    here = [guest for guest in guests if guest is not cleo]
    # The computer sits in, so that nobody waits.
    play_on(here, until=lambda: ann.plate(2).get_attribute("aria-label").find("sits in") > 0)
    tricks = stored_tricks(hall, ann)
    play_on(here, until=lambda: stored_tricks(hall, ann) >= tricks + 2)
    phone = visit(viewport=PHONE)
    phone.page.goto(link)
    on_the_table(phone)
    expect(ann.plate(2)).to_have_attribute("data-gone", "false")
    everybody = [*here, phone]
    play_on(everybody)
    state = hall.state(id_of(ann))
    assert state.winners
    assert min(len(guest.frames) for guest in everybody) > 20
    seats = {ann: 0, guests[1]: 1, phone: 2, cleo: 2, guests[3]: 3}
    for guest, seat in seats.items():
        assert check_frames(*stored_log(hall.database, id_of(ann)), seat, guest.frames) > 0
    for guest in everybody:
        assert guest.totals() == list(state.totals)


def stored_tricks(hall, guest):
    """How many tricks of the whole match are stored."""
    state = hall.state(id_of(guest))
    return 13 * state.hands_played + (len(state.hand.tricks) if state.hand else 0)
