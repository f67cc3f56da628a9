"""Colours, durations, sizes of text and spaces are tokens: no style has a bare one."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
SPACES = r"(?:row-|column-)?gap|padding(?:-\w+)*|margin(?:-\w+)*|font-size|font"
BARE = re.compile(
    rf"^\s*(?:(?:{SPACES}):[^;]*\d(?:px|rem)\b|[\w-]+:[^;]*(?:#[0-9a-fA-F]{{3,8}}\b|\brgb\(|\b\d+m?s\b))[^;]*;",
    re.MULTILINE,
)


def styles():
    for path in sorted(SOURCES.rglob("*")):
        if path.suffix == ".svelte":
            found = re.search(r"<style>(.*)</style>", path.read_text(), re.DOTALL)
            yield path, found[1] if found else ""
        elif path.suffix == ".css" and path.name != "tokens.css":
            yield path, path.read_text()


def test_no_style_has_a_bare_value():
    bare = [
        f"{path.relative_to(SOURCES)}: {found[0].strip()}"
        for path, style in styles()
        for found in BARE.finditer(style)
    ]
    assert bare == []


def test_a_bare_value_is_seen():
    for line in ("padding: 0 3px;", "margin-top: -1px;", "color: #fff;", "transition: top 90ms;"):
        assert BARE.search(f"p {{\n  {line}\n}}")
    assert not BARE.search("p {\n  width: 18px;\n  padding: var(--space-4);\n}")
