"""The strip above the board: the round that was scored, or the deed that was done."""

from collections.abc import Sequence

from PIL import Image

from bot.engine import Event
from bot.words import Words
from cogs.death_over_the_kingdom.pictures.captions import caption
from cogs.death_over_the_kingdom.pictures.colours import PALETTE
from cogs.death_over_the_kingdom.pictures.deed_strip import paint_deed
from cogs.death_over_the_kingdom.pictures.labels import board_words
from cogs.death_over_the_kingdom.pictures.round_strip import paint_round
from cogs.death_over_the_kingdom.pictures.strip import TITLE_ROOM
from cogs.death_over_the_kingdom.view.deeds import deed
from cogs.death_over_the_kingdom.view.moments import deed_of, round_shown, told_of, turned_by
from cogs.death_over_the_kingdom.view.view import KingdomView
from images.encode import to_png
from images.type import SMALL, legible


def draw_moment(view: KingdomView, names: Sequence[str], moments: Sequence[Event], words: Words) -> bytes | None:
    """As PNG bytes; None where these moments leave nothing to see."""
    strip = paint_moment(view, names, moments, words)
    return None if strip is None else to_png(strip, PALETTE)


def paint_moment(view: KingdomView, names: Sequence[str], moments: Sequence[Event], words: Words) -> Image.Image | None:
    """The same as an RGB picture."""
    said = board_words(words, view)
    shown = [legible(name, f"{said.seat} {number}") for number, name in enumerate(names, 1)]
    over, cards = told_of(moments), round_shown(view, moments)
    if cards is not None and over is not None:
        turned = turned_by(moments)
        note = "" if turned is None else caption(turned, shown, words, SMALL, TITLE_ROOM)
        title = caption(over, shown, words, SMALL, TITLE_ROOM)
        return paint_round(cards, shown, said, title, note)
    event = deed_of(moments)
    done = None if event is None else deed(event)
    if event is None or done is None:
        return None
    return paint_deed(view, done, shown, said, caption(event, shown, words, SMALL, TITLE_ROOM))
