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
from images.banners import put_banner
from images.icons import put_icon
from images.kept import kept
from images.palette import INK, PAPER, PAPER_LIGHT
from images.shapes import Pen, Sprite, stamp, stamp_centred
from images.tokens import plate
from images.type import HEAD, NAME, SMALL, STRONG, Style, Weight, fitting, width_of, write

HEIGHT, STRIP = 128, 64  # px from the upper edge to the strip, and of the strip
_TITLE = 76
_FACT = Style(30, Weight.BOLD)


def draw_head(board: Image.Image, view: P52View, words: Words) -> None:
    said = title(view, words)
    put_banner(board, said, (board.width / 2, _TITLE, 1040, 70), ACCENT.metal, INK, HEAD, NAME, STRONG, SMALL)


def title(view: P52View, words: Words) -> str:
    adventure = words.say(f"adventure-{view.options.adventure}")
    if not view.room.key:
        return adventure
    return words.say("board-title", adventure=adventure, room=words.say(f"room-{view.room.key}"))


def draw_strip(board: Image.Image, left: int, top: int, width: int, view: P52View, words: Words) -> None:
    """Light, room and door at the left, the decks at the right."""
    y = top + STRIP / 2
    stamp(board, tray(width, STRIP, is_dark=is_dark(view)), left, top)
    end = _put_decks(board, left + width - 16, y, view)
    x: float = left + 20
    if not view.room.key:
        write(board, words.say("board-gathering"), x, y, STRONG, ACCENT.metal_light, align="left", width=round(end - x))
        return
    put_icon(board, LIGHTS[view.room.light], x + 18, y, 36, ACCENT.metal_light)
    x += 46
    said = words.say("board-room", number=view.room.number, rooms=view.room.rooms, light=view.room.light)
    x += write(board, said, x, y, STRONG, PAPER_LIGHT, align="left", width=340) + 26
    _put_door(board, x, y, round(end - x), view, words)


def _put_door(board: Image.Image, x: float, y: float, room: int, view: P52View, words: Words) -> None:
    """Where the door is, and whether it opens."""
    has_door = view.room.exit != NOWHERE and view.room.lock != "none"
    if has_door:
        stamp_centred(board, door_sign(28, 40, view.room.lock), x + 16, y)
        x, room = x + 42, room - 42
    spot = label(view.room.exit) if has_door else ""
    said = words.say("board-door", spot=spot, lock=view.room.lock if has_door else "none")
    write(board, said, x, y, fitting(said, room, STRONG, SMALL), PAPER, align="left", width=room)


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


@kept
def _tiny(*, is_up: bool) -> Sprite:
    """A card's back, or its face."""
    pen = Pen(25, 35)
    pen.rounded((0, 0, 25, 35), 4, PAPER_LIGHT, INK, 2)
    if is_up:
        pen.ellipse((8, 13, 17, 22), INK, None)
    else:
        pen.rounded((4, 4, 21, 31), 2, BACK.main, None)
    return pen.sprite()
