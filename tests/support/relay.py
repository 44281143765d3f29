"""A way to a test's PostgreSQL that breaks where a COMMIT goes over it, before the server hears of it or afterwards."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Literal

from tests.support.postgres import Server

SOCKET = ".s.PGSQL.5432"
COMMIT = b"COMMIT\0"
CHUNK = 2**16
Break = Literal["before the server hears of it", "before its answer is heard"]


class Relay:
    """`breaks` once, at the next COMMIT; while it `is_down` nobody gets through."""

    def __init__(self, folder: Path, server: Server) -> None:
        self.folder, self._server = folder, server
        self.breaks: Break | None = None
        self.stays_down = False  # after it has broken
        self.is_down = False
        self.has_broken = asyncio.Event()
        self._ways: set[asyncio.StreamWriter] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        if self.is_down:
            writer.close()
            return
        there, back = await asyncio.open_unix_connection(self._server.folder / SOCKET)
        self._ways |= {writer, back}
        with suppress(ConnectionError):
            await asyncio.gather(self._asks(reader, back), self._answers(there, writer))

    async def _asks(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while asked := await reader.read(CHUNK):
            if COMMIT in asked and self.breaks == "before the server hears of it":
                self._break()
                return
            writer.write(asked)
        writer.close()

    async def _answers(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while answered := await reader.read(CHUNK):
            if COMMIT in answered and self.breaks:  # the server says what it has done
                self._break()
                return
            writer.write(answered)
        writer.close()

    def _break(self) -> None:
        self.breaks, self.is_down = None, self.stays_down
        for way in self._ways:
            way.transport.abort()
        self._ways.clear()
        self.has_broken.set()


@asynccontextmanager
async def to(server: Server) -> AsyncIterator[Relay]:
    """Its folder stands where the server's own would in a URL."""
    with tempfile.TemporaryDirectory(prefix="castellan-relay-", dir="/tmp") as folder:
        relay = Relay(Path(folder), server)
        async with await asyncio.start_unix_server(relay.serve, relay.folder / SOCKET):
            yield relay
