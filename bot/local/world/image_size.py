"""Type and size of an image from its first bytes: PNG, GIF, JPEG, WebP."""

from struct import unpack
from typing import NamedTuple


class ImageFacts(NamedTuple):
    content_type: str
    width: int
    height: int


def image_facts(data: bytes) -> ImageFacts | None:
    """The type and size of an image. None for what is no image, or is cut short."""
    for reader in (_png, _gif, _webp, _jpeg):
        try:
            facts = reader(data)
        except (IndexError, ValueError, ArithmeticError, LookupError):
            return None
        if facts:
            return facts
    return None


def _number(data: bytes, start: int, length: int, *, little: bool = False) -> int:
    part = data[start : start + length]
    if len(part) < length:
        raise ValueError("cut short")
    return int.from_bytes(part, "little" if little else "big")


def _png(data: bytes) -> ImageFacts | None:
    if not data.startswith(b"\x89PNG\r\n\x1a\n"):
        return None
    return ImageFacts("image/png", _number(data, 16, 4), _number(data, 20, 4))


def _gif(data: bytes) -> ImageFacts | None:
    if data[:6] not in (b"GIF87a", b"GIF89a"):
        return None
    return ImageFacts("image/gif", _number(data, 6, 2, little=True), _number(data, 8, 2, little=True))


def _webp(data: bytes) -> ImageFacts | None:
    if data[:4] != b"RIFF" or data[8:12] != b"WEBP":
        return None
    kind = data[12:16]
    if kind == b"VP8X":
        width, height = _number(data, 24, 3, little=True) + 1, _number(data, 27, 3, little=True) + 1
    elif kind == b"VP8L":
        bits = _number(data, 21, 4, little=True)
        width, height = (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    else:
        width = _number(data, 26, 2, little=True) & 0x3FFF
        height = _number(data, 28, 2, little=True) & 0x3FFF
    return ImageFacts("image/webp", width, height)


def _jpeg(data: bytes) -> ImageFacts | None:
    if data[:2] != b"\xff\xd8":
        return None
    at = 2
    while True:
        marker, length = unpack(">HH", data[at : at + 4].ljust(4, b"\0"))
        if marker < 0xFF00:
            raise ValueError("no marker where one belongs")
        # SOF0 to SOF15 without the tables DHT (C4), JPG (C8), DAC (CC) carry the size.
        if 0xFFC0 <= marker <= 0xFFCF and marker not in (0xFFC4, 0xFFC8, 0xFFCC):
            return ImageFacts("image/jpeg", _number(data, at + 7, 2), _number(data, at + 5, 2))
        at += 2 + length
