"""`export`: the record of a match, from the database to a file."""

import asyncio

import msgspec

from bot.engine.record import Record
from bot.games import find_games
from bot.host import Host, HostRefused
from bot.settings import Settings
from bot.store import Store, StoreError

# Of all that a host can refuse, what it says when it is asked for a record.
_WHY = {
    "no-match": "the database has none of that id, or its game is no longer installed",
    "storage": "the database could not be read",
}


class NoRecord(Exception):
    """There is nothing to export; the message says why."""


def export(settings: Settings, match: str) -> bytes:
    """The record as indented JSON. While the match goes on it holds no seed and no answers. Raises NoRecord."""
    record = asyncio.run(_read(settings, match))
    return msgspec.json.format(msgspec.json.encode(record), indent=2) + b"\n"


async def _read(settings: Settings, match: str) -> Record:
    try:
        store = await Store.open_as_it_is(settings.kept_at)
    except StoreError as error:
        raise NoRecord(str(error)) from error
    try:
        return await Host(store, find_games()).queries.record(match)
    except HostRefused as refused:
        raise NoRecord(
            f"There is no record of the match {match!r}: {_WHY.get(refused.reason, refused.reason)}."
        ) from refused
    finally:
        await store.close()
