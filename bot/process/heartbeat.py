"""Gives the sign of life, as long as Discord is there and what is done can be kept; else says at once what is wrong."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from bot.metrics.figures import WELL
from bot.process.heartbeat_file import ailing_file, heartbeat_file

log = logging.getLogger(__name__)
BEAT_SECONDS = 10.0
LISTEN_SECONDS = 1.0


async def beat(data: Path, ailment: Callable[[], Awaitable[str | None]], part: str = "") -> None:
    """Touch the file while nothing is wrong; for ever, so run it as a task."""
    was_well = False  # nothing is said of a bot that is still starting
    while True:
        wrong = await ailment()
        WELL.set(wrong is None)
        if wrong is None:
            heartbeat_file(data, part).touch()
            ailing_file(data, part).unlink(missing_ok=True)
        elif was_well:
            log.warning("I am not well, and say so to who asks for my health: %s", wrong)
            _say(ailing_file(data, part), wrong)
        was_well = wrong is None
        await asyncio.sleep(BEAT_SECONDS if wrong is None else LISTEN_SECONDS)


def _say(file: Path, wrong: str) -> None:
    """As far as the disk takes it: where it does not, the sign of life runs out."""
    with suppress(OSError):
        file.touch()  # takes no room, as the sentence may
        file.write_text(wrong, encoding="utf-8")
