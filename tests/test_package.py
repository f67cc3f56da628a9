"""The package, its versions and its locks agree with one another."""

import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import openhearts

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
LOCKS = ["requirements/dev.txt", "requirements/play.txt", "requirements/serve.txt"]


def pins(lock: str) -> dict[str, str]:
    text = (ROOT / lock).read_text()
    found = re.findall(r"^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==([^ ;\\]+)", text, re.MULTILINE)
    return {canonicalize_name(name): pin for name, pin in found}


def test_the_installed_version_is_that_of_the_sources():
    assert version("openhearts") == openhearts.__version__


def test_the_changelog_begins_with_this_version():
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert newest is not None
    assert newest[1] == openhearts.__version__


def test_the_client_carries_this_version():
    package = json.loads((ROOT / "web" / "package.json").read_text())
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    assert package["version"] == lock["version"] == openhearts.__version__


def test_the_command_tells_its_version():
    program = Path(sys.executable).with_name("hearts")
    done = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
    assert openhearts.__version__ in done.stdout


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_pins_what_the_project_asks_for(lock):
    pinned = pins(lock)
    groups = PROJECT["dependency-groups"]
    wanted = [*PROJECT["project"]["dependencies"]]
    if lock == "requirements/serve.txt":
        wanted += PROJECT["project"]["optional-dependencies"]["many"]
    else:
        wanted += groups["build"]
    if lock == "requirements/dev.txt":
        wanted += [*groups["test"], *groups["check"], *groups["lock"]]
    for requirement in map(Requirement, wanted):
        assert requirement.specifier.contains(pinned[canonicalize_name(requirement.name)])


@pytest.mark.parametrize("lock", LOCKS)
def test_all_locks_pin_the_same_releases(lock):
    assert pins(lock).items() <= pins("requirements/dev.txt").items()


def test_the_container_installs_nothing_that_is_not_pinned():
    calls = re.findall(r"pip (?:install|wheel) [^&]*", (ROOT / "Containerfile").read_text())
    assert calls
    assert all("--require-hashes" in call or "--no-deps" in call for call in calls)


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_has_a_hash_for_every_pin_and_no_address(lock):
    text = (ROOT / lock).read_text()
    assert "://" not in text
    blocks = re.split(r"^(?=\S+==)", text, flags=re.MULTILINE)[1:]
    assert blocks
    assert all("--hash=sha256:" in block for block in blocks)


def test_the_clients_lock_names_no_registry():
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert len(packages) > 1
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert all("integrity" in package for name, package in packages.items() if name)
