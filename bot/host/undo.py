"""Taking answers back: at once where nobody has learned anything by them, else by consent."""

from datetime import datetime
from typing import Any

from msgspec.structs import replace

from bot.engine import Answer, Chance, Match, is_quiet
from bot.host.faults import fault
from bot.host.live import Live, Step, step
from bot.host.pace import deadline
from bot.host.play import running
from bot.host.refused import HostRefused
from bot.host.table import Deadline, Table
from bot.host.voices import last_leave
from bot.store import Entry

OWN = ("person", "timeout")  # an answer given in their stead while they were there is theirs, too


def last_own(table: Table, person_id: int) -> int | None:
    """How many answers there were before this person's last one of this turn; None where there is none."""
    match = table.match
    if table.status != "open" or match is None:
        return None
    mine = table.seats_of(person_id)
    since = last_leave(match)
    own = [place for place, answer in enumerate(match.answers) if answer.seat in mine and answer.by in OWN]
    return match.snapshot.answers + own[-1] if own and own[-1] > since else None


def can_undo(table: Table, person_id: int) -> bool:
    """Is there an answer of theirs to take back, and have they not done so too often in this turn?"""
    kept = last_own(table, person_id)
    return kept is not None and may_retake(table, person_id, kept)


def may_retake(table: Table, person_id: int, kept: int) -> bool:
    """Has the seat of that answer an undo left? Who plays alone keeps nobody waiting."""
    return is_alone(table, person_id) or table.aside.undos_left(_taken(table, kept).seat) > 0


def is_alone(table: Table, person_id: int) -> bool:
    return {person.id for person in table.present} <= {person_id}


def counted(live: Live, kept: int) -> Live:
    """An undo is taken or asked for: the seat has one less."""
    table = live.table
    retaken = (*table.aside.retaken, (_taken(table, kept).seat, kept))
    return replace(live, table=replace(table, aside=replace(table.aside, retaken=retaken)))


def _taken(table: Table, kept: int) -> Answer:
    """The first answer that goes where only `kept` stay."""
    assert table.match is not None
    return table.match.answers[kept - table.match.snapshot.answers]


def needs_nobody(live: Live, person_id: int, kept: int) -> bool:
    """May they take it back alone? Nobody else is there, or theirs is the last answer and nobody learned anything."""
    if is_alone(live.table, person_id):
        return True
    match = running(live)
    last = match.answers[-1]
    if kept != match.answered - 1 or last.by != "person":
        return False
    before, after = _as_of(live, kept, kept), _as_of(live, match.answered, kept)
    return _is_quiet(live, before, after)


def _is_quiet(live: Live, before: Match[Any], after: Match[Any]) -> bool:
    """Where a view fails nobody can tell what it would have shown: then the others are asked."""
    try:
        return is_quiet(before, after, len(live.table.seats))
    except Exception as error:  # noqa: BLE001 - a view may be as wrong as it likes, nobody is stuck with it
        fault(live.table, "an undo could not be judged", error, live.seed)
        return False


def undone(live: Live, kept: int, person_id: int, now: datetime) -> Step:
    """Only the first `kept` answers count from here on; deadlines of what stays open go on."""
    match = running(live)
    if not match.snapshot.answers + last_leave(match) < kept < match.answered:
        raise HostRefused("nothing-to-undo")
    again = _as_of(live, match.answered, match.answered)
    again.undo(kept)
    table = replace(live.table, match=again)
    table = replace(table, deadlines=_deadlines(live.table, table, now))
    entry = Entry(sequence=live.sequence, kept=kept, leap=again.leaps[kept], person=person_id, at=now)
    found = step(live, replace(live, table=table), "undone", now=now, entry=entry)
    assert found.change is not None
    seat, count = _taken(live.table, kept).seat, match.answered - kept
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


def _deadlines(old: Table, new: Table, now: datetime) -> dict[int, Deadline]:
    """Who was being asked has no more time than before, as an undo has cost them none."""
    running_on = {due.seat: due for due in old.deadlines.values()}
    asked = [prompt for prompt in new.prompts if not new.seats[prompt.seat].is_automatic]
    fresh = {prompt.number: deadline(new.pace, prompt, now) for prompt in asked}
    return {
        number: replace(running_on[due.seat], prompt=number) if due.seat in running_on else due
        for number, due in fresh.items()
        if due is not None
    }
