"""What went wrong in a game's own code, in a sentence for its author."""

from pathlib import Path
from sysconfig import get_path
from traceback import extract_tb

import msgspec

from bot.engine.answer import Refused
from bot.engine.mistakes import GameMistake

BOT = Path(__file__).parents[1]
LIBRARIES = (BOT, Path(get_path("stdlib")), Path(get_path("purelib")))  # no author looks for a fault there first


def cause_of(error: BaseException) -> str:
    """What was raised first, and in which line of the game: "KeyError: 'hull' (rules/turn.py, line 29)".

    A mistake of the game's is a sentence already, a refusal a word, and what the engine itself raises has no such line.
    """
    while error.__cause__ is not None:
        error = error.__cause__
    if isinstance(error, GameMistake | Refused):
        return str(error)
    if isinstance(error, msgspec.ValidationError):
        return f"something is not of the type that its field declares: {error}"
    return f"{type(error).__name__}: {error}".rstrip(": ") + _place(error)


def _place(error: BaseException) -> str:
    """The innermost line of the game, or of one that is installed as a package."""
    files = [(Path(line.filename), line.lineno) for line in extract_tb(error.__traceback__)]
    others = [(file, number) for file, number in files if BOT not in file.parents and file.is_file()]
    own = [(file, number) for file, number in others if not any(library in file.parents for library in LIBRARIES)]
    if not (found := own or others):
        return ""
    file, number = found[-1]
    return f" ({'/'.join(file.parts[-2:])}, line {number})"
