"""The game's own colours: card-table green, a rail of mahogany, and night for dark rooms."""

from pathlib import Path

from images.fixed_palette import load_palette
from images.palette import Accent, Colour

ACCENT = Accent((10, 58, 42), (16, 94, 66), (208, 230, 216), (206, 172, 104), (244, 224, 164))
PALETTE = load_palette(Path(__file__).with_name("palette.txt"))  # `make palette` makes it anew

FELT: Colour = (22, 104, 72)
FELT_THREAD: Colour = (27, 112, 79)
NIGHT: Colour = (24, 40, 86)
NIGHT_THREAD: Colour = (29, 47, 97)
RAIL: Colour = (92, 44, 26)
RAIL_DARK: Colour = (64, 30, 18)
RAIL_LIGHT: Colour = (132, 70, 40)
WOOD: Colour = (154, 104, 58)
WOOD_DARK: Colour = (92, 58, 32)
IRON: Colour = (98, 102, 112)

FACE: Colour = (252, 249, 240)
FACE_NIGHT: Colour = (214, 218, 232)  # turned up by torchlight
BACK = Accent((92, 18, 26), (140, 30, 38), (240, 214, 208), (222, 178, 120), (250, 226, 190))
BACK_NIGHT = Accent((24, 22, 62), (44, 42, 100), (208, 210, 232), (112, 118, 176), (168, 172, 220))
GREY: Colour = (132, 132, 142)  # who is dead
ROCKS: Colour = (122, 110, 98)
VEIL: Colour = (96, 74, 142)
TRAP: Colour = (168, 40, 36)
CHEST: Colour = (168, 108, 40)
STAMINA: Colour = (44, 94, 158)
