"""The strip above a board: its ground, and the boxes for what is looked at, the weightiest first."""

from typing import NamedTuple

from images.palette import Accent
from images.shapes import Box, put_block
from images.sheet import Sheet


class Strip(NamedTuple):
    """In px: its size, the edge around all boxes, the gap between two, how wide the first is if it is not alone."""

    width: int
    height: int
    lead: int
    edge: int = 18
    gap: int = 12

    def ground(self, accent: Accent) -> Sheet:
        """The frame of a map: ink, metal, ink, and a pale wash inside."""
        ground = Sheet((self.width, self.height))
        put_block(ground, (0, 0, self.width, self.height), accent.metal)
        put_block(ground, (9, 9, self.width - 9, self.height - 9), accent.tint, weight=3)
        return ground

    def boxes(self, count: int) -> list[Box]:
        """The first is large, at the left; the others are beside it, one below the other."""
        others = count - 1
        right, low = self.width - self.edge, self.height - self.edge
        end = self.edge + self.lead if others else right
        high = (self.height - 2 * self.edge - self.gap * (others - 1)) / max(1, others)
        tops = [self.edge + number * (high + self.gap) for number in range(others)]
        return [(self.edge, self.edge, end, low), *((end + self.gap, top, right, top + high) for top in tops)]
