"""Several processes at one database: one serves the server, one waits for its place, a third serves other servers."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from bot.cli.exit_codes import FAILED
from bot.cli.handover import hand_over
from bot.cluster.sharding import shard_of
from bot.local.server import LocalTable
from bot.local.world.seed import GUILD_ID, add_sisters
from bot.settings import Settings
from tests.client.descriptions import described
from tests.client.person import PATIENCE_S, Person
from tests.e2e.forked import Forked, ForkedBot
from tests.e2e.inside import IS_INSIDE
from tests.e2e.player import Player
from tests.e2e.tables import sit_down, start
from tests.support.postgres import Server

pytestmark = pytest.mark.skipif(IS_INSIDE, reason="several processes")
HERE = shard_of(int(GUILD_ID), 2)
LEASE = 6  # seconds: a busy machine must not lose one
SERVES = f"I serve shard {HERE} of 2"


class OneOfSeveral(ForkedBot):
    def __init__(self, local: LocalTable, data: Path, database_url: str, name: str, shard: int = HERE) -> None:
        super().__init__(local.base_url, data)
        self.log = data / f"{name}.log"
        self._env |= {"CASTELLAN_SHARDS": "2", "CASTELLAN_SHARD_IDS": str(shard), "CASTELLAN_LEASE": str(LEASE)}
        self._env["CASTELLAN_DATABASE_URL"] = database_url

    @property
    def running(self) -> Forked:
        assert self._process is not None
        return self._process

    async def says(self, what: str) -> None:
        await until(lambda: what in self.said(), lambda: f"{what!r} in its log:\n{self.said()}")


async def until(condition: Callable[[], bool], what: Callable[[], str]) -> None:
    try:
        async with asyncio.timeout(PATIENCE_S):
            while not condition():  # noqa: ASYNC110 - a log file rings no bell
                await asyncio.sleep(0.02)
    except TimeoutError:
        raise AssertionError(f"this did not come: {what()}") from None


@pytest.fixture
async def local(local: LocalTable) -> LocalTable:
    """Two servers, one for each shard."""
    add_sisters(local.table.world, 2)
    return local


@pytest.fixture(params=["a file", pytest.param("PostgreSQL", marks=pytest.mark.long)])
def database_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """Nothing where it is a file in the data folder."""
    if request.param == "a file":
        yield ""
        return
    server: Server = request.getfixturevalue("postgres_server")
    url = server.borrow()
    yield url
    server.give_back(url)


@pytest.fixture
async def three(local: LocalTable, tmp_path: Path, database_url: str) -> AsyncIterator[list[OneOfSeveral]]:
    """One serves the table's server, one waits for its place, and one serves the other shard."""
    bots = [
        OneOfSeveral(local, tmp_path, database_url, "first"),
        OneOfSeveral(local, tmp_path, database_url, "spare"),
        OneOfSeveral(local, tmp_path, database_url, "other", 1 - HERE),
    ]
    first, spare, other = bots
    await first.start()
    await first.says("Ready as")
    await spare.start()
    await other.start()
    await spare.says("I wait: shard")
    await other.says("Ready as")
    yield bots
    for bot in bots:
        if bot._process is not None and bot.running.returncode is None:
            await bot.stop()


@pytest.fixture
async def seated(local: LocalTable, three: list[OneOfSeveral]) -> AsyncIterator[list[Player]]:
    """Three people in a match that is on."""
    people = [await Person.sit(local.base_url, name) for name in ("Ada", "Ben", "Cleo")]
    await start(people)
    yield [Player(person) for person in people]
    await asyncio.gather(*(person.leave() for person in people))


async def the_others_play_on(seated: list[Player]) -> None:
    """With the buttons from before."""
    await asyncio.gather(*(player.plays(1) for player in seated[1:]))
    assert "is about to act" in described(await seated[0].person.sees("is about to act"))


@pytest.mark.long
async def test_who_is_asked_to_hand_over_does_so_to_who_waits(
    three: list[OneOfSeveral], seated: list[Player], tmp_path: Path, database_url: str
) -> None:
    first, spare, other = three
    await seated[0].plays(1)
    os.kill(other.running.pid, signal.SIGSTOP)  # nothing of this is its business
    told = await asyncio.to_thread(hand_over, Settings(data=tmp_path, database_url=database_url or None), HERE)
    assert str(spare.running.pid) in told
    assert await first.running.wait() == 0
    await spare.says("Ready as")
    await the_others_play_on(seated)
    ada = seated[0].person
    os.kill(other.running.pid, signal.SIGCONT)
    await sit_down([player.person for player in seated], "game-night-2")
    await ada.slash("gm doctor")
    await ada.sees(f"Shard {HERE} of 2 serves this server; all of them are up")
    await first.start()
    await first.says("I wait: shard")
    assert await first.stop() == 0, "who waits can be ended as well"
    assert [bot.faults() for bot in three] == [[], [], []]


@pytest.mark.long
async def test_who_was_killed_is_replaced_once_the_lease_has_run_out(
    three: list[OneOfSeveral], seated: list[Player]
) -> None:
    first, spare, other = three
    await seated[0].plays(1)
    await first.kill()
    await spare.says("Ready as")
    await the_others_play_on(seated)
    assert (spare.faults(), other.faults()) == ([], [])


@pytest.mark.long
async def test_who_stood_still_changes_nothing_and_says_nothing_once_another_has_taken_over(
    local: LocalTable, three: list[OneOfSeveral], seated: list[Player]
) -> None:
    first, spare, _ = three
    await seated[0].plays(1)
    os.kill(first.running.pid, signal.SIGSTOP)
    await spare.says("Ready as")
    await the_others_play_on(seated)  # these clicks come to both, as both are connected
    statuses = list[int]()
    local.requests.observers.append(lambda exchange: statuses.append(exchange.status))
    os.kill(first.running.pid, signal.SIGCONT)
    assert await first.running.wait() == FAILED
    assert "Another process serves my shards" in first.said()
    assert "could not be saved" not in first.said()
    assert [status for status in statuses if status >= 400] == [], "it has answered a click a second time"
    assert spare.faults() == []


@pytest.mark.long
async def test_another_number_of_shards_is_refused_while_any_process_runs(
    local: LocalTable, three: list[OneOfSeveral], tmp_path: Path, database_url: str
) -> None:
    stranger = OneOfSeveral(local, tmp_path, database_url, "stranger", 2)
    stranger._env["CASTELLAN_SHARDS"] = "3"
    await stranger.start()
    assert await stranger.running.wait() == FAILED
    assert "CASTELLAN_SHARDS is 3 here, but" in stranger.said()
    assert "Stop all processes" in stranger.said()
    assert "Traceback" not in stranger.said()
    assert [bot.running.returncode for bot in three] == [None, None, None]


@pytest.mark.long
async def test_one_that_serves_all_is_back_at_once_after_a_kill(
    local: LocalTable, tmp_path: Path, database_url: str
) -> None:
    bot = OneOfSeveral(local, tmp_path, database_url, "whole")
    bot._env |= {"CASTELLAN_SHARDS": "auto", "CASTELLAN_SHARD_IDS": "", "CASTELLAN_LEASE": "600"}
    await bot.start()
    await bot.says("Ready as")
    await bot.kill()
    await bot.start()
    await until(lambda: bot.said().count("Ready as") == 2, bot.said)
    assert await bot.stop() == 0
    assert "I wait" not in bot.said()
