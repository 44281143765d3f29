"""Watches the requests to Discord: which fail, and how long a click waits for its acknowledgement."""

import re
import time
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp

from bot.metrics.figures import ACKNOWLEDGED, DISCORD_ERRORS

API = re.compile(r"^.*/api/v\d+")
ID = re.compile(r"/\d{15,20}(?=/|$)")
TOKEN = re.compile(r"(/(?:webhooks|interactions)/\{id\})/[^/]+")  # whoever knows it can speak for us
CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
MOST_OPEN = 1000  # clicks that were never acknowledged are forgotten in the end


def route_of(path: str) -> str:
    """The path without what differs from request to request."""
    return TOKEN.sub(r"\1/{token}", ID.sub("/{id}", API.sub("", path)))


class Requests:
    """`trace` is for discord.py's session; `arrived` is called with each interaction's id."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._open: dict[str, float] = {}
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_end.append(self._ended)
        self.trace.on_request_exception.append(self._failed)

    def arrived(self, interaction: int) -> None:
        self._open[str(interaction)] = self._clock()
        if len(self._open) > MOST_OPEN:
            del self._open[next(iter(self._open))]

    async def _ended(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        del session, context
        if params.response.status >= 400:
            _count(params.method, params.url.path, params.response.status)
            return
        found = CALLBACK.search(params.url.path)
        if found and (since := self._open.pop(found[1], None)) is not None:
            ACKNOWLEDGED.observe(self._clock() - since)

    async def _failed(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        del session, context
        _count(params.method, params.url.path, 0)


def _count(method: str, path: str, status: int) -> None:
    DISCORD_ERRORS.labels(method, route_of(path), str(status)).inc()
