"""What the games show: their faces, and the tables at which their matches are played."""

from typing import Any

from bot.conformance import tables
from bot.conformance.checked import strict_words
from bot.conformance.shown import scene_at
from bot.engine import Match
from bot.games.shown import ShownGame, all_games
from bot.settings import games_folder
from bot.ui.views.face import Face
from bot.ui.views.scene import Scene
from bot.words import Words
from tests.conformance.tables import WAYS

SHOWN: dict[str, ShownGame] = {one.found.game.key: one for one in all_games(games_folder()).shown}
SHOWN_WAYS: list[tables.Way] = [way for way in WAYS if way.game.key in SHOWN]


def face_of(way: tables.Way) -> Face[Any]:
    return SHOWN[way.game.key].face


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
    face = face or face_of(table.way)
    return scene_at(table, match, names, face, words or strict_words(face))
