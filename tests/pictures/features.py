"""What a view holds that could be drawn: so that few scenes show each kind of thing once."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

Feature = tuple[Any, ...]
MANY = 4  # from here on a number is many


def features(thing: Any, path: str = "") -> Iterator[Feature]:
    """One for each value that a field has somewhere, and for each way in which a struct's switches stand together."""
    match thing:
        case Struct():
            yield (path, type(thing).__name__, tuple(_switch(getattr(thing, name)) for name in thing.__struct_fields__))
            for name in thing.__struct_fields__:
                yield from features(getattr(thing, name), f"{path}.{name}")
        case tuple() | list():
            yield (path, "length", min(len(thing), MANY))
            for one in thing:
                yield from features(one, path)
        case bool() | None:
            yield (path, thing)
        case int():
            yield (path, max(-1, min(thing, MANY)))
        case str() if not any(letter.isdigit() for letter in thing):  # "M20" is a place like any other
            yield (path, thing)


def is_of_all(feature: Feature) -> bool:
    """Is it a field of the view itself?"""
    return str(feature[0]).count(".") == 1 and feature[1] != "length"


def _switch(value: Any) -> bool | str | None:
    """Is it on, is anything there?"""
    return value if isinstance(value, bool) else None if value is None else "some" if value or value == 0 else "none"


def own_features(view: Any, seat: int, public: Any) -> Iterator[Feature]:
    """Of what is this seat's alone: structs that name it, and fields in which its view is not the public one."""
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if value != getattr(public, name):
            yield from features(value, name)
        elif isinstance(value, tuple):
            yield from (found for one in value if getattr(one, "seat", None) == seat for found in features(one, name))
