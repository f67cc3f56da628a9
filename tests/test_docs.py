"""The documents tell the truth: their code runs, and their links lead somewhere."""

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import openhearts

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(openhearts.__path__, "openhearts.")
    if not module.name.endswith("__main__") and ".migrations" not in module.name
)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_code_in_a_document_runs(path):
    text = path.read_text(encoding="utf-8")
    parser = doctest.DocTestParser()
    code = "\n".join(re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL))
    test = parser.get_doctest(code, {}, path.name, str(path), 0)
    outcome = doctest.DocTestRunner().run(test)
    assert outcome.failed == 0


def test_the_readme_shows_a_hand():
    assert ">>> hand.apply(" in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_links_in_a_document_lead_to_files(path):
    targets = re.findall(r"\]\((?!https?:)([^)#]+)", path.read_text(encoding="utf-8"))
    assert [target for target in targets if not (path.parent / target).exists()] == []


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_docstrings_run(name):
    assert doctest.testmod(importlib.import_module(name)).failed == 0
