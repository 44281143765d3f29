"""`python -m tests.crash`: kill the bot many times, and print what was counted. Exit code 1 where a promise broke."""

import asyncio
import os
import random
import shutil
import sys
import time
from pathlib import Path
from tempfile import mkdtemp
from typing import Annotated

import typer

from tests.crash.breaks import BREAKS
from tests.crash.soak import CHANNELS, HEROES, Soak


def crash(
    kills: Annotated[int, typer.Option(min=1, help="How often the bot is killed.")] = 200,
    seed: Annotated[int | None, typer.Option(help="The same seed makes the same choices.")] = None,
    heroes: Annotated[
        bool, typer.Option("--heroes", help="P52 alone, with heroes; most kills as they go home.")
    ] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print the counts alone.")] = False,
    broken: Annotated[str, typer.Option(help=f"Break a promise, to see it seen: {', '.join(BREAKS)}.")] = "",
) -> None:
    """A real bot, four people who press at random, and `kill -9` at random moments."""
    if broken:
        BREAKS[broken]()
        os.environ["CRASH_BROKEN"] = broken
    seed = random.SystemRandom().randrange(1_000_000) if seed is None else seed
    typer.echo(f"seed {seed}, {kills} kills")
    started = time.monotonic()
    folder = Path(mkdtemp(prefix="castellan-crash-"))
    soak = Soak(folder, seed, (lambda _: None) if quiet else typer.echo, HEROES if heroes else CHANNELS)
    asyncio.run(soak.run(kills))
    for what, count in soak.counts.items():
        typer.echo(f"{count:8}  {what}")
    typer.echo(f"{len(soak.complaints):8}  promises broken, in {time.monotonic() - started:.0f} s (seed {seed})")
    for complaint in soak.complaints:
        typer.echo(f"  {complaint}")
    if soak.complaints:
        typer.echo(f"The bot's data and log are kept in {folder}")
        sys.exit(1)
    shutil.rmtree(folder)


if __name__ == "__main__":
    typer.run(crash)
