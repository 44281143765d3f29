"""The types of the map (R12 to R26). Steps are called `T1.r4`, `W.g2`, `T2.inn`, `C.castle`, `G.light`."""

from typing import Literal

from msgspec import Struct

Step = str
Terrain = Literal["field", "woods", "docks", "rocks"]
Feature = Literal["bridge", "old-tree", "jetty", "cairn", "well", "waymarker"]
Place = Literal["ring", "gate", "inn", "market", "tavern", "castle", "light"]

TERRAINS: tuple[Terrain, ...] = ("field", "woods", "docks", "rocks")
TOWN_PLACES: tuple[Place, ...] = ("inn", "market", "tavern")


class TileKind(Struct, frozen=True):
    """One of the ten hexes. `at` are its axial coordinates."""

    key: str
    name: str
    terrain: Terrain
    at: tuple[int, int]
    has_town: bool = False
    has_castle: bool = False


class QuickPath(Struct, frozen=True):
    """R15: entering it costs one move and leads to any other of its ends."""

    key: str
    ends: tuple[Step, ...]


class StepKind(Struct, frozen=True):
    """A place where somebody can stand."""

    key: Step
    tile: str
    place: Place
    terrain: Terrain
    features: tuple[Feature, ...] = ()
    structure: str = ""  # what can be entered there (R19)
    has_carriage: bool = False

    @property
    def is_town(self) -> bool:
        """Inside a town's walls (R125)."""
        return self.place in TOWN_PLACES

    @property
    def is_path(self) -> bool:
        """R18: it has a terrain deck. Not so inside town walls, in the castle and in the lighthouse."""
        return self.place in ("ring", "gate")
