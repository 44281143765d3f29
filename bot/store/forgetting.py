"""A person is taken out of all that is kept; what was played stays, so that every record still proves itself."""

from sqlalchemy import bindparam, delete, select, update

from bot.store import tables
from bot.store.statements import Statement
from bot.store.writer import Write

NOBODY = 0  # stands for the starter of a match who was forgotten

_PERSON = bindparam("of_person", type_=tables.seats.c.person.type)
_OUT_OF = [
    Statement(update(table).where(table.c.person == _PERSON).values(person=None))
    for table in (tables.results, tables.journal)
]
_OFF_SEATS = Statement(
    update(tables.seats)
    .where(tables.seats.c.person == _PERSON)
    .values(person=None, name=bindparam("instead"), is_away=False)
)
_is_over = tables.matches.c.ended.is_not(None)
_their_matches = select(tables.seats.c.match).where(tables.seats.c.person == _PERSON)
# Whoever still holds such a match in memory would put the name back with the next thing they write.
_FENCE_OFF = Statement(
    update(tables.matches)
    .where(_is_over & ((tables.matches.c.starter == _PERSON) | tables.matches.c.id.in_(_their_matches)))
    .values(version=tables.matches.c.version + 1),
    is_first=True,
)
_NO_STARTER = Statement(
    update(tables.matches)
    .where(tables.matches.c.starter == _PERSON)
    .values(starter=NOBODY, starter_name=bindparam("instead"))
)
_NO_WISHES = Statement(delete(tables.people).where(tables.people.c.person == _PERSON))
_NO_CHARACTERS = Statement(delete(tables.characters).where(tables.characters.c.owner == _PERSON))


def forgetting(person: int, name: str) -> Write:
    """Take a person out of all tables; `name` stands where theirs stood. Their characters are no more.

    A match that is on plays those in it to its end, and then finds nobody to give them back to.
    """
    write = Write()
    write.empties_log = write.is_long = True
    for statement in (_FENCE_OFF, *_OUT_OF, _OFF_SEATS, _NO_STARTER, _NO_WISHES, _NO_CHARACTERS):
        write.add(statement, [{"of_person": person, "instead": name}])
    return write
