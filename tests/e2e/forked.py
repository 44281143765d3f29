"""The bot as a child that need not import anything first: forked from a process that has done so once.

All else is as with `python -m bot run`: its own process, environment and log, and signals end it.
"""

import asyncio
import faulthandler
import os
import signal
import sys
import warnings
from collections.abc import Callable
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from bot.__main__ import main
from tests.e2e.bot_process import BotProcess
from tests.support.forking import forking


def runs(env: dict[str, str], log: str, prepare: Callable[[], None] | None) -> None:
    """What the child does; `prepare` before it is the bot."""
    os.environ.clear()
    os.environ.update(env)
    warnings.simplefilter("ignore")
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(file, stream)
    faulthandler.enable()
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

    def __init__(self, api: str, data: Path, **env: str) -> None:
        super().__init__(api, data, **env)
        self._process: Forked | None = None  # type: ignore[assignment]

    async def start(self) -> None:
        child = forking.Process(target=runs, args=(self._env, str(self.log), self.prepare), daemon=True)
        child.start()
        self._process = Forked(child)
