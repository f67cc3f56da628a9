"""Find a Chromium for the tests, installing one where there is none, and print its path.

Looks at OPENHEARTS_CHROMIUM, then on the PATH, then for a browser of Playwright's. Without any it
installs Debian's (as root on Debian) or Playwright's. With --find nothing is installed.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
STAMP = Path(__file__).resolve().parent.parent / ".cache" / "browser"
"""`make test` keeps the path of the browser here."""


def works(program: str | Path) -> bool:
    """Tell whether a program is a browser that starts: Ubuntu's snap stub, say, is none."""
    try:
        done = subprocess.run(
            [program, "--version"], capture_output=True, text=True, timeout=30, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0 and done.stdout.strip().startswith(("Chromium", "Google Chrome"))


def is_snap_stub(program: str) -> bool:
    """Tell whether a program only leads to a snap, whose browser cannot open our folders."""
    path = Path(program).resolve()
    if "snap" in path.parts:
        return True
    with path.open("rb") as file:
        start = file.read(4096)
    return start.startswith(b"#!") and b"snap" in start


def find() -> str | None:
    """Return the path of a browser that is there already."""
    chosen = os.environ.get("OPENHEARTS_CHROMIUM")
    if chosen:
        if works(chosen):
            return chosen
        sys.exit(f"OPENHEARTS_CHROMIUM names {chosen}, which is no Chromium that starts.")
    for name in NAMES:
        program = shutil.which(name)
        if program and not is_snap_stub(program) and works(program):
            return program
    return find_playwrights()


def find_playwrights() -> str | None:
    """Return the path of the browser that Playwright has downloaded, if it has."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - slow, and seldom needed

    with sync_playwright() as playwright:
        program = playwright.chromium.executable_path
    return program if Path(program).is_file() and works(program) else None


def is_debian_root() -> bool:
    """Tell whether apt-get can install Debian's own Chromium right away."""
    if platform.system() != "Linux" or os.geteuid() != 0:
        return False
    try:
        return platform.freedesktop_os_release().get("ID") == "debian"
    except OSError:
        return False


def install_commands() -> list[list[str]]:
    """Return the commands that install a browser on this machine."""
    if is_debian_root():
        return [["apt-get", "update"], ["apt-get", "install", "-y", "-q", "chromium"]]
    return [[sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"]]


def mending() -> str:
    """Return the commands that mend a missing browser, for a person to type."""
    return " && ".join(" ".join(command) for command in install_commands())


def install() -> None:
    """Install a browser."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in install_commands():
        print("no Chromium found; running", " ".join(command), file=sys.stderr, flush=True)
        # Standard output is for the answer.
        if subprocess.run(command, env=environment, stdout=sys.stderr, check=False).returncode:
            return


def main(arguments: list[str]) -> int:
    """Find or install a browser and print its path."""
    program = find()
    if program is None and "--find" not in arguments:
        install()
        program = find()
    if program is None:
        print(
            f"The tests need Chromium, and there is none. To mend it, run\n\n    {mending()}\n\n"
            "or set OPENHEARTS_CHROMIUM to the path of a Chromium or Google Chrome.",
            file=sys.stderr,
        )
        return 1
    print(program)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
