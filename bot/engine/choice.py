"""What can be chosen at all, in the form the journal keeps it. A journal of any age decodes by this type."""

from collections.abc import Iterator
from typing import TypeAlias

# The keys chosen, or the amount named, or the text written.
Part: TypeAlias = tuple[str, ...] | int | str

# A part; or several by name: the fields of a form, the two sides of a deal, orders that are given.
Choice: TypeAlias = tuple[str, ...] | int | str | dict[str, Part]


def keys_in(choice: Choice) -> Iterator[str]:
    """Every key among what was chosen, in whatever field it stands."""
    if isinstance(choice, tuple):
        yield from choice
    elif isinstance(choice, dict):
        for part in choice.values():
            yield from keys_in(part)


def texts_in(choice: Choice) -> Iterator[str]:
    """All that a person may have written, keys and names of fields included."""
    if isinstance(choice, str):
        yield choice
    elif isinstance(choice, tuple):
        yield from choice
    elif isinstance(choice, dict):
        yield from choice
        for part in choice.values():
            yield from texts_in(part)
