"""A whole match in the page in a language made of English, by people whose Discord is set to it."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect

from bot.local.server import LocalTable
from tests.client.person import Person
from tests.e2e.bot_process import ROOT, BotProcess
from tests.e2e.test_language import ThereBot, button
from tests.local.page.browser.conftest import Sitter, artefact, command
from tests.local.page.browser.test_whole_match import MOVED_ON, OVER, PANEL, PATIENCE_MS, Tab
from tests.support import pseudo
from tests.support.pseudo import stretched

pytestmark = [
    pytest.mark.browser,
    pytest.mark.long,
    pytest.mark.timeout(900),
    pytest.mark.asyncio(loop_scope="package"),
]

OTHERS = (
    "Help",
    "Look Up",
    "Map",
    "Orders",
    "Clear",
    "Standing Orders",
    "Take Back",
    "More Time",
    "Take a Break",
    "Hint",
)
NO_ANSWERS = re.compile("|".join(["Dismiss", "Enlarge", r"\bALT\b", *map(re.escape, map(stretched, OTHERS))]))


@pytest_asyncio.fixture(loop_scope="package")
async def castellan(table: LocalTable, tmp_path: Path) -> AsyncIterator[BotProcess]:
    process = ThereBot(table.base_url, tmp_path)
    process.home = pseudo.tree(ROOT, tmp_path / "there")
    await process.start()
    async with await Person.sit(table.base_url, "Ada") as ada, await Person.sit(table.base_url, "Ben") as ben:
        await process.is_online(ada)
        for person in (ada, ben):
            await person.act(kind="set_locale", locale=pseudo.LOCALE)
        await ada.act(kind="set_server_locale", locale=pseudo.LOCALE)
    yield process
    await process.stop()


class ForeignTab(Tab):
    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.shown = stretched(PANEL)

    @property
    def panel(self) -> Locator:
        return self.page.get_by_role("article").filter(has_text=self.shown).last

    @property
    def is_over(self) -> Locator:
        return self.page.get_by_role("log").get_by_text(stretched(OVER)).first

    @property
    def answers(self) -> Locator:
        enabled = self.panel.get_by_role("button", disabled=False).filter(has_not_text=NO_ANSWERS)
        return enabled.filter(has_text=re.compile(r"\w")).or_(self.panel.get_by_role("combobox"))

    async def open_panel(self) -> None:
        await self.press(self.page.get_by_role("button", name=button("Your Hand")).last)
        await self.panel.wait_for()

    async def has_moved_on(self, shown: str) -> None:
        await self.page.wait_for_function(MOVED_ON, arg=[self.shown, shown])


async def test_two_people_play_in_another_language(sit: Sitter, castellan: BotProcess) -> None:
    tabs = [ForeignTab(await sit(name)) for name in ("ada", "ben")]
    ada = tabs[0].page
    await command(ada, "/kingdom new pace:none automata:1")
    await tabs[1].page.get_by_role("button", name=button("Join")).click()
    await expect(ada.get_by_text(stretched("3 of 7 seats"))).to_be_visible(timeout=PATIENCE_MS)
    await ada.screenshot(path=artefact("foreign-lobby"))
    await ada.get_by_role("button", name=button("Start"), exact=True).click()
    await asyncio.gather(*(tab.open_panel() for tab in tabs))
    await ada.screenshot(path=artefact("foreign-panel"))
    await asyncio.gather(*(tab.plays() for tab in tabs))
    await ada.screenshot(path=artefact("foreign-end"))
    for tab in tabs:
        await expect(tab.is_over).to_be_visible()
    assert castellan.faults() == []
