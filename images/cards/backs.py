"""The back of a card, and the place where one will lie."""

from PIL import Image, ImageChops

from images.cards.formats import MARGIN, Format
from images.icons import Icon, put_icon
from images.palette import PAPER_LIGHT, Accent, Colour, blend
from images.part_cache import cached
from images.shapes import Pen, Sprite, to_sprite, with_shadow


@cached
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


@cached
def place(form: Format, colour: Colour) -> Sprite:
    """Where a card will lie: a dashed outline."""
    outline, dashes = Pen(form.width, form.height), Pen(form.width, form.height)
    outline.rounded((0, 0, form.width, form.height), form.radius, None, colour)
    for offset in range(-form.height, form.width, 24):
        dashes.line([(offset, 0), (offset + form.height, form.height)], colour, 9)
    image = outline.finish()
    image.putalpha(ImageChops.multiply(image.getchannel("A"), dashes.finish().getchannel("A")))
    return to_sprite(image)


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
