"""Programs from outside: a good one plays, a bad one of any kind forfeits and does no harm."""

import json
import os
import random
import shlex
import sys
import time
from pathlib import Path

import pytest

from openhearts.arena import external
from openhearts.arena.entrants import check_entrant
from openhearts.arena.errors import ArenaError
from openhearts.arena.external import ExternalPlayer
from openhearts.arena.guard import Forfeit
from openhearts.arena.playing import play_deal
from openhearts.arena.run import run_arena
from openhearts.arena.schedule import make_plan
from openhearts.arena.statistics import results_of
from openhearts.protocol.events import AnyWireEvent
from openhearts.rules.ruletext import build_rules

HERE = Path(__file__).parent
LINE_BOT = HERE.parent.parent / "examples" / "line_bot.py"


def command(script, *words):
    return "exec:" + shlex.join([sys.executable, str(script), *words])


def bad(fault):
    return command(HERE / "bad_bot.py", fault)


def plan_of(name, *, bot_seconds=20.0, players=4, **options):
    rules = build_rules("standard", players)
    return make_plan(rules, ("simple", name), "3v1", "bots", bot_seconds=bot_seconds, **options)


def one_game(plan):
    """Play only the first seating of a deal with passing."""
    shorter = type(plan)(
        rules=plan.rules,
        entrants=plan.entrants,
        seatings=plan.seatings[:1],
        seed=plan.seed,
        whole_matches=plan.whole_matches,
        bot_seconds=plan.bot_seconds,
    )
    return play_deal(shorter, 0)


def test_the_example_plays_a_deal_without_a_fault():
    outcome = play_deal(plan_of(command(LINE_BOT)), 0)
    assert outcome.faults == ()
    assert outcome.cards[1] == 4 * 13


def test_the_example_plays_whole_matches_and_other_tables():
    plan = plan_of(command(LINE_BOT), players=5, whole_matches=True)
    outcome = one_game(plan)
    assert outcome.faults == ()
    assert outcome.games[0].hands > 1


FAULTS = {
    "not there": "ends with exit code 3 over its hello",
    "other protocol": "does not answer hello with hello and protocol 1",
    "crashes": "ends with exit code 1 over its play",
    "dies": "is ended by SIGKILL over its play",
    "floods": "",
    "long line": "writes a line of more than 4096 bytes",
    "no JSON": "answers 2C, which is no JSON",
    "no object": "answers [1, 2], which is no JSON object",
    "no text": "which is no JSON",
    "deep": "which is no JSON",
    "wrong question": "answers question 6, not 5",
    "no card": "answers '1X', which is no card",
    "not held": "which the rules refuse: NOT_IN_HAND",
    "illegal": "",
    "closes": "closes its output over its play",
    "talks": "speaks without being asked",
    "wrong pass": "passes 2C 2C 2C, not 3 different cards",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_bad_program_forfeits_the_hand_and_simple_plays_on(fault):
    outcome = one_game(plan_of(bad(fault)))
    assert len(outcome.faults) == 1
    reason = outcome.faults[0].reason
    # What is said unasked may also arrive just in time to be taken for the next answer.
    assert FAULTS[fault] in reason or (fault == "talks" and "answers question None" in reason)
    assert outcome.faults[0].entrant == 1
    if fault != "talks":
        alone = one_game(plan_of("simple"))
        assert outcome.games == alone.games


@pytest.mark.parametrize("fault", ["silent", "never reads"])
def test_a_silent_program_forfeits_in_time(fault, monkeypatch):
    monkeypatch.setattr(external, "START_SECONDS", 5.0)
    began = time.monotonic()
    outcome = one_game(plan_of(bad(fault), bot_seconds=0.7))
    assert [f.reason.split(" for ")[0] for f in outcome.faults] == ["is silent"]
    assert time.monotonic() - began < 15


def test_the_last_words_of_a_program_are_kept():
    outcome = one_game(plan_of(bad("crashes")))
    assert outcome.faults[0].last_words[-1] == "RuntimeError: out of ideas"


def test_noise_on_the_error_output_neither_blocks_nor_piles_up():
    outcome = one_game(plan_of(bad("noisy")))
    assert outcome.faults == ()


def test_a_program_that_stays_is_ended(monkeypatch):
    monkeypatch.setattr(external, "_GOODBYE_SECONDS", 0.2)
    player = ExternalPlayer(
        shlex.split(bad("stays").removeprefix("exec:")),
        random.Random(1),
        rules=build_rules(),
        seat=0,
        seconds=1.0,
    )
    pid = player._process.pid
    player.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_what_a_program_leaves_running_is_ended(monkeypatch):
    monkeypatch.setattr(external, "_GOODBYE_SECONDS", 30.0)
    player = ExternalPlayer(
        shlex.split(bad("leaves a child").removeprefix("exec:")),
        random.Random(1),
        rules=build_rules(),
        seat=0,
        seconds=1.0,
    )
    player.close()
    # The child has the error output open as long as it lives.
    assert not any(thread.is_alive() for thread in player._threads)


def test_after_three_forfeits_a_program_is_out_and_the_arena_goes_on():
    plan = plan_of(bad("not there"))
    run = run_arena(plan, 3)
    result = results_of(plan, run.outcomes)[1]
    assert (result.forfeits, result.out_after) == (3, 0)
    assert run.outcomes[2].games == play_deal(plan_of("simple"), 2).games


def test_in_a_match_a_program_is_started_again_with_the_next_hand():
    outcome = one_game(plan_of(bad("crashes"), whole_matches=True))
    hands = [fault.hand for fault in outcome.faults]
    assert hands == list(range(1, outcome.games[0].hands + 1))


def test_what_a_program_is_told(tmp_path):
    """Hello with the rules, every event as its seat may see it, and views with the legal cards."""
    log = tmp_path / "heard"
    script = tmp_path / "listener.py"
    script.write_text(
        LINE_BOT.read_text().replace(
            "message = json.loads(line)",
            f"message = json.loads(line); open({str(log)!r}, 'a').write(line)",
        )
    )
    outcome = one_game(plan_of(command(script)))
    assert outcome.faults == ()
    heard = [json.loads(line) for line in log.read_text().splitlines()]
    hello = heard[0]
    assert hello["type"] == "hello"
    assert (hello["protocol"], hello["seat"], hello["players"]) == (1, 3, 4)
    assert hello["rules"].startswith("standard players=4 ")
    assert hello["options"]["moon"] == "ADD_TO_OTHERS"
    assert hello["card_values"]["QS"] == 13
    assert heard[-1] == {"type": "bye"}
    questions = [message for message in heard if message["type"] == "ask"]
    assert [q["what"] for q in questions] == ["pass"] + ["play"] * 13
    assert [q["id"] for q in questions] == list(range(1, 15))
    events = [message["event"] for message in heard if message["type"] == "event"]
    kinds = [event["type"] for event in events]
    assert kinds[:3] == ["match_started", "hand_started", "cards_dealt"]
    assert kinds.count("card_played") == 52
    dealt = [event for event in events if event["type"] == "cards_dealt"]
    assert [event["seat"] for event in dealt] == [3]
    passed = {e["seat"]: e["cards"] for e in events if e["type"] == "cards_passed"}
    assert [seat for seat, cards in passed.items() if cards is not None] == [3]


@pytest.mark.parametrize("name", ["exec:", "exec:./nothing-here", "exec:'open", "exec:  "])
def test_what_cannot_be_started_is_refused_beforehand(name):
    with pytest.raises(ArenaError):
        check_entrant(name)


def test_a_program_that_goes_between_check_and_start_forfeits(tmp_path):
    with pytest.raises(Forfeit, match="cannot be started"):
        ExternalPlayer(
            [str(tmp_path / "gone")], random.Random(1), rules=build_rules(), seat=0, seconds=1.0
        )


def test_the_document_names_every_event_and_the_limits():
    text = (HERE.parent.parent / "docs" / "arena.md").read_text(encoding="utf-8")
    for event in AnyWireEvent.__args__:
        assert f"`{event.__struct_config__.tag}`" in text
    assert f"{external.MAX_ANSWER_BYTES:,} bytes" in text
    assert f"{external.START_SECONDS:g} seconds more over its hello" in text
    assert f'"protocol": {external.LINE_PROTOCOL}' in text
