"""The party below the table: a plate for each character."""

from collections.abc import Iterator, Sequence

from PIL import Image

from bot.words import Words
from cogs.p52.pictures import icons, plates
from cogs.p52.pictures.plates import Plate, put_plate
from cogs.p52.state.places import NOWHERE, label
from cogs.p52.view.view import HeroView, P52View
from images.figures import Figure
from images.icons import Icon

_GAP = 12


def height(heroes: int) -> int:
    return -(-heroes // _abreast(heroes)) * (plates.HEIGHT + _GAP) - _GAP


def _abreast(heroes: int) -> int:
    """A chat shows a tall picture small, so three or six stand in rows of three."""
    return 3 if heroes in {3, 5, 6} else 2


def draw_party(
    board: Image.Image, box: tuple[float, float, int], view: P52View, looks: Sequence[Figure], words: Words
) -> None:
    """By seat, in rows; who is alone in the last one has it all."""
    left, top, width = box
    abreast = _abreast(len(view.heroes))
    for number, hero in enumerate(view.heroes):
        row, column = divmod(number, abreast)
        is_alone = column == 0 and number == len(view.heroes) - 1
        wide = width if is_alone else (width - _GAP * (abreast - 1)) // abreast
        at = (left + column * (wide + _GAP), top + row * (plates.HEIGHT + _GAP), wide)
        put_plate(board, at, plate_of(hero, looks[number], view, words))


def plate_of(hero: HeroView, look: Figure, view: P52View, words: Words) -> Plate:
    note = ""
    if not hero.is_ready:
        note = words.say("board-building")
    elif not view.room.key:
        note = words.say("board-ready")
    elif hero.is_dead:
        note = words.say("board-left-behind" if hero.at == NOWHERE else "board-dead", spot=label(hero.at))
    return Plate(
        look,
        words.say(f"calling-{hero.calling}") if hero.is_ready else "",
        hero.level,
        hero.health,
        hero.most_health,
        hero.stamina,
        hero.aim,
        hero.stance,
        tuple(_signs(hero)),
        hero.seat == view.active,
        hero.is_dead,
        note,
    )


def _signs(hero: HeroView) -> Iterator[Icon]:
    """What lasts on a character, and what it carries for all."""
    found = (
        (icons.STUNNED, hero.is_stunned),
        (icons.CAUGHT, hero.lost_turns > 0),
        (icons.UNSEEN, hero.unseen > 0),
        (icons.HASTE, hero.haste > 0),
        (icons.MENDING, hero.mending > 0),
        (icons.VENOM, hero.venom > 0),
        (icons.CLOCK, hero.is_waiting),
        (icons.KEY, any(item.key == "key" for item in hero.bag)),
        (icons.RELIC, any(item.key == "wind-relic" for item in hero.bag)),
        (icons.GONE, hero.is_gone),
    )
    return (icon for icon, is_on in found if is_on)
