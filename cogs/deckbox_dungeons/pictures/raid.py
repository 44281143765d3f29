"""The enemies' phase in one strip: where each came from and went, whom it attacked, and with what success."""

import math
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from bot.words import Words
from cogs.deckbox_dungeons.content.tables import ENEMIES
from cogs.deckbox_dungeons.pictures import icons
from cogs.deckbox_dungeons.pictures.colours import ACCENT, PALETTE
from cogs.deckbox_dungeons.pictures.dice import number_die
from cogs.deckbox_dungeons.pictures.ground import map_ground
from cogs.deckbox_dungeons.pictures.heroes import put_hero
from cogs.deckbox_dungeons.pictures.plots import Space, close_up, place
from cogs.deckbox_dungeons.pictures.stones import dot
from cogs.deckbox_dungeons.view.beats import Onset
from cogs.deckbox_dungeons.view.view import DeckboxView
from images.captions import put_panel
from images.encode import to_png
from images.figures import Figure
from images.icons import put_icon
from images.maps.window import Spot, Window
from images.palette import BLOOD, GLOW, PAPER_LIGHT
from images.shapes import Sprite, stamp_centred
from images.strips import Strip
from images.tokens import chevron, coin, cut_out
from images.type import SMALL, STRONG, fitting, write

STRIP = Strip(800, 256, lead=452)
EDGE = STRIP.edge
_MAP = (STRIP.lead, STRIP.height - 2 * EDGE)  # px
_ROWS, _LARGEST = 4, 56


def draw_raid(view: DeckboxView, onsets: Sequence[Onset], looks: Sequence[Figure], words: Words) -> bytes:
    """PNG bytes: the map with arrows, and a line for each deed."""
    strip = STRIP.ground(ACCENT)
    put_panel(strip, (EDGE - 4, EDGE - 4, EDGE + 4 + _MAP[0], EDGE + 4 + _MAP[1]), ACCENT.deep)
    strip.paste(_paint_map(view, onsets, looks), (EDGE, EDGE))
    left = EDGE + _MAP[0] + 14
    put_panel(strip, (left, EDGE - 4, STRIP.width - EDGE + 4, EDGE + 4 + _MAP[1]), ACCENT.deep)
    _draw_lines(strip, left + 10, onsets, looks, words)
    return to_png(strip, PALETTE)


def _paint_map(view: DeckboxView, onsets: Sequence[Onset], looks: Sequence[Figure]) -> Image.Image:
    listed = _listed(onsets)
    spots = [spot for one in listed for spot in one.path]
    spots += [view.heroes[one.seat].at for one in listed if one.seat is not None]
    window = close_up([place(spot) for spot in spots or [view.tiles[0].poi]], Space(*_MAP), _LARGEST)
    picture = map_ground(window, view.tiles, view.doorways, view.halves, ("",) * len(view.tiles)).copy()
    for hero in view.heroes:
        if not hero.is_gone:
            put_hero(picture, hero, looks[hero.seat], *window.middle(place(hero.at)), window.size, is_active=False)
    for one in onsets:
        _draw_way(picture, window, one)
    for one in onsets:
        if one.path:
            stamp_centred(picture, _die(one, window.size - 4), *window.middle(place(one.path[-1])))
    for one in onsets:
        _draw_blow(picture, window, view, one)
    _draw_wounds(picture, window, view, onsets)
    return picture


def _draw_way(picture: Image.Image, window: Window, one: Onset) -> None:
    """Pale where it stood, dots where it went."""
    spots = [window.middle(place(spot)) for spot in one.path]
    if len(spots) < 2:
        return
    stamp_centred(picture, _faded(_die(one, window.size - 4)), *spots[0])
    for (x, y), (to_x, to_y) in pairwise(spots):
        for share in (0.25, 0.75):
            stamp_centred(picture, dot(max(8, window.size // 5)), x + (to_x - x) * share, y + (to_y - y) * share)


def _draw_blow(picture: Image.Image, window: Window, view: DeckboxView, one: Onset) -> None:
    """A red arrow head on the way to whom it attacked."""
    if one.seat is None or not one.path:
        return
    start, goal = window.middle(place(one.path[-1])), window.middle(place(view.heroes[one.seat].at))
    turn = math.degrees(math.atan2(goal[1] - start[1], goal[0] - start[0]))
    middle: Spot = ((start[0] + goal[0]) / 2, (start[1] + goal[1]) / 2)
    stamp_centred(picture, chevron(round(turn / 15) * 15, max(18, window.size * 2 // 5), BLOOD, PAPER_LIGHT), *middle)


def _draw_wounds(picture: Image.Image, window: Window, view: DeckboxView, onsets: Sequence[Onset]) -> None:
    """All that a hero lost, on one coin."""
    size = max(32, round(window.size * 0.6))
    for hero in view.heroes:
        lost = sum(one.damage for one in onsets if one.seat == hero.seat)
        if lost:
            x, y = window.middle(place(hero.at))
            stamp_centred(picture, coin(f"−{lost}", size, BLOOD, PAPER_LIGHT), x + size * 0.55, y - size * 0.45)


def _listed(onsets: Sequence[Onset]) -> list[Onset]:
    """Those that hurt before the others, where not all have room."""
    ranked = sorted(onsets, key=lambda one: (-one.is_fatal, -one.damage, one.seat is None))
    return ranked if len(ranked) <= _ROWS else ranked[: _ROWS - 1]


def _draw_lines(
    strip: Image.Image, left: float, onsets: Sequence[Onset], looks: Sequence[Figure], words: Words
) -> None:
    """One below the other, and how many more there were."""
    shown = _listed(onsets)
    pitch = _MAP[1] / _ROWS
    top = EDGE + pitch * (_ROWS - min(_ROWS, len(onsets))) / 2
    for number, one in enumerate(shown):
        _draw_line(strip, left, top + (number + 0.5) * pitch, one, looks, words)
    if len(onsets) > _ROWS:
        said = words.say("raid-more", count=len(onsets) - len(shown))
        write(strip, said, left + 6, EDGE + (_ROWS - 0.5) * pitch, SMALL, ACCENT.metal_light, align="left", width=260)


def _draw_line(strip: Image.Image, left: float, y: float, one: Onset, looks: Sequence[Figure], words: Words) -> None:
    stamp_centred(strip, _die(one, 42), left + 24, y)
    if one.seat is None:
        write(strip, words.say("raid-moved"), left + 62, y, STRONG, PAPER_LIGHT, align="left", width=200)
        return
    put_icon(strip, icons.FACES[ENEMIES[one.enemy].icon], left + 70, y, 30, ACCENT.metal_light)
    stamp_centred(strip, looks[one.seat].piece(42), left + 116, y)
    if one.is_fatal:
        stamp_centred(strip, cut_out(icons.SKULL, 38, PAPER_LIGHT), left + 168, y)
        write(strip, words.say("raid-down"), left + 196, y, STRONG, GLOW, align="left", width=90)
    elif one.damage:
        stamp_centred(strip, coin(f"−{one.damage}", 44, BLOOD, PAPER_LIGHT), left + 170, y)
    else:
        said = words.say("raid-unhurt")
        write(strip, said, left + 148, y, fitting(said, 130, STRONG, SMALL), PAPER_LIGHT, align="left", width=130)


def _die(one: Onset, size: int) -> Sprite:
    return number_die(ENEMIES[one.enemy].colour, one.number, max(30, size))


def _faded(sprite: Sprite) -> Sprite:
    return Sprite(sprite.colour, sprite.mask.point([level * 2 // 5 for level in range(256)]), sprite.margin)
