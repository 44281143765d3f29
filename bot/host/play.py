"""Once a match is on: answers, going away and coming back, stopping."""

from datetime import datetime
from typing import Any, Literal

from msgspec.structs import replace

from bot.engine import Answer, Chance, Event, Match, Refused, ScriptFailed
from bot.engine.prompt import Choice
from bot.host.aside import DESERTED_FOR, Aside, Ending
from bot.host.faults import fault
from bot.host.live import Live, Step, step
from bot.host.refused import HostRefused
from bot.host.table import Kind, Table
from bot.store import Entry


def answered_by_person(live: Live, person_id: int, prompt: int, choice: Choice, now: datetime) -> Step:
    match = running(live)
    seats = live.table.seats_of(person_id)
    asked = match.prompt(prompt)
    if not seats:
        raise HostRefused("not-yours")
    if asked is None:
        raise HostRefused("stale")
    if asked.seat not in seats:
        raise HostRefused("not-yours")
    if live.table.seats[asked.seat].has_left:
        raise HostRefused("left")
    if live.table.seats[asked.seat].is_away:
        raise HostRefused("away")
    if not _can_be_kept(choice):
        raise HostRefused("illegal")
    return answered(live, Answer(prompt, asked.seat, choice), now, person=person_id)


def answered(live: Live, answer: Answer, now: datetime, person: int | None = None) -> Step:
    """Play on with an answer, on a rebuilt match: the one people look at stands until the answer is kept."""
    match, events = played(live, answer)
    is_over = match.outcome is not None
    table = replace(live.table, match=match)
    if is_over:
        table = _ended(live, table, now, "finished")
    entry = Entry(sequence=live.sequence, answer=answer, person=person, at=now)
    kind: Kind = "finished" if is_over else "answered"
    return step(live, replace(live, table=table), kind, now=now, entry=entry, events=tuple(events))


def went_away(live: Live, person_id: int, now: datetime) -> Step:
    return _is_away(live, person_id, now, is_away=True)


def came_back(live: Live, person_id: int, now: datetime) -> Step:
    return _is_away(live, person_id, now, is_away=False)


def stopped(live: Live, by: int, now: datetime, *, may_stop: bool) -> Step:
    if not live.table.is_live:
        raise HostRefused("finished")
    if by != live.table.starter.id and not may_stop:
        raise HostRefused("not-starter")
    return called_off(live, now)


def called_off(live: Live, now: datetime, ending: Ending | None = None) -> Step:
    """Over without a result; it counts for nobody."""
    table = replace(live.table, aside=Aside(ending=ending))
    return step(live, replace(live, table=_ended(live, table, now, "stopped")), "stopped", now=now)


def deserted(live: Live, now: datetime) -> Step | None:
    """Nobody has come back for so long that nobody will."""
    since = live.table.aside.deserted
    if not live.table.is_deserted or since is None or now < since + DESERTED_FOR:
        return None
    return called_off(live, now, "deserted")


def shown_in(live: Live, message: int | None, now: datetime) -> Step | None:
    if live.table.message == message:
        return None
    return step(live, replace(live, table=replace(live.table, message=message)), None, now=now)


def must_be_on(table: Table) -> None:
    if table.status == "lobby":
        raise HostRefused("not-open")
    if table.status != "open":
        raise HostRefused("finished")


def running(live: Live) -> Match[Any]:
    """The match, if it is on."""
    table = live.table
    must_be_on(table)
    if table.match is None:
        raise HostRefused("still")  # it could not be rebuilt; the log says why
    return table.match


def played(live: Live, answer: Answer) -> tuple[Match[Any], list[Event]]:
    """The match with that answer, rebuilt, and what came of it."""
    match = running(live)
    assert live.seed is not None
    try:
        match.check(answer)
        trial = Match.load(match.game, Chance(live.seed), match.snapshot, match.answers, match.leaps)
        return trial, trial.answer(answer)
    except Refused as refused:
        raise HostRefused(refused.reason) from None
    except ScriptFailed as error:
        raise fault(live.table, "a rule raised", error, live.seed, answer) from error


def _ended(live: Live, table: Table, now: datetime, status: Literal["finished", "stopped"]) -> Table:
    """Over: the seed may be seen by all."""
    return replace(table, status=status, ended=now, seed=live.seed.hex() if live.seed else None)


def _is_away(live: Live, person_id: int, now: datetime, *, is_away: bool) -> Step:
    running(live)
    mine = live.table.seats_of(person_id)
    if not mine:
        raise HostRefused("not-seated")
    if all(live.table.seats[seat].has_left for seat in mine):
        raise HostRefused("left")
    if all(live.table.seats[seat].is_away == is_away for seat in mine):
        raise HostRefused("away" if is_away else "not-away")
    seats = [replace(info, is_away=is_away) if info.seat in mine else info for info in live.table.seats]
    return step(live, replace(live, table=replace(live.table, seats=seats)), "seats", now=now)


def _can_be_kept(choice: Choice) -> bool:
    """No bool in a number's place, no halves of characters: both would come back from the journal as something else."""
    if isinstance(choice, int):
        return not isinstance(choice, bool)
    text = choice if isinstance(choice, str) else "".join(choice)
    return not any(0xD800 <= ord(mark) <= 0xDFFF for mark in text)
