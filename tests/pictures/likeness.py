"""How unlike two pictures are to the eye: a missing word, token or digit counts, the edge of a letter does not."""

from io import BytesIO

from msgspec import Struct
from PIL import Image, ImageChops, ImageFilter

SHRUNK = 3  # a golden is a third as wide: 400 px, as a phone shows it
COLOURS = 128
SMOOTHED = 1  # px around each; a golden's few colours and the edges of letters differ less than this smooths
MOST = 24  # levels of 255 that two pictures of the same may differ by
_TOO_MUCH = [255 if level > MOST else 0 for level in range(256)]


class Difference(Struct, frozen=True):
    """By how much the most unlike spot differs, and the box around all that differs too much, in px of the picture."""

    most: int
    box: tuple[int, int, int, int] | None

    @property
    def is_seen(self) -> bool:
        return self.box is not None


def shrink(png: bytes) -> Image.Image:
    with Image.open(BytesIO(png)) as image:
        return image.convert("RGB").reduce(SHRUNK)


def pack(small: Image.Image) -> bytes:
    """A shrunk picture as it is kept."""
    few = small.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
    buffer = BytesIO()
    few.save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def unpack(golden: bytes) -> Image.Image:
    with Image.open(BytesIO(golden)) as image:
        return image.convert("RGB")


def compare(golden: Image.Image, now: Image.Image) -> Difference:
    """Two shrunk pictures, which must have one size."""
    one, other = (image.filter(ImageFilter.BoxBlur(SMOOTHED)) for image in (golden, now))
    unlike = strongest(ImageChops.difference(one, other))
    found = unlike.point(_TOO_MUCH).getbbox()
    return Difference(max(unlike.tobytes()), found and _enlarged(*found))


def _enlarged(left: int, top: int, right: int, low: int) -> tuple[int, int, int, int]:
    return left * SHRUNK, top * SHRUNK, right * SHRUNK, low * SHRUNK


def strongest(image: Image.Image) -> Image.Image:
    """The strongest of its three channels, pixel by pixel."""
    red, green, blue = image.split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)
