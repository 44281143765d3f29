"""What goes out over one connection of the gateway: payloads, compressed as the client asked, and the closing code."""

import asyncio
import contextlib

from aiohttp import web

from bot.local.gateway.compression import Compress
from bot.local.protocol.discord_json import Json
from bot.local.table.table import Table


class Outgoing:
    def __init__(self, table: Table, socket: web.WebSocketResponse, compress: Compress | None) -> None:
        self._table = table
        self._socket = socket
        self._compress = compress
        self._sending = asyncio.Lock()

    @property
    def is_closed(self) -> bool:
        return self._socket.closed

    async def send(self, payload: Json) -> None:
        """Sends go one after another: each part of a compressed stream depends on those before it."""
        async with self._sending:
            data = self._table.signed_json(payload)
            with contextlib.suppress(ConnectionError):
                if self._compress:
                    await self._socket.send_bytes(self._compress(data))
                else:
                    await self._socket.send_str(data.decode())

    async def close(self, code: int, reason: str) -> None:
        await self._socket.close(code=code, message=reason.encode())
