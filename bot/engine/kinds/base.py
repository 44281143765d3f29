"""What every kind of question can say of itself."""

import re
from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from bot.engine.chance import Chance
from bot.engine.choice import Choice
from bot.engine.facts import Fact
from bot.engine.option import Option

LONGEST_KEY = 50  # of the 100 characters of an id on a button
MOST_KNOWN = 100_000
_PLAIN = re.compile(rf"[a-z0-9-]{{1,{LONGEST_KEY}}}")
_known: set[str] = set()  # keys that were found plain: games ask with the same ones again and again


class BaseKind(Struct, frozen=True, tag_field="kind"):
    """How a question can be answered: what is legal, any legal choice, and whether it can be answered at all."""

    @abstractmethod
    def is_legal(self, choice: Choice) -> bool: ...

    @abstractmethod
    def random(self, chance: Chance) -> Choice:
        """A legal choice; every one of them may come out."""

    @abstractmethod
    def mistake(self) -> str:
        """Why nobody could answer this, as the end of a sentence; empty where all is well."""

    @property
    def options(self) -> tuple[Option, ...]:
        """Every option it names, in whatever part of it."""
        return ()

    def parts(self) -> Iterator[Mapping[str, Fact]]:
        """The facts of what it names besides its options."""
        return iter(())


def mistake_in_keys(keys: Sequence[str], what: str) -> str:
    """Keys travel in the ids of buttons, and in the journal: they must be plain and told apart."""
    distinct = set(keys)
    if len(distinct) < len(keys):
        return f"{what} {next(key for key in keys if keys.count(key) > 1)!r} is there twice"
    if distinct <= _known:
        return ""
    for key in keys:
        if not _PLAIN.fullmatch(key):
            return f"{what} {key!r} is not of 1 to {LONGEST_KEY} of the characters a-z, 0-9 and -"
    if len(_known) > MOST_KNOWN:
        _known.clear()
    _known.update(distinct)
    return ""


def mistake_in_bounds(least: int, most: int) -> str:
    return "" if least <= most else f"its bounds are the wrong way round: at least {least}, at most {most}"
