"""The picture made for the end: laurels around who has won, and how far everybody came."""

from collections.abc import Sequence

from PIL import Image

from bot.engine import Outcome
from cogs.death_over_the_kingdom.pictures.colours import ACCENT, PALETTE
from cogs.death_over_the_kingdom.pictures.faces import SKULL, table_card
from cogs.death_over_the_kingdom.pictures.words import BoardWords
from cogs.death_over_the_kingdom.view.chronicle import Chronicle
from cogs.death_over_the_kingdom.view.view import CardView, KingdomView
from images.banners import put_banner
from images.cards import Format, face
from images.encode import to_png
from images.lanes import Lane, put_lanes
from images.laurels import laurels
from images.palette import INK, PAPER_LIGHT
from images.paper import page
from images.shapes import Sprite, stamp, stamp_centred
from images.standings import CROWN
from images.tokens import cut_out, plate
from images.type import HEAD, NAME, SMALL, SMALLEST, STRONG, Style, Weight, fitting, legible, write

WIDTH, EDGE = 800, 44  # px
TITLE, HONOUR, NAMED = 72, 252, 380  # px from the upper edge to the middle of each
TOP = 424  # px from the upper edge to the first lane
HIGH, LOW, MANY = 56, 42, 8  # px of a lane, with few seats and with more than many
CARD = Format(132, 156, 14, Style(48, Weight.BLACK), Style(SMALLEST, Weight.SEMIBOLD), 54)
WREATH, BESIDE = 230, 238  # px; one wreath, and from one to the next
HONOURED = 3  # more who share the win are counted, not shown


def draw_ending(
    view: KingdomView, outcome: Outcome, names: Sequence[str], told: Chronicle, words: BoardWords, plural: str
) -> bytes:
    """As PNG bytes; `plural` stands where no winner is named: that all are tied, or that many share the win."""
    return to_png(paint_ending(view, outcome, names, told, words, plural), PALETTE)


def paint_ending(
    view: KingdomView, outcome: Outcome, names: Sequence[str], told: Chronicle, words: BoardWords, plural: str
) -> Image.Image:
    shown = [legible(name, f"{words.seat} {number}") for number, name in enumerate(names, 1)]
    pitch = HIGH if len(names) <= MANY else LOW
    picture = page(WIDTH, TOP + pitch * len(names) + EDGE + 12, ACCENT)
    put_banner(picture, words.result, (WIDTH / 2, TITLE, 640, 60), ACCENT.metal, INK, HEAD, NAME, SMALL)
    _draw_winners(picture, view, outcome.winners, shown, words, plural)
    lanes = [lane(view, outcome, told, seat, shown[seat]) for seat in sorted(range(len(names)), key=outcome.rank)]
    wanted = outcome.scores[outcome.winners[0]] if outcome.winners and view.unit == "points" else None
    put_lanes(picture, lanes, (EDGE, TOP, WIDTH - EDGE), pitch, ACCENT, wanted)
    return picture


def _draw_winners(
    picture: Image.Image,
    view: KingdomView,
    winners: Sequence[int],
    names: Sequence[str],
    words: BoardWords,
    plural: str,
) -> None:
    """Each with the card of the last round; of many only that they are many."""
    if not winners or len(winners) > HONOURED:
        sign, colour = (CROWN, ACCENT.metal) if winners else (SKULL, PAPER_LIGHT)
        _draw_honour(picture, WIDTH / 2, cut_out(sign, 110, colour), has_won=bool(winners))
        _draw_plate(picture, WIDTH / 2, plural, 420)
        return
    for number, seat in enumerate(winners):
        x = WIDTH / 2 + (number - (len(winners) - 1) / 2) * BESIDE
        card = _last_card(view, seat)
        shown = None if card is None else table_card(card, words)
        sprite = cut_out(CROWN, 110, ACCENT.metal) if shown is None else face(shown, CARD, ACCENT)
        _draw_honour(picture, x, sprite, has_won=True)
        if shown is not None:
            stamp_centred(picture, cut_out(CROWN, 60, ACCENT.metal), x, HONOUR - CARD.height / 2 - 18)
        _draw_plate(picture, x, names[seat], 420 if len(winners) == 1 else 224)


def _draw_honour(picture: Image.Image, x: float, honoured: Sprite, *, has_won: bool) -> None:
    if has_won:
        stamp_centred(picture, laurels(WREATH, WREATH), x, HONOUR - 6)
    stamp_centred(picture, honoured, x, HONOUR)


def _draw_plate(picture: Image.Image, x: float, said: str, width: int) -> None:
    stamp(picture, plate(width, 52, ACCENT.main, ACCENT.metal, 5), x - width / 2, NAMED - 26)
    style = fitting(said, width - 30, HEAD, NAME, STRONG, SMALL)
    write(picture, said, x, NAMED, style, PAPER_LIGHT, width=width - 24)


def _last_card(view: KingdomView, seat: int) -> CardView | None:
    """As it lay when the last round was scored."""
    return None if view.last_round is None else view.last_round.seats[seat].table


def lane(view: KingdomView, outcome: Outcome, told: Chronicle, seat: int, name: str) -> Lane:
    """The number at its end is what it measures: with lives the rounds somebody lasted, as most have none left."""
    far = _far(view, outcome, told, seat)
    said = far if view.unit == "lives" and told.out else outcome.scores[seat]
    return Lane(str(outcome.rank(seat)), name, far, str(said), seat in outcome.winners)


def _far(view: KingdomView, outcome: Outcome, told: Chronicle, seat: int) -> int:
    """Points and tokens by their number; with lives the rounds somebody lasted, or if those are not known the place."""
    if view.unit != "lives":
        return outcome.scores[seat]
    if not told.out:
        return len(outcome.scores) - outcome.rank(seat) + 1
    return told.out.get(seat, view.round)
