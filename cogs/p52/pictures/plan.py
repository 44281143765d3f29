"""Where the spots of a room lie on the picture."""

from typing import NamedTuple

from cogs.p52.state.places import Place

WIDEST, HIGHEST, LOWEST = 196, 152, 104  # px of a place
GAP = 9  # px between two cards
_TALL, _BROAD = 1.22, 1.32  # a card is at most so much higher than wide, or wider than high


class Plan(NamedTuple):
    """The middle of the first place, how far it is to the next ones, and how large a card is."""

    left: float
    top: float
    across: float
    down: float
    height: int  # of it all

    @property
    def card(self) -> tuple[int, int]:
        return round(self.across) - GAP, round(self.down) - GAP

    def middle(self, at: Place) -> tuple[float, float]:
        return self.left + (at[0] + 0.5) * self.across, self.top + (at[1] + 0.5) * self.down


def plan_of(columns: int, rows: int, box: tuple[float, float, int, int], lowest: int = LOWEST) -> Plan:
    """The largest that fits into a box of left, top, width and height, in its middle from left to right."""
    left, top, width, height = box
    across, down = min(WIDEST, width / columns), max(lowest, min(HIGHEST, height / rows))
    across, down = min(across, down * _BROAD), min(down, across * _TALL)
    return Plan(left + (width - across * columns) / 2, top, across, down, round(down * rows))
