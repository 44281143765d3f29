"""What stands over the table: the adventure and its room, the light, the door, the decks."""

from collections.abc import Iterator

from PIL import Image

from bot.words import Words
from cogs.p52.pictures.colours import ACCENT, BACK
from cogs.p52.pictures.doors import door_sign
from cogs.p52.pictures.icons import LIGHTS
from cogs.p52.pictures.looks import is_dark
from cogs.p52.pictures.order import tray
from cogs.p52.state.places import NOWHERE, label
from cogs.p52.view.view import P52View
from images.icons import put_icon
from images.palette import INK, PAPER, PAPER_LIGHT
from images.part_cache import cached
from images.shapes import Pen, Sprite, stamp, stamp_centred
from images.tokens import plate
from images.type import HEAD, NAME, SMALL, STRONG, Style, Weight, fitting, width_of, write

TOP, HEIGHT = 46, 96  # px from the upper edge to the head, and of the head
SLIM = 60  # px of the head that has one line
_FACT = Style(30, Weight.BOLD)
_DOOR = 170  # px that the door and what is said of it take


def draw_head(board: Image.Image, left: int, width: int, view: P52View, words: Words) -> None:
    """The light and the room at the left, the door and the decks at the right."""
    y = TOP + HEIGHT / 2
    stamp(board, tray(width, HEIGHT, is_dark=is_dark(view)), left, TOP)
    end = _put_decks(board, left + width - 18, y, view)
    if not view.room.key:
        under = words.say("prompt-lay.title" if view.phase == "lay" else "board-gathering")
        _put_title(board, left + 26, y, round(end - left - 30), _adventure(view, words), under)
        return
    _put_door(board, end - _DOOR, y, view, words)
    put_icon(board, LIGHTS[view.room.light], left + 46, y, 50, ACCENT.metal_light)
    room = words.say(f"room-{view.room.key}")
    place = words.say("board-room", adventure=_adventure(view, words), number=view.room.number, rooms=view.room.rooms)
    _put_title(board, left + 84, y, round(end - _DOOR - left - 100), room, place)


def draw_slim_head(board: Image.Image, box: tuple[int, int, int], view: P52View, words: Words) -> None:
    """On one line; the box is left, top and width. Only where a room is laid."""
    left, top, width = box
    y = top + SLIM / 2
    stamp(board, tray(width, SLIM, is_dark=is_dark(view)), left, top)
    end = _put_decks(board, left + width - 16, y, view) - 12
    end -= _put_slim_door(board, end, y, view, words) + 24
    put_icon(board, LIGHTS[view.room.light], left + 36, y, 40, ACCENT.metal_light)
    room, x = words.say(f"room-{view.room.key}"), left + 70
    written = write(
        board, room, x, y, fitting(room, round(end - x), NAME, STRONG, SMALL), ACCENT.metal_light, align="left"
    )
    place = words.say("board-room", adventure=_adventure(view, words), number=view.room.number, rooms=view.room.rooms)
    x += written + 22
    if width_of(place, SMALL) <= end - x:
        write(board, place, x, y + 2, SMALL, PAPER, align="left")


def _put_slim_door(board: Image.Image, right: float, y: float, view: P52View, words: Words) -> int:
    """Where it is and whether it opens, its end at `right`; returns how wide it is."""
    has_door = view.room.exit != NOWHERE and view.room.lock != "none"
    lock = words.say("board-lock", lock=view.room.lock)
    said = f"{label(view.room.exit)} {lock}" if has_door else words.say("board-no-door")
    width = write(board, said, right, y, STRONG if has_door else SMALL, PAPER_LIGHT, align="right")
    if not has_door:
        return round(width)
    stamp_centred(board, door_sign(34, 46, view.room.lock), right - width - 28, y)
    return round(width) + 46


def _adventure(view: P52View, words: Words) -> str:
    return words.say(f"adventure-{view.options.adventure}")


def _put_title(board: Image.Image, x: float, y: float, room: int, title: str, more: str) -> None:
    style = fitting(title, room, HEAD, NAME, STRONG, SMALL)
    write(board, title, x, y - 19, style, ACCENT.metal_light, align="left", width=room)
    write(board, more, x, y + 25, fitting(more, room, STRONG, SMALL), PAPER, align="left", width=room)


def _put_door(board: Image.Image, x: float, y: float, view: P52View, words: Words) -> None:
    """Where it is, and whether it opens."""
    if view.room.exit == NOWHERE or view.room.lock == "none":
        write(board, words.say("board-no-door"), x + _DOOR - 14, y, SMALL, PAPER, align="right", width=_DOOR)
        return
    stamp_centred(board, door_sign(44, 64, view.room.lock), x + 24, y)
    room = _DOOR - 66
    write(board, label(view.room.exit), x + 58, y - 18, NAME, PAPER_LIGHT, align="left", width=room)
    lock = words.say("board-lock", lock=view.room.lock)
    write(board, lock, x + 58, y + 20, SMALL, PAPER, align="left", width=room)


def _put_decks(board: Image.Image, right: float, y: float, view: P52View) -> float:
    """How many cards are left to flip, and how many lie turned; returns where they begin."""
    x = right
    for sprite, count in reversed(list(_decks(view))):
        text = str(count)
        width = width_of(text, _FACT) + 58
        x -= width
        stamp(board, plate(width, 46, PAPER_LIGHT, INK, 3), x, y - 23)
        stamp_centred(board, sprite, x + 27, y)
        write(board, text, x + 46, y, _FACT, align="left")
        x -= 10
    return x - 8


def _decks(view: P52View) -> Iterator[tuple[Sprite, int]]:
    yield _tiny(is_up=False), view.deck
    yield _tiny(is_up=True), view.discards


@cached
def _tiny(*, is_up: bool) -> Sprite:
    """A card's back, or its face."""
    pen = Pen(25, 35)
    pen.rounded((0, 0, 25, 35), 4, PAPER_LIGHT, INK, 2)
    if is_up:
        pen.ellipse((8, 13, 17, 22), INK, None)
    else:
        pen.rounded((4, 4, 21, 31), 2, BACK.main, None)
    return pen.sprite()
