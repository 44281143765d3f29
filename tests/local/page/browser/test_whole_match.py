"""Whole matches with the bot itself, by people who know only what the page shows and how its parts are named."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import ElementHandle, Error, Locator, Page, expect

from bot.local.server import LocalTable
from tests.client.person import Person
from tests.e2e.bot_process import BotProcess
from tests.local.page.browser.conftest import Sitter, artefact, command

pytestmark = [
    pytest.mark.browser,
    pytest.mark.long,
    pytest.mark.timeout(900),
    pytest.mark.asyncio(loop_scope="package"),
]

PATIENCE_MS = 60_000
PANEL = "For your eyes only"
OVER = "The match is over"
MOVED_ON = """([name, shown]) => [...document.querySelectorAll(".message")]
    .filter(row => row.innerText.includes(name)).at(-1)?.innerText !== shown"""
NO_ANSWERS = re.compile(
    r"Be Away|Dismiss|Enlarge|\bALT\b|Help|\bRead\b|\bMap\b|\bOrders\b|Clear|Standing Orders|Take Back|More Time",
    re.IGNORECASE,
)


@pytest_asyncio.fixture(loop_scope="package")
async def castellan(table: LocalTable, tmp_path: Path) -> AsyncIterator[BotProcess]:
    process = BotProcess(table.base_url, tmp_path)
    await process.start()
    async with await Person.sit(table.base_url, "Ada") as ada:
        await process.is_online(ada)
        await ada.act(kind="add_person", name="Dora")
    yield process
    await process.stop()


class Tab:
    """One person's tab: opens the panel, answers whatever it asks, until the match is over."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.given = 0
        page.set_default_timeout(PATIENCE_MS)

    @property
    def panel(self) -> Locator:
        return self.page.get_by_role("article").filter(has_text=PANEL).last

    @property
    def is_over(self) -> Locator:
        return self.page.get_by_role("log").get_by_text(OVER).first

    async def open_panel(self) -> None:
        await self.press(self.page.get_by_role("button", name="Your Hand").last)
        await self.panel.wait_for()

    async def press(self, button: Locator) -> None:
        await self.hit(await button.element_handle())

    async def hit(self, control: ElementHandle) -> None:
        await control.click()

    async def take_first(self) -> None:
        """Of an open list."""
        await self.page.get_by_role("listbox").get_by_role("option").first.click()

    async def plays(self, most: int = 1000) -> None:
        for _ in range(most):
            await self.answers.first.or_(self.is_over).first.wait_for()
            if await self.is_over.is_visible():
                return
            self.given += await self.gives()

    @property
    def answers(self) -> Locator:
        enabled = self.panel.get_by_role("button", disabled=False).filter(has_not_text=NO_ANSWERS)
        return enabled.filter(has_text=re.compile(r"\w")).or_(self.panel.get_by_role("combobox"))

    async def gives(self) -> bool:
        """Answer, and wait until the panel has moved on; False where it had moved on before the hand was there."""
        shown = await self.panel.inner_text()
        controls = await self.answers.element_handles()
        if not controls:
            return False
        # What is looked at is what is pressed: the panel may change in between, when others act.
        is_list = await controls[0].get_attribute("role") == "combobox"
        try:
            await self.hit(controls[0])
            if is_list:
                await self.take_first()
        except Error:  # the question, or its list, is gone
            if await controls[0].evaluate("node => node.isConnected"):
                raise
            return False
        await self.has_moved_on(shown)
        return True

    async def has_moved_on(self, shown: str) -> None:
        await self.page.wait_for_function(MOVED_ON, arg=[PANEL, shown])


class KeyboardTab(Tab):
    """No pointer: Tab walks, Enter presses."""

    async def hit(self, control: ElementHandle) -> None:
        for _ in range(1000):
            if await control.evaluate("node => node === document.activeElement"):
                break
            await self.page.keyboard.press("Tab")
        else:
            raise Error(f"Tab never reaches {await control.inner_text()}")
        await self.page.keyboard.press("Enter")

    async def take_first(self) -> None:
        await self.page.get_by_role("listbox").get_by_role("option").first.wait_for()
        await self.page.keyboard.press("ArrowDown")
        await self.page.keyboard.press("Enter")


async def test_four_people_in_four_tabs(sit: Sitter, castellan: BotProcess) -> None:
    """One of them reloads in the middle and plays on with the panel from before."""
    tabs = [Tab(await sit(name)) for name in ("ada", "ben", "cleo", "dora")]
    ada = tabs[0].page
    await command(ada, "/kingdom new pace:none")
    for tab in tabs[1:]:
        await tab.page.get_by_role("button", name="Join").click()
    await expect(ada.get_by_text("4 of 7 seats")).to_be_visible(timeout=PATIENCE_MS)
    await ada.get_by_role("button", name="Start", exact=True).click()
    await asyncio.gather(*(tab.open_panel() for tab in tabs))
    await asyncio.gather(*(tab.plays() for tab in tabs[1:]), plays_with_a_break(tabs[0]))
    await ada.screenshot(path=artefact("match-over"))
    for tab in tabs:
        await expect(tab.is_over).to_be_visible()
        assert tab.given >= 4 * 4, "two picks and at least two actions in each of four turns"
    assert castellan.faults() == []


async def plays_with_a_break(tab: Tab) -> None:
    await tab.plays(5)
    await tab.page.screenshot(path=artefact("match"))
    await tab.page.reload()
    await tab.plays()


async def test_a_whole_match_by_keyboard_alone(sit: Sitter, castellan: BotProcess) -> None:
    page = await sit("ada")
    tab = KeyboardTab(page)
    await tab.press(page.get_by_role("button", name="Start /kingdom new"))
    await tab.press(page.get_by_role("button", name="Start", exact=True))
    await page.get_by_role("button", name="Your Hand").last.wait_for()
    await tab.open_panel()
    try:
        await tab.plays()
    finally:
        await page.screenshot(path=artefact("match-by-keyboard"))
    await expect(tab.is_over).to_be_visible()
    assert tab.given >= 3 * 3
    assert castellan.faults() == []
