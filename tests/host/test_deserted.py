"""Nobody is at the table: the match waits, goes on with whoever comes back, and is called off after a week."""

from datetime import timedelta

import pytest

from bot.host import DESERTED_FOR
from tests.host.harness import ADA, BEN, Harness
from tests.support.accounts import accounts


async def test_automata_do_not_play_to_an_empty_room(harness: Harness) -> None:
    await harness.stop()
    await harness.start(automaton_delay=3600)
    table = await harness.match()
    await harness.commands.go_away(table.id, BEN)
    left = await harness.commands.go_away(table.id, ADA)
    assert left.is_deserted
    assert left.notes.deserted == harness.clock.now
    assert not harness.host._automata.is_thinking(table.id)
    await harness.restart()
    await harness.heard.heard("resumed")
    assert not harness.host._automata.is_thinking(table.id)
    await harness.host._play_automaton(table.id, table.prompts[0].number, ("a",))
    assert harness.sql("SELECT count(*) FROM journal") == [(0,)]


async def test_it_goes_on_with_whoever_comes_back(harness: Harness) -> None:
    table = await harness.match(rounds=1)
    await harness.stop()
    await harness.start(automaton_delay=3600)
    for person in (BEN, ADA):
        await harness.commands.go_away(table.id, person)
    await harness.restart()
    back = await harness.commands.come_back(table.id, ADA)
    assert back.notes.deserted is None
    assert 1 in back.deadlines
    answered = await harness.heard.heard("answered")
    assert answered.table.match is not None
    assert answered.table.match.answers[0].seat == 1


async def test_going_and_coming_again_and_again_stops_no_automaton(harness: Harness) -> None:
    """Whatever they were at when the last person left, they take it up again."""
    await harness.stop()
    await harness.start(automaton_delay=0.001)
    table = await harness.lobby(rounds=1)
    await harness.commands.add_automaton(table.id, ADA, "Clockwork")
    await harness.commands.begin(table.id, ADA)
    for _ in range(10):
        await harness.commands.go_away(table.id, ADA)
        await harness.commands.come_back(table.id, ADA)
    await harness.heard.heard("answered")


async def test_after_a_week_it_is_called_off(harness: Harness) -> None:
    table = await harness.match()
    for person in (BEN, ADA):
        await harness.commands.go_away(table.id, person)
    harness.clock.pass_(DESERTED_FOR - timedelta(seconds=1))
    await harness.restart()
    assert (await harness.heard.heard("resumed")).table.is_deserted
    harness.clock.pass_(timedelta(seconds=1))
    harness.host.tick()
    gone = (await harness.heard.heard("stopped")).table
    assert (gone.status, gone.notes.ending) == ("stopped", "deserted")
    assert await harness.queries.table_in(table.channel) is None
    assert await accounts(harness.store, 5, "duel") == {}


async def test_who_comes_back_in_the_moment_of_a_kill_does_not_wait_for_automata_for_ever(harness: Harness) -> None:
    """The bot had been quiet for long, and after a short absence leaves quiet matches alone."""
    await harness.stop()
    await harness.start(automaton_delay=3600)
    table = await harness.lobby()
    await harness.commands.add_automaton(table.id, ADA, "Clockwork")
    await harness.commands.begin(table.id, ADA)
    await harness.commands.set_message(table.id, 7)
    await harness.commands.go_away(table.id, ADA)
    harness.clock.pass_(timedelta(hours=5))
    await harness.commands.come_back(table.id, ADA)
    await harness.stop()
    await harness.start(last_seen=harness.clock.now)
    await harness.heard.heard("answered")


async def test_the_week_begins_anew_with_each_leaving(harness: Harness) -> None:
    table = await harness.match()
    for person in (BEN, ADA):
        await harness.commands.go_away(table.id, person)
    harness.clock.pass_(DESERTED_FOR / 2)
    await harness.commands.come_back(table.id, BEN)
    left = await harness.commands.go_away(table.id, BEN)
    assert left.notes.deserted == harness.clock.now


async def test_once_everybody_has_left_for_good_it_is_called_off(harness: Harness) -> None:
    """No automaton plays on for nobody."""
    await harness.stop()
    await harness.start(automaton_delay=3600)
    table = await harness.lobby()
    await harness.commands.join(table.id, BEN)
    await harness.commands.add_automaton(table.id, ADA, "Clockwork")
    await harness.commands.begin(table.id, ADA)
    assert (await harness.commands.leave(table.id, ADA)).status == "open"
    left = await harness.commands.leave(table.id, BEN)
    assert (left.status, left.notes.ending) == ("stopped", "left")
    assert not harness.host._automata.is_thinking(table.id)
    assert await harness.queries.table_in(table.channel) is None
    assert await accounts(harness.store, 5, "duel") == {}


async def test_only_the_seat_of_whoever_left_is_marked_at_once_and_after_a_restart(harness: Harness) -> None:
    table = await harness.match()
    left = await harness.commands.leave(table.id, ADA)
    assert [seat.has_left for seat in left.seats] == [True, False]
    await harness.restart()
    assert [seat.has_left for seat in (await harness.queries.table(table.id)).seats] == [True, False]


async def test_whoever_is_only_away_is_waited_for_when_the_others_have_left_for_good(harness: Harness) -> None:
    table = await harness.match()
    await harness.commands.go_away(table.id, BEN)
    left = await harness.commands.leave(table.id, ADA)
    assert left.is_deserted
    assert (await harness.commands.come_back(table.id, BEN)).status == "open"


async def test_killed_before_it_is_called_off_no_automaton_plays_on(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.host.steps.play.abandoned", lambda *_: None)
    table = await harness.match()
    for person in (BEN, ADA):
        await harness.commands.leave(table.id, person)
    played = harness.sql("SELECT count(*) FROM journal")
    await harness.restart()
    assert (await harness.heard.heard("resumed")).table.is_deserted
    assert not harness.host._automata.is_thinking(table.id)
    assert harness.sql("SELECT count(*) FROM journal") == played
    harness.clock.pass_(DESERTED_FOR)
    harness.host.tick()
    assert (await harness.heard.heard("stopped")).table.status == "stopped"
