"""What must be true of every table after every step, whatever people do."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.engine import Game
from bot.engine.playout import fingerprint
from bot.engine.record import replay
from bot.host import Change, Host, Table
from bot.host.model.live import Live
from bot.host.model.pace import PACES
from bot.host.runtime.rebuild import live_table, rebuild
from bot.store import History

Facts = dict[str, Any]


async def check(host: Host, matches: list[str], heard: Sequence[Change]) -> None:
    """Raises AssertionError. Matches that are not in memory are judged by what is kept, and left there."""
    for match in matches:
        history = await host.store.history(match)
        assert history is not None
        game = host.games[history.head.game]
        kept = kept_table(history, game)
        seen = host._mailboxes.seen(match)
        assert seen is None or facts(seen) == facts(kept), "memory is not what is kept"
        _check_playing(host._mailboxes.of(match)._live if seen is not None else None)
        _check_table(kept)
        _check_clockwork(host, kept)
        if seen is not None:
            told = {prompt.number for one in heard if one.table.id == match for prompt in one.new_prompts}
            assert {prompt.number for prompt in kept.prompts} <= told, "a question nobody has heard of"
        if kept.status == "finished":
            await _check_record(host, kept, game)


def kept_table(history: History, game: Game[Any, Any]) -> Table:
    """The table as another process would find it in the store."""
    if history.head.started is None:
        return live_table(history, game, None).table
    rebuilt = rebuild(history, game)
    assert rebuilt.match is not None
    assert not rebuilt.is_new, "the journal does not replay"
    return live_table(history, game, rebuilt.match).table


def facts(table: Table) -> Facts:
    """Everything about a table as plain data that can be compared."""
    plain = {name: getattr(table, name) for name in table.__struct_fields__ if name != "match"}
    match = table.match
    return plain | ({} if match is None else {"match": fingerprint(match), "leaps": match.leaps, "told": match.told})


def _check_playing(live: Live | None) -> None:
    """What plays on stands where the table says; where it does not it is rebuilt."""
    if live is not None and live.goes_on is not None and live.table.match is not None:
        assert fingerprint(live.goes_on) == fingerprint(live.table.match), "another match plays on"


def _check_table(table: Table) -> None:
    people = [person.id for person in table.people]
    assert len(people) == len(set(people)), "two seats for one person"
    assert [info.seat for info in table.seats] == list(range(len(table.seats)))
    for info in table.seats:
        assert info.is_automatic if info.person is None else info.name == info.person.name
        assert info.person is not None or not info.is_away, "nobody is awaited"
    assert all(seat in table.seats_of(person) or person not in people for person, seat in table.notes.given_away), (
        "two hands"
    )
    here = [person.id for person in table.staying]
    assert not table.is_live or not here or table.starter.id in here, "the starter is somebody who is not there"
    _check_deadlines(table)
    _check_questions(table)
    assert (table.notes.deserted is not None) == table.is_deserted


def _check_deadlines(table: Table) -> None:
    """There is a deadline for each prompt of somebody who is there, and no other."""
    asked = {p.number: p.seat for p in table.prompts if not table.seats[p.seat].is_automatic}
    due = {number: deadline.seat for number, deadline in table.deadlines.items()}
    assert due == ({} if PACES[table.pace] is None else asked)
    assert all(number == deadline.prompt for number, deadline in table.deadlines.items())


def _check_questions(table: Table) -> None:
    seated = {person.id for person in table.staying}
    votes = table.notes.votes
    assert table.status == "open" or not votes
    assert len({vote.about for vote in votes}) == len(votes)
    for vote in votes:
        voted = [*vote.agreed, *vote.refused]
        assert len(voted) == len(set(voted)), "two votes of one person"
        assert set(voted) <= {vote.by.id, *vote.asked}
        assert vote.about == "swap" or {*voted, *vote.asked} <= seated, "a vote of somebody without a seat"
        if vote.about == "undo":
            assert table.match is not None
            assert table.match.snapshot.answers <= vote.kept < table.match.answered
            left = [place for place, answer in enumerate(table.match.answers) if answer.is_leave]
            assert not left or table.match.snapshot.answers + left[-1] < vote.kept, "it cannot be carried"
            assert table.seats_of(vote.by.id)


def _check_clockwork(host: Host, table: Table) -> None:
    """Whatever waits for a time has an alarm, nothing is overdue, and automata think about what they are asked."""
    timers = dict(host._alarm._timers(table)) if table.is_live else {}
    assert host._alarm._set.get(table.id, {}) == timers
    assert all(when > host._clock() for when in timers.values()), "overdue"
    automatic = [] if table.is_deserted else [p for p in table.prompts if table.seats[p.seat].is_automatic]
    for prompt in filter(partial(host._automata._has_its_turn, table), automatic):  # one after another where contested
        assert (table.id, prompt.number) in host._automata._thinking, "nobody thinks about it"


async def _check_record(host: Host, table: Table, game: Game[Any, Any]) -> None:
    record = await host.queries.record(table.id)
    played = replay(game, record)
    told = await host.queries.story(table.id)
    assert [event for one in told for event in one.events] == played.events
    assert len(told) == len(record.answers or ()) + 1
