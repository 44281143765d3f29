"""The picture of a match's end: who took the throne, before the whole land in the evening light."""

import math
from collections.abc import Sequence

from PIL import Image

from cogs.dead_throne.pictures import icons
from cogs.dead_throne.pictures.colours import ACCENT, PALETTE
from cogs.dead_throne.pictures.marks import gem, terrain_of_stone
from cogs.dead_throne.pictures.window import ground, whole
from cogs.dead_throne.view.view import PlayerView, ThroneView
from images.banners import put_banner
from images.encode import to_png
from images.endings import Row, frame, put_tally
from images.figures import Figure
from images.icons import Icon
from images.laurels import laurels
from images.palette import BLOOD, GLOW, GOLD, INK, INK_SOFT, PAPER_LIGHT, Colour, blend
from images.part_cache import cached
from images.shapes import Pen, Sprite, stamp_centred
from images.tokens import cut_out, medal, plate
from images.type import HEAD, NAME, SMALL, STRONG, TITLE, Style, Weight, fitting, write

WIDTH, HEIGHT = 800, 640
_RAYS = 26
_BANNER, _EMBLEM, _STAND, _REST, _TALLY = 64, 196, 378, 512, 590  # px from the upper edge to the middle of each
_GREAT, _LARGE, _SMALL = 128, 92, 48
_NIGHT: Colour = (36, 32, 48)
_DAWN: Colour = (250, 224, 164)
_LOST: dict[str, Icon] = {"solo": Icon("mdi", "snowflake"), "defender": icons.DRAGON}
_ROW = Row(high=52, icon=36, icon_at=-32, number_at=4)


def draw_ending(view: ThroneView, looks: Sequence[Figure], title: str) -> bytes:
    """PNG bytes, 800 px wide; `title` on the banner."""
    return to_png(paint_ending(view, looks, title), PALETTE)


def paint_ending(view: ThroneView, looks: Sequence[Figure], title: str) -> Image.Image:
    """The same as an RGB picture."""
    winners = view.outcome.winners if view.outcome is not None else ()
    picture = _scene(is_won=bool(winners)).copy()
    fill, ink = (ACCENT.metal, INK) if winners else ((72, 30, 28), PAPER_LIGHT)
    put_banner(picture, title, (WIDTH / 2, _BANNER, 700, 76), fill, ink, TITLE, HEAD, NAME, STRONG)
    _draw_emblem(picture, view, is_won=bool(winners))
    first = winners or tuple(player.seat for player in view.players)
    _draw_first(picture, [view.players[seat] for seat in first], looks, winners)
    _draw_rest(picture, [player for player in view.players if player.seat not in first], looks)
    _draw_tally(picture, view)
    return picture


def _draw_emblem(picture: Image.Image, view: ThroneView, *, is_won: bool) -> None:
    """What the throne was taken by; or what it was lost to."""
    x, y = WIDTH / 2, _EMBLEM
    if not is_won:
        stamp_centred(picture, medal(_LOST.get(view.options.mode, icons.DEAD), _GREAT, _NIGHT, PAPER_LIGHT), x, y)
        return
    stamp_centred(picture, laurels(236, 190), x, y)
    if view.result == "stones":
        for number, terrain in enumerate(("woods", "docks", "rocks")):
            stamp_centred(picture, gem(terrain, 62, is_active=True), x + (number - 1) * 56, y + (number % 2) * 34 - 10)
        return
    icon = {"pieces": icons.PIECE, "dusk": icons.DUSK}.get(view.result, icons.CROWN)
    stamp_centred(picture, medal(icon, _GREAT, GOLD), x, y - 4)


def _draw_first(
    picture: Image.Image, people: Sequence[PlayerView], looks: Sequence[Figure], winners: Sequence[int]
) -> None:
    """In a row, their names under them; crowned where they won, a skull on who died."""
    pitch = min(210.0, (WIDTH - 60) / max(1, len(people)))
    for number, player in enumerate(people):
        x = WIDTH / 2 + (number - (len(people) - 1) / 2) * pitch
        look = looks[player.seat]
        if player.seat in winners:
            stamp_centred(picture, look.glow(_LARGE), x, _STAND - 22)
        stamp_centred(picture, look.piece(_LARGE), x, _STAND - 22)
        mark = _mark(player, has_won=player.seat in winners)
        if mark is not None:
            stamp_centred(picture, mark, x, _STAND - 86)
        _write_name(picture, x, _STAND + 66, round(pitch) - 12, look)


def _mark(player: PlayerView, *, has_won: bool) -> Sprite | None:
    if has_won:
        return cut_out(icons.CROWN, 58, GOLD)
    return cut_out(icons.DEAD, 50, PAPER_LIGHT) if player.is_dead or player.is_out else None


def _write_name(picture: Image.Image, x: float, y: float, width: int, look: Figure) -> None:
    stamp_centred(picture, plate(width, 74, PAPER_LIGHT, INK, 3), x, y)
    room = width - 22
    write(picture, look.name, x, y - 15, fitting(look.name, room, NAME, STRONG, SMALL), INK, width=room)
    write(picture, look.player, x, y + 18, Style(26, Weight.ITALIC), INK_SOFT, width=room)


def _draw_rest(picture: Image.Image, people: Sequence[PlayerView], looks: Sequence[Figure]) -> None:
    """Small, with what they still had in hand."""
    pitch = min(190.0, (WIDTH - 60) / max(1, len(people)))
    for number, player in enumerate(people):
        x = WIDTH / 2 + (number - (len(people) - 1) / 2) * pitch
        held = [gem(terrain_of_stone(stone), 28, is_active=False) for stone in player.stones]
        held += [medal(icons.PIECE, 30, GOLD)] * player.pieces
        left = x - (len(held) * 17) if held else x
        stamp_centred(picture, looks[player.seat].piece(_SMALL), left, _REST)
        if player.is_out:
            stamp_centred(picture, cut_out(icons.DEAD, 30, PAPER_LIGHT), left + 20, _REST + 16)
        step = min(30.0, (pitch - _SMALL - 8) / max(1, len(held)))
        for place, sprite in enumerate(held):
            stamp_centred(picture, sprite, left + 44 + place * step, _REST)


def _draw_tally(picture: Image.Image, view: ThroneView) -> None:
    """Rounds, enemies beaten, deaths, quests."""
    tallies = [player.tally for player in view.players]
    counts = (
        (icons.ROUND, view.round, INK),
        (icons.BATTLE, sum(tally.enemies for tally in tallies), INK),
        (icons.DEAD, sum(tally.deaths for tally in tallies), BLOOD),
        (icons.QUEST, sum(tally.quests for tally in tallies), INK),
    )
    put_tally(picture, counts, _TALLY, _ROW)


@cached
def _scene(*, is_won: bool) -> Image.Image:
    """The land under a rising sun, or at night, in a frame."""
    land = ground(whole(WIDTH))
    picture = Image.new("RGB", (WIDTH, HEIGHT), _DAWN if is_won else _NIGHT)
    picture.paste(Image.blend(land, Image.new("RGB", land.size, _DAWN if is_won else _NIGHT), 0.5 if is_won else 0.66))
    pen = Pen(WIDTH, HEIGHT, scale=2)
    if is_won:
        _draw_sun(pen)
    metal = ACCENT.metal if is_won else INK_SOFT
    return frame(picture, pen, metal)


def _draw_sun(pen: Pen) -> None:
    """Narrow rays, so that the land is seen between them, and a disc behind the emblem."""
    x, y = WIDTH / 2, float(_EMBLEM)
    ray = blend(_DAWN, GLOW, 0.6)
    for number in range(_RAYS):
        start, end = (math.tau * (number + part) / _RAYS for part in (0.0, 0.22))
        pen.polygon([(x, y), *((x + 640 * math.cos(t), y + 640 * math.sin(t)) for t in (start, end))], ray, None)
    for radius, fill in ((142, ACCENT.metal), (132, GOLD), (120, GLOW)):
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill, None)
