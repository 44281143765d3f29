"""A tile in hand as if it lay on the map: each way and place in which it can be laid."""

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from bot.kit.squares import DIRECTIONS, SIDES, beyond, opposite
from cogs.bag_of_dungeon.content import World
from cogs.bag_of_dungeon.content.shapes import openings
from cogs.bag_of_dungeon.pictures.map import paint_map
from cogs.bag_of_dungeon.pictures.plots import tiles_of
from cogs.bag_of_dungeon.pictures.words import MapWords
from cogs.bag_of_dungeon.view import BagView, DrawnView, LayingView, TileView
from images.figures import Figure
from images.maps.marks import bright_frame
from images.maps.window import Window
from images.shapes import stamp_centred

_FAINT = 0.6  # how much of a ghost is to be seen

Laid = dict[tuple[int, int], TileView]  # by cell


def paint_haunted_map(
    view: BagView, world: World, window: Window, looks: Sequence[Figure], words: MapWords
) -> Image.Image:
    """The map with the cells asked about in bright frames; of several places each shows what would lie there."""
    picture = paint_map(view, world, window, looks, words)
    cells = ghosts_in(view, world)
    if len(cells) > 1:
        haunted = paint_map(replace(view, tiles=(*view.tiles, *cells)), world, window, looks, words)
        picture = Image.blend(picture, haunted, _FAINT)
    for tile in cells:
        stamp_centred(picture, bright_frame(window.size), *window.middle(tile))
    return picture


def ghosts_in(view: BagView, world: World) -> list[TileView]:
    """One for each cell that is asked about in this world."""
    if view.laying is None or view.laying.world != world:
        return []
    return list({tile.spot: tile for tile in reversed(ways_to_lay(view))}.values())


def ways_to_lay(view: BagView) -> list[TileView]:
    """As if they lay there: each rotation of the one tile in hand; of several, each as it fits first."""
    if view.laying is None:
        raise ValueError("There is no tile in hand.")
    laid = {(tile.x, tile.y): tile for tile in tiles_of(view.tiles, view.laying.world)}
    drawn = view.laying.drawn
    chosen = (
        [(drawn[0], turns) for turns in drawn[0].turns] if len(drawn) == 1 else [(one, one.turns[0]) for one in drawn]
    )
    return [_as_laid(view.laying, one, turns, laid) for one, turns in chosen]


def _as_laid(laying: LayingView, drawn: DrawnView, turns: int, laid: Laid) -> TileView:
    """The tile as if it lay there, with what its icon promises."""
    edges = openings(drawn.shape, turns) or _met(drawn, laid)
    new = [edge for edge in edges if beyond(drawn.spot, edge) not in laid]
    return TileView(
        drawn.key, drawn.label, laying.world, drawn.x, drawn.y, drawn.shape, drawn.icon, drawn.number, turns,
        tuple(DIRECTIONS[edge] for edge in edges), tuple(DIRECTIONS[edge] for edge in new), (), (),
        is_hidden=drawn.icon == "monster", monster=None, items=(), has_cache=drawn.icon == "item",
        pool=0, has_token=True, seeds=0, is_planted=False, has_ring=False, has_ladder=False, heroes=(),
    )  # fmt: skip


def _met(drawn: DrawnView, laid: Laid) -> tuple[int, ...]:
    """The Exit and the Maiden Tree open to every neighbour that is open towards them (R19)."""
    beside = {edge: laid.get(beyond(drawn.spot, edge)) for edge in SIDES}
    return tuple(edge for edge, other in beside.items() if other and DIRECTIONS[opposite(edge)] in other.openings)
