"""/manage bar and /manage allow: somebody sits down at no new table of the server for a time."""

from datetime import timedelta

import discord
from discord.utils import format_dt

from bot.ui.shared.context import Context
from bot.ui.shared.logbook import Logbook
from bot.ui.shared.server_settings import LONGEST_REASON, Bar
from bot.ui.views.scene import mention
from bot.ui.wire.declined import Declined
from bot.ui.wire.layout import NEUTRAL_ACCENT, layout, lines
from bot.ui.wire.reply import Reply
from bot.words import Plain, plain, written

MOST_DAYS = 365
MOST_BARS = 200  # on a server; a list that long is a job for Discord's own means
SHOWN = 20
SHOWN_REASON = 100  # characters of each reason in the list


class Barring:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.logbook = Logbook(context)

    async def bar(self, reply: Reply, who: discord.User | discord.Member, days: int, reason: str) -> None:
        """Raises HostRefused and Declined."""
        self.context.require_manager(reply.interaction)
        guild, now = reply.interaction.guild_id or 0, self.context.host.now
        others = self._others(guild, who.id)
        if len(others) >= MOST_BARS:
            raise Declined("bar-too-many", most=MOST_BARS)
        bar = Bar(who.id, now + timedelta(days=days), written(reason, LONGEST_REASON))
        await self.context.settings.change(guild, bars=(*others, bar))
        until = Plain(format_dt(bar.until, "f"))
        await self.logbook.note(guild, reply.interaction.user.id, "logbook-barred", name=mention(who.id), until=until)
        await self._show(reply, "bar-done", name=mention(who.id), until=until)

    async def allow(self, reply: Reply, who: discord.User | discord.Member) -> None:
        """Raises HostRefused."""
        self.context.require_manager(reply.interaction)
        guild = reply.interaction.guild_id or 0
        if self.context.settings.of(guild).bar_of(who.id, self.context.host.now) is None:
            await self._show(reply, "bar-none", name=mention(who.id))
            return
        await self.context.settings.change(guild, bars=self._others(guild, who.id))
        await self.logbook.note(guild, reply.interaction.user.id, "logbook-allowed", name=mention(who.id))
        await self._show(reply, "bar-lifted", name=mention(who.id))

    async def show(self, reply: Reply) -> None:
        """Who is barred now. Raises HostRefused."""
        self.context.require_manager(reply.interaction)
        words, guild = self.context.words(reply.interaction), reply.interaction.guild_id or 0
        told = [
            words.say(
                "bar-line.reason" if bar.reason else "bar-line",
                name=mention(bar.person),
                until=Plain(format_dt(bar.until, "f")),
                reason=plain(bar.reason, SHOWN_REASON),
            )
            for bar in self._others(guild, 0)[:SHOWN]
        ]
        title = f"### {words.say('bar-title')}"
        await reply.show(layout(NEUTRAL_ACCENT, title, lines(*told) or words.say("bar-nobody")))

    def _others(self, guild: int, person: int) -> tuple[Bar, ...]:
        """The bars of others that still hold."""
        now = self.context.host.now
        return tuple(bar for bar in self.context.settings.of(guild).bars if bar.person != person and bar.until > now)

    async def _show(self, reply: Reply, message: str, **facts: Plain | str) -> None:
        await reply.show(layout(NEUTRAL_ACCENT, self.context.words(reply.interaction).say(message, **facts)))
