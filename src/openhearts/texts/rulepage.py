"""The names of games and options, and the page of rules, in words."""

from __future__ import annotations

from openhearts.rules.describe import describe
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.ruletext import is_custom
from openhearts.texts.texts import Texts


def game_title(rules: RuleSet, texts: Texts) -> str:
    """Return a game's name for people: the preset's title, and whether it was changed."""
    title = texts.say(f"preset-{rules.preset}")
    return texts.say("game-changed", game=title) if is_custom(rules) else title


def option_label(name: str, texts: Texts) -> str:
    """Return what pages call an option."""
    return texts.say(f"option-{name}")


def word_of_option(name: str, word: str, texts: Texts) -> str:
    """Return a short label for a word that an option may take."""
    if name == "pass_cycle":
        return texts.say("pass-way", entry=word)
    return texts.say(f"option-{name}.{word}")


def rule_page(rules: RuleSet, texts: Texts) -> str:
    """Return the rules as plain text, a heading a section."""
    lines: list[str] = []
    section = ""
    for sentence in describe(rules):
        if sentence.section != section:
            section = sentence.section
            heading = texts.say(f"section-{section}")
            lines += ["", heading] if lines else [heading]
        lines.append(f"  - {texts.word(sentence.said)}")
    return "\n".join(lines)
