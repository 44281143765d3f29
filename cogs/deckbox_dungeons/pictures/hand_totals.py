"""What the three cards come to (R9), and the three counters (R4)."""

from PIL import Image

from bot.words import Words
from cogs.deckbox_dungeons.content.kinds import SKILLS
from cogs.deckbox_dungeons.pictures import icons
from cogs.deckbox_dungeons.pictures.colours import ACCENT
from cogs.deckbox_dungeons.view.view import HeroView
from images.icons import Icon, put_icon
from images.meters import put_health, put_pips
from images.palette import GOLD, INK, LEAF, PAPER_LIGHT
from images.shapes import stamp
from images.tokens import plate
from images.type import SMALL, Style, Weight, fitting, write

_ROW, _GAP = 52, 8
HEIGHT = 3 * _ROW
_NUMBER = Style(30, Weight.BOLD)


def draw_totals(picture: Image.Image, left: float, top: float, width: int, hero: HeroView, words: Words) -> None:
    y = top + _ROW / 2
    attacks = [
        (icons.WAYS[attack.mode], words.say("dice-plus", dice=attack.dice, plus=attack.plus), 3)
        for attack in hero.attacks
    ]
    figures = [
        (icons.SHIELD, words.say("hand-defence", plus=hero.defence), 2),
        (icons.SPEED, words.say("hand-speed", speed=hero.speed), 2),
    ]
    _put_row(picture, left, y, width, [*attacks, *figures])
    skills = [(icons.SKILLS[skill], words.say(f"hand-{skill}", plus=hero.skills[skill]), 1) for skill in SKILLS]
    _put_row(picture, left, y + _ROW, width, skills)
    _put_counters(picture, left, y + 2 * _ROW, width, hero)


def _put_row(picture: Image.Image, left: float, y: float, width: int, shown: list[tuple[Icon, str, int]]) -> None:
    """Plates that share the width by their weights."""
    unit = (width - _GAP * (len(shown) - 1)) / sum(weight for *_, weight in shown)
    x = left
    for icon, text, weight in shown:
        wide = round(unit * weight)
        stamp(picture, plate(wide, 46, PAPER_LIGHT, INK, 3), x, y - 23)
        put_icon(picture, icon, x + 32, y, 34, ACCENT.main)
        room = wide - 66
        write(picture, text, x + 58, y, fitting(text, room, _NUMBER, SMALL), align="left", width=room)
        x += wide + _GAP


def _put_counters(picture: Image.Image, left: float, y: float, width: int, hero: HeroView) -> None:
    stamp(picture, plate(width, 46, PAPER_LIGHT, INK, 3), left, y - 23)
    is_in = hero.health or hero.is_downed  # while heroes are built nobody has any Health yet
    put_health(picture, left + 16, y, 250, hero.health if is_in else hero.most_health, hero.most_health, LEAF)
    x = left + 300
    for icon, text in ((icons.ENERGY, f"{hero.energy}/10"), (icons.TREASURE, f"{hero.treasure}/20")):
        put_icon(picture, icon, x + 16, y, 34, ACCENT.main)
        write(picture, text, x + 42, y, _NUMBER, align="left")
        x += 160
    put_pips(picture, left + width - 90, y, hero.actions, 2, 0, GOLD, 32, 38)
