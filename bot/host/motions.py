"""Questions put to the table: made, agreed to, refused, carried, lapsed. Undo, end and swap are all of this kind."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from msgspec.structs import replace

from bot.host.aside import About, Motion
from bot.host.gone import heard_of
from bot.host.live import Live, Step, head_row, step
from bot.host.pace import question_time
from bot.host.person import Person
from bot.host.play import called_off, must_be_on, running
from bot.host.refused import HostRefused
from bot.host.swap import check_swap, swapped
from bot.host.table import Kind, Table
from bot.host.undo import counted, last_own, may_retake, needs_nobody, undone


def undo_asked(live: Live, by: Person, now: datetime) -> Step:
    """Back to before this person's last answer of this turn: at once where that harms nobody, else by consent."""
    running(live)
    _must_stay(live.table, by)
    kept = last_own(live.table, by.id)
    if kept is None:
        raise HostRefused("nothing-to-undo")
    if not may_retake(live.table, by.id, kept):
        raise HostRefused("no-undo")
    live = counted(live, kept)
    if needs_nobody(live, by.id, kept):
        return _headed(undone(live, kept, by.id, now))
    others = tuple(person.id for person in live.table.present if person.id != by.id)
    return _made(live, Motion(**_head(live, "undo", by, now), asked=others, kept=kept), now)


def end_asked(live: Live, by: Person, now: datetime) -> Step:
    """Everybody who stays has a voice, also who is away; and also where the match cannot be rebuilt."""
    must_be_on(live.table)
    live = heard_of(live, by.id)
    _must_stay(live.table, by)
    others = tuple(person.id for person in live.table.staying if person.id != by.id)
    return _made(live, Motion(**_head(live, "end", by, now), asked=others, agreed=(by.id,)), now)


def swap_asked(
    live: Live, by: Person, seat: int | None, to: Person, now: datetime, *, may_hand: bool, is_gone: bool
) -> Step:
    """Hand a seat on: one's own, or, with the right to it, one that nobody sits in. Whoever takes it must agree."""
    running(live)
    seat = check_swap(live.table, by, seat, to, may_hand=may_hand, is_gone=is_gone)
    motion = Motion(**_head(live, "swap", by, now), asked=(to.id,), seat=seat, to=to, is_gone=is_gone)
    return _carried(live, motion, now) if to.id == by.id else _made(live, motion, now)


def agreed(live: Live, person_id: int, number: int, now: datetime) -> Step:
    motion, live = _open(live, number), heard_of(live, person_id)
    if person_id not in motion.asked:
        raise HostRefused("not-asked")
    refused = tuple(person for person in motion.refused if person != person_id)
    voted = replace(motion, agreed=_with(motion.agreed, person_id), refused=refused)
    return _settled(live, voted, now) or _replaced(live, voted, "agreed", now)


def refused(live: Live, person_id: int, number: int, now: datetime) -> Step:
    """Whoever asked may take the question back the same way."""
    motion, live = _open(live, number), heard_of(live, person_id)
    if not motion.concerns(person_id):
        raise HostRefused("not-asked")
    agreed_still = tuple(person for person in motion.agreed if person != person_id)
    voted = replace(motion, agreed=agreed_still, refused=_with(motion.refused, person_id))
    is_lost = voted.about != "end" or person_id == voted.by.id or 2 * len(voted.refused) >= len(live.table.staying)
    return _dropped(live, voted, "refused", now) if is_lost else _replaced(live, voted, "agreed", now)


def lapsed(live: Live, number: int, now: datetime) -> Step | None:
    """Its time is over: who has gone away since is not waited for; else it comes to nothing."""
    motion = live.table.aside.motion(number)
    if motion is None or live.table.status != "open" or now < motion.due:
        return None
    return _settled(live, motion, now, is_last=True) or _dropped(live, motion, "lapsed", now)


def looked_at(live: Live, now: datetime) -> Step | None:
    """Somebody has gone: is a question settled by those who stay?"""
    found = (_settled(live, motion, now) for motion in live.table.aside.motions)
    return next((step for step in found if step is not None), None)


def is_carried(motion: Motion, table: Table, *, is_last: bool = False) -> bool:
    """Is it settled now; or, when its time is over, by those who have spoken and those who are there?"""
    here = {person.id for person in table.present}
    if motion.about == "swap":
        return set(motion.asked) <= set(motion.agreed)
    if motion.about == "undo":
        return {person for person in motion.asked if person in here} <= set(motion.agreed)
    voices = 2 * len(motion.agreed)
    return voices > len(table.staying) or (is_last and voices > len({*here, *motion.agreed, *motion.refused}))


def _must_stay(table: Table, person: Person) -> None:
    """Who has left for good has no voice any more."""
    if not table.seats_of(person.id):
        raise HostRefused("not-seated")
    if all(table.seats[seat].has_left for seat in table.seats_of(person.id)):
        raise HostRefused("left")


def _head(live: Live, about: About, by: Person, now: datetime) -> dict[str, Any]:
    aside = live.table.aside
    if any(motion.about == about for motion in aside.motions):
        raise HostRefused("question-open")
    return {"number": aside.moved + 1, "about": about, "by": by, "due": now + question_time(live.table.pace)}


def _made(live: Live, motion: Motion, now: datetime) -> Step:
    if (settled := _settled(live, motion, now)) is not None:
        return settled
    aside = live.table.aside
    moved = replace(aside, motions=(*aside.motions, motion), moved=motion.number)
    return _told(live, replace(live, table=replace(live.table, aside=moved)), "proposed", motion, now)


def _open(live: Live, number: int) -> Motion:
    must_be_on(live.table)
    motion = live.table.aside.motion(number)
    if motion is None:
        raise HostRefused("settled")
    return motion


def _settled(live: Live, motion: Motion, now: datetime, *, is_last: bool = False) -> Step | None:
    return _carried(live, motion, now) if is_carried(motion, live.table, is_last=is_last) else None


def _carried(live: Live, motion: Motion, now: datetime) -> Step:
    open_ = _without(live, motion)
    carry: dict[About, Callable[[], Step]] = {
        "undo": lambda: undone(open_, motion.kept, motion.by.id, now),
        "end": lambda: called_off(open_, now, "agreed"),
        "swap": lambda: swapped(open_, motion, now),
    }
    found = carry[motion.about]()
    assert found.change is not None
    return _headed(replace(found, change=replace(found.change, motion=motion)))


def _headed(found: Step) -> Step:
    """What is remembered aside has changed before the step was made, whatever else changes: it is written too."""
    return replace(found, commit=replace(found.commit, head=head_row(found.live)))


def _dropped(live: Live, motion: Motion, kind: Kind, now: datetime) -> Step:
    return _told(live, _without(live, motion), kind, motion, now)


def _replaced(live: Live, motion: Motion, kind: Kind, now: datetime) -> Step:
    motions = tuple(motion if other.number == motion.number else other for other in live.table.aside.motions)
    table = replace(live.table, aside=replace(live.table.aside, motions=motions))
    return _told(live, replace(live, table=table), kind, motion, now)


def _without(live: Live, motion: Motion) -> Live:
    motions = tuple(other for other in live.table.aside.motions if other.number != motion.number)
    return replace(live, table=replace(live.table, aside=replace(live.table.aside, motions=motions)))


def _told(old: Live, new: Live, kind: Kind, motion: Motion, now: datetime) -> Step:
    found = step(old, new, kind, now=now)
    assert found.change is not None
    return replace(found, change=replace(found.change, motion=motion))


def _with(people: tuple[int, ...], person_id: int) -> tuple[int, ...]:
    return people if person_id in people else (*people, person_id)
