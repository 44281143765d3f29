"""Taking answers back: at once where nobody has learned anything by them, else by consent."""

from datetime import datetime
from typing import Any

from msgspec.structs import replace

from bot.engine import Answer, Chance, Match, Position, is_quiet
from bot.host.model.faults import fault
from bot.host.model.live import Live, Step, with_match
from bot.host.model.reach import is_within_reach, taken_back
from bot.host.model.refused import HostRefused
from bot.host.model.table import Deadline, Table
from bot.host.steps.play import running
from bot.host.steps.step import step
from bot.store import Entry

OWN = ("person", "timeout")  # what a time-out answered for somebody who was there is theirs, too


def last_own(table: Table, person_id: int) -> int | None:
    """How many answers there were before this person's last one of this turn; None where there is none.

    Standing orders do not count: they are lifted, not taken back, and nobody else may notice them.
    """
    match = table.match
    if table.status != "open" or match is None:
        return None
    mine, first = table.seats_of(person_id), match.snapshot.answers
    own = [
        first + place
        for place, answer in enumerate(match.answers)
        if answer.seat in mine and answer.by in OWN and not answer.is_order
    ]
    return own[-1] if own else None


def can_undo(table: Table, person_id: int) -> bool:
    """Is there an answer of theirs to take back, and have they not done so too often in this turn?"""
    kept, match = last_own(table, person_id), table.match
    if kept is None or match is None:
        return False
    return is_within_reach(match, kept) and may_retake(table, person_id, kept)


def may_retake(table: Table, person_id: int, kept: int) -> bool:
    """Has the seat of that answer an undo left? Whoever plays alone may always: they keep nobody waiting."""
    return is_alone(table, person_id) or table.notes.undos_left(_taken(table, kept).seat) > 0


def is_alone(table: Table, person_id: int) -> bool:
    return {person.id for person in table.present} <= {person_id}


def counted(live: Live, kept: int) -> Live:
    """An undo is taken or asked for, so the seat has one less in this turn."""
    table = live.table
    retaken = (*table.notes.retaken, (_taken(table, kept).seat, kept))
    return replace(live, table=replace(table, notes=replace(table.notes, retaken=retaken)))


def _taken(table: Table, kept: int) -> Answer:
    """The first of the answers that are taken back where only `kept` stay."""
    assert table.match is not None
    return table.match.answers[kept - table.match.snapshot.answers]


def needs_nobody(live: Live, person_id: int, kept: int) -> bool:
    """May they take it back alone? Nobody else is there, or theirs is the last answer and nobody learned anything."""
    if is_alone(live.table, person_id):
        return True
    match = running(live)
    if taken_back(match, kept) != 1 or _taken(live.table, kept).by != "person":
        return False
    before, after = _as_of(live, kept, kept), _as_of(live, match.answered, kept)
    return _is_quiet(live, before, after)


def _is_quiet(live: Live, before: Position[Any], after: Position[Any]) -> bool:
    """Has nobody learned anything? Where a view raises nobody can tell, so the others are asked."""
    try:
        return is_quiet(before, after, len(live.table.seats))
    except Exception as error:  # noqa: BLE001 - a game's view may raise anything, and an undo must not hang on it
        fault(live.table, "an undo could not be judged", error, live.seed)
        return False


def undone(live: Live, kept: int, person_id: int, now: datetime) -> Step:
    """Only the first `kept` answers count from here on; deadlines of what stays open go on."""
    match = running(live)
    if not is_within_reach(match, kept):
        raise HostRefused("past-horizon" if kept < match.answered else "nothing-to-undo")
    again = _as_of(live, match.answered, match.answered)
    again.undo(kept)
    new = with_match(live, again)
    new = replace(new, table=replace(new.table, deadlines=_deadlines(live.table, new.table)))
    entry = Entry(sequence=live.sequence, kept=kept, leap=again.leaps[kept], person=person_id, at=now)
    found = step(live, new, "undone", now=now, entry=entry)
    assert found.change is not None
    seat, count = _taken(live.table, kept).seat, taken_back(match, kept)
    return replace(found, change=replace(found.change, seat=seat, count=count))


def _as_of(live: Live, answered: int, leapt: int) -> Match[Any]:
    """The match after so many answers, as one of its own: the one people look at is never altered.

    Its prompts have the numbers they had before anything was taken back later than `leapt`.
    """
    match = running(live)
    assert live.seed is not None
    answers = match.answers[: answered - match.snapshot.answers]
    leaps = {after: above for after, above in match.leaps.items() if after <= leapt}
    return Match.load(match.game, Chance(live.seed), match.snapshot, answers, leaps)


def _deadlines(old: Table, new: Table) -> dict[int, Deadline]:
    """Whoever was being asked keeps the time they had left, as an undo costs and gives nobody any; see `step`."""
    running_on = {due.seat: due for due in old.deadlines.values()}
    asked = [prompt for prompt in new.prompts if not new.seats[prompt.seat].is_automatic]
    return {p.number: replace(running_on[p.seat], prompt=p.number) for p in asked if p.seat in running_on}
