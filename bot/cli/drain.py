"""`drain`: no new matches before an upgrade, and the reason people are told."""

import asyncio

from bot.settings import Settings
from bot.store import Store


def drain(settings: Settings, reason: str | None) -> None:
    """Takes hold at once in a bot that runs; None ends it. Raises StoreError."""
    asyncio.run(_put(settings, reason))


async def _put(settings: Settings, reason: str | None) -> None:
    store = await Store.open_as_it_is(settings.database, "rw")
    try:
        await store.put_drain(reason)
    finally:
        await store.close()
