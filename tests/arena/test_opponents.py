"""The benchmark opponents: lawful everywhere, blind, repeatable, and what they claim to be."""

import random

import pytest

from openhearts.arena.entrants import make_entrant
from openhearts.arena.errors import ArenaError
from openhearts.arena.opponents import opponent_named, uct
from openhearts.arena.opponents.uct_kernel import search_world
from openhearts.arena.opponents.worlds import sample_world
from openhearts.arena.run import run_arena
from openhearts.arena.schedule import make_plan
from openhearts.arena.statistics import results_of
from openhearts.players import PLAYER_NAMES, PlayerError, choose_action, player_named
from openhearts.players.counting import count_cards
from openhearts.rules.actions import CHANCE
from openhearts.rules.match import MatchState
from openhearts.rules.options import Moon
from openhearts.rules.presets import PRESETS
from openhearts.rules.ruletext import build_rules
from openhearts.table.chance import next_chance_action
from openhearts.table.conformance import check_player
from players.positions import playing

GAMES = [(name, count) for name, preset in PRESETS.items() for count in preset.player_counts]


@pytest.mark.parametrize("name", ["shooter", "uct:1x6"])
def test_keeps_to_the_contract_in_every_game(name):
    report = check_player(lambda rng: opponent_named(name, rng), hands=1, changed_rule_sets=10)
    assert report.rule_sets == len(GAMES) + 10


def test_a_table_does_not_know_them():
    assert "shooter" not in PLAYER_NAMES
    with pytest.raises(PlayerError):
        player_named("uct:1x6", random.Random(1))


@pytest.mark.parametrize(
    "name", ["uct", "uct:", "uct:0x5", "uct:5x0", "uct:5", "uct:axb", "uct:9999999x9999999", "ucts"]
)
def test_a_budget_that_is_none_is_refused(name):
    with pytest.raises(ArenaError):
        make_entrant(name, random.Random(1))


# ------------------------------------------------------------------ worlds


def views(preset, players, seed, hands=1):
    """Every view of a seat that is to play, over a hand of random play."""
    rng = random.Random(seed)
    rules = build_rules(preset, players, {"hand_limit": hands, "target": "none", "tie": "SHARE"})
    state, _ = MatchState.start(rules)
    mover = player_named("random", rng)
    while state.to_act:
        seat = state.to_act[0]
        if seat == CHANCE:
            action = next_chance_action(state, rng)
        else:
            view = state.view(seat)
            if view.turn is not None:
                yield view, state
            action = choose_action(mover, view)
        state, _ = state.apply(seat, action)


@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_a_world_agrees_with_what_the_seat_knows(preset, players):
    rng = random.Random(4)
    for view, _ in views(preset, players, 9):
        known = count_cards(view)
        hands, kitty = sample_world(known, view.seat, rng)
        assert hands[view.seat] == view.hand.cards.mask
        assert [hand.bit_count() for hand in hands] == list(known.cards_left)
        assert kitty.bit_count() == known.hidden_kitty
        together = kitty
        for seat, hand in enumerate(hands):
            assert not together & hand
            together |= hand
            assert not hand & ~known.may_hold[seat]
            assert not known.holds[seat] & ~hand
        assert together == known.unseen | view.hand.cards.mask


def test_worlds_vary():
    view, _ = next(iter(views("standard", 4, 2)))
    rng = random.Random(1)
    known = count_cards(view)
    assert len({tuple(sample_world(known, view.seat, rng)[0]) for _ in range(20)}) == 20


def test_the_search_for_a_world_finds_the_only_one(monkeypatch):
    """Even where chance never would."""
    monkeypatch.setattr("openhearts.arena.opponents.worlds._TRIES", 0)
    for view, _ in views("standard", 4, 5):
        hands, _ = sample_world(count_cards(view), view.seat, random.Random(3))
        assert [hand.bit_count() for hand in hands] == [view.cards_left(s) for s in range(4)]


def test_a_view_that_no_deal_satisfies_is_an_error():
    view, _ = next(iter(views("standard", 4, 2)))
    known = count_cards(view)
    nobody = known._replace(may_hold=(0,) * 4, holds=(0,) * 4)
    with pytest.raises(ValueError, match="no deal agrees"):
        sample_world(nobody, view.seat, random.Random(1))


# --------------------------------------------------------------------- uct


def plain_numbers(rows, length, *, whole=True):
    return [[0 if whole else 0.0] * length for _ in range(rows)]


@pytest.mark.parametrize(
    ("preset", "players"), [("standard", 4), ("omnibus", 4), ("kitty", 4), ("classic", 5)]
)
def test_compiled_and_plain_search_agree(preset, players, monkeypatch):
    chosen = [view for view, _ in views(preset, players, 3)][::9]
    compiled = [uct.UctPlayer(2, 40, random.Random(7)).weigh(view) for view in chosen]
    monkeypatch.setattr(uct, "compiled_search", lambda: search_world)
    monkeypatch.setattr(uct, "new_numbers", plain_numbers)
    plain = [uct.UctPlayer(2, 40, random.Random(7)).weigh(view) for view in chosen]
    assert [list(one) for one in compiled] == [list(other) for other in plain]
    for one, other in zip(compiled, plain, strict=True):
        assert list(one.values()) == pytest.approx(list(other.values()))


def choice(view, name="uct:10x200"):
    return opponent_named(name, random.Random(2)).choose_play(view).text


def test_uct_gives_the_queen_to_the_king():
    assert choice(playing("AS QS 6D", "2S KS 5S")) == "QS"


def test_uct_ducks_the_queen():
    assert choice(playing("AD 3D 5C 8H", "9D 4D QS")) == "3D"


def test_uct_finishes_a_moon():
    """It has every point so far and the highest cards: each trick must be led from the top."""
    view = playing("AH KH 2C", points_to=0, seat=0, others="AC 3C QH JH TH 9H 8H 7H 6H")
    means = uct.UctPlayer(10, 200, random.Random(2)).weigh(view)
    assert max(means, key=means.get).text in ("AH", "KH")
    assert min(means, key=means.get).text == "2C"


def test_a_utility_is_a_share():
    for view, _ in list(views("omnibus", 4, 6))[::7]:
        means = uct.UctPlayer(2, 30, random.Random(1)).weigh(view)
        assert set(means) == set(view.legal_cards())
        assert all(0.0 <= value <= 1.0 for value in means.values())


def test_uct_is_blind():
    """Two deals with the same view and generator give the same choice."""
    checked = 0
    for view, state in views("standard", 4, 8):
        if len(view.legal_cards()) > 1 and checked < 3:
            again = state.view(view.seat)
            assert choice(again, "uct:2x20") == choice(view, "uct:2x20")
            checked += 1
    assert checked == 3


# ----------------------------------------------------------------- shooter


def test_the_shooter_takes_the_trick_while_the_moon_is_open():
    assert choice(playing("AD 3D 5C 8H", "9D 4D QS", points_to=3), "shooter") == "AD"


def test_the_shooter_ducks_once_somebody_else_has_a_point():
    assert choice(playing("AD 3D 5C", "9D 4D QS", points_to=0), "shooter") == "3D"


def test_the_shooter_plays_as_steady_where_there_is_no_moon():
    rules = build_rules("standard", 4, {"moon": Moon.NONE.value})
    view = playing("AD 3D 5C 8H", "9D 4D QS", rules=rules, points_to=3)
    assert choice(view, "shooter") == "3D"


def test_the_shooter_shoots():
    plan = make_plan(build_rules(), ("shooter", "simple"), "1v3", "moon")
    shooter = results_of(plan, run_arena(plan, 15).outcomes)[0]
    assert shooter.moons > 0
