"""The roster: characters that live on from match to match, made, looked at, renamed, retired and deleted."""

import secrets
from collections.abc import Callable
from datetime import datetime

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.host.model.person import Person
from bot.host.model.refused import HostRefused
from bot.host.runtime.queries import Queries
from bot.store import CharacterRow, CharacterTaken, Store

MOST_CHARACTERS = 25  # that one person may have in one game and roster: as many as a list to choose from takes


class Characters:
    """All methods may raise HostRefused; what they did is durable when they return.

    `roster` is the server, where it has a roster of its own, and else None. Nobody sees or alters what is not theirs.
    While a character plays, its match alone says what becomes of it.
    """

    def __init__(self, store: Store, queries: Queries, clock: Callable[[], datetime]) -> None:
        self._store, self._queries, self._clock = store, queries, clock

    async def of(self, person: int) -> list[CharacterRow]:
        """All that a person has, in every game and roster, in the order they were made."""
        return await self._queries.read(self._store.characters_of(person))

    async def in_game(self, person: int, game: str, roster: int | None = None) -> list[CharacterRow]:
        """Those of a person that can be brought into matches of a game, and those who have retired from it."""
        return [one for one in await self.of(person) if (one.game, one.guild) == (game, roster)]

    async def one(self, person: int, character: str) -> CharacterRow:
        """One's own character. Raises HostRefused("no-character")."""
        found = (await self._queries.read(self._store.characters([character]))).get(character)
        if found is None or found.owner != person:
            raise HostRefused("no-character")
        return found

    async def create(
        self, person: int, game: str, sheet: Struct, roster: int | None = None, wish: int | None = None
    ) -> CharacterRow:
        """A new character of the game's own kind; its `name` is what it is called.

        `wish` is the id of what asked for it: a command that reaches us twice makes one.
        """
        kind = self._queries.game(game).sheet_type
        if kind is None:
            raise HostRefused("no-characters")
        if not isinstance(sheet, kind):
            raise TypeError(f"{game} has characters of {kind.__name__}, not {type(sheet).__name__}")
        origin = None if wish is None else f"wish:{wish}"
        return await self._add(person, game, msgspec.to_builtins(sheet, str_keys=True), roster, origin)

    async def adopt(self, match: str, person: Person, place: int, roster: int | None = None) -> CharacterRow:
        """Keep a character that was made in a match which is over, at one's own seat; each only once.

        `place` is where it stands among what the match gives back.
        """
        table = await self._queries.table(match)
        if table.status != "finished" or table.match is None:
            raise HostRefused("still" if table.status == "finished" else "not-open")
        kept = table.match.keepsakes
        if not 0 <= place < len(kept) or kept[place].id or kept[place].seat not in table.seats_of(person.id):
            raise HostRefused("no-character")
        return await self._add(person.id, table.game, kept[place].data, roster, f"{match}:{place}")

    async def rename(self, person: int, character: str, name: str) -> CharacterRow:
        found = await self.one(person, character)
        return await self._change(replace(found, name=name, sheet=found.sheet | {"name": name}))

    async def retire(self, person: int, character: str, *, is_retired: bool = True) -> CharacterRow:
        """It stays in the list and enters no match; or comes back from that."""
        found = await self.one(person, character)
        return await self._change(replace(found, retired=self._clock() if is_retired else None))

    async def delete(self, person: int, character: str) -> CharacterRow:
        """Take it out of the roster for good; returns what it was. Raises HostRefused while it plays."""
        found = await self.one(person, character)
        await self._queries.read(self._store.delete_character(character))
        if await self._queries.read(self._store.characters([character])):
            raise HostRefused("character-playing")
        return found

    async def _add(
        self, person: int, game: str, sheet: dict[str, object], roster: int | None, origin: str | None = None
    ) -> CharacterRow:
        if len(await self.in_game(person, game, roster)) >= MOST_CHARACTERS:
            raise HostRefused("too-many-characters")
        now, sheet = self._clock(), msgspec.json.decode(msgspec.json.encode(sheet))  # as it will be read again
        row = CharacterRow(
            id=secrets.token_urlsafe(9),
            owner=person,
            guild=roster,
            game=game,
            name=str(sheet["name"]),
            sheet=sheet,
            origin=origin,
            created=now,
            changed=now,
        )
        try:
            await self._queries.read(self._store.add_character(row))
        except CharacterTaken:
            raise HostRefused("character-adopted") from None
        return row

    async def _change(self, row: CharacterRow) -> CharacterRow:
        row = replace(row, changed=self._clock())
        try:
            await self._queries.read(self._store.change_character(row))
        except CharacterTaken:
            raise HostRefused("character-playing") from None
        return replace(row, revision=row.revision + 1)
