"""Who is inside is served first, though the others need not wait for ever."""

import asyncio

from bot.ui.doorman import COURTESY, Doorman


async def test_what_is_not_urgent_waits_until_all_are_served() -> None:
    doorman, served, order = Doorman(), asyncio.Event(), list[str]()

    async def click() -> None:
        assert doorman.let_in()
        await served.wait()
        order.append("served")

    async def picture() -> None:
        await doorman.lull()
        order.append("drawn")

    clicks = [asyncio.create_task(click()) for _ in range(2)]
    await asyncio.sleep(0)  # they are inside
    drawing = asyncio.create_task(picture())
    await asyncio.sleep(0)
    served.set()
    await asyncio.gather(*clicks, drawing)
    assert order == ["served", "served", "drawn"]


async def test_nobody_waits_for_ever() -> None:
    doorman, loop = Doorman(), asyncio.get_running_loop()
    started = loop.time()
    await doorman.lull()
    assert loop.time() - started < COURTESY  # nobody was inside

    async def slow() -> None:
        assert doorman.let_in()
        await asyncio.Event().wait()

    click = asyncio.create_task(slow())
    await asyncio.sleep(0)
    started = loop.time()
    await doorman.lull()
    assert loop.time() - started >= COURTESY * 0.9
    click.cancel()
