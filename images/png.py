"""A small writer of palette PNGs: no filters, deflated as fast as the machine can."""

import struct
import zlib
from collections.abc import Iterable

from PIL import Image

try:
    from isal.isal_zlib import compress as deflate_fast
    from isal.isal_zlib import compressobj as begin_fast
except ImportError:  # no wheel for this platform
    from zlib import compress as deflate_fast
    from zlib import compressobj as begin_fast  # type: ignore[assignment]  # the same call, typed otherwise
try:
    from deflate import zlib_compress as deflate_small
except ImportError:
    from zlib import compress as deflate_small  # type: ignore[assignment]  # the same call, typed otherwise

MOST = 120 * 1024  # bytes of a picture; what comes out larger is deflated once more, with more care
_FAST, _SMALL, _SMALLEST = 1, 5, 7  # levels
WITHIN_REACH = 1.1  # so many times MOST is brought below it by the last of these
_FRAME = 69  # bytes of a PNG that are neither pixels nor colours
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_EIGHT_BITS, _INDEXED = 8, 3
_NO_HEAD = -15  # a stream without head and checksum, of the largest window


def write_png(image: Image.Image, colours: bytes) -> bytes:
    """A picture of mode P as PNG bytes; `colours` are the red, green and blue of each index."""
    packed = _packed(rows_of(image), MOST - len(colours) - _FRAME)
    return png_of(image.size, colours, (chunk(b"IDAT", packed),))


def png_of(size: tuple[int, int], colours: bytes, stream: Iterable[bytes]) -> bytes:
    """The PNG around the chunks of its pixels."""
    head = struct.pack(">IIBBBBB", *size, _EIGHT_BITS, _INDEXED, 0, 0, 0)
    return b"".join((_SIGNATURE, chunk(b"IHDR", head), chunk(b"PLTE", colours), *stream, chunk(b"IEND", b"")))


def rows_of(image: Image.Image) -> bytes:
    """Of a picture of mode P, as they are deflated: the column of zeros says of each row that it has no filter."""
    return image.crop((-1, 0, image.width, image.height)).tobytes()


def chunk(kind: bytes, data: bytes) -> bytes:
    """Its length, kind and data, and a checksum of the two."""
    return b"".join((struct.pack(">I", len(data)), kind, data, struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))))


def deflated(rows: bytes | memoryview, *, is_small: bool = False) -> bytes:
    """Blocks of a stream that refer to none before them."""
    begin, level = (zlib.compressobj, _SMALL) if is_small else (begin_fast, _FAST)
    deflating = begin(level, zlib.DEFLATED, _NO_HEAD)
    return bytes(deflating.compress(rows) + deflating.flush(zlib.Z_SYNC_FLUSH))


def _packed(rows: bytes, most: int) -> bytes:
    """Deflated with as much care as it takes to be small enough, where it can be."""
    packed = deflate_fast(rows, _FAST)
    if len(packed) > most:
        packed = bytes(deflate_small(rows, _SMALL))
    if most < len(packed) <= most * WITHIN_REACH:
        packed = bytes(deflate_small(rows, _SMALLEST))
    return packed
