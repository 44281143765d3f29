"""Somebody speaks to the bot in words: it says how to play, once in a while. What they wrote is not looked at."""

import logging
import time

import discord

from bot.ui.shared.context import Context
from bot.ui.wire.error_codes import NETWORK_ERRORS
from bot.ui.wire.layout import NEUTRAL_ACCENT, layout, lines
from bot.words import Words

log = logging.getLogger(__name__)
PAUSE = 60.0  # seconds until it is said again in a channel


class Mentions:
    def __init__(self, context: Context) -> None:
        self.context = context
        self._said: dict[int, float] = {}  # when, by channel; the oldest first

    async def hear(self, message: discord.Message) -> None:
        """Answer what is meant for us, with what would have been the right thing to do."""
        if self._is_meant(message) and self._may_speak(message.channel.id) and not self.context.in_flight.is_closing:
            await self._explain(message)

    def _is_meant(self, message: discord.Message) -> bool:
        """A private word, or a mention; who replies to a board speaks of it, not to us."""
        if message.author.bot or message.is_system():
            return False
        own = self.context.client.user
        return message.guild is None or (message.reference is None and own in message.mentions)

    def _may_speak(self, channel: int) -> bool:
        now = time.monotonic()
        while self._said and now - next(iter(self._said.values())) >= PAUSE:
            del self._said[next(iter(self._said))]
        if channel in self._said:
            return False
        self._said[channel] = now
        return True

    async def _explain(self, message: discord.Message) -> None:
        words = self.context.shared_words(message.guild)
        opening = words.say("howto" if message.guild else "howto-private")
        games = lines(*(self._game(key, words, message.guild) for key in sorted(self.context.faces)))
        view = layout(NEUTRAL_ACCENT, opening, games, f"-# {words.say('howto-more')}")
        await self.context.rate_limit.acquire()
        try:
            await message.channel.send(view=view, allowed_mentions=discord.AllowedMentions.none())
        except (discord.HTTPException, *NETWORK_ERRORS) as error:
            log.info("I was spoken to in channel %d and may not answer there: %s", message.channel.id, error)

    def _game(self, key: str, words: Words, guild: discord.Guild | None) -> str:
        title = self.context.faces[key].title(self.context.public_words(guild, key))
        return words.say("howto-game", command=self.context.commands[key], name=title)
