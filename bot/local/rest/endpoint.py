"""From HTTP to what serves a route and back; every request is logged and shown to observers."""

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Never

from aiohttp import web

from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.rest.call import Route
from bot.local.rest.exchange import Exchange, Requests, shown_path
from bot.local.rest.serving import API, Rule, Served, serve_call
from bot.local.table.table import Table

log = logging.getLogger(__name__)


def endpoint(table: Table, requests: Requests, route: Route) -> Callable[[web.Request], Awaitable[web.Response]]:
    """The aiohttp handler of a route."""

    async def serve(request: web.Request) -> web.Response:
        started = time.perf_counter()
        served = Served()
        try:
            await serve_call(Rule(table, route), request, served)
        finally:
            ms = (time.perf_counter() - started) * 1000
            requests.log(request.method, request.path, served.status, ms, served.complaint)
            scope = served.headers.get("X-RateLimit-Scope", "")
            table.rate_limits.count_invalid(served.status, scope, table.clock.now())
        if not served.status:
            _hang_up(request)
        requests.observe(
            Exchange(route.method, route.path, served.asked, served.status, served.body, dict(request.query))
        )
        if served.is_lost:
            _hang_up(request)
        return _response(table, served)

    return serve


def _hang_up(request: web.Request) -> Never:
    if request.transport:
        request.transport.abort()
    raise web.HTTPServiceUnavailable


def _response(table: Table, served: Served) -> web.Response:
    """The type is exactly `application/json`, because with a charset clients keep the body as text."""
    if served.status == 204:
        return web.Response(status=204, headers=served.headers)
    body = table.signed_json(served.body)
    return web.Response(body=body, status=served.status, content_type="application/json", headers=served.headers)


def unknown_route(table: Table, requests: Requests) -> Callable[[web.Request], Awaitable[web.Response]]:
    """Refuse what the table does not speak, in words that nobody takes for a refusal of Discord's."""

    async def serve(request: web.Request) -> web.Response:
        what = f"{request.method} {shown_path(request.path.removeprefix(API))}"
        complaint = "the local table does not know this route"
        log.error("%s %s: %s", request.method, request.path, complaint)
        requests.log(request.method, request.path, Code.NOT_SPOKEN.status, complaint=complaint)
        refusal = Refusal(Code.NOT_SPOKEN, sentence=f"The local table does not speak {what}.")
        requests.observe(Exchange(request.method, request.path.removeprefix(API), None, refusal.status, refusal.body()))
        return _response(table, Served(refusal.status, body=refusal.body()))

    return serve
