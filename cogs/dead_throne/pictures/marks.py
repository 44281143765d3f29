"""What lies and stands on the steps: dots, numbers, stones, coins, bars, lit stops."""

from PIL import Image

from cogs.dead_throne.pictures.colours import FADED, GEMS, ROAD, SEPIA
from cogs.dead_throne.pictures.geometry import place, spot_of
from cogs.dead_throne.pictures.icons import BARRED, CROWN, PIECE
from cogs.dead_throne.pictures.window import Window
from cogs.dead_throne.view.view import GroundView
from images.icons import Icon, icon_mask
from images.palette import BLOOD, GLOW, GOLD, INK, PAPER_LIGHT, Colour
from images.part_cache import cached
from images.shapes import Pen, Sprite, stamp_centred
from images.tokens import MARGIN, medal
from images.type import SMALLEST, Style, Weight, label

_DOT = 22  # px on the large map
_SIGN = 34  # px of a stone or a coin
_STOP = 44  # px of a lit stop, on every picture


def short(step: str) -> str:
    """What is written on a lit step, as its name ends: 4, G4; nothing on a building."""
    found = place(step)
    if not found.side:
        return ""
    return f"G{found.side}" if found.is_gate else str(found.side)


def draw_steps(picture: Image.Image, window: Window, steps: tuple[str, ...]) -> None:
    """A dot on every step of the roads; with its number where the map is large enough."""
    for step in steps:
        if window.shows(step, -20) and place(step).side:
            stamp_centred(
                picture, _step(short(step) if window.is_close else "", window.scale), *window.at(spot_of(step))
            )


@cached
def _step(text: str, scale: float) -> Sprite:
    size = round(_DOT * scale) if not text else 33
    pen = Pen(size, size, margin=2)
    pen.ellipse((0, 0, size, size), ROAD, SEPIA, 2.5)
    if text:
        _letter(pen, text, size, FADED if text.startswith("G") else SEPIA)
    return pen.sprite()


def _letter(pen: Pen, text: str, size: int, colour: Colour) -> None:
    shown = label(text, Style(SMALLEST, Weight.BOLD))
    pen.mask(shown.mask, (size - shown.width) / 2 - 2, size / 2 - shown.middle, colour)


@cached
def stop(text: str, *, is_small: bool) -> Sprite:
    """A step where the walk may end. On a small map there is no room for the names of gates."""
    said = "" if is_small and text.startswith("G") else text
    size = _STOP if not is_small else 34 if said else 26
    pen = Pen(size, size, margin=MARGIN)
    pen.ellipse((0, 0, size, size), GLOW, INK, 3)
    if said:
        _letter(pen, said, size, INK)
    else:
        pen.ellipse((size * 0.32, size * 0.32, size * 0.68, size * 0.68), INK, None)
    return pen.sprite(shadow=0.5)


@cached
def house(icon: Icon, *, is_lit: bool) -> Sprite:
    """The sign of a town's building."""
    size = _STOP - 2 if is_lit else 36
    pen = Pen(size, size, margin=MARGIN)
    pen.rounded((0, 0, size, size), 10, GLOW if is_lit else ROAD, INK if is_lit else SEPIA, 3)
    inner = round(size * 0.7)
    pen.mask(icon_mask(icon, inner), (size - inner) / 2, (size - inner) / 2, INK)
    return pen.sprite(shadow=0.5 if is_lit else 0.3)


@cached
def gem(terrain: str, size: int, *, is_active: bool) -> Sprite:
    """A Region Stone; an active one shines."""
    pen = Pen(size, size, margin=MARGIN)
    half = size / 2
    if is_active:
        pen.ellipse((-6, -6, size + 6, size + 6), GLOW, INK, 2.5)
    cut = [(half, 1), (size - 2, size * 0.36), (half, size - 1), (2, size * 0.36)]
    pen.polygon(cut, GEMS[terrain], INK, 3)
    pen.line([(2, size * 0.36), (size - 2, size * 0.36)], PAPER_LIGHT, 2)
    pen.line([(half, size * 0.36), (half, size - 3)], PAPER_LIGHT, 1.5)
    return pen.sprite(shadow=0.5)


def terrain_of_stone(stone: str) -> str:
    """Stones are green, blue and red: of woods, docks and rocks."""
    colour = stone.split("-", maxsplit=1)[0]
    return {"green": "woods", "blue": "docks", "red": "rocks"}.get(colour, colour)


def draw_ground(picture: Image.Image, window: Window, ground: GroundView) -> None:
    """What lies on one step, in a row under it."""
    if not window.shows(ground.step):
        return
    x, y = window.at(spot_of(ground.step))
    sprites = [gem(terrain_of_stone(stone), _SIGN, is_active=stone in ground.active) for stone in ground.stones]
    sprites += [medal(PIECE, _SIGN, GOLD)] * min(3, ground.pieces) + [medal(CROWN, _SIGN + 6, GOLD)] * ground.has_crown
    for number, sprite in enumerate(sprites):
        stamp_centred(picture, sprite, x + (number - (len(sprites) - 1) / 2) * _SIGN * 0.9, y + 30)


def draw_bar(picture: Image.Image, window: Window, step: str) -> None:
    if window.shows(step):
        stamp_centred(picture, medal(BARRED, 46, PAPER_LIGHT, BLOOD), *window.at(spot_of(step)))


def draw_sign(picture: Image.Image, window: Window, step: str, icon: Icon, fill: Colour) -> None:
    """Something goes on there: a battle, a trade."""
    if window.shows(step):
        x, y = window.at(spot_of(step))
        stamp_centred(picture, medal(icon, 48, fill, PAPER_LIGHT), x, y - 52)
