"""`python -m tests.crash`: kill the bot many times, and print what was counted. Exit code 1 where a promise broke."""

import asyncio
import os
import random
import shutil
import sys
import time
from contextlib import AbstractContextManager
from pathlib import Path
from tempfile import mkdtemp
from typing import Annotated

import typer

from tests.crash.breaks import BREAKS, ITS_OWN
from tests.crash.fleet import NAMES, Fleet
from tests.crash.soak import CHANNELS, HEROES, Soak
from tests.support.postgres import Server, missing, running

POSTGRES = "postgres"


def crash(
    kills: Annotated[int, typer.Option(min=1, help="How often the bot is killed.")] = 200,
    seed: Annotated[int | None, typer.Option(help="The same seed makes the same choices.")] = None,
    heroes: Annotated[
        bool, typer.Option("--heroes", help="P52 alone, with heroes; most kills as they go home.")
    ] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print the counts alone.")] = False,
    store: Annotated[str, typer.Option(help="sqlite, or postgres: a server of its own.")] = "sqlite",
    processes: Annotated[
        int, typer.Option(min=1, max=len(NAMES), help="On postgres: how many share the bot, one of which serves.")
    ] = 1,
    broken: Annotated[str, typer.Option(help=f"Break a promise, to see it seen: {', '.join(BREAKS)}.")] = "",
) -> None:
    """A real bot, four people who press at random, and `kill -9` at random moments."""
    if broken:
        if broken not in ITS_OWN:
            BREAKS[broken]()
        os.environ["CRASH_BROKEN"] = broken
    if processes > 1 and store != POSTGRES:
        raise typer.BadParameter("several processes share a bot on postgres alone", param_hint="--processes")
    seed = random.SystemRandom().randrange(1_000_000) if seed is None else seed
    typer.echo(f"seed {seed}, {kills} {'incidents' if store == POSTGRES else 'kills'}")
    started = time.monotonic()
    folder = Path(mkdtemp(prefix="castellan-crash-"))
    say = (lambda _: None) if quiet else typer.echo
    channels = HEROES if heroes else CHANNELS
    soak: Soak | Fleet
    if store == POSTGRES:
        with _server() as server:
            soak = fleet = Fleet(folder, seed, say, server, processes, channels)
            asyncio.run(fleet.run(fleet.chosen(kills)))
    else:
        soak = Soak(folder, seed, say, channels)
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


def _server() -> AbstractContextManager[Server]:
    if (reason := missing()) is not None:
        typer.echo(reason)
        raise typer.Exit(1)
    return running()


if __name__ == "__main__":
    typer.run(crash)
