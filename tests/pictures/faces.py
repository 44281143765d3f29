"""Every game's face, by the game's key."""

from functools import cache
from typing import Any

from bot.games.shown import all_games
from bot.settings import games_folder
from bot.ui.views.face import Face


@cache
def find_faces() -> dict[str, Face[Any]]:
    """A game is found as the bot finds it, in this tree or elsewhere."""
    return {one.face.game.key: one.face for one in all_games(games_folder()).shown}
