"""What the host remembers of a table besides the match is called its notes, and its fields say what they hold."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

NOTES = {
    "motions": "votes",
    "moved": "votes_called",
    "held": "given_away",
    "gone": "left_server",
    "stirred": "seats_changed",
}
VOTE = {"is_gone": "has_left_server"}


def upgrade() -> None:
    # Renamed in place. A batch would make the table anew and drop the old one, and with foreign keys on SQLite then
    # deletes every seat and answer that hangs on its rows.
    op.alter_column("matches", "aside", new_column_name="notes")
    matches = sa.table("matches", sa.column("id", sa.String), sa.column("notes", sa.Text))
    connection = op.get_bind()
    kept = connection.execute(sa.select(matches.c.id, matches.c.notes).where(matches.c.notes.is_not(None))).all()
    for match, notes in kept:
        renamed = json.dumps(_renamed(json.loads(notes)))
        connection.execute(sa.update(matches).where(matches.c.id == match).values(notes=renamed))


def _renamed(notes: dict) -> dict:
    found = {NOTES.get(name, name): value for name, value in notes.items()}
    if "votes" in found:
        found["votes"] = [{VOTE.get(name, name): value for name, value in vote.items()} for vote in found["votes"]]
    return found
