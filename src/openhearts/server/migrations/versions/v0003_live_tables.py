"""Tables for several people: what each allows, its short code, and when each entry was made."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("matches", sa.Column("settings", sa.Text))
    op.add_column("matches", sa.Column("code", sa.Text))
    op.create_index("matches_by_code", "matches", ["code"], unique=True)
    op.add_column("actions", sa.Column("at", sa.BigInteger))
