"""What a server's managers have settled with /gm settings; kept in the store, read once."""

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.host import Openers, Stoppers
from bot.store import Store

KEY = "customs"  # as it stands in databases since the first version


class ServerSettings(Struct, frozen=True, omit_defaults=True):
    """One server's. Empty means: as Discord or the game has it."""

    language: str = ""  # of what is public
    pace: str = ""
    channels: tuple[int, ...] = ()  # where matches may be opened; none: everywhere
    openers: Openers = "everyone"
    stoppers: Stoppers = "starter"  # besides those who manage the server
    has_threads: bool = False  # a match gets a thread of its own
    has_stories: bool = True  # what people write in their own words is told to all
    has_roster: bool = False  # characters that live on are made here and stay here

    @property
    def channel_mentions(self) -> list[str]:
        return [f"<#{channel}>" for channel in self.channels]


class SettingsBook:
    """The settings of all servers. `load` it once before use."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, ServerSettings] = {}

    async def load(self) -> None:
        rows = await self._store.setting(KEY)
        self._known = {guild: msgspec.json.decode(text, type=ServerSettings) for guild, text in rows.items()}

    def of(self, guild: int | None) -> ServerSettings:
        return self._known.get(guild or 0, ServerSettings())

    async def change(self, guild: int, **changes: Any) -> ServerSettings:
        """Settle something anew. Raises StorageFailed, and then nothing has changed."""
        settings = replace(self.of(guild), **changes)
        await self._store.put_setting(guild, KEY, msgspec.json.encode(settings).decode())
        self._known[guild] = settings
        return settings
