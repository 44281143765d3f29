"""Looking for Players: a lobby calls the role that the server has chosen for its game, once, and not too often."""

import asyncio
from datetime import datetime, timedelta
from typing import Any

import discord
import msgspec
from discord.utils import format_dt

from bot.host import ServerRights, Table, require
from bot.ui.shared.context import Context, person_of
from bot.ui.shared.server_settings import ServerSettings
from bot.ui.views.scene import mention
from bot.ui.wire.declined import Declined
from bot.ui.wire.layout import layout
from bot.ui.wire.reply import Reply
from bot.words import Plain

KEY = "sought"  # of a server, in the store: when each game last called people


class Seeking:
    def __init__(self, context: Context) -> None:
        self.context = context
        self._one_at_a_time = asyncio.Lock()

    async def seek(self, reply: Reply, table: Table) -> None:
        """Raises HostRefused, Declined and discord.HTTPException."""
        settings, server = self.context.settings.of(table.guild), self.context.rights(reply.interaction, table.guild)
        role = settings.caller(table.game)
        if role is None:
            raise Declined("refused-illegal")  # the button is gone by now
        require(table, reply.interaction.user.id, "seek", server)
        async with self._one_at_a_time:  # two lobbies would both find that nobody was called lately
            await self._noted(reply, table, server, settings)
        await self._call(table, role)
        await reply.whisper(self.context.private(table, reply.interaction).say("seek-done", role=Plain(f"<@&{role}>")))

    async def _noted(self, reply: Reply, table: Table, server: ServerRights, settings: ServerSettings) -> None:
        """Raises HostRefused, and Declined where people were called to this game a short time ago."""
        lately, now = await self._lately(table.guild), self.context.host.now
        free = lately.get(table.game, now) + timedelta(hours=settings.call_hours)
        if table.game in lately and free > now:
            raise Declined("seek-soon", game=self._title(table), when=Plain(format_dt(free, "R")))
        await self.context.host.commands.seek(table.id, person_of(reply.interaction.user), server)
        kept = msgspec.json.encode({**lately, table.game: now}).decode()
        await self.context.host.store.put_setting(table.guild, KEY, kept)

    async def _lately(self, guild: int) -> dict[str, datetime]:
        known = await self.context.host.store.settings(guild)
        return msgspec.json.decode(known.get(KEY, "{}"), type=dict[str, datetime])

    async def _call(self, table: Table, role: int) -> None:
        scene = self.context.public(table)
        facts: dict[str, Any] = {"role": Plain(f"<@&{role}>"), "channel": Plain(f"<#{table.channel}>")}
        free = scene.legal_seats[-1] - len(table.seats)
        said = scene.say("seek-call", starter=mention(table.starter.id), game=scene.title, free=free, **facts)
        called = discord.AllowedMentions(everyone=False, users=False, roles=[discord.Object(role)])
        await self.context.channel(table).send(view=layout(scene.face.accent, said), allowed_mentions=called)

    def _title(self, table: Table) -> str:
        return self.context.public(table).title
