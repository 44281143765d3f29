"""Shows a replayed match to everybody, as the bot would: whatever raises there is found again."""

import importlib
import inspect
from typing import Any

from bot.engine import Match
from bot.engine.playout import default_choice
from bot.games import game_folders
from bot.ui.face import Face


def find_face(key: str) -> Face[Any] | None:
    """The face of a game; None where it has none."""
    for folder in game_folders():
        module = importlib.import_module(f"cogs.{folder}.face")
        for kind in vars(module).values():
            is_face = inspect.isclass(kind) and issubclass(kind, Face) and not inspect.isabstract(kind)
            if is_face and kind.game.key == key:
                found: Face[Any] = kind()
                return found
    return None


def look(match: Match[Any], names: tuple[str, ...], *, is_drawn: bool) -> None:
    """The public view and every seat's, in words and (slowly) in pictures. Raises what the game raises."""
    face = find_face(match.game.key)
    for seat in (None, *range(len(names))):
        view = match.view(seat)
        if face is not None:
            _show(face, view, names, is_public=seat is None, is_drawn=is_drawn)


def ask(match: Match[Any]) -> None:
    """What an automaton would answer now, and what a time-out would. Raises what the game raises."""
    for prompt in match.prompts:
        default = default_choice(prompt, match.chance.aside(f"default:{prompt.number}"))
        assert prompt.is_legal(default), f"the default of {prompt.word!r}, {default!r}, is not legal"
        match.game.advise(match.view(prompt.seat), prompt, match.chance.aside(f"advise:{prompt.number}"))


def _show(face: Face[Any], view: Any, names: tuple[str, ...], *, is_public: bool, is_drawn: bool) -> None:
    words = face.catalogue.words()
    if is_public:
        face.headline(view, words)
    for said in (face.describe, face.read) if is_public else (face.describe_hand, face.read_hand):
        said(view, names, words)
    if is_drawn:
        for draw in (face.draw_board, face.draw_whole) if is_public else (face.draw_hand,):
            draw(view, names, words)
