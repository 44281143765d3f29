"""The colours of a film: one palette for all its pictures, so that what has not moved takes no room."""

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO

from PIL import Image

from images.fixed_palette import FixedPalette
from images.palette import GLOW, INK, PAPER_LIGHT, Colour, blend

COLOURS = 256
CHOSEN = 240  # of them where they must be chosen
SHADES = 7  # of a colour of letters
DARK = 0.78  # so much ink there is in the ground
SAMPLES = 9  # pictures that the colours are chosen from where no palette is theirs already
SAMPLE = (200, 200)  # px


def ground_of(accent: Colour) -> Colour:
    """What the pictures lie on: dark enough for light letters, whatever colour the game has."""
    return blend(accent, INK, DARK)


def palette_of(pictures: Sequence[bytes], accent: Colour) -> FixedPalette:
    """The palette that all these PNGs have; where they have several, one chosen from them.

    Where it has room the colours of the letters are added: a game's own 256 have their like.
    """
    own = {_own(picture) for picture in pictures}
    colours = own.pop() if len(own) == 1 else None
    return _fixed(((colours or _chosen(pictures)) + _lettering(accent))[: 3 * COLOURS])


def _lettering(accent: Colour) -> bytes:
    """The ground, and from there to each colour that is written in."""
    ground = ground_of(accent)
    shades = [blend(ground, ink, step / SHADES) for ink in (PAPER_LIGHT, GLOW) for step in range(1, SHADES + 1)]
    return bytes(level for colour in (ground, *shades) for level in colour)


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
    found = sheet.quantize(CHOSEN, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    return bytes(found.getpalette("RGB") or ())
