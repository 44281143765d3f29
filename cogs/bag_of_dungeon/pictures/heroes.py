"""How an adventurer is told from the others: letters, shape and colour."""

from collections.abc import Sequence

from cogs.bag_of_dungeon.pictures.words import MapWords
from cogs.bag_of_dungeon.view import BagView, HeroView
from images.figures import Figure, figures
from images.icons import Icon
from images.type import legible

UNKNOWN = Icon("mdi", "account_question")


def hero_looks(view: BagView, names: Sequence[str], words: MapWords) -> tuple[Figure, ...]:
    """The looks by index; `names` of the players by seat."""
    players = [legible(names[hero.seat], f"{words.seat} {hero.seat + 1}") for hero in view.heroes]
    called = [_called(hero, words) for hero in view.heroes]
    return figures(list(zip(called, players, strict=True)), words.choosing)


def _called(hero: HeroView, words: MapWords) -> str:
    return legible(words.adventurers[hero.adventurer]) if hero.adventurer else ""
