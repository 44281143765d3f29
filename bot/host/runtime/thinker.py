"""Asks a process beside the bot's own to look ahead: in a thread it would share the interpreter with every click.

It is started at the first question and ends with the bot. Where it is dead, or slower than it may be, the automaton
does what its adviser says; the next question finds a new one.
"""

import asyncio
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

from bot.engine import Advice
from bot.engine.foresight import Question

log = logging.getLogger(__name__)
MODULE = "bot.process.thinking"
LENGTH = 4  # bytes that say how long what follows is
LIMIT = 3.0  # seconds for an answer, with the wait for those who asked before
FIRST = 6.0  # for the first one, as the process must load the rules
PRIVATE = ("DISCORD", "CASTELLAN")  # what is named so in the environment is none of its business


class Thinker:
    def __init__(self, limit: float = LIMIT, module: str = MODULE) -> None:
        self.limit, self._module = limit, module
        self._turn = asyncio.Lock()
        self.process: Process | None = None
        self._has_answered = False

    async def look_ahead(self, question: Question) -> Advice:
        """What does better than the adviser's choice, or that."""
        try:
            async with asyncio.timeout(self.limit if self._has_answered else max(FIRST, self.limit)), self._turn:
                said = await self._asked(question)
        except Exception as error:  # noqa: BLE001 - it may be slow or dead, a game may be none that can be sent
            said = repr(error)
        if isinstance(said, Advice):
            return said
        log.warning("a sharp automaton of %s plays as a steady one: %s", question.game.key, said)
        return question.advised

    async def close(self) -> None:
        process, self.process, self._has_answered = self.process, None, False
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()

    async def _asked(self, question: Question) -> object:
        asked = pickle.dumps(question)
        try:
            if self.process is None:
                self.process = await self._started()
            said = await _exchanged(self.process, asked)
        except BaseException:
            await self.close()  # what it may still say is no answer to the next question
            raise
        self._has_answered = True
        return said

    async def _started(self) -> Process:
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(PRIVATE)}
        path = os.pathsep.join(part for part in sys.path if part)
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", self._module, stdin=PIPE, stdout=PIPE, env={**inherited, "PYTHONPATH": path}
        )


async def _exchanged(process: Process, asked: bytes) -> object:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(len(asked).to_bytes(LENGTH) + asked)
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH))
    return pickle.loads(await process.stdout.readexactly(length))  # noqa: S301 - from our own process
