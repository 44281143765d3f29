"""The log channel of a server: what its managers did, and what the bot did of itself. A server need not have one."""

import logging

import discord

from bot.host import Table
from bot.ui.shared.context import Context
from bot.ui.views.scene import mention
from bot.ui.wire.error_codes import NETWORK_ERRORS
from bot.ui.wire.layout import NEUTRAL_ACCENT, layout
from bot.words import Plain, Said

log = logging.getLogger(__name__)
NOBODY = discord.AllowedMentions.none()


class Logbook:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def note_table(self, table: Table, by: int, message: str, **facts: Said) -> None:
        """The same, of something done at a table."""
        game, channel = self.context.public(table).title, Plain(f"<#{table.channel}>")
        await self.note(table.guild, by, message, game=game, channel=channel, **facts)

    async def note(self, guild: int, by: int, message: str, **facts: Said) -> None:
        """A line in the server's language; nobody is called by it. What cannot be written is in the bot's own log."""
        channel = self.context.settings.of(guild).log_channel
        if not channel:
            return
        words = self.context.shared_words(self.context.client.get_guild(guild))
        line = words.say(message, by=mention(by), **facts)
        place = self.context.client.get_partial_messageable(channel, guild_id=guild)
        try:
            await place.send(view=layout(NEUTRAL_ACCENT, line), allowed_mentions=NOBODY)
        except (discord.HTTPException, *NETWORK_ERRORS) as error:
            log.info("The log channel of server %d cannot be written to: %s", guild, error)
