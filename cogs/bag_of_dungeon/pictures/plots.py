"""The tiles of a view as maps are drawn from them."""

from collections.abc import Sequence

from bot.kit.squares import DIRECTIONS, Direction
from cogs.bag_of_dungeon.content import World
from cogs.bag_of_dungeon.view import TileView
from images.maps.ground import Plot
from images.maps.minimap import Passage
from images.terrain import GROVE, STONE, Terrain

TERRAINS: dict[World, Terrain] = {"dungeon": STONE, "forest": GROVE}


def tiles_of(tiles: Sequence[TileView], world: World) -> tuple[TileView, ...]:
    return tuple(tile for tile in tiles if tile.world == world)


def plots(tiles: Sequence[TileView]) -> tuple[Plot, ...]:
    return tuple(
        Plot(
            tile.key,
            tile.label,
            tile.x,
            tile.y,
            _sides(tile.openings),
            _sides(tile.frontier),
            _sides(tile.blocked),
            bool(tile.icon) or tile.key.endswith("start"),
            0 if tile.icon == "exit" else tile.number,  # there the Dragon's name would hang over it
        )
        for tile in tiles
    )


def passages(tiles: Sequence[TileView]) -> tuple[Passage, ...]:
    return tuple(Passage(tile.x, tile.y, _sides(tile.openings)) for tile in tiles)


def _sides(directions: Sequence[Direction]) -> tuple[int, ...]:
    return tuple(DIRECTIONS.index(direction) for direction in directions)
