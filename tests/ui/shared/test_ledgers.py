"""A ledger reads page by page, then only what is new, and forgets what it must not know any more."""

import asyncio
from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.store import PAGE, Over
from bot.ui.shared.ledgers import Ledgers
from bot.ui.shared.server_settings import Season
from tests.host.test_ledger import ADA, BEN, over
from tests.ui.arena.face import ArenaFace


class Results:
    """Stands in for the queries of a host: results in memory, handed out as the store does."""

    def __init__(self, count: int) -> None:
        self.known = [over(number, (2, 1), ADA, BEN) for number in range(count)]
        self.read = 0

    async def over_since(self, guild: int, game: str, since: datetime) -> list[Over]:
        del guild, game
        found = [one for one in self.known if one.ended >= since][:PAGE]
        self.read += len(found)
        return found


async def played(ledgers: Ledgers) -> int:
    return await ledgers.look(5, "arena", None, lambda ledger: ledger.accounts[ADA].played)


async def test_all_pages_are_read_once_and_then_what_is_new() -> None:
    results: Any = Results(3 * PAGE + 7)
    ledgers = Ledgers(results, {"arena": ArenaFace()})
    assert await played(ledgers) == 3 * PAGE + 7
    before = results.read
    results.known.append(over(3 * PAGE + 8, (2, 1), ADA, BEN))
    assert await played(ledgers) == 3 * PAGE + 8
    assert results.read - before <= 3, "they were all read again"


async def test_one_that_takes_long_keeps_nobody_from_another() -> None:
    results: Any = Results(3)
    ledgers = Ledgers(results, {"arena": ArenaFace()})
    is_held = asyncio.Event()

    async def held(*_: object) -> list[Over]:
        await is_held.wait()
        return []

    quick, results.over_since = results.over_since, held
    slow = asyncio.create_task(ledgers.look(6, "arena", None, lambda ledger: len(ledger.accounts)))
    await asyncio.sleep(0)
    results.over_since = quick
    assert await asyncio.wait_for(played(ledgers), timeout=60) == 3
    is_held.set()
    assert await slow == 0


async def test_two_who_ask_for_the_same_at_once_count_nothing_twice() -> None:
    results: Any = Results(PAGE + 2)
    ledgers = Ledgers(results, {"arena": ArenaFace()})
    assert set(await asyncio.gather(played(ledgers), played(ledgers))) == {PAGE + 2}


async def test_what_came_out_of_its_order_is_counted_too() -> None:
    results: Any = Results(4)
    ledgers = Ledgers(results, {"arena": ArenaFace()})
    assert await played(ledgers) == 4
    late = over(9, (2, 1), ADA, BEN)
    ended = results.known[-1].ended - timedelta(minutes=5)
    fields = {name: getattr(late, name) for name in late.__struct_fields__} | {"ended": ended}
    results.known.insert(3, Over(**fields))
    assert await played(ledgers) == 5


async def test_of_a_season_nothing_before_it_is_read() -> None:
    results: Any = Results(4)
    ledgers = Ledgers(results, {"arena": ArenaFace()})
    season = Season("spring", begins=results.known[2].ended, ends=results.known[3].ended)
    count = await ledgers.look(5, "arena", season, lambda ledger: ledger.accounts[ADA].played)
    assert (count, results.read) == (1, 2)
    assert await played(ledgers) == 4


async def test_who_is_forgotten_is_derived_no_more() -> None:
    results: Any = Results(2)
    ledgers = Ledgers(results, {"arena": ArenaFace()})
    assert await played(ledgers) == 2
    results.known.pop()
    ledgers.forget()
    assert await played(ledgers) == 1


async def test_of_many_ledgers_those_looked_at_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.shared.ledgers.MOST_LEDGERS", 2)
    results: Any = Results(3)
    ledgers = Ledgers(results, {"arena": ArenaFace()})
    read = []
    for guild in (1, 2, 1, 3, 1, 2):
        before = results.read
        await ledgers.look(guild, "arena", None, lambda _: None)
        read.append(results.read - before)
    assert read == [3, 3, 1, 3, 1, 3], "what is kept reads on from the last result it knows"


async def test_what_was_read_before_somebody_was_forgotten_is_not_kept() -> None:
    results: Any = Results(3)
    ledgers = Ledgers(results, {"arena": ArenaFace()})
    quick = results.over_since

    async def forgotten_meanwhile(*asked: Any) -> Any:
        ledgers.forget()
        return await quick(*asked)

    results.over_since = forgotten_meanwhile
    assert await played(ledgers) == 3
    results.over_since, results.known = quick, results.known[:1]
    assert await played(ledgers) == 1
