"""Which turn a snapshot stands in, as people count turns, and what the seats have settled in advance."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("snapshots", sa.Column("turn", sa.Integer))
    op.add_column("snapshots", sa.Column("began", sa.Integer))
    op.add_column("snapshots", sa.Column("orders", sa.Text))
