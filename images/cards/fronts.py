"""The faces of cards: value, icon, name and power."""

from PIL import Image

from images.cards.formats import MARGIN, MINI_HEIGHT, MINI_SHOWN, MINI_WIDTH, Format
from images.cards.looks import Card, Look, colours
from images.icons import Icon, put_icon
from images.palette import INK, INK_SOFT, Accent, Colour, blend
from images.part_cache import cached
from images.shapes import Pen, Sprite, to_sprite, with_shadow
from images.type import SMALLEST, Style, Weight, wrap, write

TURNED = Icon("mdi", "arrow_right_bold")
EYE = Icon("mdi", "eye")
LOWEST = 10  # px below the last line of a power, for the frame


@cached
def face(card: Card, form: Format, accent: Accent) -> Sprite:
    """The front of a card."""
    ground, band, ink = colours(card.look, accent)
    image = _blank(form, ground, band).copy()
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


@cached
def mini(card: Card, accent: Accent, scale: float = 1.0) -> Sprite:
    """A small face for rows and fans: value above icon."""
    ground, band, _ = colours(card.look, accent)
    width, height = round(MINI_WIDTH * scale), round(MINI_HEIGHT * scale)
    pen = Pen(width, height, margin=MARGIN)
    pen.rounded((0, 0, width, height), 10, ground, INK, 3)
    image = with_shadow(pen.finish(), 0.35)
    middle = MARGIN + (MINI_SHOWN[0] / 2 + 1) * scale  # to the left: that part shows in a fan
    write(image, card.value, middle, MARGIN + 20 * scale, Style(round(30 * scale), Weight.BOLD), INK)
    put_icon(image, card.icon, middle, MARGIN + 50 * scale, round(34 * scale), band)
    return to_sprite(image, MARGIN)


def _band(form: Format) -> tuple[float, float]:
    """Top and height of the name band: at the foot, or above the lines."""
    height = form.name.size * 1.6
    return (form.height * 0.53 if form.lines else form.height - height), height


@cached
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
    room = form.width - 36
    lines = wrap(card.power, form.power, room, form.lines) if form.lines else ()
    first, pitch = _spaced(max(1, len(lines)), form)
    for row, line in enumerate(lines):
        write(image, line, MARGIN + form.width / 2, MARGIN + first + row * pitch, form.power, width=room)


def _spaced(count: int, form: Format) -> tuple[float, float]:
    """From the upper edge to the first line, and from one to the next: closer where they would run over the edge."""
    top, pitch = sum(_band(form)), form.power.size * 1.25
    room = form.height - top - LOWEST
    if 34 + (count - 1) * pitch + form.power.size / 2 > room:
        pitch = room / count
        return top + pitch / 2, pitch
    return top + 34, pitch
