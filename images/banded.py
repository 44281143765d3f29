"""PNGs of sheets, made of bands of some rows: one on which the same things lie as before is not drawn again.

What a band looks like is decided by what was put there, and by nothing else. Each is deflated by itself; one after the
other they are the stream of a PNG.
"""

import struct
import zlib
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from images.cells import HIGH, pixels
from images.fixed_palette import FixedPalette
from images.lru_cache import LruCache
from images.pastes import Cut, Paste
from images.png import MOST, WITHIN_REACH, chunk, deflated, png_of, rows_of
from images.sheet import Sheet

MOST_CACHED = 14 * 2**20  # bytes
_PRIME = 65521  # of Adler's checksum
_BEGIN, _END = b"\x78\x01", b"\x03\x00"  # what a deflated stream begins with, and a last block without data
_OF_BAND = struct.Struct("<q?3i")


class Band(NamedTuple):
    """Some rows, deflated, as a chunk of a PNG, and their checksum."""

    chunk: bytes
    adler: int


cached_bands: LruCache[Band] = LruCache(MOST_CACHED, lambda band: len(band.chunk))


class Lying(NamedTuple):
    """What lies on a sheet, and on which of its bands."""

    pastes: Sequence[Paste]
    keys: Sequence[bytes]  # of each of them
    bands: Sequence[list[int]]  # their numbers by band, from the ground up; not what something else hides wholly
    boxes: Sequence[Cut]  # where the bands are
    palette: FixedPalette


def banded(image: Image.Image, palette: FixedPalette | None) -> bytes | None:
    """None where only its pixels are known, or it has no palette. What comes out large is deflated with more care.

    None, too, where it is a little too large after that: deflated as a whole it may not be.
    """
    pastes = image.pastes if isinstance(image, Sheet) else None
    if pastes is None or palette is None:
        return None
    boxes = [(0, top, image.width, min(top + HIGH, image.height)) for top in range(0, image.height, HIGH)]
    lying = Lying(pastes, [paste.key() for paste in pastes], _by_band(pastes, boxes), boxes, palette)
    png = _png(lying, is_small=False)
    if len(png) > MOST:
        png = _png(lying, is_small=True)
    return None if MOST < len(png) <= MOST * WITHIN_REACH else png


def _png(lying: Lying, *, is_small: bool) -> bytes:
    keys = _keys(lying, is_small=is_small)
    bands = cached_bands.find(keys)
    for first, last in _runs(bands):
        whole = lying.boxes[first][:2] + lying.boxes[last - 1][2:]
        drawn = pixels(lying.pastes, lying.keys, lying.bands[first:last], whole, lying.palette)
        bands[first:last] = made = list(_made(drawn, is_small=is_small))
        cached_bands.put(list(zip(keys[first:last], made, strict=True)))
    return _put_together([band for band in bands if band is not None], lying.boxes, lying.palette)


def _by_band(pastes: Sequence[Paste], boxes: Sequence[Cut]) -> list[list[int]]:
    lying: list[list[int]] = [[] for _ in boxes]
    for number, paste in enumerate(pastes):
        for band in range(paste.seen[1] // HIGH, -(-paste.seen[3] // HIGH)):
            if paste.mask is None and paste.hides(boxes[band]):
                lying[band].clear()
            lying[band].append(number)
    return lying


def _keys(lying: Lying, *, is_small: bool) -> list[bytes]:
    """All that decides what a band looks like, and how it is deflated."""
    return [
        _OF_BAND.pack(lying.palette.number, is_small, *box[1:]) + b"".join([lying.keys[number] for number in on])
        for on, box in zip(lying.bands, lying.boxes, strict=True)
    ]


def _runs(bands: Sequence[Band | None]) -> list[tuple[int, int]]:
    """From where to where bands are missing: those side by side are drawn at once."""
    edges = [number for number in range(len(bands) + 1) if _is_missing(bands, number) != _is_missing(bands, number - 1)]
    return list(zip(edges[::2], edges[1::2], strict=True))


def _is_missing(bands: Sequence[Band | None], number: int) -> bool:
    return 0 <= number < len(bands) and bands[number] is None


def _made(drawn: Image.Image, *, is_small: bool) -> Iterator[Band]:
    """Deflated, of indices of the palette."""
    rows, size = memoryview(rows_of(drawn)), HIGH * (drawn.width + 1)
    for start in range(0, len(rows), size):
        band = rows[start : start + size]
        yield Band(chunk(b"IDAT", deflated(band, is_small=is_small)), zlib.adler32(band))


def _put_together(bands: Sequence[Band], boxes: Sequence[Cut], palette: FixedPalette) -> bytes:
    """The whole PNG; the stream ends with the checksum of all rows, which is put together too."""
    low, high = 1, 0
    for band, (_, top, right, bottom) in zip(bands, boxes, strict=True):
        high += (band.adler >> 16) + (bottom - top) * (right + 1) * (low - 1)
        low += (band.adler & 0xFFFF) - 1
    end = _END + struct.pack(">HH", high % _PRIME, low % _PRIME)
    stream = (chunk(b"IDAT", _BEGIN), *(band.chunk for band in bands), chunk(b"IDAT", end))
    return png_of(boxes[-1][2:], palette.colours, stream)
