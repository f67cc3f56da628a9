"""The transcript in docs/terminal.md is what the command really writes."""

import re
from pathlib import Path

from typer.testing import CliRunner

from openhearts.cli import app

PAGE = Path(__file__).resolve().parents[2] / "docs" / "terminal.md"


def test_the_transcript_is_real():
    text = PAGE.read_text(encoding="utf-8")
    shown = re.search(r"```text\n(.*?)```", text, re.DOTALL)[1]
    seed = re.search(r"`hearts play --seed (\w+)`", text)[1]
    typed = re.findall(r"^(?:Pass|Play)[^>\n]*> (.*)$", shown, re.MULTILINE)
    written = CliRunner().invoke(
        app, ["play", "--seed", seed], input="".join(f"{line}\n" for line in typed)
    )
    assert written.stdout == shown
