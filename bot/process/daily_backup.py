"""A copy of the database every day, while the bot runs; and a look through all of it after an end that was none."""

import asyncio
import logging
import time
from pathlib import Path

from bot.store import StoreUnusable, backup, soundness

log = logging.getLogger(__name__)
LOOK_SECONDS = 3600.0


async def back_up_daily(database: Path) -> None:
    """For ever, so run it as a task."""
    while True:
        if await asyncio.to_thread(backup.is_due, database):
            await _back_up(database)
        await asyncio.sleep(LOOK_SECONDS)


async def look_through(database: Path) -> None:
    """After a crash: does SQLite find damaged pages? People play meanwhile, as in a large file it takes a minute."""
    started = time.monotonic()
    try:
        await asyncio.to_thread(soundness.must_be_sound, database)
    except StoreUnusable as error:
        log.error("After the crash I looked through the database: %s", error)  # noqa: TRY400 - it says it all
    else:
        took = time.monotonic() - started
        log.info("After the crash I looked through the database, and it is whole (%.1f s)", took)


async def _back_up(database: Path) -> None:
    try:
        made = await asyncio.to_thread(backup.automatic, database)
    except (StoreUnusable, OSError) as error:
        log.error("There is no backup of today, and I try again in an hour: %s", error)  # noqa: TRY400 - it says it all
    else:
        log.info("Backed up to %s: %d matches", made.path, made.matches)
