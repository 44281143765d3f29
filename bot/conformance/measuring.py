"""Whether texts and pictures keep to their sizes, as findings."""

from io import BytesIO

from PIL import Image

from bot.conformance.check import Findings

STRIP = (800, 260)  # px: the width of a strip, and how tall it may be
DESK = (1200, 1240)  # px: the width of a desk, and how tall it may be
WIDEST = 1200  # px: a phone shows it 400 px wide
HEAVIEST = 8 * 1024 * 1024  # bytes; Discord takes 10 MiB


def fits(name: str, text: str, most: int, *, may_be_empty: bool = False) -> Findings:
    if not text and not may_be_empty:
        yield f"{name} is empty"
    if len(text) > most:
        yield f"{name} has {len(text)} characters, and {most} is the most: {text[:60]!r} …"


def is_picture(name: str, png: bytes, widest: int = WIDEST) -> Findings:
    if len(png) > HEAVIEST:
        yield f"{name} weighs {len(png)} bytes, and {HEAVIEST} is the most"
    (kind, (width, _)) = look(png)
    if kind != "PNG":
        yield f"{name} is no PNG"
    if width > widest:
        yield f"{name} is {width} px wide, and {widest} is the most"


def is_strip(name: str, png: bytes) -> Findings:
    kind, (width, height) = look(png)
    if kind != "PNG" or width != STRIP[0] or height > STRIP[1]:
        yield f"{name} is a {kind} of {width} × {height} px: a strip is a PNG of {STRIP[0]} px by at most {STRIP[1]}"


def is_desk(name: str, png: bytes) -> Findings:
    kind, (width, height) = look(png)
    if kind != "PNG" or width > DESK[0] or height > DESK[1]:
        yield f"{name} is a {kind} of {width} × {height} px: a desk is a PNG of at most {DESK[0]} × {DESK[1]} px"


def look(png: bytes) -> tuple[str | None, tuple[int, int]]:
    """Its format, and its size in px."""
    with Image.open(BytesIO(png)) as picture:
        return picture.format, picture.size
