"""Between press and release nothing goes away from under the finger, and nothing of meanwhile is lost or told late."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from playwright.async_api import Page, expect

from bot.local.server import LocalTable
from tests.local.page.browser.conftest import Sitter
from tests.local.page.browser.hall_bot import HallBot
from tests.local.page.browser.tables import Teller
from tests.local.page.browser.test_history import write_lines
from tests.local.page.browser.test_one_view import LAPTOP, PHONE, box

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="package")]

MORE = "\n".join(f"{number}. Somebody sits down." for number in range(1, 9))


class Hand:
    """A mouse, or a finger where the window has none: goes down on a button, and comes up where it went down."""

    def __init__(self, page: Page, *, is_finger: bool) -> None:
        self._page = page
        self._is_finger = is_finger

    async def goes_down(self, name: str) -> None:
        found = await box(self._page.get_by_role("button", name=name))
        x, y = (found["x"] + found["right"]) / 2, (found["y"] + found["bottom"]) / 2
        if self._is_finger:
            self._session = await self._page.context.new_cdp_session(self._page)
            await self._touch("touchStart", {"x": x, "y": y})
        else:
            await self._page.mouse.move(x, y)
            await self._page.mouse.down()

    async def comes_up(self) -> None:
        if self._is_finger:
            await self._touch("touchEnd")
        else:
            await self._page.mouse.up()

    async def _touch(self, kind: str, *points: dict[str, float]) -> None:
        await self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


async def hears_of(page: Page, words: str, act: Callable[[], Awaitable[None]]) -> None:
    """Acts, and comes back when the table has told the page's stream of these words."""
    session, is_told = await page.context.new_cdp_session(page), asyncio.Event()

    def listen(event: dict[str, Any]) -> None:
        if words in event["data"]:
            is_told.set()

    session.on("Network.eventSourceMessageReceived", listen)
    await session.send("Network.enable")
    await act()
    await asyncio.wait_for(is_told.wait(), 60)
    await session.detach()


@pytest.mark.parametrize(("window", "is_finger"), [(LAPTOP, False), (PHONE, True)], ids=["mouse", "finger"])
async def test_a_button_is_pressed_although_its_message_grows_meanwhile(
    sit: Sitter, bot: HallBot, table: LocalTable, window: dict[str, Any], is_finger: bool
) -> None:
    write_lines(table, 30)
    page = await sit("ada", **window)
    teller = Teller(bot)
    said = await teller.says("### A new table", ("Slow",), foot=())
    slow, hand = page.get_by_role("button", name="Slow"), Hand(page, is_finger=is_finger)
    await expect(slow).to_be_visible()
    await hand.goes_down("Slow")
    await hears_of(page, "8. Somebody", lambda: teller.turns(said, f"### A new table\n{MORE}", ("Slow",), foot=()))
    await hand.comes_up()
    await expect(slow).to_have_attribute("aria-busy", "true")
    await expect(page.get_by_text("Somebody sits down.")).to_have_count(8)


@pytest.mark.long
async def test_what_a_fresh_state_has_overtaken_is_not_told_after_it(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada", **LAPTOP)
    teller = Teller(bot)
    said = await teller.says("One sits.", ("Slow",), foot=())
    log, hand = page.get_by_role("log"), Hand(page, is_finger=False)
    await expect(log.get_by_text("One sits.")).to_be_visible()
    await hand.goes_down("Slow")
    await hears_of(page, "Two sit.", lambda: teller.turns(said, "Two sit.", ("Slow",), foot=()))
    await page.context.set_offline(True)
    await page.evaluate("stop()")
    await expect(page.get_by_text("The table does not answer.")).to_be_visible()
    await teller.turns(said, "Three sit.", ("Slow",), foot=())
    await page.context.set_offline(False)
    await expect(log.get_by_text("Three sit.")).to_be_visible()
    await hand.comes_up()
    await expect(page.get_by_role("button", name="Slow")).to_have_attribute("aria-busy", "true")
    await expect(log.get_by_text("Three sit.")).to_be_visible()
