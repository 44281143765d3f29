"""The colours of a film: one palette for all its pictures, so that what has not moved takes no room."""

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO

from PIL import Image

from images.fixed_palette import FixedPalette

COLOURS = 256
SAMPLES = 9  # pictures that the colours are chosen from where no palette is theirs already
SAMPLE = (200, 200)  # px


def palette_of(pictures: Sequence[bytes]) -> FixedPalette:
    """The palette that all these PNGs have; where they have several, one chosen from them."""
    own = {_own(picture) for picture in pictures}
    colours = own.pop() if len(own) == 1 else None
    return _fixed(colours or _chosen(pictures))


@lru_cache(maxsize=8)
def _fixed(colours: bytes) -> FixedPalette:
    return FixedPalette(colours)


def _own(png: bytes) -> bytes | None:
    with Image.open(BytesIO(png)) as picture:
        found = picture.getpalette("RGB") if picture.mode == "P" else None
    return bytes(found) if found else None


def _chosen(pictures: Sequence[bytes]) -> bytes:
    pitch = -(-len(pictures) // SAMPLES)
    sampled = pictures[::pitch]
    sheet = Image.new("RGB", (SAMPLE[0] * len(sampled), SAMPLE[1]))
    for number, png in enumerate(sampled):
        with Image.open(BytesIO(png)) as picture:
            sheet.paste(picture.convert("RGB").resize(SAMPLE), (SAMPLE[0] * number, 0))
    found = sheet.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    return bytes(found.getpalette("RGB") or ())
