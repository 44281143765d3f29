"""What a seat has gathered, in a pile: score markers (R45), tokens, or lives."""

from cogs.death_over_the_kingdom.content.terms import LIVES, MARKER, Unit
from cogs.death_over_the_kingdom.pictures.colours import ACCENT
from images.icons import Icon
from images.palette import PAPER_LIGHT
from images.shapes import Sprite
from images.tokens import coin, cut_out, polygon

FIVE, ONE = 46, 40  # px
LARGE = ((25, 5), (10, 6), (5, 8))  # tokens of a large piece, and its sides
HEART = Icon("fa", "heart")


def pile(points: int, unit: Unit) -> list[Sprite]:
    """From top to bottom, the largest pieces first."""
    if unit == "lives":
        return [_life(is_left=number < points) for number in range(max(LIVES, points))]
    if unit == "tokens":
        return _tokens(points)
    fives, ones = markers(points)
    return [polygon("5", FIVE, 8, ACCENT.metal)] * fives + [coin("1", ONE, PAPER_LIGHT)] * ones


def markers(points: int) -> tuple[int, int]:
    """R45: the fewest markers that show these points, as fives and ones."""
    return divmod(points, MARKER)


def _tokens(count: int) -> list[Sprite]:
    """Dark ones, as they are not wanted; large ones, as the longest match gives more than a hundred."""
    pieces: list[Sprite] = []
    for worth, sides in LARGE:
        pieces += [polygon(str(worth), FIVE, sides, ACCENT.main, PAPER_LIGHT)] * (count // worth)
        count %= worth
    return pieces + [coin("1", ONE, ACCENT.tint)] * count


def _life(*, is_left: bool) -> Sprite:
    """A life that is lost stays as an empty heart, so that four can be counted."""
    return cut_out(HEART, ONE - 8, ACCENT.metal if is_left else ACCENT.main)
