"""A game's options as people meet them, from its `Options` alone: in `/… new`, and in the lobby's note.

A choice is a `Literal`, a yes or no a `bool`, a number an `int` between bounds (`Meta(ge=…, le=…)`). Where people know
a field by another name, or answer a number by yes or no, that is noted: `Meta(extra={"asked": "two", "yes": 2})`.
What nobody is asked for, as the game settles it when a match begins or a simulation sets it, is
`Meta(extra={"asked": ""})`.

The words are the game's: `new-<name>` says what is asked, its attributes name the choices; `unusual-<field>`, where it
exists, says in the lobby what is not as usual.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple, get_args, get_type_hints

import msgspec
from msgspec import inspect

from bot.engine import Options
from bot.words import Words

_KNOWN = {"asked", "yes"}


class OddOption(Exception):
    """A field of a game's options cannot be asked for; the message names it and says why."""


class OptionRow(NamedTuple):
    """One option. It is a choice, a number between bounds, or else a yes or no."""

    field: str
    name: str
    default: Any
    choices: tuple[str, ...] = ()
    bounds: tuple[int, int] | None = None
    yes: Any = True  # what the field gets for a yes

    @property
    def is_number(self) -> bool:
        return self.bounds is not None

    @property
    def usual(self) -> Any:
        """What is meant where nothing is said."""
        return self.default if self.choices or self.is_number else self.default == self.yes

    def value(self, given: Any) -> Any:
        """What the field gets for what somebody has given."""
        if self.choices or self.is_number or self.yes is True:
            return given
        return self.yes if given else self.default


@cache
def option_table(kind: type[Options]) -> tuple[OptionRow, ...]:
    """The rows in the order of the fields. Raises OddOption."""
    told = inspect.type_info(kind)
    assert isinstance(told, inspect.StructType)
    return tuple(_row(kind, field) for field in told.fields if _extra(field).get("asked") != "")


def chosen(kind: type[Options], given: Mapping[str, Any]) -> Options:
    """The options somebody has given by their names. Raises msgspec.ValidationError where one is not legal."""
    return msgspec.convert({row.field: row.value(given[row.name]) for row in option_table(kind)}, kind)


def unusual(options: Options, words: Words) -> list[str]:
    """What is not as usual, of all there are words for."""
    return list(_unusual(options, words))


def _unusual(options: Options, words: Words) -> Iterator[str]:
    for row in option_table(type(options)):
        message, value = f"unusual-{row.field.replace('_', '-')}", getattr(options, row.field)
        if value != row.default and words.has(message):
            yield words.say(message, value=value)


def _extra(field: inspect.Field) -> dict[str, Any]:
    return (field.type.extra or {}) if isinstance(field.type, inspect.Metadata) else {}


def _row(kind: type[Options], field: inspect.Field) -> OptionRow:
    extra = _extra(field)
    of = field.type.type if isinstance(field.type, inspect.Metadata) else field.type
    if field.required or extra.keys() - _KNOWN:
        raise OddOption(f"{kind.__name__}.{field.name} has no default, or a note beside {', '.join(sorted(_KNOWN))}")
    row = OptionRow(field.name, extra.get("asked", field.name), field.default)
    if isinstance(of, inspect.LiteralType):
        return row._replace(choices=get_args(get_type_hints(kind)[field.name]))  # msgspec has sorted them
    if isinstance(of, inspect.BoolType) or "yes" in extra:
        return row._replace(yes=extra.get("yes", True))
    if isinstance(of, inspect.IntType) and of.ge is not None and of.le is not None:
        return row._replace(bounds=(of.ge, of.le))
    raise OddOption(f"{kind.__name__}.{field.name} is neither a choice, a yes or no, nor a number between bounds")
