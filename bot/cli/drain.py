"""`drain`: no new matches before an upgrade, and the reason people are told; and turns that come to their end.

The running bot does it itself. Without one on this machine, the command writes to the database that it knows of.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import TypeVar

from bot.cli.reaching import Reached
from bot.control.asking import ask
from bot.control.messages import AskTurns, Done, Drain, Turns
from bot.control.turns import drain as drain_store
from bot.control.turns import in_a_turn
from bot.store import Store

LOOK_SECONDS = 2.0
MARGIN = timedelta(minutes=10)  # for the upgrade itself: until then no turn begins
T = TypeVar("T")


def drain(reached: Reached, reason: str | None) -> None:
    """Takes hold at once in a bot that runs; None ends it. Raises StoreError and Unanswered."""
    for path, _ in reached.bots:
        ask(path, Drain(reason), Done)
    if not reached.bots:
        _in_store(reached, lambda store: drain_store(store, reason))


def wait_for_turns(reached: Reached, wait: timedelta, tell: Callable[[int], None]) -> list[str]:
    """Let no turn begin, and wait for those that are on, so long at most. The matches that are in one still."""
    end = datetime.now(UTC) + wait
    left = _in_turns(reached, end + MARGIN)
    while left and datetime.now(UTC) < end:
        tell(len(left))
        time.sleep(LOOK_SECONDS)
        left = _in_turns(reached)
    return left


def _in_turns(reached: Reached, paused_until: datetime | None = None) -> list[str]:
    if reached.bots:
        asked = [ask(path, AskTurns(paused_until), Turns).matches for path, _ in reached.bots]
        return sorted({match for matches in asked for match in matches})
    return _in_store(reached, lambda store: _look(store, paused_until))


async def _look(store: Store, paused_until: datetime | None) -> list[str]:
    if paused_until is not None:
        await store.pause_turns(paused_until)
    return await in_a_turn(store)


def _in_store(reached: Reached, work: Callable[[Store], Awaitable[T]]) -> T:
    async def done() -> T:
        store = await Store.open_as_it_is(reached.settings.kept_at, "rw")
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(done())
