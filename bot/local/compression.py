"""One compressed stream over all frames of a gateway connection (events/gateway.mdx, transport compression)."""

import zlib
from collections.abc import Callable
from importlib import import_module
from typing import Any

Pack = Callable[[bytes], bytes]


def packer(name: str) -> Pack | None:
    """`zlib-stream` or `zstd-stream`; None sends plain text, also where no zstd is installed."""
    return {"zlib-stream": _zlib, "zstd-stream": _zstd}.get(name, _plain)()


def _plain() -> None:
    return None


def _zlib() -> Pack:
    stream = zlib.compressobj()
    return lambda data: stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH)


def _zstd() -> Pack | None:
    """By Python's own module (3.14), else by `zstandard`: whichever the client too would find."""
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
