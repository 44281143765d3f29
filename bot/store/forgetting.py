"""A person is taken out of all that is kept; what was played stays, so that every record still proves itself."""

from typing import Any

from sqlalchemy import BindParameter, bindparam, delete, select, update

from bot.store import tables
from bot.store.backend import Connection
from bot.store.compiled_statements import Statement
from bot.store.erased import BEGIN, DONE, NOBODY, PERSON, Erasure, is_over
from bot.store.writer import Write

ROWS = 200  # in a slice: few enough that nobody who clicks meanwhile feels it
_matches, _seats, _results, _journal = tables.matches.c, tables.seats.c, tables.results.c, tables.journal.c
_PERSON = bindparam("of_person", type_=_seats.person.type)
_MATCH: BindParameter[str] = bindparam("of_match")
_NUMBER: BindParameter[int] = bindparam("number")
_MOST: BindParameter[int] = bindparam("most")
_is_live = _matches.id.in_(select(_matches.id).where(tables.LIVE))
_is_in_live = _seats.match.in_(select(_matches.id).where(tables.LIVE))
_GONE: dict[str, Any] = {"person": None, "name": bindparam("instead"), "is_away": False}
_LAID_BY_NOBODY: dict[str, Any] = {"starter": NOBODY, "starter_name": bindparam("instead")}

_NO_WISHES = Statement(delete(tables.people).where(tables.people.c.person == _PERSON))
_NO_CHARACTERS = Statement(delete(tables.characters).where(tables.characters.c.owner == _PERSON))
_OFF_LIVE_SEATS = Statement(update(tables.seats).where((_seats.person == _PERSON) & _is_in_live).values(_GONE))
_NO_LIVE_STARTER = Statement(
    update(tables.matches).where((_matches.starter == _PERSON) & _is_live).values(_LAID_BY_NOBODY)
)

# Whoever still holds such a match in memory would put the name back with the next thing they write.
_FENCE_OFF = Statement(update(tables.matches).where(_matches.id == _MATCH).values(version=_matches.version + 1))
_OFF_SEATS = Statement(update(tables.seats).where((_seats.match == _MATCH) & (_seats.person == _PERSON)).values(_GONE))
_OUT_OF_RESULTS = Statement(
    update(tables.results).where((_results.match == _MATCH) & (_results.person == _PERSON)).values(person=None)
)
_NO_STARTER = Statement(
    update(tables.matches).where((_matches.id == _MATCH) & (_matches.starter == _PERSON)).values(_LAID_BY_NOBODY)
)
_OUT_OF_JOURNAL = Statement(
    update(tables.journal).where((_journal.match == _MATCH) & (_journal.sequence == _NUMBER)).values(person=None)
)

_SAT_AT = Statement(
    select(_seats.match)
    .join_from(tables.seats, tables.matches, _seats.match == _matches.id)
    .where((_seats.person == _PERSON) & is_over)
    .limit(_MOST)
)
_RESULTS = Statement(select(_results.match).where(_results.person == _PERSON).limit(_MOST))
_STARTED = Statement(select(_matches.id).where((_matches.starter == _PERSON) & is_over).limit(_MOST))
_ANSWERED = Statement(select(_journal.match, _journal.sequence).where(_journal.person == _PERSON).limit(_MOST))


def forgetting(person: int, name: str) -> Write:
    """The first of many writes: from then on nobody sees them, and the others follow, whatever happens meanwhile.

    A match that is on plays their characters to its end, and then finds nobody to give them back to.
    """
    write = Write()
    write.add(BEGIN, [{"kind": PERSON, "id": person, "name": name}])
    for statement in (_NO_WISHES, _NO_CHARACTERS, _OFF_LIVE_SEATS, _NO_LIVE_STARTER):
        write.add(statement, [{"of_person": person, "instead": name}])
    return write


async def next_slice(connection: Connection, erasure: Erasure) -> Write | None:
    """What is to be written next; None: nothing is left of them but that they are being erased."""
    who = {"of_person": erasure.id, "instead": erasure.name}
    for found in (_SAT_AT, _RESULTS, _STARTED):
        if matches := await found.column(connection, of_person=erasure.id, most=ROWS // 4):
            return _out_of([who | {"of_match": match} for match in dict.fromkeys(matches)])
    if answers := await _ANSWERED.rows(connection, of_person=erasure.id, most=ROWS):
        write = Write()
        write.add(_OUT_OF_JOURNAL, [{"of_match": row["match"], "number": row["sequence"]} for row in answers])
        return write
    return None


def _out_of(matches: list[dict[str, object]]) -> Write:
    write = Write()
    for statement in (_FENCE_OFF, _OFF_SEATS, _OUT_OF_RESULTS, _NO_STARTER):
        write.add(statement, matches)
    return write


def done(erasure: Erasure) -> Write:
    write = Write()
    write.add(DONE, [{"of_kind": erasure.kind, "of_id": erasure.id}])
    return write
