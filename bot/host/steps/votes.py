"""Votes: opened, agreed to, refused, carried, or closed when their time is over. They are about undo, end and swap."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from msgspec.structs import replace

from bot.host.model.live import Live, Step
from bot.host.model.pace import vote_time
from bot.host.model.person import Person
from bot.host.model.reach import is_within_reach
from bot.host.model.refused import HostRefused
from bot.host.model.rights import ServerRights, require
from bot.host.model.table import Kind, Table
from bot.host.model.table_notes import About, Vote
from bot.host.steps.changed_rows import head_row
from bot.host.steps.left_server import seen_again
from bot.host.steps.play import called_off, must_be_on, running
from bot.host.steps.step import step
from bot.host.steps.swap import check_swap, swapped
from bot.host.steps.undo import counted, last_own, may_retake, needs_nobody, undone


def undo_asked(live: Live, by: Person, now: datetime) -> Step:
    """Back to before this person's last answer of this turn: at once where that harms nobody, else by consent."""
    running(live)
    require(live.table, by.id, "play")
    kept = last_own(live.table, by.id)
    if kept is None:
        raise HostRefused("nothing-to-undo")
    if not is_within_reach(running(live), kept):
        raise HostRefused("past-horizon")
    if not may_retake(live.table, by.id, kept):
        raise HostRefused("no-undo")
    live = counted(live, kept)
    if needs_nobody(live, by.id, kept):
        return _headed(undone(live, kept, by.id, now))
    others = tuple(person.id for person in live.table.present if person.id != by.id)
    return _made(live, Vote(**_head(live, "undo", by, now), asked=others, kept=kept), now)


def end_asked(live: Live, by: Person, now: datetime) -> Step:
    """Everybody who stays is asked, also who is away. It works even where the match itself cannot be rebuilt."""
    must_be_on(live.table)
    live = seen_again(live, by.id)
    require(live.table, by.id, "play")
    others = tuple(person.id for person in live.table.staying if person.id != by.id)
    return _made(live, Vote(**_head(live, "end", by, now), asked=others, agreed=(by.id,)), now)


def swap_asked(
    live: Live, by: Person, seat: int | None, to: Person, now: datetime, *, server: ServerRights, has_left_server: bool
) -> Step:
    """Offer a seat: one's own, or with the right to it one that nobody sits in. Whoever is to take it must agree."""
    running(live)
    seat = check_swap(live.table, by, seat, to, server=server, has_left_server=has_left_server)
    vote = Vote(**_head(live, "swap", by, now), asked=(to.id,), seat=seat, to=to, has_left_server=has_left_server)
    return _carried(live, vote, now) if to.id == by.id else _made(live, vote, now)


def agreed(live: Live, person_id: int, number: int, now: datetime) -> Step:
    vote, live = _open(live, number), seen_again(live, person_id)
    if person_id not in vote.asked:
        raise HostRefused("not-asked")
    refused = tuple(person for person in vote.refused if person != person_id)
    voted = replace(vote, agreed=_with(vote.agreed, person_id), refused=refused)
    return _settled(live, voted, now) or _replaced(live, voted, "agreed", now)


def refused(live: Live, person_id: int, number: int, now: datetime) -> Step:
    """Somebody votes no; whoever opened the vote closes it so."""
    vote, live = _open(live, number), seen_again(live, person_id)
    if not vote.concerns(person_id):
        raise HostRefused("not-asked")
    agreed_still = tuple(person for person in vote.agreed if person != person_id)
    voted = replace(vote, agreed=agreed_still, refused=_with(vote.refused, person_id))
    is_lost = voted.about != "end" or person_id == voted.by.id or 2 * len(voted.refused) >= len(live.table.staying)
    return _dropped(live, voted, "refused", now) if is_lost else _replaced(live, voted, "agreed", now)


def lapsed(live: Live, number: int, now: datetime) -> Step | None:
    """The time of a vote is over: it is carried if those who voted or are there suffice, and else closed."""
    vote = live.table.notes.vote(number)
    if vote is None or live.table.status != "open" or now < vote.due:
        return None
    return _settled(live, vote, now, is_last=True) or _dropped(live, vote, "lapsed", now)


def carried_without_absent(live: Live, now: datetime) -> Step | None:
    """Somebody has gone: the first vote that is carried now without them, if one is."""
    found = (_settled(live, vote, now) for vote in live.table.notes.votes)
    return next((step for step in found if step is not None), None)


def is_carried(vote: Vote, table: Table, *, is_last: bool = False) -> bool:
    """Have enough agreed? `is_last`: its time is over, so only those who voted or are there are counted."""
    here = {person.id for person in table.present}
    if vote.about == "swap":
        return set(vote.asked) <= set(vote.agreed)
    if vote.about == "undo":
        return {person for person in vote.asked if person in here} <= set(vote.agreed)
    twice = 2 * len(vote.agreed)
    return twice > len(table.staying) or (is_last and twice > len({*here, *vote.agreed, *vote.refused}))


def _head(live: Live, about: About, by: Person, now: datetime) -> dict[str, Any]:
    notes = live.table.notes
    if any(vote.about == about for vote in notes.votes):
        raise HostRefused("question-open")
    return {"number": notes.votes_called + 1, "about": about, "by": by, "due": now + vote_time(live.table.pace)}


def _made(live: Live, vote: Vote, now: datetime) -> Step:
    if (settled := _settled(live, vote, now)) is not None:
        return settled
    notes = live.table.notes
    moved = replace(notes, votes=(*notes.votes, vote), votes_called=vote.number)
    return _told(live, replace(live, table=replace(live.table, notes=moved)), "proposed", vote, now)


def _open(live: Live, number: int) -> Vote:
    must_be_on(live.table)
    vote = live.table.notes.vote(number)
    if vote is None:
        raise HostRefused("settled")
    return vote


def _settled(live: Live, vote: Vote, now: datetime, *, is_last: bool = False) -> Step | None:
    return _carried(live, vote, now) if is_carried(vote, live.table, is_last=is_last) else None


def _carried(live: Live, vote: Vote, now: datetime) -> Step:
    open_ = _without(live, vote)
    carry: dict[About, Callable[[], Step]] = {
        "undo": lambda: undone(open_, vote.kept, vote.by.id, now),
        "end": lambda: called_off(open_, now, "agreed"),
        "swap": lambda: swapped(open_, vote, now),
    }
    found = carry[vote.about]()
    assert found.change is not None
    return _headed(replace(found, change=replace(found.change, vote=vote)))


def _headed(found: Step) -> Step:
    """The notes had changed before the step was made, so that it cannot see the difference: they are written too."""
    return replace(found, commit=replace(found.commit, head=head_row(found.live)))


def _dropped(live: Live, vote: Vote, kind: Kind, now: datetime) -> Step:
    return _told(live, _without(live, vote), kind, vote, now)


def _replaced(live: Live, vote: Vote, kind: Kind, now: datetime) -> Step:
    votes = tuple(vote if other.number == vote.number else other for other in live.table.notes.votes)
    table = replace(live.table, notes=replace(live.table.notes, votes=votes))
    return _told(live, replace(live, table=table), kind, vote, now)


def _without(live: Live, vote: Vote) -> Live:
    votes = tuple(other for other in live.table.notes.votes if other.number != vote.number)
    return replace(live, table=replace(live.table, notes=replace(live.table.notes, votes=votes)))


def _told(old: Live, new: Live, kind: Kind, vote: Vote, now: datetime) -> Step:
    found = step(old, new, kind, now=now)
    assert found.change is not None
    return replace(found, change=replace(found.change, vote=vote))


def _with(people: tuple[int, ...], person_id: int) -> tuple[int, ...]:
    return people if person_id in people else (*people, person_id)
