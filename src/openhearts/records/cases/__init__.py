"""Rule cases: situations with what the rules say about them, put to the engine.

A case file is TOML: an array of tables ``[[case]]``. Each case has a ``name``, a ``kind``
(``play``, ``hand``, ``match`` or ``build``), what it ``tests``, a ``preset``, ``players``,
``changes``, the situation, and in ``expect`` what must come out.
"""

from openhearts.records.cases.reading import read_cases
from openhearts.records.cases.running import run_case, run_cases
from openhearts.records.cases.shapes import Case, CaseError, CaseOutcome, Difference

__all__ = [
    "Case",
    "CaseError",
    "CaseOutcome",
    "Difference",
    "read_cases",
    "run_case",
    "run_cases",
]
