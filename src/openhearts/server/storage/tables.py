"""The tables of the database. ``migrations`` makes them; a test compares the two."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, Table, Text

METADATA = MetaData()

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("format", Integer, nullable=False),
    Column("rules", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("created", Text, nullable=False),
    Column("settings", Text),
    Column("code", Text),
    Index("matches_by_code", "code", unique=True),
)

LOBBY = Table(
    "lobby",
    METADATA,
    Column("table_id", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seen", BigInteger),
    sqlite_with_rowid=False,
)
"""The tables where anybody may sit down, and when one was last seen alive by the process that
serves it; those that are over are taken out when they are met."""

INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("matches.id"), nullable=False),
    sqlite_with_rowid=False,
)
"""What invites to a table besides its own name and its first code, or did: names of links, and
codes. Which of them still does, the table's log says."""

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token_hash", Text, nullable=False),
    sqlite_with_rowid=False,
)

ACTIONS = Table(
    "actions",
    METADATA,
    Column("table_id", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("at", BigInteger),
    sqlite_with_rowid=False,
)

DEADLINES = Table(
    "deadlines",
    METADATA,
    Column("table_id", Text, ForeignKey("matches.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("deadlines_by_moment", "at"),
    sqlite_with_rowid=False,
)
"""When a table has to be looked at though nobody comes; none where nothing waits for that."""

HOLDINGS = Table(
    "holdings",
    METADATA,
    Column("owner", Text, primary_key=True),
    Column("match_id", Text, primary_key=True),
    Column("seat", Integer),
    Column("since", Integer),
    sqlite_with_rowid=False,
)
"""Whose matches they are; ``owner`` is the hash of a person's key, ``since`` the number of the
entry that seated them: who leaves keeps the match, but the seat may be another's."""

SITTINGS = Table(
    "sittings",
    METADATA,
    Column("table_id", Text, ForeignKey("matches.id"), primary_key=True),
    Column("since", Integer, primary_key=True),
    Column("owner", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""Who was seated by the entry of this number, or is kept out by it: the key that sat down, whatever
became of it."""

IMPORTS = Table(
    "imports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("line", Text, nullable=False),
    Column("record", Text, nullable=False),
    Index("imports_by_digest", "digest"),
)
"""Records taken in from files, with their line in the list of matches."""

PRACTICES = Table(
    "practices",
    METADATA,
    Column("table_id", Text, ForeignKey("matches.id"), primary_key=True),
    Column("source", Text, nullable=False),
    Column("hand", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("scores", Text, nullable=False),
)
"""The tables at which a finished hand is played again, and which hand that is."""

FACTS = Table(
    "facts",
    METADATA,
    Column("table_id", Text, ForeignKey("matches.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("facts", Text, nullable=False),
)
"""What the logs tell, so that they need not be read again: derived, and rebuilt when it is gone."""

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("engine", Text, primary_key=True),
    Column("analysis", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""What the search makes of finished hands, by record and engine: derived as well."""

CONTESTS = Table(
    "contests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("rules", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("deals", Text, nullable=False),
    Column("created", Text, nullable=False),
)
"""The same deals at several tables; ``deals`` is the secret that all of them follow from."""

CONTEST_TABLES = Table(
    "contest_tables",
    METADATA,
    Column("table_id", Text, ForeignKey("matches.id"), primary_key=True),
    Column("contest_id", Text, ForeignKey("contests.id"), nullable=False),
    Column("counted", Integer, nullable=False),
    Index("contest_tables_by_contest", "contest_id"),
)
"""The tables of a contest, and which of them stand in its table of results."""

CONTEST_TRIES = Table(
    "contest_tries",
    METADATA,
    Column("contest_id", Text, ForeignKey("contests.id"), primary_key=True),
    Column("owner", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("matches.id"), nullable=False),
    sqlite_with_rowid=False,
)
"""The one try of each person that counts."""

OUTCOMES = Table(
    "outcomes",
    METADATA,
    Column("table_id", Text, ForeignKey("matches.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("outcome", Text, nullable=False),
)
"""How far a match is and how it ended: derived from its log, and rebuilt when it is gone."""

PROCESSES = Table(
    "processes",
    METADATA,
    Column("holder", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""The processes that serve this database, and until when each counts as alive."""

LEASES = Table(
    "leases",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("holder", Text, nullable=False),
    Index("leases_by_holder", "holder"),
)
"""Which process acts for the computer players and clocks of a table."""
