"""What a server's managers have settled with /gm settings; kept in the store, read once."""

from typing import Any, Literal

import discord
import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.host import Table
from bot.store import Store
from bot.ui.explain import Declined
from bot.ui.rights import is_manager

KEY = "customs"
Openers = Literal["everyone", "managers"]
Stoppers = Literal["starter", "seated", "managers"]


class Customs(Struct, frozen=True, omit_defaults=True):
    """One server's. Empty means: as Discord or the game has it."""

    language: str = ""  # of what is public
    pace: str = ""
    channels: tuple[int, ...] = ()  # where matches may be opened; none: everywhere
    openers: Openers = "everyone"
    stoppers: Stoppers = "starter"  # besides those who manage the server
    has_threads: bool = False  # a match gets a thread of its own


class CustomsBook:
    """The customs of all servers. `load` it once before use."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, Customs] = {}

    async def load(self) -> None:
        rows = await self._store.setting(KEY)
        self._known = {guild: msgspec.json.decode(text, type=Customs) for guild, text in rows.items()}

    def of(self, guild: int | None) -> Customs:
        return self._known.get(guild or 0, Customs())

    async def change(self, guild: int, **changes: Any) -> Customs:
        """Settle something anew. Raises StorageFailed, and then nothing has changed."""
        customs = replace(self.of(guild), **changes)
        await self._store.put_setting(guild, KEY, msgspec.json.encode(customs).decode())
        self._known[guild] = customs
        return customs


def check_opening(interaction: discord.Interaction[Any], customs: Customs) -> None:
    """May this person open a match in this channel? Raises Declined."""
    channel = interaction.channel
    here = {interaction.channel_id, getattr(channel, "parent_id", None)}  # a thread's channel counts
    if customs.channels and here.isdisjoint(customs.channels):
        raise Declined("refused-other-channel", channels=channel_mentions(customs))
    if customs.openers == "managers" and not is_manager(interaction):
        raise Declined("refused-not-manager")


def can_stop(table: Table, customs: Customs, person: int) -> bool:
    """May somebody who does not manage the server stop this? A lobby is always its starter's to close."""
    if table.status == "lobby" or customs.stoppers == "starter":
        return person == table.starter.id
    return customs.stoppers == "seated" and person in {table.starter.id, *(seated.id for seated in table.people)}


def channel_mentions(customs: Customs) -> list[str]:
    return [f"<#{channel}>" for channel in customs.channels]
