"""Who is being forgotten, and which servers: they are erased piece by piece, also across a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "erasures",
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("kind", "id"),
    )
