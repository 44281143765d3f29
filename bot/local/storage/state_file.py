"""The state file: the world as JSON, then line by line what changed since; it is written anew when it has grown."""

import asyncio
import secrets
import time
from pathlib import Path

import msgspec

from bot.local.protocol.discord_json import Json, encode
from bot.local.storage.changes import Change, ChangeTracker, applied
from bot.local.storage.journal import Journal
from bot.local.table.table import Table
from bot.local.world.files import FileShelf
from bot.local.world.snowflake import snowflake_at
from bot.local.world.world import World

DEBOUNCE_S = 0.05
PAUSE_PER_SAVE = 10  # pause so many times as long as a save took: saving takes at most a tenth of the time
GROWTH = 4  # the file is written anew when its changes are so many times as long as the world
LEAST_GROWTH = 1 << 20


class Saved(msgspec.Struct):
    """`base_url` is where the world was served: addresses of attachments carry it.

    `token` is the page's, so that an open page goes on after a restart.
    """

    base_url: str
    token: str
    world: World


class UnreadableState(ValueError):
    """The state file cannot be read as a world. It is left as it is."""


class StateFile:
    """Loads once; then appends what changed, every 0.05 s while there are changes, and at shutdown."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.token = secrets.token_urlsafe(32)
        self._journal = Journal(path)
        self._table: Table | None = None
        self._tracker: ChangeTracker | None = None
        self._saved: Saved | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._took = 0.0
        self.shelf = FileShelf(path.with_name(path.name + ".files"))

    def load(self) -> World | None:
        """The saved world, or None at the first start. Kept with its old addresses until `attach`."""
        if not self._path.exists():
            return None
        try:
            first, *rest = self._journal.lines()
            self._saved = msgspec.json.decode(first, type=Saved)
            for line in rest:
                self._saved.world = applied(self._saved.world, msgspec.json.decode(line, type=Change))
        except msgspec.MsgspecError as error:
            raise UnreadableState(
                f"The state file {self._path} cannot be read: {error}. Move it away to begin anew."
            ) from None
        self.token = self._saved.token
        _tie_threads(self._saved.world)
        return self._saved.world

    def attach(self, table: Table) -> None:
        """Follow a table's changes. Needs its base_url: addresses of an earlier port are brought up to date."""
        self._table = table
        if self._saved and self._saved.base_url != table.base_url:
            _move(table.world, self._saved.base_url, table.base_url)
        self.shelf.keep_only(_named_files(table.world))
        table.world.last_id = max(table.world.last_id, snowflake_at(table.clock.now()))
        table.on_change = self.save_soon
        self._write_anew(table)

    def save_soon(self) -> None:
        if self._timer is None:
            pause = max(DEBOUNCE_S, self._took * PAUSE_PER_SAVE)
            self._timer = asyncio.get_running_loop().call_later(pause, self.save)

    def save(self) -> None:
        """Append what changed since the last time, on the disk before it returns."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self._table is None or self._tracker is None:
            return
        started = time.perf_counter()
        change = self._tracker.take(self._table.world, self._table.changed_messages)
        self._table.changed_messages.clear()
        if change:
            self._journal.append(encode(change))
        if self._journal.appended > max(GROWTH * self._journal.base, LEAST_GROWTH):
            self._write_anew(self._table)
        self._took = time.perf_counter() - started

    def _write_anew(self, table: Table) -> None:
        self._journal.begin(encode(Saved(table.base_url, self.token, table.world)))
        table.changed_messages.clear()
        self._tracker = ChangeTracker(table.world)

    def close(self) -> None:
        self.save()
        self._journal.close()


def _tie_threads(world: World) -> None:
    """A message and the thread it began hold the same thread, so that changes of the one show in the other."""
    for thread in world.threads():
        begun = world.messages.get(thread["parent_id"], {}).get(thread["id"])
        if begun is not None and "thread" in begun.body:
            begun.body["thread"] = thread


def _move(world: World, old: str, new: str) -> None:
    for messages in world.messages.values():
        for stored in messages.values():
            moved: Json = msgspec.json.decode(encode(stored.body).replace(old.encode(), new.encode()))
            stored.body = moved


def _named_files(world: World) -> set[str]:
    stored = (m for messages in world.messages.values() for m in messages.values())
    emojis = {emoji["id"] for emoji in world.guild["emojis"]} | set(world.emojis)
    return {attachment["id"] for m in stored for attachment in m.body["attachments"]} | emojis
