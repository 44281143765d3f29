"""The one picture of a panel that asks: what has just happened, the land around one's hero, what one holds."""

from collections.abc import Sequence

from PIL import Image

from bot.words import Caption, Words
from cogs.dead_throne.pictures import hand
from cogs.dead_throne.pictures.colours import ACCENT, PALETTE
from cogs.dead_throne.pictures.lit import Lit
from cogs.dead_throne.pictures.looks import looks
from cogs.dead_throne.pictures.map import paint_map
from cogs.dead_throne.pictures.moment import paint_moment
from cogs.dead_throne.pictures.window import around
from cogs.dead_throne.view.beats import Beat
from cogs.dead_throne.view.view import ThroneView
from images.banners import TITLE, put_banner
from images.encode import to_png
from images.palette import INK_SOFT
from images.paper import page
from images.plates import slip
from images.shapes import put_outline, stamp, stamp_centred
from images.tokens import medal
from images.type import HEAD, NAME, SMALL, STRONG, fitting, write

WIDTH, MOST_HIGH = 1200, 1240
EDGE, _GAP, _TOP = 46, 12, 136  # px
_INNER = WIDTH - 2 * EDGE
_MAP = 400  # px of the land's height
_ROW, _COLUMNS = 66, 3
_CELL = (_INNER - _GAP * (_COLUMNS - 1)) // _COLUMNS


def draw_desk(
    view: ThroneView, names: Sequence[str], light: Lit, seen: Sequence[tuple[Beat, Caption]], words: Words
) -> bytes | None:
    """PNG bytes; None where one seat has the table to itself, or has no character yet. The public has none to draw."""
    if view.viewer is None:
        raise ValueError("The public has no desk to draw.")
    if len(view.players) == 1 or not view.players[view.viewer].character:
        return None
    strip = paint_moment(seen, looks(view, names, words)) if seen else None
    return to_png(_paint(view, view.viewer, names, light, strip, words), PALETTE)


def _paint(
    view: ThroneView, viewer: int, names: Sequence[str], light: Lit, strip: Image.Image | None, words: Words
) -> Image.Image:
    shown, player = looks(view, names, words), view.players[viewer]
    top = _TOP + (strip.height + _GAP if strip is not None else 0)
    land = _MAP + _GAP if player.at else 0
    room = (MOST_HIGH - EDGE - top - land) // (_ROW + _GAP) * _COLUMNS
    cells = _fitting_in(counted(hand.cards_of(player, words)), room)
    rows = -(-len(cells) // _COLUMNS)
    desk = page(WIDTH, top + land + rows * (_ROW + _GAP) + EDGE, ACCENT)
    title = " · ".join(part for part in (shown[viewer].name, shown[viewer].player) if part)
    put_banner(desk, title, (WIDTH / 2, TITLE, 1060, 72), ACCENT.main, ACCENT.metal_light, HEAD, NAME, STRONG)
    if strip is not None:
        desk.paste(strip, ((WIDTH - strip.width) // 2, _TOP))
    if player.at:
        window = around(player.at, (*light.stops, *light.path), _INNER, _MAP)
        desk.paste(paint_map(view, window, shown, light, words), (EDGE, top))
        put_outline(desk, (EDGE, top, EDGE + _INNER, top + window.height), ACCENT.deep, 5)
    for number, card in enumerate(cells):
        left = EDGE + number % _COLUMNS * (_CELL + _GAP)
        _draw_cell(desk, left, top + land + number // _COLUMNS * (_ROW + _GAP), card)
    return desk


def counted(cards: Sequence[hand.Card]) -> list[hand.Card]:
    """What one has several of stands there once, with their number."""
    several = {_kind(card): [one for one in cards if _kind(one) == _kind(card)] for card in cards}
    return [
        same[0] if len(same) == 1 else same[0]._replace(name=f"{len(same)} × {same[0].name}")
        for same in several.values()
    ]


def _kind(card: hand.Card) -> tuple[str, str, bool]:
    return card.name, card.more, card.is_faded


def _fitting_in(cards: list[hand.Card], room: int) -> list[hand.Card | int]:
    """All of them; where there is no room for that, how many more there are stands last."""
    if len(cards) <= room:
        return [*cards]
    return [*cards[: room - 1], len(cards) - room + 1]


def _draw_cell(desk: Image.Image, left: float, top: float, card: hand.Card | int) -> None:
    """A thing by its sign and its name: what it does is on the hand's own picture."""
    if isinstance(card, int):
        stamp(desk, slip(_CELL, _ROW, is_dark=True), left, top)
        write(desk, f"+ {card}", left + _CELL / 2, top + _ROW / 2, STRONG, INK_SOFT)
        return
    stamp(desk, slip(_CELL, _ROW, is_dark=card.is_faded), left, top)
    stamp_centred(desk, medal(card.icon, 46, hand.fill_of(card), card.ink), left + 40, top + _ROW / 2)
    room = _CELL - 88
    write(desk, card.name, left + 74, top + _ROW / 2, fitting(card.name, room, STRONG, SMALL), align="left", width=room)
