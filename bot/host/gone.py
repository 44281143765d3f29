"""Who has left the server without a word: an automaton plays their seat, and nobody waits for their voice."""

from collections.abc import Collection
from datetime import datetime

from msgspec.structs import replace

from bot.host.live import Live, Step, step
from bot.host.play import running


def gone(live: Live, people: Collection[int], now: datetime) -> Step | None:
    """None where that is known, or none of them sits here. Who comes back may take the seat again."""
    running(live)
    table = live.table
    new = tuple(p.id for p in table.people if p.id in people and not table.has_gone(p.id))
    if not new:
        return None
    seats = [replace(s, is_away=True) if s.person is not None and s.person.id in new else s for s in table.seats]
    aside = replace(table.aside, gone=(*table.aside.gone, *new))
    return step(live, replace(live, table=replace(table, seats=seats, aside=aside)), "seats", now=now)


def heard_of(live: Live, person: int) -> Live:
    """Who speaks is on the server again."""
    aside = live.table.aside
    there = tuple(other for other in aside.gone if other != person)
    return replace(live, table=replace(live.table, aside=replace(aside, gone=there)))
