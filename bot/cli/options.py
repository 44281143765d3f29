"""A game's options as they are given on the command line: `--option mode=classic --option length=4`."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.engine import Game, Options


class BadOption(Exception):
    """An option the game does not have, or a value it does not take; the message says what it has."""


def pairs(flags: Sequence[str]) -> list[str]:
    """`--mode forest --house-tagging=true` as `mode=forest`, `house_tagging=true`. Raises BadOption."""
    words = [part for flag in flags for part in (flag.split("=", 1) if flag.startswith("--") else [flag])]
    if len(words) % 2 or not all(word.startswith("--") for word in words[::2]):
        raise BadOption(f"{' '.join(flags)!r} is not understood. The game's own options go as --name value.")
    names = [word.removeprefix("--").replace("-", "_") for word in words[::2]]
    return [f"{name}={value}" for name, value in zip(names, words[1::2], strict=True)]


def read_options(game: Game[Any, Any], given: Sequence[str]) -> Options:
    """The options named by `key=value`, the others as they come. Raises BadOption."""
    known = [field.name for field in msgspec.structs.fields(game.options_type)]
    values: dict[str, str] = {}
    for pair in given:
        key, equals, value = pair.partition("=")
        if not equals or key not in known:
            raise BadOption(
                f"{game.key} has no option {pair!r}. It has: {', '.join(known) or 'none'}, as in key=value."
            )
        values[key] = value
    try:
        return msgspec.convert(values, game.options_type, strict=False)
    except msgspec.ValidationError as error:
        raise BadOption(f"{game.key} does not take that option: {error}.") from error
