"""A deed of a turn, ready-made: how it is offered, and the script that does it."""

from collections.abc import Callable
from typing import Any, NamedTuple

from bot.engine import Option, Script


class Deed(NamedTuple):
    """`play` is called with the crawl, the character, and `args`. `is_free`: it does not end the turn (R33)."""

    option: Option
    play: Callable[..., Script[None]]
    args: tuple[Any, ...] = ()
    is_free: bool = False
    is_move: bool = False
