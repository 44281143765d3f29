"""A sign of life for whoever watches from outside: a file that is touched while the bot answers."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

BEAT_SECONDS = 10.0
LISTEN_SECONDS = 1.0
STALE_SECONDS = 45.0


def heartbeat_file(data: Path) -> Path:
    return data / "alive"


async def beat(data: Path, is_well: Callable[[], bool]) -> None:
    """Touch the file while `is_well` says so; for ever, so run it as a task."""
    while True:
        if beating := is_well():
            heartbeat_file(data).touch()
        await asyncio.sleep(BEAT_SECONDS if beating else LISTEN_SECONDS)


def last_beat(data: Path) -> datetime | None:
    """When the bot was last known to answer; None where it never was."""
    try:
        return datetime.fromtimestamp(heartbeat_file(data).stat().st_mtime, UTC)
    except FileNotFoundError:
        return None


def is_alive(data: Path, now: float | None = None) -> bool:
    """Has there been a beat lately?"""
    last = last_beat(data)
    return last is not None and (time.time() if now is None else now) - last.timestamp() < STALE_SECONDS
