"""The plates of the party: who is how well, and who acts."""

from collections.abc import Iterator

from PIL import Image

from cogs.bag_of_dungeon.content import count_kills
from cogs.bag_of_dungeon.pictures.colours import ACCENT
from cogs.bag_of_dungeon.pictures.heroes import UNKNOWN
from cogs.bag_of_dungeon.pictures.icons import (
    AWAY,
    CROWN,
    HEART,
    ITEMS,
    KINDS,
    NO_HEART,
    POISON,
    RING,
    SHIELD,
    SKULL,
    SPROUT,
    STAR,
)
from cogs.bag_of_dungeon.pictures.words import MapWords
from cogs.bag_of_dungeon.view import HeroView
from images.dice import UNTHROWN, die
from images.figures import Figure
from images.icons import Icon, put_icon
from images.maps.coordinates import COORDINATE, tag
from images.meters import put_health, put_pips, put_signs
from images.palette import BLOOD, GOLD, INK, INK_SOFT, PAPER, PAPER_LIGHT, PAPER_SHADE, VENOM, Colour
from images.plates import Badge, badges_width, person_plate, put_badges, put_tab
from images.shapes import stamp, stamp_centred
from images.tokens import cut_out, medal
from images.type import NAME, SMALL, STRONG, Style, Weight, width_of, write

HEIGHT = 200  # px
LIVES = 3
WORN = 4  # the first spaces: hands, armour, attire
_LEFT, _RIGHT = 118, 18  # px from the plate's edges to what is written
_TITLE, _HEALTH, _SPENT, _GEAR = 36, 80, 124, 168  # px from its upper edge to the middle of each line
_AP, _GUARD = 140, 46  # px kept for the attack, and for the shield beside it
_NUMBER = Style(30, Weight.BLACK)
_WORN, _PITCH = 36, 42  # px of what is worn


def draw_plate(
    board: Image.Image,
    box: tuple[float, float, int],
    hero: HeroView,
    look: Figure,
    words: MapWords,
    *,
    is_acting: bool,
    is_crowned: bool,
) -> None:
    """One adventurer, in a box of left, top and width."""
    left, top, width = box
    is_in = hero.status == "in"
    stamp(board, person_plate(width, HEIGHT, is_acting=is_acting, is_in=is_in), left, top)
    _draw_medal(board, left + 60, top + 62, hero, look, is_acting=is_acting)
    if is_crowned:
        stamp_centred(board, cut_out(CROWN, 56, GOLD), left + 60, top + 6)
    if hero.has_ring:
        stamp_centred(board, medal(RING, 44, GOLD), left + 94, top + 94)
    _draw_title(board, left, top + _TITLE, width, hero, look)
    if is_acting:
        put_tab(board, left + 60, top + HEIGHT - 28, words.acting, COORDINATE, SMALL)
    if not is_in:
        icon = SKULL if hero.status == "out" else AWAY
        put_icon(board, icon, left + _LEFT + 18, top + _HEALTH, 36, INK_SOFT)
        write(board, words.status[hero.status], left + _LEFT + 48, top + _HEALTH, STRONG, INK_SOFT, align="left")
    elif hero.at:
        _draw_health(board, left + _LEFT, top + _HEALTH, left + width - 22, hero)
        put_ap(board, left + _LEFT, left + width - _RIGHT, top + _SPENT, hero, words.ap)
        put_attack(board, left + width - _RIGHT, top + _SPENT, hero)
        _draw_worn(board, left + _LEFT, left + width - _RIGHT - badges_width(_badges(hero)), top + _GEAR, hero)
    put_badges(board, left + width - _RIGHT, top + _GEAR, _badges(hero))


def _draw_medal(board: Image.Image, x: float, y: float, hero: HeroView, look: Figure, *, is_acting: bool) -> None:
    if is_acting:
        stamp_centred(board, look.glow(70), x, y)
    stamp_centred(board, look.piece(70), x, y)
    if not is_acting:
        put_icon(board, KINDS.get(hero.kind, UNKNOWN), x, y + 66, 40, INK_SOFT)


def _draw_title(board: Image.Image, left: float, y: float, width: int, hero: HeroView, look: Figure) -> None:
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


def _draw_health(board: Image.Image, left: float, y: float, right: float, hero: HeroView) -> None:
    put_signs(board, left, y, hearts(max(LIVES, hero.lives), hero.lives), 38)
    start = left + 3 * 38 + 10
    put_health(board, start, y, round(right - start), hero.hp, hero.most_hp, ACCENT.main)


def hearts(most: int, left: int) -> Iterator[tuple[Icon, Colour]]:
    """One for each life, empty where it is lost."""
    return ((HEART, BLOOD) if number < left else (NO_HEART, INK_SOFT) for number in range(most))


def put_ap(board: Image.Image, left: float, right: float, y: float, hero: HeroView, said: str) -> None:
    """A pip for each AP; crossed ones are owed from the next turn. Many of them crowd before the attack."""
    x = left + write(board, said, left, y, SMALL, INK_SOFT, align="left") + 10
    most = max(hero.most_ap, hero.ap)
    pitch = min(27, round((right - _AP - x - 28) / max(1, most - 1)))
    put_pips(board, x, y, hero.ap, most, hero.debt, ACCENT.metal, 28, pitch)


def put_attack(board: Image.Image, right: float, y: float, hero: HeroView) -> None:
    """How many dice, what is added, and on a shield what is taken off damage: all that is worn is in it."""
    end = right
    if hero.guard:
        put_icon(board, SHIELD, end - 20, y, 44, ACCENT.main)
        write(board, str(hero.guard), end - 20, y - 3, SMALL, PAPER_LIGHT)
        end -= _GUARD
    if hero.plus:
        write(board, f"+{hero.plus}", end, y, _NUMBER, align="right")
        end -= width_of(f"+{hero.plus}", _NUMBER) + 4
    stamp_centred(board, die(UNTHROWN, 26), end - 13, y)
    write(board, str(hero.dice), end - 30, y, _NUMBER, align="right")


def _draw_worn(board: Image.Image, left: float, right: float, y: float, hero: HeroView) -> None:
    """Weapons, armour and companions, closer together where there are many."""
    worn = [*(space.item for space in hero.spaces[:WORN] if space.item), *hero.companions]
    pitch = min(_PITCH, (right - left - _WORN) / max(1, len(worn) - 1))
    for number, item in enumerate(worn):
        sign = medal(ITEMS[item.key], _WORN, GOLD if item.is_awake else PAPER)
        stamp_centred(board, sign, left + _WORN / 2 + number * pitch, y)


def _badges(hero: HeroView) -> Iterator[Badge]:
    """What one has gathered."""
    yield Badge(SKULL, count_kills(hero.kills), INK if hero.kills else PAPER_SHADE)
    if hero.tokens:
        yield Badge(STAR, hero.tokens, ACCENT.metal)
    if hero.seeds:
        yield Badge(SPROUT, hero.seeds, ACCENT.main)
    if poison := sum(space.is_poisoned for space in hero.spaces):
        yield Badge(POISON, poison, VENOM)
