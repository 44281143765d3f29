"""Something that can be looked up: which kind and key, what its words are said with, the rules it names."""

from typing import NamedTuple

from bot.engine import Fact


class Known(NamedTuple):
    """`name` and `text`: other messages of the catalogue than those of its kind and key."""

    kind: str
    key: str
    facts: dict[str, Fact] = {}  # noqa: RUF012 - nobody changes it
    rules: tuple[int, ...] = ()
    name: str = ""
    text: str = ""
