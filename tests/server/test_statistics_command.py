"""`hearts statistics` tells what the store holds, and works it out anew when asked to."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from server.live import live_server
from server.test_past_matches import OTHER, played, statistics

HEARTS = Path(sys.executable).with_name("hearts")


def command(*arguments):
    return subprocess.run(
        [HEARTS, "statistics", *map(str, arguments)],
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_the_statistics_are_told_and_rebuilt(tmp_path):
    database = tmp_path / "openhearts.db"
    with live_server(database) as live:
        played(live, name="Mia")
        played(live, name="Mia", level="steady")
        played(live, OTHER, name="Zoë", preset="omnibus")
        [group] = statistics(live)["groups"]
    told = command("--data-dir", tmp_path)
    assert told.returncode == 0, told.stderr
    assert "Mia:\n" in told.stdout
    assert "Zoë:\n" in told.stdout
    assert f"4 players: matches 2, won {group['won']}," in told.stdout
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE facts SET facts = replace(facts, '\"points\":', '\"points\":9')")
        connection.commit()
    assert command("--data-dir", tmp_path).stdout != told.stdout
    rebuilt = command("--data-dir", tmp_path, "--rebuild")
    assert rebuilt.stdout == f"Worked out anew from 3 matches.\n{told.stdout}"


def test_without_matches_it_says_so(tmp_path):
    assert command("--data-dir", tmp_path).stdout == "There are no matches yet.\n"


def test_a_foreign_database_is_left_alone(tmp_path):
    (tmp_path / "openhearts.db").write_text("Dear diary, today I shot the moon.\n" * 100)
    told = command("--data-dir", tmp_path)
    assert told.returncode != 0
    assert "damaged or no database" in told.stderr
    assert told.stderr.count("\n") == 1


def test_a_folder_that_is_not_there_is_refused_and_not_made(tmp_path):
    told = command("--data-dir", tmp_path / "mistyped")
    assert told.returncode == 2
    assert told.stderr.startswith("hearts: there is no folder ")
    assert told.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
