"""Looking back: everything of a hand that is over, and nothing of one that is still played."""

import asyncio
import json
import re

import pytest

from openhearts.cards import CardSet
from openhearts.records import as_seen_by, write_json, write_text
from openhearts.rules.ruletext import build_rules
from openhearts.server.identity import new_token, token_hash
from openhearts.server.past_matches import analyses
from openhearts.table.chairs import SeatHolder
from openhearts.table.referee import Referee
from review.matches import recorded
from server.live import Person, call
from server.test_past_matches import KEY, OTHER, bearing, sit_down, take_in

CARD = re.compile(r"\b[2-9TJQKA][CDSH]\b")


def ask(live, path, key=KEY):
    status, headers, answer = call(live.port, "GET", f"/api/review/{path}", headers=bearing(key))
    assert headers["cache-control"] == "no-store"
    return status, answer


def analysed(live, table_id, hand, key=KEY):
    """The whole analysis, asked for piece by piece as the page does."""
    judged, expected = [], []
    while not expected:
        path = f"{table_id}/hands/{hand}/analysis?after={len(judged)}"
        status, answer = ask(live, path, key)
        assert status == 200, answer
        judged += answer["judged"]
        expected = answer["expected"]
    return judged, answer


@pytest.fixture
def playing(live):
    """A match with one hand over and the second begun."""
    table_id, token = sit_down(live, hand_limit=5)
    with Person(live.port, table_id, token) as person:
        person.join()
        while len(person.now["view"]["results"]) < 1:
            person.wait_for_turn()
            person.act()
        person.wait_alone()
        yield table_id, token, person


def test_a_hand_that_is_over_is_told_whole(live, playing):
    table_id, _, person = playing
    status, match = ask(live, table_id)
    assert status == 200
    assert match["running"]
    assert match["whole"]
    assert match["seat"] == 0
    assert match["results"] == person.now["view"]["results"]
    status, hand = ask(live, f"{table_id}/hands/1")
    assert status == 200
    log = live.log(table_id)
    deal = next(action.deal for _, action in log.log if hasattr(action, "deal"))
    assert [CardSet.parse(" ".join(cards)) for cards in hand["dealt"]] == list(deal.hands)
    assert sorted(card for cards in hand["held"] for card in cards) == sorted(
        card.text for cards in deal.hands for card in cards
    )
    assert len(hand["steps"]) == 56
    assert [step["trick"] for step in hand["steps"][:5]] == [None] * 4 + [1]
    assert sum(trick["points"] for trick in hand["tricks"]) == 26
    assert hand["result"] == match["results"][0]
    assert hand["eyes"] == [0, 1, 2, 3]
    assert all(step["voids"] == [""] * 4 for step in hand["steps"][:5])


def test_a_hand_in_progress_is_told_to_nobody(live, playing):
    table_id, token, person = playing
    hidden = {
        card.text
        for cards in live.log(table_id).state.hand.hands[1:]
        for card in CardSet.from_mask(cards)
    }
    for key in (KEY, token):
        for path in (f"{table_id}/hands/2", f"{table_id}/hands/2/analysis"):
            status, answer = ask(live, path, key)
            assert (status, answer["code"]) == (409, "NOT_OVER")
            assert not CARD.findall(json.dumps(answer))
        status, match = ask(live, table_id, key)
        assert len(match["results"]) == 1
        text = json.dumps({**match, "rules": None})
        assert not set(CARD.findall(text)) & hidden
        _, record = ask(live, f"{table_id}/record?format=json", key)
        second = json.dumps(record["hands"][1])
        told = person.now["view"]["hand"]
        own = {*told["cards"], *told["passed"], *told["received"], *told["trick"]}
        assert set(CARD.findall(second)) <= own
    person.act()
    assert ask(live, f"{table_id}/hands/2")[0] == 409


def test_only_who_sits_there_may_look(live, playing):
    table_id, token, _ = playing
    assert ask(live, table_id, token)[0] == 200
    for path in (
        table_id,
        f"{table_id}/hands/1",
        f"{table_id}/hands/1/analysis",
        f"{table_id}/record",
    ):
        assert ask(live, path, OTHER)[1]["code"] == "WRONG_TOKEN"
        assert call(live.port, "GET", f"/api/review/{path}")[0] == 401
    assert ask(live, "none")[1]["code"] == "UNKNOWN_TABLE"


@pytest.mark.parametrize("hand", ["0", "3", "999999"])
def test_there_is_no_such_hand(live, playing, hand):
    assert ask(live, f"{playing[0]}/hands/{hand}")[1]["code"] == "NOT_OVER"


@pytest.mark.parametrize("hand", ["x", "-1", "1.5", "1e3", "9999999", "%C2%B2"])
def test_a_hand_is_a_number(live, playing, hand):
    status, answer = ask(live, f"{playing[0]}/hands/{hand}")
    assert (status, answer["code"]) == (400, "MALFORMED")
    status, answer = ask(live, f"{playing[0]}/hands/1/analysis?after={hand}")
    assert (status, answer["code"]) == (400, "MALFORMED")


def people_at_a_table(live, finished):
    """A table with two people, a hand of which is over, or the whole match."""
    record = recorded(hands=2)
    tokens = [new_token(), new_token()]
    rules = build_rules(changes={"hand_limit": 2, "target": "none"})
    seats = [
        SeatHolder("Ann"),
        SeatHolder("Ben"),
        SeatHolder("Cat", "steady"),
        SeatHolder("Dan", "steady"),
    ]
    from openhearts.records import actions_of  # noqa: PLC0415

    actions = actions_of(record)
    start = Referee.open(rules, seats)
    whole = start.replay(actions)
    upto = len(actions) if finished else len(actions) - 20

    async def make():
        table_id = await live.rooms.create(start, dict(enumerate(map(token_hash, tokens))))
        referee = start
        for seat, action in actions[:upto]:
            referee, step = referee.act(seat, action)
            await live.store.append(table_id, step)
        return table_id

    return live.inside(make()), tokens, whole, record


def test_while_other_people_play_on_their_passes_stay_their_own(live):
    table_id, tokens, _, record = people_at_a_table(live, finished=False)
    seen = as_seen_by(record, 1)
    status, match = ask(live, table_id, tokens[1])
    assert status == 200
    assert not match["whole"]
    status, hand = ask(live, f"{table_id}/hands/1", tokens[1])
    assert status == 200
    assert hand["eyes"] == [1]
    assert [cards is None for cards in hand["dealt"]] == [True, False, True, True]
    known = [[None if c is None else c.text for c in given.cards] for given in seen.hands[0].passes]
    assert [given["cards"] for given in hand["passes"]] == known
    assert any(None in cards for cards in known)
    status, answer = ask(live, f"{table_id}/hands/1/analysis", tokens[1])
    assert (status, answer["code"]) == (409, "HIDDEN_CARDS")
    status, answer = ask(live, f"{table_id}/hands/2", tokens[1])
    assert (status, answer["code"]) == (409, "NOT_OVER")


def test_when_the_match_of_people_is_over_all_of_it_is_told(live):
    table_id, tokens, _, _ = people_at_a_table(live, finished=True)
    for token in tokens:
        assert ask(live, table_id, token)[1]["whole"]
        for hand in (1, 2):
            status, answer = ask(live, f"{table_id}/hands/{hand}", token)
            assert status == 200
            assert answer["eyes"] == [0, 1, 2, 3]
            assert None not in answer["dealt"]


def test_a_hand_is_judged_piece_by_piece_and_kept(live, playing):
    table_id, _, _ = playing
    judged, answer = analysed(live, table_id, 1)
    assert answer["steps"] == 56
    assert sorted(one["step"] for one in judged) == list(range(56))
    _, hand = ask(live, f"{table_id}/hands/1")
    # One's own decisions are judged first.
    own = [at for at, step in enumerate(hand["steps"]) if step["seat"] == 0]
    assert [one["step"] for one in judged[: len(own)]] == own
    assert all(one["lost"] >= 0 for one in judged)
    for one in judged:
        assert len(one["best"]) == (3 if one["step"] < 4 else 1)
        assert one["forced"] or one["reason"]
        if one["forced"]:
            assert one["best"] == hand["steps"][one["step"]]["cards"]
    assert len(answer["expected"]) == 4
    assert 15 < sum(answer["expected"]) < 40
    assert len(answer["expected_errors"]) == 4
    assert all(0 < error < 3 for error in answer["expected_errors"])
    assert answer["even_share"] == 6.5
    again, kept = analysed(live, table_id, 1)
    assert kept["expected"] == answer["expected"]
    assert again == judged


def test_an_analysis_is_kept_by_record_and_engine(live, database, playing, monkeypatch):
    table_id, _, _ = playing
    judged, _ = analysed(live, table_id, 1)
    asked = []
    judge = analyses.judge

    def counting(decision, rng):
        asked.append(decision)
        return judge(decision, rng)

    monkeypatch.setattr(analyses, "judge", counting)
    assert analysed(live, table_id, 1)[0] == judged
    assert not asked
    monkeypatch.setattr(analyses, "ENGINE", "another")
    again, _ = analysed(live, table_id, 1)
    assert len(asked) == 56
    assert again == judged


def test_a_search_that_fails_is_told_and_may_be_asked_again(
    live, playing, monkeypatch, problems_expected
):
    def failing(decision, rng):
        raise ArithmeticError("no worlds")

    with monkeypatch.context() as patch:
        patch.setattr(analyses, "judge", failing)
        status, answer = ask(live, f"{playing[0]}/hands/1/analysis")
        assert status == 429
        assert answer["message"].startswith("Hand 1 could not be judged")
    assert any("no worlds" in problem for problem in problems_expected())
    analysed(live, playing[0], 1)


def test_what_could_not_be_judged_is_in_nobodys_way(monkeypatch, problems_expected):
    def failing(decision, rng):
        raise ArithmeticError("no worlds")

    class NothingKept:
        async def analysis(self, digest, engine):
            return None

    async def begin_two():
        work = analyses.Analyses(NothingKept())
        # Whoever asked goes away before it has failed.
        await work.progress(recorded(), 1, after=0, first=None)
        await asyncio.gather(*(asyncio.all_tasks() - {asyncio.current_task()}))
        second = await work.progress(recorded(), 2, after=0, first=None)
        await work.close()
        return second

    monkeypatch.setattr(analyses, "judge", failing)
    monkeypatch.setattr(analyses, "ensure_warm", lambda: None)
    monkeypatch.setattr(analyses, "ANSWER_SECONDS", 0)
    monkeypatch.setattr(analyses, "MOST_AT_ONCE", 1)
    assert asyncio.run(begin_two()).steps == 56


def test_an_imported_record_can_be_looked_at_and_judged(live):
    [whole, seen] = take_in(
        live, write_json(recorded()) + "\n" + write_json(as_seen_by(recorded(), 2))
    )[1]["matches"]
    status, match = ask(live, whole)
    assert status == 200
    assert (match["kind"], match["seat"], match["whole"]) == ("IMPORTED", None, True)
    assert [seat["name"] for seat in match["seats"]] == ["Ann", "Ben", "Cat", "Dan"]
    assert len(match["results"]) == 2
    _, hand = ask(live, f"{whole}/hands/2")
    assert len(hand["steps"]) == 56
    judged, _ = analysed(live, whole, 2)
    assert len(judged) == 56
    status, match = ask(live, seen)
    assert (match["seat"], match["whole"]) == (2, False)
    assert ask(live, f"{seen}/hands/1")[1]["eyes"] == [2]
    assert ask(live, f"{seen}/hands/1/analysis")[1]["code"] == "HIDDEN_CARDS"
    assert match["results"] == ask(live, whole)[1]["results"]


@pytest.mark.parametrize("preset", ["kitty", "omnibus", "black-maria", "hooligan", "spot"])
def test_the_sheet_of_a_record_is_that_of_the_match(live, preset):
    record = recorded(preset, hands=3)
    for one in (record, as_seen_by(record, 0)):
        [name] = take_in(live, write_text(one))[1]["matches"]
        results = ask(live, name)[1]["results"]
        assert [result["scores"] for result in results] == [
            list(hand.scores) for hand in record.hands
        ]
        assert [result["totals"] for result in results] == [
            list(hand.totals) for hand in record.hands
        ]
