"""Standing orders: given and lifted in the journal, but nobody hears of it. There is no change to tell."""

from collections.abc import Mapping
from datetime import datetime

from msgspec.structs import replace

from bot.engine import WITHDRAWN, Answer, Part, order
from bot.host.model.live import Live, Step
from bot.host.model.refused import HostRefused
from bot.host.steps.play import can_be_kept, must_sit, played, running
from bot.host.steps.step import step
from bot.store import Entry


def ordered(live: Live, person_id: int, seat: int, values: Mapping[str, Part], now: datetime) -> Step | None:
    """The seat settles these in advance, by the order's word. No step where all of it stands so already."""
    match = running(live)
    must_sit(live.table, person_id, seat)
    known = match.given(seat)
    new = {word: value for word, value in values.items() if known.get(word, WITHDRAWN) != value}
    if not can_be_kept(new):
        raise HostRefused("illegal")
    return _given(live, order(seat, new), now, person_id) if new else None


def lifted(live: Live, seat: int, now: datetime) -> Step | None:
    """Nothing is settled for the seat any more; no step where nothing was."""
    new, entry = without_orders(live, seat, now)
    return None if entry is None else step(live, new, None, now=now, entry=entry)


def without_orders(live: Live, seat: int, now: datetime) -> tuple[Live, Entry | None]:
    """The match without the seat's orders, and what the journal says of it. The house does it, not the person."""
    match = live.table.match
    given = {} if match is None else match.given(seat)
    if not given:
        return live, None
    answer = replace(order(seat, dict.fromkeys(given, WITHDRAWN)), by="automaton")
    new, _, draws = played(live, answer)
    return new, Entry(sequence=live.sequence, answer=answer, at=now, draws=draws)


def _given(live: Live, answer: Answer, now: datetime, person: int) -> Step:
    new, _, draws = played(live, answer)
    entry = Entry(sequence=live.sequence, answer=answer, person=person, at=now, draws=draws)
    return step(live, new, None, now=now, entry=entry)
