"""Before a room is laid: the three decks on the bare table (R1), those of rooms and enemies still whole."""

from PIL import Image

from bot.words import Words
from cogs.p52.content.cards import ENEMY_DECK, ROOM_DECK
from cogs.p52.pictures.colours import BACK, BACK_NIGHT
from cogs.p52.pictures.icons import CROWN, SPADE
from cogs.p52.view.view import P52View
from images.cards import Format, back
from images.icons import Icon
from images.palette import INK, PAPER_LIGHT, Accent
from images.shapes import stamp, stamp_centred
from images.tokens import coin
from images.type import SMALL, STRONG, write

_FORM = Format(116, 160, 12, SMALL, SMALL, 40)
_PITCH, _LIFT = 250, 5  # px


def draw_decks(board: Image.Image, x: float, top: float, view: P52View, words: Words) -> None:
    decks: tuple[tuple[str, int, Accent, Icon], ...] = (
        ("enemy", view.enemy_deck or len(ENEMY_DECK), BACK_NIGHT, CROWN),
        ("action", view.deck, BACK, SPADE),
        ("room", view.room_deck or len(ROOM_DECK), BACK_NIGHT, SPADE),
    )
    for number, (name, count, accent, emblem) in enumerate(decks):
        middle = x + (number - 1) * _PITCH
        left = middle - _FORM.width / 2
        for lift in range(min(4, count)):
            stamp(board, back(_FORM, accent, emblem), left + lift * _LIFT - 8, top + 26 - lift * _LIFT)
        stamp_centred(board, coin(str(count), 52, PAPER_LIGHT, INK), middle + 46, top + 172)
        write(board, words.say(f"board-deck-{name}"), middle, top + 222, STRONG, PAPER_LIGHT, width=_PITCH - 16)
