"""The list of options that ``hearts rules --options`` prints."""

from __future__ import annotations

from openhearts.rules.presets import PRESETS
from openhearts.rules.ruleset import MAX_PASS_COUNT, words_of_option
from openhearts.rules.ruletext import CHANGEABLE_OPTIONS, option_text
from openhearts.texts import Texts, word_of_option

OTHER_VALUES = {
    "removed": "cards, such as 2C,2D; - for none",
    "hand_size": "a number from 1 up",
    "first_dealer": "or a seat number, 0 for the first",
    "pass_count": f"a number from 0 to {MAX_PASS_COUNT}",
    "pass_cycle": "one or several of these, such as L,R,A,H:",
    "points": "CARD:NUMBER pairs, such as QS:13,JD:-10; cards that are not named stay as they are,"
    " and CARD:0 takes a card out",
    "no_trick_bonus": "0, or a number below",
    "moon_value": "a number from 1 up, or none",
    "moon_needs_bonus": "yes or no",
    "target": "a number from 1 up, or none",
    "target_exceeded": "yes or no",
    "exact_resets": "TOTAL:NEW pairs, such as 100:50; - for none",
    "hand_limit": "a number from 1 up, or none",
}
"""What options may be that take no words, or more than their words."""


def option_lines(texts: Texts) -> list[str]:
    """Return the page: each option with its meaning, its values and what it is in standard."""
    standard = PRESETS["standard"].rules(4)
    lines = ["The options of a game, for --set OPTION=VALUE. Capitals and small letters are alike."]
    for name in CHANGEABLE_OPTIONS:
        words = words_of_option(name)
        width = max(map(len, words), default=0)
        lines += ["", name, f"  {texts.say(f'option-{name}.meaning')}"]
        other = OTHER_VALUES.get(name)
        if other is not None and name != "first_dealer":
            lines.append(f"    {other}")
        lines += [f"    {word:{width}}  {word_of_option(name, word, texts)}" for word in words]
        if name == "first_dealer":
            lines.append(f"    {other}")
        lines.append(f"  In standard: {option_text(standard, name)}")
    return lines
