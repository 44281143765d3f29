"""Who is inside is served first, though the others need not wait for ever."""

import asyncio

import pytest

from bot.host import HostRefused
from bot.ui.shared.in_flight import BRIEF_SECONDS, InFlight


async def test_what_is_not_urgent_waits_until_all_are_served() -> None:
    in_flight, served, order = InFlight(), asyncio.Event(), list[str]()

    async def click() -> None:
        assert in_flight.add_current_task()
        await served.wait()
        order.append("served")

    async def picture() -> None:
        await in_flight.wait_briefly()
        order.append("drawn")

    clicks = [asyncio.create_task(click()) for _ in range(2)]
    await asyncio.sleep(0)  # they are inside
    drawing = asyncio.create_task(picture())
    await asyncio.sleep(0)
    served.set()
    await asyncio.gather(*clicks, drawing)
    assert order == ["served", "served", "drawn"]


async def test_nobody_waits_for_ever() -> None:
    in_flight, loop = InFlight(), asyncio.get_running_loop()
    started = loop.time()
    await in_flight.wait_briefly()
    assert loop.time() - started < BRIEF_SECONDS  # nobody was inside

    async def slow() -> None:
        assert in_flight.add_current_task()
        await asyncio.Event().wait()

    click = asyncio.create_task(slow())
    await asyncio.sleep(0)
    started = loop.time()
    await in_flight.wait_briefly()
    assert loop.time() - started >= BRIEF_SECONDS * 0.9
    click.cancel()


async def test_whoever_stands_aside_is_waited_for_by_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only when the bot closes."""
    monkeypatch.setattr("bot.ui.shared.in_flight.BRIEF_SECONDS", 3600.0)
    in_flight, drawn, done = InFlight(), asyncio.Event(), asyncio.Event()

    async def click() -> None:
        assert in_flight.add_current_task()
        await asyncio.sleep(0)  # a picture waits by now
        in_flight.stand_aside()
        await drawn.wait()
        await done.wait()

    clicking = asyncio.create_task(click())
    await asyncio.sleep(0)
    await in_flight.wait_briefly()
    drawn.set()
    await in_flight.wait_briefly()
    closing = asyncio.create_task(in_flight.until_served(20.0))
    await asyncio.sleep(0)
    assert in_flight.is_busy
    assert not closing.done()
    done.set()
    await asyncio.gather(clicking, closing)
    assert not in_flight.is_busy


@pytest.mark.parametrize("is_closing", [False, True])
async def test_whoever_comes_later_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, is_closing: bool) -> None:
    monkeypatch.setattr("bot.ui.shared.in_flight.BRIEF_SECONDS", 20.0)
    in_flight, done = InFlight(), [asyncio.Event() for _ in range(3)]

    async def click(number: int) -> None:
        assert in_flight.add_current_task()
        await done[number].wait()

    async def begin(number: int) -> asyncio.Task[None]:
        task = asyncio.create_task(click(number))
        await asyncio.sleep(0)
        return task

    first, second = await begin(0), await begin(1)
    waits = asyncio.create_task(in_flight.until_served(20.0) if is_closing else in_flight.wait_briefly())
    await asyncio.sleep(0)
    third = await begin(2)
    done[1].set()
    await second
    assert not waits.done()  # the first of them is still inside
    done[0].set()
    await asyncio.gather(first, waits)
    assert in_flight.is_busy
    done[2].set()
    await third
    assert not in_flight.is_busy


async def test_work_is_waited_for_unless_the_bot_closes() -> None:
    """Whatever comes first, nothing is left running."""
    in_flight, never = InFlight(), asyncio.Event()
    before = asyncio.all_tasks()

    async def found() -> str:
        return "found"

    assert await in_flight.unless_closing(found()) == "found"
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == before
    waits = asyncio.create_task(in_flight.unless_closing(never.wait()))
    await asyncio.sleep(0)
    await in_flight.start_closing()
    with pytest.raises(HostRefused, match="shutting-down"):
        await waits
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == before


async def test_the_last_is_waited_for_until_it_is_served() -> None:
    """One that came and went leaves no number that another is waited for by."""
    in_flight, done = InFlight(), asyncio.Event()

    async def click(until: asyncio.Event) -> None:
        assert in_flight.add_current_task()
        assert in_flight.add_current_task()  # counted once
        await until.wait()

    clicking = asyncio.create_task(click(done))
    await asyncio.sleep(0)
    waiting = asyncio.create_task(in_flight.until_served(20.0))
    await asyncio.sleep(0)
    assert not waiting.done()
    done.set()
    async with asyncio.timeout(10):  # less than it would wait in vain
        await asyncio.gather(clicking, waiting)
    assert not in_flight.is_busy
    assert in_flight._last == 1
