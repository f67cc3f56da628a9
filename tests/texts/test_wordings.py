"""What the rules have to say, in every language."""

import random

import msgspec
import pytest
from hypothesis import given, settings

from openhearts.protocol.wordings import wire_wording
from openhearts.rules.actions import ChooseMoon, PassCards, PlayCard
from openhearts.rules.describe import describe
from openhearts.rules.errors import IllegalAction, Reason, RuleSetError
from openhearts.rules.match import MatchState
from openhearts.rules.options import MoonChoice
from openhearts.rules.ruletext import build_rules
from openhearts.rules.view import MatchPhase
from openhearts.rules.wording import Wording, wording
from openhearts.table.chance import next_chance_action
from openhearts.texts import LANGUAGES, game_title, rule_page, texts_in
from rules.test_describe import CHANGES
from spoken import from_wire
from strategies import rule_sets


@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=60)
@given(given_rules=rule_sets)
def test_every_rule_set_has_a_page(language, given_rules):
    texts = texts_in(language)
    page = rule_page(given_rules, texts)
    for sentence in describe(given_rules):
        text = texts.word(sentence.said)
        assert text in page
        assert text[0].isupper() or text[0] in "¡¿"
        assert text.endswith((".", "!"))
        assert "  " not in text
        assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_change_makes_its_own_page(language):
    texts = texts_in(language)
    pages = [rule_page(build_rules("standard", 4, change), texts) for change in CHANGES_THAT_FIT]
    assert len(set(pages)) == len(pages)


def fits(change):
    try:
        build_rules("standard", 4, change)
    except RuleSetError:
        return False
    return True


CHANGES_THAT_FIT = [change for change in CHANGES if fits(change)]


@given(given_rules=rule_sets)
def test_a_wording_comes_over_the_wire_as_it_is(given_rules):
    for sentence in describe(given_rules):
        sent = msgspec.json.decode(msgspec.json.encode(wire_wording(sentence.said)))
        assert from_wire(sent) == sentence.said


CLASHES = [
    ({"hand_size": 0}, "clash-from"),
    ({"pass_count": 20}, "clash-between"),
    ({"target": 10**12}, "clash-large"),
    ({"no_trick_bonus": 5}, "clash-bonus"),
    ({"first_dealer": 4}, "clash-dealer"),
    ({"exact_resets": {"0": 5}}, "clash-resets"),
    ({"hand_size": 14}, "clash-too-many-dealt"),
    ({"hand_size": 12}, "clash-left-over"),
    ({"pass_cycle": []}, "clash-no-direction"),
    ({"pass_count": 4, "hand_size": 4, "kitty": "LAST_TRICK"}, "clash-pass-all"),
    ({"pass_cycle": ["SCATTER"], "hand_size": 3, "kitty": "LAST_TRICK"}, "clash-scatter"),
    ({"first_lead": "ELDEST"}, "clash-opening"),
    ({"target": "none"}, "clash-endless"),
    ({"points": {f"{rank}{suit}": 0 for rank in "23456789TJQKA" for suit in "HS"}},
     "clash-no-penalty"),
    ({"moon": "SOMETIMES"}, "clash-unreadable"),
]  # fmt: skip
NAMED_CLASHES = [
    ("kitty", 5, {}, "clash-preset"),
    ("whist", 4, {}, "clash-no-preset"),
    ("standard", 3, {"pass_cycle": ["A"]}, "clash-direction"),
    ("standard", 8, {}, "clash-preset"),
    ("standard", 3, {"first_dealer": "LOWEST_CUT", "hand_size": 1, "pass_cycle": ["H"],
                     "kitty": "LAST_TRICK",
                     "removed": [f"{rank}{suit}" for rank in "3456789TJQKA" for suit in "CDSH"]},
     "clash-cut"),
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("preset", "players", "changes", "text"),
    [*[("standard", 4, changes, text) for changes, text in CLASHES], *NAMED_CLASHES],
)
def test_rules_that_do_not_fit_are_told_in_plain_words(language, preset, players, changes, text):
    with pytest.raises(RuleSetError) as refused:
        build_rules(preset, players, changes)
    assert refused.value.said.text == text
    said = texts_in(language).word(refused.value.said)
    assert said.endswith(".")
    assert "_" not in said


def refusals():
    """Every way in which a card or a pass is refused over some matches, with the error's text."""
    games = [
        build_rules("standard"),
        build_rules("standard", 4, {"queen_lead": "AFTER_BROKEN", "queen_discard": "FORCED"}),
        build_rules("standard", 4, {"opening_card": "ANY_CLUB", "queen_discard": "AFTER_BROKEN"}),
        build_rules("standard", 4, {"opening_card": "NOT_A_HEART", "first_lead": "ELDEST",
                                    "hearts_lead": "NEVER"}),
        build_rules("standard", 4, {"opening_card": "NOT_A_POINT_CARD", "first_lead": "ELDEST"}),
    ]  # fmt: skip
    found: dict[str, tuple[str, Wording]] = {}
    for number, game in enumerate(games):
        rng = random.Random(number)
        state = MatchState.start(game)[0]
        for _ in range(300):
            if not state.to_act:
                break
            seat = state.to_act[0]
            if seat < 0:
                state, _ = state.apply(seat, next_chance_action(state, rng))
                continue
            view = state.view(seat)
            cards = [] if view.hand is None else list(view.hand.cards)
            tries = [PlayCard(card) for card in game.deck] + [PassCards(tuple(cards[:2]))]
            for action in tries:
                try:
                    state.apply(seat, action)
                except IllegalAction as error:
                    found.setdefault(error.said.text, (str(error), error.said))
            if view.phase is MatchPhase.CHOOSING_MOON:
                answer = ChooseMoon(MoonChoice.ADD)
            elif view.phase is MatchPhase.PASSING:
                answer = PassCards(tuple(rng.sample(cards, view.hand.cards_to_pass)))
            else:
                answer = PlayCard(rng.choice(list(view.legal_cards())))
            state, _ = state.apply(seat, answer)
    return found


REFUSALS = refusals()
CARD_REASONS = [
    reason
    for reason in Reason
    if reason.startswith(("MUST", "MAY_NOT", "NO_PENALTY", "HEARTS", "QUEEN", "NOT_IN_HAND"))
]


@pytest.mark.parametrize("reason", CARD_REASONS)
def test_the_error_of_a_refused_card_says_the_same_in_english(reason):
    message, said = REFUSALS[f"refused-{reason}"]
    assert texts_in("en").word(said) == message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said(language):
    texts = texts_in(language)
    for _, said in REFUSALS.values():
        assert texts.word(said).endswith(".")
    for reason in Reason:
        facts = {"suit": "clubs", "cards": tuple(build_rules("standard").deck)[:1], "count": 3}
        assert texts.word(wording(f"refused-{reason}", **facts))


@given(given_rules=rule_sets)
def test_a_game_is_named_by_its_preset_and_whether_it_was_changed(given_rules):
    for language in LANGUAGES:
        texts = texts_in(language)
        title = game_title(given_rules, texts)
        assert texts.say(f"preset-{given_rules.preset}") in title


def test_a_changed_game_says_so():
    assert game_title(build_rules("omnibus", 4, {"target": 50}), texts_in("en")) == (
        "Omnibus, with changes"
    )
    assert game_title(build_rules("omnibus"), texts_in("en")) == "Omnibus"
