"""Every language says everything, with the same facts, and nothing that nobody asks for."""

import re
import subprocess
import sys
from pathlib import Path

import babel
import pytest

from openhearts.cards import Rank, Suit
from openhearts.cli.line_answers import _WORDS
from openhearts.players import PLAYER_NAMES
from openhearts.players.levels import LEVELS
from openhearts.protocol.messages import RefusalCode
from openhearts.rules.describe import DEAL, END, OPENING, PASSING, PLAY, POINTS
from openhearts.rules.errors import Reason
from openhearts.rules.options import PassEntry
from openhearts.rules.presets import PRESETS
from openhearts.rules.ruleset import words_of_option
from openhearts.rules.ruletext import CHANGEABLE_OPTIONS
from openhearts.texts import LANGUAGES, MissingText, Texts, texts_in
from texts.fluent_files import FOLDER, read_texts

ROOT = Path(__file__).resolve().parents[2]
ENGLISH = read_texts("en")
OTHERS = [code for code in LANGUAGES if code != "en"]
# The types of number by which texts choose in any language, and the numbers themselves.
NUMBER_KEY = re.compile(r"zero|one|two|few|many|other|\d+")

BY_NAME = {
    *(f"preset-{name}" for name in PRESETS),
    *(f"preset-{name}.summary" for name in PRESETS),
    *(f"option-{name}" for name in (*CHANGEABLE_OPTIONS, "players", "preset")),
    *(f"option-{name}.meaning" for name in CHANGEABLE_OPTIONS),
    *(
        f"option-{name}.{word}"
        for name in CHANGEABLE_OPTIONS
        if name != "pass_cycle"
        for word in words_of_option(name)
    ),
    *(f"section-{name}" for name in (DEAL, PASSING, OPENING, PLAY, POINTS, END)),
    *(f"refused-{reason}" for reason in Reason),
    *(f"refused-{code}" for code in RefusalCode),
    "term-word-quit",
    *(f"typed-{word}" for word in (*_WORDS, "yes", "add", "subtract") if word != "quit"),
    *(f"typed-{rank.name.lower()}" for rank in Rank),
    *(f"term-help-{word}" for word in _WORDS if word != "help"),
    *(f"term-value-{name}" for name in CHANGEABLE_OPTIONS if not words_of_option(name)),
    "term-value-first_dealer",
    "term-value-pass_cycle",
    *(f"typed-{suit.name.lower()}" for suit in Suit),
}
"""Texts whose names are put together from what there is; each must be there."""


def test_there_is_a_folder_for_each_language():
    folders = {path.name for path in FOLDER.iterdir() if list(path.glob("*.ftl"))}
    assert folders == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_breaks_between_a_number_and_its_percent_sign(language):
    for path in (FOLDER / language).glob("*.ftl"):
        assert "} %" not in path.read_text(encoding="utf-8"), path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_well_written(language):
    texts = read_texts(language)
    assert texts.junk == []
    assert texts.twice == []
    for name, made in texts.made.items():
        for other in made.references:
            assert other in texts.made, f"{name} refers to {other}"
        for function, options in made.calls:
            assert function in ("CARDS", "JOIN", "NUMBER"), name
            for option, value in options:
                wanted = {"form": f"card-{value}", "last": f"list-{value}"}.get(option, "list-and")
                assert wanted in texts.made, f"{name}: {option} {value}"


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_missing_or_left_over(language):
    texts = read_texts(language)
    own = {name for name in texts.made if own_form(name)}
    assert set(texts.made) - own == {name for name in ENGLISH.made if not own_form(name)}
    for name in set(texts.made) - own:
        assert texts.files[name] == ENGLISH.files[name]


def own_form(name):
    """Forms of the cards, parts of sentences and words to type that a language has for itself."""
    return name.startswith(("card-", "own-")) or more_words(name)


def more_words(name):
    """Other words for what may be typed: a language has as many as it has."""
    return name.startswith("typed-") and name.endswith(".also")


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_made_of_the_same_facts(language):
    texts = read_texts(language)
    for name in set(ENGLISH.made) & set(texts.made):
        assert texts.variables(name) <= ENGLISH.variables(name), name
        unsaid = ENGLISH.variables(name) - texts.variables(name)
        assert unsaid <= {"me"}, f"{name} leaves out {unsaid}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_choose_by_words_there_are(language):
    for name, made in read_texts(language).made.items():
        for variable, keys in made.selectors.items():
            known = every_key(variable)
            words = {key for key in keys if not NUMBER_KEY.fullmatch(key) or key in known}
            assert words <= known, f"{name} chooses by {words - known}"


def every_key(variable):
    """The words by which some English text chooses."""
    return set().union(*(made.selectors.get(variable, set()) for made in ENGLISH.made.values()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_is_said_in_each_of_its_forms(language):
    """Where a text tells one from many, it has every form that whole numbers take."""
    wanted = {babel.Locale(language).plural_form(number) for number in (*range(1, 200), 1_000)} - {
        "other"
    }
    for name, made in read_texts(language).made.items():
        for variable, keys in made.selectors.items():
            if "one" in keys or "few" in keys:
                assert wanted <= keys, f"{name} by {variable}"


def test_what_the_rules_speak_of_has_a_text():
    assert set(ENGLISH.made) >= BY_NAME
    for entry in PassEntry:
        for text in ("pass-way", "direction"):
            assert entry.value in ENGLISH.made[text].selectors["entry"]
    assert set(PLAYER_NAMES) <= ENGLISH.made["level"].selectors["level"]
    assert set(LEVELS) == ENGLISH.made["level-means"].selectors["level"]


def test_no_text_is_left_unused():
    """Each is named in the code, referred to by another, or put together from a name."""
    sources = [
        path.read_text(encoding="utf-8")
        for folder, ending in (
            ("src/openhearts", "*.py"),
            ("web/src", "*.ts"),
            ("web/src", "*.svelte"),
        )
        for path in (ROOT / folder).rglob(ending)
        if "generated" not in path.parts and not path.name.endswith(".test.ts")
    ]
    named = set(re.findall(r"[\"'`]([a-z][\w.-]*)[\"'`]", "\n".join(sources)))
    referred = set().union(*(made.references for made in ENGLISH.made.values()))
    forms = {
        f"{'card' if option == 'form' else 'list'}-{value}"
        for made in ENGLISH.made.values()
        for _, options in made.calls
        for option, value in options
    }
    put_together = BY_NAME | forms
    known = named | referred | put_together | {"card", "list-and", "list-comma"}
    assert {name for name in ENGLISH.made if name not in known and not more_words(name)} == set()


def test_the_client_knows_these_texts():
    made = subprocess.run(
        [sys.executable, ROOT / "scripts" / "text_types.py"], capture_output=True, check=True
    )
    committed = (ROOT / "web" / "src" / "generated" / "texts.ts").read_bytes()
    assert made.stdout == committed, "run `make types`"


def test_a_text_that_is_not_there_is_an_error():
    texts = texts_in("en")
    for name in ("no-such-text", "card.no-such-part", "preset-standard.nothing"):
        assert not texts.has(name)
        with pytest.raises(MissingText, match=re.escape(name)):
            texts.say(name)
    with pytest.raises(MissingText, match="count"):
        texts.say("points")
    assert texts.has("points")
    assert texts.has("preset-standard.summary")


def test_the_texts_of_a_language_are_read_once():
    assert texts_in("en") is texts_in("en_GB.UTF-8")
    assert isinstance(texts_in("English"), Texts)
