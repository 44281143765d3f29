"""One REST call of the bot: what came in, and the tools to answer it."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple
from urllib.parse import unquote

import msgspec
from aiohttp import web

from bot.local.checks.complaints import Complaints
from bot.local.protocol.discord_json import Json, decode
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.protocol.limits import AUDIT_REASON
from bot.local.rest.body import read_body
from bot.local.table.table import Table
from bot.local.world.files import Upload
from bot.local.world.world import StoredMessage

LARGEST_NUMBER = 1 << 53  # JSON numbers are exact up to here; what is larger is an id (reference.mdx, ids)


class Call(NamedTuple):
    """`path` holds the route's variables, `body` the JSON (or payload_json), `files` the uploads by index.

    `reason` is the one for the audit log.
    """

    table: Table
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    files: Mapping[int, Upload]
    reason: str | None = None

    @property
    def json(self) -> Json:
        """The body where an object is expected."""
        if not isinstance(self.body, dict):
            raise Refusal(Code.INVALID_JSON)
        return self.body

    @property
    def bot_id(self) -> str:
        return self.table.world.bot_id

    @property
    def bot_user(self) -> Json:
        return self.table.world.users[self.bot_id]

    def public_message(self) -> StoredMessage:
        """The message of the path; an ephemeral one does not exist for these routes."""
        stored = self.table.world.message(self.path["channel"], self.path["message"])
        if stored.only_for:
            raise Refusal(Code.UNKNOWN_MESSAGE)
        return stored


class Created(NamedTuple):
    """An answer with status 201."""

    body: Any


Answer = Json | list[Any] | Created | None
Handler = Callable[[Call], Answer]


class Route(NamedTuple):
    method: str
    path: str
    handler: Handler


async def read_call(request: web.Request, table: Table) -> Call:
    """Parse JSON or multipart; refuse what is too large or no JSON."""
    files: dict[int, Upload] = {}
    try:
        raw = await read_body(request, files)
    except web.HTTPRequestEntityTooLarge:
        raise Refusal(Code.FILE_TOO_LARGE) from None
    try:
        body = decode(raw) if raw else {}
    except msgspec.DecodeError:
        raise Refusal(Code.INVALID_JSON) from None
    reason = unquote(request.headers.get("X-Audit-Log-Reason", "")) or None
    _check_reason(reason)
    return Call(table, request.match_info, request.query, body, files, reason)


def _check_reason(reason: str | None) -> None:
    """The reason for the audit log has 512 characters at most (resources/audit-log.mdx)."""
    complaints = Complaints()
    complaints.longest(("reason",), reason, AUDIT_REASON)
    complaints.refuse_if_any()


def as_kept(value: Any) -> Any:
    """A body that its form lets through, as the table keeps it.

    Ids may come as numbers; they are kept, and given back, as text (reference.mdx, ids in JSON). Null in a list, where
    the specification has it, stands for nothing.
    """
    if isinstance(value, dict):
        return {key: as_kept(one) for key, one in value.items()}
    if isinstance(value, list):
        return [as_kept(one) for one in value if one is not None]
    return str(value) if type(value) is int and value > LARGEST_NUMBER else value
