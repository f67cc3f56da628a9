"""Find PostgreSQL and Redis for the tests, installing them where they are missing.

Looks at OPENHEARTS_POSTGRES (a folder with `postgres` and `initdb`) and OPENHEARTS_REDIS (the path
of `redis-server`), then on the PATH and where Debian keeps PostgreSQL's programs. What is missing
is installed from Debian's packages, as root on Debian. Nothing is started here and no service of
the system is used: the tests run their own on free ports. With --find nothing is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from find_browser import is_debian_root

DEBIAN_FOLDERS = Path("/usr/lib/postgresql")
PACKAGES = ("postgresql", "redis-server")
HINT = (
    "or set OPENHEARTS_POSTGRES to the folder of PostgreSQL's programs and OPENHEARTS_REDIS to the"
    " path of redis-server."
)


def postgres_folder() -> Path | None:
    """Return the folder with PostgreSQL's programs, if it is installed."""
    chosen = os.environ.get("OPENHEARTS_POSTGRES")
    if chosen:
        if _has_programs(Path(chosen)):
            return Path(chosen)
        sys.exit(f"OPENHEARTS_POSTGRES names {chosen}, where there is no postgres and initdb.")
    found = sorted(DEBIAN_FOLDERS.glob("*/bin"), key=_version, reverse=True)
    on_path = shutil.which("postgres")
    if on_path:
        found.append(Path(on_path).parent)
    return next(filter(_has_programs, found), None)


def _has_programs(folder: Path) -> bool:
    return all((folder / name).is_file() for name in ("postgres", "initdb"))


def _version(folder: Path) -> float:
    try:
        return float(folder.parent.name)
    except ValueError:
        return 0.0


def redis_server() -> Path | None:
    """Return the path of the Redis server, if it is installed."""
    chosen = os.environ.get("OPENHEARTS_REDIS")
    if chosen:
        if Path(chosen).is_file():
            return Path(chosen)
        sys.exit(f"OPENHEARTS_REDIS names {chosen}, which is not there.")
    for name in ("redis-server", "valkey-server"):
        program = shutil.which(name)
        if program:
            return Path(program)
    return None


def install_commands() -> list[list[str]]:
    """Return the commands that install both."""
    return [["apt-get", "update"], ["apt-get", "install", "-y", "-q", *PACKAGES]]


def mending() -> str:
    """Return the commands that mend a missing service, for a person to type."""
    return " && ".join(" ".join(command) for command in install_commands())


def _install() -> None:
    # Debian starts what it installs; policy-rc.d is not ours to write, so that is left as it is.
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in install_commands():
        print("no PostgreSQL or Redis found; running", " ".join(command), file=sys.stderr)
        if subprocess.run(command, env=environment, stdout=sys.stderr, check=False).returncode:
            return


def main(arguments: list[str]) -> int:
    """Find or install both and print where they are."""
    found = postgres_folder(), redis_server()
    if None in found and "--find" not in arguments and is_debian_root():
        _install()
        found = postgres_folder(), redis_server()
    if None in found:
        print(
            "The tests need PostgreSQL and Redis. To mend it, run as root (Debian, Ubuntu)\n\n"
            f"    {mending()}\n\n{HINT}",
            file=sys.stderr,
        )
        return 1
    for path in found:
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
