"""The picture of a match's end: who came out before the rising sun, or the last stand where it fell."""

import math
from collections.abc import Sequence

from PIL import Image

from cogs.bag_of_dungeon.pictures.colours import ACCENT, PALETTE
from cogs.bag_of_dungeon.pictures.heroes import hero_looks
from cogs.bag_of_dungeon.pictures.icons import CROWN, FEATURES, HEART, ITEMS, RING, SKULL, SWORDS, TILES
from cogs.bag_of_dungeon.pictures.plots import TERRAINS
from cogs.bag_of_dungeon.pictures.signs import put_beast
from cogs.bag_of_dungeon.pictures.words import MapWords
from cogs.bag_of_dungeon.view import BagView
from cogs.bag_of_dungeon.view.finale import Finale
from images.banners import put_banner
from images.encode import to_png
from images.endings import frame, put_names, put_tally
from images.figures import Figure
from images.icons import Icon
from images.maps.coordinates import tag
from images.palette import BLOOD, GLOW, GOLD, INK, INK_SOFT, PAPER_LIGHT, PAPER_SHADE, blend
from images.part_cache import cached
from images.shapes import Pen, stamp, stamp_centred
from images.terrain import Terrain, ground
from images.tokens import cut_out, medal, plate
from images.type import HEAD, NAME, SMALL, STRONG, TITLE, fitting, width_of, write

WIDTH, HEIGHT = 800, 648
_BANNER, _EMBLEM, _STAND, _LIE, _TALLY = 66, 182, 364, 532, 600  # px from the upper edge to the middle of each
_GREAT, _LARGE, _SMALL = 132, 96, 52
_RAYS = 22
_LAUREL = (126, 176, 70)
_CLOCK = Icon("mdi", "timer_sand")


def draw_ending(view: BagView, end: Finale, names: Sequence[str], words: MapWords, title: str, behind: str) -> bytes:
    """PNG bytes, 800 px wide; `title` on the banner, `behind` before those who did not come back."""
    return to_png(paint_ending(view, end, names, words, title, behind), PALETTE)


def paint_ending(
    view: BagView, end: Finale, names: Sequence[str], words: MapWords, title: str, behind: str
) -> Image.Image:
    """The same as an RGB picture."""
    looks = hero_looks(view, names, words)
    picture = _ground(TERRAINS[end.world], is_won=end.is_won).copy()
    fill, ink = (ACCENT.metal, INK) if end.is_won else ((66, 28, 28), PAPER_LIGHT)
    put_banner(picture, title, (WIDTH / 2, _BANNER, 680, 76), fill, ink, TITLE, HEAD, NAME)
    _draw_emblem(picture, end)
    people = end.standing if end.is_won else (*end.standing, *end.lying)
    _draw_people(picture, people, end, looks)
    if end.is_won and end.lying:
        _draw_behind(picture, end.lying, looks, behind)
    _draw_tally(picture, end)
    return picture


def _draw_emblem(picture: Image.Image, end: Finale) -> None:
    """What was won; or what they fell to, with the place under it."""
    x, y = WIDTH / 2, _EMBLEM
    if end.result == "ring":
        stamp_centred(picture, medal(RING, _GREAT, GOLD), x, y)
    elif end.result == "morna":
        stamp_centred(picture, medal(FEATURES["tree"], _GREAT, _LAUREL), x, y)
    elif end.result == "late" or not end.foe:
        stamp_centred(picture, medal(ITEMS["torch"], _GREAT, INK_SOFT, PAPER_SHADE), x, y)
    else:
        put_beast(picture, x, y, _GREAT + 14, end.foe, end.foe_hp or None)
        place = tag(end.tile)
        stamp(picture, place, x - place.width / 2, y + _GREAT / 2)


def _draw_people(picture: Image.Image, people: Sequence[int], end: Finale, looks: Sequence[Figure]) -> None:
    """In a row, their names under them; crowns on who won, skulls on who fell."""
    pitch = min(190.0, (WIDTH - 60) / max(1, len(people)))
    for number, index in enumerate(people):
        x = WIDTH / 2 + (number - (len(people) - 1) / 2) * pitch
        look = looks[index]
        if index in end.crowned:
            stamp_centred(picture, look.glow(_LARGE), x, _STAND)
        stamp_centred(picture, look.piece(_LARGE), x, _STAND)
        if index in end.crowned:
            stamp_centred(picture, cut_out(CROWN, 60, GOLD), x, _STAND - 72)
        if index in end.lying:
            stamp_centred(picture, cut_out(SKULL, 56, PAPER_LIGHT), x + 34, _STAND + 30)
        put_names(picture, x, _STAND + 84, round(pitch) - 12, look)


def _draw_behind(picture: Image.Image, people: Sequence[int], looks: Sequence[Figure], said: str) -> None:
    """Small, on a dark plate: whom the others mourn."""
    style = fitting(said, 260, STRONG, SMALL)
    wide = width_of(said, style) + 46 + len(people) * 74
    left = (WIDTH - wide) / 2
    stamp(picture, plate(round(wide), 68, ACCENT.deep, INK, 3), left, _LIE - 34)
    write(picture, said, left + 22, _LIE, style, PAPER_LIGHT, align="left")
    x = left + 22 + width_of(said, style) + 46
    for index in people:
        stamp_centred(picture, looks[index].piece(_SMALL), x, _LIE)
        stamp_centred(picture, cut_out(SKULL, 34, PAPER_LIGHT), x + 20, _LIE + 16)
        x += 74


def _draw_tally(picture: Image.Image, end: Finale) -> None:
    """Rounds, kills, lives left, tiles laid."""
    counts = ((_CLOCK, end.rounds, INK), (SWORDS, end.kills, INK), (HEART, end.lives, BLOOD), (TILES, end.tiles, INK))
    put_tally(picture, counts, _TALLY)


@cached
def _ground(terrain: Terrain, *, is_won: bool) -> Image.Image:
    """The world's own ground in a metal frame; after a victory the sun rises over it."""
    picture = ground(terrain, WIDTH, HEIGHT)
    pen = Pen(WIDTH, HEIGHT, scale=2)
    if is_won:
        _draw_sun(pen, terrain)
    metal = ACCENT.metal if is_won else INK_SOFT
    return frame(picture, pen, metal)


def _draw_sun(pen: Pen, terrain: Terrain) -> None:
    """Rays, then rings that grow brighter towards the middle."""
    x, y, reach = WIDTH / 2, float(_EMBLEM + 60), 900.0
    ray = blend(terrain.ground, GLOW, 0.22)
    for number in range(_RAYS):
        start, end = (math.tau * (number + part) / _RAYS for part in (0.0, 0.5))
        edge = [(x + reach * math.cos(turn), y + reach * math.sin(turn)) for turn in (start, end)]
        pen.polygon([(x, y), *edge], ray, None)
    for radius, fill in ((240, ACCENT.metal), (196, GOLD), (150, GLOW)):
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill, None)
