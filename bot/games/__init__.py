"""Finds the games: under `cogs/`, in installed packages, and in a folder of the admin's."""

from bot.games.place import BrokenGame, Place
from bot.games.search import FoundGame, Search, UnknownGame, find_game, find_games, search

__all__ = ["BrokenGame", "FoundGame", "Place", "Search", "UnknownGame", "find_game", "find_games", "search"]
