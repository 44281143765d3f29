"""Who is inside is served first, though the others need not wait for ever."""

import asyncio

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


async def test_whoever_comes_later_is_not_waited_for() -> None:
    in_flight, done = InFlight(), [asyncio.Event() for _ in range(3)]

    async def click(number: int) -> None:
        assert in_flight.add_current_task()
        await done[number].wait()

    async def begin(number: int) -> asyncio.Task[None]:
        task = asyncio.create_task(click(number))
        await asyncio.sleep(0)
        return task

    first, second = await begin(0), await begin(1)
    waits = asyncio.create_task(in_flight._wait_until_served(20.0))
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
