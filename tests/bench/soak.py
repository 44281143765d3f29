"""`python -m tests.bench.soak`: people play for some minutes, and each minute says how much memory the bot holds."""

import asyncio
import time
from typing import Annotated

import typer

from tests.bench import rivals
from tests.bench.machine import memory_of
from tests.bench.presses import Presses, Taken

MINUTE = 60.0


def soak(
    minutes: Annotated[float, typer.Option(help="How long they play.")] = 10.0,
    matches: Annotated[int, typer.Option(min=1, help="Open matches, of all games in turn.")] = 500,
    at_once: Annotated[int, typer.Option(min=1, help="Who click at the same time, each when the board is shown.")] = 4,
) -> None:
    """A real bot with many matches; what it holds in memory, from minute to minute."""
    asyncio.run(_soak(minutes, matches, at_once))


async def _soak(minutes: float, matches: int, at_once: int) -> None:
    async with rivals.ours(matches) as (ours, bot):
        taken, ends = Taken(), time.monotonic() + minutes * MINUTE
        _say(0, bot.pid, taken)
        playing = [asyncio.create_task(_plays(ours, taken, ends)) for _ in range(at_once)]
        started = time.monotonic()
        for minute in range(1, round(minutes) + 1):
            await asyncio.wait(playing, timeout=started + minute * MINUTE - time.monotonic())
            _say(minute, bot.pid, taken)
        await asyncio.gather(*playing)


async def _plays(ours: Presses, taken: Taken, ends: float) -> None:
    while time.monotonic() < ends and await ours.once(taken):
        pass


def _say(minute: int, pid: int, taken: Taken) -> None:
    typer.echo(f"{minute:4} min  {memory_of(pid) / 2**20:6.0f} MiB  {len(taken.waits):7} clicks")


if __name__ == "__main__":
    typer.run(soak)
