"""The boards of Solo and Defender, under the map: the tracks; the towns and the dragon."""

from PIL import Image

from bot.words import Words
from cogs.dead_throne.content.land import TOWNS
from cogs.dead_throne.content.tables import DEFENDER
from cogs.dead_throne.pictures import icons, tracks
from cogs.dead_throne.state.boards import Defender
from cogs.dead_throne.view.view import ThroneView
from images.icons import Icon, put_icon
from images.meters import put_bar
from images.palette import BLOOD, LEAF, Colour
from images.plates import slip
from images.shapes import stamp
from images.type import SMALL, STRONG, fitting, write

_HEIGHT, _GAP = 92, 12  # px

Cell = tuple[Icon, str, int, int, Colour]  # a sign, a name, and how much there is of how much


def height(view: ThroneView) -> int:
    """0 where there is no board."""
    if view.solo is not None:
        return tracks.height(view.options)
    return _HEIGHT if view.defender is not None else 0


def draw_boards(board: Image.Image, box: tuple[float, float, float], view: ThroneView, words: Words) -> None:
    """`box`: left, top, width."""
    if view.solo is not None:
        tracks.draw_tracks(board, box, view.options, view.solo)
    if view.defender is not None:
        _draw_cells(board, box, _cells(view.defender, words))


def _cells(defender: Defender, words: Words) -> list[Cell]:
    """The dragon is whole with what he had at first, or with what he has grown to (R143)."""
    whole, start = DEFENDER.town_under(defender.omen), DEFENDER.agrimor_under(defender.omen)
    towns = [
        (icons.TOWN, words.say(f"tile-{town.lower()}"), defender.towns.get(town, 0), whole, LEAF) for town in TOWNS
    ]
    dragon = icons.DRAGON, words.say("board-agrimor"), defender.agrimor, max(start, defender.agrimor), BLOOD
    return [*towns, dragon]


def _draw_cells(board: Image.Image, box: tuple[float, float, float], cells: list[Cell]) -> None:
    left, top, width = box
    each = round((width - _GAP * (len(cells) - 1)) / len(cells))
    for number, (icon, name, value, most, colour) in enumerate(cells):
        x, room = left + number * (each + _GAP), each - 84
        stamp(board, slip(each, _HEIGHT), x, top)
        put_icon(board, icon, x + 36, top + _HEIGHT / 2, 40, colour)
        write(board, name, x + 66, top + 27, fitting(name, room, STRONG, SMALL), align="left", width=room)
        put_bar(board, x + 66, top + 64, room, value, most, colour)
