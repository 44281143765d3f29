"""Once a day, at the hour they chose, a direct message to people with all slow tables that wait for them.

They are not called to these tables one by one. When it went out last is kept with their wishes, so a restart sends
none twice. Where direct messages are closed the tables call as ever, and the next day it is tried again.
"""

import asyncio
import logging
from collections.abc import Iterator
from datetime import UTC, datetime

from msgspec.structs import replace

from bot.host import HostRefused, Table, is_by_letter
from bot.store import StoreError
from bot.ui.messages.letters import LINK, Letters
from bot.ui.shared.context import Context
from bot.ui.wire.layout import lines
from bot.words import Plain, Words

log = logging.getLogger(__name__)
LOOK_EVERY = 60.0  # seconds
MOST_NAMED = 20  # tables in one message
NEVER = datetime.max.replace(tzinfo=UTC)


class Digests:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.letters = Letters(context)

    async def run(self) -> None:
        """For ever, so run it as a task. A background border: what fails is tried again a little later."""
        await self.context.client.wait_until_ready()
        while True:
            try:
                await self.look()
            except (HostRefused, StoreError):
                log.exception("The digests of this hour must wait")
            except Exception:
                log.exception("The digests of this hour failed")
            await asyncio.sleep(LOOK_EVERY)

    async def look(self) -> None:
        """Send what is due; of several processes one does. Raises HostRefused and StoreError."""
        now = self.context.host.now
        for person, digest in self.context.wishes.digests() if self.context.host.shards.leads else ():
            if digest.due <= now:
                await self._send(person)

    async def _send(self, person: int) -> None:
        """Nothing where nothing waits, or they are on vacation."""
        wishes, now = self.context.wishes.of(person), self.context.host.now
        is_off = wishes.vacation is not None and wishes.vacation > now
        waiting = [] if is_off else await self._waiting(person)
        if waiting:
            words = self.context.letter_words(person, waiting[0].guild)
            if await self.letters.tell(person, lines(*self._told(waiting, words))) == "failed":
                return
        if (digest := self.context.wishes.of(person).digest) is not None:
            await self.context.wishes.change(person, digest=replace(digest, last=now))

    async def _waiting(self, person: int) -> list[Table]:
        """Whose time runs out first comes first."""
        tables = await self.context.host.queries.tables_of(person)
        slow = [one for one in tables if is_by_letter(one.pace) and one.status == "open"]
        mine = [one for one in slow if one.game in self.context.faces]
        waiting = [one for one in mine if person in self.context.public(one).asked_people()]
        return sorted(waiting, key=lambda one: min((due.due for due in one.deadlines.values()), default=NEVER))

    def _told(self, tables: list[Table], words: Words) -> Iterator[str]:
        yield words.say("digest-title", count=len(tables))
        for table in tables[:MOST_NAMED]:
            link = Plain(LINK.format(guild=table.guild, channel=table.channel))
            guild = self.context.client.get_guild(table.guild)
            title, server = self.context.public(table).title, guild.name if guild else "Discord"
            yield words.say("letter-call", game=title, server=server, link=link)
        if (more := len(tables) - MOST_NAMED) > 0:
            yield words.say("digest-more", count=more)
