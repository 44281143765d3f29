"""Once a match is on: answers, going away and coming back, stopping."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, Literal

from msgspec.structs import replace

from bot.engine import Answer, Chance, Choice, Event, Match, Position, Prompt, Refused, ScriptFailed
from bot.engine.choice import texts_in
from bot.host.model.faults import fault
from bot.host.model.live import Live, Step, with_match
from bot.host.model.pace import DESERTED_FOR
from bot.host.model.refused import HostRefused
from bot.host.model.rights import ServerRights, require
from bot.host.model.table import Table
from bot.host.model.table_notes import Ending, TableNotes
from bot.host.steps.step import step
from bot.store import Entry

NOBODY_CALLED: Mapping[int, int] = {}
ReadChoice = Callable[[Prompt], Choice]  # what somebody chose, once it is known what they were asked


def answered_by_person(live: Live, person_id: int, prompt: int, read: ReadChoice, now: datetime) -> Step:
    """`read` is called with the prompt as it is open now, where it is this person's to answer."""
    match = running(live)
    seats = live.table.seats_of(person_id)
    asked = match.prompt(prompt)
    if not seats:
        raise HostRefused("not-yours")
    if asked is None:
        raise HostRefused("stale")
    must_sit(live.table, person_id, asked.seat)
    choice = read(asked)
    if not can_be_kept(choice):
        raise HostRefused("illegal")
    return answered(live, Answer(prompt, asked.seat, choice), now, person=person_id)


def answered(live: Live, answer: Answer, now: datetime, person: int | None = None) -> Step:
    """The match after an answer. What people look at changes only once this is kept."""
    new, events, draws = played(live, answer)
    entry = Entry(sequence=live.sequence, answer=answer, person=person, at=now, draws=draws)
    if running(new).outcome is None:
        return step(live, new, "answered", now=now, entry=entry, events=events)
    new = replace(new, table=_ended(live, new.table, now, "finished"))
    return step(live, new, "finished", now=now, entry=entry, events=events)


def went_away(live: Live, person_id: int, now: datetime) -> Step:
    return _is_away(live, person_id, now, is_away=True)


def came_back(live: Live, person_id: int, now: datetime) -> Step:
    return _is_away(live, person_id, now, is_away=False)


def stopped(live: Live, by: int, now: datetime, server: ServerRights) -> Step:
    if not live.table.is_live:
        raise HostRefused("finished")
    require(live.table, by, "stop", server)
    return called_off(live, now)


def called_off(live: Live, now: datetime, ending: Ending | None = None) -> Step:
    """The match is over without a result, and counts for nobody."""
    if not live.table.is_live:
        raise HostRefused("finished")
    table = replace(live.table, notes=TableNotes(ending=ending))
    return step(live, replace(live, table=_ended(live, table, now, "stopped")), "stopped", now=now)


def deserted(live: Live, now: datetime) -> Step | None:
    """The match is called off where everybody has been away for too long to come back."""
    since = live.table.notes.deserted
    if not live.table.is_deserted or since is None or now < since + DESERTED_FOR:
        return None
    return called_off(live, now, "deserted")


def abandoned(live: Live, now: datetime) -> Step | None:
    """The match is called off where everybody has left it for good."""
    return called_off(live, now, "left") if live.table.is_abandoned else None


def shown_in(
    live: Live,
    message: int | None,
    now: datetime,
    called: Mapping[int, int] = NOBODY_CALLED,
    call_at: datetime | None = None,
) -> Step | None:
    """The table stands in this message. `called`: how often whom, for what is asked; `call_at`: when again."""
    table = live.table
    shown = replace(table, message=message, called={**table.called, **called}, call_at=call_at)
    found = step(live, replace(live, table=shown), None, now=now)
    after = found.live.table
    is_same = (after.message, after.called, after.call_at) == (table.message, table.called, table.call_at)
    return None if is_same else found


def filmed(live: Live, message: int | None, now: datetime) -> Step | None:
    """The film of a match that is over stands in this message; None: it has been deleted."""
    notes = replace(live.table.notes, film=message)
    if live.table.is_live or live.table.notes == notes:
        return None
    return step(live, replace(live, table=replace(live.table, notes=notes)), None, now=now)


def must_sit(table: Table, person_id: int, seat: int) -> None:
    """Raises HostRefused where this seat is not played by that person now."""
    if seat not in table.seats_of(person_id):
        raise HostRefused("not-yours")
    if table.seats[seat].has_left:
        raise HostRefused("left")
    if table.seats[seat].is_away:
        raise HostRefused("away")


def must_be_on(table: Table) -> None:
    if table.status == "lobby":
        raise HostRefused("not-open")
    if table.status != "open":
        raise HostRefused("finished")


def running(live: Live) -> Position[Any]:
    """The match, where one is on. Raises HostRefused."""
    table = live.table
    must_be_on(table)
    if table.match is None:
        raise HostRefused("still")  # the log says why it could not be rebuilt
    return table.match


def played(live: Live, answer: Answer) -> tuple[Live, tuple[Event, ...], tuple[int, ...]]:
    """The table after that answer, the events that came of it, and the bounds of what was drawn for it."""
    try:
        running(live).check(answer)
        match = live.goes_on or rebuilt(live)
        before = len(match.chance.bounds)
        events = tuple(match.answer(answer))
        return with_match(live, match), events, tuple(match.chance.bounds[before:])
    except Refused as refused:
        raise HostRefused(refused.reason) from None
    except ScriptFailed as error:
        raise fault(live.table, "a rule raised", error, live.seed, answer) from error


def rebuilt(live: Live) -> Match[Any]:
    """The match as the table says it stands, as one of its own."""
    match = running(live)
    assert live.seed is not None
    return Match.load(match.game, Chance(live.seed), match.snapshot, match.answers, match.leaps)


def _ended(live: Live, table: Table, now: datetime, status: Literal["finished", "stopped"]) -> Table:
    """The table of a match that is over: now the seed may be seen by all."""
    return replace(table, status=status, ended=now, seed=live.seed.hex() if live.seed else None)


def _is_away(live: Live, person_id: int, now: datetime, *, is_away: bool) -> Step:
    running(live)
    require(live.table, person_id, "play")
    mine = live.table.seats_of(person_id)
    if all(live.table.seats[seat].is_away == is_away for seat in mine):
        raise HostRefused("away" if is_away else "not-away")
    seats = [replace(info, is_away=is_away) if info.seat in mine else info for info in live.table.seats]
    return step(live, replace(live, table=replace(live.table, seats=seats)), "seats", now=now)


def can_be_kept(choice: Choice) -> bool:
    """No bool in a number's place, no halves of characters: both would come back from the journal as something else."""
    if any(isinstance(part, bool) for part in (choice.values() if isinstance(choice, dict) else (choice,))):
        return False
    return not any(0xD800 <= ord(mark) <= 0xDFFF for text in texts_in(choice) for mark in text)
