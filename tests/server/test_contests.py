"""The same deals at several tables: daily deals, duplicate tables, what is compared, and when."""

import random
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest

from openhearts.rules.actions import CHANCE, DealHand
from openhearts.server.contests import contests
from openhearts.server.contests.contests import day_of
from openhearts.server.endpoints import contests_api
from openhearts.server.live.houses import fair_house
from server.live import Person, call, live_server
from server.test_live_tables import play_on

ANN, BEN, CAT = ("a" * 32, "b" * 32, "c" * 32)
TWO_HANDS = {"preset": "standard", "players": 4, "changes": {"hand_limit": 2, "target": "none"}}


@pytest.fixture
def fair(database):
    with live_server(database, house_maker=fair_house) as running:
        yield running


def ask(live, method, path, key=None, body=None):
    headers = {} if key is None else {"authorization": f"Bearer {key}"}
    status, _, answer = call(live.port, method, f"/api/{path}", body, headers)
    return status, answer


def enter(live, contest, key, name="Ann"):
    status, entered = ask(live, "POST", f"contests/{contest}/tables", key, {"name": name})
    assert status == 201, entered
    return entered


def play(live, entered, seed=3, turns=10_000):
    with Person(live.port, entered["table_id"], entered["token"]) as person:
        person.rng = random.Random(seed)
        person.join(after=0)
        person.play(turns=turns)
    return live.log(entered["table_id"])


def contest(live, rules=TWO_HANDS, level="beginner"):
    status, made = ask(live, "POST", "contests", None, {"rules": rules, "level": level})
    assert status == 201, made
    return made


def test_the_same_play_at_two_tables_of_a_contest_is_the_same_match(fair):
    made = contest(fair)
    first, second, third = (enter(fair, made["id"], key) for key in (ANN, BEN, CAT))
    same = [play(fair, one) for one in (first, second)]
    assert same[0].actions == same[1].actions
    other = play(fair, third, seed=4)
    deals = [
        [action for seat, action in log.actions if seat == CHANCE and type(action) is DealHand]
        for log in (same[0], other)
    ]
    assert deals[0] == deals[1]
    assert other.actions != same[0].actions


def test_the_deals_are_sealed_and_nobody_can_add_to_them(fair):
    made = contest(fair)
    entered = enter(fair, made["id"], ANN)
    path = f"tables/{entered['table_id']}"
    _, seals = ask(fair, "GET", f"{path}/seals", entered["token"])
    assert len(seals["seals"]) == 1
    assert seals["open_for_salt"] is None
    body = {"hand": 1, "salt": "00" * 32}
    status, refused = ask(fair, "POST", f"{path}/salts", entered["token"], body)
    assert (status, refused["said"]["text"]) == (409, "not-allowed-salt-fixed")


def test_the_daily_deal_is_one_for_everybody_and_each_key_has_one_try(fair):
    _, info = ask(fair, "GET", "daily", ANN)
    assert info["id"] == f"daily-{info['day']}"
    assert (info["open"], info["mine"], info["over"]) == (True, None, False)
    first = enter(fair, info["id"], ANN)
    assert first["counted"]
    # The deals of a try are not to be seen elsewhere before it is over.
    status, refused = ask(fair, "POST", f"contests/{info['id']}/tables", ANN, {"name": "Ann"})
    assert (status, refused["said"]["text"]) == (409, "not-allowed-second-try")
    play(fair, first)
    assert not enter(fair, info["id"], ANN)["counted"]
    assert not enter(fair, info["id"], None)["counted"]
    assert enter(fair, info["id"], BEN)["counted"]
    _, mine = ask(fair, "GET", "daily", ANN)
    assert (mine["open"], mine["mine"], mine["tables"]) == (False, first["table_id"], 4)
    _, again = ask(fair, "GET", "daily", CAT)
    assert again["id"] == info["id"]


def test_a_try_that_cannot_be_stored_is_still_open(fair, monkeypatch):
    _, info = ask(fair, "GET", "daily", ANN)
    fail_at = contests.insert

    def failing(table):
        if table is contests.CONTEST_TABLES:
            raise OSError("no space left")
        return fail_at(table)

    monkeypatch.setattr(contests, "insert", failing)
    path = f"contests/{info['id']}/tables"
    assert ask(fair, "POST", path, ANN, {"name": "Ann"})[0] == 503
    monkeypatch.undo()
    _, again = ask(fair, "GET", "daily", ANN)
    assert (again["open"], again["mine"], again["tables"]) == (True, None, 0)
    assert enter(fair, info["id"], ANN)["counted"]


def test_of_two_tries_at_once_one_counts_and_the_other_is_refused(fair):
    _, info = ask(fair, "GET", "daily", ANN)
    path = f"contests/{info['id']}/tables"
    with ThreadPoolExecutor(4) as at_once:
        answers = list(
            at_once.map(lambda _: ask(fair, "POST", path, ANN, {"name": "Ann"}), range(4))
        )
    assert sorted(status for status, _ in answers) == [201, 409, 409, 409]
    assert {said["said"]["text"] for status, said in answers if status == 409} == {
        "not-allowed-second-try"
    }
    assert ask(fair, "GET", "daily", ANN)[1]["tables"] == 1


def test_a_second_try_of_a_daily_deal_is_practice(fair):
    _, info = ask(fair, "GET", "daily", ANN)
    first = enter(fair, info["id"], ANN)
    assert fair.log(first["table_id"]).marks.practice is None
    totals = play(fair, first).state.totals
    again = enter(fair, info["id"], ANN)
    assert fair.log(again["table_id"]).marks.practice == "again"
    # It hides nothing, and is not what one is compared by.
    _, found = ask(fair, "GET", f"contests/{info['id']}/results", ANN)
    assert [one["total"] for one in found["results"]] == [totals[0]]
    play(fair, again, seed=9, turns=15)
    _, hand = ask(fair, "GET", f"contests/{info['id']}/hands/4", ANN)
    assert [one["mine"] for one in hand["tables"]] == [True]
    _, statistics = ask(fair, "GET", "statistics", ANN)
    assert statistics["practice"] == 1


def test_there_are_no_hints_in_a_contest_and_the_page_is_told(fair):
    made = contest(fair)
    entered = enter(fair, made["id"], ANN)
    with Person(fair.port, entered["table_id"], entered["token"]) as person:
        assert person.join()["table"]["aided"] is False
        person.wait_for_turn()
        refused = person.ask("ask_hint", decision=person.now["decision"], shown=True)
        assert refused["said"]["text"] == "not-allowed-hint-contest"
        person.act()
        assert person.now["take_back"] is None
    assert fair.log(entered["table_id"]).marks.hints == 0
    table_id, token = fair.new_table()
    with Person(fair.port, table_id, token) as person:
        assert person.join()["table"]["aided"] is True


def test_a_daily_deal_of_another_day_does_not_count(fair, monkeypatch):
    _, info = ask(fair, "GET", "daily")
    tomorrow = day_of(info["id"]) + timedelta(days=1)
    monkeypatch.setattr(contests, "today", lambda: tomorrow)
    monkeypatch.setattr(contests_api, "today", lambda: tomorrow)
    assert not enter(fair, info["id"], ANN)["counted"]
    status, _ = ask(fair, "GET", f"contests/daily-{tomorrow + timedelta(days=1)}")
    assert status == 404


def test_results_come_when_ones_own_match_is_over(fair):
    made = contest(fair)
    path = f"contests/{made['id']}/results"
    ann, ben = enter(fair, made["id"], ANN, "Ann"), enter(fair, made["id"], BEN, "Ben")
    totals = {"Ann": play(fair, ann).state.totals[0]}
    assert ask(fair, "GET", path, BEN)[1] == {"finished": 1, "results": []}
    assert ask(fair, "GET", path)[1]["results"] == []
    totals["Ben"] = play(fair, ben, seed=5).state.totals[0]
    _, found = ask(fair, "GET", path, BEN)
    assert found["finished"] == 2
    assert {one["name"]: one["total"] for one in found["results"]} == totals
    assert [one["total"] for one in found["results"]] == sorted(totals.values())
    assert [one["name"] for one in found["results"] if one["mine"]] == ["Ben"]
    assert found["results"][0]["place"] == 1
    assert all(sum(one["scores"]) == one["total"] for one in found["results"])


def test_nobody_plays_the_deals_of_duplicate_tables_twice_for_a_result(fair):
    made = contest(fair)
    path = f"contests/{made['id']}"
    assert ask(fair, "GET", path, BEN)[1]["open"]
    first = enter(fair, made["id"], BEN, "Ben")
    assert first["counted"]
    _, info = ask(fair, "GET", path, BEN)
    assert (info["mine"], info["open"], info["over"]) == (first["table_id"], False, False)
    # While the hands are still to be played, their cards are not to be seen at another table.
    for settings in (None, {"level": "simple"}):
        body = {"name": "Ben", "settings": settings}
        status, refused = ask(fair, "POST", f"{path}/tables", BEN, body)
        assert (status, refused["code"]) == (409, "NOT_ALLOWED")
    play(fair, first)
    _, known = ask(fair, "GET", f"{path}/results", BEN)
    # Whoever knows the cards plays them for fun, alone or with friends.
    again = enter(fair, made["id"], BEN, "Ben")
    body = {"name": "Ben", "settings": {"level": "simple"}}
    _, gathered = ask(fair, "POST", f"{path}/tables", BEN, body)
    assert not again["counted"]
    assert not gathered["counted"]
    assert fair.log(gathered["table_id"]).marks.practice is not None
    play(fair, again, seed=9)
    assert ask(fair, "GET", f"{path}/results", BEN)[1] == known


def test_whoever_plays_with_a_friend_has_begun_a_duplicate(fair):
    made = contest(fair)
    path = f"contests/{made['id']}"
    body = {"name": "Ann", "settings": {"level": "simple"}}
    _, closed = ask(fair, "POST", f"{path}/tables", ANN, body)
    with Person(fair.port, closed["table_id"], closed["token"]) as ann:
        ann.join()
        ann.ask("close")
    # No card was seen there.
    assert ask(fair, "GET", path, ANN)[1]["open"]
    _, entered = ask(fair, "POST", f"{path}/tables", ANN, body)
    assert entered["counted"]
    fair.sit(entered["table_id"], "Ben", 2, owner=BEN)
    with Person(fair.port, entered["table_id"], entered["token"]) as ann:
        ann.join()
        ann.ask("start")
        for key in (ANN, BEN):
            assert not ask(fair, "GET", path, key)[1]["open"]
            assert ask(fair, "POST", f"{path}/tables", key, {"name": "Ben"})[0] == 409
        ann.ask("close")
    for key in (ANN, BEN):
        again = enter(fair, made["id"], key)
        assert not again["counted"]


def test_a_hand_is_compared_card_by_card_after_one_has_played_it(fair):
    made = contest(fair)
    path = f"contests/{made['id']}/hands"
    ann, ben = enter(fair, made["id"], ANN), enter(fair, made["id"], BEN, "Ben")
    whole = play(fair, ann)
    status, refused = ask(fair, "GET", f"{path}/1", BEN)
    assert (status, refused["code"]) == (409, "NOT_OVER")
    play(fair, ben, turns=15)
    assert fair.log(ben["table_id"]).state.hands_played == 1
    status, hand = ask(fair, "GET", f"{path}/1", BEN)
    assert status == 200
    assert [one["mine"] for one in hand["tables"]] == [True, False]
    theirs = hand["tables"][1]
    assert theirs["names"][0] == "Ann"
    assert len(theirs["tricks"]) == 13
    assert theirs["scores"] == list(whole.state.results[0].scores)
    assert sorted(card for cards in hand["deal"] for card in cards) == sorted(
        card for trick in theirs["tricks"] for card in trick["cards"]
    )
    # The second hand is still to be played at Ben's table.
    for number in (2, 0, 3):
        assert ask(fair, "GET", f"{path}/{number}", BEN)[0] == 409
    assert ask(fair, "GET", f"{path}/1")[0] == 401


@pytest.mark.parametrize("hand", ["9" * 5000, "-1", "%D9%A1", "x"])
def test_a_hand_to_compare_is_a_number(fair, hand):
    made = contest(fair)
    status, refused = ask(fair, "GET", f"contests/{made['id']}/hands/{hand}", ANN)
    assert (status, refused["code"]) == (400, "MALFORMED")


def test_people_sit_down_at_a_table_of_a_contest(fair):
    made = contest(fair)
    body = {"name": "Ann", "settings": {"level": "simple"}}
    status, entered = ask(fair, "POST", f"contests/{made['id']}/tables", ANN, body)
    assert (status, entered["counted"]) == (201, True)
    assert len(entered["code"]) == 7
    log = fair.log(entered["table_id"])
    assert log.people == (0,)
    assert log.seals.fixed is not None
    _, daily = ask(fair, "GET", "daily")
    status, refused = ask(fair, "POST", f"contests/{daily['id']}/tables", ANN, body)
    assert (status, refused["code"]) == (422, "BAD_SETTINGS")


def test_two_tables_of_people_play_the_same_deals_and_are_compared(fair):
    made = contest(fair)
    logs = []
    for owner, guest, first in ((ANN, BEN, "Ann"), (CAT, None, "Cat")):
        body = {"name": first, "settings": {"level": "simple"}}
        _, entered = ask(fair, "POST", f"contests/{made['id']}/tables", owner, body)
        _, taken = fair.sit(entered["table_id"], f"{first}'s friend", 2, owner=guest)
        with (
            Person(fair.port, entered["table_id"], entered["token"]) as one,
            Person(fair.port, entered["table_id"], taken["token"]) as other,
        ):
            one.join()
            other.join()
            one.ask("start")
            play_on([one, other])
        logs.append(fair.log(entered["table_id"]))
    deals = [
        [action for seat, action in log.actions if seat == CHANCE and type(action) is DealHand]
        for log in logs
    ]
    assert len(deals[0]) == 2
    assert deals[0] == deals[1]
    _, hand = ask(fair, "GET", f"contests/{made['id']}/hands/1", ANN)
    assert [table["names"][2] for table in hand["tables"]] == ["Ann's friend", "Cat's friend"]
    assert [table["mine"] for table in hand["tables"]] == [True, False]
    assert all(len(table["tricks"]) == 13 for table in hand["tables"])


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("contests", {"rules": {"preset": "no such"}}, "BAD_RULES"),
        ("contests", {"rules": TWO_HANDS, "level": "no such"}, "MALFORMED"),
        ("contests", {"rules": TWO_HANDS, "deals": "00"}, "MALFORMED"),
        ("contests/none/tables", {"name": "Ann"}, "NOT_FOUND"),
        ("contests/daily-2031-05-04/tables", {"name": "Ann"}, "NOT_FOUND"),
        ("contests/daily-2031-05-04x/tables", {"name": "Ann"}, "NOT_FOUND"),
    ],
)
def test_what_is_no_contest_is_refused(fair, path, body, code):
    assert ask(fair, "POST", path, ANN, body)[1]["code"] == code


def test_the_secret_of_a_contest_is_told_to_nobody(fair):
    made = contest(fair)
    entered = enter(fair, made["id"], ANN)
    play(fair, entered)
    fixed = fair.log(entered["table_id"]).seals.fixed.hex()
    told = [
        ask(fair, "GET", path, key)[1]
        for path, key in [
            (f"contests/{made['id']}", ANN),
            (f"contests/{made['id']}/results", ANN),
            (f"contests/{made['id']}/hands/1", ANN),
            (f"tables/{entered['table_id']}/seals", entered["token"]),
            (f"tables/{entered['table_id']}/record?format=json", entered["token"]),
        ]
    ]
    assert fixed not in str(told)
