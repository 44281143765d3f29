"""The enemies of this quest: the die of each, its name, and what it rolls on this level. Look Up says the rest."""

from PIL import Image

from bot.words import Words
from cogs.deckbox_dungeons.content.kinds import MODES, EnemyKind
from cogs.deckbox_dungeons.content.tables import ENEMIES, QUESTS
from cogs.deckbox_dungeons.pictures import icons
from cogs.deckbox_dungeons.pictures.colours import ACCENT, NIGHT, WALL
from cogs.deckbox_dungeons.pictures.dice import sign_die
from cogs.deckbox_dungeons.view.view import DeckboxView
from images.icons import put_icon
from images.palette import PAPER_LIGHT
from images.shapes import stamp, stamp_centred
from images.tokens import plate
from images.type import SMALL, STRONG, Style, Weight, fitting, width_of, write

_ROW, _GAP = 84, 8
_NUMBER = Style(26, Weight.BOLD)
_COLOURS = ("green", "blue", "red")


def enemies_of(view: DeckboxView) -> list[EnemyKind]:
    """The enemies of the quest, the weakest first."""
    found = {key: ENEMIES[key] for key in QUESTS[view.options.quest].slots.values()}
    return sorted(found.values(), key=lambda kind: (_COLOURS.index(kind.colour), kind.icon))


def enemies_height(view: DeckboxView) -> int:
    return -(-len(enemies_of(view)) // 2) * _ROW - _GAP


def draw_enemies(picture: Image.Image, left: float, top: float, width: int, view: DeckboxView, words: Words) -> None:
    """Two in a row."""
    each = (width - _GAP) // 2
    for number, kind in enumerate(enemies_of(view)):
        row, column = divmod(number, 2)
        x, y = left + column * (each + _GAP), top + row * _ROW
        stamp(picture, plate(each, _ROW - _GAP, NIGHT, WALL, 3), x, y)
        stamp_centred(picture, sign_die(kind.colour, kind.icon, 46), x + 36, y + (_ROW - _GAP) / 2)
        said, room = words.say(f"enemy-{kind.key}"), each - 84
        write(picture, said, x + 70, y + 22, fitting(said, room, STRONG, SMALL), PAPER_LIGHT, align="left", width=room)
        _put_attacks(picture, x + 70, y + 54, kind, view, words)


def _put_attacks(picture: Image.Image, x: float, y: float, kind: EnemyKind, view: DeckboxView, words: Words) -> None:
    """R90: on Dire a die more."""
    extra = view.options.level == "dire"
    for mode in MODES:
        attack = kind.attack(mode, view.options.level)
        if attack is not None:
            put_icon(picture, icons.WAYS[mode], x + 12, y, 26, ACCENT.metal)
            said = words.say("dice-plus", dice=attack.dice + extra, plus=attack.plus)
            write(picture, said, x + 30, y, _NUMBER, PAPER_LIGHT, align="left")
            x += width_of(said, _NUMBER) + 46
