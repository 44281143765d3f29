"""Which bot runs on this machine's data folder, and which database it uses: a command looks at the same one."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from bot.control.answering import place_of
from bot.control.asking import running
from bot.control.messages import State
from bot.process.folder_lock import is_owned
from bot.settings import Settings
from bot.store import Store, StoreError

HOW = "Use the settings of the bot: `--env-file`, or CASTELLAN_DATA and CASTELLAN_DATABASE_URL."


class Reached(Struct, frozen=True):
    """The settings of a command, with the database of the bot that runs; and every bot on this data folder."""

    settings: Settings
    bots: list[tuple[Path, State]]
    said: str  # which database it is, and who runs on it
    warning: str = ""
    is_elsewhere: bool = False  # does the bot use another database?


def reach(settings: Settings) -> Reached:
    """Raises Unanswered, and StoreUnusable where the database can never be reached."""
    bots = running(settings.data)
    if not bots:
        return _alone(settings)
    first = bots[0][1]
    if settings.database_url is None and first.url is not None:
        settings = msgspec.structs.replace(settings, database_url=first.url)
    ours, processes = _place_of(settings), " and ".join(str(state.process) for _, state in bots)
    others = sorted({state.database for _, state in bots} - {ours})
    if others:
        warning = f"The bot on {settings.data} (process {processes}) uses {others[0]}. {HOW}"
        return Reached(settings, [], f"Database: {ours}.", warning, is_elsewhere=True)
    return Reached(settings, bots, f"Database: {ours}. The bot that runs on it is process {processes}.")


def _alone(settings: Settings) -> Reached:
    said = f"Database: {_place_of(settings)}."
    if settings.database_url is None and is_owned(settings.data):
        return Reached(settings, [], f"{said} A bot runs on it, but has no control socket.")
    if holders := _holders(settings):
        return Reached(settings, [], f"{said} No bot runs on {settings.data} here; it is served by {holders}.")
    return Reached(settings, [], said, f"No bot runs on it. If one should: {HOW[0].lower()}{HOW[1:]}")


def _place_of(settings: Settings) -> str:
    try:
        return place_of(settings)
    except StoreError:
        return "a PostgreSQL server"  # `doctor` says what is wrong with the URL, or that a driver is missing


def _holders(settings: Settings) -> str:
    """Who serves a server's database from elsewhere."""
    if settings.database_url is None:
        return ""
    try:
        return asyncio.run(_live_holders(settings))
    except StoreError:
        return ""


async def _live_holders(settings: Settings) -> str:
    store = await Store.open_as_it_is(settings.kept_at)
    try:
        now = datetime.now(UTC)
        return ", ".join(sorted({row.holder for row in await store.leases() if row.is_live(now)}))
    finally:
        await store.close()
