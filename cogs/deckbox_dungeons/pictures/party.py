"""The party: a plate for each hero, a full one by the whole map, a slim one by the near one."""

from collections.abc import Sequence

from PIL import Image

from bot.words import Words
from cogs.deckbox_dungeons.pictures import icons
from cogs.deckbox_dungeons.pictures.colours import ACCENT, GREY
from cogs.deckbox_dungeons.view.view import HeroView
from images.figures import Figure
from images.icons import Icon, put_icon
from images.meters import put_health, put_pips
from images.palette import GOLD, INK, INK_SOFT, LEAF, Colour
from images.plates import person_plate
from images.shapes import stamp, stamp_centred
from images.tokens import cut_out
from images.type import NAME, SMALL, STRONG, Style, Weight, fitting, width_of, write

HEIGHT, SLIM = 106, 124  # px; the slim one is higher and much narrower
_TOKEN, _TEXT, _SLIM_TEXT = 58, 112, 86  # px from the left edge: the middle of the token, where words begin
_COUNT, _PLAYER = Style(32, Weight.BOLD), Style(26, Weight.ITALIC)
_BAR, _LEAST_BAR, _SIGN = 164, 90, 42


def draw_plate(
    board: Image.Image, box: tuple[float, float, int], hero: HeroView, look: Figure, words: Words, *, is_active: bool
) -> None:
    left, top, width = box
    is_in = not (hero.is_downed or hero.is_gone)
    stamp(board, person_plate(width, HEIGHT, is_acting=is_active, is_in=is_in), left, top)
    token = look if is_in else look._replace(fill=GREY, ink=INK)
    stamp_centred(board, token.piece(68), left + _TOKEN, top + HEIGHT / 2)
    _write_name(board, left, top + 32, width, hero, look)
    y = top + 75
    if hero.is_gone:
        put_icon(board, icons.GONE, left + _TEXT + 18, y, 34, INK_SOFT)
        write(board, words.say("board-gone"), left + _TEXT + 46, y, STRONG, INK_SOFT, align="left", width=300)
    elif hero.health or hero.is_downed:
        _draw_counters(board, left + _TEXT, y, hero)
        if hero.is_downed:
            stamp_centred(board, cut_out(icons.SKULL, 50, (250, 246, 236)), left + _TOKEN + 26, top + HEIGHT / 2 + 24)


def draw_slim_plate(
    board: Image.Image, box: tuple[float, float, int], hero: HeroView, look: Figure, words: Words, *, is_active: bool
) -> None:
    """Name, Health and counters one below the other; until there is Health, the player stands in its place."""
    left, top, width = box
    stamp(board, person_plate(width, SLIM, is_acting=is_active, is_in=hero.is_up), left, top)
    token = look if hero.is_up else look._replace(fill=GREY, ink=INK)
    stamp_centred(board, token.piece(62), left + 46, top + 44)
    start = left + _SLIM_TEXT
    end = _put_actions(board, left + width - 18, top + 28, hero)
    room, style = round(end - start), fitting(look.name, round(end - start), STRONG, SMALL)
    write(board, look.name, start, top + 28, style, INK, align="left", width=room)
    has_more = hero.is_gone or hero.is_downed or bool(hero.health)
    if hero.hero and has_more:
        _write_player(board, start + min(room, width_of(look.name, style)) + 12, top + 30, end, look)
    if hero.is_gone:
        put_icon(board, icons.GONE, start + 18, top + 76, 34, INK_SOFT)
        said = words.say("board-gone")
        write(board, said, start + 44, top + 76, STRONG, INK_SOFT, align="left", width=width - _SLIM_TEXT - 60)
    elif has_more:
        signs = [icon for icon, is_on in _signs(hero) if is_on][: (width - _SLIM_TEXT - 20 - _LEAST_BAR) // _SIGN]
        _put_signs(board, left + width - 16, top + 62, signs)
        room = width - _SLIM_TEXT - 20 - _SIGN * len(signs)
        put_health(board, start, top + 62, room, hero.health, hero.most_health, LEAF)
        _put_counts(board, left + 22, top + 98, hero)
    else:
        write(board, look.player, start, top + 66, _PLAYER, INK_SOFT, align="left", width=width - _SLIM_TEXT - 20)
    if hero.is_downed:
        stamp_centred(board, cut_out(icons.SKULL, 46, (250, 246, 236)), left + 46, top + 48)


def _write_name(board: Image.Image, left: float, y: float, width: int, hero: HeroView, look: Figure) -> None:
    """The hero, the player behind it, and at the right what is on the hero."""
    end = _put_actions(board, left + width - 24, y, hero)
    end = _put_signs(board, end, y, [icon for icon, is_on in _signs(hero) if is_on])
    style = fitting(look.name, 240, NAME, STRONG, SMALL)
    write(board, look.name, left + _TEXT, y, style, INK, align="left", width=240)
    start = left + _TEXT + min(240, width_of(look.name, style)) + 14
    _write_player(board, start, y + 2, end, look)


def _write_player(board: Image.Image, start: float, y: float, end: float, look: Figure) -> None:
    """Where there is room for a part of the name."""
    room = round(end - start - 6)
    if room > 50:
        write(board, look.player, start, y, _PLAYER, INK_SOFT, align="left", width=room)


def _put_actions(board: Image.Image, end: float, y: float, hero: HeroView) -> float:
    """What it has left of its two, up to a right edge. Where they begin."""
    if not hero.actions:
        return end
    put_pips(board, end - 2 * 29, y, hero.actions, 2, 0, GOLD, 27, 29)
    return end - 64


def _put_signs(board: Image.Image, end: float, y: float, signs: Sequence[Icon]) -> float:
    """What is on the hero, the first at the right. Where they begin."""
    for number, icon in enumerate(signs):
        put_icon(board, icon, end - 17 - number * _SIGN, y, 34, ACCENT.main)
    return end - _SIGN * len(signs)


def _signs(hero: HeroView) -> tuple[tuple[Icon, bool], ...]:
    return (
        (icons.DONE, hero.has_acted and not hero.actions and not hero.is_downed),
        (icons.FORGED, bool(hero.forged)),
        (icons.SINGING, hero.is_singing),
        (icons.SMOKING, hero.is_smoking),
        (icons.ROPED, hero.is_roped),
    )


def _draw_counters(board: Image.Image, left: float, y: float, hero: HeroView) -> None:
    """Health, Energy, Treasure, items."""
    put_health(board, left, y, _BAR, hero.health, hero.most_health, LEAF)
    _put_counts(board, left + _BAR + 14, y, hero)


def _put_counts(board: Image.Image, x: float, y: float, hero: HeroView) -> None:
    counts: tuple[tuple[Icon, int, Colour], ...] = (
        (icons.ENERGY, hero.energy, ACCENT.main),
        (icons.TREASURE, hero.treasure, GOLD),
        (icons.BAG, len(hero.items), INK_SOFT),
    )
    for icon, count, colour in counts:
        put_icon(board, icon, x + 16, y, 32, INK if colour == GOLD else colour)
        if colour == GOLD:
            put_icon(board, icon, x + 16, y, 28, GOLD)
        write(board, str(count), x + 36, y, _COUNT, INK, align="left")
        x += 46 + width_of(str(count), _COUNT) + 12
