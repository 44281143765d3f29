"""The picture of a quest's end: who came out by moonlight, or where they lie."""

import math
from collections.abc import Sequence

from PIL import Image

from cogs.deckbox_dungeons.content.tables import ENEMIES
from cogs.deckbox_dungeons.pictures import colours as c
from cogs.deckbox_dungeons.pictures import icons
from cogs.deckbox_dungeons.pictures.dice import enemy_die, sign_die
from cogs.deckbox_dungeons.view.finale import Finale
from images.banners import put_banner
from images.encode import to_png
from images.endings import frame, put_names, put_tally
from images.figures import Figure
from images.palette import BLOOD, GOLD, INK, INK_SOFT, PAPER_LIGHT, blend
from images.part_cache import cached
from images.shapes import Pen, stamp_centred
from images.tokens import cut_out, medal
from images.type import HEAD, NAME, TITLE

WIDTH, HEIGHT = 800, 620
_BANNER, _EMBLEM, _STAND, _TALLY = 66, 196, 386, 562  # px from the upper edge to the middle of each
_GREAT, _LARGE, _STARS = 140, 100, 90
_LOST = (72, 22, 34)
_SKY = ((30, 38, 86), (48, 62, 126), (92, 108, 170))
_MOON = (246, 240, 214)


def draw_ending(end: Finale, looks: Sequence[Figure], title: str) -> bytes:
    """PNG bytes, 800 px wide; `title` on the banner."""
    return to_png(paint_ending(end, looks, title), c.PALETTE)


def paint_ending(end: Finale, looks: Sequence[Figure], title: str) -> Image.Image:
    """The same as an RGB picture."""
    picture = _ground(is_won=end.is_won).copy()
    fill, ink = (c.ACCENT.metal, INK) if end.is_won else (_LOST, PAPER_LIGHT)
    put_banner(picture, title, (WIDTH / 2, _BANNER, 680, 76), fill, ink, TITLE, HEAD, NAME)
    _draw_emblem(picture, end)
    _draw_people(picture, end, looks)
    _draw_tally(picture, end)
    return picture


def _draw_emblem(picture: Image.Image, end: Finale) -> None:
    """What was won, or what they fell to."""
    x, y = WIDTH / 2, _EMBLEM
    if end.is_won and end.slayer is None:
        stamp_centred(picture, medal(icons.CROWN, _GREAT, GOLD), x, y)
        return
    foe = end.boss if end.slayer is not None or end.boss_health else end.last_foe
    if not foe:
        stamp_centred(picture, medal(icons.SKULL, _GREAT, INK_SOFT, PAPER_LIGHT), x, y)
        return
    kind = ENEMIES[foe]
    health = str(end.boss_health) if foe == end.boss and end.boss_health else ""
    die = enemy_die(kind.colour, kind.icon, health, 0, _GREAT) if health else sign_die(kind.colour, kind.icon, _GREAT)
    stamp_centred(picture, die, x, y)
    if end.slayer is not None:
        stamp_centred(picture, cut_out(icons.SKULL, 84, PAPER_LIGHT), x + 56, y + 46)


def _draw_people(picture: Image.Image, end: Finale, looks: Sequence[Figure]) -> None:
    """In a row by seat, their names under them."""
    people = sorted((*end.standing, *end.lying))
    pitch = min(190.0, (WIDTH - 50) / max(1, len(people)))
    for number, seat in enumerate(people):
        x, look = WIDTH / 2 + (number - (len(people) - 1) / 2) * pitch, looks[seat]
        is_up = seat in end.standing
        if is_up and end.is_won:
            stamp_centred(picture, look.glow(_LARGE), x, _STAND)
        token = look if is_up else look._replace(fill=c.GREY, ink=INK)
        stamp_centred(picture, token.piece(_LARGE), x, _STAND)
        if not is_up:
            stamp_centred(picture, cut_out(icons.SKULL, 58, PAPER_LIGHT), x + 36, _STAND + 30)
        if seat == end.slayer:
            stamp_centred(picture, cut_out(icons.CROWN, 60, GOLD), x, _STAND - 74)
        put_names(picture, x, _STAND + 88, round(pitch) - 12, look)


def _draw_tally(picture: Image.Image, end: Finale) -> None:
    """Rounds, kills, Treasure, and how often heroes went down."""
    counts = (
        (icons.CLOCK, end.rounds, c.ACCENT.main),
        (icons.WAYS["melee"], end.kills, c.ACCENT.main),
        (icons.TREASURE, end.treasure, c.ACCENT.main),
        (icons.SKULL, end.downs, BLOOD),
    )
    put_tally(picture, counts, _TALLY)


@cached
def _ground(*, is_won: bool) -> Image.Image:
    """Night over a wall of stones in a metal frame; after a victory the moon stands in it."""
    picture = Image.new("RGB", (WIDTH, HEIGHT), c.ACCENT.deep if is_won else c.NIGHT)
    pen = Pen(WIDTH, HEIGHT, scale=2)
    if is_won:
        for radius, fill in zip((330, 250, 180), _SKY, strict=True):
            pen.ellipse(_ring(radius), fill, None)
        pen.ellipse(_ring(122), _MOON, None)
    _strew_stars(pen, PAPER_LIGHT if is_won else (110, 60, 74))
    _draw_wall(pen, is_won=is_won)
    metal = c.ACCENT.metal if is_won else INK_SOFT
    return frame(picture, pen, metal)


def _ring(radius: float) -> tuple[float, float, float, float]:
    return WIDTH / 2 - radius, _EMBLEM - radius, WIDTH / 2 + radius, _EMBLEM + radius


def _strew_stars(pen: Pen, fill: tuple[int, int, int]) -> None:
    """The same on every machine, none before the moon."""
    for number in range(_STARS):
        x, y = number * 7919 % WIDTH, number * 6151 % 330
        if math.hypot(x - WIDTH / 2, y - _EMBLEM) > 190:
            reach = 1.2 + number % 3 * 0.7
            pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill, None)


def _draw_wall(pen: Pen, *, is_won: bool) -> None:
    """Stones they stand before, course by course."""
    light = c.WALL if is_won else blend(c.WALL, _LOST, 0.6)
    for course in range(6):
        top = 420 + course * 36
        for number in range(-1, 9):
            left = number * 104 + (course % 2) * 52
            fill = blend(light, c.WALL_DARK, 0.25 + 0.15 * ((number * 3 + course * 5) % 4))
            pen.rounded((left + 2, top + 2, left + 102, top + 34), 4, fill, None)
