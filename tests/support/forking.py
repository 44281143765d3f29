"""One process from which tests fork their children: what it has loaded none of them loads again.

Python keeps one for all, and knows one list of what it loads: whoever sets another takes this one from everybody.
"""

import multiprocessing
import os
from multiprocessing import forkserver, resource_tracker

import pytest

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

SHARED_AT = "TESTS_FORK_AT"  # where the workers of a run find the one that they share


def share_one(config: pytest.Config) -> None:
    """Before workers start that run all tests: loading takes six seconds, which each would spend for itself."""
    if config.args_source is pytest.Config.ArgsSource.TESTPATHS:
        forkserver.ensure_running()
        os.environ[SHARED_AT] = str(vars(forkserver)["_forkserver"]._forkserver_address)


class _Shared(forkserver.ForkServer):
    """Somebody else's, who ends it as well."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._forkserver_address = address
        self._forkserver_alive_fd = os.open(os.devnull, os.O_RDONLY)  # it is sent along, and watched by nobody

    def ensure_running(self) -> None:
        resource_tracker.ensure_running()


if (address := os.environ.get(SHARED_AT)) and "PYTEST_XDIST_WORKER" in os.environ:
    setattr(forkserver, "connect_to_new_process", _Shared(address).connect_to_new_process)  # noqa: B010
