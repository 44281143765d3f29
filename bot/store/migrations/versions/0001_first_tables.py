"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _match():
    return sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary),
        sa.Column("commitment", sa.String(64)),
        sa.Column("starter", sa.BigInteger, nullable=False),
        sa.Column("starter_name", sa.Text, nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("created", sa.DateTime, nullable=False),
        sa.Column("started", sa.DateTime),
        sa.Column("ended", sa.DateTime),
        sa.Column("outcome", sa.Text),
    )
    live = sa.text("status IN ('lobby', 'open')")
    op.create_index(
        "one_live_match_per_channel", "matches", ["channel"], unique=True, sqlite_where=live, postgresql_where=live
    )
    op.create_table(
        "seats",
        _match(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.BigInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("is_away", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat"),
    )
    op.create_index("seats_of_person", "seats", ["person"])
    op.create_table(
        "snapshots",
        _match(),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.Column("drawn", sa.BigInteger, nullable=False),
        sa.Column("prompts", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", "answers"),
    )
    op.create_table(
        "journal",
        _match(),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("prompt", sa.Integer),
        sa.Column("seat", sa.Integer),
        sa.Column("choice", sa.Text),
        sa.Column("by", sa.String(16)),
        sa.Column("kept", sa.Integer),
        sa.Column("person", sa.BigInteger),
        sa.Column("at", sa.DateTime, nullable=False),
        sa.PrimaryKeyConstraint("match", "sequence"),
    )
    op.create_table(
        "deadlines",
        _match(),
        sa.Column("prompt", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("remind", sa.DateTime, nullable=False),
        sa.Column("due", sa.DateTime, nullable=False),
        sa.Column("is_reminded", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("match", "prompt"),
    )
    op.create_table(
        "results",
        _match(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.BigInteger),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("has_won", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat"),
    )
    op.create_index("results_of_person", "results", ["person"])
    op.create_table(
        "settings",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guild", "key"),
    )
