"""One compressed stream over all frames of a gateway connection (events/gateway.mdx, transport compression)."""

import zlib
from collections.abc import Callable
from importlib import import_module
from typing import Any

Compress = Callable[[bytes], bytes]


def compressor(name: str) -> Compress | None:
    """The compressor a client asked for. None sends plain text, as for a zstd that is not installed."""
    return {"zlib-stream": _zlib, "zstd-stream": _zstd}.get(name, _plain)()


def _plain() -> None:
    return None


def _zlib() -> Compress:
    stream = zlib.compressobj()
    return lambda data: stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH)


def _zstd() -> Compress | None:
    """Python's own module (3.14) goes first, then `zstandard`, in the order in which clients look for them."""
    if native := _module("compression.zstd"):
        own = native.ZstdCompressor()
        return lambda data: bytes(own.compress(data, own.FLUSH_BLOCK))
    if library := _module("zstandard"):
        stream = library.ZstdCompressor().compressobj()
        return lambda data: bytes(stream.compress(data) + stream.flush(library.COMPRESSOBJ_FLUSH_BLOCK))
    return None


def _module(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        return None
