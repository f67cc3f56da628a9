"""The documents tell the truth: their code runs, and their links lead somewhere."""

import doctest
import importlib
import pkgutil
import re
import subprocess
import sys
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


def test_the_readme_leads_to_every_document():
    leads = re.findall(r"\]\((docs/[^)#]+)", (ROOT / "README.md").read_text(encoding="utf-8"))
    pages = {path.relative_to(ROOT).as_posix() for path in DOCUMENTS}
    assert pages - {"README.md", "docs/index.md"} - set(leads) == set()


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_links_in_a_document_lead_to_files(path):
    targets = re.findall(r"\]\((?!https?:)([^)#]+)", path.read_text(encoding="utf-8"))
    assert [target for target in targets if not (path.parent / target).exists()] == []


@pytest.mark.parametrize("page", ["design/known-faults.md", "security.md"])
def test_every_fault_and_every_danger_is_held_by_tests_there_are(page):
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| ") and "Held by" not in line]
    assert len(rows) > 15
    for row in rows:
        named = re.findall(r"`((?:tests|web)/[\w./]+)(?:::(\w+))?`", row)
        assert named, row
        for path, test in named:
            code = (ROOT / path).read_text(encoding="utf-8")
            assert not test or f"def {test}(" in code, f"{path} has no {test}"


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """The documentation as `make docs` builds it; a warning fails it."""
    folder = tmp_path_factory.mktemp("docs")
    command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--keep-going"]
    outcome = subprocess.run(
        [*command, "docs", str(folder)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert outcome.returncode == 0, outcome.stderr
    return folder


def test_the_documentation_has_a_page_for_each_document(built):
    for path in (ROOT / "docs").rglob("*.md"):
        page = built / path.relative_to(ROOT / "docs").with_suffix(".html")
        assert "<h1>" in page.read_text(encoding="utf-8")


def test_the_documentation_needs_nothing_from_outside(built):
    loads = re.compile(r"<(?:script|img|iframe)[^>]+src=\"([^\"]+)|<link[^>]+href=\"([^\"]+)")
    for page in built.rglob("*.html"):
        for source, link in loads.findall(page.read_text(encoding="utf-8")):
            assert "//" not in (source or link), f"{page.name}: {source or link}"
    for style in built.rglob("*.css"):
        text = style.read_text(encoding="utf-8")
        assert not re.search(r"url\([\"']?(?:https?:)?//|@import", text), style.name


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_docstrings_run(name):
    assert doctest.testmod(importlib.import_module(name)).failed == 0
