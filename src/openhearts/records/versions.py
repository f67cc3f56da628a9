"""Format versions: which are read, and how an old one becomes the present one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from openhearts.records.record import FORMAT_VERSION

OLDEST_VERSION = 1

JSON_UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = MappingProxyType({})
"""For each old version: the function that turns its JSON object into the next version's."""


def why_unreadable(version: int) -> str | None:
    """Return why a record of this format version cannot be read, ``None`` if it can."""
    if version > FORMAT_VERSION:
        return (
            f"this record has format version {version}, and this program reads versions up to"
            f" {FORMAT_VERSION}: read it with a newer program"
        )
    if version < OLDEST_VERSION:
        return f"there is no format version {version}: the first is {OLDEST_VERSION}"
    return None


def upgraded(plain: dict[str, Any], version: int) -> dict[str, Any]:
    """Bring a JSON object of a readable version up to the present one, step by step."""
    for step in range(version, FORMAT_VERSION):
        plain = JSON_UPGRADES[step](plain)
    return plain
