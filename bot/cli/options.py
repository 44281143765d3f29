"""A game's options as they are given on the command line: `--option mode=classic --option length=4`."""

from collections.abc import Sequence
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec.inspect import BoolType, IntType, Metadata, type_info

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
    kinds = {field.name: field.type for field in msgspec.structs.fields(game.options_type)}
    values: dict[str, Any] = {}
    for pair in given:
        key, equals, value = pair.partition("=")
        if not equals or key not in kinds:
            raise BadOption(
                f"{game.key} has no option {pair!r}. It has: {', '.join(kinds) or 'none'}, as in key=value."
            )
        try:
            values[key] = msgspec.convert(value, kinds[key], strict=False)
        except msgspec.ValidationError as error:
            raise BadOption(f"In {game.key}, {key} is {said_values(kinds[key])}, not {value!r}.") from error
    return game.options_type(**values)


def said_values(kind: Any) -> str:
    """What an option of this type may be: "coop or competitive", "a number from 2 to 6"."""
    if get_origin(kind) is Literal:
        *most, last = map(str, get_args(kind))
        return f"{', '.join(most)} or {last}" if most else last
    info = type_info(kind)
    info = info.type if isinstance(info, Metadata) else info  # `Annotated` is looked through
    if isinstance(info, BoolType):
        return "true or false"
    if isinstance(info, IntType):
        bounds = (f" from {info.ge}" if info.ge is not None else "") + (f" to {info.le}" if info.le is not None else "")
        return f"a whole number{bounds}"
    return "something else"
