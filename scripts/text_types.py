"""Print the TypeScript types of the texts: which there are, and which facts each needs.

    python scripts/text_types.py > web/src/generated/texts.ts

They come from the English files, so that a wrong name or a missing fact fails the type check of
the client. The tests hold every other language to the same facts.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast, visitor

TEXTS: Final = Path(__file__).resolve().parent.parent / "src" / "openhearts" / "texts"
ONLY_TERMINAL: Final = "terminal.ftl"
NUMBERS: Final = ("zero", "one", "few", "many")
HEAD: Final = """\
// Made by `make types` from the English texts; change those instead.

import type { Cards } from "../texts/bundle";

type Said = string | number | readonly string[];

/** Every text, with the facts it needs. */
export interface Texts {
"""


class Facts(visitor.Visitor):
    """The variables of one pattern with their types, and the messages it is made of."""

    def __init__(self) -> None:
        """Begin with none."""
        self.types: dict[str, str] = {}
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named by Fluent
        """Note a message that the text refers to."""
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by Fluent
        """Note a variable that is said as it is."""
        self.types.setdefault(node.id.name, "Said")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - named by Fluent
        """Note a variable that holds cards, parts or a number."""
        kind = {"CARDS": "Cards", "JOIN": "readonly string[]", "NUMBER": "number"}[node.id.name]
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.types[argument.id.name] = kind

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - named by Fluent
        """Note a variable that the text chooses by."""
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                "number"
                if isinstance(variant.key, ast.NumberLiteral) or variant.key.name in NUMBERS
                else "boolean"
                if variant.key.name == "yes"
                else "string"
                for variant in node.variants
            }
            kind = next(kind for kind in ("number", "boolean", "string") if kind in keys)
            self.types[node.selector.id.name] = kind
        for variant in node.variants:
            self.visit(variant.value)


def facts_of_texts(files: list[Path]) -> dict[str, dict[str, str]]:
    """Return every text of some files with its facts and their types, references followed."""
    found: dict[str, Facts] = {}
    for file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message):
                continue
            patterns = {entry.id.name: entry.value} | {
                f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes
            }
            for name, pattern in patterns.items():
                if pattern is not None:
                    found[name] = Facts()
                    found[name].visit(pattern)

    def whole(name: str) -> dict[str, str]:
        types = dict(found[name].types)
        for message in found[name].messages:
            for fact, kind in whole(message).items():
                if types.get(fact, "Said") == "Said":
                    types[fact] = kind
        return types

    return {name: dict(sorted(whole(name).items())) for name in found}


def text_types() -> str:
    """Return the TypeScript module."""
    files = [file for file in sorted((TEXTS / "en").glob("*.ftl")) if file.name != ONLY_TERMINAL]
    lines = []
    for name, facts in facts_of_texts(files).items():
        fields = "; ".join(f"{fact}: {kind}" for fact, kind in facts.items())
        lines.append(f'  "{name}": {f"{{ {fields} }}" if facts else "Record<string, never>"};\n')
    return HEAD + "".join(lines) + "}\n"


if __name__ == "__main__":
    sys.stdout.write(text_types())
