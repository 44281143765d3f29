"""`drain`: no new matches before an upgrade, and the reason people are told; and turns that come to their end."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from bot.settings import Settings
from bot.store import Store

LOOK_SECONDS = 2.0
MARGIN = timedelta(minutes=10)  # for the upgrade itself: until then no turn begins


def drain(settings: Settings, reason: str | None) -> None:
    """Takes hold at once in a bot that runs; None ends it. Raises StoreError."""
    asyncio.run(_put(settings, reason))


def wait_for_turns(settings: Settings, wait: timedelta, tell: Callable[[int], None]) -> list[str]:
    """Let no turn begin, and wait for those that are on, so long at most. The matches that are in one still."""
    return asyncio.run(_wait(settings, wait, tell))


async def in_a_turn(store: Store) -> list[str]:
    """The running matches with answers that an upgrade of the rules could take back."""
    found = []
    for match in await store.live():
        history = await store.recent(match)
        if history is not None and history.snapshots and history.since(history.snapshots[0].snapshot.answers):
            found.append(match)
    return found


async def _put(settings: Settings, reason: str | None) -> None:
    store = await Store.open_as_it_is(settings.kept_at, "rw")
    try:
        await store.put_drain(reason)
        if reason is None:
            await store.put_standstill(None)
    finally:
        await store.close()


async def _wait(settings: Settings, wait: timedelta, tell: Callable[[int], None]) -> list[str]:
    store = await Store.open_as_it_is(settings.kept_at, "rw")
    end = datetime.now(UTC) + wait
    try:
        await store.put_standstill(end + MARGIN)
        while (left := await in_a_turn(store)) and datetime.now(UTC) < end:
            tell(len(left))
            await asyncio.sleep(LOOK_SECONDS)
        return left
    finally:
        await store.close()
