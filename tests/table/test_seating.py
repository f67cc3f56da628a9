"""Who sits at a table: sitting down, leaving, being away, consent, as a fold of the log."""

import dataclasses
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openhearts.cards import NotationError
from openhearts.protocol.table_settings import WireTableSettings
from openhearts.rules.actions import CHANCE
from openhearts.server.live.table_state import settings_of, wire_settings
from openhearts.table.chairs import BOT_NAMES, Moment, News, SeatHolder, TablePhase
from openhearts.table.entries import format_entry, parse_entry
from openhearts.table.refusals import NotAllowed
from openhearts.table.seat_entries import (
    Agree,
    Ask,
    ChangeSettings,
    Close,
    ComeBack,
    HandOver,
    KeepOut,
    Lead,
    Leave,
    LetIn,
    LetWatch,
    ListTable,
    NewInvitation,
    NewKey,
    PlayOn,
    Refuse,
    Remove,
    RestartClocks,
    Resume,
    SeatProgram,
    SetLevel,
    Sit,
    SitIn,
    Start,
    SwapSeats,
    Wish,
    format_seat_entry,
    parse_seat_entry,
)
from openhearts.table.seating import Seating
from openhearts.table.settings import (
    Access,
    Arrival,
    PointsShown,
    SettingsError,
    TableSettings,
    Talk,
    TricksShown,
    Watching,
)
from spoken import spoken

NOW = Moment(seq=0, hands=0, in_hand=False, over=False)


def key(name):
    return sha256(name.encode()).hexdigest()


def gathering(players=4, **changes):
    return Seating.of([SeatHolder("", "steady")] * players, TableSettings(**changes))


def after(seating, *entries, moment=NOW):
    for seat, entry in entries:
        seating, _ = seating.after(seat, entry, moment)
    return seating


def with_people(*names, players=4, **changes):
    sitting = [(seat, Sit(key(name), name)) for seat, name in enumerate(names)]
    return after(gathering(players, **changes), *sitting)


def playing(*names, **changes):
    return after(with_people(*names, **changes), (0, Start()))


ENTRIES = [
    Sit(key("a"), "Ann B. C."),
    Leave(),
    Remove(2),
    Remove(2, NewInvitation("0a1b", "ABCDEF2")),
    NewInvitation("0a1b", "ABCDEF2"),
    SetLevel(1, "expert"),
    SwapSeats(0, 3),
    HandOver(1),
    Lead(2),
    LetIn(17),
    KeepOut("Ben B. C."),
    NewKey(2, key("b")),
    ChangeSettings(TableSettings(talk=Talk.FREE, move_seconds=30, bank_seconds=60)),
    Start(),
    SitIn(3),
    ComeBack(),
    Ask(Wish.PAUSE),
    Ask(Wish.TAKE_BACK, 17),
    Agree(18),
    Refuse(18),
    Resume(),
    Close(),
    LetWatch(allowed=True),
    LetWatch(allowed=False),
    ListTable(listed=True),
    ListTable(listed=False),
    PlayOn("0a1b"),
    RestartClocks(),
]


@pytest.mark.parametrize("entry", ENTRIES, ids=format_seat_entry)
def test_an_entry_comes_back_from_its_text(entry):
    assert parse_entry(format_entry(entry)) == entry


@pytest.mark.parametrize(
    "text",
    [
        "sit abc Ann",
        f"sit {key('a')}",
        f"sit {key('a')} ",
        "remove",
        "remove x",
        "remove -1",
        "remove 1 0a1b",
        "remove 1 0a1b abc",
        "invite",
        "invite 0a1b",
        "invite x ABC",
        "invite 0a1b ABC D",
        "swap 1",
        "swap 1 2 3",
        "ask tea 1",
        "ask pause",
        "leave 1",
        "level 1 a b",
        "agree ²",
        "bow",
    ],
)
def test_what_is_no_entry_is_refused(text):
    with pytest.raises(NotationError):
        parse_seat_entry(text)


def test_whoever_sits_down_first_owns_the_table():
    seating = with_people("Ann", "Ben")
    assert (seating.owner, seating.people, seating.free) == (0, (0, 1), (2, 3))
    assert seating.phase is TablePhase.GATHERING
    assert not seating.runs


def test_computer_players_fill_the_free_chairs_at_the_start_and_share_no_name():
    seating = playing("Ben", "Anna")
    assert [holder.name for holder in seating.holders] == ["Ben", "Anna", "Clara", "David"]
    assert [holder.level for holder in seating.holders] == [None, None, "steady", "steady"]
    assert seating.runs


def test_a_friend_takes_a_computer_players_chair_at_once_or_between_hands():
    moment = NOW._replace(hands=2, in_hand=True)
    at_once = after(playing("Ann"), (2, Sit(key("Ben"), "Ben")), moment=moment)
    assert at_once.stand_in(2, 2) is None
    later = after(
        playing("Ann", arrival=Arrival.BETWEEN_HANDS), (2, Sit(key("Ben"), "Ben")), moment=moment
    )
    assert (later.stand_in(2, 2), later.stand_in(2, 3)) == ("steady", None)
    between = after(
        playing("Ann", arrival=Arrival.BETWEEN_HANDS),
        (2, Sit(key("Ben"), "Ben")),
        moment=moment._replace(in_hand=False),
    )
    assert between.stand_in(2, 2) is None


def test_a_computer_player_gives_up_its_name_to_a_friend():
    seating = after(playing("Ann"), (2, Sit(key("Anna"), "anna")))
    assert [chair.name for chair in seating.chairs].count("anna") == 1
    assert "Anna" not in [chair.name for chair in seating.chairs]


def test_a_computer_player_takes_over_from_whoever_leaves_and_ownership_goes_on():
    seating = after(playing("Ann", "Ben", "Cat"), (1, Leave()), (0, Leave()))
    assert (seating.people, seating.owner) == ((2,), 2)
    assert seating.seat_of(key("Ann")) is None
    assert seating.chairs[0].name in BOT_NAMES
    assert seating.runs
    empty = after(seating, (2, Leave()))
    assert (empty.owner, empty.idle, empty.runs) == (None, True, False)
    again = after(empty, (1, Sit(key("Dan"), "Dan")))
    assert (again.owner, again.runs) == (1, True)


def test_ownership_goes_to_somebody_who_is_there():
    seating = after(playing("Ann", "Ben", "Cat"), (CHANCE, SitIn(1)), (0, Leave()))
    assert seating.owner == 2


def test_who_is_away_holds_the_seat_and_comes_back_to_it():
    away = after(playing("Ann", "Ben"), (CHANCE, SitIn(1)))
    assert (away.people, away.present, away.stand_in(1, 0)) == ((0, 1), (0,), "steady")
    assert away.seat_of(key("Ben")) == 1
    back = after(away, (1, ComeBack()))
    assert (back.present, back.stand_in(1, 0)) == ((0, 1), None)


def test_a_table_whose_people_are_all_away_stands_still():
    away = after(playing("Ann", "Ben"), (CHANCE, SitIn(1)), (CHANCE, SitIn(0)))
    assert away.idle
    assert not away.runs
    assert after(away, (1, ComeBack())).runs


def test_a_changed_order_takes_people_keys_and_ownership_along():
    seating = after(with_people("Ann", "Ben"), (0, SwapSeats(0, 3)))
    assert (seating.owner, seating.seat_of(key("Ann")), seating.people) == (3, 3, (1, 3))


def test_a_pause_needs_everybody_who_is_there():
    seating = after(playing("Ann", "Ben", "Cat"), (0, Ask(Wish.PAUSE)))
    assert not seating.paused
    seating = after(seating, (1, Agree(1)))
    assert seating.waits_for(seating.ask) == (2,)
    seating, news = seating.after(2, Agree(1), NOW)
    assert (seating.paused, seating.runs, seating.ask, news.what) == (
        True,
        False,
        None,
        News.PAUSED,
    )
    assert after(seating, (1, Resume())).runs


def test_a_take_back_is_granted_by_the_last_who_agrees_and_refused_by_one():
    asked = after(playing("Ann", "Ben", "Cat"), (2, Ask(Wish.TAKE_BACK, 7)), (0, Agree(1)))
    granted, news = asked.after(1, Agree(1), NOW)
    assert (granted.ask, news) == (None, (News.TAKE_BACK_GRANTED, 2, "Cat", 7))
    refused, news = asked.after(1, Refuse(1), NOW)
    assert (refused.ask, news.what) == (None, News.REFUSED)


def test_who_asked_may_think_better_of_it():
    asked = after(playing("Ann", "Ben"), (0, Ask(Wish.PAUSE)))
    assert after(asked, (0, Refuse(1))).ask is None


@pytest.mark.parametrize(
    "change", [(1, Leave()), (CHANCE, SitIn(1)), (3, Sit(key("Dan"), "Dan")), (0, Remove(2))]
)
def test_what_was_asked_is_dropped_when_the_people_change(change):
    asked = after(playing("Ann", "Ben", "Cat"), (0, Ask(Wish.PAUSE)))
    assert after(asked, change).ask is None


def ask_by(seat):
    return [(seat, Ask(Wish.PAUSE))]


REFUSED = {
    "not-allowed-gathering": (with_people("Ann"), 0, Ask(Wish.PAUSE)),
    "not-allowed-started": (playing("Ann"), 0, Start()),
    "not-allowed-started swapping": (playing("Ann"), 0, SwapSeats(0, 1)),
    "not-allowed-over": (playing("Ann"), 1, Sit(key("B"), "B")),
    "not-allowed-over leaving": (playing("Ann"), 0, Leave()),
    "not-allowed-over removing": (playing("Ann", "Ben"), 0, Remove(1)),
    "not-allowed-closed": (after(playing("Ann"), (0, Close())), 0, Leave()),
    "not-allowed-paused": (after(playing("Ann"), *ask_by(0)), 0, Ask(Wish.PAUSE)),
    "not-allowed-not-paused": (playing("Ann"), 0, Resume()),
    "not-allowed-sat-in": (after(playing("Ann", "Ben"), (CHANCE, SitIn(1))), CHANCE, SitIn(1)),
    "not-allowed-not-away": (playing("Ann"), 0, ComeBack()),
    "not-allowed-owner": (with_people("Ann", "Ben"), 1, Start()),
    "not-allowed-owner sitting in": (playing("Ann", "Ben"), 1, SitIn(0)),
    "not-allowed-self": (with_people("Ann"), 0, Remove(0)),
    "not-allowed-nobody": (with_people("Ann"), 0, Remove(3)),
    "not-allowed-nobody there": (with_people("Ann"), 0, SwapSeats(0, 9)),
    "not-allowed-nobody acting": (with_people("Ann"), 2, Leave()),
    "not-allowed-chair-taken": (with_people("Ann"), 0, Sit(key("B"), "B")),
    "not-allowed-name-taken": (with_people("Ann"), 1, Sit(key("B"), "ANN")),
    "not-allowed-seated": (with_people("Ann"), 1, Sit(key("Ann"), "Eve")),
    "not-allowed-ask-open": (after(playing("Ann", "Ben"), *ask_by(0)), 1, Ask(Wish.PAUSE)),
    "not-allowed-ask-gone": (after(playing("Ann", "Ben"), *ask_by(0)), 1, Agree(5)),
    "not-allowed-agreed": (after(playing("Ann", "Ben"), *ask_by(0)), 0, Agree(1)),
    "not-allowed-undo-rated": (playing("Ann", "Ben", rated=True), 0, Ask(Wish.TAKE_BACK, 3)),
    "not-allowed-undo-away": (
        after(playing("Ann", "Ben"), (CHANCE, SitIn(1))),
        0,
        Ask(Wish.TAKE_BACK, 3),
    ),
    "not-allowed-owner listing": (with_people("Ann", "Ben"), 1, ListTable(listed=True)),
    "not-allowed-over listing": (playing("Ann"), 0, ListTable(listed=True)),
    "not-allowed-watching": (playing("Ann"), 0, LetWatch(allowed=True)),
    "not-allowed-solo": (
        Seating.of(
            [SeatHolder("Me"), SeatHolder("B", "simple")], TableSettings(access=Access.SOLO)
        ),
        1,
        Sit(key("B"), "B"),
    ),
}


def test_people_play_on_at_one_table_alone():
    over = NOW._replace(over=True)
    led, news = playing("Ann", "Ben").after(1, PlayOn("abc"), over)
    assert (led.next_table, news.what, news.name) == ("abc", News.PLAY_ON, "Ben")
    for seating, moment, text in (
        (led, over, "not-allowed-played-on"),
        (playing("Ann"), NOW, "not-allowed-not-over"),
        (with_people("Ann"), NOW, "not-allowed-not-over"),
    ):
        with pytest.raises(NotAllowed) as refused:
            seating.after(0, PlayOn("def"), moment)
        assert refused.value.said.text == text
        assert spoken_in_english(refused.value.said)


def test_the_owner_puts_the_table_into_the_lobby_and_takes_it_out():
    listed, news = with_people("Ann").after(0, ListTable(listed=True), NOW)
    assert (listed.settings.access, news.what) == (Access.LOBBY, News.LISTED)
    hidden, news = listed.after(0, ListTable(listed=False), NOW)
    assert (hidden, news.what) == (with_people("Ann"), News.UNLISTED)


@pytest.mark.parametrize(("text", "case"), REFUSED.items(), ids=REFUSED)
def test_what_the_table_refuses_is_said_in_words(text, case):
    seating, seat, entry = case
    moment = NOW._replace(over="over" in text)
    with pytest.raises(NotAllowed) as refused:
        seating.after(seat, entry, moment)
    assert refused.value.said.text == text.split()[0]
    assert spoken_in_english(refused.value.said)


def spoken_in_english(said):
    return spoken({"text": said.text, "facts": dict(said.facts), "cards": {}, "parts": {}})


def test_cards_are_played_only_while_the_table_plays():
    for seating, text in (
        (with_people("Ann"), "gathering"),
        (after(playing("Ann"), *ask_by(0)), "paused"),
        (after(playing("Ann"), (0, Close())), "closed"),
        (after(playing("Ann", "Ben"), (CHANCE, SitIn(0))), "sat-in"),
    ):
        with pytest.raises(NotAllowed) as refused:
            seating.check_action(0, 0)
        assert refused.value.said.text == f"not-allowed-{text}"
    playing("Ann").check_action(0, 0)


ANY_SEAT = st.integers(-1, 4)
NAMES = st.sampled_from(["Ann", "ann", "Ben", "Anna", "Clara", "Zoë"])
ANY_ENTRY = st.one_of(
    st.builds(Sit, NAMES.map(key), NAMES),
    st.builds(Leave),
    st.builds(Remove, ANY_SEAT),
    st.builds(SetLevel, ANY_SEAT, st.just("simple")),
    st.builds(SwapSeats, ANY_SEAT, ANY_SEAT),
    st.builds(HandOver, ANY_SEAT),
    st.builds(Lead, ANY_SEAT),
    st.builds(LetIn, st.integers(0, 8)),
    st.builds(KeepOut, NAMES),
    st.builds(NewKey, ANY_SEAT, NAMES.map(key)),
    st.builds(Start),
    st.builds(SitIn, ANY_SEAT),
    st.builds(ComeBack),
    st.builds(Ask, st.sampled_from(Wish), st.integers(0, 3)),
    st.builds(Agree, st.integers(0, 8)),
    st.builds(Refuse, st.integers(0, 8)),
    st.builds(Resume),
    st.builds(LetWatch, st.booleans()),
    st.builds(ListTable, st.booleans()),
    st.builds(PlayOn, st.just("abc")),
    st.builds(RestartClocks),
    st.builds(Close),
)
ANY_SETTINGS = st.builds(
    TableSettings,
    access=st.sampled_from(Access),
    arrival=st.sampled_from(Arrival),
    watching=st.sampled_from(Watching),
    rated=st.booleans(),
)


@settings(max_examples=300, deadline=None)
@given(ANY_SETTINGS, st.lists(st.tuples(ANY_SEAT, ANY_ENTRY), max_size=40))
def test_no_order_of_entries_leads_to_a_table_that_cannot_be(chosen, entries):
    first = [SeatHolder("Me")] if chosen.access is Access.SOLO else [SeatHolder("", "steady")]
    seating = Seating.of([*first, *[SeatHolder("", "steady")] * 3], chosen)
    seq = 0
    for seat, entry in entries:
        moment = Moment(seq, hands=seq // 7, in_hand=bool(seq % 3), over=False)
        before = seating
        try:
            seating, _ = seating.after(seat, entry, moment)
        except NotAllowed:
            assert seating == before
            continue
        seq += 1
        check(seating, seq)


def check(seating, seq):
    keys = [chair.key for chair in seating.chairs if chair.key]
    assert len(set(keys)) == len(keys)
    people = [seating.chairs[seat].name.casefold() for seat in seating.people]
    assert len(set(people)) == len(people)
    assert seating.owner is None or seating.owner in seating.people
    assert (seating.owner is None) == (not seating.people)
    assert seating.deputy is None or seating.deputy in seating.people
    assert seating.deputy is None or seating.deputy != seating.owner
    for seat, chair in enumerate(seating.chairs):
        assert chair.person or not (chair.key or chair.away or chair.shows or chair.joins)
        if seating.phase is TablePhase.PLAYING and seating.settings.access is not Access.SOLO:
            assert chair.name
        assert (seating.stand_in(seat, 10**6) is None) == (chair.person and not chair.away)
    if seating.ask is not None:
        assert seating.ask.number <= seq
        assert seating.ask.seat in seating.people
        assert set(seating.ask.agreed) <= set(seating.people)
        assert seating.waits_for(seating.ask)
    if seating.phase is not TablePhase.PLAYING:
        assert not seating.runs


@pytest.mark.parametrize(
    "wrong",
    [
        {"move_seconds": 4},
        {"move_seconds": 601},
        {"move_days": 0},
        {"grace_seconds": 1},
        {"bank_seconds": 10},
        {"move_seconds": 30, "move_days": 1},
        {"move_seconds": 30, "bank_seconds": -1},
    ],
)
def test_settings_that_no_table_can_have_are_refused(wrong):
    with pytest.raises(SettingsError):
        TableSettings(**wrong)
    with pytest.raises(SettingsError):
        settings_of(WireTableSettings(**wrong))


def test_settings_are_the_same_on_the_wire():
    chosen = TableSettings(
        access=Access.LOBBY, move_seconds=30, bank_seconds=60, watching=Watching.SEAT, rated=True
    )
    assert settings_of(wire_settings(chosen)) == chosen
    assert settings_of(WireTableSettings()) == TableSettings()
    names = [field.name for field in dataclasses.fields(TableSettings)]
    assert names == list(WireTableSettings.__struct_fields__)


def led(*names, by, **changes):
    return after(with_people(*names, **changes), (CHANCE, Lead(by)))


def test_while_the_owner_is_gone_somebody_else_leads_and_gives_it_back():
    seating, news = with_people("Ann", "Ben", "Cat").after(CHANCE, Lead(1), NOW)
    assert (seating.owner, seating.leader, news.what) == (0, 1, News.LEADS)
    started = after(seating, (1, Start()))
    assert started.phase is TablePhase.PLAYING
    with pytest.raises(NotAllowed, match="owner"):
        after(started, (2, Remove(1)))
    back, news = started.after(CHANCE, Lead(0), NOW)
    assert (back.leader, back.deputy, news) == (0, None, (News.LEADS_AGAIN, 0, "Ann", 0))
    with pytest.raises(NotAllowed, match="owner"):
        after(back, (1, Remove(2)))


def test_an_owner_who_does_something_is_not_gone():
    seating = after(led("Ann", "Ben", by=1), (0, SetLevel(3, "simple")))
    assert seating.leader == 0


def test_who_leads_meanwhile_hands_over_no_more_than_that():
    handed = after(led("Ann", "Ben", "Cat", by=1), (1, HandOver(2)))
    assert (handed.owner, handed.leader) == (0, 2)
    assert after(handed, (2, HandOver(0))).leader == 0


def test_who_leads_meanwhile_may_free_the_owners_chair_and_then_owns_the_table():
    alone = after(led("Ann", "Ben", by=1), (1, Remove(0)))
    assert (alone.owner, alone.deputy, alone.people) == (1, None, (1,))


def test_when_whoever_leads_gets_up_the_table_is_its_owners_again():
    assert after(led("Ann", "Ben", by=1), (1, Leave())).leader == 0


def test_the_seats_may_be_changed_while_somebody_else_leads():
    swapped = after(led("Ann", "Ben", by=1), (1, SwapSeats(0, 3)), (1, SwapSeats(1, 2)))
    assert (swapped.owner, swapped.leader) == (3, 2)


@pytest.mark.parametrize(("by", "to"), [(1, 1), (CHANCE, 0), (CHANCE, 3), (CHANCE, 9)])
def test_nobody_leads_but_by_the_table_and_only_people_do(by, to):
    with pytest.raises(NotAllowed):
        after(with_people("Ann", "Ben"), (by, Lead(to)))


def removed(*, program=False):
    seating = with_people("Ann", "Ben")
    if program:
        seating = after(seating, (0, SeatProgram(2, key("Hal"), "Hal")))
    return after(seating, (0, Remove(2 if program else 1)))


def test_who_is_removed_is_remembered_until_the_owner_lets_them_in():
    sent = removed()
    assert sent.removed == ((1, "Ben"),)
    let, news = sent.after(0, LetIn(1), NOW)
    assert (let.removed, news) == ((), (News.LET_IN, CHANCE, "Ben", 0))
    with pytest.raises(NotAllowed):
        after(let, (0, LetIn(1)))
    assert removed(program=True).removed == ()
    assert after(with_people("Ann", "Ben"), (1, Leave())).removed == ()


def test_who_was_removed_at_the_table_before_is_kept_out_by_the_table_and_let_in_by_the_owner():
    kept, news = with_people("Ann").after(CHANCE, KeepOut("Ben"), NOW._replace(seq=6))
    assert (kept.removed, news) == (((7, "Ben"),), (News.REMOVED, CHANCE, "Ben", 0))
    assert after(kept, (0, LetIn(7))).removed == ()
    for seating, by in ((with_people("Ann"), 0), (playing("Ann"), CHANCE)):
        with pytest.raises(NotAllowed):
            after(seating, (by, KeepOut("Ben")))


def test_a_seat_whose_key_is_lost_has_another():
    seating, news = playing("Ann", "Ben").after(0, NewKey(1, key("new")), NOW)
    assert (seating.seat_of(key("new")), seating.seat_of(key("Ben"))) == (1, None)
    assert (seating.chairs[1].name, news) == ("Ben", (News.NEW_KEY, 1, "Ben", 0))


@pytest.mark.parametrize(
    ("seating", "by", "entry"),
    [
        (playing("Ann", "Ben"), 0, NewKey(0, key("x"))),
        (playing("Ann", "Ben"), 0, NewKey(3, key("x"))),
        (playing("Ann", "Ben"), 0, NewKey(1, key("Ann"))),
        (playing("Ann", "Ben"), 1, NewKey(0, key("x"))),
        (led("Ann", "Ben", by=1), 1, NewKey(0, key("x"))),
        (playing("Ann", "Ben", rated=True), 0, NewKey(1, key("x"))),
    ],
)
def test_no_other_seat_is_given_out(seating, by, entry):
    with pytest.raises(NotAllowed) as refused:
        after(seating, (by, entry))
    assert spoken_in_english(refused.value.said)


def changed(seating, **changes):
    return after(seating, (0, ChangeSettings(dataclasses.replace(seating.settings, **changes))))


def test_before_the_match_the_owner_changes_what_the_table_allows():
    table = changed(with_people("Ann", "Ben"), move_seconds=30, rated=True, level="expert")
    assert (table.settings.move_seconds, table.settings.rated) == (30, True)
    assert [chair.level for chair in table.chairs] == ["expert"] * 4
    with pytest.raises(NotAllowed, match="owner"):
        after(table, (1, ChangeSettings(TableSettings())))


def test_in_play_talk_watching_absence_and_level_change_and_who_shows_stops():
    showing = after(playing("Ann", "Ben", watching=Watching.SEAT), (1, LetWatch(allowed=True)))
    table = changed(showing, talk=Talk.NOTHING, watching=Watching.PUBLIC, level="beginner")
    assert (table.settings.talk, table.chairs[1].shows) == (Talk.NOTHING, False)
    assert table.stand_in(3, 0) == "beginner"


@pytest.mark.parametrize(
    ("seating", "changes", "text"),
    [
        (with_people("Ann"), {"access": Access.LOBBY}, "not-allowed-settings-access"),
        (playing("Ann"), {"move_seconds": 30}, "not-allowed-settings-later"),
        (playing("Ann"), {"rated": True}, "not-allowed-settings-later"),
        (playing("Ann"), {"points_shown": PointsShown.OWN}, "not-allowed-settings-shown"),
        (playing("Ann"), {"tricks_shown": TricksShown.NONE}, "not-allowed-settings-shown"),
        (playing("Ann", rated=True), {"talk": Talk.FREE}, "not-allowed-settings-rated"),
    ],
)
def test_what_is_settled_is_not_changed(seating, changes, text):
    with pytest.raises(NotAllowed) as refused:
        changed(seating, **changes)
    assert refused.value.said.text == text
    assert spoken_in_english(refused.value.said)


def test_a_new_invitation_is_the_leaders_to_make():
    made, again = NewInvitation("0a1b", "ABC"), NewInvitation("0a1c", "ABD")
    seating = with_people("Ann", "Ben", "Cat")
    assert seating.invitation is None
    renewed, told = seating.after(0, made, NOW)
    assert (renewed.invitation, told) == (made, (News.NEW_INVITATION, CHANCE, "", 0))
    assert renewed.chairs == seating.chairs
    assert after(renewed, (0, Remove(1, again))).invitation == again
    assert after(renewed, (0, Remove(1))).invitation == made
    for entry in (made, Remove(2, made)):
        with pytest.raises(NotAllowed):
            after(seating, (1, entry))
        with pytest.raises(NotAllowed):
            after(seating, (0, entry), moment=NOW._replace(over=True))
    alone = Seating.of(
        [SeatHolder("Ann"), SeatHolder("Bot", "steady")], TableSettings(access=Access.SOLO)
    )
    with pytest.raises(NotAllowed):
        after(alone, (0, made))
