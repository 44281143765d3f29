"""The fight going on, on a band of its own: who stands against what, and with how many dice."""

from collections.abc import Sequence

from PIL import Image

from cogs.bag_of_dungeon.board_heroes import HeroLook
from cogs.bag_of_dungeon.board_icons import SWORDS
from cogs.bag_of_dungeon.board_tile import BLOOD, GOLD, draw_monster
from cogs.bag_of_dungeon.board_words import MapWords
from cogs.bag_of_dungeon.view import BagView, FightView
from images.dice import die
from images.icons import put_icon
from images.meters import put_bar
from images.palette import INK, PAPER_LIGHT
from images.shapes import stamp, stamp_centred
from images.tokens import plate
from images.type import HEAD, NAME, SMALL, STRONG, Style, Weight, fitting, write

HEIGHT = 132  # px
_PLUS = Style(44, Weight.BLACK)
_DIE, _BAR = 52, 124
UNTHROWN = 0  # pips


def draw_fight(
    board: Image.Image, box: tuple[float, float, int], view: BagView, looks: Sequence[HeroLook], words: MapWords
) -> None:
    """The band, in a box of left, top and width; draws nothing where nobody fights."""
    fight = view.fight
    if fight is None:
        return
    left, top, width = box
    middle, y = left + width / 2, top + HEIGHT / 2
    stamp(board, plate(width, HEIGHT, (66, 28, 28), INK), left, top)
    _draw_party(board, left + 24, middle - 110, y, view, fight, looks)
    put_icon(board, SWORDS, middle, y - 24, 62, GOLD)
    write(board, words.fight, middle, y + 40, fitting(words.fight, 200, STRONG, SMALL), PAPER_LIGHT, width=200)
    _draw_monster(board, middle + 106, left + width - 24, y, fight, words)


def _draw_party(
    board: Image.Image, left: float, right: float, y: float, view: BagView, fight: FightView, looks: Sequence[HeroLook]
) -> None:
    """The front fighter large, partners behind, each partner a die more (R53)."""
    front, *partners = fight.fighters
    stamp_centred(board, looks[front].glow(70), left + 50, y)
    stamp_centred(board, looks[front].piece(70), left + 50, y)
    x = left + 132
    for index in partners:
        stamp_centred(board, looks[index].piece(48), x, y + 30)
        x += 56
    hero = view.heroes[front]
    room = round(right - left - 108)
    write(board, looks[front].name, left + 108, y - 34, NAME, PAPER_LIGHT, align="left", width=room)
    dice = fight.rolls or (UNTHROWN,) * (hero.dice + len(partners))
    _draw_attack(board, max(x, left + 132) - 24, right, y + 26, dice, hero.plus)


def _draw_monster(board: Image.Image, left: float, right: float, y: float, fight: FightView, words: MapWords) -> None:
    monster = fight.monster
    draw_monster(board, monster, right - 56, y, 92)
    end = right - 130
    put_bar(board, end - _BAR, y - 34, _BAR, monster.hp, monster.most, BLOOD)
    room = round(end - _BAR - 14 - left)
    name = words.monsters[monster.key]
    write(board, name, left, y - 34, fitting(name, room, HEAD, NAME, SMALL), PAPER_LIGHT, align="left", width=room)
    _draw_attack(board, left, end, y + 26, fight.foe_rolls if fight.rolls else (UNTHROWN,) * monster.dice, monster.plus)


def _draw_attack(board: Image.Image, left: float, right: float, y: float, dice: Sequence[int], plus: int) -> None:
    """The dice with their pips, and what is added."""
    pitch = min(_DIE + 8.0, max(24.0, (right - left - 90 - _DIE) / max(1, len(dice) - 1)))
    for number, pips in enumerate(dice):
        stamp(board, die(pips, _DIE), left + number * pitch, y - _DIE / 2)
    if plus:
        end = left + max(0, len(dice) - 1) * pitch + (_DIE if dice else 0)
        write(board, f"+{plus}", end + 10, y, _PLUS, PAPER_LIGHT, align="left")
