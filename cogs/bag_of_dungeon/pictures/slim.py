"""The party in one strip along the foot: who is how well, who acts, and what the move is paid with."""

from collections.abc import Sequence

from PIL import Image

from cogs.bag_of_dungeon.pictures.colours import ACCENT
from cogs.bag_of_dungeon.pictures.icons import AWAY, CROWN, RING, SKULL
from cogs.bag_of_dungeon.pictures.party import LIVES, hearts, put_ap, put_attack
from cogs.bag_of_dungeon.pictures.words import MapWords
from cogs.bag_of_dungeon.view import BagView, HeroView
from images.figures import Figure
from images.icons import put_icon
from images.maps.coordinates import tag
from images.meters import put_health, put_signs
from images.palette import GOLD, INK_SOFT
from images.plates import person_plate
from images.shapes import stamp, stamp_centred
from images.tokens import cut_out, medal
from images.type import NAME, SMALL, STRONG, fitting, width_of, write

HEIGHT = 112  # px
_GAP = 16
_LEFT, _RIGHT = 92, 18  # px from the plate's edges to what is written
_TITLE, _HEALTH, _AT = 34, 78, 88  # px from its upper edge to the middle of each line
_HEART = 30
_AIRY = 240  # px of room from which on each life is a heart of its own
_ROOMY = 700  # px of a plate from which on AP and attack stand on it
_SPENT = 216  # px for them


def draw_strip_of_party(
    board: Image.Image, box: tuple[float, float, int], view: BagView, looks: Sequence[Figure], words: MapWords
) -> None:
    """A plate for each adventurer in turn order, in a box of left, top and width."""
    left, top, inner = box
    count = len(view.order)
    width = (inner - (count - 1) * _GAP) // max(1, count)
    winners = view.outcome.winners if view.outcome else ()
    for number, index in enumerate(view.order):
        hero = view.heroes[index]
        place = (left + number * (width + _GAP), top, width)
        is_acting, is_crowned = index == view.acting, hero.seat in winners
        _draw_plate(board, place, hero, looks[index], words, is_acting=is_acting, is_crowned=is_crowned)


def _draw_plate(
    board: Image.Image,
    box: tuple[float, float, int],
    hero: HeroView,
    look: Figure,
    words: MapWords,
    *,
    is_acting: bool,
    is_crowned: bool,
) -> None:
    left, top, width = box
    is_in = hero.status == "in"
    stamp(board, person_plate(width, HEIGHT, is_acting=is_acting, is_in=is_in), left, top)
    x, y = left + 52, top + 44
    if is_acting:
        stamp_centred(board, look.glow(54), x, y)
    stamp_centred(board, look.piece(54), x, y)
    if is_crowned:
        stamp_centred(board, cut_out(CROWN, 44, GOLD), x, top + 6)
    if hero.has_ring:
        stamp_centred(board, medal(RING, 36, GOLD), x - 26, y - 20)
    if hero.at:
        stamp_centred(board, tag(hero.at), x, top + _AT)
    start, end = left + _LEFT, left + width - _RIGHT
    _draw_title(board, start, top + _TITLE, end, look)
    if not is_in:
        _draw_status(board, start, top + _HEALTH, end, hero, words)
    elif hero.at:
        _draw_numbers(board, start, top + _HEALTH, end, hero, words)


def _draw_status(board: Image.Image, start: float, y: float, end: float, hero: HeroView, words: MapWords) -> None:
    """With its sign, where there is room for both."""
    said, room = words.status[hero.status], round(end - start - 40)
    if width_of(said, SMALL) > room:
        write(board, said, start, y, SMALL, INK_SOFT, align="left", width=round(end - start))
        return
    put_icon(board, SKULL if hero.status == "out" else AWAY, start + 16, y, 32, INK_SOFT)
    write(board, said, start + 40, y, fitting(said, room, STRONG, SMALL), INK_SOFT, align="left", width=room)


def _draw_title(board: Image.Image, start: float, y: float, end: float, look: Figure) -> None:
    """The adventurer's name, and the player's where there is room."""
    room = round(end - start)
    wide = write(board, look.name, start, y, fitting(look.name, room, NAME, STRONG, SMALL), align="left", width=room)
    room = round(end - start - wide - 12)
    if room > 60:
        write(board, look.player, start + wide + 12, y, SMALL, INK_SOFT, align="left", width=room)


def _draw_numbers(board: Image.Image, start: float, y: float, end: float, hero: HeroView, words: MapWords) -> None:
    """Lives and HP; AP and attack where there is room."""
    if end - start >= _ROOMY - _LEFT - _RIGHT:
        put_attack(board, end, y, hero)
        spent = end - 140 - _SPENT
        put_ap(board, spent, end, y, hero, words.ap)
        end = spent - 20
    lives = tuple(hearts(max(LIVES, hero.lives), hero.lives))
    if end - start >= _AIRY:
        put_signs(board, start, y, lives, _HEART)
        start += len(lives) * _HEART
    else:
        put_signs(board, start, y, lives[:1], _HEART)
        start += _HEART + 2 + write(board, str(hero.lives), start + _HEART + 2, y, STRONG, align="left")
    bar = start + 8
    put_health(board, bar, y, round(end - bar), hero.hp, hero.most_hp, ACCENT.main)
