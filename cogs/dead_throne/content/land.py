"""The map, made of `land.toml`: its 109 steps, and what is next to what."""

from functools import cache
from pathlib import Path

import msgspec

from bot.kit.paths import distances
from bot.kit.tables import Tables
from cogs.dead_throne.content.land_kinds import (
    Feature,
    Place,
    QuickPath,
    Step,
    StepKind,
    TileKind,
)

_TABLES = Tables(Path(__file__).parent)
_LAND = _TABLES.load("land")
SIDES = (1, 2, 3, 4, 5, 6)
_BEYOND = {1: (1, -1), 2: (1, 0), 3: (0, 1), 4: (-1, 1), 5: (-1, 0), 6: (0, -1)}  # north-east first, clockwise
_TOWN_DOORS: dict[Place, int] = {"market": 1, "tavern": 3, "inn": 5}
_CASTLE_DOORS = (3, 4)

TILES = _TABLES.by_key("land", "tile", TileKind)
TOWNS: tuple[str, ...] = tuple(key for key, tile in TILES.items() if tile.has_town)
INNS: tuple[Step, ...] = tuple(f"{town}.inn" for town in TOWNS)
TAVERNS: tuple[Step, ...] = tuple(f"{town}.tavern" for town in TOWNS)
MARKETS: tuple[Step, ...] = tuple(f"{town}.market" for town in TOWNS)
CASTLE: Step = "C.castle"
LIGHT: Step = "G.light"
QUICK_PATHS = _TABLES.by_key("land", "quick_path", QuickPath)
STRUCTURES: dict[Step, str] = msgspec.convert(_LAND["structures"], dict[Step, str])
CARRIAGES: tuple[Step, ...] = tuple(_LAND["carriages"]["steps"])
FEATURE_STEPS: dict[Feature, tuple[Step, ...]] = msgspec.convert(_LAND["features"], dict[Feature, tuple[Step, ...]])


def opposite(side: int) -> int:
    return (side + 2) % 6 + 1


def tile_beyond(tile: str, side: int) -> str | None:
    """The tile next to it on that side."""
    (q, r), (dq, dr) = TILES[tile].at, _BEYOND[side]
    return next((key for key, one in TILES.items() if one.at == (q + dq, r + dr)), None)


def tiles_around(tile: str) -> tuple[str, ...]:
    found = (tile_beyond(tile, side) for side in SIDES)
    return tuple(one for one in found if one is not None)


def _steps_of(tile: TileKind) -> dict[Step, Place]:
    steps: dict[Step, Place] = {f"{tile.key}.r{side}": "ring" for side in SIDES}
    steps |= {f"{tile.key}.g{side}": "gate" for side in SIDES if tile_beyond(tile.key, side)}
    if tile.has_town:
        steps |= {f"{tile.key}.{place}": place for place in _TOWN_DOORS}
    if tile.has_castle:
        steps[CASTLE] = "castle"
    if LIGHT.startswith(f"{tile.key}."):
        steps[LIGHT] = "light"
    return steps


def _kind(step: Step, tile: TileKind, place: Place) -> StepKind:
    return StepKind(
        key=step,
        tile=tile.key,
        place=place,
        terrain=tile.terrain,
        features=tuple(feature for feature, steps in FEATURE_STEPS.items() if step in steps),
        structure=STRUCTURES.get(step, ""),
        has_carriage=step in CARRIAGES,
    )


STEPS: dict[Step, StepKind] = {
    step: _kind(step, tile, place) for tile in TILES.values() for step, place in _steps_of(tile).items()
}


def _ring_edges(tile: TileKind) -> list[tuple[Step, Step]]:
    cliffs = [set(pair) for pair in _LAND["cliffs"].get(tile.key, ())]
    pairs = [(side, side % 6 + 1) for side in SIDES]
    return [(f"{tile.key}.r{one}", f"{tile.key}.r{other}") for one, other in pairs if {one, other} not in cliffs]


def _gate_edges(tile: TileKind) -> list[tuple[Step, Step]]:
    """From the ring to the gate, and on to the neighbour's."""
    edges = []
    for side in SIDES:
        if other := tile_beyond(tile.key, side):
            edges.append((f"{tile.key}.r{side}", f"{tile.key}.g{side}"))
            edges.append((f"{tile.key}.g{side}", f"{other}.g{opposite(side)}"))
    return edges


def _building_edges(tile: TileKind) -> list[tuple[Step, Step]]:
    if tile.has_castle:
        return [(CASTLE, f"{tile.key}.r{side}") for side in _CASTLE_DOORS]
    if not tile.has_town:
        return []
    doors = [(f"{tile.key}.{place}", f"{tile.key}.r{side}") for place, side in _TOWN_DOORS.items()]
    triangle = [("market", "tavern"), ("tavern", "inn"), ("inn", "market")]
    return doors + [(f"{tile.key}.{one}", f"{tile.key}.{other}") for one, other in triangle]


def _edges() -> frozenset[tuple[Step, Step]]:
    """Every edge once, its ends in alphabetical order."""
    rooms = (_ring_edges, _gate_edges, _building_edges)
    found = [edge for tile in TILES.values() for edges in rooms for edge in edges(tile)]
    return frozenset((min(edge), max(edge)) for edge in found)


EDGES: frozenset[tuple[Step, Step]] = _edges()


def _next_to(step: Step) -> tuple[Step, ...]:
    return tuple(other for other in STEPS if (min(step, other), max(step, other)) in EDGES)


PATHS: dict[Step, tuple[Step, ...]] = {step: _next_to(step) for step in STEPS}  # in map order, without Quick Paths


def quick_ends(step: Step) -> dict[Step, str]:
    """R15: where Quick Paths lead from here, each with the key of the path."""
    return {end: path.key for path in QUICK_PATHS.values() if step in path.ends for end in path.ends if end != step}


QUICK: dict[Step, dict[Step, str]] = {step: quick_ends(step) for step in STEPS}
NEXT: dict[Step, tuple[Step, ...]] = {step: PATHS[step] + tuple(QUICK[step]) for step in STEPS}  # one move away


@cache
def distances_from(step: Step) -> dict[Step, int]:
    """The moves to every step, as if nothing were barred."""
    return distances(step, NEXT.__getitem__)


def distance(step: Step, other: Step) -> int:
    return distances_from(step)[other]


def steps_on(tile: str) -> tuple[Step, ...]:
    return tuple(step for step, kind in STEPS.items() if kind.tile == tile)


def path_steps_on(tile: str) -> tuple[Step, ...]:
    """Those with a terrain deck: no town building, castle or lighthouse."""
    return tuple(step for step in steps_on(tile) if STEPS[step].is_path)


def waymarker_of(tile: str) -> Step:
    return next(step for step in FEATURE_STEPS["waymarker"] if STEPS[step].tile == tile)
