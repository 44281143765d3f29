"""The sheet in the middle of the table: turn, round and its goal, deck and discards."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from cogs.death_over_the_kingdom.content.terms import GOALS
from cogs.death_over_the_kingdom.pictures.colours import ACCENT
from cogs.death_over_the_kingdom.pictures.faces import EMBLEM, SKULL, plain_card
from cogs.death_over_the_kingdom.pictures.words import BoardWords
from cogs.death_over_the_kingdom.view.view import KingdomView
from images.banners import put_banner
from images.cards import MINI_HEIGHT, MINI_WIDTH, PILE, Format, mini, put_deck, put_empty, put_rows
from images.icons import Icon, icon_mask, put_icon
from images.palette import INK, INK_SOFT, PAPER_LIGHT
from images.part_cache import cached
from images.shapes import Box, Pen, Sprite, stamp_centred
from images.standings import CROWN, Standing, put_standings
from images.table.ring import Ring
from images.type import HEAD, NAME, SMALL, STRONG, Style, fitting, width_of, write

STEPS = {"lowest": 0, "between": 1, "highest": 2}
LILY = Icon("mdi", "fleur_de_lis")
TALL = 700  # px of height; a sheet like that takes larger letters
PAD = 34  # px inside the sheet
TURN, GOAL, AIM = 44, 142, 64  # heights, px
TITLE = 372  # px of width
NEAR, FAR, BETWEEN = 150, 180, 8  # px from one goal to the next, and between their names


class Scale(NamedTuple):
    """How large all is drawn: at a large table the sheet is tall, and phones show it small."""

    factor: float
    deck: Format
    per_row: int  # discards

    def __call__(self, length: float) -> float:
        return length * self.factor

    def style(self, style: Style) -> Style:
        return Style(round(style.size * self.factor), style.weight)


NEWEST = 7  # discards that a board for deciding shows
LOW, FLAT = 504, 420  # px of height: below them the deck has no name, and lies beside what the round costs
USUAL = Scale(1.0, PILE, 7)
LARGE = Scale(1.4, PILE._replace(width=101, height=140, radius=16), 6)


def draw_middle(board: Image.Image, view: KingdomView, names: Sequence[str], words: BoardWords, plan: Ring) -> None:
    if view.phase == "over":
        put_standings(board, plan.middle, words.result, _standings(view, names), ACCENT)
        return
    left, top, right, bottom = plan.middle
    if bottom - top < LOW:
        _draw_low(board, view, words, plan)
        return
    scale = LARGE if bottom - top >= TALL else USUAL
    rows = -(-len(view.discards) // scale.per_row) or 1
    card = scale(MINI_HEIGHT)
    room = bottom - top - 2 * PAD + 8 - scale(TURN + GOAL + AIM)
    row = min(card + 8, (room - 30 - card) / max(1, rows - 1))
    piles = max(scale.deck.height + 54.0, 14 + row * (rows - 1) + card)
    gap = min(40, (room - piles) / 3)
    x, y = (left + right) / 2, top + PAD - 4 + (room - piles - 3 * gap) / 2
    _draw_turn(board, words.turn, x, y + scale(TURN / 2), scale)
    y += scale(TURN) + gap
    if view.mode == "court":
        _draw_goals(board, view, words, x, y + 52)
    else:
        _draw_costs(board, words, x, y, scale)
    y += scale(GOAL) + gap
    _draw_aim(board, words.aim, (x, y + scale(AIM / 2), round(right - left - 18)), scale)
    y += scale(AIM) + gap
    _draw_piles(board, view, words, (left + PAD, y, right - PAD, row), scale)


def _draw_low(board: Image.Image, view: KingdomView, words: BoardWords, plan: Ring) -> None:
    """The same where there is less room, with the newest discards alone."""
    left, top, right, bottom = plan.middle
    room, is_flat = bottom - top - 2 * PAD + 8, bottom - top < FLAT
    piles = 0 if is_flat else PILE.height + 25
    gap = max(4.0, min(34, (room - TURN - GOAL - AIM - piles) / (2 if is_flat else 3)))
    x, y = (left + right) / 2, top + PAD - 4
    _draw_turn(board, words.turn, x, y + TURN / 2, USUAL)
    y += TURN + gap
    if view.mode == "court":
        _draw_goals(board, view, words, x, y + 52)
    else:
        _draw_costs(board, words, x, y, USUAL)
    across = (left + PAD, y + 8, right - PAD, 0) if is_flat else (left + PAD, bottom - PAD - piles + 8, right - PAD, 0)
    y += GOAL + gap
    _draw_aim(board, words.aim, (x, y + AIM / 2, round(right - left - 18)), USUAL)
    _draw_newest(board, view, words, across, is_flat=is_flat)


def _draw_newest(board: Image.Image, view: KingdomView, words: BoardWords, box: Box, *, is_flat: bool) -> None:
    """The deck with its count at the left, the newest discards at the right, as many as have room."""
    left, top, right, _ = box
    put_deck(board, (left, top), view.deck, "", ACCENT, EMBLEM)
    most = 2 if is_flat else NEWEST
    newest = [mini(plain_card(code, words), ACCENT) for code in view.discards[-most:]]
    start = right - 2 * MINI_WIDTH - 8 if is_flat else left + PILE.width + 40
    if not newest and not is_flat:
        put_empty(board, (start, top), words.discards, 190)
    step = min((right - start - MINI_WIDTH) / max(1, most - 1), MINI_WIDTH + 8)
    put_rows(board, newest, (start, top + 14), (step, 0), most)


def _standings(view: KingdomView, names: Sequence[str]) -> list[Standing]:
    """Who came where, the best first (R46, R47, R53, R56)."""
    outcome = view.outcome
    assert outcome is not None, "only a match that is over has a result"
    ranked = sorted(view.seats, key=lambda seat: (outcome.rank(seat.seat), seat.seat))
    return [
        Standing(str(outcome.rank(seat.seat)), names[seat.seat], str(seat.points), seat.seat in outcome.winners)
        for seat in ranked
    ]


def _draw_turn(board: Image.Image, turn: str, x: float, y: float, scale: Scale) -> None:
    half = (
        write(board, turn, x, y, fitting(turn, TITLE, scale.style(HEAD), NAME, STRONG, SMALL), ACCENT.main, width=TITLE)
        / 2
        + 28
    )
    for side in (-1, 1):
        put_icon(board, LILY, x + side * half, y, 34, ACCENT.metal)


def _draw_aim(board: Image.Image, aim: str, where: tuple[float, float, int], scale: Scale) -> None:
    """`where`: the middle of the banner, and its width."""
    x, y, width = where
    put_banner(
        board,
        aim,
        (x, y, width, round(scale(AIM))),
        ACCENT.metal,
        INK,
        scale.style(NAME),
        scale.style(STRONG),
        NAME,
        STRONG,
        SMALL,
        room=width - 66,
    )


def _draw_goals(board: Image.Image, view: KingdomView, words: BoardWords, x: float, y: float) -> None:
    """The three rounds of a turn side by side, the present one large and bright."""
    widest = max(width_of(words.goals[goal], STRONG if goal == view.goal else SMALL) for goal in GOALS)
    apart = min(max(NEAR, widest + BETWEEN), FAR)  # as far as their names need, where the sheet has room
    for number, goal in enumerate(GOALS):
        spot = x + (number - 1) * apart
        is_now = goal == view.goal
        stamp_centred(board, emblem(STEPS[goal], CROWN, 104 if is_now else 76, is_now), spot, y)
        name, room = words.goals[goal], apart - BETWEEN
        style = fitting(name, room, STRONG, SMALL) if is_now else SMALL
        write(board, name, spot, y + 74, style, INK if is_now else INK_SOFT, width=room)


def _draw_costs(board: Image.Image, words: BoardWords, x: float, y: float, scale: Scale) -> None:
    """The classic game: what the lowest card costs, and perhaps the next ones."""
    for step, cost in enumerate(words.costs):
        spot = x + (step - (len(words.costs) - 1) / 2) * scale(150)
        sign = emblem(step, SKULL, round(scale(104)), True)  # noqa: FBT003 - part of the cache's key
        stamp_centred(board, sign, spot, y + scale(52))
        write(board, cost, spot, y + scale(126), scale.style(STRONG), width=round(scale(160)))


@cached
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


def _draw_piles(board: Image.Image, view: KingdomView, words: BoardWords, box: Box, scale: Scale) -> None:
    """The deck with its count, then the discards in rows, oldest first; `box`: left, top, right, from row to row."""
    left, top, right, row = box
    put_deck(board, (left, top), view.deck, words.deck, ACCENT, EMBLEM, scale.deck)
    start = left + scale.deck.width + 40
    if not view.discards:
        put_empty(board, (start, top), words.discards, 190)
    step = min((right - start - scale(MINI_WIDTH)) / (scale.per_row - 1), scale(MINI_WIDTH) + 8)
    discards = [mini(plain_card(code, words), ACCENT, scale.factor) for code in view.discards]
    put_rows(board, discards, (start, top + 14), (step, row), scale.per_row)
