"""Indexes for what is asked of a database with a hundred thousand finished matches, so that nothing reads them all."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

INDEXES = [
    ("matches_of_guild", "matches", ["guild", "game", "ended"], None),
    ("matches_of_starter", "matches", ["starter"], None),
    ("begun_in_channel", "matches", ["channel", "created"], "started IS NOT NULL"),
    ("matches_by_end", "matches", ["ended"], "ended IS NOT NULL"),
    ("kept_whole", "matches", ["guild", "ended"], "thinned IS NULL AND ended IS NOT NULL"),
    ("journal_of_person", "journal", ["person"], "person IS NOT NULL"),
    ("characters_of_guild", "characters", ["guild"], "guild IS NOT NULL"),
]


def upgrade() -> None:
    for name, table, columns, where in INDEXES:
        condition = None if where is None else sa.text(where)
        op.create_index(name, table, columns, sqlite_where=condition, postgresql_where=condition)
