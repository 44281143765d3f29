"""Characters that live on: how they are kept, go into one match at a time, and come back from it once.

What must hold is said by the statements themselves: where it does not, a column that must have a value gets none, and
the whole write fails. So nobody has to look first, and no two who look at the same time can both be right.
"""

from collections.abc import Collection, Sequence
from operator import itemgetter
from typing import Any

import msgspec
from sqlalchemy import BindParameter, bindparam, case, delete, insert, select, update

from bot.engine import Sheet
from bot.store import tables
from bot.store.backend import Connection
from bot.store.compiled_statements import Statement
from bot.store.errors import CharacterTaken
from bot.store.rows import Brought, CharacterRow, Returned
from bot.store.writer import Write

_c, _in = tables.characters.c, tables.brought.c
_ID: BindParameter[str] = bindparam("of_character")
_MATCH: BindParameter[str] = bindparam("of_match")
_READ: BindParameter[int] = bindparam("read")  # the revision that was read
_is_free = (_c.revision == _READ) & _c.playing.is_(None)
_is_in_match = (_c.id == _ID) & (_c.playing == _MATCH) & (_c.revision == _READ)
_if_free = select(_c.revision).where((_c.id == _ID) & _is_free).scalar_subquery()

_NEW = Statement(insert(tables.characters), clash=CharacterTaken)
_CHANGE = Statement(
    update(tables.characters).where(_c.id == _ID).values(revision=case((_is_free, _c.revision + 1))),
    ["name", "sheet", "changed", "retired"],
    clash=CharacterTaken,
)
_REMOVE = Statement(delete(tables.characters).where((_c.id == _ID) & _c.playing.is_(None)))
_BRING = Statement(
    insert(tables.brought).values(revision=_if_free, character=_ID),
    ["match", "place", "seat", "sheet"],
    clash=CharacterTaken,
)
_CLAIM = Statement(update(tables.characters).where(_c.id == _ID).values(playing=_MATCH))
_GIVE_BACK = Statement(
    update(tables.characters).where(_is_in_match).values(revision=_c.revision + 1, playing=None),
    ["name", "sheet", "changed", "retired"],
)

_OF_PERSON = Statement(select(tables.characters).where(_c.owner == bindparam("of_person")).order_by(_c.created, _c.id))
_ONE = Statement(select(tables.characters).where(_c.id == _ID))
BROUGHT = Statement(select(_in.character, _in.seat, _in.sheet, _in.revision, _in.place).where(_in.match == _MATCH))


def touched(character: str) -> str:
    """What a write to a character is about; see Write."""
    return f"character {character}"


def addition(row: CharacterRow) -> Write:
    write = Write(touched(row.id))
    write.add(_NEW, [msgspec.structs.asdict(row)])
    return write


def change(row: CharacterRow) -> Write:
    """Name, sheet and retirement; the row has the revision that was read."""
    write = Write(touched(row.id))
    write.add(_CHANGE, [msgspec.structs.asdict(row) | {"of_character": row.id, "read": row.revision}])
    return write


def removal(character: str) -> Write:
    write = Write(touched(character))
    write.add(_REMOVE, [{"of_character": character}])
    return write


def bring(write: Write, match: str, brought: Sequence[Brought]) -> None:
    """Characters come into a match, and into no other until it is over."""
    rows = [
        {
            "of_character": one.sheet.id,
            "read": one.revision,
            "match": match,
            "place": place,
            "seat": one.sheet.seat,
            "sheet": one.sheet.data,
        }
        for place, one in enumerate(brought)
    ]
    write.add(_BRING, rows)
    write.add(_CLAIM, [{"of_character": one.sheet.id, "of_match": match} for one in brought])


def give_back(write: Write, match: str, returned: Sequence[Returned]) -> None:
    """A match is over: whoever is in it is free again, as they are now. A second time finds nobody there."""
    rows = [
        {
            "of_character": one.character,
            "of_match": match,
            "read": one.revision,
            "sheet": one.sheet,
            "name": one.name,
            "changed": one.at,
            "retired": one.at if one.retires else None,
        }
        for one in returned
    ]
    write.add(_GIVE_BACK, rows)


async def of_person(connection: Connection, owner: int) -> list[CharacterRow]:
    return [CharacterRow(**row) for row in await _OF_PERSON.rows(connection, of_person=owner)]


async def by_id(connection: Connection, ids: Collection[str]) -> dict[str, CharacterRow]:
    async with connection.snapshot():
        found = [row for one in ids for row in await _ONE.rows(connection, of_character=one)]
    return {row["id"]: CharacterRow(**row) for row in found}


def in_place(rows: list[dict[str, Any]]) -> list[Brought]:
    """The characters of a match as they came into it, from the rows of BROUGHT."""
    ordered = sorted(rows, key=itemgetter("place"))
    return [Brought(Sheet(row["character"], row["seat"], row["sheet"]), row["revision"]) for row in ordered]
