"""Who was seated by which entry, kept also when they leave and when they come again."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    sittings = op.create_table(
        "sittings",
        sa.Column("table_id", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("since", sa.Integer, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    held = sa.table(
        "holdings",
        sa.column("owner", sa.Text),
        sa.column("match_id", sa.Text),
        sa.column("since", sa.Integer),
    )
    # Of a seat that two browsers hold nobody knows any more which one sat down there.
    alone = (
        sa.select(held.c.match_id, held.c.since, sa.func.min(held.c.owner))
        .where(held.c.since.is_not(None))
        .group_by(held.c.match_id, held.c.since)
        .having(sa.func.count() == 1)
    )
    op.execute(sittings.insert().from_select(["table_id", "since", "owner"], alone))
