"""The plates of the party: who is how well, and who acts."""

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from cogs.bag_of_dungeon.board_ground import COORDINATE, tag
from cogs.bag_of_dungeon.board_heroes import GLOW, UNKNOWN, HeroLook
from cogs.bag_of_dungeon.board_icons import AWAY, CROWN, HEART, KINDS, NO_HEART, POISON, RING, SKULL, SPROUT, STAR
from cogs.bag_of_dungeon.board_tile import BLOOD, GOLD
from cogs.bag_of_dungeon.board_words import MapWords
from cogs.bag_of_dungeon.content import count_kills
from cogs.bag_of_dungeon.view import HeroView
from images.icons import Icon, put_icon
from images.meters import pip, put_bar
from images.palette import DUNGEON, INK, INK_SOFT, PAPER, PAPER_LIGHT, PAPER_SHADE, Colour
from images.shapes import Pen, Sprite, stamp, stamp_centred
from images.tokens import MARGIN, cut_out, plate
from images.type import NAME, SMALL, STRONG, Style, Weight, fitting, width_of, write

HEIGHT = 168  # px
LIVES = 3
_COUNT = Style(30, Weight.BOLD)
_LEFT = 118  # px from the plate's edge to its text


def draw_plate(
    board: Image.Image,
    box: tuple[float, float, int],
    hero: HeroView,
    look: HeroLook,
    words: MapWords,
    *,
    is_acting: bool,
    is_crowned: bool,
) -> None:
    """One adventurer, in a box of left, top and width."""
    left, top, width = box
    is_in = hero.status == "in"
    stamp(board, _card(width, is_acting=is_acting, is_in=is_in), left, top)
    _draw_medal(board, left + 60, top + 62, hero, look, is_acting=is_acting)
    if is_crowned:
        stamp_centred(board, cut_out(CROWN, 56, GOLD), left + 60, top + 6)
    _draw_title(board, left, top + 38, width, hero, look)
    if is_acting:
        _draw_tab(board, left + 60, top + HEIGHT - 28, words.acting)
    if not is_in:
        icon = SKULL if hero.status == "out" else AWAY
        put_icon(board, icon, left + _LEFT + 18, top + 88, 36, INK_SOFT)
        write(board, words.status[hero.status], left + _LEFT + 48, top + 88, STRONG, INK_SOFT, align="left")
    elif hero.at:
        _draw_health(board, left + _LEFT, top + 86, left + width - 22, hero)
        _draw_ap(board, left + _LEFT, top + 136, hero, words.ap)
    _draw_badges(board, left + width - 18, top + (88 if not is_in else 136), hero)


@lru_cache(maxsize=24)
def _card(width: int, *, is_acting: bool, is_in: bool) -> Sprite:
    pen = Pen(width, HEIGHT, margin=MARGIN)
    fill = PAPER_LIGHT if is_in else PAPER_SHADE
    if is_acting:
        pen.rounded((-5, -5, width + 5, HEIGHT + 5), 26, GLOW, INK, 4)
        pen.rounded((6, 6, width - 6, HEIGHT - 6), 16, fill, INK, 4)
    else:
        pen.rounded((0, 0, width, HEIGHT), 20, fill, INK, 4)
        pen.rounded((8, 8, width - 8, HEIGHT - 8), 13, None, PAPER_SHADE, 2)
    return pen.sprite(shadow=0.4)


def _draw_medal(board: Image.Image, x: float, y: float, hero: HeroView, look: HeroLook, *, is_acting: bool) -> None:
    if is_acting:
        stamp_centred(board, look.glow(70), x, y)
    stamp_centred(board, look.piece(70), x, y)
    if not is_acting:
        put_icon(board, KINDS.get(hero.kind, UNKNOWN), x, y + 66, 40, INK_SOFT)


def _draw_title(board: Image.Image, left: float, y: float, width: int, hero: HeroView, look: HeroLook) -> None:
    """The adventurer's and the player's name, and where they are."""
    end = left + width - 20
    if hero.at:
        place = tag(hero.at)
        stamp(board, place, end - place.width, y - place.height / 2)
        end -= place.width + 10
    start = left + _LEFT
    wide = write(board, look.name, start, y, NAME, align="left", width=round(end - start))
    room = round(end - start - wide - 14)
    if room > 60:
        write(board, look.player, start + wide + 12, y, Style(28, Weight.ITALIC), INK_SOFT, align="left", width=room)


def _draw_tab(board: Image.Image, x: float, y: float, said: str) -> None:
    style = fitting(said, 92, COORDINATE, SMALL)
    width = min(104, width_of(said, style) + 20)
    stamp_centred(board, plate(width, 38, GLOW, INK, 3), x, y)
    write(board, said, x, y, style, width=width - 8)


def _draw_health(board: Image.Image, left: float, y: float, right: float, hero: HeroView) -> None:
    for number in range(max(LIVES, hero.lives)):
        is_left = number < hero.lives
        put_icon(board, HEART if is_left else NO_HEART, left + 17 + number * 38, y, 34, BLOOD if is_left else INK_SOFT)
    start = left + 3 * 38 + 10
    colour = BLOOD if hero.hp * 3 <= hero.most_hp else DUNGEON.main
    put_bar(board, start, y, round(right - start), max(0, hero.hp), hero.most_hp, colour)


def _draw_ap(board: Image.Image, left: float, y: float, hero: HeroView, said: str) -> None:
    """A pip for each AP; crossed ones are owed from the next turn."""
    x = left + write(board, said, left, y, SMALL, INK_SOFT, align="left") + 10
    most = max(hero.most_ap, hero.ap)
    for number in range(most):
        is_owed = number >= most - hero.debt
        fill = DUNGEON.metal if number < hero.ap else PAPER
        stamp(board, pip(28, fill, is_barred=is_owed), x + number * 27, y - 14)


def _draw_badges(board: Image.Image, right: float, y: float, hero: HeroView) -> None:
    """What one has gathered, from the right."""
    x = right
    for icon, count, colour in _badges(hero):
        text = str(count) if count else ""
        if text:
            write(board, text, x, y, _COUNT, align="right")
            x -= width_of(text, _COUNT) + 4
        put_icon(board, icon, x - 17, y, 34, colour)
        x -= 46


def _badges(hero: HeroView) -> Iterator[tuple[Icon, int, Colour]]:
    """Icon, number (0: none is written) and colour."""
    yield SKULL, count_kills(hero.kills), INK if hero.kills else PAPER_SHADE
    if hero.tokens:
        yield STAR, hero.tokens, DUNGEON.metal
    if hero.seeds:
        yield SPROUT, hero.seeds, DUNGEON.main
    poison = sum(space.is_poisoned for space in hero.spaces)
    if poison:
        yield POISON, poison, (96, 44, 128)
    if hero.has_ring:
        yield RING, 0, DUNGEON.metal
