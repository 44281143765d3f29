"""The private picture of a panel: what you wear and carry, your scrolls, your traps."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from bot.words import Words
from cogs.dead_throne.content.tables import SCROLLS
from cogs.dead_throne.pictures import icons
from cogs.dead_throne.pictures.colours import ACCENT, PALETTE
from cogs.dead_throne.pictures.gear import item_icon
from cogs.dead_throne.pictures.looks import looks
from cogs.dead_throne.state.people import SLOTS
from cogs.dead_throne.view.view import PlayerView, ThingView, ThroneView
from images.banners import TITLE, put_banner
from images.encode import to_png
from images.icons import Icon
from images.palette import BLOOD, GOLD, INK, INK_SOFT, LEAF, PAPER, PAPER_SHADE, VENOM, Colour
from images.paper import page
from images.plates import slip
from images.shapes import stamp, stamp_centred
from images.tokens import medal
from images.type import BODY, HEAD, NAME, SMALL, STRONG, fitting, wrap, write

WIDTH = 1200
EDGE, _GAP = 46, 12  # px
_TOP, _ROW, _LINE, _SECTION = 136, 142, 29, 54
_FEW, _MOST = 3, 5  # lines of what a thing does: a row of `_ROW` holds the few, and each line more makes it higher
_COLUMNS = 3
_CELL = (WIDTH - 2 * EDGE - _GAP * (_COLUMNS - 1)) // _COLUMNS
_ROOM = _CELL - 98  # for words, beside the sign
_DECKS: dict[str, Colour] = {"war": BLOOD, "ward": (38, 84, 150), "way": LEAF}


class Card(NamedTuple):
    """One thing: its sign, its name, and what it does in a few words."""

    icon: Icon
    fill: Colour
    name: str
    more: str
    is_faded: bool = False
    ink: Colour = INK


def draw_hand(view: ThroneView, names: Sequence[str], words: Words) -> bytes:
    """The viewer's things as PNG bytes; a view without a viewer raises ValueError."""
    return to_png(paint_hand(view, names, words), PALETTE)


def paint_hand(view: ThroneView, names: Sequence[str], words: Words) -> Image.Image:
    """As an RGB picture."""
    if view.viewer is None:
        raise ValueError("The public carries nothing.")
    player, look = view.players[view.viewer], looks(view, names, words)[view.viewer]
    sections = [section for section in _sections(player, words) if section[1]]
    height = _TOP + sum(_SECTION + _rows(cards) * (_row(cards) + _GAP) for _, cards in sections)
    picture = page(WIDTH, height + EDGE, ACCENT)
    title = " · ".join(part for part in (look.name, look.player) if part)
    put_banner(picture, title, (WIDTH / 2, TITLE, 1060, 72), ACCENT.main, ACCENT.metal_light, HEAD, NAME, STRONG)
    y = float(_TOP)
    for heading, cards in sections:
        y = _draw_section(picture, y, heading, cards)
    return picture


def cards_of(player: PlayerView, words: Words) -> list[Card]:
    """All that is worn, carried and held, in the hand's order."""
    return [card for _, cards in _sections(player, words) for card in cards]


def fill_of(card: Card) -> Colour:
    return PAPER_SHADE if card.is_faded else card.fill


def _draw_section(picture: Image.Image, top: float, heading: str, cards: Sequence[Card]) -> float:
    """Returns where the next one begins."""
    write(picture, heading, EDGE + 8, top + _SECTION / 2, NAME, ACCENT.main, align="left", width=WIDTH - 2 * EDGE)
    y, row = top + _SECTION, _row(cards)
    for number, card in enumerate(cards):
        left = EDGE + number % _COLUMNS * (_CELL + _GAP)
        _draw_card(picture, left, y + number // _COLUMNS * (row + _GAP), row, card)
    return y + _rows(cards) * (row + _GAP)


def _rows(cards: Sequence[Card]) -> int:
    return (len(cards) + _COLUMNS - 1) // _COLUMNS


def _row(cards: Sequence[Card]) -> int:
    """How high the rows of a section are: all alike, and higher where a thing has much to say."""
    return _ROW + _LINE * max(0, max(len(_lines(card)) for card in cards) - _FEW)


def _lines(card: Card) -> tuple[str, ...]:
    return wrap(card.more, SMALL, _ROOM, _MOST) if card.more else ()


def _draw_card(picture: Image.Image, left: float, top: float, row: int, card: Card) -> None:
    stamp(picture, slip(_CELL, row, is_dark=card.is_faded), left, top)
    sign = medal(card.icon, 58, fill_of(card), card.ink)
    stamp_centred(picture, sign, left + 44, top + row / 2)
    x, lines = left + 84, _lines(card)
    y = top + row / 2 - 15 * len(lines)
    write(picture, card.name, x, y, fitting(card.name, _ROOM, STRONG, BODY, SMALL), align="left", width=_ROOM)
    for number, line in enumerate(lines, start=1):
        write(picture, line, x, y + 4 + _LINE * number, SMALL, INK_SOFT, align="left", width=_ROOM)


def _sections(player: PlayerView, words: Words) -> Iterator[tuple[str, list[Card]]]:
    worn = sorted(player.worn, key=lambda thing: SLOTS.index(thing.slot) if thing.slot is not None else 0)
    yield words.say("hand-worn", attack=player.attack, defence=player.defence), [_thing(one, words) for one in worn]
    pack = player.pack or ()
    yield words.say("hand-pack", room=player.room, over=max(0, -player.room)), [_thing(one, words) for one in pack]
    scrolls = player.scrolls or ()
    yield words.say("hand-scrolls", spent=player.spent_count), [_scroll(key, words) for key in scrolls]
    traps = player.traps or ()
    cards = [
        Card(icons.TRAP, VENOM, words.say(f"trap-{one.key}"), words.say("hand-level", level=one.level), ink=PAPER)
        for one in traps
    ]
    yield words.say("hand-traps"), cards
    if player.lones:
        yield words.say("hand-lone"), [_lone(key, turns, words) for key, turns in player.lones]


def _lone(key: str, turns: int, words: Words) -> Card:
    return Card(icons.LONE, PAPER, words.say(f"lone-{key}"), words.say("hand-turns", turns=turns))


def deck_colour(school: str) -> Colour:
    return _DECKS[school]


def _scroll(key: str, words: Words) -> Card:
    return Card(
        icons.SCROLL,
        deck_colour(SCROLLS[key].school),
        words.say(f"scroll-{key}"),
        words.say(f"scroll-{key}.does"),
        ink=PAPER,
    )


def _thing(thing: ThingView, words: Words) -> Card:
    if thing.kind == "essence":
        return Card(icons.BEAST, (190, 160, 120), words.say(f"enemy-{thing.key}"), words.say("hand-essence"))
    if thing.kind == "relic":
        return Card(icons.STONE, GOLD, words.say(f"relic-{thing.key}"), words.say("hand-relic"))
    fill = GOLD if thing.slot is not None else PAPER
    return Card(item_icon(thing.key), fill, words.say(f"item-{thing.key}"), _does(thing, words), thing.is_broken)


def _does(thing: ThingView, words: Words) -> str:
    if thing.is_broken:
        return words.say("hand-broken")
    does = words.say(f"item-{thing.key}.does")
    return f"{does} · {words.say('hand-charms', charms=thing.charms)}" if thing.charms else does
