"""One WebSocket of the gateway: HELLO, IDENTIFY or RESUME, heartbeats, dispatches, compression."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Coroutine
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.local import limits
from bot.local import opcodes as op
from bot.local.chunks import member_chunks
from bot.local.compression import Pack
from bot.local.gateway import Session, frame
from bot.local.identify import why_refused
from bot.local.opcodes import Identify, Payload, Resume
from bot.local.ready import guild_create, is_told_of_guild, ready
from bot.local.table import Table
from bot.local.wire import Json, decode

log = logging.getLogger(__name__)

MINUTE_S = 60
HEARTBEATS_MISSED = 2  # a client that lets so many go by is taken for dead
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
        self._heart: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._sending = asyncio.Lock()
        self._received: deque[float] = deque(maxlen=limits.GATEWAY_SENDS_A_MINUTE)

    async def serve(self) -> None:
        """Talk until either side closes."""
        await self._send(frame(op.HELLO, {"heartbeat_interval": self._table.gateway.heartbeat_ms}))
        self._expect_heartbeat()
        try:
            async for message in self._socket:
                if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    await self._receive(message.data)
        finally:
            await self._stop()

    def _expect_heartbeat(self) -> None:
        """In real time whatever the table's clock: the client's heart beats in it too."""
        if self._heart:
            self._heart.cancel()
        seconds = self._table.gateway.heartbeat_ms * HEARTBEATS_MISSED / 1000
        self._heart = asyncio.get_running_loop().call_later(seconds, self._interrupt, "zombie")

    async def _stop(self) -> None:
        if self._heart:
            self._heart.cancel()
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
            await self._close(op.DECODE_ERROR, "payload above 4096 bytes")
            return
        if self._is_flooded():
            await self._close(op.RATE_LIMITED, "more than 120 payloads in a minute")
            return
        try:
            asked = decode(data, type=Payload)
        except msgspec.MsgspecError:
            await self._close(op.DECODE_ERROR, "not the JSON of a payload")
            return
        await self._handle(asked.op, asked.d)

    def _is_flooded(self) -> bool:
        now, received = self._table.clock.now(), self._received
        is_full = len(received) == limits.GATEWAY_SENDS_A_MINUTE
        is_flooded = is_full and now - received[0] < MINUTE_S
        received.append(now)
        return is_flooded

    async def _handle(self, code: int, data: object) -> None:
        if code == op.HEARTBEAT:
            self._expect_heartbeat()
            self._do(self._acknowledge())
        elif code in (op.IDENTIFY, op.RESUME):
            await self._authenticate(code, data)
        elif code not in (op.PRESENCE, op.VOICE_STATE, op.REQUEST_MEMBERS, op.REQUEST_SOUNDS):
            log.warning("gateway: op %s is not known here", code)
            await self._close(op.UNKNOWN_OPCODE, "unknown opcode")
        elif self._session is None:
            await self._close(op.NOT_AUTHENTICATED, "identify first")
        elif code == op.REQUEST_MEMBERS and isinstance(data, dict):
            for chunk in member_chunks(self._table.world, data):
                self._session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    async def _authenticate(self, code: int, data: object) -> None:
        try:
            if code == op.IDENTIFY:
                await self._identify(msgspec.convert(data, Identify))
            else:
                await self._resume(msgspec.convert(data, Resume))
        except msgspec.ValidationError:
            await self._close(op.DECODE_ERROR, "not the data of this opcode")

    async def _identify(self, asked: Identify) -> None:
        gateway, now = self._table.gateway, self._table.clock.now()
        if self._session:
            await self._close(op.ALREADY_AUTHENTICATED, "identified already")
        elif (refusal := why_refused(gateway, asked)) is not None:
            await self._close(*refusal)
        elif self._table.rate_limits.identify(now):
            await self._send(frame(op.INVALID_SESSION, False))  # noqa: FBT003
        elif not gateway.take_start(now):
            gateway.interrupt("exhausted")
            await self._close(op.AUTHENTICATION_FAILED, "more sessions were started than a day allows")
        else:
            self._begin(gateway.open_session(asked.intents, asked.shard, token=asked.token))

    def _begin(self, session: Session) -> None:
        session.dispatch("READY", ready(self._table, session, self._resume_url))
        if is_told_of_guild(self._table, session):
            session.dispatch("GUILD_CREATE", guild_create(self._table))
        self._follow(session, 0)

    async def _resume(self, asked: Resume) -> None:
        session = self._table.gateway.sessions.get(asked.session_id)
        if session and asked.token != session.token:
            await self._close(op.AUTHENTICATION_FAILED, "another token")
        elif session and asked.seq > session.log.seq:
            await self._close(op.INVALID_SEQ, "this sequence lies ahead")
        elif session is None or session.is_connected or not session.log.holds(asked.seq):
            await self._send(frame(op.INVALID_SESSION, False))  # noqa: FBT003
        else:
            session.dispatch("RESUMED", {"_trace": ["local"]})
            self._follow(session, asked.seq)

    def _follow(self, session: Session, seq: int) -> None:
        self._session = session
        self._writer = asyncio.create_task(self._write(session, seq))
        self._table.gateway.connected(session, self._interrupt)

    async def _write(self, session: Session, seq: int) -> None:
        """Send what is logged after `seq`, then whatever comes: replay and live are one."""
        while not self._socket.closed:
            for number, dispatch in session.log.since(seq):
                await self._send(frame(op.DISPATCH, dispatch.data, seq=number, event=dispatch.event))
                seq = number
            await session.log.news(seq)

    def _interrupt(self, how: str) -> None:
        self._do(self._interrupted(how))

    async def _acknowledge(self) -> None:
        await asyncio.sleep(ACK_S)
        await self._send(frame(op.HEARTBEAT_ACK))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _interrupted(self, how: str) -> None:
        if how == "reconnect":
            await self._send(frame(op.RECONNECT))
        elif how == "resumable":
            await self._send(frame(op.INVALID_SESSION, True))  # noqa: FBT003
        elif how == "invalid":
            self._forget_session()
            await self._send(frame(op.INVALID_SESSION, False))  # noqa: FBT003
        elif how in op.ENDINGS:
            self._forget_session()
            await self._close(*op.ENDINGS[how])
        else:
            await self._close(op.UNKNOWN_ERROR, "dropped")

    def _forget_session(self) -> None:
        self._table.gateway.sessions.pop(self._session.id if self._session else "", None)

    async def _send(self, payload: Json) -> None:
        """One at a time: frames of a compressed stream depend on those before."""
        async with self._sending:
            data = self._table.wire(payload)
            with contextlib.suppress(ConnectionError):
                if self._pack:
                    await self._socket.send_bytes(self._pack(data))
                else:
                    await self._socket.send_str(data.decode())

    async def _close(self, code: int, why: str) -> None:
        await self._socket.close(code=code, message=why.encode())
