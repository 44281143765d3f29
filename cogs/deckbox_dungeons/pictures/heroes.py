"""How a hero is told from the others, and how it stands on the map."""

from collections.abc import Sequence

from PIL import Image

from bot.words import Words
from cogs.deckbox_dungeons.pictures.colours import GREY
from cogs.deckbox_dungeons.pictures.icons import SKULL
from cogs.deckbox_dungeons.view.view import DeckboxView, HeroView
from images.figures import Figure, figures
from images.palette import BLOOD, INK, PAPER_LIGHT, Colour
from images.part_cache import cached
from images.shapes import Pen, Sprite, stamp_centred
from images.tokens import cut_out
from images.type import legible

_FULL: Colour = (58, 148, 70)
_LOST: Colour = (58, 44, 52)


def hero_looks(view: DeckboxView, names: Sequence[str], words: Words) -> tuple[Figure, ...]:
    """By seat."""
    unnamed = words.say("board-choosing")
    people = [
        (
            legible(words.say(f"hero-{hero.hero}")) if hero.hero else "",
            legible(names[hero.seat], words.say("board-seat", number=hero.seat + 1)),
        )
        for hero in view.heroes
    ]
    return figures(people, unnamed)


@cached
def health_pips(health: int, most: int, width: int, height: int) -> Sprite:
    """A pip for each point of Health there can be, red where few are left."""
    fill = BLOOD if health * 3 <= most else _FULL
    pen = Pen(width, height, scale=4)
    pen.rounded((0, 0, width, height), 3, INK, None)
    step = (width - 3) / max(1, most)
    for number in range(most):
        left = 2 + number * step
        pen.rounded((left, 2, left + step - 1, height - 2), 0, fill if number < health else _LOST, None)
    return pen.sprite()


def put_hero(
    picture: Image.Image, hero: HeroView, look: Figure, x: float, y: float, cell: int, *, is_active: bool
) -> None:
    """In a cell of the map: who it is, and how well."""
    size = round(cell * 0.8)
    y -= cell * 0.08
    if hero.is_downed:
        stamp_centred(picture, look._replace(fill=GREY, ink=INK).piece(size), x, y)
        stamp_centred(picture, cut_out(SKULL, round(cell * 0.5), PAPER_LIGHT), x + cell * 0.2, y + cell * 0.2)
        return
    if is_active:
        stamp_centred(picture, look.glow(size), x, y)
    stamp_centred(picture, look.piece(size), x, y)
    pips = health_pips(hero.health, hero.most_health, cell - 4, max(9, cell // 5))
    stamp_centred(picture, pips, x, y + cell * 0.45)
