"""What the game master says about itself: who it is, and whether it is well."""

import math
import sys
from importlib.metadata import version
from typing import Any

import discord

from bot import VERSION
from bot.store import StorageFailed
from bot.ui.house import House
from bot.ui.layout import layout, lines
from bot.ui.reply import Reply
from bot.ui.rights import lacking
from bot.ui.studio import waiting
from bot.words import Words

INK = 0x6B5B45  # no game's own colour
LONG_STALL_S = 0.5  # of the three seconds for a click


class Desk:
    def __init__(self, house: House) -> None:
        self.house = house

    async def about(self, reply: Reply) -> None:
        words = self.house.words(reply.interaction)
        games = (self._game(reply.interaction, key) for key in sorted(self.house.faces))
        await reply.show(layout(INK, f"### {words.say('about-title')}", words.say("about-text"), *games))

    async def doctor(self, reply: Reply) -> None:
        """Every check with its remedy where something is wrong."""
        words = self.house.words(reply.interaction)
        findings = [
            *_rights(reply.interaction, words),
            await self._memory(words),
            self._connection(words),
            *self._haste(words),
            await self._matches(reply.interaction, words),
        ]
        versions = words.say("doctor-versions", castellan=VERSION, library=version("discord.py"), python=_python())
        await reply.show(layout(INK, f"### {words.say('doctor-title')}", lines(*findings), f"-# {versions}"))

    async def forget(self, reply: Reply, *, is_sure: bool) -> None:
        """Forget the person who asks, if they are sure."""
        words = self.house.words(reply.interaction)
        if is_sure:
            await self.house.host.forget(reply.interaction.user.id, words.say("forget-name"))
        await reply.whisper(words.say("forget-done" if is_sure else "forget-ask"))

    def _game(self, interaction: discord.Interaction[Any], key: str) -> str:
        face, words = self.house.faces[key], self.house.words(interaction, key)
        ways = (face.game.options_type(), *face.game.variants().values())
        seats = [number for options in ways for number in face.game.seats_for(options)]
        return lines(
            words.say("about-game", name=face.title(words), least=min(seats), most=max(seats)),
            words.say("about-game.how", command=self.house.commands[key]),
        )

    async def _memory(self, words: Words) -> str:
        try:
            found = await self.house.host.store.check()
        except StorageFailed:
            found = "unreadable"
        return words.say("doctor-memory" if found == "ok" else "doctor-memory-ill")

    def _connection(self, words: Words) -> str:
        latency = self.house.client.latency
        if not math.isfinite(latency):
            return words.say("doctor-connection-new")
        slow = latency > 1
        return words.say("doctor-connection-slow" if slow else "doctor-connection", ms=round(latency * 1000))

    def _haste(self, words: Words) -> list[str]:
        """Whether clicks are heard at once, and what waits to be done."""
        house = self.house
        writes, pictures, tables = house.host.store.writer.waiting, waiting(), house.turnstile.waiting
        queues = words.say("doctor-queues", writes=writes, pictures=pictures, tables=tables)
        if not house.stalls.is_watched:
            return [queues]
        longest = house.stalls.longest
        slow = longest > LONG_STALL_S
        return [words.say("doctor-stalled" if slow else "doctor-stalls", ms=round(longest * 1000)), queues]

    async def _matches(self, interaction: discord.Interaction[Any], words: Words) -> str:
        here = [table for table in await self.house.host.open_tables() if table.guild == interaction.guild_id]
        return words.say("doctor-matches", count=len(here))


def _rights(interaction: discord.Interaction[Any], words: Words) -> list[str]:
    missing = [words.say("doctor-right-missing", permission=name) for name in lacking(interaction, words)]
    return missing or [words.say("doctor-rights")]


def _python() -> str:
    return ".".join(map(str, sys.version_info[:3]))
