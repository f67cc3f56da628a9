"""The Fluent files as they are written: which texts there are, and what each is made of."""

from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

FOLDER = Path(__file__).resolve().parents[2] / "src" / "openhearts" / "texts"


@dataclass
class Made(visitor.Visitor):
    """What a text is made of."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    calls: set[tuple[str, tuple[tuple[str, str], ...]]] = field(default_factory=set)
    selectors: dict[str, set[str]] = field(default_factory=dict)
    """The keys by which a text chooses, for each variable."""

    def visit_VariableReference(self, node):  # noqa: N802 - named by Fluent
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802 - named by Fluent
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node):  # noqa: N802 - named by Fluent
        named = tuple((one.name.name, one.value.value) for one in node.arguments.named)
        self.calls.add((node.id.name, named))
        self.generic_visit(node)

    def visit_SelectExpression(self, node):  # noqa: N802 - named by Fluent
        if isinstance(node.selector, ast.VariableReference):
            keys = self.selectors.setdefault(node.selector.id.name, set())
            keys |= {getattr(one.key, "name", None) or one.key.value for one in node.variants}
        self.generic_visit(node)


@dataclass
class Texts:
    """All texts of a language, parts after a dot."""

    made: dict[str, Made]
    files: dict[str, str]
    """The file of each."""
    junk: list[str]
    twice: list[str]

    def variables(self, name):
        """The facts a text needs, those of the texts it refers to included."""
        made = self.made[name]
        return made.variables.union(*(self.variables(other) for other in made.references))


def read_texts(language):
    found = Texts({}, {}, [], [])
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                found.junk.append(f"{file.name}: {entry.content.strip()}")
            if not isinstance(entry, ast.Message):
                continue
            patterns = {entry.id.name: entry.value} | {
                f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes
            }
            for name, pattern in patterns.items():
                if pattern is None:
                    continue
                if name in found.made:
                    found.twice.append(name)
                found.made[name] = Made()
                found.made[name].visit(pattern)
                found.files[name] = file.name
    return found
