"""What becomes of one request: authorisation, faults, rate limits, the handler, errors in Discord's shape."""

import asyncio
import logging
from http import HTTPStatus
from typing import Any, NamedTuple

import msgspec
from aiohttp import web

from bot.local.checks.forms.requests import check_form, check_path, check_query
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal, Slowed
from bot.local.rest.call import Answer, Created, Route, as_kept, read_call
from bot.local.table.faults import Fault
from bot.local.table.table import Table

log = logging.getLogger(__name__)

API = "/api/v10"
BANNED = {"message": "You are being blocked from accessing our API temporarily.", "code": 0}


def is_free_of_token(route: str) -> bool:
    """Whether a route asks for no token: its path holds one already, or it only tells where the gateway is."""
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
    """The table that is asked, and the route by which."""

    table: Table
    route: Route


async def serve_call(rule: Rule, request: web.Request, served: Served) -> None:
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
        # The border of the bot's side. The answer is no 500, because clients try those again and again.
        served.complaint = "the local table broke over this request"
        log.exception("%s %s: %s", request.method, request.path, served.complaint)
        served.status, served.body = 501, {"message": f"501: {served.complaint}", "code": 0}


async def _answer(rule: Rule, request: web.Request, served: Served) -> None:
    table, route = rule
    now = table.clock.now()
    if table.rate_limits.is_banned(now):
        served.status, served.body, served.complaint = 429, BANNED, "too many invalid requests"
        return
    if not is_free_of_token(route.path) and not _is_authorized(table, request):
        raise Refusal(Code.UNAUTHORIZED)
    call = await read_call(request, table)
    served.asked = as_kept(call.body)
    path = request.path.removeprefix(API)
    faults = {fault.name: fault for fault in table.faults.take(request.method, path)}
    await _apply_faults(table, faults, served)
    if served.status:
        return
    verdict = table.rate_limits.ask(request.method, route.path, request.match_info, now)
    served.headers |= verdict.headers
    if verdict.retry_after:
        raise Slowed(verdict.retry_after, verdict.scope)
    if table.checks_forms:
        check_path(route.path, call.path)
        check_query(route.method, route.path, call.query)
        check_form(route.method, route.path, call.body)
    answer = route.handler(call._replace(body=as_kept(call.body)))
    if request.method != "GET":
        table.on_change()
    served.status, served.body = _status(answer), answer.body if isinstance(answer, Created) else answer
    if "lost_answer" in faults:
        served.is_lost, served.complaint = True, "answer lost on purpose"


def _is_authorized(table: Table, request: web.Request) -> bool:
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    return kind == "Bot" and table.gateway.accepts(token)


async def _apply_faults(table: Table, faults: dict[str, Fault], served: Served) -> None:
    """Let the faults happen that a test or a developer planned, before the request is looked at."""
    if "hold" in faults:
        await table.faults.hold()
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
