"""A process beside the bot's own, for what would hold up every click. It is asked one question at a time.

It starts at the first question. It ends with the bot, and when nobody has asked for a while: then its memory goes back
to the machine. If it has died the next question finds a new one. What it runs stands in a module that calls
`working.serve`.
"""

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

from bot.process.working import LENGTH, Failed

IDLE = 60.0  # seconds without a question until it ends
PRIVATE = ("DISCORD", "CASTELLAN")  # what is named so in the environment is none of its business


class WorkerDied(Exception):
    """It ended before it had answered: killed, or out of memory so suddenly that it could not say so."""


class Worker:
    """Starts `module` and asks it. Each question, and each answer, must be something that pickle can send."""

    def __init__(self, module: str, idle: float = IDLE, longest: float | None = None) -> None:
        """`longest`: seconds that an answer may take, not counting the wait for those who asked before."""
        self.idle, self._longest, self._module = idle, longest, module
        self._turn = asyncio.Lock()
        self.process: Process | None = None
        self._has_answered = False  # has this process? Before that it must load what it needs
        self._rest: asyncio.TimerHandle | None = None
        self._ending = set[asyncio.Task[None]]()

    async def ask(self, question: object) -> object:
        """Raises Failed with what it raised, WorkerDied, TimeoutError, or whatever pickle raises."""
        asked = pickle.dumps(question)
        async with self._turn:
            said = await self._said(asked)
        if isinstance(said, Failed):
            raise said
        return said

    @property
    def is_ready(self) -> bool:
        """Has it loaded what it needs?"""
        return self.process is not None and self.process.returncode is None and self._has_answered

    async def close(self) -> None:
        """End it, whatever it does."""
        self._end()
        await asyncio.gather(*self._ending)

    async def _said(self, asked: bytes) -> object:
        if self._rest is not None:
            self._rest.cancel()
        try:
            if self.process is None or self.process.returncode is not None:
                self.process, self._has_answered = await self._started(), False
            async with asyncio.timeout(self._longest):
                said = await _exchanged(self.process, asked)
        except BaseException:
            self._end()  # what it may still say is no answer to the next question
            raise
        self._has_answered = True
        self._rest = asyncio.get_running_loop().call_later(self.idle, self._end_if_idle)
        return said

    def _end_if_idle(self) -> None:
        if not self._turn.locked():
            self._end()

    def _end(self) -> None:
        """At once; the machine's notes of it are cleared away beside."""
        process, self.process, self._has_answered = self.process, None, False
        if self._rest is not None:
            self._rest.cancel()
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        ending = asyncio.create_task(_buried(process), name="worker-end")
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    async def _started(self) -> Process:
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(PRIVATE)}
        path = os.pathsep.join(part for part in sys.path if part)
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", self._module, stdin=PIPE, stdout=PIPE, env={**inherited, "PYTHONPATH": path}
        )


async def _buried(process: Process) -> None:
    await process.communicate()


async def _exchanged(process: Process, asked: bytes) -> object:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(len(asked).to_bytes(LENGTH) + asked)
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH))
        said = await process.stdout.readexactly(length)
    except (asyncio.IncompleteReadError, ConnectionError) as error:
        raise WorkerDied("it ended before it had answered") from error
    return pickle.loads(said)  # noqa: S301 - from our own process
