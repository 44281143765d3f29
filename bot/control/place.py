"""Where the sockets lie: in the data folder, one for each process, each with a name of its own.

A process that is killed leaves its socket behind. Nobody listens there any more, so that the next start removes it.
"""

import os
import secrets
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PREFIX = "control-"
OWN = 0o600  # who may connect may drain the bot
MOST_BYTES = 100  # a longer path fits into no address of a socket
WAITING = 16  # commands that may wait for their turn


class NoSocket(Exception):
    """The folder can hold no socket; the message says why."""


def sockets(data: Path) -> list[Path]:
    """Those that there are, whether anybody listens or not."""
    return sorted(path for path in data.glob(f"{PREFIX}*") if path.is_socket())


def bound(data: Path) -> tuple[socket.socket, Path]:
    """A new socket in the folder, and its path. It has its name only once it listens. Raises NoSocket."""
    name = secrets.token_hex(4)
    temporary, path = data / f".{PREFIX}{name}", data / f"{PREFIX}{name}"
    listening = socket.socket(socket.AF_UNIX)
    try:
        with _address(temporary) as address:
            listening.bind(address)
        temporary.chmod(OWN)
        listening.listen(WAITING)
        temporary.rename(path)
    except OSError as error:
        listening.close()
        temporary.unlink(missing_ok=True)
        raise NoSocket(f"{data} can hold no socket: {error.strerror or error}") from error
    return listening, path


def connected(path: Path, seconds: float) -> socket.socket:
    """Raises OSError; ConnectionRefusedError where nobody listens."""
    connection = socket.socket(socket.AF_UNIX)
    try:
        connection.settimeout(seconds)
        with _address(path) as address:
            connection.connect(address)
    except BaseException:
        connection.close()
        raise
    return connection


def clear(data: Path) -> None:
    """Remove the sockets of processes that were killed."""
    for path in sockets(data):
        try:
            connected(path, 1.0).close()
        except ConnectionRefusedError:
            path.unlink(missing_ok=True)
        except OSError:
            continue  # gone meanwhile, or busy


@contextmanager
def _address(path: Path) -> Iterator[str]:
    """The path; where it is too long for an address, a short one by the folder's number (Linux knows such)."""
    if len(os.fsencode(path)) <= MOST_BYTES or not Path("/proc/self/fd").is_dir():
        yield str(path)
        return
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)
