"""The schemas that the file names tell are those that Alembic walks."""

from alembic.script import ScriptDirectory

from bot.store import schema
from bot.store.migrating import config


def test_the_names_of_the_files_tell_what_alembic_finds_in_them() -> None:
    walked = ScriptDirectory.from_config(config(schema.MIGRATIONS)).walk_revisions()
    assert [script.revision for script in walked] == list(schema.known())
