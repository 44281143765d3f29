"""Notices who has left the server, so that a match does not wait for them for ever.

Discord tells only bots with the privileged members intent. We do without: whoever alone is waited for is looked up,
once per prompt and again when reminded; those who have just acted are there.
"""

import logging
from contextlib import suppress

import aiohttp
import discord

from bot.host import HostRefused, Person, Table
from bot.ui.house import House

log = logging.getLogger(__name__)
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013


class Attendance:
    """Of one match."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._looked: set[int] = set()  # prompts

    def look_again(self) -> None:
        """Somebody was reminded."""
        self._looked.clear()

    async def look(self, table: Table) -> None:
        """An automaton takes over from somebody who is gone; who returns may take the seat back."""
        awaited = self._awaited(table)
        if awaited is None or not await self._is_gone(table.guild, awaited):
            return
        log.info("Somebody at match %s has left the server; an automaton takes over", table.id)
        with suppress(HostRefused):  # away already, or over
            await self.house.host.quit(table.id, awaited)

    def _awaited(self, table: Table) -> Person | None:
        """The one person everything waits for, if nobody has looked yet."""
        asked = {prompt.number: prompt.seat for prompt in self.house.public(table).asked()}
        people = {table.seats[seat].person for seat in asked.values()}
        if len(people) != 1 or self._looked.issuperset(asked):
            return None
        self._looked = set(asked)
        person = people.pop()
        return None if person is None or _has_just_acted(table, person) else person

    async def _is_gone(self, guild: int, person: Person) -> bool:
        known = self.house.client.get_guild(guild)
        if known is None:
            return False
        try:
            await known.fetch_member(person.id)
        except discord.NotFound as error:
            return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
            log.info("Nobody can say whether %d is still on the server: %s", person.id, error)
        return False


def _has_just_acted(table: Table, person: Person) -> bool:
    answers = table.match.answers if table.match is not None else []
    return bool(answers) and answers[-1].seat in table.seats_of(person.id) and answers[-1].by == "person"
