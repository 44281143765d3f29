"""The picture of an adventure's end: the party on the table with what it beat, or with what beat it."""

from collections.abc import Sequence

from PIL import Image

from cogs.p52.pictures import colours as c
from cogs.p52.pictures import icons
from cogs.p52.pictures.colours import ACCENT, PALETTE
from cogs.p52.pictures.courts import court
from cogs.p52.pictures.felt import table
from cogs.p52.pictures.looks import court_by_key
from cogs.p52.view.finale import Finale
from images.banners import put_banner
from images.cards.playing import Playing, playing
from images.encode import to_png
from images.endings import Row, put_tally
from images.figures import Figure
from images.laurels import laurels
from images.palette import BLOOD, GOLD, INK, INK_SOFT, PAPER_LIGHT
from images.part_cache import cached
from images.shapes import Sprite, stamp_centred, to_sprite
from images.tokens import cut_out, medal, plate
from images.type import HEAD, NAME, SMALL, STRONG, TITLE, Style, Weight, fitting, write

WIDTH, HEIGHT = 800, 640
_BANNER, _EMBLEM, _STAND, _TALLY = 84, 226, 420, 572  # px from the upper edge to the middle of each
_CARD, _TOKEN = 168, 84
_PLAYER = Style(26, Weight.ITALIC)
_FAN = (Playing(13, "spades"), Playing(12, "hearts"), Playing(12, "clubs"), Playing(13, "diamonds"))
_ROW = Row(edge=60, gap=18, high=52, icon=36, icon_at=-30)


def draw_ending(end: Finale, looks: Sequence[Figure], title: str) -> bytes:
    """PNG bytes, 800 px wide; `title` on the banner."""
    return to_png(paint_ending(end, looks, title), PALETTE)


def paint_ending(end: Finale, looks: Sequence[Figure], title: str) -> Image.Image:
    """The same as an RGB picture."""
    picture = table(WIDTH, HEIGHT, is_dark=not end.is_won)
    fill, ink = (ACCENT.metal, INK) if end.is_won else (c.BACK.deep, PAPER_LIGHT)
    _draw_emblem(picture, end)
    put_banner(picture, title, (WIDTH / 2, _BANNER, 660, 74), fill, ink, TITLE, HEAD, NAME, STRONG)
    _draw_people(picture, end, looks)
    _draw_tally(picture, end)
    return picture


def _draw_emblem(picture: Image.Image, end: Finale) -> None:
    """What was beaten, between laurels; or what is still there, before a fan of cards."""
    x, y = WIDTH / 2, _EMBLEM
    for number, card in enumerate(_FAN):
        stamp_centred(picture, _tilted(card, 24 - 16 * number), x - 129 + 86 * number, y + 14 + abs(number - 1.5) * 14)
    if end.is_won:
        stamp_centred(picture, laurels(250, 230), x, y + 4)
    foe = end.boss if end.slayer is not None or end.boss_health else end.last_foe
    if end.is_won and end.slayer is None:
        foe = ""
    if not foe:
        sign, colour = (icons.CROWN, GOLD) if end.is_won else (icons.SKULL, PAPER_LIGHT)
        stamp_centred(picture, medal(sign, 132, colour), x, y)
        return
    stamp_centred(picture, court(court_by_key(foe), _CARD), x, y + 4)
    if end.slayer is not None:
        stamp_centred(picture, cut_out(icons.SKULL, 84, PAPER_LIGHT), x + 46, y + 60)


@cached
def _tilted(card: Playing, degrees: float) -> Sprite:
    flat = playing(card, 150)
    image = flat.colour.convert("RGBA")
    image.putalpha(flat.mask)
    return to_sprite(image.rotate(degrees, Image.Resampling.BICUBIC, expand=True))


def _draw_people(picture: Image.Image, end: Finale, looks: Sequence[Figure]) -> None:
    """In a row by seat, their names under them."""
    people = sorted((*end.standing, *end.dead))
    pitch = min(190.0, (WIDTH - 96) / max(1, len(people)))
    size = round(min(_TOKEN, pitch * 0.66))
    for number, seat in enumerate(people):
        x, look = WIDTH / 2 + (number - (len(people) - 1) / 2) * pitch, looks[seat]
        is_up = seat in end.standing
        if is_up and end.is_won:
            stamp_centred(picture, look.glow(size), x, _STAND)
        stamp_centred(picture, (look if is_up else look._replace(fill=c.GREY, ink=INK)).piece(size), x, _STAND)
        if not is_up:
            stamp_centred(picture, cut_out(icons.SKULL, round(size * 0.6), PAPER_LIGHT), x + size * 0.36, _STAND + 24)
        if seat == end.slayer:
            stamp_centred(picture, cut_out(icons.CROWN, 50, GOLD), x, _STAND - size * 0.78)
        _write_name(picture, x, _STAND + 84, round(pitch) - 8, look)


def _write_name(picture: Image.Image, x: float, y: float, width: int, look: Figure) -> None:
    stamp_centred(picture, plate(width, 70, PAPER_LIGHT, INK, 3), x, y)
    room = width - 16
    write(picture, look.name, x, y - 14, fitting(look.name, room, STRONG, SMALL), INK, width=room)
    write(picture, look.player, x, y + 17, _PLAYER, INK_SOFT, width=room)


def _draw_tally(picture: Image.Image, end: Finale) -> None:
    """Rooms, enemies felled, the best blow, the dead."""
    counts = (
        (icons.STEPS, end.room, ACCENT.main),
        (icons.SWORDS, end.kills, ACCENT.main),
        (icons.BURST, end.best_blow, ACCENT.main),
        (icons.SKULL, len(end.dead), BLOOD),
    )
    put_tally(picture, counts, _TALLY, _ROW)
