"""The bot that is killed: from outside, or by itself at a place in its own code that no signal would find."""

import asyncio
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Literal

from tests.client.person import Person
from tests.crash.wake import wake_file
from tests.e2e.bot_process import ROOT, BotProcess

LOG_SHOWN = 3000
Place = Literal["within a transaction", "after a commit", "before heroes go home", "when heroes are home"]
PLACES: tuple[Place, ...] = ("within a transaction", "after a commit")
HOMECOMING: tuple[Place, ...] = ("before heroes go home", "when heroes are home")


class DiedAlone(Exception):
    """Nobody killed it."""


class Fuse:
    """A file that names the place where the bot is to die, and the how manieth time; looked at at each of them."""

    def __init__(self, data: Path) -> None:
        self._path = data / "fuse"

    def light(self, place: Place, passed: int = 0) -> None:
        """`passed`: how often the bot still comes by alive."""
        self._path.write_text(f"{place}:{passed}", encoding="utf-8")

    def put_out(self) -> None:
        self._path.unlink(missing_ok=True)

    def reaches(self, place: Place) -> None:
        """Called by the bot: die here, if that is what was asked for."""
        wanted, _, passed = self._path.read_text(encoding="utf-8").partition(":") if self._path.exists() else ("",) * 3
        if wanted != place:
            return
        if passed == "0":
            os.kill(os.getpid(), signal.SIGKILL)
        self.light(place, int(passed) - 1)


Mood = Literal["slow", "calm"]  # of one life: its disk is slow; deadlines leave time to look at the messages


def is_in(mood: Mood, data: Path) -> bool:
    """Is this life so?"""
    return (data / mood).exists()


def _set(mood: Mood, data: Path, *, is_on: bool) -> None:
    (data / mood).touch() if is_on else (data / mood).unlink(missing_ok=True)


class Victim(BotProcess):
    """The bot with hurried clocks, struck dead from within an exchange."""

    def __init__(self, api: str, data: Path) -> None:
        super().__init__(api, data)
        self.fuse = Fuse(data)

    async def start(self, *, is_slow: bool = False, is_calm: bool = False) -> None:
        self.fuse.put_out()
        wake_file(self.data).unlink(missing_ok=True)
        _set("slow", self.data, is_on=is_slow)
        _set("calm", self.data, is_on=is_calm)
        with self.log.open("ab") as log:
            command = (sys.executable, "-m", "tests.crash.hurried", "run")
            self._process = await asyncio.create_subprocess_exec(
                *command, cwd=ROOT, env=self._env, stdout=log, stderr=log
            )

    def strike(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):  # it has just died by itself, and nobody has told us yet
                os.kill(self._process.pid, signal.SIGKILL)

    def waited(self) -> float:
        """Seconds for which it, and the table it speaks to, were ready to run and were not let, where Linux tells."""
        mine = os.getpid() if self._process is None else self._process.pid
        return sum(run_delay(pid) for pid in {mine, os.getpid()})

    async def dies(self) -> int:
        """Wait until it is dead; its exit code."""
        return 0 if self._process is None else await self._process.wait()

    async def comes_up(self, person: Person) -> None:
        """Wait until it is online. Raises DiedAlone where it ends instead."""
        online, dead = asyncio.create_task(self.is_online(person)), asyncio.create_task(self.dies())
        done, _ = await asyncio.wait({online, dead}, return_when=asyncio.FIRST_COMPLETED)
        dead.cancel()
        if online not in done:
            online.cancel()
            raise DiedAlone(f"the bot ended by itself, with {dead.result()}; its log: {self.said()[-LOG_SHOWN:]}")
        await online


def run_delay(pid: int) -> float:
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text(encoding="ascii").split()[1]) / 1e9
    except OSError:
        return 0.0
