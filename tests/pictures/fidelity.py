"""How true the picture that travels is to the drawing it was made from."""

import math
from io import BytesIO
from unittest.mock import patch

from msgspec import Struct
from PIL import Image, ImageChops, ImageStat

from images.banded import banded
from tests.pictures.scenes import Scene

LEAST = 41.0  # dB; below it one may see that colours were merged
_ERROR_MOST = 255**2


class Fidelity(Struct, frozen=True):
    """`worst` is the largest error of one channel of one pixel, in levels of 255."""

    psnr: float
    worst: int


def fidelity(drawing: Image.Image, png: bytes) -> Fidelity:
    with Image.open(BytesIO(png)) as image:
        error = ImageChops.difference(drawing, image.convert("RGB"))
    squares = sum(ImageStat.Stat(error).sum2) / (3 * error.width * error.height)
    worst = max(int(high) for _, high in ImageStat.Stat(error).extrema)
    return Fidelity(10 * math.log10(_ERROR_MOST / squares) if squares else math.inf, worst)


def drawn(scene: Scene) -> tuple[Image.Image, bytes]:
    """The drawing of a scene as it comes to be encoded, and its PNG."""
    showing = scene.show()
    with patch("images.encode.banded", wraps=banded) as banding:
        png = showing.draw()
    drawing: Image.Image = banding.call_args.args[0]
    return drawing, png
