"""/kingdom stats after a match that has been played to its end."""

import asyncio

import pytest

from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.player import Player
from tests.e2e.tables import start


@pytest.mark.long
async def test_a_finished_match_counts(people: list[Person]) -> None:
    ada, ben, cleo, dora = people
    await dora.slash("kingdom stats")
    await dora.sees("Nobody has finished a match here yet")
    await start([ada, ben, cleo])
    await asyncio.gather(*(person.slash("kingdom away") for person in (ben, cleo)))
    await Player(ada).plays()
    await ada.sees("The match is over")
    await dora.slash("kingdom stats")
    shown = described(await dora.sees("in 1 match"))
    assert all(f"<@{person.id}>" in shown for person in (ada, ben, cleo))
    assert f"<@{dora.id}>" not in shown
