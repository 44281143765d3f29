"""Which spaces somebody sees, found from what everybody may know: the map as it lies and where enemies stand."""

from functools import lru_cache

from cogs.deckbox_dungeons.rules.map.ground import ground_of
from cogs.deckbox_dungeons.rules.map.sight import sees
from cogs.deckbox_dungeons.state.pieces import Tile
from cogs.deckbox_dungeons.state.spots import Spot
from cogs.deckbox_dungeons.view.view import DeckboxView


def unseen(view: DeckboxView, at: Spot) -> frozenset[Spot]:
    """The spaces of the map that a hero there does not see, or that are too far for any shot (R57, R63)."""
    tiles = tuple((tile.face, tile.x, tile.y, tile.turns) for tile in view.tiles)
    return _unseen(tiles, bool(view.tiles_left), at, frozenset(enemy.at for enemy in view.enemies))


@lru_cache(maxsize=16)
def _unseen(
    tiles: tuple[tuple[str, int, int, int], ...],
    can_explore: bool,  # noqa: FBT001 - a key of the cache
    at: Spot,
    foes: frozenset[Spot],
) -> frozenset[Spot]:
    ground = ground_of([Tile(*tile) for tile in tiles], can_explore=can_explore)
    return frozenset(
        spot for spot in ground.marks
        if spot != at and not (ground.in_range(at, spot) and sees(ground, at, spot, foes))
    )  # fmt: skip
