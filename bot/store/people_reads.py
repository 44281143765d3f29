"""What is read of people and servers, as committed."""

from collections.abc import Collection
from datetime import datetime

from bot.store import characters, queries, retention
from bot.store.about_person import AboutPerson, about_person
from bot.store.match_reads import MatchReads
from bot.store.over import Over, name_in, over_since
from bot.store.reliability import Reliability, reliability
from bot.store.retention import Film
from bot.store.rows import CharacterRow
from bot.store.victories import has_won


class PeopleReads(MatchReads):
    """What is read of people and servers."""

    async def settings(self, guild: int) -> dict[str, str]:
        return await self._read(queries.settings, guild)

    async def setting(self, key: str) -> dict[int, str]:
        """One setting of all servers that have it."""
        return await self._read(queries.setting, key)

    async def wishes(self, key: str) -> dict[int, str]:
        """What all people who have settled that have settled."""
        return await self._read(queries.wishes, key)

    async def about_person(self, person: int) -> AboutPerson:
        """All that is kept about somebody."""
        return await self._read(about_person, person)

    async def films(self, person: int) -> list[Film]:
        """The films people have shared of matches in which somebody played."""
        return await self._read(retention.films, person)

    async def films_on(self, guild: int) -> list[Film]:
        """The films people have shared on a server."""
        return await self._read(retention.films_on, guild)

    async def servers(self) -> set[int]:
        """The servers of which anything is kept."""
        return await self._read(retention.servers)

    async def characters_of(self, owner: int) -> list[CharacterRow]:
        """All characters of a person, in the order they were made."""
        return await self._read(characters.of_person, owner)

    async def characters(self, ids: Collection[str]) -> dict[str, CharacterRow]:
        """Those of the characters that there are, by id."""
        return await self._read(characters.by_id, ids)

    async def over_since(self, guild: int, game: str, since: datetime) -> list[Over]:
        """The first PAGE matches of a game on a server that ended then or later, in that order."""
        return await self._read(over_since, guild, game, since)

    async def name_in(self, match: str, person: int) -> str | None:
        """What somebody was called in a match."""
        return await self._read(name_in, match, person)

    async def reliability(self, guild: int, person: int) -> Reliability:
        """How reliably somebody answered in their latest matches on a server."""
        return await self._read(reliability, guild, person)

    async def has_won(self, guild: int, game: str, person: int) -> bool:
        """Has this person ever won that game on that server?"""
        return await self._read(has_won, guild, game, person)
