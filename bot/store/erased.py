"""Who is being erased: what every query leaves out until the last of it is gone."""

from msgspec import Struct
from sqlalchemy import ColumnElement, ScalarSelect, bindparam, delete, exists, select

from bot.store import tables
from bot.store.backend import Connection
from bot.store.compiled_statements import Statement
from bot.store.dialects import replacing

PERSON, GUILD = "person", "guild"
NOBODY = 0  # stands for the starter of a match who was forgotten


class Erasure(Struct, frozen=True):
    kind: str
    id: int
    name: str


_erasures, _matches = tables.erasures.c, tables.matches.c
is_over = (_matches.status == "finished") | (_matches.status == "stopped")
BEGIN = Statement(replacing(tables.erasures))
_ALL = Statement(select(tables.erasures).order_by(_erasures.kind, _erasures.id))
_is_one = (_erasures.kind == bindparam("of_kind")) & (_erasures.id == bindparam("of_id"))
DONE = Statement(delete(tables.erasures).where(_is_one))


def is_erased(kind: str, id_: ColumnElement[int]) -> ColumnElement[bool]:
    return exists().where((_erasures.kind == kind) & (_erasures.id == id_))


def name_instead(person: ColumnElement[int]) -> ScalarSelect[str]:
    """The name that stands for a person who is being forgotten; NULL for all others."""
    return select(_erasures.name).where((_erasures.kind == PERSON) & (_erasures.id == person)).scalar_subquery()


# A server that is purged may go on playing: what begins there afterwards is not hidden.
is_kept = ~(is_over & is_erased(GUILD, _matches.guild))


async def erasures(connection: Connection) -> list[Erasure]:
    return [Erasure(**row) for row in await _ALL.rows(connection)]
