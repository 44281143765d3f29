"""Enemies as dice: colour and edge say how dangerous, the sign how they attack, the number their health."""

from PIL import Image

from cogs.deckbox_dungeons.content.kinds import Colour, Icon
from cogs.deckbox_dungeons.pictures.colours import ACCENT, DICE
from cogs.deckbox_dungeons.pictures.icons import ASLEEP, CHAINED, FACES, STUNNED
from cogs.deckbox_dungeons.view.view import EnemyView
from images.icons import icon_mask
from images.palette import GLOW, INK, PAPER_LIGHT, blend
from images.part_cache import cached
from images.shapes import Pen, Sprite, stamp_centred
from images.tokens import medal
from images.type import SMALLEST, Style, Weight, label

_MARGIN = 8
_LEGIBLE = 44  # px of a cell; in a smaller one numbers have no room


@cached
def enemy_die(colour: Colour, icon: Icon, health: str, number: int, size: int) -> Sprite:
    """A die with its sign and health above, its own number below; 0 has none."""
    pen = _blank(colour, size)
    middle = size * (0.3 if number else 0.5)
    _put_face(pen, icon, health, size, middle)
    if number:
        _put_number(pen, number, size, blend(DICE[colour], INK, 0.6))
    return pen.sprite(shadow=0.5)


@cached
def sign_die(colour: Colour, icon: Icon, size: int) -> Sprite:
    """A die of a kind of enemy, without numbers."""
    pen = _blank(colour, size)
    sign = round(size * 0.66)
    pen.mask(icon_mask(FACES[icon], sign), (size - sign) / 2, (size - sign) / 2, PAPER_LIGHT)
    return pen.sprite(shadow=0.5)


@cached
def number_die(colour: Colour, number: int, size: int) -> Sprite:
    """A die with nothing but its own number."""
    pen = _blank(colour, size)
    said = label(str(number), Style(max(SMALLEST, round(size * 0.6)), Weight.BOLD))
    pen.mask(said.mask, (size - said.width) / 2 - 2, size / 2 - said.middle, GLOW)
    return pen.sprite(shadow=0.5)


def _blank(colour: Colour, size: int) -> Pen:
    """Green ones are round at their corners, blue ones sharp, red ones rimmed with metal."""
    pen = Pen(size, size, scale=2, margin=_MARGIN)
    radius = size * {"green": 0.3, "blue": 0.08, "red": 0.2}[colour]
    pen.rounded((0, 0, size, size), radius, DICE[colour], INK, 3)
    if colour != "green":
        rim = ACCENT.metal_light if colour == "red" else PAPER_LIGHT
        pen.rounded((3, 3, size - 3, size - 3), max(3.0, radius - 3), None, rim, 2)
    return pen


def _put_face(pen: Pen, icon: Icon, health: str, size: int, middle: float) -> None:
    style = Style(max(SMALLEST, round(size * 0.5)), Weight.BLACK)
    said = label(health, style)
    sign = round(size * 0.36)
    left = (size - sign - said.width - 3) / 2
    pen.mask(icon_mask(FACES[icon], sign), left, middle - sign / 2, PAPER_LIGHT)
    pen.mask(said.mask, left + sign + 1, middle - said.middle, PAPER_LIGHT)


def _put_number(pen: Pen, number: int, size: int, ground: tuple[int, int, int]) -> None:
    style = Style(max(SMALLEST, round(size * 0.38)), Weight.BOLD)
    said = label(f"#{number}", style)
    pen.rounded((4, size * 0.56, size - 4, size - 4), size * 0.14, ground, None)
    pen.mask(said.mask, (size - said.width) / 2 - 2, size * 0.77 - said.middle, GLOW)


def put_enemy(picture: Image.Image, enemy: EnemyView, x: float, y: float, cell: int) -> None:
    """A die in a cell of the map, with what ails it."""
    size = cell - 5
    if cell < _LEGIBLE:
        stamp_centred(picture, sign_die(enemy.colour, enemy.icon, size), x, y)
        return
    health = str(enemy.health) if not enemy.stacked else f"{enemy.health}+"
    stamp_centred(picture, enemy_die(enemy.colour, enemy.icon, health, enemy.id, size), x, y)
    signs = ((STUNNED, enemy.is_stunned), (CHAINED, enemy.is_chained), (ASLEEP, enemy.is_asleep))
    for place, icon in enumerate(icon for icon, is_on in signs if is_on):
        stamp_centred(picture, medal(icon, max(22, cell // 2 - 2), GLOW), x + size / 2 - 4 - 20 * place, y - size / 2)
