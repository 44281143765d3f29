"""How large cards are drawn."""

from typing import NamedTuple

from images.type import SMALLEST, Style, Weight

MARGIN = 16  # px of shadow around every card


class Format(NamedTuple):
    """How large a card is drawn, in px; up to `lines` lines of its power are shown in the style `power`."""

    width: int
    height: int
    radius: int
    value: Style
    name: Style
    icon: int
    lines: int = 0
    power: Style = Style(32)


TABLE = Format(168, 232, 18, Style(68, Weight.BLACK), Style(28, Weight.SEMIBOLD), 88)
COMPACT = Format(132, 170, 14, Style(52, Weight.BLACK), Style(SMALLEST, Weight.SEMIBOLD), 58)
HAND = Format(332, 540, 28, Style(110, Weight.BLACK), Style(44, Weight.BOLD), 150, lines=4)
MINI_WIDTH, MINI_HEIGHT = 56, 76
MINI_SHOWN = 44, 70  # px of it, from its upper left corner, that hold all there is to see
