"""What happens to the channels we play in: messages deleted, channels gone, rights taken and given back."""

import logging
from typing import Any

import discord
from discord.ext import commands

from bot.host import Table
from bot.ui.criers import Criers

log = logging.getLogger(__name__)


class Watch(commands.Cog):
    """Tells the criers when to look again. What is the matter they find out by painting."""

    def __init__(self, client: discord.Client, criers: Criers) -> None:
        self.client = client
        self.criers = criers
        self._has_been_ready = False

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Connected anew after a lost session: nobody knows what was missed."""
        if self._has_been_ready:
            self.criers.look_again(lambda _: True)
        self._has_been_ready = True

    @commands.Cog.listener()
    async def on_raw_message_delete(self, deleted: discord.RawMessageDeleteEvent) -> None:
        self.criers.lost({deleted.message_id})

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, deleted: discord.RawBulkMessageDeleteEvent) -> None:
        self.criers.lost(deleted.message_ids)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A match in a thread of it, even an archived one, may be concerned: all of the server look."""
        self.criers.look_again(lambda table: table.guild == channel.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        self.criers.look_again(_in(thread.thread_id))

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """Unlocked, perhaps. A thread that was only archived is left in peace: the next move opens it."""
        if not thread.data["thread_metadata"].get("locked"):
            self.criers.try_again(thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        own = after.guild.me
        if before.permissions_for(own) != after.permissions_for(own):
            self.criers.look_again(_is_within(after))

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            self._look_in(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Without the members intent this is about ourselves alone."""
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
        """Thrown out, perhaps by mistake: matches are kept for our return."""
        log.warning("I was removed from server %d; its matches wait for my return", guild.id)

    def _look_in(self, guild: discord.Guild) -> None:
        self.criers.look_again(lambda table: table.guild == guild.id)


def _in(channel: int) -> Any:
    return lambda table: table.channel == channel


def _is_within(channel: discord.abc.GuildChannel) -> Any:
    """In the channel, or in a thread of it."""

    def fits(table: Table) -> bool:
        thread = channel.guild.get_thread(table.channel)
        return table.channel == channel.id or (thread is not None and thread.parent_id == channel.id)

    return fits
