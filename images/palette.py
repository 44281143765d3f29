"""The one palette of all boards: paper and ink; each game brings an accent of its own."""

from typing import NamedTuple

Colour = tuple[int, int, int]

PAPER: Colour = (244, 232, 207)
PAPER_LIGHT: Colour = (253, 247, 232)
PAPER_SHADE: Colour = (226, 207, 172)
INK: Colour = (44, 31, 24)
INK_SOFT: Colour = (104, 84, 66)
GLOW: Colour = (255, 226, 120)  # who acts, and the way just gone
GOLD: Colour = (240, 190, 70)
BLOOD: Colour = (160, 36, 40)
VENOM: Colour = (96, 44, 128)
LEAF: Colour = (66, 102, 45)
LEAF_LIGHT: Colour = (217, 229, 190)


class Accent(NamedTuple):
    """What sets one game apart: a colour in three depths and a metal that goes with it."""

    deep: Colour  # for grounds; PAPER_LIGHT and `metal_light` are legible on it
    main: Colour  # for fills and large signs on paper
    tint: Colour  # a pale wash; INK is legible on it
    metal: Colour  # rims and coins; INK is legible on it
    metal_light: Colour

    @property
    def number(self) -> int:
        """0xRRGGBB: what a message of the game is edged with."""
        red, green, blue = self.main
        return red << 16 | green << 8 | blue


AA_TEXT = 4.5  # WCAG 2.2, 1.4.3
AA_SHAPES = 3.0  # WCAG 2.2, 1.4.11


def contrast(one: Colour, other: Colour) -> float:
    """The WCAG contrast ratio of two colours, 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def carries_text(accent: Accent) -> bool:
    """Can everything be read that the parts and the boards write in these colours?"""
    pairs = (
        (PAPER_LIGHT, accent.deep),
        (accent.metal_light, accent.deep),
        (PAPER_LIGHT, accent.main),
        (accent.main, PAPER),
        (INK, accent.tint),
        (INK, accent.metal),
    )
    return all(contrast(ink, ground) >= AA_TEXT for ink, ground in pairs)


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """`share` (0 to 1) of `other` mixed into `one`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _luminance(colour: Colour) -> float:
    red, green, blue = (_linear(channel / 255) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)
