"""What the map shows of the land: roads, Quick Paths, and what stands beside each step."""

from cogs.dead_throne.content.land import EDGES as _EDGES
from cogs.dead_throne.content.land import QUICK_PATHS, STEPS, TILES

_STRUCTURES = {
    "W.r5": "watchtower",
    "O.r5": "mill",
    "A.r5": "boathouse",
    "P.r5": "mine",
    "P.r6": "nest",
    "S.r2": "cave",
    "S.r6": "eyrie",
    "C.r1": "barracks",
    "G.light": "lighthouse",
}
EDGES: tuple[tuple[str, str], ...] = tuple(sorted(_EDGES))
QUICK: dict[str, tuple[str, ...]] = {path.key: path.ends for path in QUICK_PATHS.values()}
TERRAIN: dict[str, str] = {key: "castle" if tile.has_castle else tile.terrain for key, tile in TILES.items()}
LANDMARKS: dict[str, str] = {
    **{step: feature for step, kind in STEPS.items() for feature in kind.features},
    **{step: "carriage" for step, kind in STEPS.items() if kind.has_carriage},
    **_STRUCTURES,
}
