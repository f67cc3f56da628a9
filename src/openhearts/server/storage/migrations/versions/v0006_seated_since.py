"""Since which entry of its log a match is somebody's: a seat may be another's later."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("holdings", sa.Column("since", sa.Integer))
