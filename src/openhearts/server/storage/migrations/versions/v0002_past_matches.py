"""Whose matches they are, records taken in, and what was worked out about finished hands."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "holdings",
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("match_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "imports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )
    op.create_index("imports_by_digest", "imports", ["digest"])
    op.create_table(
        "practices",
        sa.Column("table_id", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("hand", sa.Integer, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
    )
    op.create_table(
        "facts",
        sa.Column("table_id", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
    )
    op.create_table(
        "analyses",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("engine", sa.Text, primary_key=True),
        sa.Column("analysis", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
