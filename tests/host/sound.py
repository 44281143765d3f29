"""What must be true of every table after every step, whatever people do."""

from collections.abc import Sequence
from typing import Any

from bot.engine import Game
from bot.engine.playout import fingerprint
from bot.engine.record import replay
from bot.host import Change, Host, Table
from bot.host.pace import PACES
from bot.host.rebuild import live_table, rebuild
from bot.store import History

Facts = dict[str, Any]


async def check(host: Host, matches: list[str], heard: Sequence[Change]) -> None:
    """Raises AssertionError. Matches that are not in memory are judged by what is kept, and left there."""
    for match in matches:
        history = await host.store.history(match)
        assert history is not None
        game = host.games[history.head.game]
        kept = kept_table(history, game)
        seen = host._rooms.seen(match)
        assert seen is None or facts(seen) == facts(kept), "memory is not what is kept"
        _check_table(kept)
        _check_clockwork(host, kept)
        if seen is not None:
            told = {prompt.number for one in heard if one.table.id == match for prompt in one.new_prompts}
            assert {prompt.number for prompt in kept.prompts} <= told, "a question nobody has heard of"
        if kept.status == "finished":
            await _check_record(host, kept, game)


def kept_table(history: History, game: Game[Any, Any]) -> Table:
    """As another process would find it."""
    if history.head.started is None:
        return live_table(history, game, None).table
    rebuilt = rebuild(history, game)
    assert rebuilt.match is not None
    assert not rebuilt.is_new, "the journal does not replay"
    return live_table(history, game, rebuilt.match).table


def facts(table: Table) -> Facts:
    """All of a table, to be compared."""
    plain = {name: getattr(table, name) for name in table.__struct_fields__ if name != "match"}
    match = table.match
    return plain | ({} if match is None else {"match": fingerprint(match), "leaps": match.leaps, "told": match.told})


def _check_table(table: Table) -> None:
    people = [person.id for person in table.people]
    assert len(people) == len(set(people)), "two seats for one person"
    assert [info.seat for info in table.seats] == list(range(len(table.seats)))
    for info in table.seats:
        assert info.is_automatic if info.person is None else info.name == info.person.name
        assert info.person is not None or not info.is_away, "nobody is awaited"
    assert all(seat in table.seats_of(person) or person not in people for person, seat in table.aside.held), "two hands"
    here = [person.id for person in table.staying]
    assert not table.is_live or not here or table.starter.id in here, "the say is with somebody who is not there"
    _check_deadlines(table)
    _check_questions(table)
    assert (table.aside.deserted is not None) == table.is_deserted


def _check_deadlines(table: Table) -> None:
    """One for each question to somebody who is there, and no other."""
    asked = {p.number: p.seat for p in table.prompts if not table.seats[p.seat].is_automatic}
    due = {number: deadline.seat for number, deadline in table.deadlines.items()}
    assert due == ({} if PACES[table.pace] is None else asked)
    assert all(number == deadline.prompt for number, deadline in table.deadlines.items())


def _check_questions(table: Table) -> None:
    seated = {person.id for person in table.staying}
    motions = table.aside.motions
    assert table.status == "open" or not motions
    assert len({motion.about for motion in motions}) == len(motions)
    for motion in motions:
        voices = [*motion.agreed, *motion.refused]
        assert len(voices) == len(set(voices)), "two voices for one person"
        assert set(voices) <= {motion.by.id, *motion.asked}
        assert motion.about == "swap" or {*voices, *motion.asked} <= seated, "a voice of somebody without a seat"
        if motion.about == "undo":
            assert table.match is not None
            assert table.match.snapshot.answers <= motion.kept < table.match.answered
            left = [place for place, answer in enumerate(table.match.answers) if answer.is_leave]
            assert not left or table.match.snapshot.answers + left[-1] < motion.kept, "it cannot be carried"
            assert table.seats_of(motion.by.id)


def _check_clockwork(host: Host, table: Table) -> None:
    """Whatever waits for a time has an alarm, nothing is overdue, and automata think about what they are asked."""
    bells = dict(host._alarm._bells(table)) if table.is_live else {}
    assert host._alarm._set.get(table.id, {}) == bells
    assert all(when > host._clock() for when in bells.values()), "overdue"
    automatic = [] if table.is_deserted else [p for p in table.prompts if table.seats[p.seat].is_automatic]
    for prompt in automatic:
        assert (table.id, prompt.number) in host._automata._thinking, "nobody thinks about it"


async def _check_record(host: Host, table: Table, game: Game[Any, Any]) -> None:
    record = await host.record(table.id)
    played = replay(game, record)
    told = await host.story(table.id)
    assert [event for one in told for event in one.events] == played.events
    assert len(told) == len(record.answers or ()) + 1
