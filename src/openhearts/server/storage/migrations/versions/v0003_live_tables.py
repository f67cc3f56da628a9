"""Tables for several people: settings, short codes, moments of entries, and the lobby."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("matches", sa.Column("settings", sa.Text))
    op.add_column("matches", sa.Column("code", sa.Text))
    op.create_index("matches_by_code", "matches", ["code"], unique=True)
    op.add_column("actions", sa.Column("at", sa.BigInteger))
    op.create_table(
        "lobby",
        sa.Column("table_id", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sqlite_with_rowid=False,
    )
