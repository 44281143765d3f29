"""One WebSocket of the gateway: HELLO, IDENTIFY or RESUME, heartbeats, dispatches, compression."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Coroutine
from typing import Any

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from bot.local import limits
from bot.local.compression import Pack, packer
from bot.local.gateway import Session, frame
from bot.local.guard import Handler
from bot.local.members import is_called
from bot.local.ready import gateway_url, guild_create, ready
from bot.local.table import Table
from bot.local.wire import Json, decode

GATEWAY_HOST = "gateway.discord.gg"

log = logging.getLogger(__name__)

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE_STATE, RESUME, RECONNECT = 0, 1, 2, 3, 4, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 8, 9, 10, 11
UNKNOWN_ERROR, UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED = 4000, 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, INVALID_SEQ, RATE_LIMITED, INVALID_SHARD = 4005, 4007, 4008, 4010
INVALID_API_VERSION, DISALLOWED_INTENTS = 4012, 4014
API_VERSION = "10"
MINUTE_S = 60
HEARTBEAT_MS = 41_250
# A client may note when it sent a heartbeat only after it did; on loopback an answer at once would come before that.
ACK_S = 0.1


class GatewaySocket:
    def __init__(self, table: Table, socket: web.WebSocketResponse, pack: Pack | None, resume_url: str) -> None:
        self._table = table
        self._socket = socket
        self._pack = pack
        self._resume_url = resume_url
        self._session: Session | None = None
        self._writer: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._sending = asyncio.Lock()
        self._received: deque[float] = deque(maxlen=limits.GATEWAY_SENDS_A_MINUTE)

    async def serve(self) -> None:
        """Talk until either side closes."""
        await self._send(frame(HELLO, {"heartbeat_interval": HEARTBEAT_MS}))
        try:
            async for message in self._socket:
                if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    await self._receive(message.data)
        finally:
            await self._stop()

    async def _stop(self) -> None:
        if self._session:
            self._table.gateway.disconnected(self._session)
        for task in self._tasks:
            task.cancel()
        if self._writer:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, ConnectionError):
                await self._writer

    async def _receive(self, data: str | bytes) -> None:
        if len(data) > limits.GATEWAY_PAYLOAD:
            await self._close(DECODE_ERROR, "payload above 4096 bytes")
            return
        if self._is_flooded():
            await self._close(RATE_LIMITED, "more than 120 payloads in a minute")
            return
        try:
            payload: Json = decode(data, type=dict)
        except msgspec.DecodeError:
            await self._close(DECODE_ERROR, "not JSON")
            return
        await self._handle(payload.get("op"), payload.get("d"))

    def _is_flooded(self) -> bool:
        now, received = self._table.clock.now(), self._received
        is_full = len(received) == limits.GATEWAY_SENDS_A_MINUTE
        is_flooded = is_full and now - received[0] < MINUTE_S
        received.append(now)
        return is_flooded

    async def _handle(self, op: object, data: Json | None) -> None:
        if op == HEARTBEAT:
            self._do(self._acknowledge())
        elif op == IDENTIFY:
            await self._identify(data or {})
        elif op == RESUME:
            await self._resume(data or {})
        elif self._session is None:
            is_known = op in (PRESENCE, VOICE_STATE, REQUEST_MEMBERS)
            await self._close(*((NOT_AUTHENTICATED, "identify first") if is_known else (UNKNOWN_OPCODE, "unknown")))
        elif op == REQUEST_MEMBERS:
            self._members_chunk(self._session, data or {})
        elif op not in (PRESENCE, VOICE_STATE):
            log.warning("gateway: op %s is not known here", op)
            await self._close(UNKNOWN_OPCODE, "unknown opcode")

    async def _identify(self, data: Json) -> None:
        gateway, shard = self._table.gateway, _shard(data)
        if self._session:
            await self._close(ALREADY_AUTHENTICATED, "identified already")
        elif not data.get("token"):
            await self._close(AUTHENTICATION_FAILED, "no token")
        elif shard is None:
            await self._close(INVALID_SHARD, "no such shard")
        elif not gateway.allows(int(data.get("intents", 0))):
            await self._close(DISALLOWED_INTENTS, "a privileged intent is not enabled for this application")
        elif self._table.rate_limits.identify(self._table.clock.now()):
            await self._send(frame(INVALID_SESSION, False))  # noqa: FBT003
        else:
            self._begin(gateway.open_session(int(data.get("intents", 0)), shard))

    def _begin(self, session: Session) -> None:
        session.dispatch("READY", ready(self._table, session, self._resume_url))
        if session.owns(self._table.world.guild_id):
            session.dispatch("GUILD_CREATE", guild_create(self._table))
        self._follow(session, 0)

    async def _resume(self, data: Json) -> None:
        session = self._table.gateway.sessions.get(str(data.get("session_id")))
        seq = int(data.get("seq") or 0)
        if session and seq > session.log.seq:
            await self._close(INVALID_SEQ, "this sequence lies ahead")
            return
        if session is None or session.is_connected or not session.log.holds(seq):
            await self._send(frame(INVALID_SESSION, False))  # noqa: FBT003
            return
        session.dispatch("RESUMED", {"_trace": ["local"]})
        self._follow(session, seq)

    def _follow(self, session: Session, seq: int) -> None:
        self._session = session
        self._writer = asyncio.create_task(self._write(session, seq))
        self._table.gateway.connected(session, self._interrupt)

    async def _write(self, session: Session, seq: int) -> None:
        """Send what is logged after `seq`, then whatever comes: replay and live are one."""
        while not self._socket.closed:
            for number, dispatch in session.log.since(seq):
                await self._send(frame(DISPATCH, dispatch.data, seq=number, event=dispatch.event))
                seq = number
            await session.log.news(seq)

    def _members_chunk(self, session: Session, data: Json) -> None:
        world = self._table.world
        wanted = data.get("user_ids")
        names = [wanted] if isinstance(wanted, str) else wanted or list(world.members)
        found = [world.member(one) for one in names if one in world.members]
        found = [m for m in found if is_called(m, str(data.get("query") or ""))][: data.get("limit") or None]
        chunk = {"guild_id": world.guild_id, "members": found, "chunk_index": 0, "chunk_count": 1}
        missing = [one for one in names if one not in world.members]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk | {"not_found": missing, "nonce": data.get("nonce")})

    def _interrupt(self, how: str) -> None:
        self._do(self._interrupted(how))

    async def _acknowledge(self) -> None:
        await asyncio.sleep(ACK_S)
        await self._send(frame(HEARTBEAT_ACK))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _interrupted(self, how: str) -> None:
        if how == "reconnect":
            await self._send(frame(RECONNECT))
        elif how == "resumable":
            await self._send(frame(INVALID_SESSION, True))  # noqa: FBT003
        elif how == "invalid":
            self._table.gateway.sessions.pop(self._session.id if self._session else "", None)
            await self._send(frame(INVALID_SESSION, False))  # noqa: FBT003
        else:
            await self._close(UNKNOWN_ERROR, "dropped")

    async def _send(self, data: bytes) -> None:
        """One at a time: frames of a compressed stream depend on those before."""
        async with self._sending:
            with contextlib.suppress(ConnectionError):
                if self._pack:
                    await self._socket.send_bytes(self._pack(data))
                else:
                    await self._socket.send_str(data.decode())

    async def _close(self, code: int, why: str) -> None:
        await self._socket.close(code=code, message=why.encode())


def _shard(data: Json) -> tuple[int, int] | None:
    """`[number, count]`; the whole where none is named, None for one that cannot be."""
    named = data.get("shard") or [0, 1]
    is_pair = isinstance(named, list) and len(named) == 2 and all(isinstance(one, int) for one in named)
    return (named[0], named[1]) if is_pair and 0 <= named[0] < named[1] else None


class GatewayDoor:
    """`/gateway?v=10&encoding=json[&compress=zlib-stream|zstd-stream]`."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._open: set[web.WebSocketResponse] = set()

    async def enter(self, request: web.Request) -> web.WebSocketResponse:
        # Discord compresses the stream itself; the protocol's own compression would be a second one.
        socket = web.WebSocketResponse(compress=False, max_msg_size=64 * 1024)
        try:
            await socket.prepare(request)
        except ConnectionError:  # gone before it was greeted
            return socket
        self._open.add(socket)
        try:
            if request.query.get("v", API_VERSION) != API_VERSION:
                await socket.close(code=INVALID_API_VERSION, message=b"only version 10")
            pack = packer(request.query.get("compress", ""))
            await GatewaySocket(self._table, socket, pack, self._resume_url(request)).serve()
        finally:
            self._open.discard(socket)
        return socket

    def _resume_url(self, request: web.Request) -> str:
        """Where one came in, one comes back: under Discord's own name, or here."""
        return f"wss://{GATEWAY_HOST}" if request.secure else gateway_url(self._table)

    @web.middleware
    async def at_its_own_name(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Under Discord's own name the gateway is the root."""
        is_here = request.secure and request.host == GATEWAY_HOST and request.path == "/"
        return await (self.enter if is_here else handler)(request)

    async def close(self, _: web.Application) -> None:
        """At shutdown, so that clients learn of it at once."""
        for socket in list(self._open):
            await socket.close(code=WSCloseCode.SERVICE_RESTART, message=b"the table closes")
