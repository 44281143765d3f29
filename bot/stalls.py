"""Notices when the event loop stands still: while it does, nobody's click is heard."""

import asyncio
import logging

log = logging.getLogger(__name__)
LOOKS = 5  # in the time that is allowed: the finest stall it can tell


async def watch_for_stalls(allowed: float) -> None:
    """Log every time the loop stood still for more than `allowed` seconds; for ever, so run it as a task."""
    loop = asyncio.get_running_loop()
    while True:
        expected = loop.time() + allowed / LOOKS
        await asyncio.sleep(allowed / LOOKS)
        late = loop.time() - expected
        if late > allowed:
            log.warning(
                "I stood still for %d ms: a slow disk, a busy machine, or something that computes for long", late * 1000
            )
