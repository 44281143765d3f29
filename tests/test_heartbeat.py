"""The health check: what it says, and that it costs next to nothing, as it is asked every half minute."""

import asyncio
import contextlib
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from bot.process.heartbeat import beat
from bot.process.heartbeat_file import STALE_SECONDS, UNSAID, ailing_file, ailment, heartbeat_file
from tests.e2e.bot_process import ROOT

LOOKED_FOR = ("asyncio", "typer", "discord", "msgspec", "sqlite3")
LOADED = f"""
import sys
from bot.__main__ import main
sys.argv = ["bot", "health"]
try:
    main()
except SystemExit:
    print([name for name in {LOOKED_FOR} if name in sys.modules])
"""


def test_nothing_is_loaded_that_it_does_not_need() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_it_costs_next_to_nothing(tmp_path: Path) -> None:
    heartbeat_file(tmp_path).touch()
    spent = [(_cpu_of(tmp_path, "-m", "bot", "health"), _cpu_of(tmp_path, "-c", "import asyncio")) for _ in range(3)]
    checks, imports = zip(*spent, strict=True)
    assert min(checks) < min(imports), "less than it would cost to import asyncio"


def _cpu_of(data: Path, *arguments: str) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run((sys.executable, *arguments), cwd=ROOT, env={"CASTELLAN_DATA": str(data)}, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def test_it_says_since_when_there_is_no_sign_of_life(tmp_path: Path) -> None:
    assert "never given a sign of life" in str(ailment(tmp_path))
    heartbeat_file(tmp_path).touch()
    last = heartbeat_file(tmp_path).stat().st_mtime
    assert ailment(tmp_path, last + STALE_SECONDS - 1) is None
    assert f"for {STALE_SECONDS + 1:.0f} seconds" in str(ailment(tmp_path, last + STALE_SECONDS + 1))


def test_a_sign_of_a_time_to_come_is_none(tmp_path: Path) -> None:
    """The bot died, and then the clock was set back: else it would be well until that time has come."""
    heartbeat_file(tmp_path).touch()
    last = heartbeat_file(tmp_path).stat().st_mtime
    assert ailment(tmp_path, last - STALE_SECONDS + 1) is None
    assert "3600 seconds from now" in str(ailment(tmp_path, last - 3600))


async def test_what_the_bot_knows_to_be_wrong_is_said_at_once(tmp_path: Path) -> None:
    """Not once the sign of life has run out; and not of a time before the last one."""
    answers = iter([None, "The disk is full.", None])
    heard: list[str | None] = []

    async def looked() -> str | None:
        heard.append(ailment(tmp_path))
        return next(answers)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.process.heartbeat.BEAT_SECONDS", 0)
        patch.setattr("bot.process.heartbeat.LISTEN_SECONDS", 0)
        with pytest.raises(RuntimeError, match="StopIteration"):
            await beat(tmp_path, looked)
    assert heard[1:] == [None, "The disk is full.", None]
    ailing_file(tmp_path).touch()
    assert ailment(tmp_path) == UNSAID
    os.utime(ailing_file(tmp_path), (0, 0))
    assert ailment(tmp_path) is None


async def test_there_is_no_beat_while_anything_is_wrong(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Well once, then ill for ever: the file is touched once, and the log says why."""
    asked = asyncio.Event()
    answers = iter([None, "the disk is full"])

    async def looked() -> str | None:
        found = next(answers, "the disk is full")
        if found:
            asked.set()
        else:
            heartbeat_file(tmp_path).unlink(missing_ok=True)
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.process.heartbeat.BEAT_SECONDS", 0)
        beating = asyncio.create_task(beat(tmp_path, looked))
        await asked.wait()
        first = heartbeat_file(tmp_path).stat().st_mtime_ns
        await asyncio.sleep(0)
    beating.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await beating
    assert heartbeat_file(tmp_path).stat().st_mtime_ns == first
    assert "I am not well, and say so to who asks for my health: the disk is full" in caplog.text
