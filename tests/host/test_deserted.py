"""Nobody is at the table: the match waits, goes on with whoever comes back, and is called off after a week."""

from datetime import timedelta

from bot.host import DESERTED_FOR
from tests.host.bench import ADA, BEN, Bench


async def test_automata_do_not_play_to_an_empty_room(bench: Bench) -> None:
    await bench.stop()
    await bench.start(automaton_delay=3600)
    table = await bench.match()
    await bench.host.quit(table.id, BEN)
    left = await bench.host.quit(table.id, ADA)
    assert left.is_deserted
    assert left.aside.deserted == bench.clock.now
    assert not bench.host._automata.is_thinking(table.id)
    await bench.restart()
    await bench.heard.heard("resumed")
    assert not bench.host._automata.is_thinking(table.id)
    await bench.host._play_automaton(table.id, table.prompts[0].number, ("a",))
    assert bench.sql("SELECT count(*) FROM journal") == [(0,)]


async def test_it_goes_on_with_whoever_comes_back(bench: Bench) -> None:
    table = await bench.match(rounds=1)
    await bench.stop()
    await bench.start(automaton_delay=3600)
    for person in (BEN, ADA):
        await bench.host.quit(table.id, person)
    await bench.restart()
    back = await bench.host.return_(table.id, ADA)
    assert back.aside.deserted is None
    assert 1 in back.deadlines
    answered = await bench.heard.heard("answered")
    assert answered.table.match is not None
    assert answered.table.match.answers[0].seat == 1


async def test_going_and_coming_again_and_again_stops_no_automaton(bench: Bench) -> None:
    """Whatever they were at when the last person left, they take it up again."""
    await bench.stop()
    await bench.start(automaton_delay=0.001)
    table = await bench.lobby(rounds=1)
    await bench.host.add_automaton(table.id, ADA, "Clockwork")
    await bench.host.begin(table.id, ADA)
    for _ in range(10):
        await bench.host.quit(table.id, ADA)
        await bench.host.return_(table.id, ADA)
    await bench.heard.heard("answered")


async def test_after_a_week_it_is_called_off(bench: Bench) -> None:
    table = await bench.match()
    for person in (BEN, ADA):
        await bench.host.quit(table.id, person)
    bench.clock.pass_(DESERTED_FOR - timedelta(seconds=1))
    await bench.restart()
    assert (await bench.heard.heard("resumed")).table.is_deserted
    bench.clock.pass_(timedelta(seconds=1))
    bench.host.tick()
    gone = (await bench.heard.heard("stopped")).table
    assert (gone.status, gone.aside.ending) == ("stopped", "deserted")
    assert await bench.host.table_in(table.channel) is None
    assert await bench.host.standings(5, "duel") == []


async def test_who_comes_back_in_the_moment_of_a_kill_does_not_wait_for_automata_for_ever(bench: Bench) -> None:
    """The bot had been quiet for long, and after a short absence leaves quiet matches alone."""
    await bench.stop()
    await bench.start(automaton_delay=3600)
    table = await bench.lobby()
    await bench.host.add_automaton(table.id, ADA, "Clockwork")
    await bench.host.begin(table.id, ADA)
    await bench.host.set_message(table.id, 7)
    await bench.host.quit(table.id, ADA)
    bench.clock.pass_(timedelta(hours=5))
    await bench.host.return_(table.id, ADA)
    await bench.stop()
    await bench.start(last_seen=bench.clock.now)
    await bench.heard.heard("answered")


async def test_the_week_begins_anew_with_each_leaving(bench: Bench) -> None:
    table = await bench.match()
    for person in (BEN, ADA):
        await bench.host.quit(table.id, person)
    bench.clock.pass_(DESERTED_FOR / 2)
    await bench.host.return_(table.id, BEN)
    left = await bench.host.quit(table.id, BEN)
    assert left.aside.deserted == bench.clock.now
