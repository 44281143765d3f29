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
from images.type import SMALL, STRONG, Style, Weight, fitting, write

_ROW = 54
_NUMBER = Style(26, Weight.BOLD)
_COLOURS = ("green", "blue", "red")


def enemies_of(view: DeckboxView) -> list[EnemyKind]:
    """The enemies of the quest, the weakest first."""
    found = {key: ENEMIES[key] for key in QUESTS[view.options.quest].slots.values()}
    return sorted(found.values(), key=lambda kind: (_COLOURS.index(kind.colour), kind.icon))


def enemies_height(view: DeckboxView) -> int:
    return len(enemies_of(view)) * _ROW


def draw_enemies(picture: Image.Image, left: float, top: float, width: int, view: DeckboxView, words: Words) -> None:
    for number, kind in enumerate(enemies_of(view)):
        y = top + number * _ROW + _ROW / 2
        stamp(picture, plate(width, _ROW - 8, NIGHT, WALL, 3), left, y - _ROW / 2 + 4)
        stamp_centred(picture, sign_die(kind.colour, kind.icon, 36), left + 32, y)
        name = words.say(f"enemy-{kind.key}")
        ink = ACCENT.metal_light if kind.colour == "red" else PAPER_LIGHT
        write(picture, name, left + 62, y, fitting(name, 240, STRONG, SMALL), ink, align="left", width=240)
        _put_numbers(picture, left + 316, y, kind, view, words)


def _put_numbers(picture: Image.Image, x: float, y: float, kind: EnemyKind, view: DeckboxView, words: Words) -> None:
    """Speed and Defence, then its attacks."""
    attacks = [(mode, kind.attack(mode, view.options.level)) for mode in MODES]
    extra = view.options.level == "dire"  # R90: a die more
    figures: list[tuple[Icon, str, int]] = [
        (icons.SPEED, str(kind.speed), 74),
        (icons.SHIELD, words.say("hand-plus", plus=kind.defence), 92),
    ]
    figures += [
        (icons.WAYS[mode], f"{attack.dice + extra}{words.say('hand-plus', plus=attack.plus)}", 124)
        for mode, attack in attacks
        if attack is not None
    ]
    for icon, text, wide in figures:
        put_icon(picture, icon, x + 14, y, 28, ACCENT.metal)
        write(picture, text, x + 36, y, _NUMBER, PAPER_LIGHT, align="left")
        x += wide
