"""The game that a command is asked about, with its options and seats. What it does not have ends the command."""

from collections.abc import Sequence
from typing import Any

from bot.cli.app import stop
from bot.cli.options import BadOption, pairs, read_options
from bot.engine import Game, Options
from bot.games import UnknownGame, find_game


def game_and_options(
    key: str, given: Sequence[str] | None, flags: Sequence[str] = ()
) -> tuple[Game[Any, Any], Options]:
    """`given`: key=value; `flags`: --key value."""
    try:
        game = find_game(key)
        return game, read_options(game, [*(given or ()), *pairs(flags)])
    except (UnknownGame, BadOption) as error:
        stop(str(error))


def must_take(game: Game[Any, Any], options: Options, seats: int | None) -> range:
    """The numbers of seats it takes, this one among them; None is none in particular."""
    legal = game.seats_for(options)
    if seats is not None and seats not in legal:
        stop(f"{game.key} takes {legal[0]} to {legal[-1]} seats, not {seats}.")
    return legal
