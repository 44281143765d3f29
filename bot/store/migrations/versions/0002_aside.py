"""What the host remembers of a table besides: open questions, time given, whether everybody is away."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("matches", sa.Column("aside", sa.Text))
