"""Asks a process beside the bot's own to look ahead: in a thread it would share the interpreter with every click.

Where it is dead, or slower than it may be, the automaton does what its adviser says; the next question finds a new one.
"""

import asyncio
import logging

from bot.engine import Advice
from bot.engine.foresight import Question
from bot.process.worker import Worker
from bot.process.working import Failed

log = logging.getLogger(__name__)
MODULE = "bot.process.thinking"
LIMIT = 3.0  # seconds for an answer, with the wait for those who asked before
FIRST = 6.0  # for the first one, as the process must load the rules
IDLE = 600.0  # seconds: it is small, and thoughts come again and again


class Thinker:
    def __init__(self, limit: float = LIMIT, module: str = MODULE) -> None:
        self.limit = limit
        self.worker = Worker(module, IDLE)

    async def look_ahead(self, question: Question) -> Advice:
        """What does better than the adviser's choice, or that."""
        try:
            async with asyncio.timeout(self.limit if self.worker.is_ready else max(FIRST, self.limit)):
                said = await self.worker.ask(question)
        except Failed as failed:
            said = failed.said
        except Exception as error:  # noqa: BLE001 - it may be slow or dead, a game may be none that can be sent
            said = repr(error)
        if isinstance(said, Advice):
            return said
        log.warning("a sharp automaton of %s plays as a steady one: %s", question.game.key, said)
        return question.advised

    async def close(self) -> None:
        await self.worker.close()
