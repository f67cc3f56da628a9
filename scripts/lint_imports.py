"""Check the import contracts of pyproject.toml.

The contracts name every package of the plan. Import Linter refuses a contract that names a module
which does not exist, so this leaves out what is still to come, says so, and runs Import Linter on
the rest. With --strict a missing module is an error: for the day when the plan is built.
"""

from __future__ import annotations

import configparser
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PRUNED = ("source_modules", "protected_modules", "allowed_importers")
"""The options that may only name modules that exist."""
NEEDED = ("source_modules", "protected_modules")
"""A contract in which one of these ends up empty has nothing to say yet."""


def exists(module: str) -> bool:
    """Tell whether a module or package of ours exists, or is somebody else's."""
    if not module.startswith("openhearts."):
        return True
    path = ROOT / "src" / Path(*module.split("."))
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


def prune(contract: dict[str, Any]) -> list[str]:
    """Take the modules that do not exist out of a contract and return their names."""
    missing: list[str] = []
    for option in PRUNED:
        if option in contract:
            missing += [module for module in contract[option] if not exists(module)]
            contract[option] = [module for module in contract[option] if exists(module)]
    return missing


def as_text(value: Any) -> str:
    """Write an option's value as an INI file wants it."""
    if isinstance(value, list):
        return "".join(f"\n{item}" for item in value)
    return str(value)


def main(arguments: list[str]) -> int:
    """Prune, report, and run Import Linter."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
    contracts = settings.pop("contracts")
    ini = configparser.ConfigParser(interpolation=None)
    ini["importlinter"] = {option: as_text(value) for option, value in settings.items()}
    missing: set[str] = set()
    for contract in contracts:
        missing.update(prune(contract))
        if any(contract.get(option) == [] for option in NEEDED):
            continue
        name = f"importlinter:contract:{contract.pop('id')}"
        ini[name] = {option: as_text(value) for option, value in contract.items()}
    if missing:
        print("Named in the import contracts but not there yet:", ", ".join(sorted(missing)))
        if "--strict" in arguments:
            return 1
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "importlinter.ini"
        with config.open("w") as file:
            ini.write(file)
        command = ["lint-imports", "--no-logo", "--cache-dir", ".cache/import-linter"]
        return subprocess.run([*command, str(config)], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
