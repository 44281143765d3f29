"""Every step of a match says which version of it was read, so that nobody writes over what they have not seen.

And the bounds of what is drawn are kept beside each answer: they prove the rolls of a match whose rules are gone.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("matches", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("draws", sa.Text))
    op.add_column("journal", sa.Column("draws", sa.Text))
