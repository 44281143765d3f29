"""The sign of life for whoever watches from outside: a file that is touched while all is well.

Few modules are loaded for it, as a container looks every half minute.
"""

import os
import sys
import time
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

STALE_SECONDS = 45.0
UNSAID = "The bot is not well. Its log says why."  # the disk had no room for more


def part_of(env: Mapping[str, str]) -> str:
    """The name of the shards a process serves, where several share the data folder."""
    return (env.get("CASTELLAN_SHARD_IDS") or "").replace(" ", "")


def heartbeat_file(data: Path, part: str = "") -> Path:
    return data / (f"alive-{part}" if part else "alive")


def ailing_file(data: Path, part: str = "") -> Path:
    """What the bot knows to be wrong since its last sign of life stands in there."""
    return data / f"{heartbeat_file(data, part).name}.ailing"


def last_beat(data: Path, part: str = "") -> datetime | None:
    """When the bot was last known to answer; None where it never was."""
    try:
        return datetime.fromtimestamp(heartbeat_file(data, part).stat().st_mtime, UTC)
    except FileNotFoundError:
        return None


def ailment(data: Path, now: float | None = None, part: str = "") -> str | None:
    """What is wrong, in a sentence; None where there has been a beat lately."""
    last = last_beat(data, part)
    if last is None:
        return f"The bot has never given a sign of life in {data}."
    silent = (time.time() if now is None else now) - last.timestamp()
    if silent < -STALE_SECONDS:
        return (
            f"The last sign of life in {data} is of a time to come, {-silent:.0f} seconds from now: the clock was set "
            "back, and the bot has given none since."
        )
    if (known := _known(data, part, last)) is not None:
        return known
    if silent < STALE_SECONDS:
        return None
    return (
        f"The bot has given no sign of life in {data} for {silent:.0f} seconds: it is down, has lost Discord, "
        "or cannot save. Its log says which."
    )


def _known(data: Path, part: str, last: datetime) -> str | None:
    """What the bot itself has said to be wrong since its last sign of life."""
    try:
        file = ailing_file(data, part)
        since = datetime.fromtimestamp(file.stat().st_mtime, UTC)
        return (file.read_text(encoding="utf-8") or UNSAID) if since >= last else None
    except OSError:
        return None


def health() -> int:
    """The command: says what is wrong, and returns the exit code."""
    wrong = ailment(Path(os.environ.get("CASTELLAN_DATA") or "data"), part=part_of(os.environ))
    if wrong is not None:
        sys.stderr.write(f"{wrong}\n")
    return int(wrong is not None)
