"""Notices who has left the server, so that a match does not wait for them for ever.

Discord tells only bots with the privileged members intent. We do without: whoever alone is waited for is looked up,
once per prompt and again when reminded, and so is everybody who is asked for their voice; those who have just acted
are there.
"""

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress

import aiohttp
import discord

from bot.host import HostRefused, Person, Table
from bot.ui.house import House
from bot.ui.scene import unheard

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
        if awaited is not None:
            await heed_gone(self.house, table, {awaited.id})

    def _awaited(self, table: Table) -> Person | None:
        """The one person everything waits for, if nobody has looked yet."""
        asked = {prompt.number: prompt.seat for prompt in self.house.public(table).asked()}
        people = {table.seats[seat].person for seat in asked.values()}
        if len(people) != 1 or self._looked.issuperset(asked):
            return None
        self._looked = set(asked)
        person = people.pop()
        return None if person is None or _has_just_acted(table, person) else person


async def heed_gone(house: House, table: Table, people: Collection[int]) -> Table:
    """Those of them who have left the server are waited for no longer; the table as it is then."""
    asked = sorted(people)
    looked_up = await asyncio.gather(*(is_gone(house, table.guild, person) for person in asked))
    gone = [person for person, found in zip(asked, looked_up, strict=True) if found]
    if not gone:
        return table
    log.info("%d at match %s have left the server; an automaton takes over", len(gone), table.id)
    with suppress(HostRefused):  # over meanwhile
        return await house.host.gone(table.id, gone)
    return table


async def heed_silent(house: House, table: Table) -> Table:
    """The same for all who have been asked for their voice and have not spoken."""
    return await heed_gone(house, table, {person for one in table.aside.motions for person in unheard(table, one)})


async def is_gone(house: House, guild: int, person: int) -> bool:
    """Is somebody no longer on the server? Where nobody can say, they are there."""
    known = house.client.get_guild(guild)
    if known is None:
        return False
    try:
        await known.fetch_member(person)
    except discord.NotFound as error:
        return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
        log.info("Nobody can say whether %d is still on the server: %s", person, error)
    return False


def _has_just_acted(table: Table, person: Person) -> bool:
    answers = table.match.answers if table.match is not None else []
    return bool(answers) and answers[-1].seat in table.seats_of(person.id) and answers[-1].by == "person"
