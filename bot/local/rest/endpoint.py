"""From HTTP to a handler and back: authorisation, rate limits, faults, errors in Discord's shape, the log."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any, NamedTuple, Never

import msgspec
from aiohttp import web

from bot.local.errors import Refusal, Slowed
from bot.local.faults import Fault
from bot.local.limits import Code
from bot.local.rest.call import Answer, Created, Route, read_call
from bot.local.rest.exchange import Exchange, Requests, shown_path
from bot.local.table import Table

log = logging.getLogger(__name__)

API = "/api/v10"
BANNED = {"message": "You are being blocked from accessing our API temporarily.", "code": 0}


def is_free_of_token(route: str) -> bool:
    """Where the path itself holds a token, and the address of the gateway."""
    return "{token}" in route or route == "/gateway"


class Served(msgspec.Struct):
    """What became of one request."""

    status: int = 0
    asked: Any = None
    body: Any = None
    complaint: str = ""
    is_lost: bool = False
    headers: dict[str, str] = msgspec.field(default_factory=dict)


class Rule(NamedTuple):
    """The table and the route that a request falls under."""

    table: Table
    route: Route


def endpoint(table: Table, requests: Requests, route: Route) -> Callable[[web.Request], Awaitable[web.Response]]:
    """An aiohttp handler around one of ours."""

    async def serve(request: web.Request) -> web.Response:
        started = time.perf_counter()
        served = Served()
        try:
            await _serve(Rule(table, route), request, served)
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


async def _serve(rule: Rule, request: web.Request, served: Served) -> None:
    try:
        await _answer(rule, request, served)
    except Refusal as refusal:
        served.status, served.body = refusal.status, refusal.body()
        served.headers |= refusal.headers()
        served.complaint = str(refusal)
        log.warning("%s %s is refused: %s", request.method, request.path, served.complaint)
    except ConnectionError:
        # The client went away before it had sent all of it: there is nobody to answer and nothing to judge.
        served.complaint = "cut short by the client"
    except Exception:
        # The border of the bot's side. Never 500: clients try that again and again.
        served.complaint = "the local table broke over this request"
        log.exception("%s %s: %s", request.method, request.path, served.complaint)
        served.status, served.body = 501, {"message": f"501: {served.complaint}", "code": 0}


async def _answer(rule: Rule, request: web.Request, served: Served) -> None:
    table, route = rule
    now = table.clock.now()
    if table.rate_limits.is_banned(now):
        served.status, served.body, served.complaint = 429, BANNED, "too many invalid requests"
        return
    path = request.path.removeprefix(API)
    call = await read_call(request, table)
    served.asked = call.body
    faults = {fault.name: fault for fault in table.faults.take(request.method, path)}
    await _strike(faults, served)
    if served.status:
        return
    if not is_free_of_token(route.path) and not request.headers.get("Authorization", "").startswith("Bot "):
        raise Refusal(Code.UNAUTHORIZED)
    verdict = table.rate_limits.ask(request.method, route.path, request.match_info, now)
    served.headers |= verdict.headers
    if verdict.retry_after:
        raise Slowed(verdict.retry_after, verdict.scope)
    answer = route.handler(call)
    if request.method != "GET":
        table.on_change()
    served.status, served.body = _status(answer), answer.body if isinstance(answer, Created) else answer
    if "lost_answer" in faults:
        served.is_lost, served.complaint = True, "answer lost on purpose"


async def _strike(faults: dict[str, Fault], served: Served) -> None:
    """Let planned faults happen before the request is looked at."""
    if "delay" in faults:
        await asyncio.sleep(faults["delay"].seconds)
    if "rate_limit" in faults:
        raise Slowed(faults["rate_limit"].seconds, faults["rate_limit"].scope)
    if "server_error" in faults:
        status = faults["server_error"].status
        served.status, served.body = status, {"message": f"{status}: {HTTPStatus(status).phrase}", "code": 0}


def _status(answer: Answer) -> int:
    if answer is None:
        return 204
    return 201 if isinstance(answer, Created) else 200


def _hang_up(request: web.Request) -> Never:
    if request.transport:
        request.transport.abort()
    raise web.HTTPServiceUnavailable


def _response(table: Table, served: Served) -> web.Response:
    """Exactly `application/json`: with a charset, clients keep the body as text."""
    if served.status == 204:
        return web.Response(status=204, headers=served.headers)
    body = table.wire(served.body)
    return web.Response(body=body, status=served.status, content_type="application/json", headers=served.headers)


def unknown_route(table: Table, requests: Requests) -> Callable[[web.Request], Awaitable[web.Response]]:
    """What the table does not speak: said loudly, so that it is not taken for Discord's own refusal."""

    async def serve(request: web.Request) -> web.Response:
        what = f"{request.method} {shown_path(request.path.removeprefix(API))}"
        complaint = "the local table does not know this route"
        log.error("%s %s: %s", request.method, request.path, complaint)
        requests.log(request.method, request.path, Code.NOT_SPOKEN.status, complaint=complaint)
        refusal = Refusal(Code.NOT_SPOKEN, sentence=f"The local table does not speak {what}.")
        requests.observe(Exchange(request.method, request.path.removeprefix(API), None, refusal.status, refusal.body()))
        return _response(table, Served(refusal.status, body=refusal.body()))

    return serve
