"""/gm doctor: every check of the running bot, with its remedy where something is wrong."""

import math
import sys
from importlib.metadata import version
from typing import Any

import discord

from bot import VERSION
from bot.cluster.sharding import shard_of
from bot.store import StorageFailed
from bot.ui.messages.draw_pool import waiting
from bot.ui.shared.context import Context
from bot.ui.wire.bot_permissions import invite_link
from bot.ui.wire.layout import NEUTRAL_ACCENT, layout, lines
from bot.ui.wire.permissions import missing_rights
from bot.ui.wire.reply import Reply
from bot.words import Words

SLOW_CONNECTION_S = 1.0
LONG_STALL_S = 0.5  # of the three seconds for a click


class Doctor:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def examine(self, reply: Reply) -> None:
        words = self.context.words(reply.interaction)
        findings = [
            *_permissions(reply.interaction, words),
            await self._memory(words),
            self._connection(words),
            *self._waiting(words),
            *await self._shards(reply.interaction, words),
            await self._matches(reply.interaction, words),
        ]
        versions = words.say("doctor-versions", castellan=VERSION, library=version("discord.py"), python=_python())
        await reply.show(layout(NEUTRAL_ACCENT, f"### {words.say('doctor-title')}", lines(*findings), f"-# {versions}"))

    async def _memory(self, words: Words) -> str:
        """Is the database whole?"""
        try:
            found = await self.context.host.store.check()
        except StorageFailed:
            found = "unreadable"
        return words.say("doctor-memory" if found == "ok" else "doctor-memory-ill")

    def _connection(self, words: Words) -> str:
        latency = self.context.client.latency
        if not math.isfinite(latency):
            return words.say("doctor-connection-new")
        is_slow = latency > SLOW_CONNECTION_S
        return words.say("doctor-connection-slow" if is_slow else "doctor-connection", ms=round(latency * 1000))

    def _waiting(self, words: Words) -> list[str]:
        """Whether clicks are heard at once, and how much waits to be done."""
        context = self.context
        writes, pictures, tables = context.host.store.writer.waiting, waiting(), context.rate_limit.waiting
        queues = words.say("doctor-queues", writes=writes, pictures=pictures, tables=tables)
        if not context.stalls.is_watched:
            return [queues]
        longest = context.stalls.longest
        is_slow = longest > LONG_STALL_S
        return [words.say("doctor-stalled" if is_slow else "doctor-stalls", ms=round(longest * 1000)), queues]

    async def _shards(self, interaction: discord.Interaction[Any], words: Words) -> list[str]:
        """Whether the other processes are there as well, where there are any."""
        host = self.context.host
        shards = host.shards
        if shards.is_whole:
            return []
        served = [row for row in await host.queries.leases() if row.is_live(host.now)]
        down = shards.count - len(served)
        shard = shard_of(interaction.guild_id or 0, shards.count)
        message = "doctor-shards-down" if down else "doctor-shards"
        return [words.say(message, shard=shard, shards=shards.count, down=down)]

    async def _matches(self, interaction: discord.Interaction[Any], words: Words) -> str:
        here = await self.context.host.queries.laid_out(interaction.guild_id or 0)
        return words.say("doctor-matches", count=len(here))


def _permissions(interaction: discord.Interaction[Any], words: Words) -> list[str]:
    missing = list(dict.fromkeys(right.message for right in missing_rights(interaction)))
    if not missing:
        return [words.say("doctor-rights")]
    told = [
        words.say("doctor-right-missing", permission=words.say(f"permission-{one}"), purpose=words.say(f"right-{one}"))
        for one in missing
    ]
    return [*told, words.say("doctor-invite", link=invite_link(interaction.application_id))]


def _python() -> str:
    return ".".join(map(str, sys.version_info[:3]))
