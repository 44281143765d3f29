"""The stream of events to one page (Server-Sent Events): only what this person may see, from a place in the log on."""

import asyncio
import contextlib

from aiohttp import web

from bot.local.page.guard import HEADERS
from bot.local.protocol.discord_json import Json
from bot.local.table.event_log import TooOld
from bot.local.table.table import Table

KEEP_OPEN_S = 15  # a line with nothing in it is sent so often, since proxies and browsers close a silent stream


async def stream_events(table: Table, request: web.Request, person: str, after: int) -> web.StreamResponse:
    headers = HEADERS | {"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
    response = web.StreamResponse(headers=headers)
    await response.prepare(request)
    await response.write(b": welcome\n\n")
    with contextlib.suppress(ConnectionError):
        await _write_events(table, response, person, after)
    return response


async def _write_events(table: Table, response: web.StreamResponse, person: str, seq: int) -> None:
    log = table.feed.log
    while not table.is_closing:
        try:
            events = log.since(seq)
        except TooOld:
            await response.write(_event(table, log.seq, "RESET", {}))
            seq = log.seq
            continue
        for number, event in events:
            seq = number
            if event.is_for(person):
                await response.write(_event(table, number, event.type, event.data))
        try:
            await asyncio.wait_for(log.news(seq), KEEP_OPEN_S)
        except TimeoutError:
            await response.write(b": still here\n\n")


def _event(table: Table, seq: int, kind: str, data: Json) -> bytes:
    return b"id: %d\ndata: %b\n\n" % (seq, table.signed_json({"seq": seq, "type": kind, "data": data}))
