"""Every step of a match says which version of it was read, so that nobody writes over what they have not seen."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("matches", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
