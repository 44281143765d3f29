"""What a card shows on its face, and the colours of that."""

from enum import Enum
from typing import NamedTuple

from images.icons import Icon
from images.palette import INK_SOFT, LEAF, LEAF_LIGHT, PAPER_LIGHT, PAPER_SHADE, Accent, Colour


class Look(Enum):
    """What has befallen a card."""

    OPEN = "open"  # seen by all
    KNOWN = "known"  # face down, but this viewer knows it
    CURSED = "cursed"  # lost its own power: leaf green, with another icon
    FALLEN = "fallen"  # counts no more: grey as ashes, with another icon


class Card(NamedTuple):
    """A card's face; `other` is its second value, `was` the value it no longer has."""

    value: str
    name: str
    icon: Icon
    other: str = ""
    was: str = ""
    power: str = ""
    look: Look = Look.OPEN
    kin: Icon | None = None  # a small second icon: what it was before the curse


def colours(look: Look, accent: Accent) -> tuple[Colour, Colour, Colour]:
    """Ground, band, and the ink on the band."""
    if look is Look.CURSED:
        return LEAF_LIGHT, LEAF, PAPER_LIGHT
    if look is Look.FALLEN:
        return PAPER_SHADE, INK_SOFT, PAPER_LIGHT
    return (accent.tint if look is Look.KNOWN else PAPER_LIGHT), accent.main, PAPER_LIGHT
