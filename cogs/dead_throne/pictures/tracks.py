"""Solo's two tracks: a space for every step to the throne, its guardians, and where the markers are."""

from PIL import Image

from cogs.dead_throne.content.tables import ROADS
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.pictures.icons import BATTLE, DEAD, QUEST
from cogs.dead_throne.state.boards import Solo
from images.icons import Icon, icon_mask, put_icon
from images.palette import BLOOD, GLOW, INK, INK_SOFT, LEAF, PAPER, PAPER_LIGHT, Colour
from images.part_cache import cached
from images.plates import slip
from images.shapes import Pen, Sprite, stamp, stamp_centred

_ROW, _MARGIN, _SIGN = 66, 14, 78  # px of a track's height, above and below, and left of the spaces
_BOSS: Colour = (74, 52, 96)


def height(options: ThroneOptions) -> int:
    return _ROW * _count(options) + 2 * _MARGIN


def draw_tracks(board: Image.Image, box: tuple[float, float, float], options: ThroneOptions, solo: Solo) -> None:
    """`box`: left, top, width."""
    left, top, width = box
    stamp(board, slip(round(width), height(options)), left, top)
    road = ROADS[options.road]
    y = top + _MARGIN + _ROW / 2
    if options.challenge != "quests":
        bosses = frozenset(boss.space for boss in road.bosses)
        _draw_track(board, (left, y, width), BATTLE, solo.red, road.spaces, bosses, frozenset(solo.beaten), BLOOD)
        y += _ROW
    if options.challenge != "battle":
        _draw_track(board, (left, y, width), QUEST, solo.green, road.quests, frozenset(), frozenset(), LEAF)


def _count(options: ThroneOptions) -> int:
    return 2 if options.challenge == "both" else 1


def _draw_track(
    board: Image.Image,
    row: tuple[float, float, float],
    icon: Icon,
    done: int,
    spaces: int,
    bosses: frozenset[int],
    beaten: frozenset[int],
    fill: Colour,
) -> None:
    left, y, width = row
    put_icon(board, icon, left + 44, y, 44, fill)
    pitch = (width - _SIGN - 40) / spaces
    size = round(min(44, pitch * 0.86))
    for number in range(1, spaces + 1):
        x = left + _SIGN + (number - 0.5) * pitch
        is_boss, is_done = number in bosses, number <= done
        ground = fill if is_done else PAPER
        large = round(size * 1.2) if is_boss else size
        if number == done:
            stamp_centred(board, _space(large + 12, GLOW, is_boss=False, is_beaten=False), x, y)
        stamp_centred(board, _space(large, ground, is_boss=is_boss, is_beaten=number in beaten), x, y)


@cached
def _space(size: int, fill: Colour, *, is_boss: bool, is_beaten: bool) -> Sprite:
    pen = Pen(size, size, margin=2)
    pen.ellipse((0, 0, size, size), _BOSS if is_boss and not is_beaten else fill, INK, 3)
    if is_boss:
        inner = round(size * 0.62)
        colour = INK_SOFT if is_beaten else PAPER_LIGHT
        pen.mask(icon_mask(DEAD, inner), (size - inner) / 2, (size - inner) / 2, colour)
    return pen.sprite()
