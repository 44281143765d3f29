"""The land as it is just now: who stands where, what lies there, where the walk may end."""

import math
from collections.abc import Iterator, Sequence

from PIL import Image, ImageDraw

from bot.words import Words
from cogs.dead_throne.content.land import NEXT, STEPS
from cogs.dead_throne.pictures import icons, marks
from cogs.dead_throne.pictures.bestiary import enemy_icon
from cogs.dead_throne.pictures.geometry import spot_of
from cogs.dead_throne.pictures.lit import Lit
from cogs.dead_throne.pictures.names import draw_names
from cogs.dead_throne.pictures.window import Window, ground
from cogs.dead_throne.view.view import ThroneView
from images.figures import Figure
from images.icons import Icon
from images.palette import BLOOD, GLOW, INK, LEAF, PAPER, PAPER_LIGHT, Colour
from images.part_cache import cached
from images.pieces import beast
from images.shapes import Box, Point, stamp_centred

_PAWN, _FOE, _DRAGON = 50, 46, 66  # px
_WAY = 12  # px of the way just gone
_MARCH, _HEAD = 5, 20  # px of the way enemies will go, and of its arrow
_BEAST: Colour = (98, 40, 36)
_STEPS = tuple(STEPS)


def paint_map(
    view: ThroneView, window: Window, looks: Sequence[Figure], light: Lit, words: Words, hidden: Box | None = None
) -> Image.Image:
    """The window as an RGB picture of its own. `hidden`: a part of it that something else will cover."""
    picture = ground(window)
    _draw_way(picture, window, light.path)
    marks.draw_steps(picture, window, _STEPS)
    draw_names(picture, window, words, hidden)
    for lying in view.ground:
        marks.draw_ground(picture, window, lying)
    for step, _ in view.bars:
        marks.draw_bar(picture, window, step)
    _draw_houses(picture, window, light)
    for march in view.marches:
        for way in march.ways:
            _draw_march(picture, window, (march.at, *way))
    for step in light.stops:
        if window.shows(step) and not (window.is_close and STEPS[step].is_town):
            stamp_centred(
                picture, marks.stop(marks.short(step), is_small=not window.is_close), *window.at(spot_of(step))
            )
    for stand in _standing(view):
        _draw_standing(picture, window, view, stand, looks)
    _draw_meetings(picture, window, view)
    return picture


def _draw_way(picture: Image.Image, window: Window, path: Sequence[str]) -> None:
    """Bright, along the roads; a Quick Path is gone over in one line."""
    spots = [window.at(spot_of(step)) for step in path]
    walked = [(one, other) for one, other, a, b in zip(spots, spots[1:], path, path[1:], strict=False) if b in NEXT[a]]
    if walked:
        left, top = (math.floor(min(spot[axis] for ends in walked for spot in ends)) - _WAY for axis in (0, 1))
        way = tuple(((x - left, y - top), (to_x - left, to_y - top)) for (x, y), (to_x, to_y) in walked)
        for weight, colour in ((_WAY + 6, INK), (_WAY, GLOW)):
            picture.paste(colour, (left, top), _way(way, weight))


def _draw_march(picture: Image.Image, window: Window, path: Sequence[str]) -> None:
    """R137: where enemies will walk, as an arrow beside the road's middle."""
    spots = [window.at(spot_of(step)) for step in path]
    if len(spots) < 2 or not any(window.shows(step) for step in path):
        return
    pen = ImageDraw.Draw(picture)
    for weight, colour in ((_MARCH + 4, PAPER), (_MARCH, BLOOD)):
        pen.line(spots, colour, weight, joint="curve")
    pen.polygon(_head(spots[-2], spots[-1]), BLOOD, PAPER)


def _head(before: Point, end: Point) -> list[Point]:
    """Of an arrow that ends there."""
    angle = math.atan2(end[1] - before[1], end[0] - before[0])
    return [
        (end[0] + _HEAD * math.cos(angle + turn), end[1] + _HEAD * math.sin(angle + turn))
        for turn in (0.0, math.tau * 0.38, math.tau * 0.62)
    ]


@cached
def _way(walked: tuple[tuple[Point, Point], ...], weight: int) -> Image.Image:
    """As coverage."""
    wide, high = (math.ceil(max(spot[axis] for ends in walked for spot in ends)) + _WAY for axis in (0, 1))
    drawn = Image.new("L", (wide, high))
    pen = ImageDraw.Draw(drawn)
    for one, other in walked:
        pen.line([one, other], 255, weight)
        for x, y in (one, other):
            pen.ellipse((x - weight / 2, y - weight / 2, x + weight / 2, y + weight / 2), 255)
    return drawn


def _draw_houses(picture: Image.Image, window: Window, light: Lit) -> None:
    """What can be entered in a town bears its sign, bright where the walk may end."""
    for step, kind in STEPS.items() if window.is_close else ():
        if kind.is_town and window.shows(step):
            sign = marks.house(icons.HOUSES[kind.place], is_lit=step in light.stops)
            stamp_centred(picture, sign, *window.at(spot_of(step)))


Stand = tuple[
    str, list[tuple[str, int]]
]  # a step, and who stands there: ("hero", seat), ("foe", number of a spawn) ...


def _standing(view: ThroneView) -> Iterator[Stand]:
    """Everybody on the map, by step, in the order of the map."""
    found: dict[str, list[tuple[str, int]]] = {}
    for player in view.players:
        if player.at and not player.is_out and (not player.is_dead or view.defender is not None):
            found.setdefault(player.at, []).append(("hero", player.seat))
    if view.defender is not None:
        for number, spawn in enumerate(view.defender.spawns):
            found.setdefault(spawn.at, []).append(("foe", number))
        if view.defender.agrimor_at and not view.defender.agrimor_dead:
            found.setdefault(view.defender.agrimor_at, []).append(("dragon", 0))
    return iter((step, found[step]) for step in _STEPS if step in found)


def _draw_standing(
    picture: Image.Image, window: Window, view: ThroneView, stand: Stand, looks: Sequence[Figure]
) -> None:
    step, people = stand
    if not window.shows(step):
        return
    for (kind, number), (x, y) in zip(people, _spots(window.at(spot_of(step)), len(people)), strict=True):
        if kind == "hero":
            _draw_pawn(picture, (x, y), view, number, looks[number])
        elif kind == "foe":
            stamp_centred(picture, beast(_foe_icon(view, number), _FOE, _BEAST, PAPER_LIGHT), x, y)
        else:
            stamp_centred(picture, beast(icons.DRAGON, _DRAGON, BLOOD, GLOW, is_grand=True), x, y)


def _foe_icon(view: ThroneView, number: int) -> Icon:
    assert view.defender is not None
    return enemy_icon(view.defender.spawns[number].enemy)


def _draw_pawn(picture: Image.Image, spot: Point, view: ThroneView, seat: int, look: Figure) -> None:
    player = view.players[seat]
    x, y = spot
    if seat == view.active:
        stamp_centred(picture, look.glow(_PAWN), x, y)
    stamp_centred(picture, look.piece(_PAWN), x, y)
    if player.is_dead:
        stamp_centred(picture, beast(icons.DEAD, 34, INK, PAPER_LIGHT), x + 20, y - 18)
    elif player.held_by:
        stamp_centred(picture, beast(icons.HELD, 34, _BEAST, PAPER_LIGHT), x + 20, y - 18)
    elif player.is_trapped:
        stamp_centred(picture, beast(icons.TRAPPED, 34, INK, PAPER_LIGHT), x + 20, y - 18)


def _spots(middle: Point, count: int) -> list[Point]:
    """Side by side over the step; more than three stand in two rows."""
    x, y = middle
    row = min(count, 3)
    return [(x + (n % row - (row - 1) / 2) * _PAWN * 1.02, y - 6 - n // row * _PAWN * 0.9) for n in range(count)]


def _draw_meetings(picture: Image.Image, window: Window, view: ThroneView) -> None:
    for battle in view.battles:
        marks.draw_sign(picture, window, battle.at, icons.BATTLE, BLOOD)
    for parley in view.parleys:
        marks.draw_sign(picture, window, parley.at, icons.TRADE, LEAF)
