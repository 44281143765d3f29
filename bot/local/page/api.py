"""What the page asks for: its files, the state as one person sees it, the stream of events, actions."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec
from aiohttp import web

from bot.local.page.cards import PICTURES, Card, cards_json
from bot.local.page.event_stream import stream_events
from bot.local.page.files import file_response, index_response
from bot.local.page.guard import Guard
from bot.local.page.person_state import person_state, seen_messages
from bot.local.page.responses import error_response, json_response
from bot.local.people.actions import perform
from bot.local.people.visibility import visible_channel
from bot.local.protocol.discord_json import Json, decode, encode
from bot.local.protocol.errors import Objection
from bot.local.rest.body import check_length
from bot.local.rest.exchange import Requests
from bot.local.table.table import Table

NUMBER = re.compile(r"[0-9]{1,19}")
NOBODY = "There is nobody of that name here."


class PageApi:
    def __init__(self, table: Table, guard: Guard, requests: Requests, cards: Sequence[Card] = ()) -> None:
        self._table = table
        self._guard = guard
        self._requests = requests
        self._cards = cards

    def add_to(self, router: web.UrlDispatcher) -> None:
        look, change = self._guard.protect, self._guard.protect_change
        router.add_get("/", look(self.index))
        router.add_get("/page/{file:.+}", look(self.file))
        router.add_get("/table/state", look(self.state))
        router.add_get("/table/messages", look(self.messages))
        router.add_get("/table/stream", look(self.stream))
        router.add_get("/table/requests", look(self.requests))
        router.add_get(PICTURES + "/{number:\\d{1,3}}", look(self.card_picture))
        router.add_post("/table/act", change(self.act))

    async def index(self, request: web.Request) -> web.StreamResponse:
        return index_response(self._table, request, self._guard.token)

    async def file(self, request: web.Request) -> web.StreamResponse:
        return file_response(request.match_info["file"])

    async def state(self, request: web.Request) -> web.StreamResponse:
        person = self._person(request)
        if person is None:
            return error_response(NOBODY, 404)
        state = person_state(self._table, person) | {"cards": cards_json(self._cards)}
        return json_response(self._table.signed_json(state))

    async def card_picture(self, request: web.Request) -> web.StreamResponse:
        number = int(request.match_info["number"])
        if number >= len(self._cards):
            return error_response("There is no such picture.", 404)
        picture = await self._cards[number].draw()
        return web.Response(body=picture, content_type="image/png", headers={"Cache-Control": "no-cache"})

    async def messages(self, request: web.Request) -> web.StreamResponse:
        """The messages of a channel that came before the id `before`."""
        person = self._person(request)
        if person is None:
            return error_response(NOBODY, 404)
        try:
            channel = visible_channel(self._table, person["id"], request.query.get("channel", ""))
        except Objection as objection:
            return error_response(str(objection), 404)
        older = seen_messages(self._table, person["id"], channel["id"], _number(request, "before"))
        return json_response(self._table.signed_json(older))

    async def requests(self, _: web.Request) -> web.StreamResponse:
        return json_response(encode(list(self._requests.latest)))

    async def act(self, request: web.Request) -> web.StreamResponse:
        try:
            check_length(request)
            facts = decode(await request.read(), type=dict[str, Any])
            return json_response(self._table.signed_json(perform(self._table, facts)))
        except web.HTTPRequestEntityTooLarge:
            return error_response("This is more than the table takes at once.", 413)
        except msgspec.MsgspecError:
            return error_response("This is not the JSON of an act.", 400)
        except Objection as objection:
            return error_response(str(objection), 400)

    async def stream(self, request: web.Request) -> web.StreamResponse:
        """The events after the number `after`, or from now on."""
        person = self._person(request)
        if person is None:
            return error_response(NOBODY, 404)
        after = _number(request, "after")
        seq = self._table.feed.log.seq if after is None else after
        return await stream_events(self._table, request, person["id"], seq)

    def _person(self, request: web.Request) -> Json | None:
        """Who asks; whoever does not say is the first to sit here."""
        people = self._table.world.people()
        name = request.query.get("person")
        return self._table.world.person_named(name) if name else people[0]


def _number(request: web.Request, key: str) -> int | None:
    text = request.query.get(key, "")
    return int(text) if NUMBER.fullmatch(text) else None
