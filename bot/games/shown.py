"""Looks at what a game shows before anybody plays it: its face, its words, its guide, its commands."""

import inspect
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from msgspec import Struct

from bot.engine import Game
from bot.games.place import BrokenGame, Place, reason_of
from bot.games.search import FoundGame, import_part, search
from bot.games.words import missing_words
from bot.settings import games_folder
from bot.ui.actions.game_cog import GameCog
from bot.ui.views.face import Face
from bot.ui.views.guide import Guide
from bot.ui.wire.custom_id import GAME_KEY
from bot.words.locales import BASE

SERVER_COMMAND = "gm"  # the server's own commands


class ShownGame(Struct, frozen=True):
    """What the bot needs of a game beside its rules."""

    found: FoundGame
    face: Face[Any]
    command: str  # "nim" for /nim

    @property
    def extension(self) -> str:
        """The module whose `setup` adds its commands."""
        return f"{self.found.place.package}.cog"


class AllGames(Struct, frozen=True):
    """All games there are: those with commands, those that are rules alone, and those that are left out."""

    shown: tuple[ShownGame, ...]
    rules_only: tuple[FoundGame, ...]
    broken: tuple[BrokenGame, ...]
    unknown_off: tuple[str, ...] = ()  # see Search

    @property
    def rules(self) -> dict[str, Game[Any, Any]]:
        """Whatever can be played, by key."""
        found = [*(one.found for one in self.shown), *self.rules_only]
        return {one.game.key: one.game for one in sorted(found, key=lambda one: one.game.key)}


def all_games(folder: Path | None, off: frozenset[str] = frozenset()) -> AllGames:
    """The games there are, also in this folder, but none that is `off`. Without a `cog.py` one is rules alone."""
    searched = search(folder, off)
    shown, bare, broken = dict[str, ShownGame](), list[FoundGame](), list(searched.broken)
    for found in searched.found:
        try:
            if has_part(found.place, "cog"):
                one = shown_game(found)
                _has_a_command_of_its_own(one, shown)
                shown[one.command] = one
            else:
                bare.append(found)
        except BrokenGame as error:
            broken.append(error)
    return AllGames(tuple(shown.values()), tuple(bare), tuple(broken), searched.unknown_off)


def find_face(key: str) -> Face[Any] | None:
    """The face of the game of that key; None where it has none that can be used."""
    shown = all_games(games_folder()).shown
    return next((one.face for one in shown if one.found.game.key == key), None)


def has_part(place: Place, part: str) -> bool:
    """Is there such a module in the game's package?"""
    return find_spec(f"{place.package}.{part}") is not None


def shown_game(found: FoundGame) -> ShownGame:
    """How a game shows itself, with all that can be told before a match. Raises BrokenGame."""
    cog = _cog(found.place)
    if cog.face.game is not found.game:
        raise BrokenGame(found.place.said, "the face of its cog.py shows another game than the GAME of its game.py")
    _has_a_key_that_fits(found)
    _has_words(found.place, cog.face)
    _has_guide(found.place, cog.face)
    return ShownGame(found, cog.face, str(cog.__cog_group_name__))


def _has_a_command_of_its_own(one: ShownGame, others: Mapping[str, ShownGame]) -> None:
    """Raises BrokenGame where its command is taken."""
    if one.command == SERVER_COMMAND:
        raise BrokenGame(one.found.place.said, f"the command /{SERVER_COMMAND} is the server's own")
    if (other := others.get(one.command)) is not None:
        raise BrokenGame(one.found.place.said, f"{other.found.place.said} has the command /{one.command} as well")


def _cog(place: Place) -> type[GameCog]:
    module = import_part(place, "cog")
    kinds = [kind for kind in vars(module).values() if inspect.isclass(kind) and issubclass(kind, GameCog)]
    for kind in kinds:
        if kind is not GameCog and isinstance(getattr(kind, "face", None), Face):
            if not inspect.iscoroutinefunction(getattr(module, "setup", None)):
                raise BrokenGame(place.said, "its cog.py has no `async def setup(bot)` that adds the cog")
            return kind
    raise BrokenGame(place.said, "its cog.py has no GameCog with a face")


def _has_a_key_that_fits(found: FoundGame) -> None:
    """Raises BrokenGame where no button could name it: it would fail at the first menu."""
    if not GAME_KEY.fullmatch(key := found.game.key):
        reason = (
            f"its key {key!r} must be 1 to 32 small letters, digits and hyphens, as it stands in the ids of buttons"
        )
        raise BrokenGame(found.place.said, reason)


def _has_words(place: Place, face: Face[Any]) -> None:
    if missing := missing_words(face, place.package):
        raise BrokenGame(place.said, f"its words lack {', '.join(missing)}")


def _has_guide(place: Place, face: Face[Any]) -> None:
    try:
        guide = Guide.load(face.folder / "words", BASE)  # not to be kept: most guides are never asked for
    except (OSError, UnicodeDecodeError) as error:
        raise BrokenGame(place.said, f"its guide.md cannot be read ({reason_of(error)})") from error
    if not guide.topics or not guide.steps:
        raise BrokenGame(place.said, "its guide.md does not begin with a `## topic` and numbered steps, for the help")
