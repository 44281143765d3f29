"""How long what has happened is news: until whoever is asked then, or next, has answered."""

from msgspec import Struct

from bot.engine import Event
from bot.host import Table


class News(Struct):
    """`asked`: by seat of a person, the first prompts they were asked since; `answered`: who has been asked no more.

    `is_past`: those who were asked first have all answered. Whoever is asked only after that may still find it new.
    """

    events: tuple[Event, ...] = ()
    asked: dict[int, frozenset[int]] = {}
    answered: set[int] = set()
    is_past: bool = False

    def note(self, table: Table) -> None:
        """Take in who is asked now."""
        asked = _asked(table)
        self.answered |= {seat for seat, numbers in self.asked.items() if not numbers & asked.get(seat, frozenset())}
        self.is_past |= bool(self.asked) and self.answered >= self.asked.keys()
        self.asked = {**asked, **self.asked}

    def to(self, seat: int) -> tuple[Event, ...]:
        """What of it is new to this seat."""
        return () if seat in self.answered else self.events


def _asked(table: Table) -> dict[int, frozenset[int]]:
    people = [prompt for prompt in table.prompts if not table.seats[prompt.seat].is_automatic]
    return {seat: frozenset(one.number for one in people if one.seat == seat) for seat in {p.seat for p in people}}
