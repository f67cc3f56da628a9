"""Inserting rows that may be there already, for either database."""

from __future__ import annotations

from typing import TypeAlias

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite

Insert: TypeAlias = postgresql.Insert | sqlite.Insert


def new_row(table: Table, dialect: str) -> Insert:
    """Return the statement that inserts a row, in the words of a database."""
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)


def insert_or_keep(table: Table, dialect: str) -> Insert:
    """Return the statement that leaves a row that is there as it is."""
    return new_row(table, dialect).on_conflict_do_nothing()


def insert_or_replace(table: Table, dialect: str) -> Insert:
    """Return the statement that puts the new row in the place of one with the same key."""
    statement = new_row(table, dialect)
    key = list(table.primary_key)
    return statement.on_conflict_do_update(
        index_elements=key,
        set_={
            column.name: statement.excluded[column.name]
            for column in table.columns
            if column not in key
        },
    )
