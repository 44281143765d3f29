"""The page under every board: warm paper with a ruled border and ornaments in its corners."""

import hashlib

from PIL import Image, ImageDraw, ImageFilter

from images.frames import grown
from images.icons import Icon, icon_mask
from images.lightened import lightened
from images.palette import INK, INK_SOFT, PAPER, PAPER_LIGHT, PAPER_SHADE, Accent, blend
from images.part_cache import cached
from images.shapes import Pen, Sprite, put_outline, stamp_centred, to_sprite, with_shadow
from images.sheet import cut_to

BORDER = 30  # px from the edge of the page to the inside of its border
MARGIN = 14  # px of shadow around a sheet
PAPER_WARM = blend(PAPER, PAPER_LIGHT, 0.35)
_FIBRE = blend(PAPER_WARM, PAPER_SHADE, 0.45)
_WORN = 34  # px
_REACH = 160  # px from an edge to where nothing is worn
_ROUND = 52  # px; an ornament
_TALL, _FOOT = 2400, 120  # px: more than any page; the part with the lower edge
CORNER = Icon("mdi", "fleur_de_lis")


def page(width: int, height: int, accent: Accent) -> Image.Image:
    """An empty page to draw on, RGB: pages of all heights are cut from one."""
    whole = cut_to(_tall(width), height, _FOOT)
    for gap, weight, colour in ((18, 5, accent.main), (30, 2, accent.metal)):
        put_outline(whole, (gap, gap, width - gap, height - gap), colour, weight)
    for x in (BORDER, width - BORDER):
        for y in (BORDER, height - BORDER):
            stamp_centred(whole, _ornament(accent), x, y)
    return whole


@cached
def _tall(width: int) -> Image.Image:
    """Paper as tall as any page."""
    return lightened(parchment(width, _TALL))


@cached
def _ornament(accent: Accent) -> Sprite:
    """What the rules of a page meet in at its corners."""
    pen = Pen(_ROUND, _ROUND, scale=2)
    pen.ellipse((0, 0, _ROUND, _ROUND), PAPER, accent.main, 4)
    pen.ellipse((5, 5, _ROUND - 5, _ROUND - 5), None, INK_SOFT, 1.5)
    pen.mask(icon_mask(CORNER, 30), (_ROUND - 30) / 2, (_ROUND - 30) / 2, accent.main)
    return pen.sprite()


@cached
def sheet(width: int, height: int, accent: Accent) -> Sprite:
    """A smaller sheet that lies on something: round corners, a gold rule, a shadow."""
    shape = Pen(width, height, scale=2, margin=MARGIN)
    shape.rounded((0, 0, width, height), 34, INK, None)
    paper = parchment(width + 2 * MARGIN, height + 2 * MARGIN).convert("RGBA")
    paper.putalpha(shape.finish().getchannel("A"))
    rules = Pen(width, height, scale=2, margin=MARGIN)
    rules.rounded((0, 0, width, height), 34, None)
    rules.rounded((4, 4, width - 4, height - 4), 30, None, accent.metal, 6)
    rules.rounded((17, 17, width - 17, height - 17), 20, None, accent.main, 2)
    return to_sprite(with_shadow(Image.alpha_composite(paper, rules.finish()), 0.5), MARGIN)


def parchment(width: int, height: int) -> Image.Image:
    """Flat warm paper with worn edges and a few fibres. No wide gradients: 256 colours would show them as steps."""
    paper = Image.new("RGB", (width, height), PAPER_SHADE)
    paper.paste(PAPER_WARM, (0, 0), _whole(width, height))
    paper.paste(_FIBRE, (0, 0), _fibres(width, height))
    return paper


def _whole(width: int, height: int) -> Image.Image:
    """How little it is worn, which differs near the edges alone."""
    least = 2 * _REACH + 1
    across, down = max(0, width - least), max(0, height - least)
    small = Image.new("L", (width - across, height - down), 0)
    box = (_WORN, _WORN, small.width - _WORN, small.height - _WORN)
    ImageDraw.Draw(small).rounded_rectangle(box, _WORN, 255)
    return grown(small.filter(ImageFilter.GaussianBlur(_WORN / 2)), across, down)


def _fibres(width: int, height: int) -> Image.Image:
    """Short strokes strewn by a hash, the same on every machine, as coverage."""
    large = Image.new("L", (width * 2, height * 2), 0)
    draw = ImageDraw.Draw(large)
    for number in range(width * height // 6000):
        toss = hashlib.sha256(number.to_bytes(4, "big")).digest()
        x = int.from_bytes(toss[:4], "big") % width
        y = int.from_bytes(toss[4:8], "big") % height
        reach, rise = 5 + toss[8] % 12, toss[9] % 13 - 6
        spots = [(2 * x, 2 * y), (2 * x + reach, 2 * (y + rise / 3)), (2 * (x + reach), 2 * (y + rise))]
        draw.line(spots, 255, 3, joint="curve")
        for end_x, end_y in (spots[0], spots[-1]):
            draw.ellipse((end_x - 1.5, end_y - 1.5, end_x + 1.5, end_y + 1.5), 255)
    return large.reduce(2)
