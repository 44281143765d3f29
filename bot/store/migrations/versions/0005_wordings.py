"""How events were worded last, so that their wordings take turns after a restart too."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("snapshots", sa.Column("wordings", sa.Text))
