"""The one palette of all boards: paper, ink, and an accent for each game."""

from typing import NamedTuple

Colour = tuple[int, int, int]

PAPER: Colour = (244, 232, 207)
PAPER_LIGHT: Colour = (253, 247, 232)
PAPER_SHADE: Colour = (226, 207, 172)
INK: Colour = (44, 31, 24)
INK_SOFT: Colour = (104, 84, 66)
LEAF: Colour = (66, 102, 45)
LEAF_LIGHT: Colour = (217, 229, 190)


class Accent(NamedTuple):
    """What sets one game apart: a colour in three depths and a metal that goes with it."""

    deep: Colour  # for grounds; PAPER_LIGHT and `metal_light` are legible on it
    main: Colour  # for fills and large signs on paper
    tint: Colour  # a pale wash; INK is legible on it
    metal: Colour  # rims and coins; INK is legible on it
    metal_light: Colour


KINGDOM = Accent((62, 31, 92), (98, 53, 140), (228, 214, 238), (217, 169, 66), (246, 217, 142))
DUNGEON = Accent((52, 58, 52), (45, 102, 66), (214, 224, 208), (214, 140, 62), (248, 205, 138))
DECKBOX = Accent((22, 34, 74), (44, 70, 138), (211, 219, 240), (196, 202, 214), (230, 234, 242))
CARD_TABLE = Accent((20, 68, 52), (30, 104, 78), (207, 228, 216), (204, 152, 78), (243, 213, 156))
DEAD_THRONE = Accent((66, 46, 34), (132, 58, 40), (236, 213, 196), (188, 158, 104), (234, 214, 170))
ACCENTS = (KINGDOM, DUNGEON, DECKBOX, CARD_TABLE, DEAD_THRONE)

AA_TEXT = 4.5  # WCAG 2.2, 1.4.3
AA_SHAPES = 3.0  # WCAG 2.2, 1.4.11


def contrast(one: Colour, other: Colour) -> float:
    """The WCAG contrast ratio of two colours, 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """`share` (0 to 1) of `other` mixed into `one`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _luminance(colour: Colour) -> float:
    red, green, blue = (_linear(channel / 255) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)
