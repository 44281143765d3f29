"""One connection to the gateway: HELLO, IDENTIFY or RESUME, heartbeats, dispatches, interruptions."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.local.gateway import opcodes as op
from bot.local.gateway.authentication import begun_session, resumed_session
from bot.local.gateway.compression import Compress
from bot.local.gateway.incoming import CloseConnection, Incoming
from bot.local.gateway.member_chunks import member_chunks
from bot.local.gateway.outgoing import Outgoing
from bot.local.gateway.payloads import Identify, Payload, RequestMembers, Resume, payload
from bot.local.gateway.ready import guild_create, guilds_of, ready
from bot.local.table.gateway_sessions import Session
from bot.local.table.table import Table

log = logging.getLogger(__name__)

HEARTBEATS_MISSED = 2  # a client that lets so many go by is taken for dead
# A client may note when it sent a heartbeat only after it did; on loopback an answer at once would come before that.
ACK_S = 0.1


class GatewayConnection:
    def __init__(self, table: Table, socket: web.WebSocketResponse, compress: Compress | None, resume_url: str) -> None:
        self._table = table
        self._socket = socket
        self._incoming = Incoming(table.clock)
        self._outgoing = Outgoing(table, socket, compress)
        self._resume_url = resume_url
        self._session: Session | None = None
        self._writer: asyncio.Task[None] | None = None
        self._heart: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._reading: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        """Talk until either side closes."""
        await self._outgoing.send(payload(op.HELLO, {"heartbeat_interval": self._table.gateway.heartbeat_ms}))
        self._expect_heartbeat()
        self._reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait([self._reading])
            if not self._reading.cancelled():
                self._reading.result()
        finally:
            self._reading.cancel()
            await self._stop()

    async def _read(self) -> None:
        async for message in self._socket:
            if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                await self._receive(message.data)

    def _expect_heartbeat(self) -> None:
        """Wait in real time whatever the table's clock says, because the client's heart beats in real time too."""
        if self._heart:
            self._heart.cancel()
        seconds = self._table.gateway.heartbeat_ms * HEARTBEATS_MISSED / 1000
        self._heart = asyncio.get_running_loop().call_later(seconds, self._interrupt, "zombie")

    async def _stop(self) -> None:
        if self._heart:
            self._heart.cancel()
        if self._session:
            self._table.gateway.disconnected(self._session)
        if self._closing:  # what we close ourselves is to say why, though our reading has ended
            await asyncio.wait([self._closing])
        for task in self._tasks:
            task.cancel()
        if self._writer:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, ConnectionError):
                await self._writer

    async def _receive(self, data: str | bytes) -> None:
        try:
            await self._handle(self._incoming.read(data))
        except msgspec.ValidationError:
            await self._outgoing.close(op.DECODE_ERROR, "not the data of this opcode")
        except CloseConnection as ending:
            await self._outgoing.close(ending.code, ending.reason)

    async def _handle(self, asked: Payload) -> None:
        code, data = asked.op, asked.d
        if code == op.HEARTBEAT:
            self._expect_heartbeat()
            self._do(self._acknowledge())
        elif code in (op.IDENTIFY, op.RESUME):
            await self._authenticate(code, data)
        elif code not in (op.PRESENCE, op.VOICE_STATE, op.REQUEST_MEMBERS, op.REQUEST_SOUNDS):
            log.warning("gateway: op %s is not known here", code)
            raise CloseConnection(op.UNKNOWN_OPCODE, "unknown opcode")
        elif self._session is None:
            raise CloseConnection(op.NOT_AUTHENTICATED, "identify first")
        elif code == op.REQUEST_MEMBERS:
            for chunk in member_chunks(self._table.world, msgspec.convert(data, RequestMembers)):
                self._session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    async def _authenticate(self, code: int, data: object) -> None:
        is_begun = self._identify(data) if code == op.IDENTIFY else self._resume(data)
        if not is_begun:
            await self._send_invalid_session(may_resume=False)

    def _identify(self, data: object) -> bool:
        asked = msgspec.convert(data, Identify)
        self._need_no_session()
        session = begun_session(self._table, asked)
        if session is None:
            return False
        session.dispatch("READY", ready(self._table, session, self._resume_url))
        for guild in guilds_of(self._table, session):
            session.dispatch("GUILD_CREATE", guild_create(self._table, guild))
        self._follow(session, 0)
        return True

    def _resume(self, data: object) -> bool:
        asked = msgspec.convert(data, Resume)
        self._need_no_session()
        session = resumed_session(self._table, asked)
        if session is None:
            return False
        session.dispatch("RESUMED", {"_trace": ["local"]})
        self._follow(session, asked.seq)
        return True

    def _need_no_session(self) -> None:
        if self._session:
            raise CloseConnection(op.ALREADY_AUTHENTICATED, "identified already")

    def _follow(self, session: Session, seq: int) -> None:
        self._session = session
        self._writer = asyncio.create_task(self._write(session, seq))
        self._table.gateway.connected(session, self._interrupt)

    async def _write(self, session: Session, seq: int) -> None:
        """Send what the session logged after `seq`, then whatever it logs: replay and live events come the same way."""
        while not self._outgoing.is_closed:
            for number, dispatch in session.log.since(seq):
                await self._outgoing.send(payload(op.DISPATCH, dispatch.data, seq=number, event=dispatch.event))
                seq = number
            await session.log.news(seq)

    def _interrupt(self, how: str) -> None:
        self._do(self._interrupted(how))

    async def _acknowledge(self) -> None:
        await asyncio.sleep(ACK_S)
        await self._outgoing.send(payload(op.HEARTBEAT_ACK))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _interrupted(self, how: str) -> None:
        if how == "reconnect":
            await self._outgoing.send(payload(op.RECONNECT))
        elif how == "resumable":
            await self._send_invalid_session(may_resume=True)
        elif how == "invalid":
            self._forget_session()
            await self._send_invalid_session(may_resume=False)
        elif how in op.ENDINGS:
            self._forget_session()
            self._close(*op.ENDINGS[how])
        else:
            self._close(op.UNKNOWN_ERROR, "dropped")

    def _close(self, code: int, reason: str) -> None:
        self._closing = self._closing or asyncio.create_task(self._end(code, reason))

    async def _end(self, code: int, reason: str) -> None:
        """Nobody may be reading then: else the line is cut before the client has answered, who may not learn why."""
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.wait([self._reading])
        await self._outgoing.close(code, reason)

    async def _send_invalid_session(self, *, may_resume: bool) -> None:
        await self._outgoing.send(payload(op.INVALID_SESSION, may_resume))

    def _forget_session(self) -> None:
        self._table.gateway.sessions.pop(self._session.id if self._session else "", None)
