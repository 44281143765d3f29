"""How well the automaton of a seat plays; those there were are steady."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("seats", sa.Column("strength", sa.String(16), nullable=False, server_default="steady"))
