"""When a table has to be looked at though nobody comes, and when one of the lobby was seen."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("lobby", sa.Column("seen", sa.BigInteger))
    op.create_table(
        "deadlines",
        sa.Column("table_id", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Index("deadlines_by_moment", "at"),
        sqlite_with_rowid=False,
    )
    # What is due at the matches by correspondence of before, the first look at each finds out.
    op.execute(
        sa.text(
            "INSERT INTO deadlines SELECT id, 0 FROM matches"
            " WHERE settings LIKE :some AND settings NOT LIKE :none"
        ).bindparams(some='%"move_days":%', none='%"move_days":null%')
    )
