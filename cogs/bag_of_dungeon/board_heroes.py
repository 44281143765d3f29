"""How an adventurer is told from the others: letters, shape and colour."""

from collections.abc import Sequence
from typing import NamedTuple

from cogs.bag_of_dungeon.board_words import MapWords
from cogs.bag_of_dungeon.view import BagView, HeroView
from images.icons import Icon
from images.palette import INK, PAPER_LIGHT, Colour
from images.pieces import Form, glow, piece
from images.shapes import Sprite
from images.type import legible

_LOOKS: tuple[tuple[Form, Colour, Colour], ...] = (
    ("disc", (170, 44, 48), PAPER_LIGHT),
    ("square", (38, 84, 150), PAPER_LIGHT),
    ("diamond", (236, 184, 66), INK),
    ("shield", (112, 58, 140), PAPER_LIGHT),
)
GLOW: Colour = (255, 226, 120)


class HeroLook(NamedTuple):
    """One adventurer on all pictures."""

    name: str  # the adventurer's
    player: str
    letters: str
    form: Form
    fill: Colour
    ink: Colour

    def piece(self, size: int) -> Sprite:
        return piece(self.letters, self.form, size, self.fill, self.ink)

    def glow(self, size: int) -> Sprite:
        return glow(self.form, size, GLOW)


def hero_looks(view: BagView, names: Sequence[str], words: MapWords) -> tuple[HeroLook, ...]:
    """The looks by index; one or two letters of the name, so that no two adventurers have the same."""
    called = [_called(hero, words) for hero in view.heroes]
    looks = []
    for hero, name in zip(view.heroes, called, strict=True):
        others = [other for index, other in enumerate(called) if index != hero.index and other]
        letters = _letters(name, others) or str(hero.index + 1)
        player = legible(names[hero.seat], f"{words.seat} {hero.seat + 1}")
        looks.append(HeroLook(name or words.choosing, player, letters, *_LOOKS[hero.index % len(_LOOKS)]))
    return tuple(looks)


def _called(hero: HeroView, words: MapWords) -> str:
    return legible(words.adventurers[hero.adventurer]) if hero.adventurer else ""


def _letters(name: str, others: Sequence[str]) -> str:
    """The initial, and where it is taken the first letter by which the names differ."""
    rivals = [other for other in others if other[:1] == name[:1]]
    if not rivals:
        return name[:1]
    apart = (place for place in range(1, len(name)) if all(other[place : place + 1] != name[place] for other in rivals))
    return name[:1] + name[next(apart, 1) :][:1]


UNKNOWN = Icon("mdi", "account_question")
