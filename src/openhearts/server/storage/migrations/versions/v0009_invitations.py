"""Invitations that were made to a table later, after the first."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "invitations",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("matches.id"), nullable=False),
        sqlite_with_rowid=False,
    )
