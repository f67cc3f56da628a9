"""What holds at every moment of every match."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openhearts.cards import CardSet, all_cards
from openhearts.protocol.views import wire_view
from openhearts.rules import scoring
from openhearts.rules.actions import CHANCE, Action, PlayCard, format_action, parse_action
from openhearts.rules.errors import IllegalAction
from openhearts.rules.events import EVENT_TYPES, SPECTATOR, HandScored, delivered
from openhearts.rules.hand import HandState
from openhearts.rules.match import MatchState
from openhearts.rules.options import MoonChoice
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.view import MatchPhase, PlayerView
from playing import Course
from strategies import actions, cards, courses, seeds

some = settings(max_examples=40)


def everybody(rules: RuleSet) -> range:
    return range(SPECTATOR, rules.players)


def wire(state: MatchState, seat: int) -> bytes:
    view = state.view(seat)
    return msgspec.json.encode(wire_view(view)) + repr(view).encode()


# --------------------------------------------------------------- the cards and the turn


@some
@given(courses())
def test_the_deck_always_partitions(course: Course) -> None:
    for state in course.states:
        hand = state.hand
        if hand is None:
            continue
        places = [*hand.hands, CardSet(hand.trick).mask, *hand.captured]
        if hand.kitty_taker < 0:
            places.append(hand.setup.deal.kitty.mask)
        assert sum(mask.bit_count() for mask in places) == len(course.rules.deck)
        union = 0
        for mask in places:
            union |= mask
        assert union == course.rules.deck.mask


@some
@given(courses())
def test_somebody_can_always_act_until_the_match_is_over(course: Course) -> None:
    for state in course.states:
        assert bool(state.to_act) == (state.phase is not MatchPhase.OVER)
        if state.phase is MatchPhase.PLAYING:
            assert state.hand is not None
            assert state.hand.legal_cards()


@some
@given(courses(most_hands=1))
def test_legal_cards_and_why_not_agree_on_all_52_cards(course: Course) -> None:
    for state in course.states:
        if state.phase is not MatchPhase.PLAYING or state.hand is None:
            continue
        (seat,) = state.to_act
        legal = state.hand.legal_cards()
        view = state.view(seat)
        assert view.legal_cards() == legal
        for card in all_cards():
            reason = state.why_not(seat, PlayCard(card))
            assert (reason is None) == (card in legal)
            assert view.why_not(card) is reason
            if reason is not None:
                assert state.explain(seat, PlayCard(card), reason)


# ------------------------------------------------------------------------------ scores


@some
@given(courses(most_hands=3))
def test_hand_scores_sum_as_the_rules_say(course: Course) -> None:
    rules = course.rules
    for state, events in zip(course.states[1:], course.events, strict=True):
        for event in events:
            if not isinstance(event, HandScored):
                continue
            assert state.hand is not None
            bonus = sum(v for v in rules.card_values.values() if v < 0)
            without_trick = state.hand.taken.count(0) * rules.no_trick_bonus
            assert sum(event.card_points) == rules.penalty_sum + bonus
            if event.shooter is None:
                expected = rules.penalty_sum + bonus
            else:
                sun = state.hand.taken[event.shooter] == rules.hand_size
                points = rules.moon_points * (2 if sun and rules.sun.value == "DOUBLE" else 1)
                adds = event.effect is MoonChoice.ADD
                expected = (rules.players - 1) * points if adds else -points
                expected += 0 if rules.moon_needs_bonus else bonus
            assert sum(event.scores) == expected + without_trick


# ------------------------------------------------------------------------------- views


@some
@given(courses())
def test_a_view_is_the_fold_of_the_events_delivered(course: Course) -> None:
    rules = course.rules
    views = {seat: PlayerView.of_new_match(seat, rules) for seat in everybody(rules)}
    for state, events in zip(course.states, [course.started, *course.events], strict=True):
        for seat in everybody(rules):
            for event in events:
                seen = delivered(event, seat)
                if seen is not None:
                    views[seat] = views[seat].after(seen)
            assert views[seat] == state.view(seat)


def swapped(mask: int, one: int, other: int) -> int:
    """A mask with two cards exchanged."""
    if bool(mask & one) == bool(mask & other):
        return mask
    return mask ^ one ^ other


def with_cards_swapped(hand: HandState, one: int, other: int) -> HandState:
    """The hand in which two cards have been in each other's place from the deal on."""

    def exchange_set(cards: CardSet) -> CardSet:
        return CardSet.from_mask(swapped(cards.mask, one, other))

    def exchange(card):
        return exchange_set(CardSet((card,))).lowest()

    setup = hand.setup
    deal = setup.deal
    return hand._replace(
        hands=tuple(swapped(mask, one, other) for mask in hand.hands),
        captured=tuple(swapped(mask, one, other) for mask in hand.captured),
        setup=setup._replace(
            deal=type(deal)(tuple(map(exchange_set, deal.hands)), exchange_set(deal.kitty)),
            passes=tuple(
                None if given is None else tuple(map(exchange, given)) for given in setup.passes
            ),
            received=tuple(
                tuple((exchange(card), giver) for card, giver in got) for got in setup.received
            ),
        ),
    )


def seen_by(hand: HandState, seat: int) -> CardSet:
    """The cards whose place this seat knows or has known, from the rulebook's words."""
    seen = CardSet(hand.trick)
    for trick in hand.tricks:
        seen |= CardSet(trick.cards)
    if seat >= 0:
        seen |= hand.setup.deal.hands[seat] | CardSet.from_mask(hand.hands[seat])
    looks = hand.kitty_taker == seat and hand.rules.kitty_seen_by.value == "TAKER"
    if hand.kitty_taker >= 0 and (looks or hand.phase.value == "PLAYED"):
        seen |= hand.setup.deal.kitty
    return seen


@some
@given(courses(most_hands=1), seeds)
def test_swapping_unseen_cards_leaves_a_view_byte_identical(course: Course, seed: int) -> None:
    rng = random.Random(seed)
    for number, state in enumerate(course.states[:-1]):
        if state.hand is None or state.phase is MatchPhase.DEALING:
            continue
        for seat in rng.sample(everybody(course.rules), 2):
            unseen = list(course.rules.deck - seen_by(state.hand, seat))
            if len(unseen) < 2:
                continue
            one, other = rng.sample(unseen, 2)
            other_hand = with_cards_swapped(state.hand, one.bit, other.bit)
            other_state = state._replace(hand=other_hand)
            assert wire(other_state, seat) == wire(state, seat)
            actor, action = course.actions[number]
            if {one.text, other.text} & set(format_action(action).split()):
                continue
            if other_state.why_not(actor, action) is None and actor >= 0:
                told = [delivered(e, seat) for e in other_state.apply(actor, action)[1]]
                before = [delivered(e, seat) for e in course.events[number]]
                if action_reveals_nothing(course, number):
                    assert told == before


def action_reveals_nothing(course: Course, number: int) -> bool:
    """Whether the next moment is still in the same hand, its cards not yet shown to all."""
    after = course.states[number + 1]
    if after.phase not in (MatchPhase.PASSING, MatchPhase.MIXING, MatchPhase.PLAYING):
        return False
    before = course.states[number]
    return before.phase is after.phase and before.hand.kitty_taker == after.hand.kitty_taker


@some
@given(courses(most_hands=1))
def test_no_event_tells_a_seat_a_card_it_may_not_know(course: Course) -> None:
    for number, events in enumerate(course.events):
        after = course.states[number + 1]
        if after.hand is None:
            continue
        for seat in everybody(course.rules):
            known = seen_by(after.hand, seat)
            for event in events:
                told = repr(delivered(event, seat)) if not isinstance(event, HandScored) else ""
                for card in course.rules.deck - known:
                    assert repr(card) not in told
                    assert f" {card.text} " not in told.replace("'", " ")


# ----------------------------------------------------------------------- acting, replaying


@some
@given(courses())
def test_replaying_the_action_log_gives_the_same_state(course: Course) -> None:
    state, started = MatchState.start(course.rules)
    assert started == course.started
    for (seat, action), events in zip(course.actions, course.events, strict=True):
        state, again = state.apply(seat, parse_action(format_action(action)))
        assert again == events
    assert state == course.last


@some
@given(courses(most_hands=1))
def test_acting_does_not_change_the_state_acted_on(course: Course) -> None:
    before = [repr(state) for state in course.states]
    for state, (seat, action), then in zip(
        course.states, course.actions, course.states[1:], strict=False
    ):
        assert state.apply(seat, action)[0] == then
    assert [repr(state) for state in course.states] == before


@settings(max_examples=150)
@given(courses(most_hands=1), st.lists(actions, min_size=5, max_size=15), seeds)
def test_an_illegal_action_is_refused_with_reason_and_sentence(
    course: Course, tried: list[Action], seed: int
) -> None:
    rng = random.Random(seed)
    for action in tried:
        state = rng.choice(course.states)
        seat = rng.choice([*range(-3, 9), *state.to_act])
        before = repr(state)
        reason = state.why_not(seat, action)
        if reason is None:
            state.apply(seat, action)
        else:
            with pytest.raises(IllegalAction) as error:
                state.apply(seat, action)
            assert error.value.reason is reason
            assert str(error.value).endswith((".", "1", "2", "3", "4", "5", "6"))
        assert repr(state) == before


@some
@given(courses(most_hands=1), cards, seeds)
def test_a_hand_alone_refuses_what_a_match_refuses(course: Course, card, seed: int) -> None:
    rng = random.Random(seed)
    state = rng.choice([state for state in course.states if state.hand is not None])
    assert state.hand is not None
    for seat in range(-2, 8):
        reason = state.hand.why_not(seat, PlayCard(card))
        if reason is not None:
            with pytest.raises(IllegalAction):
                state.hand.apply(seat, PlayCard(card))


# ---------------------------------------------------------------------- delivery of events


def test_every_kind_of_event_has_a_delivery_rule() -> None:
    assert all(hasattr(kind, "for_seat") for kind in EVENT_TYPES)


def test_a_made_up_event_without_a_rule_reaches_nobody() -> None:
    class Unheard(tuple):
        __slots__ = ()

    assert [delivered(Unheard((1, 2)), seat) for seat in range(-1, 4)] == [None] * 5


@some
@given(courses())
def test_a_delivered_event_is_delivered_again_unchanged(course: Course) -> None:
    for events in course.events:
        for event in events:
            for seat in everybody(course.rules):
                seen = delivered(event, seat)
                if seen is not None:
                    assert delivered(seen, seat) == seen
                    assert delivered(seen, SPECTATOR) == delivered(event, SPECTATOR)


@some
@given(courses())
def test_scores_are_found_again_from_the_piles(course: Course) -> None:
    for state in course.states:
        if state.results and state.hand is not None and state.phase is not MatchPhase.PLAYING:
            result = state.results[-1]
            if result.number != state.hand.setup.number or state.hand.phase.value != "PLAYED":
                continue
            captured, taken = state.hand.captured, state.hand.taken
            shooter = scoring.find_shooter(course.rules, captured)
            assert shooter == result.shooter
            again = scoring.score_hand(course.rules, captured, taken, shooter, result.effect)
            assert again == result.scores


def test_chance_is_no_seat() -> None:
    assert CHANCE == SPECTATOR == -1
