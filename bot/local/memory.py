"""The state file: the whole world as JSON, written atomically soon after every change."""

import asyncio
import os
import secrets
import time
from pathlib import Path

import msgspec

from bot.local.files import FileShelf
from bot.local.snowflake import snowflake_at
from bot.local.table import Table
from bot.local.wire import Json, encode
from bot.local.world import World

DEBOUNCE_S = 0.2
PAUSE_PER_SAVE = 10  # a large world takes at most a tenth of the time


class Saved(msgspec.Struct):
    """`base_url` is where the world was served: addresses of attachments carry it.

    `token` is the page's, so that an open page goes on after a restart.
    """

    base_url: str
    token: str
    world: World


class SpoiltState(ValueError):
    """The state file is no world; it is left as it is."""


class Memory:
    """Loads once; then saves at most every 0.2 s while there are changes, and at shutdown."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.token = secrets.token_urlsafe(32)
        self._table: Table | None = None
        self._saved: Saved | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._took = 0.0
        self.shelf = FileShelf(path.with_name(path.name + ".files"))

    def load(self) -> World | None:
        """The saved world, or None at the first start. Kept with its old addresses until `attach`."""
        if not self._path.exists():
            return None
        try:
            self._saved = msgspec.json.decode(self._path.read_bytes(), type=Saved)
        except msgspec.MsgspecError as error:
            raise SpoiltState(
                f"The state file {self._path} cannot be read: {error}. Move it away to begin anew."
            ) from None
        self.token = self._saved.token
        return self._saved.world

    def attach(self, table: Table) -> None:
        """Follow a table's changes. Needs its base_url: addresses of an earlier port are brought up to date."""
        self._table = table
        if self._saved and self._saved.base_url != table.base_url:
            _move(table.world, self._saved.base_url, table.base_url)
        self.shelf.keep_only(_named_files(table.world))
        table.world.last_id = max(table.world.last_id, snowflake_at(table.clock.now()))
        table.on_change = self.save_soon
        self.save()

    def save_soon(self) -> None:
        if self._timer is None:
            pause = max(DEBOUNCE_S, self._took * PAUSE_PER_SAVE)
            self._timer = asyncio.get_running_loop().call_later(pause, self.save)

    def save(self) -> None:
        """Write beside, flush to the disk, rename over: a reader finds the old world or the new."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self._table is None:
            return
        started = time.perf_counter()
        data = encode(Saved(self._table.base_url, self.token, self._table.world))
        beside = self._path.with_name(self._path.name + ".new")
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with open(beside, "wb", opener=_private) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(self._path)
        self._took = time.perf_counter() - started


def _private(path: str, flags: int) -> int:
    """Open for the owner's eyes only: the file holds the page's token."""
    return os.open(path, flags, 0o600)


def _move(world: World, old: str, new: str) -> None:
    for messages in world.messages.values():
        for stored in messages.values():
            moved: Json = msgspec.json.decode(encode(stored.body).replace(old.encode(), new.encode()))
            stored.body = moved


def _named_files(world: World) -> set[str]:
    stored = (m for messages in world.messages.values() for m in messages.values())
    return {attachment["id"] for m in stored for attachment in m.body["attachments"]} | set(world.emojis)
