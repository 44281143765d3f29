"""A game and its face are tables of functions: a method is bound to a function, which is handed what it names.

class RaceFace(Face[RaceView]):
    headline = bind(board.headline)                  # headline(view, words)
    draw_board = bind(board.draw_board, light=lit)   # draw_board(view, names, light, words), lit(view, prompts)

mypy checks what a bound method returns, not what it takes: Python's types cannot say "some of these, by name" (a
ParamSpec takes all of them or none). So `python -m tests.kit.bound` writes out the call that comes of every `bind` of
the games, and mypy checks those. The names are checked when the class is defined.
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
    """As a method: call this function with those arguments, or parts of them, that its parameters name.

    A name that was bound above in the same class means the function it was bound to. `made`: for further parameters,
    functions that make them; they are called in the same way. Raises TypeError when the class is defined if a parameter
    is neither, or no class above it has such a method.
    """
    wanting = function.wanting if isinstance(function, _Bound) else _Wanting(function)
    return cast(Callable[..., R], _Bound(wanting, {name: _Wanting(make) for name, make in made.items()}))


class _Wanting:
    """A function, and the names of what it wants."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function, self.names = function, tuple(signature(function).parameters)

    def called(self, given: Mapping[str, Any]) -> Any:
        return self.function(**{name: given[name] for name in self.names})


class _Bound:
    def __init__(self, wanting: _Wanting, made: Mapping[str, _Wanting]) -> None:
        self.wanting, self._made = wanting, made
        self._method = Signature()
        self._places: list[int] | None = None  # of what is wanted among the arguments; None: some of it is not there

    def __set_name__(self, owner: type, name: str) -> None:
        methods = (base.__dict__[name] for base in reversed(owner.__mro__[1:]) if name in base.__dict__)
        if (method := next(methods, None)) is None:
            raise TypeError(f"{name}: no {owner.__mro__[1].__name__} has a method of that name")
        self._method = signature(method)
        there = _with_parts(dict.fromkeys(self._method.parameters)).keys() | self._made.keys()
        for wanting in (self.wanting, *self._made.values()):
            if unknown := set(wanting.names) - there:
                known = ", ".join(sorted(there - {"self"}))
                raise TypeError(f"{name}: nothing is called {', '.join(sorted(unknown))}; there is {known}")
        parameters = list(self._method.parameters)[1:]
        if not self._made and set(self.wanting.names) <= set(parameters):
            self._places = [parameters.index(wanted) for wanted in self.wanting.names]

    def __get__(self, one: object | None, owner: type | None = None) -> Any:
        return self if one is None else MethodType(self, one)

    def __call__(self, one: object, *args: Any, **named: Any) -> Any:
        if self._places is not None and not named:
            return self.wanting.function(*[args[place] for place in self._places])
        given = _with_parts(self._method.bind(one, *args, **named).arguments)
        for name, making in self._made.items():
            given[name] = making.called(given)
        return self.wanting.called(given)


def _with_parts(given: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments, and their parts by name. None has None for its parts."""
    found = dict(given)
    for whole, parts in _PARTS.items():
        if whole in found:
            found |= {part: getattr(found[whole], part, None) for part in parts}
    return found
