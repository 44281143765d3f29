"""Loads the rules of every game there is. One that cannot be loaded is told of and hinders no other."""

import importlib
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import Struct

from bot.engine import Game
from bot.games.place import BrokenGame, Place, reason_of
from bot.games.places import places
from bot.settings import games_folder


class UnknownGame(Exception):
    """No game of that key; the message names those there are."""


class FoundGame(Struct, frozen=True):
    """A game whose rules can be played."""

    game: Game[Any, Any]
    place: Place


class Search(Struct, frozen=True):
    """What was found, in alphabetical order of the keys, and what is left out."""

    found: tuple[FoundGame, ...]
    broken: tuple[BrokenGame, ...] = ()
    unknown_off: tuple[str, ...] = ()  # keys that were to be switched off, and no game has them

    @property
    def games(self) -> dict[str, Game[Any, Any]]:
        return {found.game.key: found.game for found in self.found}


def search(folder: Path | None, off: frozenset[str] = frozenset()) -> Search:
    """The rules of all games, also of those in this folder, but not of those that the host has switched off."""
    found = sift(places(folder))
    kept = tuple(one for one in found.found if one.game.key not in off)
    return Search(kept, found.broken, tuple(sorted(off - found.games.keys())))


def sift(among: Iterable[Place | BrokenGame]) -> Search:
    """Load each; of two with one key the first stays."""
    found: dict[str, FoundGame] = {}
    broken: list[BrokenGame] = []
    for place in among:
        try:
            one = _load(place)
            _has_a_key_of_its_own(one, found)
            found[one.game.key] = one
        except BrokenGame as error:
            broken.append(error)
    return Search(tuple(found[key] for key in sorted(found)), tuple(broken))


def find_games() -> dict[str, Game[Any, Any]]:
    """All games by key, in alphabetical order; the environment may name a folder of more."""
    return search(games_folder()).games


def find_game(key: str) -> Game[Any, Any]:
    """Look one game up by its key. Raises UnknownGame."""
    searched = search(games_folder())
    if key not in searched.games:
        known = f"There is no game {key!r}. There are: {', '.join(searched.games)}."
        raise UnknownGame(" ".join([known, *map(str, searched.broken)]))
    return searched.games[key]


def _load(place: Place | BrokenGame) -> FoundGame:
    """Raises BrokenGame."""
    if isinstance(place, BrokenGame):
        raise place
    game = getattr(import_part(place, "game"), "GAME", None)
    if not isinstance(game, Game):
        raise BrokenGame(place.said, "its game.py has no GAME, an instance of your Game")
    lacking = [name for name in ("key", "seats", "state_type") if not hasattr(game, name)]
    if lacking:
        raise BrokenGame(place.said, f"its GAME has no {' and no '.join(lacking)}")
    _has_legal_defaults(game, place)
    return FoundGame(game, place)


def _has_legal_defaults(game: Game[Any, Any], place: Place) -> None:
    """An option may have bounds, which a type says and nobody looks at as it is made. Raises BrokenGame."""
    try:
        msgspec.convert(msgspec.to_builtins(game.options_type()), game.options_type)
    except Exception as error:  # what a foreign type may raise is anything
        name = game.options_type.__name__
        raise BrokenGame(place.said, f"{name} cannot be made of its defaults ({reason_of(error)})") from error


def _has_a_key_of_its_own(one: FoundGame, found: Mapping[str, FoundGame]) -> None:
    """Matches are kept by the game's key. Raises BrokenGame."""
    if (other := found.get(one.game.key)) is not None:
        raise BrokenGame(one.place.said, f"{other.place.said} has the key {one.game.key!r} as well")


def import_part(place: Place, part: str) -> ModuleType:
    """The module of that name in a game's package. Raises BrokenGame, whatever the module raises."""
    if place.folder is not None and str(place.folder.parent) not in sys.path:
        sys.path.append(str(place.folder.parent))
    try:
        package = importlib.import_module(place.package)
        _is_the_one(package, place)
        return importlib.import_module(f"{place.package}.{part}")
    except BrokenGame:
        raise
    except Exception as error:  # what a foreign module may raise is anything
        raise BrokenGame(place.said, f"its {part}.py cannot be imported ({reason_of(error)})") from error


def _is_the_one(package: ModuleType, place: Place) -> None:
    """Did Python find this very folder, and not a library of the same name? Raises BrokenGame."""
    if place.folder is not None and place.folder.resolve() not in [
        Path(path).resolve() for path in getattr(package, "__path__", ())
    ]:
        raise BrokenGame(place.said, f"Python knows another module {place.package!r}; give the folder another name")
