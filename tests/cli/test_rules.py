"""``hearts rules``: the list of games, the options there are, and changes as people type them."""

import pytest
from typer.testing import CliRunner

from openhearts.cli import app
from openhearts.cli.option_page import OTHER_VALUES, option_lines
from openhearts.rules.presets import PRESETS
from openhearts.rules.ruleset import words_of_option
from openhearts.rules.ruletext import CHANGEABLE_OPTIONS
from openhearts.texts import texts_in

ENGLISH = texts_in("en")


def rules(*arguments):
    return CliRunner().invoke(app, ["rules", *arguments])


def test_the_games_are_listed():
    lines = rules().stdout.splitlines()
    assert [line.split()[0] for line in lines] == list(PRESETS)
    assert "4   players" in lines[[line.split()[0] for line in lines].index("kitty")]


def test_every_option_is_listed_with_meaning_values_and_default():
    text = rules("--options").stdout
    assert text == "\n".join(option_lines(ENGLISH)) + "\n"
    parts = dict(part.split("\n", 1) for part in text.split("\n\n")[1:])
    assert list(parts) == list(CHANGEABLE_OPTIONS)
    written = dict(word.split("=") for word in rules("standard", "--text").stdout.split()[1:])
    for name, part in parts.items():
        assert ENGLISH.say(f"option-{name}.meaning") in part
        assert part.rstrip().endswith(f"In standard: {written[name]}")
        for word in words_of_option(name):
            assert f"    {word} " in part
        assert words_of_option(name) or OTHER_VALUES[name] in part


def test_the_help_leads_to_the_list():
    text = " ".join(rules("--help").stdout.split())
    assert "hearts rules --options lists what there is" in text
    text = " ".join(CliRunner().invoke(app, ["play", "--help"]).stdout.split())
    assert "hearts rules lists them" in text


def test_games_and_options_in_any_letters():
    small = rules("Omnibus", "--text", "--set", "MOON=choice", "--set", "pass_cycle=l,mix")
    exact = rules("omnibus", "--text", "--set", "moon=CHOICE", "--set", "pass_cycle=L,MIX")
    assert small.stdout == exact.stdout != ""


def test_points_without_pairs_are_refused():
    result = rules("--set", "points=-")
    assert result.exit_code == 2
    assert result.stderr.startswith("hearts: points takes CARD:NUMBER pairs")
    assert "points=QS:0" in result.stderr


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("points=QS", "'QS' in points is not CARD:NUMBER"),
        ("points=QS:1,qs:2", "'QS:2' in points stands there twice"),
        ("exact_resets=50", "'50' in exact_resets is not TOTAL:NEW"),
        ("pass_cycle=-", "for no passing write H"),
        ("removed=,", "'' is not a card"),
    ],
)
def test_lists_and_tables_that_say_nothing_are_refused(change, words):
    result = rules("--set", change)
    assert result.exit_code == 2
    assert words in result.stderr
