"""The three cards of a hero side by side: equipment, hero, ability (R3)."""

from PIL import Image

from bot.words import Words
from cogs.deckbox_dungeons.content.tables import ABILITIES, HEROES
from cogs.deckbox_dungeons.pictures import icons
from cogs.deckbox_dungeons.pictures.colours import ACCENT, NIGHT, WALL, WOOD
from cogs.deckbox_dungeons.view.view import HeroView
from images.icons import Icon, put_icon
from images.palette import BLOOD, GOLD, INK, INK_SOFT, PAPER_LIGHT, PAPER_SHADE, Colour
from images.part_cache import cached
from images.shapes import Pen, Sprite, stamp, stamp_centred
from images.tokens import MARGIN, coin, cut_out, medal
from images.type import NAME, SMALL, STRONG, Style, Weight, fitting, wrap, write

WIDTH, HEIGHT = 248, 282
_GAP, _HEAD, _LIFT = 12, 74, 8  # px; the hero's card stands a little higher
_TITLE, _NUMBER = Style(26, Weight.ITALIC), Style(28, Weight.BOLD)
_FILLS: dict[str, Colour] = {"equipment": WOOD, "hero": ACCENT.main, "ability": (104, 60, 140)}
_TEXT = Style(26)


def draw_cards(picture: Image.Image, left: float, top: float, hero: HeroView, words: Words) -> None:
    keys = (("equipment", hero.equipment), ("hero", hero.hero), ("ability", hero.ability))
    for number, (kind, key) in enumerate(keys):
        x = left + number * (WIDTH + _GAP)
        y = top + (0 if kind == "hero" else _LIFT)
        draw_card(picture, x, y, kind, key, words)
        if key and kind == "ability":
            price = ABILITIES[key].energy
            fill = GOLD if hero.energy >= price else PAPER_SHADE
            stamp_centred(picture, coin(str(price), 48, fill), x + WIDTH - 36, y + 38)
            put_icon(picture, icons.ENERGY, x + WIDTH - 72, y + 40, 28, PAPER_LIGHT)


def draw_card(picture: Image.Image, x: float, y: float, kind: str, key: str, words: Words) -> None:
    stamp(picture, _card(kind, is_empty=not key), x, y)
    middle = x + WIDTH / 2
    if not key:
        said = words.say(f"hand-no-{kind}")
        write(
            picture,
            said,
            middle,
            y + HEIGHT / 2,
            fitting(said, WIDTH - 30, STRONG, SMALL),
            ACCENT.tint,
            width=WIDTH - 30,
        )
        return
    stamp_centred(picture, medal(_icon(kind, key), 62, PAPER_LIGHT), middle, y + _HEAD / 2 + 2)
    end = _write_name(picture, middle, y + _HEAD + 24, words.say(f"{kind}-{key}"))
    if kind == "hero":
        _draw_hero(picture, x, y, key, words)
        return
    for number, line in enumerate(wrap(words.say(f"{kind}-{key}.does"), _TEXT, WIDTH - 30, 5)):
        write(picture, line, middle, end + 38 + number * 28, _TEXT, INK_SOFT, width=WIDTH - 30)


def _write_name(picture: Image.Image, x: float, y: float, name: str) -> float:
    """In one line, or two small ones; returns the middle of the last."""
    room = WIDTH - 32
    style = fitting(name, room, NAME, STRONG, SMALL)
    lines = wrap(name, style, room, 2)
    for number, line in enumerate(lines):
        write(picture, line, x, y + number * 28, style, width=room)
    return y + 28 * (len(lines) - 1)


def _draw_hero(picture: Image.Image, x: float, y: float, key: str, words: Words) -> None:
    """Who it is, and its own numbers, before those of the other two cards; Health in the corner."""
    title = words.say(f"hero-{key}.title").rpartition(", ")[2]
    write(picture, title, x + WIDTH / 2, y + _HEAD + 52, _TITLE, INK_SOFT, width=WIDTH - 24)
    kind = HEROES[key]
    stamp_centred(picture, cut_out(icons.HEART, 50, BLOOD), x + WIDTH - 40, y + 40)
    write(picture, str(kind.health), x + WIDTH - 40, y + 39, _NUMBER, PAPER_LIGHT)
    said: list[tuple[Icon, str]] = [
        (icons.WAYS["melee"], _plus(kind.melee, words)),
        (icons.SKILLS["strength"], _plus(kind.strength, words)),
        (icons.WAYS["ranged"], _plus(kind.ranged, words)),
        (icons.SKILLS["dexterity"], _plus(kind.dexterity, words)),
        (icons.SHIELD, _plus(kind.defence, words)),
        (icons.SKILLS["wisdom"], _plus(kind.wisdom, words)),
        (icons.SPEED, str(kind.speed)),
        (icons.SKILLS["charisma"], _plus(kind.charisma, words)),
    ]
    for number, (icon, text) in enumerate(said):
        row, column = divmod(number, 2)
        left, middle = x + 34 + 100 * column, y + _HEAD + 86 + row * 32
        put_icon(picture, icon, left + 14, middle, 29, ACCENT.main)
        write(picture, text, left + 44, middle, _NUMBER, align="left")


def _plus(number: int, words: Words) -> str:
    return words.say("hand-plus", plus=number)


def _icon(kind: str, key: str) -> Icon:
    return {"hero": icons.HEROES, "equipment": icons.EQUIPMENT, "ability": icons.ABILITIES}[kind][key]


@cached
def _card(kind: str, *, is_empty: bool) -> Sprite:
    """A card with a coloured head; where none is chosen, its place on the table."""
    pen = Pen(WIDTH, HEIGHT, scale=2, margin=MARGIN)
    if is_empty:
        pen.rounded((0, 0, WIDTH, HEIGHT), 20, NIGHT, WALL, 4)
        return pen.sprite()
    pen.rounded((0, 0, WIDTH, HEIGHT), 20, PAPER_LIGHT, INK, 4)
    pen.rounded((4, 4, WIDTH - 4, _HEAD), 16, _FILLS[kind], None)
    pen.rounded((4, _HEAD - 20, WIDTH - 4, _HEAD), 0, _FILLS[kind], None)
    pen.rounded((4, _HEAD - 3, WIDTH - 4, _HEAD + 3), 0, ACCENT.metal, None)
    pen.rounded((9, 9, WIDTH - 9, HEIGHT - 9), 13, None, ACCENT.metal, 2)
    return pen.sprite(shadow=0.5)
