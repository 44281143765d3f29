"""The game that is checked."""

from functools import cache
from typing import Any

from msgspec import Struct

from bot.conformance.tables import Way, ways_of
from bot.engine import Game
from bot.games.shown import AllGames
from bot.ui.views.face import Face
from bot.words import Catalogue, Words


class Checked(Struct, frozen=True):
    """A game, the package it lies in, and how it shows itself: None where it is rules alone."""

    game: Game[Any, Any]
    package: str
    shows: Face[Any] | None = None

    @property
    def face(self) -> Face[Any]:
        """Only for checks that are made of games with a face."""
        assert self.shows is not None
        return self.shows

    @property
    def words(self) -> Words:
        """In English. Where a message is missing they raise Unsaid."""
        return strict_words(self.face)

    @property
    def ways(self) -> list[Way]:
        return ways_of(self.game)


@cache
def strict_words(face: Face[Any]) -> Words:
    return Catalogue(face.folder / "words", is_strict=True).words()


def checked_games(found: AllGames) -> list[Checked]:
    """Those that have a face first, then those that are rules alone."""
    shown = [Checked(one.found.game, one.found.place.package, one.face) for one in found.shown]
    return [*shown, *(Checked(one.game, one.place.package) for one in found.rules_only)]
