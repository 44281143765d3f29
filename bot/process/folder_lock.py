"""Who owns a data folder: one process at a time may run a bot on it, or put another database in its place.

Processes that each serve some of the shards share a folder: leases in the database say whose is what.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FAR_OFF = 1024  # Windows lets nobody read what is locked, and who owns the folder is read


class AlreadyOwned(Exception):
    """Another process has the folder; the message says which."""


@contextmanager
def owned(data: Path, *, is_shared: bool = False) -> Iterator[None]:
    """Own the folder for a while. The lock dies with the process, so there is never one to be removed by hand.

    `is_shared`: together with others who say so too, but with nobody else; Windows knows no such thing.
    Raises AlreadyOwned, or OSError where the folder cannot be written.
    """
    with lock_file(data).open("a+", encoding="ascii") as file:
        try:
            _lock(file.fileno(), is_shared=is_shared)
        except OSError as error:
            raise AlreadyOwned(f"{_whose(data)} already runs on the data folder {data}.") from error
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        yield


def is_owned(data: Path) -> bool:
    """Does a bot run on this folder now?"""
    try:
        with lock_file(data).open("r+", encoding="ascii") as file:
            _lock(file.fileno())
    except FileNotFoundError:
        return False
    except OSError:
        return True
    return False


def last_holder(data: Path) -> str:
    """The name under which a bot on this folder held its leases last: gone for certain, to whoever owns the folder."""
    try:
        return _holder_file(data).read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""


def note_holder(data: Path, holder: str) -> None:
    _holder_file(data).write_text(holder, encoding="utf-8")


def _holder_file(data: Path) -> Path:
    return data / "holder"


def lock_file(data: Path) -> Path:
    return data / "owner"


def _whose(data: Path) -> str:
    said = lock_file(data).read_text(encoding="ascii")
    return f"A bot (process {said})" if said else "Another bot"


def _lock(number: int, *, is_shared: bool = False) -> None:
    if sys.platform == "win32":
        os.lseek(number, FAR_OFF, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(number, (fcntl.LOCK_SH if is_shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
