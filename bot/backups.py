"""A copy of the database every day, while the bot runs."""

import asyncio
import logging
from pathlib import Path

from bot.store import StoreUnusable, backup

log = logging.getLogger(__name__)
LOOK_SECONDS = 3600.0


async def back_up_daily(database: Path) -> None:
    """For ever, so run it as a task."""
    while True:
        if await asyncio.to_thread(backup.is_due, database):
            await _back_up(database)
        await asyncio.sleep(LOOK_SECONDS)


async def _back_up(database: Path) -> None:
    try:
        made = await asyncio.to_thread(backup.automatic, database)
    except (StoreUnusable, OSError) as error:
        log.error("There is no backup of today, and I try again in an hour: %s", error)  # noqa: TRY400 - it says it all
    else:
        log.info("Backed up to %s: %d matches", made.path, made.matches)
