"""What people are told beside answers: that they sit, that it began, more time, what is taken back, and their votes.

None of these stands in the journal as an answer, so each is looked for where it is kept.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from bot.host.model.table_notes import TableNotes
from bot.local.protocol.interaction_types import DEFER_UPDATE
from bot.store import History
from bot.ui.wire.custom_id import UnknownId, Verb, parse

Json = dict[str, Any]
PROMISED = (Verb.JOIN, Verb.START, Verb.SNOOZE, Verb.UNDO, Verb.AGREE, Verb.REFUSE)
YES = ("You have more time.", "Taken back.", "Your last answer is taken back", "I have asked the others.")


class Promise(Struct, frozen=True):
    """A person was told yes; `vote`: about which question."""

    match: str
    verb: Verb
    person: int
    vote: int = 0


def promise_of(component: Json, person: str) -> Promise | None:
    """What a yes to a click on this component would promise; None where that is an answer, or nothing kept."""
    try:
        wanted = parse(component["custom_id"])
        if wanted.prompt is not None or wanted.verb not in PROMISED:
            return None
    except UnknownId:
        return None
    return Promise(wanted.match, wanted.verb, int(person), wanted.argument)


def is_yes(kind: int, said: str) -> bool:
    return kind == DEFER_UPDATE or said.startswith(YES)


def broken(history: History, promises: Mapping[Promise, int]) -> list[str]:
    """Of the promises about one match those that are not kept; each counts as often as it was made."""
    mine = {promise: times for promise, times in promises.items() if promise.match == history.head.id}
    wrong = [one for one in mine if one.verb in _KEPT and not _KEPT[one.verb](history, one, mine)]
    return [f"{one} was promised {mine[one]} times, and is not kept" for one in wrong]


def _notes(history: History) -> TableNotes | None:
    """None where the match is not open: they are kept no longer."""
    if history.head.status != "open":
        return None
    return msgspec.convert(history.head.notes or {}, TableNotes, strict=False)


def _sits(history: History, promise: Promise, mine: Mapping[Promise, int]) -> bool:
    del mine
    return any(seat.person == promise.person for seat in history.seats)


def _has_begun(history: History, promise: Promise, mine: Mapping[Promise, int]) -> bool:
    del promise, mine
    return history.head.status != "lobby"


def _has_time(history: History, promise: Promise, mine: Mapping[Promise, int]) -> bool:
    notes = _notes(history)
    seats = [seat.seat for seat in history.seats if seat.person == promise.person]
    return notes is None or not seats or sum(notes.snoozed.get(seat, 0) for seat in seats) >= mine[promise]


def _is_taken_back(history: History, promise: Promise, mine: Mapping[Promise, int]) -> bool:
    """At once, or a question was put; all people's together, as neither says who wanted it."""
    del promise
    notes = _notes(history)
    wanted = sum(times for one, times in mine.items() if one.verb == Verb.UNDO)
    done = sum(entry.kept is not None for entry in history.entries)
    return notes is None or done + notes.votes_called >= wanted


def _has_voted(history: History, promise: Promise, mine: Mapping[Promise, int]) -> bool:
    """A vote that is open no longer was settled."""
    del mine
    notes = _notes(history)
    vote = None if notes is None else notes.vote(promise.vote)
    return vote is None or promise.person in (*vote.agreed, *vote.refused)


_KEPT: dict[Verb, Callable[[History, Promise, Mapping[Promise, int]], bool]] = {
    Verb.JOIN: _sits,
    Verb.START: _has_begun,
    Verb.SNOOZE: _has_time,
    Verb.UNDO: _is_taken_back,
    Verb.AGREE: _has_voted,
    Verb.REFUSE: _has_voted,
}
