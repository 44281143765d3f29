"""What an adventurer has earned: kills with their tokens, skill tokens, seeds, the Ring, companions."""

from collections.abc import Sequence

from PIL import Image

from cogs.bag_of_dungeon.content import count_kills
from cogs.bag_of_dungeon.pictures.colours import ACCENT
from cogs.bag_of_dungeon.pictures.icons import ITEMS, MONSTERS, RING, SKULL, SPROUT, STAR
from cogs.bag_of_dungeon.pictures.words import MapWords
from cogs.bag_of_dungeon.view import HeroView
from images.palette import GOLD, PAPER, PAPER_LIGHT, Colour
from images.pieces import beast
from images.plates import COUNT, Earned, put_earned, slip
from images.shapes import stamp, stamp_centred
from images.tokens import medal
from images.type import STRONG, write

_HIGH, _GAP = 76, 12  # px
_ABREAST = 3
_BEAST: Colour = (84, 38, 34)


def tally_height(hero: HeroView, *, has_tokens: bool) -> int:
    """px; the kills have a row of their own."""
    others = has_tokens + bool(hero.seeds) + hero.has_ring + len(hero.companions)
    rows = 1 + -(-others // _ABREAST)
    return rows * (_HIGH + _GAP) - _GAP


def draw_tally(
    board: Image.Image, box: tuple[float, float, int], hero: HeroView, words: MapWords, *, has_tokens: bool
) -> None:
    """Rows of plates, in a box of left, top and width; `has_tokens`: the match is played with skill tokens."""
    left, top, width = box
    _draw_kills(board, left, top, width, hero.kills, words)
    others = _others(hero, words, has_tokens=has_tokens)
    wide = (width - (_ABREAST - 1) * _GAP) // _ABREAST
    for number, earned in enumerate(others):
        row, column = divmod(number, _ABREAST)
        put_earned(board, (left + column * (wide + _GAP), top + (row + 1) * (_HIGH + _GAP), wide, _HIGH), earned)


def _others(hero: HeroView, words: MapWords, *, has_tokens: bool) -> Sequence[Earned]:
    earned = [Earned(STAR, ACCENT.metal_light, words.tokens, hero.tokens)] if has_tokens else []
    if hero.seeds:
        earned.append(Earned(SPROUT, ACCENT.tint, words.seeds, hero.seeds))
    if hero.has_ring:
        earned.append(Earned(RING, GOLD, words.ring, None))
    friends = [Earned(ITEMS[item.key], PAPER, words.items[item.key].name, None) for item in hero.companions]
    return [*earned, *friends]


def _draw_kills(board: Image.Image, left: float, top: float, width: int, kills: Sequence[str], words: MapWords) -> None:
    """The number, then the tokens, the latest last; they crowd where they are many."""
    y = top + _HIGH / 2
    stamp(board, slip(width, _HIGH), left, top)
    stamp_centred(board, medal(SKULL, 52, PAPER), left + 46, y)
    x = left + 84 + write(board, words.kills, left + 84, y, STRONG, align="left", width=240) + 14
    x += write(board, str(count_kills(kills)), x, y, COUNT, align="left") + 50
    pitch = min(58.0, (left + width - 46 - x) / max(1, len(kills) - 1))
    for number, key in enumerate(kills):
        stamp_centred(board, beast(MONSTERS[key], 50, _BEAST, PAPER_LIGHT), x + number * pitch, y)
