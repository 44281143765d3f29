"""An order for a film, as it is sent to the process that makes films, and what comes back.

Only what the film may show is sent: the reel, which holds what everybody could watch, and the names.
"""

from functools import cache
from typing import Any, Self

from msgspec import Struct

from bot.ui.views.face import Face
from bot.ui.views.replay.filming import Filming, coloured
from bot.ui.views.replay.reel import Reel
from bot.words import Words
from images.film import FilmKind, make_film


class FilmOrder(Struct, frozen=True):
    """What a film is made of. The face is sent as its class, as every face can be made from nothing."""

    face: type[Face[Any]]
    locales: tuple[str, ...]
    names: tuple[str, ...]
    reel: Reel
    kind: FilmKind

    @classmethod
    def of(cls, face: Face[Any], words: Words, names: tuple[str, ...], reel: Reel, kind: FilmKind) -> Self:
        return cls(type(face), words.locales, names, reel, kind)


class FilmMade(Struct, frozen=True):
    data: bytes
    alt: str


def film(order: FilmOrder) -> FilmMade:
    face = _face(order.face)
    filming = Filming(face, face.catalogue.words(*order.locales), order.names, order.reel)
    made = make_film([take() for take in filming.takes()], coloured(face.accent), order.kind)
    return FilmMade(made.data, filming.alt(made.pictures))


@cache
def _face(kind: type[Face[Any]]) -> Face[Any]:
    """With its words, which the next film of that game need not load again."""
    return kind()
