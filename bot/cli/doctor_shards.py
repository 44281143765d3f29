"""The doctor on a bot of several processes: which of them serves which shard, and which shard nobody does."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime

from bot.cli.finding import Finding
from bot.settings import Settings
from bot.store import LeaseRow, Store, StoreError


def examine_shards(settings: Settings) -> Iterator[Finding]:
    """Nothing where one process serves all; what is wrong with the database itself is said elsewhere."""
    try:
        found = asyncio.run(_leases(settings))
    except StoreError:
        return
    now = datetime.now(UTC)
    live = {row.shard: row for row in found if row.is_live(now)}
    count = max((row.shards for row in live.values()), default=1)
    if count == 1:
        return
    told = ", ".join(f"{row.shard} by {row.holder}" for row in live.values())
    missing = [str(shard) for shard in range(count) if shard not in live]
    remedy = f"Start a process with CASTELLAN_SHARDS={count} and CASTELLAN_SHARD_IDS={','.join(missing)}."
    yield Finding("Shards", f"of {count} are served {told}", remedy if missing else None)


async def _leases(settings: Settings) -> list[LeaseRow]:
    store = await Store.open_as_it_is(settings.kept_at)
    try:
        return await store.leases()
    finally:
        await store.close()
