"""Two processes, each with a server of its own: what is asked for on the one is true of the other as well."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.cluster.sharding import shard_of
from bot.local.server import LocalTable
from bot.local.world.seed import GUILD_ID
from bot.metrics.serving import WholeBot
from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.inside import IS_INSIDE
from tests.e2e.player import Player
from tests.e2e.tables import start
from tests.e2e.test_shards import OneOfSeveral, database_url
from tests.support.servers import NEXT_SHARD, call_server
from tests.support.unhurried import UnhurriedClock

__all__ = ["database_url"]
pytestmark = [pytest.mark.long, pytest.mark.skipif(IS_INSIDE, reason="several processes")]
THERE = int(GUILD_ID) + NEXT_SHARD
NAMES = ("Ada", "Ben", "Cleo")


@pytest.fixture
async def tables(tmp_path: Path, database_url: str) -> AsyncIterator[list[list[Person]]]:
    """The same three people at both, each with a match that is on."""
    async with LocalTable(clock=UnhurriedClock()) as here, LocalTable(clock=UnhurriedClock()) as there:
        call_server(there, THERE)
        locals_, guilds = (here, there), (int(GUILD_ID), THERE)
        bots = [
            OneOfSeveral(local, tmp_path, database_url, f"of-{guild}", shard_of(guild, 2))
            for local, guild in zip(locals_, guilds, strict=True)
        ]
        for bot in bots:
            await bot.start()
            await bot.says("Ready as")
        for local in locals_:  # whoever serves the first shard has told one of them, and Discord is one
            local.table.world.commands = here.table.world.commands | there.table.world.commands
        people = [[await Person.sit(local.base_url, name) for name in NAMES] for local in locals_]
        for each in people:
            await start(each)
        yield people
        await asyncio.gather(*(person.leave() for each in people for person in each))
        assert [bot.faults() for bot in bots] == [[], []]
        for bot in bots:
            await bot.stop()


async def test_who_is_forgotten_on_one_is_forgotten_on_the_other(tables: list[list[Person]]) -> None:
    (ada, _, _), (ada_there, ben_there, _) = tables
    await ada.slash("gm forget me", sure=True)
    await ada.sees("I do not know you any more")
    shown = described(await ben_there.sees("Masked Guest: 0 points"))
    assert shown.count("first Dealer") == 1, "it is told but once"
    await ada_there.slash("kingdom hand")
    await ada_there.sees("You have no seat at this table")


async def test_both_say_the_same_of_the_whole_bot(
    tables: list[list[Person]], tmp_path: Path, database_url: str
) -> None:
    told = list[str]()
    for ada, *_ in tables:
        await ada.slash("gm about")
        await ada.sees("Death Over the Kingdom")
        await ada.slash("gm doctor")
        told.append(described(await ada.sees("all of them are up")))
        assert "One match is being played on this server" in told[-1]
    matches, down = WholeBot(database_url or tmp_path / "castellan.sqlite3").collect()
    assert {one.labels["status"]: one.value for one in matches.samples} == {"lobby": 0, "open": 2}
    assert [one.value for one in down.samples] == [0]


async def test_standings_are_a_servers_own(tables: list[list[Person]]) -> None:
    here, there = tables
    await asyncio.gather(*(person.slash("kingdom away") for person in here[1:]))
    await Player(here[0]).plays()
    await here[0].sees("The match is over")
    await here[0].slash("kingdom stats")
    await here[0].sees("in 1 match")
    await there[0].slash("kingdom stats")
    await there[0].sees("Nobody has finished a match here yet")
