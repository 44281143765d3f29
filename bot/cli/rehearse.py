"""`rehearse`: every match that is kept, played again under the installed rules before the bot is started with them."""

import asyncio
import logging
import shutil
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from typing import Any

from rich.console import Console
from rich.table import Table

from bot.cli.rehearsed import Rehearsed, rehearsed
from bot.engine import Game
from bot.games.shown import all_games
from bot.settings import Settings
from bot.store import Store, backup
from bot.store.compacting import COPIES

MOST_SHOWN = 50


def rehearse(settings: Settings) -> list[Rehearsed]:
    """On a copy of the file, which is migrated where it has to be; on PostgreSQL it is read where it lies.

    The bot may run meanwhile. Raises StoreUnusable.
    """
    logging.disable(logging.CRITICAL)  # what does not fit is told by us, not by the log
    try:
        return asyncio.run(_rehearse(settings.kept_at, all_games(settings.games, settings.games_off).rules))
    finally:
        logging.disable(logging.NOTSET)


def print_rehearsal(found: list[Rehearsed], console: Console) -> None:
    """A table of counts, and each match that does not fit."""
    if not found:
        console.print("There is no match to replay: nothing can be lost.")
        return
    counts = Counter((one.game, one.is_running, one.verdict) for one in found)
    table = Table(title="Under the installed rules")
    for heading in ("game", "", "fits", "steps back", "breaks"):
        table.add_column(heading)
    for game, is_running in sorted({(one.game, one.is_running) for one in found}):
        numbers = [str(counts[game, is_running, verdict]) for verdict in ("fits", "steps back", "breaks")]
        table.add_row(game, "running" if is_running else "over", *numbers)
    console.print(table)
    unfit = sorted((one for one in found if one.verdict != "fits"), key=lambda one: not one.is_running)
    for one in unfit[:MOST_SHOWN]:
        state = "running" if one.is_running else "over"
        console.print(f"{one.match} ({one.game}, {state}) {one.verdict}: {one.why}", markup=False, soft_wrap=True)
    if len(unfit) > MOST_SHOWN:
        console.print(f"and {len(unfit) - MOST_SHOWN} more")
    _print_unwatched([one for one in found if one.unwatched and one.verdict != "breaks"], console)


def _print_unwatched(found: list[Rehearsed], console: Console) -> None:
    """Matches that go on, though nobody can look at them from their start any more."""
    if not found:
        return
    console.print(
        "These go on, but can no longer be replayed from their start: the log, Watch Again and the proof end."
    )
    for one in found[:MOST_SHOWN]:
        console.print(f"{one.match} ({one.game}): {one.unwatched}", markup=False, soft_wrap=True)
    if len(found) > MOST_SHOWN:
        console.print(f"and {len(found) - MOST_SHOWN} more")


def loses_something(found: list[Rehearsed]) -> bool:
    """Would a match that is on lose an answer, or stand still?"""
    return any(one.is_running and one.verdict != "fits" for one in found)


async def _rehearse(database: Path | str, games: Mapping[str, Game[Any, Any]]) -> list[Rehearsed]:
    found = []
    async with _copied(database) if isinstance(database, Path) else _as_it_is(database) as store:
        async for match in store.begun():
            history = await store.history(match)
            assert history is not None
            found.append(rehearsed(history, games.get(history.head.game)))
    return found


@asynccontextmanager
async def _copied(database: Path) -> AsyncIterator[Store]:
    with TemporaryDirectory(prefix="castellan-rehearsal-", dir=roomy(database)) as folder:
        copy = Path(folder) / database.name
        await asyncio.to_thread(backup.copy, database, copy)
        store = await Store.open(copy)
        try:
            yield store
        finally:
            await store.close()


def roomy(database: Path) -> Path:
    """Where temporary files lie; beside the database if it has no room there, as in a container with a small /tmp."""
    usual, held = Path(gettempdir()), database.stat().st_size if database.exists() else 0
    return usual if shutil.disk_usage(usual).free > COPIES * held else database.parent


@asynccontextmanager
async def _as_it_is(url: str) -> AsyncIterator[Store]:
    store = await Store.open_as_it_is(url)
    try:
        yield store
    finally:
        await store.close()
