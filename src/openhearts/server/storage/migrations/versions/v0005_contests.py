"""The same deals at several tables, who tried them, and how matches ended."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "contests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("deals", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
    )
    op.create_table(
        "contest_tables",
        sa.Column("table_id", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("contest_id", sa.Text, sa.ForeignKey("contests.id"), nullable=False),
        sa.Column("counted", sa.Integer, nullable=False),
    )
    op.create_index("contest_tables_by_contest", "contest_tables", ["contest_id"])
    op.create_table(
        "contest_tries",
        sa.Column("contest_id", sa.Text, sa.ForeignKey("contests.id"), primary_key=True),
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("matches.id"), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "outcomes",
        sa.Column("table_id", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
    )
