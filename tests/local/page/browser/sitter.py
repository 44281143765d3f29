"""People at the page. Their windows are wiped and lent to the next test: a new one costs most of what a test does."""

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Browser, ConsoleMessage, Error, Locator, Page, ViewportSize, expect

from bot.local.server import LocalTable
from tests.support.unhurried import UnhurriedClock

# A deadline for a busy machine, never a pause: a test goes on as soon as the page shows it.
PATIENCE_MS = 60_000
expect.set_options(timeout=PATIENCE_MS)

NOTHING = b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"
USUAL = ViewportSize(width=1280, height=720)


def message_field(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Message")


class Windows:
    """Pages that nobody looks at, each in a browser context of its own, by what that was made with."""

    def __init__(self, browser: Browser, nowhere: str) -> None:
        self._browser = browser
        self._nowhere = nowhere
        self._free: dict[str, list[Page]] = defaultdict(list)

    async def take(self, context: dict[str, Any]) -> Page:
        if free := self._free[json.dumps(context, sort_keys=True)]:
            return free.pop()
        page = await (await self._browser.new_context(**context)).new_page()
        page.set_default_timeout(PATIENCE_MS)
        return page

    async def give_back(self, page: Page, context: dict[str, Any]) -> None:
        """As it was when it was new, at a place of the same machine: that keeps its process."""
        try:
            for other in page.context.pages:
                if other is not page:
                    await other.close()
            await page.unroute_all(behavior="ignoreErrors")
            await page.evaluate(FORGET)
            await page.goto(self._nowhere)
            if page.viewport_size != context.get("viewport", USUAL):
                await page.set_viewport_size(context.get("viewport", USUAL))
        except Error:  # it was closed, or has crashed
            await page.context.close()
        else:
            self._free[json.dumps(context, sort_keys=True)].append(page)


class Sitter:
    """Seats people, each in a browser context of their own; what the page complains of fails the test at the end."""

    def __init__(self, windows: Windows, base_url: str) -> None:
        self._windows = windows
        self._base_url = base_url
        self._seated: list[tuple[Page, dict[str, Any]]] = []
        self.complaints: list[str] = []

    async def __call__(self, person: str, channel: str = "game-night", **context: Any) -> Page:
        page = await self._windows.take(context)
        self._seated.append((page, context))
        page.on("pageerror", self._fails)
        page.on("console", self._says)
        await page.goto(f"{self._base_url}/?person={person}#{channel}")
        await message_field(page).wait_for()
        return page

    async def leave(self) -> None:
        while self._seated:
            page, context = self._seated.pop()
            page.remove_listener("pageerror", self._fails)
            page.remove_listener("console", self._says)
            await self._windows.give_back(page, context)

    def _fails(self, error: Error) -> None:
        self.complaints.append(str(error))

    def _says(self, said: ConsoleMessage) -> None:
        if "Security Policy" in said.text:
            self.complaints.append(said.text)


@asynccontextmanager
async def windows(browser: Browser) -> AsyncIterator[Windows]:
    """Those who come back wait at a page that says nothing."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(NOTHING)
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1") as server:
        port = server.sockets[0].getsockname()[1]
        yield Windows(browser, f"http://127.0.0.1:{port}/")


_places: list[int] = []


@asynccontextmanager
async def at_the_same_place(**facts: Any) -> AsyncIterator[LocalTable]:
    """A table where the one before it was, if nobody else has taken the port: the windows know its page already."""
    for port in (*_places[-1:], 0):
        local = LocalTable(port=port, clock=UnhurriedClock(), **facts)
        try:
            await local.start()
        except OSError:
            await local.stop()
            continue
        break
    _places.append(local.guard.port)
    try:
        yield local
    finally:
        await local.stop()
