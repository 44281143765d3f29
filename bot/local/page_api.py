"""What the page asks for: its files, the state as one person sees it, the stream of events, acts."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import web

from bot.local.comings import person_card
from bot.local.errors import Objection
from bot.local.eventlog import TooOld
from bot.local.guard import HEADERS, Guard
from bot.local.people import act
from bot.local.rest.exchange import Requests
from bot.local.slash import visible_channel, visible_commands
from bot.local.table import Table
from bot.local.wire import Json, decode, encode
from bot.local.world import CATEGORY, DM, is_thread

PAGE = Path(__file__).parent / "page"
PAGE_TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
}
SHOWN_MESSAGES = 50
KEEP_OPEN_S = 15


class PageApi:
    def __init__(self, table: Table, guard: Guard, requests: Requests) -> None:
        self._table = table
        self._guard = guard
        self._requests = requests

    def add_to(self, router: web.UrlDispatcher) -> None:
        look, change = self._guard.protect, self._guard.protect_change
        router.add_get("/", look(self.index))
        router.add_get("/page/{file:.+}", look(self.file))
        router.add_get("/table/state", look(self.state))
        router.add_get("/table/messages", look(self.messages))
        router.add_get("/table/stream", look(self.stream))
        router.add_get("/table/requests", look(self.requests))
        router.add_post("/table/act", change(self.act))

    async def index(self, request: web.Request) -> web.StreamResponse:
        """The page. One address for all: the pictures' policy is bound to it."""
        if request.host not in self._table.base_url:
            return web.Response(status=302, headers={"Location": self._table.base_url + request.path_qs})
        text = (PAGE / "index.html").read_text(encoding="utf-8").replace("{{TOKEN}}", self._guard.token)
        return web.Response(text=text, content_type="text/html", headers={"Cache-Control": "no-store"})

    async def file(self, request: web.Request) -> web.StreamResponse:
        path = (PAGE / request.match_info["file"]).resolve()
        kind = PAGE_TYPES.get(path.suffix)
        if not path.is_relative_to(PAGE.resolve()) or not path.is_file() or kind is None:
            return _error("There is no such file.", 404)
        data = path.read_bytes()
        return web.Response(body=data, content_type=kind, headers={"Cache-Control": "no-cache"})

    async def state(self, request: web.Request) -> web.StreamResponse:
        person = self._person(request)
        if person is None:
            return _error("There is nobody of that name here.", 404)
        return _json(self._table.wire(person_state(self._table, person)))

    async def messages(self, request: web.Request) -> web.StreamResponse:
        person = self._person(request)
        if person is None:
            return _error("There is nobody of that name here.", 404)
        try:
            channel = visible_channel(self._table, person["id"], request.query.get("channel", ""))
        except Objection as objection:
            return _error(str(objection), 404)
        before = request.query.get("before", "")
        older = seen_messages(self._table, person["id"], channel["id"], int(before) if before.isdigit() else None)
        return _json(self._table.wire(older))

    async def requests(self, _: web.Request) -> web.StreamResponse:
        return _json(encode(list(self._requests.latest)))

    async def act(self, request: web.Request) -> web.StreamResponse:
        try:
            facts = decode(await request.read(), type=dict[str, Any])
            return _json(self._table.wire(act(self._table, facts)))
        except msgspec.MsgspecError:
            return _error("This is not the JSON of an act.", 400)
        except Objection as objection:
            return _error(str(objection), 400)

    async def stream(self, request: web.Request) -> web.StreamResponse:
        """Server-Sent Events from `after` on, those only that this person may see."""
        person = self._person(request)
        if person is None:
            return _error("There is nobody of that name here.", 404)
        after = request.query.get("after", "")
        headers = HEADERS | {"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
        response = web.StreamResponse(headers=headers)
        await response.prepare(request)
        await response.write(b": welcome\n\n")
        with contextlib.suppress(ConnectionError):
            await self._pour(response, person["id"], int(after) if after.isdigit() else self._table.feed.log.seq)
        return response

    async def _pour(self, response: web.StreamResponse, person: str, seq: int) -> None:
        log = self._table.feed.log
        while not self._table.is_closing:
            try:
                events = log.since(seq)
            except TooOld:
                await response.write(_event(self._table, log.seq, "RESET", {}))
                seq = log.seq
                continue
            for number, event in events:
                seq = number
                if event.is_for(person):
                    await response.write(_event(self._table, number, event.type, event.data))
            try:
                await asyncio.wait_for(log.news(seq), KEEP_OPEN_S)
            except TimeoutError:
                await response.write(b": still here\n\n")

    def _person(self, request: web.Request) -> Json | None:
        """Who asks; whoever does not say is the first to sit here."""
        people = self._table.world.people()
        name = request.query.get("person")
        return self._table.world.person_named(name) if name else people[0]


def person_state(table: Table, person: Json) -> Json:
    """Everything one person may know."""
    world = table.world
    seen = [c for c in world.channels.values() if world.can_see(person["id"], c["id"])]
    channels = [c for c in seen if c["type"] != CATEGORY]
    return {
        "seq": table.feed.log.seq,
        "me": person,
        "people": [person_card(user) for user in world.users.values()],
        "guild": world.guild,
        "channels": [channel_card(channel) for channel in channels],
        "commands": visible_commands(table, person["id"]),
        "messages": {c["id"]: seen_messages(table, person["id"], c["id"]) for c in channels},
        "bot": {"id": world.bot_id, "online": table.gateway.is_connected},
        "now": int(table.clock.now() * 1000),
    }


def channel_card(channel: Json) -> Json:
    data = channel.get("thread_metadata", {}) if is_thread(channel) else {}
    name = channel.get("name") or ("Castellan" if channel["type"] == DM else "")
    return {
        "id": channel["id"],
        "name": name,
        "type": channel["type"],
        "topic": channel.get("topic"),
        "parent_id": channel.get("parent_id"),
        "archived": bool(data.get("archived")),
        "locked": bool(data.get("locked")),
    }


def seen_messages(table: Table, person: str, channel_id: str, before: int | None = None) -> list[Json]:
    """The last 50 that the person may see, oldest first."""
    stored = table.world.messages.get(channel_id, {}).values()
    seen = [m.body for m in stored if m.only_for in (None, person)]
    older = [m for m in seen if before is None or int(m["id"]) < before]
    return older[-SHOWN_MESSAGES:]


def _event(table: Table, seq: int, kind: str, data: Json) -> bytes:
    return b"id: %d\ndata: %b\n\n" % (seq, table.wire({"seq": seq, "type": kind, "data": data}))


def _json(data: bytes) -> web.Response:
    return web.Response(body=data, content_type="application/json", headers={"Cache-Control": "no-store"})


def _error(sentence: str, status: int) -> web.Response:
    response = _json(encode({"error": sentence}))
    response.set_status(status)
    return response
