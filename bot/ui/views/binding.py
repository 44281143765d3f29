"""A face is a table of functions: each method is bound to a function of the game, which is handed what it names.

class RaceFace(Face[RaceView]):
    headline = bind(board.headline)                  # headline(view, words)
    draw_board = bind(board.draw_board, light=lit)   # draw_board(view, names, light, words), lit(view, prompts)
"""

from collections.abc import Callable, Mapping
from inspect import Signature, signature
from types import MethodType
from typing import Any, TypeVar, cast

R = TypeVar("R")

# What else can be named if a method is handed one of these.
_PARTS: Mapping[str, tuple[str, ...]] = {
    "ending": ("shown", "outcome", "story"),
    "shown": ("view", "names", "prompts"),
    "noun": ("kind", "key"),
}


def bind(function: Callable[..., R], **made: Callable[..., Any]) -> Callable[..., R]:
    """As the method of a face: call this function with those arguments, or parts of them, that its parameters name.

    `made`: for further parameters, functions that make them; they are called in the same way. Raises TypeError when the
    face is defined if a parameter is neither.
    """
    return cast(Callable[..., R], _Bound(_Wanting(function), {name: _Wanting(make) for name, make in made.items()}))


class _Wanting:
    """A function, and the names of what it wants."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function, self.names = function, tuple(signature(function).parameters)

    def called(self, given: Mapping[str, Any]) -> Any:
        return self.function(**{name: given[name] for name in self.names})


class _Bound:
    def __init__(self, wanting: _Wanting, made: Mapping[str, _Wanting]) -> None:
        self._wanting, self._made = wanting, made
        self._method = Signature()

    def __set_name__(self, face: type, name: str) -> None:
        method = next(base.__dict__[name] for base in reversed(face.__mro__) if name in base.__dict__)
        self._method = signature(method)
        there = _with_parts(dict.fromkeys(self._method.parameters)).keys() | self._made.keys()
        for wanting in (self._wanting, *self._made.values()):
            if unknown := set(wanting.names) - there:
                raise TypeError(f"{name}: nothing is called {', '.join(sorted(unknown))}")

    def __get__(self, face: object | None, kind: type | None = None) -> Any:
        return self if face is None else MethodType(self, face)

    def __call__(self, face: object, *args: Any, **named: Any) -> Any:
        given = _with_parts(self._method.bind(face, *args, **named).arguments)
        for name, making in self._made.items():
            given[name] = making.called(given)
        return self._wanting.called(given)


def _with_parts(given: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments, and their parts by name. None has None for its parts."""
    found = dict(given)
    for whole, parts in _PARTS.items():
        if whole in found:
            found |= {part: getattr(found[whole], part, None) for part in parts}
    return found
