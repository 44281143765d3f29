"""A deck with the number of its cards, and the place of a pile that has none."""

from PIL import Image

from images.cards.backs import back, place
from images.cards.formats import Format
from images.icons import Icon
from images.palette import INK_SOFT, PAPER_LIGHT, Accent
from images.shapes import stamp, stamp_centred
from images.tokens import coin
from images.type import SMALL, write

LIFT = 7  # px from one card of a pile to the next
PILE = Format(72, 100, 12, SMALL, SMALL, 40)
PILE_HEIGHT = 154  # px, with what is written below


def put_deck(
    base: Image.Image,
    spot: tuple[float, float],
    count: int,
    name: str,
    accent: Accent,
    emblem: Icon,
    form: Format = PILE,
) -> None:
    """A pile face down on its upper left corner: its cards on a coin, its name below."""
    left, top = spot
    if not count:
        stamp(base, place(form, INK_SOFT), left + LIFT, top + LIFT)
    for lift in range(min(3, count)):
        stamp(base, back(form, accent, emblem), left + LIFT * lift, top + LIFT * (2 - lift))
    middle = left + form.width / 2 + LIFT
    stamp_centred(base, coin(str(count), 50, PAPER_LIGHT), middle, top + form.height - 2)
    write(
        base, name, middle, top + form.height + PILE_HEIGHT - PILE.height - 12, SMALL, INK_SOFT, width=form.width + 34
    )


def put_empty(base: Image.Image, spot: tuple[float, float], name: str, width: int) -> None:
    """Where a pile will lie, with its name beside it in a line of that width."""
    left, top = spot
    stamp(base, place(PILE, INK_SOFT), left, top + 2 * LIFT)
    write(base, name, left + PILE.width + 18, top + 64, SMALL, INK_SOFT, align="left", width=width)


def put_held(
    base: Image.Image, spot: tuple[float, float], count: int, form: Format, accent: Accent, emblem: Icon
) -> None:
    """Cards held in a hand, as one small back in the middle of `spot` from its top on, with their number."""
    x, top = spot
    stamp(base, back(form, accent, emblem), x - form.width / 2, top)
    stamp_centred(base, coin(str(count), 40, PAPER_LIGHT), x, top + form.height)
