"""A choice of a menu, and what it does when it is chosen. Dead Throne and Deckbox Dungeons make their menus of them."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from bot.engine import Option, Script


def always() -> bool:
    return True


class Deed(NamedTuple):
    """`play` is handed nothing: bind it with `partial`. `is_last`: nothing of the menu is done after it.

    `is_open`: can it still be done when it is chosen? Others may act while somebody is asked.
    """

    option: Option
    play: Callable[[], Script[Any]]
    is_last: bool = False
    is_open: Callable[[], bool] = always


def by_key(deeds: Iterable[Deed]) -> dict[str, Deed]:
    return {deed.option.key: deed for deed in deeds}


def options_of(deeds: Iterable[Deed]) -> list[Option]:
    return [deed.option for deed in deeds]
