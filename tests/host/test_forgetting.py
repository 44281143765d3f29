"""A person is forgotten: in matches that are over, in one that is on, in a lobby; and all of it still works."""

import asyncio
import sqlite3
from contextlib import closing

from bot.engine.record import replay
from bot.host import Person
from tests.host.bench import ADA, BEN, CLEO, Bench, number
from tests.host.test_standings import finished

BEATRICE = Person(987654321, "Beatrice the Unmistakable")


def everything(bench: Bench) -> str:
    """All that is on disk."""
    with closing(sqlite3.connect(bench.path)) as connection:
        return "\n".join(connection.iterdump())


async def test_nothing_on_disk_or_in_memory_knows_them(bench: Bench) -> None:
    over = await bench.match(BEATRICE, channel=11)
    await bench.host.answer(over.id, BEATRICE.id, number(over, 1), ("a",))
    await bench.host.stop(over.id, ADA, may_stop=False)
    on = await bench.match(BEATRICE, CLEO, channel=12)
    lobby = await bench.lobby(channel=13)
    await bench.host.join(lobby.id, BEATRICE)
    assert str(BEATRICE.id) in everything(bench)
    await bench.host.forget(BEATRICE.id, "Masked Guest")
    kept = everything(bench)
    assert str(BEATRICE.id) not in kept
    assert BEATRICE.name not in kept
    for match in (over.id, on.id, lobby.id):
        table = await bench.host.table(match)
        assert BEATRICE not in [*table.people, table.starter]
        assert BEATRICE.name not in [seat.name for seat in table.seats]


async def test_an_automaton_plays_on_and_who_opened_it_is_another(bench: Bench) -> None:
    table = await bench.match(BEN)
    await bench.host.forget(ADA.id, "Masked Guest")
    change = await bench.heard.heard("answered")
    assert change.table.starter == BEN
    assert bench.sql('SELECT seat, "by", person FROM journal') == [(0, "automaton", None)]
    await bench.host.stop(table.id, BEN, may_stop=False)


async def test_nobody_waits_a_week_for_who_is_forgotten(bench: Bench) -> None:
    """They were away, the last of all: automata play to the end."""
    table = await bench.match(BEN, rounds=1)
    await bench.host.quit(table.id, BEN)
    assert (await bench.host.quit(table.id, ADA)).is_deserted
    await bench.host.forget(ADA.id, "Masked Guest")
    assert (await bench.host.table(table.id)).is_deserted
    await bench.host.forget(BEN.id, "Masked Guest")
    assert (await bench.heard.heard("finished")).table.aside.deserted is None


async def test_results_become_nobodys_and_the_record_still_proves_itself(bench: Bench) -> None:
    table = await finished(bench)
    await bench.host.forget(ADA.id, "Masked Guest")
    assert [standing.person for standing in await bench.host.standings(5, "duel")] == [BEN.id]
    record = await bench.host.record(table.id)
    assert record.seats == ("Masked Guest", "Ben")
    assert (await asyncio.to_thread(replay, bench.game, record)).match.outcome == record.outcome
