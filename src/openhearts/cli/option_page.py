"""The list of options that ``hearts rules --options`` prints."""

from __future__ import annotations

from openhearts.rules.presets import PRESETS
from openhearts.rules.ruleset import MAX_PASS_COUNT, words_of_option
from openhearts.rules.ruletext import CHANGEABLE_OPTIONS, option_text
from openhearts.texts import Texts, word_of_option


def option_lines(texts: Texts) -> list[str]:
    """Return the page: each option with its meaning, its values and what it is in standard."""
    standard = PRESETS["standard"].rules(4)
    lines = [texts.say("term-options-head")]
    for name in CHANGEABLE_OPTIONS:
        words = words_of_option(name)
        width = max(map(len, words), default=0)
        meaning = texts.say(f"option-{name}.meaning")
        said = [f"    {word:{width}}  {word_of_option(name, word, texts)}" for word in words]
        other = other_values(name, texts)
        if other is not None:
            # The dealer's seat comes after the words that may stand in its place.
            said.insert(len(said) if name == "first_dealer" else 0, f"    {other}")
        value = option_text(standard, name)
        lines += ["", name, f"  {meaning}", *said]
        lines.append("  " + texts.say("term-option-standard", value=value))
    return lines


def other_values(name: str, texts: Texts) -> str | None:
    """Return what an option may be that takes no words, or more than its words."""
    match name:
        case "pass_count":
            return texts.say("term-value-pass_count", most=MAX_PASS_COUNT)
        case _ if texts.has(f"term-value-{name}"):
            return texts.say(f"term-value-{name}")
    return None
