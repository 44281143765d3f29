"""A way to a test's PostgreSQL that breaks where a COMMIT goes over it, before the server hears of it or afterwards; or
that carries nothing any more without a word.
"""

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
    """`breaks` once, at the next COMMIT; while it `is_down` nobody gets through.

    Nothing moves while it does not flow (`flows`), though everybody is let in. `holds`: where it would break, that one
    connection stands still until all is let go, or all of them do. What was on its way comes late.
    """

    def __init__(self, folder: Path, server: Server) -> None:
        self.folder, self._server = folder, server
        self.breaks: Break | None = None
        self.stays_down = False  # after it has broken
        self.is_down = False
        self.has_broken = asyncio.Event()
        self.flows = asyncio.Event()
        self.flows.set()
        self.holds: Literal["one", "all"] | None = None
        self.let_in = 0  # so many connections
        self._goes_on = asyncio.Event()
        self._ways: set[asyncio.StreamWriter] = set()
        self._serving: set[asyncio.Task[None]] = set()

    def break_at_commit(self, how: Break) -> None:
        """At the next one, and then nobody gets through until that is settled otherwise."""
        self.has_broken.clear()
        self.breaks, self.stays_down = how, True

    def let_go(self) -> None:
        """All that was held goes on."""
        self.flows.set()
        self._goes_on.set()

    async def end(self) -> None:
        self.let_go()
        for way in self._ways:
            way.transport.abort()
        await asyncio.gather(*self._serving, return_exceptions=True)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        self.let_in += 1
        task = asyncio.current_task()
        assert task is not None
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)
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
            if COMMIT in asked and self.breaks == "before the server hears of it" and not await self._is_held():
                return
            await self.flows.wait()
            writer.write(asked)
        writer.close()

    async def _answers(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while answered := await reader.read(CHUNK):
            is_done = COMMIT in answered and self.breaks is not None  # the server says what it has done
            if is_done and not await self._is_held():
                return
            await self.flows.wait()
            writer.write(answered)
        writer.close()

    async def _is_held(self) -> bool:
        """False: it is broken."""
        if self.holds is None:
            self._break()
            return False
        self.breaks = None
        if self.holds == "all":
            self.flows.clear()
        self.has_broken.set()
        await (self.flows if self.holds == "all" else self._goes_on).wait()
        return True

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
            await relay.end()
