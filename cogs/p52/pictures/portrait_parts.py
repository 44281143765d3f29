"""The lower parts of a character's sheet: what it can do, what it wears and carries, what it has been through."""

from PIL import Image

from bot.words import Words
from cogs.p52.content.tables import ABILITIES
from cogs.p52.describe.character import record_in_words
from cogs.p52.describe.deeds import does_in_words, needs_in_words
from cogs.p52.pictures import colours as c
from cogs.p52.pictures import icons
from cogs.p52.pictures.colours import ACCENT
from cogs.p52.view.portrait import Portrait
from images.icons import put_icon
from images.palette import GOLD, INK, INK_SOFT, PAPER_LIGHT
from images.shapes import stamp, stamp_centred
from images.tokens import medal, plate
from images.type import BODY, SMALL, STRONG, fitting, width_of, write

_ROW, _PLATE = 52, 50  # px
_NEEDS = 250  # px from the right edge to what an ability needs
_MOST_RECORDS = 4


def deeds_height(shown: Portrait) -> int:
    return len(shown.deeds) * _ROW


def draw_deeds(picture: Image.Image, left: float, top: float, width: int, shown: Portrait, words: Words) -> None:
    """A line each: its sign, its level, what it needs, and what it does."""
    for number, deed in enumerate(shown.deeds):
        y = top + (number + 0.5) * _ROW
        fill = ACCENT.tint if ABILITIES[deed.key].is_attack else c.FACE_NIGHT
        stamp_centred(picture, medal(icons.ABILITIES.get(deed.key, icons.BURST), 46, fill), left + 24, y)
        said = words.say("sheet-ability", ability=words.say(f"ability-{deed.key}"), level=deed.level)
        room = width - 2 * _NEEDS + 100
        write(picture, said, left + 60, y, fitting(said, room, STRONG, SMALL), INK, align="left", width=room)
        needs = needs_in_words(deed, words)
        middle = left + width - _NEEDS - 70
        wide = min(150, width_of(needs, SMALL) + 28)
        stamp_centred(picture, plate(wide, 40, ACCENT.metal_light, INK, 2), middle, y)
        write(picture, needs, middle, y, SMALL, INK, width=wide - 12)
        does = does_in_words(deed, words)
        write(picture, does, left + width, y, fitting(does, _NEEDS, BODY, SMALL), INK_SOFT, align="right", width=_NEEDS)


def defences_height(shown: Portrait) -> int:
    return _PLATE + 34 if shown.defences else 0


def draw_defences(picture: Image.Image, left: float, top: float, width: int, shown: Portrait, words: Words) -> None:
    """What each would need now; the untrained ones are pale (R107)."""
    write(picture, words.say("sheet-defences"), left, top + 14, SMALL, INK_SOFT, align="left", width=width)
    wide = (width - 12 * (len(shown.defences) - 1)) / len(shown.defences)
    y = top + 34 + _PLATE / 2
    for number, defence in enumerate(shown.defences):
        x = left + number * (wide + 12)
        fill = ACCENT.tint if defence.is_trained else PAPER_LIGHT
        ink = INK if defence.is_trained else INK_SOFT
        stamp(picture, plate(round(wide), _PLATE - 4, fill, INK, 2), x, y - _PLATE / 2 + 2)
        said = words.say("sheet-defence", ability=words.say(f"ability-{defence.key}"), target=defence.target)
        write(
            picture, said, x + wide / 2, y, fitting(said, round(wide) - 14, STRONG, SMALL), ink, width=round(wide) - 14
        )


def gear_height(shown: Portrait) -> int:
    return -(-len(shown.gear) // 2) * (_PLATE + 8)


def draw_gear(picture: Image.Image, left: float, top: float, width: int, shown: Portrait, words: Words) -> None:
    """Two abreast; what is worn is bright and says where."""
    wide = (width - 12) // 2
    for number, piece in enumerate(shown.gear):
        row, column = divmod(number, 2)
        x, y = left + column * (wide + 12), top + row * (_PLATE + 8) + _PLATE / 2
        stamp(
            picture,
            plate(wide, _PLATE, ACCENT.metal_light if piece.is_worn else PAPER_LIGHT, INK, 2),
            x,
            y - _PLATE / 2,
        )
        said = words.say(f"item-{piece.key}")
        end = words.say(f"part-{piece.part}") if piece.part else (f"×{piece.count}" if piece.count > 1 else "")
        room, start = wide - 72 - (width_of(end, SMALL) + 12 if end else 0), 58
        if width_of(said, SMALL) > room:  # the name rather than its sign
            room, start = room + 42, 16
        else:
            put_icon(picture, icons.ITEMS.get(piece.key, icons.THINGS), x + 32, y, 34, ACCENT.main)
        write(picture, said, x + start, y, fitting(said, room, STRONG, SMALL), INK, align="left", width=room)
        if end:
            write(picture, end, x + wide - 16, y, SMALL, INK_SOFT, align="right")


def past_height(shown: Portrait) -> int:
    return 54 + min(_MOST_RECORDS, len(shown.records)) * 38


def draw_past(picture: Image.Image, left: float, top: float, width: int, shown: Portrait, words: Words) -> None:
    """Quests won and lost, scars, and the last adventures."""
    found = (
        (icons.CROWN, GOLD, "sheet-won", shown.won),
        (icons.LOST, INK_SOFT, "sheet-lost", shown.lost),
        (icons.SKULL, c.TRAP, "sheet-scars", shown.deaths),
    )
    wide, y = width / 3, top + 24
    lines, room = [words.say(word, count=count) for _, _, word, count in found], round(wide) - 62
    style = fitting(max(lines, key=lambda one: width_of(one, STRONG)), room, STRONG, SMALL)  # all three are alike
    for number, (icon, fill, _, _) in enumerate(found):
        x = left + number * wide
        stamp_centred(picture, medal(icon, 44, PAPER_LIGHT, fill if fill != GOLD else ACCENT.main), x + 24, y)
        write(picture, lines[number], x + 56, y, style, INK, align="left", width=room)
    for number, record in enumerate(reversed(shown.records[-_MOST_RECORDS:])):
        said = record_in_words(record, words)
        write(picture, said, left, top + 72 + number * 38, SMALL, INK_SOFT, align="left", width=width)
