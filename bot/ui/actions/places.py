"""Where a match is laid out: in this channel, if it may be one, or in a thread of its own."""

import logging
from contextlib import suppress
from datetime import datetime
from typing import Any, Final

import discord
from discord import app_commands, ui
from discord.utils import format_dt

from bot.ui.shared.context import Context
from bot.ui.shared.server_settings import LONGEST_REASON, ServerSettings
from bot.ui.wire.declined import Declined
from bot.ui.wire.layout import layout
from bot.ui.wire.limits import THREAD_NAME
from bot.ui.wire.permissions import check_thread_rights
from bot.words import Plain, clean, plain, shorten

log = logging.getLogger(__name__)
WEEK: Final = 10080  # minutes without a word, the longest there is, after which Discord archives a thread
NOBODY = discord.AllowedMentions.none()


class PlaceOption(app_commands.Transformer):
    """An option of a command: anywhere commands can be typed.

    A forum stands for all its posts, as a channel does for its threads. It need not be known to us: an archived thread
    is not, and its id is all there is to settle.
    """

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        kinds = discord.ChannelType
        return [
            *(kinds.text, kinds.news, kinds.voice, kinds.stage_voice, kinds.forum),
            *(kinds.public_thread, kinds.private_thread, kinds.news_thread),
        ]

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> Any:
        del interaction
        return value


Place = app_commands.Transform[app_commands.AppCommandChannel | app_commands.AppCommandThread, PlaceOption]


def check_place(interaction: discord.Interaction[Any], settings: ServerSettings, game: str, title: str) -> None:
    """May this game be opened in this channel, by what the server's managers have settled? Raises Declined."""
    channel = interaction.channel
    here = {interaction.channel_id, getattr(channel, "parent_id", None)}  # a thread's channel counts, and a forum
    if settings.channels and here.isdisjoint(settings.channels):
        raise Declined("refused-other-channel", channels=settings.channel_mentions)
    if settings.is_off(game, *here):
        raise Declined("refused-game-off", game=title)


def check_person(interaction: discord.Interaction[Any], settings: ServerSettings, now: datetime) -> None:
    """May they sit down at a new table? Raises Declined where a manager has barred them."""
    bar = settings.bar_of(interaction.user.id, now)
    if bar is not None:
        why = "refused-barred.reason" if bar.reason else "refused-barred"
        raise Declined(why, until=Plain(format_dt(bar.until, "f")), reason=plain(bar.reason, LONGEST_REASON))


async def thread_from(message: discord.Message, name: str) -> discord.Thread:
    """Where there can be none, the message that leads to it goes as well. Raises discord.HTTPException."""
    try:
        return await message.create_thread(name=shorten(name, THREAD_NAME), auto_archive_duration=WEEK)
    except discord.HTTPException:
        with suppress(discord.HTTPException):
            await message.delete()
        raise


class Places:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def lay(self, interaction: discord.Interaction[Any], game: str) -> int:
        """The channel, or a new thread in it where the server wants one per match. Raises Declined."""
        channel = interaction.channel
        assert channel is not None
        has_threads = self.context.settings.of(interaction.guild_id).has_threads
        if not has_threads or not isinstance(channel, discord.TextChannel):
            return channel.id  # a thread, or the chat of a voice channel, has no threads
        check_thread_rights(interaction, self.context.words(interaction, game))
        return await self._thread(interaction, channel, game)

    async def _thread(self, interaction: discord.Interaction[Any], channel: discord.TextChannel, game: str) -> int:
        """Begun from a message that leads there, so that Discord gives it the kind its channel wants."""
        words = self.context.public_words(interaction.guild, game)
        title, host = self.context.faces[game].title(words), interaction.user.display_name
        told = words.say("lobby-in-thread.opening", starter=plain(host), game=title)
        message = await channel.send(view=self._view(game, told), allowed_mentions=NOBODY)
        thread = await thread_from(message, f"{title} · {clean(host)}")
        told = words.say("lobby-in-thread", starter=plain(host), game=title, thread=f"<#{thread.id}>")
        try:
            await message.edit(view=self._view(game, told), allowed_mentions=NOBODY)
        except discord.HTTPException as error:  # Discord itself shows the thread below it
            log.info("The way to thread %d is not told: %s", thread.id, error)
        return thread.id

    def _view(self, game: str, told: str) -> ui.LayoutView:
        return layout(self.context.faces[game].accent, told)
