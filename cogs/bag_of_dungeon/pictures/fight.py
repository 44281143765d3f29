"""The fight going on, on a band of its own: who stands against what, and with how many dice."""

from collections.abc import Sequence

from PIL import Image

from cogs.bag_of_dungeon.pictures.icons import SWORDS
from cogs.bag_of_dungeon.pictures.tile import draw_monster
from cogs.bag_of_dungeon.pictures.words import MapWords
from cogs.bag_of_dungeon.view import BagView, FightView
from images.dice import UNTHROWN, put_dice
from images.figures import Figure
from images.icons import put_icon
from images.meters import put_bar
from images.palette import BLOOD, GOLD, INK, PAPER_LIGHT
from images.shapes import stamp, stamp_centred
from images.tokens import chevron, plate
from images.type import HEAD, NAME, SMALL, STRONG, Style, Weight, fitting, width_of, write

HEIGHT = 132  # px
_PLUS = Style(44, Weight.BLACK)
_TOTAL, _DAMAGE = Style(46, Weight.BLACK), Style(40, Weight.BLACK)
_DIE, _BAR, _LEAST_BAR, _DOUBLED = 52, 124, 88, 66


def draw_fight(
    board: Image.Image, box: tuple[float, float, int], view: BagView, looks: Sequence[Figure], words: MapWords
) -> None:
    """The band, in a box of left, top and width; draws nothing where nobody fights."""
    fight = view.fight
    if fight is None:
        return
    left, top, width = box
    middle, y = left + width / 2, top + HEIGHT / 2
    stamp(board, plate(width, HEIGHT, (66, 28, 28), INK), left, top)
    _draw_party(board, left + 24, middle - 110, y, view, fight, looks)
    _draw_outcome(board, middle, y, fight, words)
    _draw_monster(board, middle + 106, left + width - 24, y, fight, words)


def _draw_outcome(board: Image.Image, x: float, y: float, fight: FightView, words: MapWords) -> None:
    """The two totals and the damage, with an arrow at whoever took it; before the first blow crossed swords."""
    write(board, words.fight, x, y + 42, fitting(words.fight, 200, STRONG, SMALL), PAPER_LIGHT, width=200)
    blow = fight.blow
    if blow is None:
        put_icon(board, SWORDS, x, y - 24, 62, GOLD)
        return
    write(board, f"{blow.total} : {blow.foe_total}", x, y - 38, _TOTAL, PAPER_LIGHT)
    for damage, side in ((blow.dealt, 1), (blow.taken, -1)):
        if damage:
            write(board, f"−{damage}", x - side * 18, y + 4, _DAMAGE, GOLD)
            stamp_centred(board, chevron(90 - side * 90, 34, GOLD), x + side * 36, y + 4)


def _draw_party(
    board: Image.Image, left: float, right: float, y: float, view: BagView, fight: FightView, looks: Sequence[Figure]
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
    is_critical = fight.blow is not None and fight.blow.is_critical
    _draw_attack(board, max(x, left + 132) - 24, right, y + 26, dice, hero.plus, is_critical=is_critical)


def _draw_monster(board: Image.Image, left: float, right: float, y: float, fight: FightView, words: MapWords) -> None:
    monster = fight.monster
    draw_monster(board, monster, right - 56, y, 92)
    end = right - 130
    name = words.monsters[monster.key]
    wide = round(min(_BAR, max(_LEAST_BAR, end - left - 14 - width_of(name, SMALL))))  # a long name takes some of it
    put_bar(board, end - wide, y - 34, wide, monster.hp, monster.most, BLOOD)
    room = round(end - wide - 14 - left)
    write(board, name, left, y - 34, fitting(name, room, HEAD, NAME, SMALL), PAPER_LIGHT, align="left", width=room)
    _draw_attack(board, left, end, y + 26, fight.foe_rolls if fight.rolls else (UNTHROWN,) * monster.dice, monster.plus)


def _draw_attack(
    board: Image.Image,
    left: float,
    right: float,
    y: float,
    dice: Sequence[int],
    plus: int,
    *,
    is_critical: bool = False,
) -> None:
    """The dice with their pips, doubled by a critical hit, and what is added."""
    room = right - left - 90 - (_DOUBLED if is_critical else 0)
    pitch = min(_DIE + 8.0, max(24.0, (room - _DIE) / max(1, len(dice) - 1)))
    end = put_dice(board, left, y, dice, _DIE, pitch)
    if is_critical:
        write(board, "×2", end + 10, y, _PLUS, GOLD, align="left")
        end += _DOUBLED
    if plus:
        write(board, f"+{plus}", end + 10, y, _PLUS, PAPER_LIGHT, align="left")
