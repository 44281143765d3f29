"""A plate for everybody: how well, how armed, how laden; gear that is broken shows its crack."""

from collections.abc import Iterator

from PIL import Image

from bot.words import Words
from cogs.dead_throne.pictures.colours import ACCENT
from cogs.dead_throne.pictures.icons import (
    COIN,
    CROWN,
    MARKET,
    MEDALLION,
    SACK,
    SCROLL,
    SHIELD,
    SKULL,
    SWORDS,
    TRAP,
    thing_icon,
)
from cogs.dead_throne.pictures.pawns import gem, gem_of
from cogs.dead_throne.view.view import PlayerView, ThingView
from images.figures import Figure
from images.icons import put_icon
from images.kept import kept
from images.meters import put_health
from images.palette import BLOOD, GOLD, INK, INK_SOFT, PAPER, PAPER_SHADE
from images.plates import Badge, badges_width, person_plate, put_badges, put_tab
from images.shapes import Pen, Sprite, stamp, stamp_centred
from images.tokens import cut_out, medal
from images.type import NAME, SMALL, STRONG, Style, Weight, write

HEIGHT = 164  # px
_LEFT, _RIGHT = 112, 20
_TITLE, _HEALTH, _GEAR = 34, 80, 128
_NUMBER = Style(30, Weight.BLACK)
_WORN, _PITCH = 40, 45


def put_plate(
    board: Image.Image,
    box: tuple[float, float, int],
    player: PlayerView,
    look: Figure,
    words: Words,
    *,
    is_acting: bool,
    has_won: bool,
) -> None:
    """One player, in a box of left, top and width."""
    left, top, width = box
    stamp(board, person_plate(width, HEIGHT, is_acting=is_acting, is_in=not player.is_out), left, top)
    if is_acting:
        stamp_centred(board, look.glow(66), left + 58, top + 58)
    stamp_centred(board, look.piece(66), left + 58, top + 58)
    if has_won or player.has_crown:
        stamp_centred(board, cut_out(CROWN, 52, GOLD), left + 58, top + 10)
    if is_acting:
        put_tab(board, left + 58, top + HEIGHT - 30, words.say("picture-acting"), SMALL)
    _put_title(board, (left, top + _TITLE, width), player, look)
    if player.is_out or player.is_dead:
        put_icon(board, SKULL, left + _LEFT + 20, top + _HEALTH, 38, INK_SOFT)
        said = words.say("picture-out" if player.is_out else "picture-dead")
        write(board, said, left + _LEFT + 50, top + _HEALTH, STRONG, INK_SOFT, align="left")
    elif player.character:
        _put_health(board, (left, top + _HEALTH, width), player)
    badges = list(_badges(player))
    end = left + width - _RIGHT
    put_badges(board, end, top + _GEAR, badges)
    _put_worn(board, left + _LEFT, end - badges_width(badges), top + _GEAR, player)


def _put_title(board: Image.Image, line: tuple[float, float, int], player: PlayerView, look: Figure) -> None:
    """Names, and at the end the treasures one can see from afar: stones and pieces."""
    left, y, width = line
    end = left + width - _RIGHT
    for stone in player.stones:
        stamp_centred(board, gem(28, gem_of(stone), is_bright=False), end - 14, y)
        end -= 36
    if player.pieces:
        write(board, str(player.pieces), end, y, _NUMBER, align="right")
        stamp_centred(board, medal(MEDALLION, 36, GOLD), end - 42, y)
        end -= 70
    start = left + _LEFT
    wide = write(board, look.name, start, y, NAME, align="left", width=round(end - start))
    room = round(end - start - wide - 14)
    if room > 60:
        write(board, look.player, start + wide + 12, y, Style(28, Weight.ITALIC), INK_SOFT, align="left", width=room)


def _put_health(board: Image.Image, line: tuple[float, float, int], player: PlayerView) -> None:
    """Health, attack and defence, coin."""
    left, y, width = line
    end = left + width - _RIGHT
    for icon, count, colour in (
        (COIN, player.coin, ACCENT.main),
        (SHIELD, player.defence, INK),
        (SWORDS, player.attack, INK),
    ):
        write(board, str(count), end, y, _NUMBER, align="right")
        put_icon(board, icon, end - 54, y, 34, colour)
        end -= 82
    put_health(board, left + _LEFT, y, round(end - left - _LEFT - 6), player.health, player.most_health, ACCENT.main)


def _put_worn(board: Image.Image, left: float, right: float, y: float, player: PlayerView) -> None:
    pitch = min(_PITCH, (right - left - _WORN) / max(1, len(player.worn) - 1))
    for number, thing in enumerate(player.worn):
        put_thing(board, left + _WORN / 2 + number * pitch, y, _WORN, thing)


def put_thing(board: Image.Image, x: float, y: float, size: int, thing: ThingView) -> None:
    """A medal with its sign; dull and cracked where it is broken, golden where it bears a charm."""
    fill = PAPER_SHADE if thing.is_broken else GOLD if thing.charms else PAPER
    icon = thing_icon(thing.kind, thing.key)
    stamp_centred(board, medal(icon, size, fill, INK_SOFT if thing.is_broken else INK), x, y)
    if thing.is_broken:
        stamp_centred(board, crack(size), x, y)


@kept
def crack(size: int) -> Sprite:
    pen = Pen(size, size, margin=4)
    s = float(size)
    line = [(s * 0.62, 0), (s * 0.42, s * 0.34), (s * 0.6, s * 0.52), (s * 0.34, s)]
    pen.line(line, PAPER, 7)
    pen.line(line, BLOOD, 4)
    return pen.sprite()


def _badges(player: PlayerView) -> Iterator[Badge]:
    """What can be counted from outside; what it is stays hidden."""
    yield Badge(SCROLL, player.scroll_count, INK if player.scroll_count else PAPER_SHADE)
    yield Badge(SACK, player.pack_count, INK if player.pack_count else PAPER_SHADE)
    if player.trap_count:
        yield Badge(TRAP, player.trap_count, ACCENT.main)
    if player.in_market:
        yield Badge(MARKET, 0, ACCENT.main)
