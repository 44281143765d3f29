"""The time that a lobby names comes: who joined is called once, as they wish; over the local table, the clock moved."""

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.host import ServerRights, Table
from tests.client.descriptions import described
from tests.faults.test_pings import HOUR
from tests.support.hall import ADA, BEN, CLEO, Hall, opened_hall

STARTER = ServerRights()


@pytest_asyncio.fixture(loop_scope="package")
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened_hall(tmp_path) as hall:
        yield hall


async def meeting(hall: Hall, table: Table) -> None:
    at = hall.bot.host.now + HOUR
    await hall.bot.host.commands.arrange(table.id, ADA, at, (), STARTER)
    await hall.passes(HOUR, table)


async def test_all_who_joined_are_called_to_a_match_that_begins_and_nobody_twice(hall: Hall) -> None:
    """Some by the table, which asks them for a card, the others by a message of its own."""
    await meeting(hall, await hall.lobby("game-night", "correspondence", BEN, CLEO))
    await hall.ada.sees("it is time, and **Death Over the Kingdom** has begun")
    assert max(Counter(hall.called()).values()) == 1
    assert {"Ben", "Cleo"} <= set(hall.called())


async def test_where_somebody_is_missing_those_who_are_there_hear_it(hall: Hall) -> None:
    table = await hall.lobby("game-night", "correspondence", BEN)
    await hall.bot.context.wishes.change(BEN.id, pings="never")
    await meeting(hall, table)
    said = described(await hall.ada.sees("but one player is missing"))
    assert "The match can start as soon as they are here." in said
    assert hall.called() == ["Ada"], "Ben is named, and wishes never to be called"
    await hall.passes(HOUR, table)
    assert hall.called() == ["Ada"]
    assert "The match was to begin" in "".join(map(described, hall.public()))
