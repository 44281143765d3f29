"""The sheet in the middle of the table: turn, round and its goal, deck and discards."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from cogs.death_over_the_kingdom.board_faces import ACCENT, EMBLEM, plain_card
from cogs.death_over_the_kingdom.board_result import draw_result
from cogs.death_over_the_kingdom.board_words import BoardWords
from cogs.death_over_the_kingdom.view import Goal, KingdomView
from images.cards import MINI_HEIGHT, MINI_WIDTH, Format, back, mini, place
from images.icons import Icon, icon_mask, put_icon
from images.palette import INK, INK_SOFT, PAPER_LIGHT
from images.ring import Ring
from images.shapes import Pen, Sprite, stamp, stamp_centred
from images.tokens import banner, coin
from images.type import HEAD, NAME, SMALL, STRONG, fitting, write

GOALS: tuple[Goal, ...] = ("highest", "lowest", "between")
STEPS = {"lowest": 0, "between": 1, "highest": 2}
CROWN = Icon("mdi", "crown")
SKULL = Icon("fa", "skull")
LILY = Icon("mdi", "fleur_de_lis")
PILE = Format(72, 100, 12, SMALL, SMALL, 40)
PER_ROW = 7
PAD = 34  # px inside the sheet
TURN, GOAL, AIM = 44, 142, 64  # heights, px
DECK = 154


def draw_middle(board: Image.Image, view: KingdomView, names: Sequence[str], words: BoardWords, plan: Ring) -> None:
    if view.phase == "over":
        draw_result(board, view, names, words, plan.middle)
        return
    left, top, right, bottom = plan.middle
    rows = -(-len(view.discards) // PER_ROW) or 1
    room = bottom - top - 2 * PAD + 8 - TURN - GOAL - AIM
    row = min(MINI_HEIGHT + 8.0, (room - 30 - MINI_HEIGHT) / max(1, rows - 1))
    piles = max(DECK, 14 + row * (rows - 1) + MINI_HEIGHT)
    gap = min(40, (room - piles) / 3)
    x, y = (left + right) / 2, top + PAD - 4 + (room - piles - 3 * gap) / 2
    _draw_turn(board, words.turn, x, y + TURN / 2)
    y += TURN + gap
    if view.mode == "court":
        _draw_goals(board, view, words, x, y + 52)
    else:
        _draw_costs(board, words, x, y + 52)
    y += GOAL + gap
    _draw_aim(board, words.aim, x, y + AIM / 2, round(right - left - 18))
    y += AIM + gap
    _draw_piles(board, view, words, (left + PAD, y, right - PAD), row)


def _draw_turn(board: Image.Image, turn: str, x: float, y: float) -> None:
    half = write(board, turn, x, y, HEAD, ACCENT.main, width=340) / 2 + 34
    for side in (-1, 1):
        put_icon(board, LILY, x + side * half, y, 34, ACCENT.metal)


def _draw_aim(board: Image.Image, aim: str, x: float, y: float, width: int) -> None:
    stamp_centred(board, banner(width, AIM, ACCENT.metal), x, y)
    room = width - 66
    write(board, aim, x, y, fitting(aim, room, NAME, STRONG, SMALL), width=room)


def _draw_goals(board: Image.Image, view: KingdomView, words: BoardWords, x: float, y: float) -> None:
    """The three rounds of a turn side by side, the present one large and bright."""
    for number, goal in enumerate(GOALS):
        spot = x + (number - 1) * 150
        is_now = goal == view.goal
        stamp_centred(board, emblem(STEPS[goal], CROWN, 104 if is_now else 76, is_now), spot, y)
        write(
            board, words.goals[goal], spot, y + 74, STRONG if is_now else SMALL, INK if is_now else INK_SOFT, width=160
        )


def _draw_costs(board: Image.Image, words: BoardWords, x: float, y: float) -> None:
    """The classic game: what the lowest card costs, and perhaps the next ones."""
    for step, cost in enumerate(words.costs):
        spot = x + (step - (len(words.costs) - 1) / 2) * 150
        stamp_centred(board, emblem(step, SKULL, 104, True), spot, y)  # noqa: FBT003 - part of the cache's key
        write(board, cost, spot, y + 74, STRONG, width=160)


@lru_cache(maxsize=16)
def emblem(wanted: int, sign: Icon, size: int, is_bright: bool) -> Sprite:  # noqa: FBT001 - part of the cache's key
    """Three steps, the one that counts filled and under a sign."""
    pen = Pen(size, size, margin=14)
    ground, line = (ACCENT.metal, INK) if is_bright else (PAPER_LIGHT, INK_SOFT)
    pen.ellipse((0, 0, size, size), ground, line, 4)
    wide = size * 0.17
    for step in range(3):
        left = size * (0.22 + 0.195 * step)
        top = size * (0.66 - 0.13 * step)
        pen.rounded((left, top, left + wide, size * 0.78), 3, line if step == wanted else ground, line, 3)
        if step == wanted:
            above = round(wide * 1.5)
            pen.mask(icon_mask(sign, above), left + (wide - above) / 2, top - above, line)
    return pen.sprite(shadow=0.4)


def _draw_piles(
    board: Image.Image, view: KingdomView, words: BoardWords, box: tuple[float, float, float], row: float
) -> None:
    """The deck with its count, then the discards in rows, oldest first."""
    left, top, right = box
    if not view.deck:
        stamp(board, place(PILE, INK_SOFT), left + 7, top + 7)
    for lift in range(min(3, view.deck)):
        stamp(board, back(PILE, ACCENT, EMBLEM), left + 7 * lift, top + 14 - 7 * lift)
    stamp_centred(board, coin(str(view.deck), 50, PAPER_LIGHT), left + PILE.width / 2 + 7, top + PILE.height - 2)
    write(board, words.deck, left + PILE.width / 2 + 7, top + DECK - 12, SMALL, INK_SOFT, width=PILE.width + 34)
    start = left + PILE.width + 40
    pitch = (right - start - MINI_WIDTH) / (PER_ROW - 1)
    if not view.discards:
        stamp(board, place(PILE, INK_SOFT), start, top + 14)
        write(board, words.discards, start + PILE.width + 18, top + 64, SMALL, INK_SOFT, align="left", width=190)
    for number, code in enumerate(view.discards):
        line, step = divmod(number, PER_ROW)
        stamp(board, mini(plain_card(code, words), ACCENT), start + step * pitch, top + 14 + line * row)
