"""Characters that live on from match to match, and how they came into each of them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "characters",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("owner", sa.BigInteger, nullable=False),
        sa.Column("guild", sa.BigInteger),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("sheet", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("playing", sa.String(16), sa.ForeignKey("matches.id", ondelete="SET NULL")),
        sa.Column("origin", sa.String(32), unique=True),
        sa.Column("created", sa.DateTime, nullable=False),
        sa.Column("changed", sa.DateTime, nullable=False),
        sa.Column("retired", sa.DateTime),
    )
    op.create_index("characters_of_person", "characters", ["owner", "game"])
    op.create_index("characters_in_match", "characters", ["playing"])
    op.create_table(
        "brought",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("character", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("sheet", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "place"),
    )
