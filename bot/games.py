"""Finds the games: every folder under `cogs/` with a `game.py` that holds a GAME."""

import importlib
import pkgutil
from importlib.util import find_spec
from typing import Any

import cogs
from bot.engine import Game


class UnknownGame(Exception):
    """No game of that key; the message names those there are."""


def find_games() -> dict[str, Game[Any, Any]]:
    """All games by key, in alphabetical order."""
    found = [load_game(name) for name in game_folders()]
    return {game.key: game for game in sorted(found, key=lambda game: game.key)}


def game_folders() -> list[str]:
    """The folders of the games: `cogs/<folder>/`, with the rules in `game.py`."""
    folders = [module.name for module in pkgutil.iter_modules(cogs.__path__) if module.ispkg]
    return [folder for folder in folders if find_spec(f"cogs.{folder}.game")]


def load_game(folder: str) -> Game[Any, Any]:
    game = importlib.import_module(f"cogs.{folder}.game").GAME
    assert isinstance(game, Game), f"cogs/{folder}/game.py has no GAME"
    return game


def find_game(key: str) -> Game[Any, Any]:
    """Look one game up by its key. Raises UnknownGame."""
    games = find_games()
    if key not in games:
        raise UnknownGame(f"There is no game {key!r}. There are: {', '.join(games)}.")
    return games[key]
