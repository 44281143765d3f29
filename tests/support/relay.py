"""A way to a test's PostgreSQL that breaks where a COMMIT goes over it, before the server hears of it or afterwards."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Literal, get_args

from tests.support.postgres import Server

SOCKET = ".s.PGSQL.5432"
COMMIT = b"COMMIT\0"
CHUNK = 2**16
Break = Literal["before the server hears of it", "before its answer is heard"]
BREAKS: tuple[Break, ...] = get_args(Break)


class Relay:
    """`breaks` once, at the next COMMIT; while it `is_down` nobody gets through."""

    def __init__(self, folder: Path, server: Server) -> None:
        self.folder, self._server = folder, server
        self.breaks: Break | None = None
        self.stays_down = False  # after it has broken
        self.is_down = False
        self.has_broken = asyncio.Event()
        self._ways: set[asyncio.StreamWriter] = set()

    def break_at_commit(self, how: Break) -> None:
        """At the next one, and then nobody gets through until that is settled otherwise."""
        self.has_broken.clear()
        self.breaks, self.stays_down = how, True

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        try:
            if self.is_down:
                raise ConnectionRefusedError
            there, back = await asyncio.open_unix_connection(self._server.folder / SOCKET)
        except OSError:
            writer.close()
            return
        ways = {writer, back}
        self._ways |= ways
        with suppress(ConnectionError):
            await asyncio.gather(self._asks(reader, back), self._answers(there, writer))
        for way in ways:  # one end was reset: the other must hear of it
            way.transport.abort()
        self._ways -= ways

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
