"""A running table, a bot at it, and a browser in which people sit down."""

import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from bot.local.server import LocalTable
from tests.local.page.browser.hall_bot import HallBot
from tests.support.unhurried import UnhurriedClock

# A deadline for a busy machine, never a pause: a test goes on as soon as the page shows it.
PATIENCE_MS = 60_000
expect.set_options(timeout=PATIENCE_MS)

ARTEFACTS = Path(__file__).parents[4] / "test-artefacts"

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


# One event loop and one browser for all tests here: starting Chromium costs more than most of them.
@pytest_asyncio.fixture(loop_scope="package")
async def table() -> AsyncIterator[LocalTable]:
    async with LocalTable(clock=UnhurriedClock()) as local:
        yield local


@pytest_asyncio.fixture(loop_scope="package")
async def bot(table: LocalTable) -> AsyncIterator[HallBot]:
    hall_bot = await HallBot.start_at(table.base_url)
    yield hall_bot
    await hall_bot.leave()


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def browser() -> AsyncIterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        complain = pytest.fail if os.environ.get("CI") else pytest.skip
        complain("No Chromium on this machine; the page cannot be looked at.")
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        await chromium.close()


class Sitter:
    """Seats people, each in a browser context of their own; what the page complains of fails the test at the end."""

    def __init__(self, browser: Browser, base_url: str) -> None:
        self._browser = browser
        self._base_url = base_url
        self._pages: list[Page] = []
        self.complaints: list[str] = []

    async def __call__(self, person: str, channel: str = "game-night", **context: Any) -> Page:
        page = await (await self._browser.new_context(**context)).new_page()
        self._pages.append(page)
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self.complaints.append(said.text) if "Security Policy" in said.text else None)
        await page.goto(f"{self._base_url}/?person={person}#{channel}")
        await message_field(page).wait_for()
        return page

    async def leave(self) -> None:
        for page in self._pages:
            await page.context.close()


@pytest_asyncio.fixture(loop_scope="package")
async def sit(table: LocalTable, browser: Browser) -> AsyncIterator[Sitter]:
    sitter = Sitter(browser, table.base_url)
    yield sitter
    await sitter.leave()
    assert sitter.complaints == []


def artefact(name: str) -> Path:
    """Where a picture of the page is kept to be looked at."""
    ARTEFACTS.mkdir(exist_ok=True)
    return ARTEFACTS / f"{name}.png"


def message_field(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Message")


async def command(page: Page, text: str) -> None:
    """Type a whole command and send it."""
    await message_field(page).fill(text)
    await message_field(page).press("Enter")


async def open_hall(page: Page) -> None:
    await command(page, "/hall new")
    await page.get_by_role("button", name="Join").wait_for()
