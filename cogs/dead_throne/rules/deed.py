"""A choice of a menu, and what it does when it is chosen."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from bot.engine import Option, Script


def always() -> bool:
    return True


class Deed(NamedTuple):
    """`play` is handed nothing: bind it with `partial`. `is_interaction`: the Game Turn ends after it (R10).

    `is_open`: can it still be done when it is chosen? Others may act while somebody is asked (R156).
    """

    option: Option
    play: Callable[[], Script[Any]]
    is_interaction: bool = False
    is_open: Callable[[], bool] = always


def by_key(deeds: Iterable[Deed]) -> dict[str, Deed]:
    return {deed.option.key: deed for deed in deeds}
