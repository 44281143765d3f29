"""What happened: typed, public or for named seats only, each with the rule it follows."""

import re
from functools import cache
from typing import Any, ClassVar, dataclass_transform

from msgspec import Struct, StructMeta

from bot.engine.facts import Fact, facts_of


@cache
def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class EventMeta(StructMeta):
    """Takes the rule's number from the head of a class."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any], rule: str = "", **config: Any) -> Any:
        return super().__new__(mcs, name, bases, body | ({"rule": rule} if rule else {}), **config)


@dataclass_transform(frozen_default=True)
class Event(Struct, frozen=True, kw_only=True, tag_field="event", tag=kebab, metaclass=EventMeta):
    """One thing that happened. Subclass it per kind, with typed fields and the rule's number.

    >>> class Exchanged(Event, rule="R17"):
    ...     actor: Seat
    """

    rule: ClassVar[str]
    to: tuple[int, ...] | None = None  # None: everybody may know
    wording: int = 0  # given by the match: by this number it is said in one way or another; 0: it has none

    @property
    def word(self) -> str:
        """The event's name in the text catalogue: `Exchanged` is `exchanged`."""
        return kebab(type(self).__name__)

    @property
    def facts(self) -> dict[str, Fact]:
        return facts_of(self)

    def is_for(self, seat: int | None) -> bool:
        """May this seat (None: the public) know of it?"""
        return self.to is None or (seat is not None and seat in self.to)
