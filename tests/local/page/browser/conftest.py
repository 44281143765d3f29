"""A running table, a bot at it, and a browser in which people sit down."""

import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright

from bot.local.server import LocalTable
from tests.local.page.browser.hall_bot import HallBot
from tests.local.page.browser.sitter import Sitter, Windows, at_the_same_place, message_field, windows

__all__ = ["Sitter", "message_field"]

ARTEFACTS = Path(__file__).parents[4] / "test-artefacts"

# The first that is there. The shell draws no windows of its own, and takes little more than half the time.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
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
    async with at_the_same_place() as local:
        yield local


@pytest_asyncio.fixture(loop_scope="package")
async def bot(table: LocalTable) -> AsyncIterator[HallBot]:
    hall_bot = await HallBot.start_at(table.base_url)
    yield hall_bot
    await hall_bot.leave()


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def browser() -> AsyncIterator[Browser]:
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        complain = pytest.fail if os.environ.get("CI") else pytest.skip
        complain("No Chromium on this machine; the page cannot be looked at.")
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        await chromium.close()


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def lent(browser: Browser) -> AsyncIterator[Windows]:
    async with windows(browser) as all_of_them:
        yield all_of_them


@pytest_asyncio.fixture(loop_scope="package")
async def sit(table: LocalTable, lent: Windows) -> AsyncIterator[Sitter]:
    sitter = Sitter(lent, table.base_url)
    yield sitter
    await sitter.leave()
    assert sitter.complaints == []


def artefact(name: str) -> Path:
    """Where a picture of the page is kept to be looked at."""
    ARTEFACTS.mkdir(exist_ok=True)
    return ARTEFACTS / f"{name}.png"


async def command(page: Page, text: str) -> None:
    """Type a whole command and send it."""
    await message_field(page).fill(text)
    await message_field(page).press("Enter")


async def open_hall(page: Page) -> None:
    await command(page, "/hall new")
    await page.get_by_role("button", name="Join").wait_for()
