"""The enemy cards of this quest, small: how each moves, defends and attacks on this level."""

from PIL import Image

from bot.words import Words
from cogs.deckbox_dungeons.content.kinds import MODES, EnemyKind
from cogs.deckbox_dungeons.content.tables import ENEMIES, QUESTS
from cogs.deckbox_dungeons.pictures import icons
from cogs.deckbox_dungeons.pictures.colours import ACCENT, NIGHT, WALL
from cogs.deckbox_dungeons.pictures.dice import sign_die
from cogs.deckbox_dungeons.view.view import DeckboxView
from images.icons import Icon, put_icon
from images.palette import PAPER_LIGHT
from images.shapes import stamp, stamp_centred
from images.tokens import plate
from images.type import Style, Weight, write

_ROW, _GAP = 50, 8
_NUMBER = Style(26, Weight.BOLD)
_COLOURS = ("green", "blue", "red")


def enemies_of(view: DeckboxView) -> list[EnemyKind]:
    """The enemies of the quest, the weakest first."""
    found = {key: ENEMIES[key] for key in QUESTS[view.options.quest].slots.values()}
    return sorted(found.values(), key=lambda kind: (_COLOURS.index(kind.colour), kind.icon))


def enemies_height(view: DeckboxView) -> int:
    return -(-len(enemies_of(view)) // 2) * _ROW - _GAP


def draw_enemies(picture: Image.Image, left: float, top: float, width: int, view: DeckboxView, words: Words) -> None:
    """Two in a row; under the map stands which die is which enemy."""
    each = (width - _GAP) // 2
    for number, kind in enumerate(enemies_of(view)):
        row, column = divmod(number, 2)
        x, y = left + column * (each + _GAP), top + row * _ROW + (_ROW - _GAP) / 2
        stamp(picture, plate(each, _ROW - _GAP, NIGHT, WALL, 3), x, y - (_ROW - _GAP) / 2)
        stamp_centred(picture, sign_die(kind.colour, kind.icon, 36), x + 30, y)
        _put_numbers(picture, x + 60, y, kind, view, words)


def _put_numbers(picture: Image.Image, x: float, y: float, kind: EnemyKind, view: DeckboxView, words: Words) -> None:
    """Speed and Defence, then its attacks."""
    attacks = [(mode, kind.attack(mode, view.options.level)) for mode in MODES]
    extra = view.options.level == "dire"  # R90: a die more
    figures: list[tuple[Icon, str, int]] = [
        (icons.SPEED, str(kind.speed), 60),
        (icons.SHIELD, words.say("hand-plus", plus=kind.defence), 78),
    ]
    figures += [
        (icons.WAYS[mode], f"{attack.dice + extra}{words.say('hand-plus', plus=attack.plus)}", 88)
        for mode, attack in attacks
        if attack is not None
    ]
    for icon, text, wide in figures:
        put_icon(picture, icon, x + 12, y, 26, ACCENT.metal)
        write(picture, text, x + 29, y, _NUMBER, PAPER_LIGHT, align="left")
        x += wide
