"""Letters: one face, one scale, and text that fits whatever it says."""

import unicodedata
from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import lru_cache
from threading import Lock
from typing import Literal, NamedTuple

from font_source_serif_pro import font_files_otf
from PIL import Image, ImageDraw, ImageFont

from images.frozen import freeze
from images.palette import INK, Colour

SMALLEST = 26  # px on a board 1200 px wide: still legible where a phone shows it 400 px wide
ELLIPSIS = "…"
WORD_ENDS = " _-.·"  # after which a name may go on below
MISSING = "◊"  # stands where the face lacks a letter
NARROWEST = 0.75  # of their width: letters this narrow are still read at a glance
_LONGEST = 200  # characters of a text that are looked at; no board has room for more
_drawing = Lock()  # FreeType faces are not to be used by two threads at once


class Weight(StrEnum):
    REGULAR = "SourceSerifPro"
    ITALIC = "SourceSerifProIt"
    SEMIBOLD = "SourceSerifProSemibold"
    BOLD = "SourceSerifProBold"
    BLACK = "SourceSerifProBlack"


class Style(NamedTuple):
    """A step of the type scale; `size` in px."""

    size: int
    weight: Weight = Weight.REGULAR


SMALL = Style(SMALLEST, Weight.SEMIBOLD)
BODY = Style(30, Weight.REGULAR)
STRONG = Style(30, Weight.SEMIBOLD)
NAME = Style(34, Weight.SEMIBOLD)
HEAD = Style(40, Weight.SEMIBOLD)
TITLE = Style(56, Weight.BOLD)
VALUE = Style(76, Weight.BLACK)

Align = Literal["left", "middle", "right"]


class Label(NamedTuple):
    """A line of text as coverage; `middle` is the height, from the top, of the middle of its capitals."""

    mask: Image.Image
    width: int
    middle: float


@lru_cache(maxsize=16)  # each open face maps its file once more, and is opened in a tenth of a millisecond
def font(style: Style) -> ImageFont.FreeTypeFont:
    """The face in a style; a size below `SMALLEST` raises ValueError."""
    if style.size < SMALLEST:
        raise ValueError(f"Text of {style.size} px cannot be read on a phone; {SMALLEST} px is the least.")
    # The basic engine is the same on every machine; the other depends on what is installed.
    return ImageFont.truetype(font_files_otf[style.weight], style.size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def has_glyph(sign: str, weight: Weight = Weight.REGULAR) -> bool:
    """Is there a drawing for this sign in a weight, not just the empty box? The upright ones have more than italics."""
    with _drawing:
        face = font(Style(SMALLEST, weight))
        return bytes(face.getmask(sign)) != bytes(face.getmask("\U000fffff"))


def drawn_in(text: str, style: Style) -> Style:
    """The style, or its upright regular one where the weight asked for lacks a letter: a line has one face."""
    has_all = text.isascii() or all(sign == " " or has_glyph(sign, style.weight) for sign in text)
    return style if has_all else Style(style.size, Weight.REGULAR)


@lru_cache(maxsize=2048)
def legible(text: str, fallback: str = "") -> str:
    """The text in signs the face has; the fallback if half of its letters or more are lacking."""
    plain = "".join(sign for sign in unicodedata.normalize("NFKC", text[:_LONGEST]) if _is_shown(sign))
    words = " ".join(plain.split())
    kept = "".join(sign if sign == " " or has_glyph(sign) else MISSING for sign in words)
    is_lost = kept.count(MISSING) * 2 >= len(kept)
    return fallback if fallback and is_lost else kept


def _is_shown(sign: str) -> bool:
    """Has the sign a place of its own on a line, and more to say than ornament?"""
    kind = unicodedata.category(sign)
    if kind in {"So", "Sk", "Sm"}:  # an emoji the face lacks says less than its absence disturbs
        return has_glyph(sign)
    return sign.isspace() or kind not in {"Cc", "Cf", "Cs", "Co", "Cn", "Mn", "Me"}


@lru_cache(maxsize=1024)
def label(text: str, style: Style) -> Label:
    """One line as a picture."""
    with_all = drawn_in(text, style)
    with _drawing:
        face = font(with_all)
        ascent, descent = face.getmetrics()
        width = max(1, round(face.getlength(text)))
        mask = Image.new("L", (width + 4, ascent + descent), 0)
        ImageDraw.Draw(mask).text((2, ascent), text, 255, face, "ls")
        top = face.getbbox("H", anchor="ls")[1]
    freeze(mask)
    return Label(mask, width, ascent + top / 2)


@lru_cache(maxsize=512)
def _narrowed(text: str, style: Style, width: int) -> Label:
    """The line in narrower letters, `width` px long."""
    whole = label(text, style)
    mask = whole.mask.resize((width + 4, whole.mask.height), Image.Resampling.LANCZOS)
    freeze(mask)
    return Label(mask, width, whole.middle)


@lru_cache(maxsize=8192)
def width_of(text: str, style: Style) -> int:
    """How far a line reaches, in px, without drawing it."""
    with_all = drawn_in(text, style)
    with _drawing:
        return max(1, round(font(with_all).getlength(text)))


@lru_cache(maxsize=1024)
def fit(text: str, style: Style, width: int) -> str:
    """The text, or as much of it as fits with an ellipsis. A little too long, it stays whole: see `write`."""
    if width_of(text, style) * NARROWEST <= width:
        return text
    shortest, longest = 0, len(text)
    while shortest < longest:
        middle = (shortest + longest + 1) // 2
        if width_of(text[:middle].rstrip() + ELLIPSIS, style) <= width:
            shortest = middle
        else:
            longest = middle - 1
    return text[:shortest].rstrip() + ELLIPSIS


@lru_cache(maxsize=512)
def wrap(text: str, style: Style, width: int, lines: int) -> tuple[str, ...]:
    """At most `lines` lines; what does not fit ends in an ellipsis. The last may be a little too long: see `write`."""
    done: list[str] = []
    words = [word for word in text.replace("\n", " ").split(" ") if word]  # what a no-break space joins stays together
    while words and len(done) < lines - 1:
        count = 1
        while count < len(words) and width_of(" ".join(words[: count + 1]), style) <= width:
            count += 1
        done.append(fit(" ".join(words[:count]), style, width))
        words = words[count:]
    return (*done, fit(" ".join(words), style, width)) if words else tuple(done)


@lru_cache(maxsize=512)
def in_two(text: str, style: Style, width: int) -> tuple[str, ...]:
    """A name on one line if it fits, else on two: parted where a word of it ends, or else within its first word.

    Evenly if both lines have room for that; if not, the first is full and the second may be cut.
    """
    if is_whole(text, style, width):
        return (text,)
    everywhere = range(1, len(text))
    for breaks in ([at for at in everywhere if text[at - 1] in WORD_ENDS], everywhere):
        halves = [(text[:at].rstrip(), text[at:].lstrip()) for at in breaks]
        even = min(halves, key=lambda two: max(width_of(line, style) for line in two), default=("", ""))
        fitted = [two for two in halves if is_whole(two[0], style, width)]
        if fitted:
            first, second = even if is_whole(even[1], style, width) and even in fitted else fitted[-1]
            return first, fit(second, style, width)
    return (fit(text, style, width),)


def is_whole(text: str, style: Style, width: int) -> bool:
    """Does `fit` leave it as it is?"""
    return fit(text, style, width) == text


def is_cut(text: str, lines: Iterable[str]) -> bool:
    """Do these lines, as `wrap` makes them, lack some of the text?"""
    return " ".join(lines).split() != text.split()


def fitting(text: str, width: int, *styles: Style) -> Style:
    """The first style in which the text fits, else the last."""
    return next((style for style in styles if width_of(text, style) <= width), styles[-1])


def _within(text: str, style: Style, width: int) -> Label:
    shown = fit(text, style, width)
    is_long = width < width_of(shown, style) <= width / NARROWEST
    return _narrowed(shown, style, width) if is_long else label(shown, style)


def write(
    base: Image.Image,
    text: str,
    x: float,
    y: float,
    style: Style = BODY,
    colour: Colour = INK,
    *,
    align: Align = "middle",
    width: int | None = None,
) -> int:
    """Write one line with the middle of its capitals at `y`; returns its width in px.

    At most `width` px: what is a little too long is written in narrower letters, and the rest is cut off.
    """
    shown = label(text, style) if width is None else _within(text, style, width)
    left = x - {"left": 0.0, "middle": shown.width / 2, "right": float(shown.width)}[align]
    base.paste(colour, (round(left) - 2, round(y - shown.middle)), shown.mask)
    return shown.width


def write_in_two(
    base: Image.Image, lines: Sequence[str], x: float, y: float, style: Style, colour: Colour, width: int
) -> None:
    """A name as `in_two` parts it, with its middle at `x` and `y`."""
    for number, line in enumerate(lines):
        write(base, line, x, y + (number - (len(lines) - 1) / 2) * style.size, style, colour, width=width)
