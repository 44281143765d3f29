"""Playing cards: faces in three formats, a back, an empty place."""

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops

from images.icons import Icon, put_icon
from images.palette import INK, INK_SOFT, LEAF, LEAF_LIGHT, PAPER_LIGHT, PAPER_SHADE, Accent, Colour, blend
from images.shapes import Pen, Sprite, to_sprite, with_shadow
from images.type import SMALLEST, Style, Weight, wrap, write

MARGIN = 16  # px of shadow around every card
TURNED = Icon("mdi", "arrow_right_bold")
EYE = Icon("mdi", "eye")


class Look(Enum):
    """What has befallen a card."""

    OPEN = "open"  # seen by all
    KNOWN = "known"  # face down, but this viewer knows it
    CURSED = "cursed"  # lost its own power: leaf green, with another icon
    FALLEN = "fallen"  # counts no more: grey as ashes, with another icon


class Format(NamedTuple):
    """How large a card is drawn, in px; up to `lines` lines of its power are shown in the style `power`."""

    width: int
    height: int
    radius: int
    value: Style
    name: Style
    icon: int
    lines: int = 0
    power: Style = Style(32)


TABLE = Format(168, 232, 18, Style(68, Weight.BLACK), Style(28, Weight.SEMIBOLD), 88)
COMPACT = Format(132, 170, 14, Style(52, Weight.BLACK), Style(SMALLEST, Weight.SEMIBOLD), 58)
HAND = Format(332, 540, 28, Style(110, Weight.BLACK), Style(44, Weight.BOLD), 150, lines=4)


class Card(NamedTuple):
    """A card's face; `other` is its second value, `was` the value it no longer has."""

    value: str
    name: str
    icon: Icon
    other: str = ""
    was: str = ""
    power: str = ""
    look: Look = Look.OPEN
    kin: Icon | None = None  # a small second icon: what it was before the curse


@lru_cache(maxsize=96)
def face(card: Card, form: Format, accent: Accent) -> Sprite:
    """The front of a card."""
    ground, band, ink = _colours(card.look, accent)
    image = _blank(form, ground, band)
    left, top = MARGIN + form.width * 0.08, MARGIN
    _put_value(image, card, form, left, top + form.height * (0.13 if form.lines else 0.165))
    middle = top + form.height * (0.36 if form.lines else 0.54)
    size = form.icon * 7 // 8 if card.kin else form.icon
    put_icon(image, card.icon, MARGIN + form.width * (0.44 if card.kin else 0.5), middle, size, band)
    corner = EYE if card.look is Look.KNOWN else card.kin
    if corner:
        size = form.width // (6 if form.lines else 5)
        put_icon(image, corner, MARGIN + form.width * 0.83, MARGIN + _band(form)[0] - 8 - size / 2, size, INK)
    _put_name(image, card, form, ink)
    _put_power(image, card, form)
    return to_sprite(image, MARGIN)


@lru_cache(maxsize=32)
def back(form: Format, accent: Accent, emblem: Icon) -> Sprite:
    """The back of a card: a lattice with a medallion."""
    pen = Pen(form.width, form.height, margin=MARGIN)
    pen.rounded((0, 0, form.width, form.height), form.radius, PAPER_LIGHT)
    rim = _rim(form)
    pen.rounded((rim, rim, form.width - rim, form.height - rim), form.radius - rim + 2, accent.main, accent.metal, 3)
    image = pen.finish()
    image.paste(_lattice(form, accent).convert("RGB"), (0, 0), _lattice(form, accent).getchannel("A"))
    put_icon(image, emblem, image.width / 2, image.height / 2, form.width * 2 // 7, accent.metal_light)
    return to_sprite(with_shadow(image, 0.45), MARGIN)


@lru_cache(maxsize=32)
def place(form: Format, colour: Colour) -> Sprite:
    """Where a card will lie: a dashed outline."""
    outline, dashes = Pen(form.width, form.height), Pen(form.width, form.height)
    outline.rounded((0, 0, form.width, form.height), form.radius, None, colour)
    for offset in range(-form.height, form.width, 24):
        dashes.line([(offset, 0), (offset + form.height, form.height)], colour, 9)
    image = outline.finish()
    image.putalpha(ImageChops.multiply(image.getchannel("A"), dashes.finish().getchannel("A")))
    return to_sprite(image)


MINI_WIDTH, MINI_HEIGHT = 60, 84


@lru_cache(maxsize=128)
def mini(card: Card, accent: Accent) -> Sprite:
    """A small face for rows and fans: value above icon."""
    ground, band, _ = _colours(card.look, accent)
    pen = Pen(MINI_WIDTH, MINI_HEIGHT, margin=MARGIN)
    pen.rounded((0, 0, MINI_WIDTH, MINI_HEIGHT), 10, ground, INK, 3)
    image = with_shadow(pen.finish(), 0.35)
    write(image, card.value, MARGIN + 9, MARGIN + 24, Style(32, Weight.BOLD), INK, align="left")
    put_icon(image, card.icon, MARGIN + 27, MARGIN + 59, 36, band)  # to the left: that part shows in a fan
    return to_sprite(image, MARGIN)


def _colours(look: Look, accent: Accent) -> tuple[Colour, Colour, Colour]:
    """Ground, band, and the ink on the band."""
    if look is Look.CURSED:
        return LEAF_LIGHT, LEAF, PAPER_LIGHT
    if look is Look.FALLEN:
        return PAPER_SHADE, INK_SOFT, PAPER_LIGHT
    return (accent.tint if look is Look.KNOWN else PAPER_LIGHT), accent.main, PAPER_LIGHT


def _band(form: Format) -> tuple[float, float]:
    """Top and height of the name band: at the foot, or above the lines."""
    height = form.name.size * 1.6
    return (form.height * 0.53 if form.lines else form.height - height), height


def _blank(form: Format, ground: Colour, band: Colour) -> Image.Image:
    """The body of a face with its name band, shadow and outline."""
    width, height, radius = form.width, form.height, form.radius
    top, tall = _band(form)
    pen = Pen(width, height, margin=MARGIN)
    pen.rounded((0, 0, width, height), radius, ground)
    pen.rounded((9, 9, width - 9, height - 9), radius - 7, None, blend(ground, band, 0.3), 2)
    pen.rounded((0, top, width, top + tall), 0, band)
    frame = Pen(width, height, margin=MARGIN)
    frame.rounded((0, 0, width, height), radius, ground)
    image = pen.finish()
    image.putalpha(frame.finish().getchannel("A"))  # the band ends where the card does
    outline = Pen(width, height, margin=MARGIN)
    outline.rounded((0, 0, width, height), radius, None)
    return with_shadow(Image.alpha_composite(image, outline.finish()), 0.4)


def _put_value(image: Image.Image, card: Card, form: Format, left: float, y: float) -> None:
    """The value; before it what it was, struck out; or after it the other value, in a ring."""
    if card.was:
        small = Style(max(SMALLEST, form.value.size // 2), Weight.SEMIBOLD)
        wide = write(image, card.was, left + 4, y, small, INK_SOFT, align="left")
        _strike(image, left, y, wide + 8)
        put_icon(image, TURNED, left + wide + 8 + small.size * 0.45, y, round(small.size * 0.75), INK_SOFT)
        write(image, card.value, MARGIN + form.width * 0.94, y, form.value, INK, align="right")
        return
    write(image, card.value, left, y, form.value, INK, align="left")
    if card.other:
        _put_other(image, card.other, form, y)


def _strike(image: Image.Image, left: float, y: float, width: int) -> None:
    pen = Pen(width, 8)
    pen.line([(2, 6), (width - 2, 2)], INK_SOFT, 3)
    stroke = pen.finish()
    image.paste(INK_SOFT, (round(left), round(y - 4)), stroke.getchannel("A"))


def _put_other(image: Image.Image, other: str, form: Format, y: float) -> None:
    style = Style(max(SMALLEST, form.value.size * 4 // 9), Weight.SEMIBOLD)
    size = round(style.size * 1.55)
    pen = Pen(size, size)
    pen.ellipse((0, 0, size, size), None, INK_SOFT, 3)
    ring = pen.finish()
    x = MARGIN + form.width * 0.94 - size / 2
    image.paste(INK_SOFT, (round(x - size / 2), round(y - size / 2)), ring.getchannel("A"))
    write(image, other, x, y, style, INK_SOFT)


def _put_name(image: Image.Image, card: Card, form: Format, ink: Colour) -> None:
    top, tall = _band(form)
    x, y = MARGIN + form.width / 2, MARGIN + top + tall / 2
    write(image, card.name, x, y, form.name, ink, width=form.width - 8)


def _put_power(image: Image.Image, card: Card, form: Format) -> None:
    top, pitch = MARGIN + sum(_band(form)) + 34, form.power.size * 1.25
    for row, line in enumerate(wrap(card.power, form.power, form.width - 36, form.lines) if form.lines else ()):
        write(image, line, MARGIN + form.width / 2, top + row * pitch, form.power)


def _rim(form: Format) -> int:
    """The light margin of a back."""
    return max(7, round(form.width * 0.06))


def _lattice(form: Format, accent: Accent) -> Image.Image:
    """Crossing diagonals inside the back's frame, with a round field left free in the middle."""
    width, height = form.width, form.height
    pen = Pen(width, height, margin=MARGIN)
    line = blend(accent.main, accent.metal, 0.45)
    for offset in range(-height, width + height, max(12, width // 6)):
        pen.line([(offset, 0), (offset + height, height)], line, 2)
        pen.line([(offset, 0), (offset - height, height)], line, 2)
    radius = width * 0.27
    middle = (width / 2 - radius, height / 2 - radius, width / 2 + radius, height / 2 + radius)
    pen.ellipse(middle, accent.deep, accent.metal, 3)
    frame = Pen(width, height, margin=MARGIN)
    rim = _rim(form) + 3
    frame.rounded((rim, rim, width - rim, height - rim), form.radius - rim + 3, PAPER_LIGHT, None)
    image = pen.finish()
    image.putalpha(ImageChops.multiply(image.getchannel("A"), frame.finish().getchannel("A")))
    return image
