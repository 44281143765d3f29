"""The bot's end of the socket."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from bot.control.messages import Failed, Reply, Request
from bot.control.place import NoSocket, bound, clear
from bot.store import StoreError

log = logging.getLogger(__name__)
ASK_SECONDS = 10.0  # within which a command must have asked
_requests = msgspec.json.Decoder(Request)

Answer = Callable[[Request], Awaitable[Reply]]


@asynccontextmanager
async def listening(data: Path, answer: Answer) -> AsyncIterator[None]:
    """Answer commands meanwhile. A folder that can hold no socket is no reason not to run."""
    clear(data)
    try:
        taken, path = bound(data)
    except NoSocket as error:
        log.warning("Commands cannot speak to me: %s", error)
        yield
        return
    server = await asyncio.start_unix_server(lambda reader, writer: _converse(reader, writer, answer), sock=taken)
    try:
        yield
    finally:
        path.unlink(missing_ok=True)
        server.close()


async def _converse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answer: Answer) -> None:
    try:
        asked = await asyncio.wait_for(reader.readline(), ASK_SECONDS)
        if asked:
            writer.write(msgspec.json.encode(await _answered(asked, answer)) + b"\n")  # sent as it is closed
    except (OSError, TimeoutError, ValueError):
        log.debug("A command has gone before its answer", exc_info=True)
    finally:
        writer.close()


async def _answered(asked: bytes, answer: Answer) -> Reply:
    try:
        return await answer(_requests.decode(asked))
    except msgspec.DecodeError:
        return Failed("I do not know this command: it is of another version than I am.")
    except StoreError as error:
        return Failed(str(error))
