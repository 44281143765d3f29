"""The bot is ended in order while people click: who is inside gets an answer, who comes is sent away, nothing fails."""

import asyncio
import gc
import logging
import threading
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.app import Castellan
from bot.cli.run import _run as run
from bot.local.redirect import point_discord_at
from bot.local.server import LocalTable
from bot.settings import Settings
from bot.store import Store
from bot.ui.actions.tree import Tree
from tests.client.person import PATIENCE_S, InteractionFailed, Person, Reply
from tests.faults.conftest import NAMES
from tests.faults.tables import is_table
from tests.support.unhurried import UnhurriedClock, three_seconds_pass

CALLBACK = "/callback"
STARTING = (1, 2, 3)  # requests after which it is ended already
OURS = ("Castellan", "Host", "Alarm", "Writer", "Updater", "Panel", "Help", "Tree")
MOMENTS = (0, 1, 4, 12)  # requests after the clicks at which the bot is told to end


class House:
    """A bot in this very process at a local table, and a match of three."""

    def __init__(self, local: LocalTable, people: list[Person], data: Path) -> None:
        self.local, self.people = local, people
        self.settings = Settings(api=local.base_url, data=data, automaton_delay=0.0, has_limits=False)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Castellan]:
        bot = Castellan(self.settings)
        running = asyncio.create_task(bot.start("local"))
        await self.people[0].waits_for(lambda: self.people[0].sight.is_bot_online, "the bot")
        await bot.wait_until_ready()
        try:
            yield bot
        finally:
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)
            await self.people[0].waits_for(lambda: not self.people[0].sight.is_bot_online, "the bot to go")

    async def begin(self) -> None:
        ada, *guests = self.people
        await ada.slash("kingdom new", pace="none")
        lobby = await ada.sees("[Join]")
        await asyncio.gather(*(guest.sees("[Join]") for guest in guests))
        await asyncio.gather(*(guest.click(lobby, "Join") for guest in guests))
        await ada.click(lobby, "Start")
        await asyncio.gather(*(person.sees(is_table) for person in self.people))

    def clicks(self) -> list[Awaitable[object]]:
        """All that can be pressed and typed, by everybody at once."""
        table = next(m for m in reversed(self.people[0].messages()) if is_table(m))
        pressed = [p.click(table, label) for p in self.people for label in ("Your Hand", "Look Up", "Help")]
        typed = [p.slash("kingdom board") for p in self.people]
        suggested = [p.autocomplete("kingdom rules", "topic", "R") for p in self.people]
        return [*pressed, *typed, *suggested]

    async def after(self, number: int) -> None:
        """So many requests of the bot from now."""
        left, done = number, asyncio.Event()

        def count(_: object) -> None:
            nonlocal left
            left -= 1
            if left <= 0:
                done.set()

        self.local.requests.observers.append(count)
        if number:
            await done.wait()
        self.local.requests.observers.remove(count)


@pytest_asyncio.fixture(loop_scope="package")
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with LocalTable(clock=UnhurriedClock()) as local:
        point_discord_at(local.base_url)
        people = await asyncio.gather(*(Person.sit(local.base_url, name) for name in NAMES))
        yield House(local, people, tmp_path)
        await asyncio.gather(*(person.leave() for person in people))


async def test_who_is_inside_is_answered_and_who_comes_is_sent_away(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two are inside for as long as Discord keeps their answers, and a third comes meanwhile."""
    monkeypatch.setattr("bot.ui.shared.in_flight.CLOSING_SECONDS", PATIENCE_S)
    monkeypatch.setattr("bot.app.ORDERLY_SECONDS", PATIENCE_S)
    ada, ben, cleo = house.people
    async with house.open() as bot:
        await house.begin()
        await ada.fault("hold", method="POST", route=CALLBACK, times=2)
        inside = [asyncio.create_task(person.slash("kingdom board")) for person in (ada, ben)]
        await house.local.table.faults.holds(2)
        closing = asyncio.create_task(bot.close())
        await cleo.slash("kingdom board")
        await cleo.sees("I am being restarted")
        await cleo.click(await cleo.sees(is_table), "Your Hand")
        assert not any(task.done() for task in [*inside, closing])
        await ada.fault("lift")
        assert await asyncio.gather(*inside)
        await closing
    assert faults(caplog) == []


async def test_what_is_typed_while_it_closes_goes_no_further(house: House) -> None:
    """Whoever is sent away has laid no table."""
    cleo = house.people[2]
    async with house.open() as bot:
        assert isinstance(bot.tree, Tree)
        bot.tree.in_flight._closing.set()
        answer = await cleo.slash("kingdom new", pace="none")
        assert "I am being restarted" in str(answer)
    assert not any("Join" in str(message) for message in cleo.messages())


@pytest.mark.long
async def test_it_may_be_ended_at_any_moment(house: House, caplog: pytest.LogCaptureFixture) -> None:
    async with house.open():
        await house.begin()
    for moment in MOMENTS:
        async with house.open():
            clicks = asyncio.gather(*house.clicks(), return_exceptions=True)
            await house.after(moment)
        three_seconds_pass(house.local)
        for outcome in await clicks:
            assert isinstance(outcome, Reply | list | InteractionFailed), outcome
    gc.collect()  # tasks that failed unheard are complained of now
    assert faults(caplog) == []


async def test_it_may_be_ended_while_it_starts(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Nothing of it goes on then, and its file is let go."""
    for moment in STARTING:
        bot = Castellan(house.settings)
        running = asyncio.create_task(run(bot, "local"))
        await house.after(moment)
        await bot.close()
        await running
        assert left_over() == []
    gc.collect()
    assert faults(caplog) == []


async def test_it_may_be_ended_while_its_memory_is_opened(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is begun is finished first, so that it can be undone."""
    opening, open_ = asyncio.Event(), Store.open

    async def watched(path: Path, **how: Any) -> Store:
        opening.set()
        return await open_(path, **how)

    monkeypatch.setattr(Store, "open", watched)
    bot = Castellan(house.settings)
    running = asyncio.create_task(run(bot, "local"))
    await opening.wait()
    await bot.close()
    await running
    assert bot.store.writer.is_closed
    assert left_over() == []


def left_over() -> list[str]:
    """What of the bot still runs: tasks by the code they run, and threads."""
    tasks = [str(task.get_coro()) for task in asyncio.all_tasks() if not task.done()]
    ours = [task for task in tasks if any(word in task for word in OURS)]
    return ours + [thread.name for thread in threading.enumerate() if thread.name.startswith("store-")]


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
