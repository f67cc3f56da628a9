"""The tables of the database. ``migrations`` makes them; a test compares the two."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Integer, MetaData, Table, Text

METADATA = MetaData()

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("format", Integer, nullable=False),
    Column("rules", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("created", Text, nullable=False),
)

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
    sqlite_with_rowid=False,
)
