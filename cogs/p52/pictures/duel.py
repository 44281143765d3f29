"""A blow in a strip: who, the cards as they fell, what was needed, the card against it, and what became of it."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from bot.words import Caption, Words
from cogs.p52.pictures.colours import ACCENT, GREY
from cogs.p52.pictures.courts import Court, court
from cogs.p52.pictures.icons import BURST, SKULL
from cogs.p52.pictures.looks import card_of, court_by_key
from cogs.p52.view.beats import Beat, Clash
from images.cards.playing import SHAPE, playing
from images.figures import Figure
from images.palette import GLOW, GOLD, INK, PAPER_LIGHT
from images.shapes import Box, Sprite, stamp_centred
from images.tokens import cut_out, medal
from images.type import NAME, SMALL, STRONG, fitting, is_cut, wrap, write

_LINE, _NARROW = 31, 210  # px of a line; in so little room it is not said who struck, as that is to be seen
_TOKEN, _CARD, _LOW_CARD, _LOW_TOKEN = 84, 106, 78, 54  # px
_WORDS, _TARGET, _LEAST_STEP = 176, 90, 30  # px that cards leave to words and to who is struck; of a card that shows


class Side(NamedTuple):
    """Who it is, the cards played, and what stands under them."""

    who: Figure | Court
    cards: tuple[str, ...] = ()  # the flip first, then the stamina card
    said: str = ""
    is_down: bool = False


class Duel(NamedTuple):
    attacker: Side
    target: Side


def duel_of(beat: Beat, clash: Clash, looks: Sequence[Figure], words: Words) -> Duel:
    hero, foe = looks[beat.seat or 0], court_by_key(beat.enemy)
    is_heros = clash.striker == "hero"
    striker, struck = (hero, foe) if is_heros else (foe, hero)
    needs, against = ("duel-needs", "duel-against") if is_heros else ("duel-beats", "duel-needs")
    cast = words.say(needs, total=clash.total, target=clash.target)
    answer = words.say(against, total=clash.answer_total, target=clash.answer_target) if clash.answer else ""
    return Duel(Side(striker, clash.cards, cast), Side(struck, clash.answer, answer, clash.is_down))


def draw_duel(strip: Image.Image, box: Box, duel: Duel, caption: Caption) -> None:
    left, top, right, bottom = box
    if right - left < 500 or bottom - top < 150:
        _draw_low(strip, box, duel, caption)
        return
    middle, y, room = (left + right) / 2, (top + bottom) / 2, round(right - left) - 40
    write(
        strip,
        caption.title,
        middle,
        top + 24,
        fitting(caption.title, room, NAME, STRONG, SMALL),
        ACCENT.metal_light,
        width=room,
    )
    write(
        strip,
        caption.more,
        middle,
        bottom - 26,
        fitting(caption.more, room, NAME, STRONG, SMALL),
        PAPER_LIGHT,
        width=room,
    )
    _put_who(strip, left + 70, y, duel.attacker, _TOKEN)
    _put_who(strip, right - 70, y, duel.target, _TOKEN)
    aside = 128 if duel.target.cards else 0
    _put_cards(strip, middle - aside, y, duel.attacker)
    _put_cards(strip, middle + aside, y, duel.target)
    if duel.attacker.cards and duel.target.cards:
        stamp_centred(strip, medal(BURST, 44, GLOW), middle, y - 10)


def _put_cards(strip: Image.Image, x: float, y: float, side: Side) -> None:
    """Side by side: the flip, and the stamina card behind it."""
    wide = _CARD * SHAPE
    shift = 58 if len(side.cards) > 1 else 0
    for number, card in reversed(list(enumerate(side.cards))):
        at = x - shift / 2 + number * shift
        stamp_centred(strip, playing(card_of(card), _CARD - (12 if number else 0)), at, y - 12)
        if number:
            stamp_centred(strip, medal(BURST, 34, GOLD), at + wide * 0.3, y - 12 - _CARD * 0.36)
    if side.cards:
        write(strip, side.said, x, y + 60, SMALL, PAPER_LIGHT, width=240)


def _draw_low(strip: Image.Image, box: Box, duel: Duel, caption: Caption) -> None:
    """Who strikes, both cards, and the words at the right."""
    left, top, right, bottom = box
    is_tall = bottom - top > 150
    y = top + 62 if is_tall else (top + bottom) / 2
    x = left + 42
    _put_who(strip, x, y, duel.attacker, _LOW_TOKEN)
    x = _put_row(strip, x + 62, y, right - (_TARGET if is_tall else _WORDS), (*duel.attacker.cards, *duel.target.cards))
    if is_tall:
        _put_who(strip, right - 46, y, duel.target, _LOW_TOKEN)
        _write_lines(strip, (left + 16, top + 112, right - 16, bottom - 8), caption)
    else:
        _write_lines(strip, (x, top + 4, right - 12, bottom - 4), caption)


def _put_row(strip: Image.Image, x: float, y: float, most: float, cards: Sequence[str]) -> float:
    """The first with its middle at x, each beside the last, or over it where they would reach beyond `most`.

    Where words may begin.
    """
    wide = _LOW_CARD * SHAPE
    step = max(_LEAST_STEP, min(wide + 8, (most - x - wide / 2) / max(1, len(cards) - 1)))
    for number, card in enumerate(cards):
        stamp_centred(strip, playing(card_of(card), _LOW_CARD), x + number * step, y)
    return x + (len(cards) - 1) * step + wide / 2 + 16 if cards else x - 12


def _write_lines(strip: Image.Image, box: Box, caption: Caption) -> None:
    """What was done to whom, and what came of it; where there is little room, what came of it alone."""
    left, top, right, bottom = box
    room, most = round(right - left), int((bottom - top) / _LINE)
    told = wrap(caption.more, SMALL, room, most)
    titled = wrap(caption.title, SMALL, room, 2) if room > _NARROW or not caption.more else ()
    if len(titled) + len(told) > most:
        titled = wrap(caption.title, SMALL, room, most - len(told)) if len(told) < most else ()
        titled = () if is_cut(caption.title, titled) else titled
    lines = [*((one, ACCENT.metal_light) for one in titled), *((one, PAPER_LIGHT) for one in told)]
    y = (top + bottom) / 2 - (len(lines) - 1) * _LINE / 2
    for said, colour in lines:
        write(strip, said, left, y, SMALL, colour, align="left", width=room)
        y += _LINE


def _put_who(strip: Image.Image, x: float, y: float, side: Side, size: int) -> None:
    stamp_centred(strip, _shown(side, size), x, y)
    if side.is_down:
        stamp_centred(strip, cut_out(SKULL, round(size * 0.62), PAPER_LIGHT), x + size * 0.3, y + size * 0.34)


def _shown(side: Side, size: int) -> Sprite:
    if isinstance(side.who, Court):
        return court(side.who, round(size * 1.35))
    return (side.who._replace(fill=GREY, ink=INK) if side.is_down else side.who).piece(size)
