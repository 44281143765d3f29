"""The private picture of a panel: your adventurer, what it wears and carries, what it has earned."""

from collections.abc import Sequence

from PIL import Image

from cogs.bag_of_dungeon.pictures.colours import ACCENT, PALETTE
from cogs.bag_of_dungeon.pictures.hand_card import draw_card
from cogs.bag_of_dungeon.pictures.hand_spaces import HEIGHT as SPACES_HEIGHT
from cogs.bag_of_dungeon.pictures.hand_spaces import draw_spaces
from cogs.bag_of_dungeon.pictures.hand_tally import draw_tally, tally_height
from cogs.bag_of_dungeon.pictures.heroes import hero_looks
from cogs.bag_of_dungeon.pictures.words import MapWords
from cogs.bag_of_dungeon.view import BagView, HeroView
from images.banners import TITLE, put_banner
from images.encode import to_png
from images.figures import Figure
from images.paper import page
from images.type import HEAD, NAME, STRONG

WIDTH = 1200
EDGE, GAP = 46, 16  # px
CARD = 346
_TOP = 132


def draw_hand(view: BagView, names: Sequence[str], words: MapWords) -> bytes:
    """The viewer's adventurers as PNG bytes, one below the other; a view without a viewer raises ValueError."""
    return to_png(paint_hand(view, names, words), PALETTE)


def paint_hand(view: BagView, names: Sequence[str], words: MapWords) -> Image.Image:
    """The viewer's adventurers as an RGB picture."""
    if view.viewer is None:
        raise ValueError("The public has no adventurer to draw.")
    looks = hero_looks(view, names, words)
    heroes = [hero for hero in view.heroes if hero.seat == view.viewer]
    has_tokens = view.options.skill_tokens
    heights = [_height(hero, has_tokens=has_tokens) for hero in heroes]
    picture = page(WIDTH, sum(heights) + EDGE, ACCENT)
    top = 0
    for hero, height in zip(heroes, heights, strict=True):
        _draw_hero(picture, top, hero, looks[hero.index], words, has_tokens=has_tokens)
        top += height
    return picture


def _height(hero: HeroView, *, has_tokens: bool) -> int:
    return _TOP + SPACES_HEIGHT + GAP + tally_height(hero, has_tokens=has_tokens) + GAP


def _draw_hero(
    picture: Image.Image, top: int, hero: HeroView, look: Figure, words: MapWords, *, has_tokens: bool
) -> None:
    title = " · ".join(part for part in (look.name, words.kinds.get(hero.kind, ""), look.player) if part)
    box = (WIDTH / 2, top + TITLE, 1060, 72)
    put_banner(picture, title, box, ACCENT.main, ACCENT.metal_light, HEAD, NAME, STRONG)
    y = top + _TOP
    draw_card(picture, (EDGE, y, CARD, SPACES_HEIGHT), hero, look, words)
    draw_spaces(picture, EDGE + CARD + GAP, y, hero, words)
    draw_tally(picture, (EDGE, y + SPACES_HEIGHT + GAP, WIDTH - 2 * EDGE), hero, words, has_tokens=has_tokens)
