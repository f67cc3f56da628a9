"""What all tests share."""

import os
import signal
import sys
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

import find_browser  # noqa: E402 - lives beside the package, not in it

CHROMIUM_ARGUMENTS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

# Machines differ too much in speed for a deadline on one example; a hang meets pytest's timeout.
settings.register_profile("default", deadline=None, print_blob=True)
settings.register_profile("thorough", parent=settings.get_profile("default"), max_examples=2000)
# The commands speak English here, wherever the tests run.
os.environ["LC_ALL"] = "C.UTF-8"
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
# A shell has what it runs in the background ignore interrupts, and with it the programs that the
# tests start and interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """The path of a Chromium. A test that needs one fails without it: it never skips."""
    stamp = find_browser.STAMP
    path = stamp.read_text().strip() if stamp.is_file() else find_browser.find()
    if not path or not Path(path).is_file():
        pytest.fail(f"there is no Chromium; run: {find_browser.mending()}", pytrace=False)
    return path


@pytest.fixture(scope="session")
def chromium_arguments() -> list[str]:
    return list(CHROMIUM_ARGUMENTS)
