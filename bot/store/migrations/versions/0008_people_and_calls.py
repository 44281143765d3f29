"""What people wish for themselves, who has been called, time saved up, and which matches are thinned to their record."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "key"),
    )
    op.add_column("matches", sa.Column("called", sa.Text))
    op.add_column("matches", sa.Column("call_at", sa.DateTime))
    op.add_column("matches", sa.Column("banks", sa.Text))
    op.add_column("matches", sa.Column("thinned", sa.DateTime))
    live = sa.text("status IN ('lobby', 'open')")
    op.create_index("live_of_guild", "matches", ["guild", "starter"], sqlite_where=live, postgresql_where=live)
