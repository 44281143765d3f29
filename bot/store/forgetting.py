"""A person is taken out of all that is kept; what was played stays, so that every record still proves itself."""

from sqlalchemy import Connection, update

from bot.store import tables

NOBODY = 0  # as a starter


def forget(connection: Connection, person: int, name: str) -> None:
    """`name` stands where theirs stood."""
    seats, matches = tables.seats, tables.matches
    for table in (tables.results, tables.journal):
        connection.execute(update(table).where(table.c.person == person).values(person=None))
    connection.execute(update(seats).where(seats.c.person == person).values(person=None, name=name, is_away=False))
    mine = matches.c.starter == person
    connection.execute(update(matches).where(mine).values(starter=NOBODY, starter_name=name))
