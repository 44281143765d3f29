"""People who have left the server without a word: an automaton plays their seats, and no vote waits for them."""

from collections.abc import Collection
from datetime import datetime

from msgspec.structs import replace

from bot.host.model.live import Live, Step
from bot.host.steps.play import running
from bot.host.steps.step import step


def left_server(live: Live, people: Collection[int], now: datetime) -> Step | None:
    """None where that is known already, or none of them sits here. Whoever comes back may take the seat again."""
    running(live)
    table = live.table
    new = tuple(p.id for p in table.people if p.id in people and not table.has_gone(p.id))
    if not new:
        return None
    seats = [replace(s, is_away=True) if s.person is not None and s.person.id in new else s for s in table.seats]
    notes = replace(table.notes, left_server=(*table.notes.left_server, *new))
    return step(live, replace(live, table=replace(table, seats=seats, notes=notes)), "seats", now=now)


def seen_again(live: Live, person: int) -> Live:
    """Somebody votes, so they must be on the server again."""
    notes = live.table.notes
    there = tuple(other for other in notes.left_server if other != person)
    return replace(live, table=replace(live.table, notes=replace(notes, left_server=there)))
