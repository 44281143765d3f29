"""The public pictures: the map around who acts with the fight and the party in brief; and the whole of it."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from cogs.bag_of_dungeon.content import WORLDS, World
from cogs.bag_of_dungeon.pictures import fight as board_fight
from cogs.bag_of_dungeon.pictures import party as board_party
from cogs.bag_of_dungeon.pictures import slim
from cogs.bag_of_dungeon.pictures.beyond import has_morna, matters
from cogs.bag_of_dungeon.pictures.colours import ACCENT, PALETTE
from cogs.bag_of_dungeon.pictures.fight import draw_fight
from cogs.bag_of_dungeon.pictures.ghosts import ghosts_in, paint_haunted_map
from cogs.bag_of_dungeon.pictures.head import HEAD_HEIGHT, STRIP, draw_head, draw_slim_head, draw_strip
from cogs.bag_of_dungeon.pictures.heroes import hero_looks
from cogs.bag_of_dungeon.pictures.map import paint_map
from cogs.bag_of_dungeon.pictures.minimaps import aside_of, draw_aside
from cogs.bag_of_dungeon.pictures.party import draw_plate
from cogs.bag_of_dungeon.pictures.plots import tiles_of
from cogs.bag_of_dungeon.pictures.slim import draw_strip_of_party
from cogs.bag_of_dungeon.pictures.words import MapWords
from cogs.bag_of_dungeon.view import BagView, TileView
from images.encode import to_png
from images.figures import Figure
from images.maps.window import Window, around, entire
from images.paper import page
from images.shapes import Box, put_block

WIDTH, TALLEST, TALLEST_MAP = 1200, 900, 1800
_EDGE = 46  # px from the page's edge to what is on it
_FRAME = 8  # px around a map
_GAP = 16
_LOW = 420  # px; the least height of a map, where nobody fights


def draw_board(view: BagView, names: Sequence[str], words: MapWords) -> bytes:
    """The surroundings of who acts as PNG bytes, 1200 px wide; `names` by seat."""
    return to_png(paint_board(view, names, words), PALETTE)


def draw_whole(view: BagView, names: Sequence[str], words: MapWords) -> bytes:
    """All worlds with all their tiles, what is left of the stacks, and all that one sees of the party, as PNG bytes."""
    return to_png(paint_whole(view, names, words), PALETTE)


def paint_board(view: BagView, names: Sequence[str], words: MapWords) -> Image.Image:
    """The board as an RGB picture."""
    looks = hero_looks(view, names, words)
    inner = WIDTH - 2 * _EDGE
    focus, sight = focus_of(view), sight_of(view)
    window = sight.window
    board = page(WIDTH, window.height + _rest(view), ACCENT)
    bottom = _EDGE + STRIP + 2 * _FRAME + window.height
    put_frame(board, focus.world, (_EDGE, _EDGE, WIDTH - _EDGE, bottom))
    draw_slim_head(board, (_EDGE + _FRAME, _EDGE + _FRAME, inner - 2 * _FRAME), focus.world, words)
    top = _EDGE + _FRAME + STRIP
    board.paste(paint_haunted_map(view, focus.world, window, looks, words), (_EDGE + _FRAME, top))
    if sight.aside:
        box = (_EDGE + _FRAME + window.width, top, sight.aside, window.height)
        draw_aside(board, box, view, window, focus.world, looks, words)
    draw_fight(board, (_EDGE, bottom + _GAP, inner), view, looks, words)
    foot = board.height - _EDGE - slim.HEIGHT
    draw_strip_of_party(board, (_EDGE, foot, inner), view, looks, words)
    return board


class Sight(NamedTuple):
    """The part of the map the board shows, and how many px beside it are kept for the small maps."""

    window: Window
    aside: int


def sight_of(view: BagView) -> Sight:
    """All the width; where that is not all of the map, or another world matters, small maps stand beside it."""
    width, most = WIDTH - 2 * _EDGE - 2 * _FRAME, TALLEST - _rest(view)
    window = window_on(view, width, most)
    aside = aside_of(view, window, focus_of(view).world)
    return Sight(window_on(view, width - aside, most) if aside else window, aside)


def _rest(view: BagView) -> int:
    """The px of a board's height that are not the map's."""
    fight = board_fight.HEIGHT + _GAP if view.fight else 0
    return 2 * _EDGE + STRIP + 2 * _FRAME + fight + _GAP + slim.HEIGHT


def window_on(view: BagView, width: int, most: int) -> Window:
    """The part of the map the picture shows: around who acts, with what matters; Morna Gul is never left out of it."""
    focus = focus_of(view)
    ghosts = ghosts_in(view, focus.world)
    tiles = [*tiles_of(view.tiles, focus.world), *ghosts]
    things = [*ghosts, *matters(view, tiles)]
    needed = len(ghosts) + sum(has_morna(view, tile) for tile in things)
    return around(tiles, focus, width, min(_LOW, most), most, matters=things, needed=needed)


def paint_whole(view: BagView, names: Sequence[str], words: MapWords) -> Image.Image:
    """All worlds one below the other and the party under them, as an RGB picture."""
    looks = hero_looks(view, names, words)
    worlds = [world for world in WORLDS if tiles_of(view.tiles, world)]
    inner = WIDTH - 2 * _EDGE - 2 * _FRAME
    party = -(-len(view.heroes) // 2) * (board_party.HEIGHT + _GAP)
    most = TALLEST_MAP - HEAD_HEIGHT - _EDGE - party - len(worlds) * (STRIP + 2 * _FRAME + _GAP)
    windows = entire([tiles_of(view.tiles, world) for world in worlds], inner, most)
    height = sum(window.height + STRIP + 2 * _FRAME + _GAP for window in windows)
    board = page(WIDTH, HEAD_HEIGHT + height + party - _GAP + _EDGE, ACCENT)
    draw_head(board, focus_of(view).world, words)
    y = HEAD_HEIGHT
    for world, window in zip(worlds, windows, strict=True):
        y = _put_map(board, view, world, window, looks, words, y) + _GAP
    _draw_party(board, y, view, looks, words)
    return board


def focus_of(view: BagView) -> TileView:
    """The tile the picture is about: of who acts, else where Morna Gul is, else of the first adventurer there is."""
    by_label = {tile.label: tile for tile in view.tiles}
    heroes = [view.heroes[view.acting]] if view.acting is not None else []
    places = [hero.at for hero in heroes] + ([view.morna.at] if view.morna else [])
    places += list(view.path[-1:]) + [hero.at for hero in view.heroes]
    return next((by_label[place] for place in places if place in by_label), view.tiles[0])


def _put_map(
    board: Image.Image,
    view: BagView,
    world: World,
    window: Window,
    looks: Sequence[Figure],
    words: MapWords,
    top: int,
) -> int:
    """A framed map under its title strip; returns where it ends."""
    put_frame(board, world, (_EDGE, top, WIDTH - _EDGE, top + window.height + STRIP + 2 * _FRAME))
    draw_strip(board, (_EDGE + _FRAME, top + _FRAME, window.width), view, world, words)
    picture = paint_map(view, world, window, looks, words)
    board.paste(picture, (_EDGE + _FRAME, top + _FRAME + STRIP))
    return top + STRIP + window.height + 2 * _FRAME


def _draw_party(board: Image.Image, top: float, view: BagView, looks: Sequence[Figure], words: MapWords) -> None:
    """Plates in turn order, two in a row."""
    inner = WIDTH - 2 * _EDGE
    winners = view.outcome.winners if view.outcome else ()
    for number, index in enumerate(view.order):
        row, column = divmod(number, 2)
        is_alone = column == 0 and number == len(view.order) - 1
        width = inner if is_alone else (inner - _GAP) // 2
        hero = view.heroes[index]
        box = (_EDGE + column * (width + _GAP), top + row * (board_party.HEIGHT + _GAP), width)
        draw_plate(
            board,
            box,
            hero,
            looks[index],
            words,
            is_acting=index == view.acting,
            is_crowned=hero.seat in winners,
        )


def put_frame(board: Image.Image, world: World, box: Box) -> None:
    """The frame of a map: ink, metal, ink; its inside is drawn over."""
    put_block(board, box, ACCENT.metal if world == "dungeon" else ACCENT.main)
