"""How the bot's shards begin: as many as Discord wants, as fast as it allows, and not more often than a day has."""

import asyncio
import logging

from discord import SessionStartLimits

log = logging.getLogger(__name__)
IDENTIFY_SECONDS = 5.0  # between two IDENTIFY that share a key (gateway.mdx, max concurrency)
SCARCE = 0.1  # of a day's sessions: the log warns


class Identifying:
    """When each shard may say who it is; `max_concurrency` of them at once."""

    def __init__(self) -> None:
        self.max_concurrency = 1
        self._free: dict[int, float] = {}  # from when on, by key

    async def wait(self, shard: int, *, is_again: bool) -> None:
        """Return when this shard may. One whose session was lost waits in any case, as Discord asks."""
        now, key = asyncio.get_running_loop().time(), shard % self.max_concurrency
        at = max(now + IDENTIFY_SECONDS if is_again else now, self._free.get(key, now))
        self._free[key] = at + IDENTIFY_SECONDS
        await asyncio.sleep(at - now)


def seconds_to_wait(limits: SessionStartLimits, shards: int) -> float:
    """Until there are sessions for all shards, by what Discord says; the log tells how many there are.

    A bot that begins more of them than a day has is locked out: its token is taken from it.
    """
    if limits.remaining < shards:
        seconds = limits.reset_after / 1000
        log.error(
            "Discord lets me begin %d more sessions today and I need %d: I wait %.0f minutes, until there are new ones",
            *(limits.remaining, shards, seconds / 60),
        )
        return seconds
    is_scarce = limits.remaining < SCARCE * limits.total
    log.log(
        logging.WARNING if is_scarce else logging.INFO,
        "I begin %d of the %d sessions that Discord still gives me today (of %d)",
        *(shards, limits.remaining, limits.total),
    )
    return 0.0
