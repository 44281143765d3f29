"""The adventurer's card on the panel: health, AP, attack, skill, upgrade."""

from PIL import Image

from cogs.bag_of_dungeon.pictures.colours import ACCENT
from cogs.bag_of_dungeon.pictures.heroes import UNKNOWN
from cogs.bag_of_dungeon.pictures.icons import DONE, KINDS, SHIELD, STAR, SWORDS
from cogs.bag_of_dungeon.pictures.party import LIVES, hearts
from cogs.bag_of_dungeon.pictures.words import MapWords
from cogs.bag_of_dungeon.view import HeroView
from cogs.bag_of_dungeon.view.skills import skill_message
from images.dice import UNTHROWN, put_dice
from images.figures import Figure
from images.icons import put_icon
from images.meters import put_health, put_pips, put_signs
from images.palette import INK, INK_SOFT, PAPER_LIGHT, PAPER_SHADE
from images.plates import slip
from images.shapes import stamp, stamp_centred
from images.type import BODY, SMALL, STRONG, Style, Weight, width_of, wrap, write

_PAD = 22
_LINE = 36  # px
_NUMBER = Style(40, Weight.BLACK)
_DIE = 44

Box = tuple[float, float, int, int]


def draw_card(board: Image.Image, box: Box, hero: HeroView, look: Figure, words: MapWords) -> None:
    """The card, in a box of left, top, width and height."""
    left, top, width, height = box
    stamp(board, slip(width, height), left, top)
    stamp_centred(board, look.piece(104), left + 84, top + 78)
    put_icon(board, KINDS.get(hero.kind, UNKNOWN), left + width - 104, top + 78, 104, INK_SOFT)
    if not hero.adventurer:
        return
    start, end = left + _PAD, left + width - _PAD
    _draw_lives(board, start, end, top + 168, hero)
    _draw_ap(board, start, top + 218, hero, words.ap)
    _draw_attack(board, start, end, top + 274, hero)
    board.paste(PAPER_SHADE, (round(start), round(top) + 310, round(end), round(top) + 313))
    y = _draw_skill(board, start, end, top + 346, hero, words)
    _draw_upgrade(board, start, end, y + 22, hero, words)


def _draw_lives(board: Image.Image, left: float, right: float, y: float, hero: HeroView) -> None:
    put_signs(board, left, y, hearts(LIVES, hero.lives), 36)
    start = left + LIVES * 36 + 8
    put_health(board, start, y, round(right - start), hero.hp, hero.most_hp, ACCENT.main)


def _draw_ap(board: Image.Image, left: float, y: float, hero: HeroView, said: str) -> None:
    x = left + write(board, said, left, y, SMALL, INK_SOFT, align="left") + 10
    put_pips(board, x, y, hero.ap, max(hero.most_ap, hero.ap), hero.debt, ACCENT.metal, 30, 28)


def _draw_attack(board: Image.Image, left: float, right: float, y: float, hero: HeroView) -> None:
    """Dice and what is added; at the right what is taken off damage."""
    put_icon(board, SWORDS, left + 18, y, 36, INK)
    pitch = min(_DIE + 6.0, 150 / max(1, hero.dice))
    end = put_dice(board, left + 46, y, (UNTHROWN,) * hero.dice, _DIE, pitch)
    if hero.plus:
        write(board, f"+{hero.plus}", end + 8, y, _NUMBER, align="left")
    if hero.guard:
        stamp_x = right - 22
        put_icon(board, SHIELD, stamp_x, y, 52, ACCENT.main)
        write(board, str(hero.guard), stamp_x, y - 3, STRONG, PAPER_LIGHT)


def _draw_skill(board: Image.Image, left: float, right: float, y: float, hero: HeroView, words: MapWords) -> float:
    """Name, uses left, effect; returns where it ends."""
    said = words.skills[skill_message(hero)]
    end = right
    if hero.skill_left is not None:
        uses = f"×{hero.skill_left}"
        write(board, uses, right, y, STRONG, INK if hero.skill_left else INK_SOFT, align="right")
        end -= width_of(uses, STRONG) + 10
    write(board, said.name, left, y, STRONG, ACCENT.main, align="left", width=round(end - left))
    return _write_lines(board, said.effect, left, right, y + 44, 6)


def _draw_upgrade(board: Image.Image, left: float, right: float, y: float, hero: HeroView, words: MapWords) -> None:
    said = words.upgrades.get(f"{hero.kind}-{hero.side}") if hero.side else None
    if said is None:
        return
    colour = ACCENT.main if hero.is_upgraded else INK_SOFT
    put_icon(board, DONE if hero.is_upgraded else STAR, left + 15, y, 30, colour)
    write(board, words.upgrade, left + 38, y, STRONG, colour, align="left", width=round(right - left - 38))
    _write_lines(board, said, left, right, y + 44, 4)


def _write_lines(board: Image.Image, text: str, left: float, right: float, y: float, most: int) -> float:
    room = round(right - left)
    for line in wrap(text, BODY, room, most):
        write(board, line, left, y, BODY, align="left", width=room)
        y += _LINE
    return y
