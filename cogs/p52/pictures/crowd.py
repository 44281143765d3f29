"""Who stands on a spot: enemies as cards where there is room, else as tickets; characters as tokens, fanned out."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from cogs.p52.pictures.courts import MARGIN, Court, colours_of, put_court
from cogs.p52.pictures.icons import SKULL
from cogs.p52.pictures.spots import LABELLED
from images.cards.playing import SHAPE, SIGNS
from images.figures import Figure
from images.icons import icon_mask
from images.palette import BLOOD, GLOW, INK, LEAF, PAPER_LIGHT
from images.part_cache import cached
from images.shapes import Box, Pen, Sprite, stamp_centred
from images.tokens import cut_out
from images.type import Style, Weight, label

TOKEN, LEAST, TALLEST = 72, 38, 124  # px
_TICKET = Style(27, Weight.BLACK)
_HIGH, _CARD_HIGH, _ABREAST = 38, 76, 3  # px of a ticket; of the least card; tokens in a row
_LEAST_PITCH = 25  # px from one ticket to the next
_HANGS = 14  # px of a ring under its card
_DUEL = 124  # px of width from which on a card and a token have room beside each other


class Foe(NamedTuple):
    """An enemy on a spot; `is_target`: somebody can aim at it just now."""

    look: Court
    health: tuple[int, int]
    is_target: bool = False
    is_frozen: bool = False


class Person(NamedTuple):
    """A character on a spot."""

    look: Figure
    is_acting: bool = False
    is_dead: bool = False


def put_crowd(
    board: Image.Image, x: float, y: float, size: tuple[int, int], foes: Sequence[Foe], people: Sequence[Person]
) -> None:
    """On a card of that size with its middle at x, y."""
    width, height = size
    body = (x - width / 2 + 6, y - height / 2 + LABELLED, x + width / 2 - 6, y + height / 2 - 6)
    room = body[3] - body[1]
    if not foes:
        _put_people(board, body, people)
    elif not people and room >= _CARD_HIGH + _HANGS and len(foes) * 44 <= width:
        _put_cards(board, body, foes)
    elif len(foes) == 1 and len(people) <= 2 and width >= _DUEL and room >= _CARD_HIGH + _HANGS:
        _put_duel(board, body, foes[0], people)
    else:
        _put_many(board, body, foes, people)


def _put_cards(board: Image.Image, body: Box, foes: Sequence[Foe]) -> None:
    left, top, right, bottom = body
    tall = min(TALLEST, round(bottom - top - _HANGS))
    x, y, step = (left + right) / 2, (top + bottom - _HANGS) / 2, _step(len(foes), tall * SHAPE, right - left)
    for number, foe in enumerate(foes):
        put_court(board, x + (number - (len(foes) - 1) / 2) * step, y, tall, foe.look, foe.health, is_lit=foe.is_target)


def _put_duel(board: Image.Image, body: Box, foe: Foe, people: Sequence[Person]) -> None:
    """The card at the left, who stands against it at the right."""
    left, top, right, bottom = body
    tall = min(TALLEST, round(bottom - top - _HANGS), round((right - left - LEAST - 4) / SHAPE))
    y = (top + bottom - _HANGS) / 2
    put_court(board, left + tall * SHAPE / 2, y, tall, foe.look, foe.health, is_lit=foe.is_target)
    each = min(TOKEN, round(right - left - tall * SHAPE - 2), round((bottom - top) / len(people)))
    for number, person in enumerate(people):
        _put_person(board, right - each / 2, y + (number - (len(people) - 1) / 2) * (each + 6), each, person)


def _put_many(board: Image.Image, body: Box, foes: Sequence[Foe], people: Sequence[Person]) -> None:
    """Tickets below each other, and a row of tokens under them."""
    left, top, right, bottom = body
    each = min(TOKEN, max(LEAST, round((bottom - top) * 0.36))) if people else 0
    room = bottom - top - each * 0.8
    pitch = max(_LEAST_PITCH, min(_HIGH + 2, (room - _HIGH) / max(1, len(foes) - 1)))
    spread = pitch * (len(foes) - 1)
    first = top + max(min(_HIGH / 2 - 4, room - _HIGH / 2 - spread), (room - spread) / 2)
    for number, foe in enumerate(foes):
        shown = ticket(foe.look, foe.health[0], foe.health[1], is_lit=foe.is_target)
        stamp_centred(board, shown, (left + right) / 2, first + number * pitch)
    if people:
        _put_row(board, (left + right) / 2, bottom - each / 2 + 2, each, right - left, people)


def _put_people(board: Image.Image, body: Box, people: Sequence[Person]) -> None:
    """In one row, or in two."""
    left, top, right, bottom = body
    rows = 1 if len(people) <= _ABREAST else 2
    abreast = -(-len(people) // rows)
    each = max(LEAST, min(88 if len(people) == 1 else TOKEN, round((right - left) / min(2.4, abreast)) - 6))
    each = max(LEAST, min(each, round((bottom - top) / rows) - 4))
    pitch = min(each + 4, (bottom - top + 4 - each) / max(1, rows - 1))
    for row in range(rows):
        y = (top + bottom) / 2 + (row - (rows - 1) / 2) * pitch
        _put_row(board, (left + right) / 2, y, each, right - left, people[row * abreast : (row + 1) * abreast])


def _put_row(board: Image.Image, x: float, y: float, each: int, room: float, people: Sequence[Person]) -> None:
    """Fanned out where they have no room beside each other; who acts lies on top."""
    step = _step(len(people), each, room)
    placed = [(x + (number - (len(people) - 1) / 2) * step, person) for number, person in enumerate(people)]
    for at, person in sorted(placed, key=lambda one: one[1].is_acting):
        _put_person(board, at, y, each, person)


def _step(count: int, size: float, room: float) -> float:
    """From one piece to the next: side by side, or overlapping where that is too wide."""
    return min(size + 6, (room - size) / max(1, count - 1))


def _put_person(board: Image.Image, x: float, y: float, size: int, person: Person) -> None:
    if person.is_acting:
        stamp_centred(board, person.look.glow(size - 8), x, y)
    stamp_centred(board, person.look.piece(size - 8 if person.is_acting else size), x, y)
    if person.is_dead:
        stamp_centred(board, cut_out(SKULL, round(size * 0.66), PAPER_LIGHT), x, y)


@cached
def ticket(look: Court, health: int, most: int, *, is_lit: bool = False) -> Sprite:
    """Letter and suit, and the health that is left: all there is room for."""
    number = label(str(max(0, health)), _TICKET)
    letter = label(look.letter, _TICKET) if look.suit else None
    head = 50
    width = head + number.width + 16
    pen = Pen(width, _HIGH, margin=MARGIN)
    ground, ink = colours_of(look)
    if is_lit:
        pen.rounded((-6, -6, width + 6, _HIGH + 6), 14, GLOW, INK, 2)
    pen.rounded((0, 0, width, _HIGH), 9, BLOOD if health * 3 <= most else LEAF, INK, 3)
    pen.rounded((0, 0, head, _HIGH), 9, ground, INK, 3)
    if letter is not None and look.suit is not None:
        pen.mask(letter.mask, 5, _HIGH / 2 - letter.middle, ink)
        pen.mask(icon_mask(SIGNS[look.suit], 20), 27, _HIGH / 2 - 10, ink)
    else:
        pen.mask(icon_mask(look.icon, 28), (head - 28) / 2, _HIGH / 2 - 14, ink)
    pen.mask(number.mask, head + 5, _HIGH / 2 - number.middle, PAPER_LIGHT)
    return pen.sprite(shadow=0.4)
