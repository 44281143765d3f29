"""A small writer of palette PNGs: no filters, one IDAT chunk, deflated as fast as the machine can."""

import struct
import zlib

from PIL import Image

try:
    from isal.isal_zlib import compress as deflate_fast
except ImportError:  # no wheel for this platform
    from zlib import compress as deflate_fast
try:
    from deflate import zlib_compress as deflate_small
except ImportError:
    from zlib import compress as deflate_small  # type: ignore[assignment]  # the same call, typed otherwise

MOST = 120 * 1024  # bytes of a picture; what comes out larger is deflated once more, with more care
_FAST, _SMALL, _SMALLEST = 1, 5, 7  # levels
_WITHIN_REACH = 1.06  # so many times MOST is brought below it by the last of these
_FRAME = 69  # bytes of a PNG that are neither pixels nor colours
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_EIGHT_BITS, _INDEXED = 8, 3


def write_png(image: Image.Image, colours: bytes) -> bytes:
    """A picture of mode P as PNG bytes; `colours` are the red, green and blue of each index."""
    rows = image.crop((-1, 0, image.width, image.height)).tobytes()  # the column of zeros says of each row: no filter
    packed = _packed(rows, MOST - len(colours) - _FRAME)
    head = struct.pack(">IIBBBBB", image.width, image.height, _EIGHT_BITS, _INDEXED, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", packed), (b"IEND", b""))
    return b"".join((_SIGNATURE, *(part for kind, data in chunks for part in _chunk(kind, data))))


def _packed(rows: bytes, most: int) -> bytes:
    """Deflated with as much care as it takes to be small enough, where it can be."""
    packed = deflate_fast(rows, _FAST)
    if len(packed) > most:
        packed = bytes(deflate_small(rows, _SMALL))
    if most < len(packed) <= most * _WITHIN_REACH:
        packed = bytes(deflate_small(rows, _SMALLEST))
    return packed


def _chunk(kind: bytes, data: bytes) -> tuple[bytes, ...]:
    """Its length, kind and data, and a checksum of the two."""
    return struct.pack(">I", len(data)), kind, data, struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))
