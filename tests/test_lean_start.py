"""What a start leaves unloaded: each takes memory for as long as the bot runs, and most bots never need it."""

import subprocess
import sys
from pathlib import Path

from bot.store.database import migrate
from tests.e2e.bot_process import ROOT

# Alembic comes with Mako and Pygments; rapidfuzz with the first look-up, openskill with the first rating.
UNNEEDED = ["alembic", "mako", "pygments", "rapidfuzz", "openskill", "psycopg", "sentry_sdk", "bot.local.server"]
STARTED = f"""
import asyncio, sys
from pathlib import Path
import bot.cli.commands
from bot.games.shown import all_games
from bot.store import Store

async def start():
    store = await Store.open(Path(sys.argv[1]))
    all_games(None)
    await store.close()

asyncio.run(start())
print([name for name in {UNNEEDED} if name in sys.modules])
"""


def test_a_start_loads_nothing_that_it_may_never_need(tmp_path: Path) -> None:
    path = tmp_path / "castellan.sqlite3"
    migrate(path)
    command = (sys.executable, "-c", STARTED, str(path))
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
