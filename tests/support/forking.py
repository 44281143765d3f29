"""One process from which tests fork their children: what it has loaded none of them loads again.

Python keeps one for all, and knows one list of what it loads: whoever sets another takes this one from everybody.
"""

import multiprocessing

from bot.games.place import Place
from bot.games.places import places

KNOWN = [
    *("pytest", "tests.e2e.forked", "tests.host.killed_fighters", "bot.app", "bot.cli.commands"),
    *("sqlalchemy.dialects.sqlite", "alembic.command", "typer._adapters", "cogs.server", "bot.cli.own_table"),
    *(f"{place.package}.cog" for place in places(None) if isinstance(place, Place)),
    "tests.e2e.warmed",
]
forking = multiprocessing.get_context("forkserver")
forking.set_forkserver_preload(KNOWN)
