"""The game's own colours: midnight blue, and stone by lantern light."""

from pathlib import Path

from cogs.deckbox_dungeons.content.kinds import Colour as DieColour
from images.fixed_palette import load_palette
from images.palette import Accent, Colour

ACCENT = Accent((22, 28, 62), (40, 56, 120), (208, 216, 238), (196, 178, 120), (240, 224, 170))
PALETTE = load_palette(Path(__file__).with_name("palette.txt"))  # `make palette` makes it anew

NIGHT: Colour = (13, 16, 38)  # what nobody has explored
ROCK: Colour = (27, 33, 66)
WALL: Colour = (62, 73, 118)
WALL_LIGHT: Colour = (98, 112, 164)
WALL_DARK: Colour = (40, 48, 84)
STONE: Colour = (202, 208, 224)
STONE_DARK: Colour = (164, 172, 198)
JOINT: Colour = (136, 146, 178)
WATER: Colour = (72, 130, 196)
WATER_LIGHT: Colour = (168, 208, 240)
PIT: Colour = (24, 20, 32)
PIT_LIGHT: Colour = (92, 82, 108)
START: Colour = (176, 218, 178)
START_DARK: Colour = (70, 132, 86)
WOOD: Colour = (176, 132, 84)
WOOD_DARK: Colour = (104, 70, 40)
GREY: Colour = (132, 132, 142)  # who is down
REACH: Colour = (255, 232, 140)  # a space somebody may choose

DICE: dict[DieColour, Colour] = {"green": (46, 118, 58), "blue": (36, 84, 176), "red": (172, 34, 38)}
