"""What matters on a map: where the window must look, and what stands at its edge when it does not."""

from collections.abc import Iterator, Sequence

from cogs.bag_of_dungeon.pictures.icons import FEATURES, MONSTERS, RING
from cogs.bag_of_dungeon.view import BagView, TileView
from images.figures import Figure
from images.maps.marks import FIGURE, Beyond, beyond
from images.maps.window import Window
from images.palette import BLOOD, GOLD, PAPER, PAPER_LIGHT
from images.pieces import beast
from images.shapes import Sprite
from images.tokens import medal

_GOALS = {"exit", "tree"}


def matters(view: BagView, tiles: Sequence[TileView]) -> list[TileView]:
    """The tiles of one map a picture should show, the most important first."""
    ranked = [(rank, number) for number, tile in enumerate(tiles) if (rank := _rank(view, tile)) is not None]
    return [tiles[number] for _, number in sorted(ranked)]


def _rank(view: BagView, tile: TileView) -> int | None:
    """Morna Gul while he hunts, the Ring, the goal, adventurers, the way of the last move; None for all others."""
    reasons = (has_morna(view, tile), tile.has_ring, is_goal(view, tile), bool(tile.heroes), tile.label in view.path)
    return reasons.index(True) if True in reasons else None


def has_morna(view: BagView, tile: TileView) -> bool:
    return view.morna is not None and view.morna.at == tile.label and view.outcome is None


def is_goal(view: BagView, tile: TileView) -> bool:
    """The Exit and, until all have gathered there, the Maiden Tree."""
    return tile.icon in _GOALS and not (tile.icon == "tree" and view.phase == "hunt")


def signs(view: BagView, tile: TileView, size: int) -> Iterator[Sprite]:
    """Small signs of what matters there, besides adventurers: the boss, the Ring, the goal."""
    if has_morna(view, tile):
        yield beast(MONSTERS["morna-gul"], size, BLOOD, PAPER_LIGHT, is_grand=True)
    if tile.monster is not None and tile.monster.is_boss:
        yield beast(MONSTERS[tile.monster.key], size, BLOOD, PAPER_LIGHT, is_grand=True)
    if tile.has_ring:
        yield medal(RING, size, GOLD)
    if is_goal(view, tile):
        yield medal(FEATURES[tile.icon], size, PAPER)


def plates_beyond(view: BagView, tiles: Sequence[TileView], window: Window, looks: Sequence[Figure]) -> list[Beyond]:
    """One for each tile out of sight on which anybody stands or anything matters."""
    found = []
    for tile in tiles:
        figures = [*signs(view, tile, FIGURE), *(looks[index].piece(FIGURE) for index in tile.heroes)]
        if figures and not window.shows(tile):
            found.append((window.middle(tile), tile.label, figures))
    return beyond(window, found)
