"""A round of a fight, looked at: the dice of both sides, what they came to, who was hurt, who fell."""

from collections.abc import Mapping, Sequence

from PIL import Image

from cogs.bag_of_dungeon.pictures.icons import SKULL
from cogs.bag_of_dungeon.pictures.signs import put_beast
from cogs.bag_of_dungeon.pictures.words import MapWords
from cogs.bag_of_dungeon.view.beats import Clash
from images.dice import put_dice
from images.figures import Figure
from images.palette import GOLD, PAPER_LIGHT
from images.shapes import Box, stamp_centred
from images.tokens import chevron, cut_out
from images.type import NAME, SMALL, STRONG, Align, Style, Weight, fitting, is_cut, wrap, write

_TOTAL, _DAMAGE = Style(60, Weight.BLACK), Style(46, Weight.BLACK)
_SIDE = 72  # px from the box's edge to the middle of who stands there
_SIZE, _DIE = 80, 38
_BESIDE = 86  # px from the middle that no die comes into
_TITLE, _MIDDLE, _DICE = 32, 98, 168  # px from the upper edge
_WIDE = 600  # px; then names have room beside


def draw_clash(
    board: Image.Image, box: Box, clash: Clash, title: str, looks: Mapping[str, Figure], words: MapWords
) -> None:
    """The hero at the left, the monster at the right."""
    left, top, right, _ = box
    middle, y = (left + right) / 2, top + _MIDDLE
    room = round(right - left - 40)
    write(board, title, middle, top + _TITLE, fitting(title, room, NAME, STRONG, SMALL), PAPER_LIGHT, width=room)
    _draw_hero(board, left + _SIDE, y, clash, looks)
    put_beast(board, right - _SIDE, y, _SIZE + 6, clash.monster, clash.left)
    if clash.word in {"slain", "both"}:
        stamp_centred(board, cut_out(SKULL, 58, PAPER_LIGHT), right - _SIDE, y)
    if right - left > _WIDE:
        _write_names(board, box, looks[clash.hero].name, words.monsters[clash.monster])
    reach = (right - left) / 2 - 24 - _BESIDE
    end = _draw_dice(board, left + 24, top + _DICE, clash.dice, reach)
    if clash.is_critical:
        write(board, "×2", end + 8, top + _DICE, STRONG, GOLD, align="left")
    span = (len(clash.foe_dice) - 1) * _pitch(clash.foe_dice, reach) + _DIE
    _draw_dice(board, right - 24 - span, top + _DICE, clash.foe_dice, reach)
    _draw_outcome(board, middle, y, clash)


def _write_names(board: Image.Image, box: Box, hero: str, monster: str) -> None:
    left, top, right, _ = box
    room, y = round((right - left) / 2 - 2 * _SIDE - 78), top + _MIDDLE
    sides: tuple[tuple[str, float, Align], ...] = (
        (hero, left + _SIDE + 54, "left"),
        (monster, right - _SIDE - 54, "right"),
    )
    for name, x, side in sides:
        style = SMALL if is_cut(name, wrap(name, STRONG, room, 2)) else STRONG
        lines = wrap(name, style, room, 2)
        for number, line in enumerate(lines):
            at = y + (number - (len(lines) - 1) / 2) * 34
            write(board, line, x, at, style, PAPER_LIGHT, align=side, width=room)


def _draw_hero(board: Image.Image, x: float, y: float, clash: Clash, looks: Mapping[str, Figure]) -> None:
    look = looks[clash.hero]
    stamp_centred(board, look.piece(_SIZE), x, y)
    if clash.end in {"fallen", "both"}:
        stamp_centred(board, cut_out(SKULL, 58, PAPER_LIGHT), x, y)


def _draw_outcome(board: Image.Image, x: float, y: float, clash: Clash) -> None:
    """Both totals, and the damage with an arrow at whoever took it."""
    write(board, f"{clash.total} : {clash.foe_total}", x, y - 8, _TOTAL, PAPER_LIGHT)
    for damage, side in ((clash.dealt, 1), (clash.taken, -1)):
        if damage:
            write(board, f"−{damage}", x - side * 18, y + 50, _DAMAGE, GOLD)
            stamp_centred(board, chevron(90 - side * 90, 34, GOLD), x + side * 40, y + 50)


def _pitch(dice: Sequence[int], room: float) -> float:
    """Many dice lie closer together."""
    return min(_DIE + 6.0, (room - _DIE) / max(1, len(dice) - 1))


def _draw_dice(board: Image.Image, left: float, y: float, dice: Sequence[int], room: float) -> float:
    return put_dice(board, left, y, dice, _DIE, _pitch(dice, room))
