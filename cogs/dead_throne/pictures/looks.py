"""How people look on all pictures of a match."""

from collections.abc import Sequence
from functools import lru_cache

from bot.words import Words
from cogs.dead_throne.state.people import SALADAR
from cogs.dead_throne.view.view import ThroneView
from images.figures import Figure, figures
from images.palette import GOLD, Colour
from images.type import legible

_NIGHT: Colour = (34, 24, 40)


def looks(view: ThroneView, names: Sequence[str], words: Words) -> tuple[Figure, ...]:
    """By seat."""
    return _looks(tuple((player.character, names[player.seat]) for player in view.players), words)


def _looks(people: tuple[tuple[str, str], ...], words: Words) -> tuple[Figure, ...]:
    shown = [
        (words.say(f"character-{key}") if key else "", legible(name, words.say("board-seat", number=seat)))
        for seat, (key, name) in enumerate(people, start=1)
    ]
    heroes = iter(_figures(tuple(one for one, (key, _) in zip(shown, people, strict=True) if key != SALADAR), words))
    return tuple(
        Figure(name, player, "S", "disc", _NIGHT, GOLD) if key == SALADAR else next(heroes)
        for (name, player), (key, _) in zip(shown, people, strict=True)
    )


@lru_cache(maxsize=64)
def _figures(shown: tuple[tuple[str, str], ...], words: Words) -> tuple[Figure, ...]:
    return figures(shown, words.say("board-nobody"))
