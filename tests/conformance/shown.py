"""What a game shows, for tests: its face, and a table at which one of its matches is played."""

from datetime import UTC, datetime
from functools import cache
from typing import Any

from bot.engine import Match
from bot.games.shown import ShownGame, all_games
from bot.host import Person, SeatInfo, Table
from bot.settings import games_folder
from bot.ui.views.face import Face
from bot.ui.views.scene import Scene
from bot.words import Catalogue, Words
from tests.conformance import tables
from tests.conformance.tables import WAYS, Way

SHOWN: dict[str, ShownGame] = {one.found.game.key: one for one in all_games(games_folder()).shown}
SHOWN_WAYS: list[Way] = [way for way in WAYS if way.game.key in SHOWN]
SHORT = tuple(
    f"{name}{number}" for number in "12" for name in ("Ada", "Ben", "Cleo", "Dirk", "Eve", "Fitz", "Gwen", "Hal")
)
LONG = tuple(f"{number:02}{'W' * 30}" for number in range(16))
MATCH = "k3JdP0aZ"  # an id as the store makes them


def face_of(way: Way) -> Face[Any]:
    return SHOWN[way.game.key].face


@cache
def strict_words(face: Face[Any]) -> Words:
    """The game's words; where one is missing they raise."""
    return Catalogue(face.folder / "words", is_strict=True).words()


def scene_of(
    table: tables.Table,
    match: Match[Any],
    names: tuple[str, ...],
    face: Face[Any] | None = None,
    words: Words | None = None,
) -> Scene:
    """The table where people of these names play this match; `face` where its game is not among those found.

    In English, unless other `words` are given.
    """
    people = [Person(number + 1, names[number]) for number in range(table.seats)]
    shown = Table(
        id=MATCH,
        game=table.way.game.key,
        guild=1,
        channel=1,
        message=None,
        status="open" if match.outcome is None else "finished",
        options=table.way.options,
        pace="none",
        starter=people[0],
        seats=[SeatInfo(seat, person, person.name) for seat, person in enumerate(people)],
        commitment=None,
        match=match,
        created=datetime.now(UTC),
    )
    face = face or face_of(table.way)
    return Scene(shown, face, words or strict_words(face))
