"""`python -m tests.bench.soak` (`make soak`): people play all games and share films of what is over.

Each half minute it says what the bot holds. It fails if that is more than docs/hosting.md promises, if a stop takes
longer than five seconds, or if the log has an error.
"""

import asyncio
import time
from pathlib import Path
from typing import Annotated

import typer

from bot.ui.wire.custom_id import Verb, of_verb
from tests.bench import rivals
from tests.bench.crowd import Crowd
from tests.bench.machine import memory_of
from tests.bench.matches import Twin
from tests.bench.presses import Presses, Taken

MINUTE, STEP = 60.0, 30.0  # seconds
MIB = 2**20
PROMISED = 350  # MiB with 500 matches: 318 after six minutes (docs/configuration.md), and some for what comes after
STOP = 5.0  # seconds


class Soak:
    def __init__(self, ours: Presses, bot: rivals.OurBot, seconds: float) -> None:
        self._ours, self._bot, self._seconds = ours, bot, seconds
        self._ends = time.monotonic() + seconds
        self._taken = Taken()
        self.most = 0.0  # MiB
        self.films = 0

    async def run(self, at_once: int) -> None:
        tasks = [asyncio.create_task(self._plays()) for _ in range(at_once)]
        tasks.append(asyncio.create_task(self._shares()))
        started, step = time.monotonic(), 0
        while (left := self._ends - time.monotonic()) > 0:
            self._say(step * STEP / MINUTE)
            step += 1
            await asyncio.wait(tasks, timeout=min(left, max(0.0, started + step * STEP - time.monotonic())))
        self._say(self._seconds / MINUTE)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def stop(self) -> float:
        """The seconds it takes, a film perhaps under way."""
        began = time.monotonic()
        await self._bot.stop()
        return time.monotonic() - began

    async def _plays(self) -> None:
        while await self._ours.once(self._taken):
            pass

    async def _shares(self) -> None:
        """Every match that is over becomes a film, one after the other."""
        shared = set[str]()
        while True:
            over = [twin for twin in self._ours.twins if twin.match.outcome is not None and twin.id not in shared]
            for twin in over:
                shared.add(twin.id)
                await self._share(self._ours.crowd, twin)
            await asyncio.sleep(1.0)

    async def _share(self, crowd: Crowd, twin: Twin) -> None:
        await crowd.press(
            crowd.people[0], twin.channel, {"component_type": 2, "custom_id": of_verb(twin.id, Verb.SHARE)}
        )
        self.films += 1

    def _say(self, minute: float) -> None:
        held = memory_of(self._bot.pid) / MIB
        self.most = max(self.most, held)
        beside = sum(memory_of(child) for child in _children(self._bot.pid)) / MIB
        clicks = len(self._taken.waits)
        typer.echo(
            f"{minute:5.1f} min  {held:5.0f} MiB  {beside:4.0f} MiB beside  {clicks:7} clicks  {self.films} films"
        )


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()]


def soak(
    minutes: Annotated[float, typer.Option(help="How long they play.")] = 60.0,
    matches: Annotated[int, typer.Option(min=1, help="Open matches, of all games in turn.")] = 500,
    at_once: Annotated[int, typer.Option(min=1, help="Who click at the same time, each when the board is shown.")] = 4,
    promised: Annotated[float, typer.Option(help="MiB that the bot may hold at most.")] = PROMISED,
) -> None:
    """A real bot with many matches: what it holds from half minute to half minute, and how it ends."""
    broken = asyncio.run(_soak(minutes, matches, at_once, promised))
    for one in broken:
        typer.echo(one)
    raise typer.Exit(bool(broken))


async def _soak(minutes: float, matches: int, at_once: int, promised: float, stop: float = STOP) -> list[str]:
    async with rivals.ours(matches) as (ours, bot):
        soaked = Soak(ours, bot, minutes * MINUTE)
        await soaked.run(at_once)
        stopped, errors = await soaked.stop(), bot.faults()
    typer.echo(
        f"stopped within {stopped:.1f} s, {soaked.most:.0f} MiB at most, {soaked.films} films, {len(errors)} errors"
    )
    broken = [f"an error: {line}" for line in errors]
    if soaked.most > promised:
        broken.append(f"It held {soaked.most:.0f} MiB, and {promised:.0f} are promised.")
    if stopped > stop:
        broken.append(f"It took {stopped:.1f} s to stop, and {stop:.0f} are allowed.")
    return broken


if __name__ == "__main__":
    typer.run(soak)
