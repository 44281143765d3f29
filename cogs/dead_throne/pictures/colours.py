"""Sepia map ink on parchment, and the washes a map-maker lays under it."""

from pathlib import Path

from images.fixed_palette import load_palette
from images.palette import Accent, Colour

ACCENT = Accent((58, 36, 24), (126, 66, 30), (236, 221, 194), (202, 160, 88), (242, 217, 160))
PALETTE = load_palette(Path(__file__).with_name("palette.txt"))  # `make palette` makes it anew

SEPIA: Colour = (74, 50, 34)  # every line of the map
FADED: Colour = (146, 118, 88)  # lines that may be overlooked
LAND: Colour = (242, 228, 196)
SEA: Colour = (217, 214, 194)
SEA_LINE: Colour = (150, 156, 142)
ROAD: Colour = (252, 243, 220)
WASHES: dict[str, Colour] = {
    "field": (240, 223, 174),
    "castle": (234, 208, 180),
    "woods": (206, 212, 168),
    "docks": (204, 213, 200),
    "rocks": (220, 206, 186),
}
GEMS: dict[str, Colour] = {"woods": (46, 132, 74), "docks": (40, 98, 176), "rocks": (190, 40, 44)}
PALETTE = load_palette(Path(__file__).with_name("palette.txt"))  # `make palette` makes it anew
INKS: tuple[Colour, ...] = (SEPIA, FADED, LAND, SEA, SEA_LINE, ROAD, *WASHES.values())  # that lie flat on the map
