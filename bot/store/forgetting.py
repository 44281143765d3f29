"""A person is taken out of all that is kept; what was played stays, so that every record still proves itself."""

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import tables

NOBODY = 0  # as a starter


async def forget(connection: AsyncConnection, person: int, name: str) -> None:
    """`name` stands where theirs stood."""
    seats, matches = tables.seats, tables.matches
    for table in (tables.results, tables.journal):
        await connection.execute(update(table).where(table.c.person == person).values(person=None))
    await connection.execute(update(seats).where(seats.c.person == person).values(person=None, name=name))
    mine = matches.c.starter == person
    await connection.execute(update(matches).where(mine).values(starter=NOBODY, starter_name=name))
