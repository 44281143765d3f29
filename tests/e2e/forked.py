"""The bot as a child that need not import anything first: forked from a process that has done so once.

All else is as with `python -m bot run`: its own process, environment and log, and signals end it.
"""

import asyncio
import multiprocessing
import os
import signal
import sys
import warnings
from collections.abc import Callable
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from bot.__main__ import main
from bot.games.place import Place
from bot.games.places import places
from tests.e2e.bot_process import BotProcess

KNOWN = [
    *("pytest", "tests.e2e.forked", "bot.app", "bot.cli.commands", "sqlalchemy.dialects.sqlite", "alembic.command"),
    *(
        "cogs.server",
        *(f"{place.package}.cog" for place in places(None) if isinstance(place, Place)),
        "tests.e2e.warmed",
    ),
]
_server = multiprocessing.get_context("forkserver")
_server.set_forkserver_preload(KNOWN)


def runs(env: dict[str, str], log: str, prepare: Callable[[], None] | None) -> None:
    """What the child does; `prepare` before it is the bot."""
    os.environ.clear()
    os.environ.update(env)
    warnings.simplefilter("ignore")
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(file, stream)
    sys.argv = ["bot", "run"]
    if prepare is not None:
        prepare()
    main()


class Forked:
    """A child, with what BotProcess needs of asyncio's own."""

    def __init__(self, child: ForkServerProcess) -> None:
        self._child = child
        assert child.pid is not None
        self.pid: int = child.pid

    @property
    def returncode(self) -> int | None:
        return self._child.exitcode

    def send_signal(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)

    async def wait(self) -> int:
        ended, loop = asyncio.Event(), asyncio.get_running_loop()
        loop.add_reader(self._child.sentinel, ended.set)
        try:
            await ended.wait()
        finally:
            loop.remove_reader(self._child.sentinel)
        self._child.join()
        assert self._child.exitcode is not None
        return self._child.exitcode


class ForkedBot(BotProcess):
    prepare: Callable[[], None] | None = None

    def __init__(self, api: str, data: Path) -> None:
        super().__init__(api, data)
        self._process: Forked | None = None  # type: ignore[assignment]

    async def start(self) -> None:
        child = _server.Process(target=runs, args=(self._env, str(self.log), self.prepare), daemon=True)
        child.start()
        self._process = Forked(child)
