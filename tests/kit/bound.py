"""Calls as `bind` makes them, for mypy: `python -m tests.kit.bound` writes tests/kit/bound_calls.py.

mypy cannot follow `bind`, which hands a function what its parameters name. So each bound method stands in that file as
the call that comes of it, beside the method of the class above it, from which mypy knows the types.
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

from bot.cli.new_game.template_bids.face import TemplateBidsFace
from bot.cli.new_game.template_race.face import TemplateRaceFace
from bot.engine import Game
from bot.games.shown import all_games
from bot.kit.binding import _PARTS, _Bound, _Wanting
from bot.ui.views.face import Face

HOME = Path(__file__).with_name("bound_calls.py")
HEAD = '''"""What every bound method of the games calls. `python -m tests.kit.bound` makes it, mypy reads it."""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

{imports}

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")


def same(method: Callable[P, R], bound: Callable[P, R]) -> None:
    """Both take the same, and return the same."""


def anything() -> Any:
    """What a lambda makes: it has no types."""


def own(kind: type[T], options: object) -> T:
    """A game is handed options of its own kind, though its `setup` takes any."""
    assert isinstance(options, kind)
    return options
'''


def faces() -> list[type[Face[Any]]]:
    return [*(type(one.face) for one in all_games(None).shown), TemplateRaceFace, TemplateBidsFace]


def text() -> str:
    """The whole file."""
    imports, blocks = set[str](), list[str]()
    for face in faces():
        for kind in (type(face.game), face):
            blocks += ["", "", *_block(kind, imports)]
    return HEAD.format(imports="\n".join(f"import {name}" for name in sorted(imports))) + "\n".join(blocks) + "\n"


def _block(kind: type, imports: set[str]) -> Iterator[str]:
    """All bound methods of a class, as a function that is given the class above it."""
    above = next(base for base in kind.__orig_bases__)  # type: ignore[attr-defined]
    named = ", ".join(_named(one, imports) for one in get_args(above))
    origin = _named(above.__origin__, imports)
    yield f"def {kind.__module__.replace('.', '_')}(one: {origin}[{named}]) -> None:"
    for name, bound in vars(kind).items():
        if isinstance(bound, _Bound):
            yield f"    same(one.{name}, {_lambda(kind, bound, imports)})"


def _lambda(kind: type, bound: _Bound, imports: set[str]) -> str:
    given = list(bound._method.parameters)[1:]
    known = {name: name for name in given}
    if issubclass(kind, Game):
        known["options"] = f"own({_named(kind.options_type, imports)}, options)"
    for whole, parts in _PARTS.items():
        known |= {part: f"{known[whole]}.{part}" for part in parts if whole in known}
    for name, making in bound._made.items():
        known[name] = _call(making, known, imports)
    return f"lambda {', '.join(given)}: {_call(bound.wanting, known, imports)}"


def _call(wanting: _Wanting, known: dict[str, str], imports: set[str]) -> str:
    if "<" in wanting.function.__qualname__:  # a lambda has no types
        return "anything()"
    return f"{_named(wanting.function, imports)}({', '.join(f'{name}={known[name]}' for name in wanting.names)})"


def _named(thing: Any, imports: set[str]) -> str:
    imports.add(thing.__module__)
    return f"{thing.__module__}.{thing.__qualname__}"


if __name__ == "__main__":
    HOME.write_text(text(), encoding="utf-8")
    subprocess.run([sys.executable, "-m", "ruff", "format", "-q", str(HOME)], check=True)
