"""`drain --shard`: the process that serves a shard ends in order, and another that waits for its place goes on."""

import asyncio
from datetime import UTC, datetime

from bot.settings import Settings
from bot.store import LeaseRow, Store

LOOK_SECONDS = 0.5
PATIENCE_SECONDS = 60.0  # for the one to end and the other to begin


class NotHandedOver(Exception):
    """The message says why, and what to do."""


def hand_over(settings: Settings, shard: int) -> str:
    """Return once another process serves the shard, with a sentence. Raises NotHandedOver and StoreError."""
    return asyncio.run(_hand_over(settings, shard))


async def _hand_over(settings: Settings, shard: int) -> str:
    store = await Store.open_as_it_is(settings.kept_at, "rw")
    try:
        before = await _serving(store, shard)
        if before is None:
            raise NotHandedOver(f"No process serves shard {shard}.")
        await store.put_handover(before.holder)
        return f"{await _successor(store, shard, before.holder)} now serves shard {shard}."
    finally:
        await store.close()


async def _successor(store: Store, shard: int, before: str) -> str:
    taken = store.ear_for_leases()
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while (row := await _serving(store, shard)) is None or row.holder == before:
                await taken.wait(LOOK_SECONDS)
    except TimeoutError:
        raise NotHandedOver(f"No process has taken over shard {shard}. Start one that serves it.") from None
    return row.holder


async def _serving(store: Store, shard: int) -> LeaseRow | None:
    now = datetime.now(UTC)
    return next((row for row in await store.leases() if row.shard == shard and row.is_live(now)), None)
