"""A process beside the bot's own ends when nobody asks it, and when it takes too long."""

from asyncio.subprocess import Process

import pytest

from bot.process.worker import Worker
from bot.process.working import Failed

MODULE = "bot.process.thinking"  # it takes questions of one kind alone, so it answers others at once


async def test_it_ends_when_nobody_asks_and_the_next_question_finds_a_new_one() -> None:
    worker = Worker(MODULE, idle=60)
    first = await asked(worker)
    assert await asked(worker) is first
    worker.idle = 0
    assert await asked(worker) is first
    await first.wait()
    assert await asked(worker) is not first
    await worker.close()


async def asked(worker: Worker) -> Process:
    with pytest.raises(Failed, match="AssertionError"):
        await worker.ask(None)
    assert worker.process is not None
    return worker.process


async def test_an_answer_that_takes_too_long_ends_it() -> None:
    worker = Worker(MODULE, longest=0)
    with pytest.raises(TimeoutError):
        await worker.ask(None)
    assert worker.process is None
    await worker.close()
