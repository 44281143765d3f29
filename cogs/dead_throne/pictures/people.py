"""Under the map: everybody at the table, with what all may know of them."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from PIL import Image

from bot.words import Words
from cogs.dead_throne.pictures import icons
from cogs.dead_throne.pictures.gear import item_icon
from cogs.dead_throne.pictures.marks import gem, terrain_of_stone
from cogs.dead_throne.view.view import PlayerView, ThingView, ThroneView
from images.figures import Figure
from images.icons import Icon, icon_mask, put_icon
from images.meters import put_health
from images.palette import BLOOD, GOLD, INK, INK_SOFT, LEAF, PAPER, PAPER_SHADE, Colour
from images.part_cache import cached
from images.plates import person_plate
from images.shapes import Pen, Sprite, stamp, stamp_centred
from images.tokens import MARGIN, medal
from images.type import SMALL, STRONG, Style, Weight, fitting, width_of, write

HEIGHT, GAP = 158, 12  # px of a plate, and between two
SLIM, _NARROW = 92, 215  # px of a plate in the strip below the near map; of one where the name has a row for itself
_PIECE = 64
_BAR, _LEAST_BAR = 132, 78  # px of the health, and where there is much to count beside it
_COUNT = Style(28, Weight.BOLD)
_COPPER: Colour = (178, 96, 44)
Count: TypeAlias = tuple[Icon, int, Colour]


def height(count: int) -> int:
    """Px that plates for so many take, two in a row; one alone has a row for itself."""
    rows = (count + 1) // 2
    return rows * HEIGHT + (rows - 1) * GAP


def draw_people(
    board: Image.Image, box: tuple[float, float, float], view: ThroneView, looks: Sequence[Figure], words: Words
) -> None:
    """`box`: left, top, width."""
    left, top, width = box
    each = round((width - GAP) / 2) if len(view.players) > 1 else round(width)
    for player in view.players:
        x = left + player.seat % 2 * (each + GAP)
        y = top + player.seat // 2 * (HEIGHT + GAP)
        _draw_plate(board, (x, y, each), player, looks[player.seat], view, words)


def draw_strip(board: Image.Image, box: tuple[float, float, float], view: ThroneView, looks: Sequence[Figure]) -> None:
    """Everybody in one row: who it is, what is left of them, and what hinders them."""
    left, top, width = box
    each = round((width - GAP * (len(view.players) - 1)) / len(view.players))
    for player in view.players:
        _draw_slim(board, (left + player.seat * (each + GAP), top, each), player, looks[player.seat], view)


def _draw_slim(
    board: Image.Image, box: tuple[float, float, int], player: PlayerView, look: Figure, view: ThroneView
) -> None:
    x, y, width = box
    stamp(board, person_plate(width, SLIM, is_acting=player.seat == view.active, is_in=not player.is_out), x, y)
    if width < _NARROW:
        _fill_narrow(board, (x, y, width), player, look)
        return
    stamp_centred(board, look.piece(44), x + 34, y + SLIM / 2)
    name, signs = look.name or look.player, _signs(player)[: 1 if width < 260 else 3]
    room = width - 76 - 42 * len(signs)
    write(board, name, x + 62, y + 28, SMALL, align="left", width=room)
    _draw_state(board, x + width - 10, y + 28, signs)
    if player.character:
        counts = list(_figures(player)) if width > 62 + _BAR + 320 else []
        bar = _bar(width - 86, counts)
        put_health(board, x + 62, y + 64, bar, player.health, player.most_health, LEAF)
        _draw_counts(board, x + 62 + bar + 16, y + 64, counts)


def _fill_narrow(board: Image.Image, box: tuple[float, float, int], player: PlayerView, look: Figure) -> None:
    """The name, and under it the piece with what hinders it most, and the health."""
    x, y, width = box
    write(board, look.name or look.player, x + width / 2, y + 27, SMALL, width=width - 24)
    stamp_centred(board, look.piece(38), x + 33, y + 62)
    if player.character:
        put_health(board, x + 56, y + 63, width - 70, player.health, player.most_health, LEAF)
    for icon, colour in _signs(player)[:1]:
        stamp_centred(board, medal(icon, 30, PAPER, colour), x + 17, y + 77)


def _draw_plate(
    board: Image.Image, box: tuple[float, float, int], player: PlayerView, look: Figure, view: ThroneView, words: Words
) -> None:
    x, y, width = box
    stamp(board, person_plate(width, HEIGHT, is_acting=player.seat == view.active, is_in=not player.is_out), x, y)
    stamp_centred(board, look.piece(_PIECE), x + 50, y + 50)
    name = look.name if not look.player else f"{look.name} · {look.player}" if look.name else look.player
    room = width - 110 - 42 * len(_signs(player))
    write(board, name, x + 92, y + 32, fitting(name, room, STRONG, SMALL), align="left", width=room)
    _draw_state(board, x + width - 16, y + 32, _signs(player))
    if not player.character:
        write(board, words.say("board-choosing"), x + 92, y + 82, SMALL, INK_SOFT, align="left", width=room)
        return
    counts = list(_figures(player))
    bar = _bar(width - 112, counts)
    put_health(board, x + 92, y + 76, bar, player.health, player.most_health, LEAF)
    _draw_counts(board, x + 92 + bar + 12, y + 76, counts)
    _draw_gear(board, x + 24, y + 124, player.worn)
    _draw_treasures(board, x + width - 18, y + 124, player)


def _figures(player: PlayerView) -> Iterator[Count]:
    yield icons.ATTACK, player.attack, INK
    yield icons.DEFENCE, player.defence, INK
    yield icons.COIN, player.coin, _COPPER
    yield icons.SCROLL, player.scroll_count, INK_SOFT
    yield icons.PACK, player.pack_count, INK_SOFT
    if player.trap_count:
        yield icons.TRAP, player.trap_count, BLOOD


def _bar(room: float, counts: Sequence[Count]) -> int:
    """Px of the health, which makes way for what is counted beside it."""
    return round(min(_BAR, max(_LEAST_BAR, room - sum(map(_wide, counts)))))


def _wide(count: Count) -> int:
    """Px from the left edge of a count to the next."""
    return 39 + width_of(str(count[1]), _COUNT)


def _draw_counts(board: Image.Image, x: float, y: float, counts: Sequence[Count]) -> None:
    for icon, number, colour in counts:
        put_icon(board, icon, x + 13, y, 26, colour)
        write(board, str(number), x + 30, y, _COUNT, align="left")
        x += _wide((icon, number, colour))


def _draw_gear(board: Image.Image, x: float, y: float, worn: Sequence[ThingView]) -> None:
    """What is worn; cracked where it is broken."""
    for number, thing in enumerate(worn):
        stamp_centred(board, _worn(item_icon(thing.key), is_broken=thing.is_broken), x + 20 + number * 46, y)


@cached
def _worn(icon: Icon, *, is_broken: bool) -> Sprite:
    pen = Pen(40, 40, margin=MARGIN)
    pen.rounded((0, 0, 40, 40), 10, PAPER_SHADE if is_broken else PAPER, INK, 2.5)
    pen.mask(icon_mask(icon, 26), 7, 7, INK_SOFT if is_broken else INK)
    if is_broken:
        pen.line([(24, 2), (16, 14), (25, 20), (14, 38)], BLOOD, 4)
    return pen.sprite()


def _draw_treasures(board: Image.Image, right: float, y: float, player: PlayerView) -> None:
    """Stones, pieces, the Crown, from the right."""
    x = right - 20
    if player.has_crown:
        stamp_centred(board, medal(icons.CROWN, 40, GOLD), x, y)
        x -= 46
    for stone in player.stones:
        stamp_centred(board, gem(terrain_of_stone(stone), 34, is_active=False), x, y)
        x -= 36
    if player.pieces:
        write(board, str(player.pieces), x + 14, y, _COUNT, align="right")
        stamp_centred(board, medal(icons.PIECE, 36, GOLD), x - 24, y)


def _draw_state(board: Image.Image, right: float, y: float, signs: Sequence[tuple[Icon, Colour]]) -> None:
    for number, (icon, colour) in enumerate(signs):
        put_icon(board, icon, right - 18 - number * 42, y, 34, colour)


def _signs(player: PlayerView) -> list[tuple[Icon, Colour]]:
    """What hinders somebody, or keeps them."""
    facts = (
        (player.is_out or player.is_dead, icons.DEAD, INK),
        (bool(player.held_by), icons.HELD, BLOOD),
        (player.is_trapped, icons.TRAPPED, BLOOD),
        (player.in_market, icons.MARKET, INK),
        (bool(player.lones), icons.LONE, INK_SOFT),
    )
    return [(icon, colour) for is_so, icon, colour in facts if is_so]
