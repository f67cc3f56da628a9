"""Facts and statistics are told from the log and add up."""

from openhearts.cards import Card, CardSet, Deal, Suit
from openhearts.review.facts import dearest_cards, facts_of
from openhearts.review.statistics import CountedMatch, statistics_of
from openhearts.rules.actions import CHANCE, AppointDealer, DealHand, PlayCard
from openhearts.rules.match import MatchState
from openhearts.rules.presets import PRESETS
from openhearts.rules.ruletext import build_rules
from review.matches import played

QUEEN = Card.parse("QS")


def test_the_facts_add_up_to_the_score_sheet():
    rules, actions = played(hands=4)
    state, _ = MatchState.start(rules)
    queens, given, back = [0] * 4, [0] * 4, [0] * 4
    for seat, action in actions:
        before = state.hands_played
        state, _ = state.apply(seat, action)
        if state.hands_played > before:
            for one in range(4):
                has = QUEEN in CardSet.from_mask(state.hand.captured[one])
                passed = QUEEN in (state.hand.setup.passes[one] or ())
                queens[one] += has
                given[one] += passed
                back[one] += passed and has
    facts = facts_of(rules, actions)
    assert facts.over
    assert facts.hands == 4
    assert tuple(facts.totals) == state.totals
    assert tuple(facts.winners) == state.winners
    for seat, one in enumerate(facts.seats):
        assert one.points == sum(result.scores[seat] for result in state.results)
        assert one.total == state.totals[seat]
        assert one.dear_taken == queens[seat]
        assert sum(passed.dear_given for passed in one.passes.values()) == given[seat]
        assert sum(passed.dear_came_back for passed in one.passes.values()) == back[seat]
        assert sum(passed.hands for passed in one.passes.values()) == 4
        assert sum(passed.points for passed in one.passes.values()) == one.points
    assert sum(queens) == 4
    assert {"L", "R", "A", "H"} == set(facts.seats[0].passes)
    places = sorted(one.place for one in facts.seats)
    assert places[0] == 1


def play_out(deal, choose):
    """A hand without a pass, each card chosen by ``choose(seat, legal)``."""
    rules = build_rules(changes={"pass_cycle": ["H"], "hand_limit": 1, "target": "none"})
    state, _ = MatchState.start(rules)
    actions = [(CHANCE, AppointDealer(0)), (CHANCE, DealHand(deal))]
    for seat, action in actions:
        state, _ = state.apply(seat, action)
    while state.to_act:
        seat = state.to_act[0]
        action = PlayCard(choose(seat, state.hand.legal_cards()))
        actions.append((seat, action))
        state, _ = state.apply(seat, action)
    return rules, actions


SUITS = Deal(
    tuple(
        CardSet(Card.parse(rank + suit) for rank in "23456789TJQKA")
        for suit in ("H", "C", "D", "S")
    ),
    CardSet(),
)


def test_a_moon_is_tried_and_made():
    # With a suit each the hearts are thrown on clubs, so the clubs take everything.
    rules, actions = play_out(SUITS, lambda seat, legal: legal.highest())
    facts = facts_of(rules, actions)
    assert [one.moons_made for one in facts.seats] == [0, 1, 0, 0]
    assert [one.moons_tried for one in facts.seats] == [0, 1, 0, 0]
    assert [one.moons_stopped for one in facts.seats] == [0, 0, 0, 0]
    assert facts.winners == [1]


def test_a_moon_is_stopped():
    # Ben loses only his last lead, a spade, to Dan, and Ann has kept a heart for that trick.
    ann, ben, cat, dan = SUITS.hands
    ben = ben - CardSet.parse("2C") | CardSet.parse("2S")
    dan = dan - CardSet.parse("2S") | CardSet.parse("2C")
    deal = Deal((ann, ben, cat, dan), CardSet())

    def choose(seat, legal):
        clubs = CardSet(card for card in legal if card.suit is Suit.CLUBS)
        return (clubs or legal).highest()

    facts = facts_of(*play_out(deal, choose))
    assert [one.moons_tried for one in facts.seats] == [0, 1, 0, 0]
    assert [one.moons_made for one in facts.seats] == [0, 0, 0, 0]
    assert [one.moons_stopped for one in facts.seats] == [0, 0, 0, 1]


def test_every_game_has_its_dearest_card():
    found = {
        name: str(dearest_cards(preset.rules(4)))
        for name, preset in PRESETS.items()
        if 4 in preset.player_counts
    }
    assert found["standard"] == "QS"
    assert found["basic"] == ""
    assert found["queens"].count("Q") == 4
    assert all(len(cards.split()) <= 4 for cards in found.values())


def test_statistics_are_sums_by_rule_set_and_level():
    one, other = played(hands=2, seed=1), played(hands=2, seed=2)
    spot = played("spot", hands=2)
    matches = [
        CountedMatch(one[0], 0, ("steady",), facts_of(*one)),
        CountedMatch(other[0], 2, ("expert",), facts_of(*other)),
        CountedMatch(spot[0], 1, ("steady",), facts_of(*spot)),
    ]
    rules, cut = one
    unfinished = facts_of(rules, cut[: len(cut) // 2])
    assert not unfinished.over
    found = statistics_of([*matches, CountedMatch(rules, 0, ("steady",), unfinished)])
    assert [group.rules for group in found] == [one[0], spot[0]]
    standard = found[0]
    assert standard.matches == 2
    assert standard.hands == 4
    assert standard.dearest == ("QS",)
    assert standard.points == matches[0].facts.seats[0].points + matches[1].facts.seats[2].points
    assert {name: level.matches for name, level in standard.levels.items()} == {
        "steady": 1,
        "expert": 1,
    }
    wins = sum(match.seat in match.facts.winners for match in matches[:2])
    assert standard.won + standard.shared == wins
    assert sum(level.won for level in standard.levels.values()) == standard.won
    assert sum(passed.hands for passed in standard.passes.values()) == 4
    assert statistics_of([]) == []
