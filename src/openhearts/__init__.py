"""OpenHearts: one rulebook for every kind of Hearts.

The few names a newcomer needs are here; each is imported when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from openhearts.cards import Card, CardSet
    from openhearts.rules.presets import PRESETS
    from openhearts.rules.ruleset import RuleSet
    from openhearts.rules.ruletext import build_rules
    from openhearts.rules.view import PlayerView

__version__ = "0.1.0"

__all__ = ["PRESETS", "Card", "CardSet", "PlayerView", "RuleSet", "build_rules"]

_HOME = {
    "Card": "openhearts.cards",
    "CardSet": "openhearts.cards",
    "PRESETS": "openhearts.rules.presets",
    "PlayerView": "openhearts.rules.view",
    "RuleSet": "openhearts.rules.ruleset",
    "build_rules": "openhearts.rules.ruletext",
}


def __getattr__(name: str) -> Any:
    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(home), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
