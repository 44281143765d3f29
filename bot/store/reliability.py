"""How reliably somebody answers on a server: derived from what is kept of their latest matches there."""

from msgspec import Struct
from sqlalchemy import BindParameter, ColumnElement, bindparam, case, exists, func, select

from bot.engine.answer import leave
from bot.store import tables
from bot.store.backend import Connection
from bot.store.compiled_statements import Statement
from bot.store.erased import PERSON, is_erased, is_kept

LATEST = 20  # matches that count, the newest of them


class Reliability(Struct, frozen=True):
    """`missed`: what the clock answered for them. `left`: matches they left for good, and nobody took their seat."""

    matches: int = 0
    answered: int = 0
    missed: int = 0
    left: int = 0

    @property
    def in_time(self) -> int | None:
        """In whole per cent; None where they were asked nothing yet."""
        asked = self.answered + self.missed
        return None if not asked else self.answered * 100 // asked


_matches, _seats, _journal = tables.matches.c, tables.seats.c, tables.journal.c
_of_others = tables.journal.alias("of_others").c
_PERSON: BindParameter[int] = bindparam("of_person")
# Who answered when is forgotten of thinned matches, and a seat that was handed on says nothing certain of anybody.
_latest = (
    select(_seats.match, _seats.seat)
    .join_from(tables.seats, tables.matches, _seats.match == _matches.id)
    .where((_seats.person == _PERSON) & ~is_erased(PERSON, _seats.person) & is_kept)
    .where((_matches.guild == bindparam("of_guild")) & _matches.started.is_not(None) & _matches.thinned.is_(None))
    .where(
        ~exists().where(
            (_of_others.match == _seats.match)
            & (_of_others.seat == _seats.seat)
            & _of_others.person.is_not(None)
            & (_of_others.person != _PERSON)
        )
    )
    .order_by(_matches.created.desc(), _seats.match, _seats.seat)
    .limit(LATEST)
    .subquery()
)


def _count(condition: ColumnElement[bool]) -> ColumnElement[int]:
    return func.count(case((condition, 1)))


_is_leave = _journal.choice == leave(0).choice
_COUNTED = Statement(
    select(
        func.count(_latest.c.match.distinct()).label("matches"),
        _count((_journal.person == _PERSON) & ~_is_leave).label("answered"),
        _count(_journal.by == "timeout").label("missed"),
        func.count(case((_is_leave, _latest.c.match)).distinct()).label("left"),
    ).join_from(
        _latest,
        tables.journal,
        (_journal.match == _latest.c.match) & (_journal.seat == _latest.c.seat),
        isouter=True,
    )
)


async def reliability(connection: Connection, guild: int, person: int) -> Reliability:
    (row,) = await _COUNTED.rows(connection, of_guild=guild, of_person=person)
    return Reliability(**row)
