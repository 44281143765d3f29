"""Direct messages to those who want to be called there: one for each person, with the way to the table.

Whoever got one is not called in the channel as well. Where direct messages are closed, the channel calls as ever.
"""

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress
from typing import Literal, TypeAlias

import discord

from bot.host import Table
from bot.store import StoreError
from bot.ui.shared.context import Context
from bot.ui.wire.error_codes import NETWORK_ERRORS
from bot.ui.wire.layout import NEUTRAL_ACCENT, layout
from bot.words import Plain, Words

log = logging.getLogger(__name__)
SECONDS = 3.0  # that a table's message waits for letters; who is not reached by then is called in the channel
LINK = "https://discord.com/channels/{guild}/{channel}"
Outcome: TypeAlias = Literal["sent", "closed", "failed"]
NOBODY = discord.AllowedMentions.none()


class Letters:
    """Of all tables. `reached` is what the tables' messages ask."""

    def __init__(self, context: Context) -> None:
        self.context = context

    async def reached(self, table: Table, title: str, people: Collection[int]) -> frozenset[int]:
        """Write to those of these people who wish it; the ones who got their letter."""
        wanting = sorted(person for person in people if self.context.wishes.of(person).has_letters)
        if not wanting:
            return frozenset()
        words = self.context.shared_words(self.context.client.get_guild(table.guild))
        got = await asyncio.gather(*(self._call(person, table, title, words) for person in wanting))
        return frozenset(person for person, has_got in zip(wanting, got, strict=True) if has_got)

    async def greet(self, person: int, said: str) -> bool:
        """The first one, when somebody asks for letters; False where they cannot be written to."""
        return await self._write(person, said) == "sent"

    async def tell(self, person: int, said: str) -> Outcome:
        """Something of several tables."""
        return await self._write(person, said)

    async def _call(self, person: int, table: Table, title: str, words: Words) -> bool:
        link = Plain(LINK.format(guild=table.guild, channel=table.channel))
        guild = self.context.client.get_guild(table.guild)
        said = words.say("letter-call", game=title, server=guild.name if guild else "Discord", link=link)
        try:
            async with asyncio.timeout(SECONDS):
                return await self._write(person, said) == "sent"
        except TimeoutError:
            return False

    async def _write(self, person: int, said: str) -> Outcome:
        """The new letter takes the place of the one before, so that a table that waits leaves one and not twenty."""
        try:
            channel = await self.context.client.create_dm(discord.Object(person))
            sent = await channel.send(view=layout(NEUTRAL_ACCENT, said), allowed_mentions=NOBODY)
        except (discord.HTTPException, *NETWORK_ERRORS) as error:
            log.info("%d cannot be written to: %s", person, error)
            return await self._unsent(person, error)
        before = self.context.wishes.of(person).letter
        with suppress(StoreError):  # it has arrived; once more for each new try would be worse than one that stays
            await self.context.wishes.change(person, letter=sent.id, closed="")
        if before:
            await self._take_away(channel, before)
        return "sent"

    async def _unsent(self, person: int, error: Exception) -> Outcome:
        """Who has closed their direct messages is told so once, where they read us next."""
        if not isinstance(error, discord.Forbidden):
            return "failed"
        wishes = self.context.wishes.of(person)
        if not wishes.closed and (wishes.has_letters or wishes.digest is not None):
            with suppress(StoreError):
                await self.context.wishes.change(person, closed="unsaid")
        return "closed"

    async def _take_away(self, channel: discord.DMChannel, letter: int) -> None:
        try:
            await channel.get_partial_message(letter).delete()
        except (discord.HTTPException, *NETWORK_ERRORS) as error:
            log.info("Letter %d could not be taken away: %s", letter, error)
