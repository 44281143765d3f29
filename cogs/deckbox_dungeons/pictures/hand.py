"""The picture of a panel: my three cards as in a hand, their totals, my items, the enemies of this quest."""

from PIL import Image

from bot.words import Words
from cogs.deckbox_dungeons.pictures.colours import ACCENT, PALETTE
from cogs.deckbox_dungeons.pictures.hand_cards import HEIGHT as CARD_HEIGHT
from cogs.deckbox_dungeons.pictures.hand_cards import draw_cards
from cogs.deckbox_dungeons.pictures.hand_enemies import draw_enemies, enemies_height
from cogs.deckbox_dungeons.pictures.hand_items import draw_items, items_height
from cogs.deckbox_dungeons.pictures.hand_totals import HEIGHT as TOTALS_HEIGHT
from cogs.deckbox_dungeons.pictures.hand_totals import draw_totals
from cogs.deckbox_dungeons.view.view import DeckboxView, HeroView
from images.encode import to_png
from images.shapes import put_block
from images.sheet import Sheet

WIDTH = 800
_EDGE, _GAP = 16, 12


def draw_hand(view: DeckboxView, words: Words) -> bytes:
    """PNG bytes. A view without a viewer raises ValueError."""
    return to_png(paint_hand(view, words), PALETTE)


def paint_hand(view: DeckboxView, words: Words) -> Image.Image:
    """The same as an RGB picture."""
    if view.viewer is None:
        raise ValueError("the public has no panel")
    hero, inner = view.heroes[view.viewer], WIDTH - 2 * _EDGE
    has_totals = is_whole(hero)
    parts = [CARD_HEIGHT, TOTALS_HEIGHT if has_totals else 0, items_height(hero), enemies_height(view)]
    picture = _ground(2 * _EDGE + sum(part + _GAP for part in parts if part) - _GAP)
    draw_cards(picture, _EDGE, _EDGE, hero, words)
    y = _EDGE + CARD_HEIGHT + _GAP
    if has_totals:
        draw_totals(picture, _EDGE, y, inner, hero, words)
        y += TOTALS_HEIGHT + _GAP
    if hero.items:
        draw_items(picture, _EDGE, y, inner, hero, words)
        y += items_height(hero) + _GAP
    draw_enemies(picture, _EDGE, y, inner, view, words)
    return picture


def is_whole(hero: HeroView) -> bool:
    """Has it all three cards?"""
    return bool(hero.hero and hero.equipment and hero.ability)


def _ground(height: int) -> Image.Image:
    """Midnight in a metal frame."""
    ground = Sheet((WIDTH, height))
    put_block(ground, (0, 0, WIDTH, height), ACCENT.metal)
    put_block(ground, (6, 6, WIDTH - 6, height - 6), ACCENT.deep, weight=3)
    return ground
