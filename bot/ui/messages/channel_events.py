"""What happens to the channels we play in: messages deleted, channels gone, rights taken and given back."""

import logging
from typing import Any

import discord
from discord.ext import commands

from bot.host import Table
from bot.ui.messages.publisher import Publisher

log = logging.getLogger(__name__)


class ChannelEvents(commands.Cog):
    """Tells the publisher which messages to update; only an attempt shows what is possible in a channel now."""

    def __init__(self, client: discord.Client, publisher: Publisher) -> None:
        self.client = client
        self.publisher = publisher
        self._has_been_ready = False

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Connected anew after a lost session: as events may have been missed, every message is updated."""
        if self._has_been_ready:
            self.publisher.update_where(lambda _: True)
        self._has_been_ready = True

    @commands.Cog.listener()
    async def on_raw_message_delete(self, deleted: discord.RawMessageDeleteEvent) -> None:
        self.publisher.messages_deleted({deleted.message_id})

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, deleted: discord.RawBulkMessageDeleteEvent) -> None:
        self.publisher.messages_deleted(deleted.message_ids)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A match may be in a thread of it, even in an archived one, so all of the server are updated."""
        self.publisher.update_where(lambda table: table.guild == channel.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        self.publisher.update_where(_in(thread.thread_id))

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """It may have been unlocked. One that was only archived stays so until the next move, as an update opens it."""
        if not thread.data["thread_metadata"].get("locked"):
            self.publisher.update_refused(thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        own = after.guild.me
        if before.permissions_for(own) != after.permissions_for(own):
            self.publisher.update_where(_is_within(after))

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            self._look_in(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Without the members intent Discord tells this of the bot alone: its own roles may have changed."""
        if after.id == after.guild.me.id and before.roles != after.roles:
            self._look_in(after.guild)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._look_in(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        self._look_in(guild)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot may have been removed by mistake, so its matches are kept for its return; see `Housekeeping`."""
        log.warning("I was removed from server %d; for a month its matches wait for my return", guild.id)

    def _look_in(self, guild: discord.Guild) -> None:
        self.publisher.update_where(lambda table: table.guild == guild.id)


def _in(channel: int) -> Any:
    return lambda table: table.channel == channel


def _is_within(channel: discord.abc.GuildChannel) -> Any:
    """In the channel, or in a thread of it."""

    def fits(table: Table) -> bool:
        thread = channel.guild.get_thread(table.channel)
        return table.channel == channel.id or (thread is not None and thread.parent_id == channel.id)

    return fits
