"""Types are made known to msgspec while there is one thread.

It learns a type at the first reading and lets others see it half learned meanwhile: where two threads read for the
first time, the whole process dies of a null pointer (seen with msgspec 0.22.0; where types hold types it is likely).
"""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from weakref import WeakSet

import msgspec

_readable: WeakSet[type[msgspec.Struct]] = WeakSet()  # a process that makes many hosts goes through each type once


def make_readable(*types: Any) -> None:
    """With all they hold. From then on any thread may read them."""
    for one in types:
        msgspec.msgpack.Decoder(one)


def make_all_readable() -> None:
    """Every structure that has been defined so far: views and sheets are read by threads, and not states alone."""
    for one in {*_below(msgspec.Struct)} - {*_readable}:
        with suppress(TypeError):  # it holds what nobody can read, so no thread reads it
            make_readable(one)
            _readable.add(one)


def _below(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)
