"""What every new table for one person is made of: rules and a level that exist, and its seats."""

from __future__ import annotations

from openhearts.players import PLAYER_NAMES
from openhearts.protocol.messages import RefusalCode, Refused
from openhearts.protocol.rules import RulesRequest
from openhearts.protocol.wordings import wire_wording
from openhearts.rules.errors import RuleSetError
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.ruletext import build_rules
from openhearts.server.gate import Refusal, refusal
from openhearts.table.chairs import BOT_NAMES, SeatHolder

PERSONS_SEAT = 0


def rules_wanted(wanted: RulesRequest) -> RuleSet:
    """Return the rules that somebody chose.

    Raises:
        Refusal: they contradict themselves; it says how.
    """
    try:
        return build_rules(wanted.preset, wanted.players, wanted.changes)
    except RuleSetError as error:
        raise Refusal(
            Refused(
                request=None,
                code=RefusalCode.BAD_RULES,
                message=str(error),
                options=list(error.options),
                said=wire_wording(error.said),
            )
        ) from error


def check_level(level: str) -> None:
    """Refuse a level that does not exist.

    Raises:
        Refusal: it does not; the message names the levels.
    """
    if level not in PLAYER_NAMES:
        raise refusal(
            RefusalCode.MALFORMED,
            f"There is no level {level!r}: the levels are {', '.join(PLAYER_NAMES)}.",
        )


def solo_seats(name: str, level: str, players: int) -> list[SeatHolder]:
    """Return the seats of a person and of computer players whose names are others."""
    others = [bot for bot in BOT_NAMES if bot.casefold() != name.casefold()]
    return [SeatHolder(name), *(SeatHolder(bot, level) for bot in others[: players - 1])]
