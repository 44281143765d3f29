"""What a finished match leaves in the standings of its server, and nowhere else."""

from bot.host import Table
from bot.store import Standing
from tests.host.bench import ADA, BEN, Bench, number


async def finished(bench: Bench) -> Table:
    """A match of one round, which the first seat wins."""
    table = await bench.match(rounds=1)
    await bench.host.answer(table.id, ADA.id, number(table, 0), ("a",))
    change = await bench.host.answer(table.id, BEN.id, number(table, 1), ("a",))
    return (await bench.host.answer(table.id, ADA.id, number(change.table, 0), 3)).table


async def test_finished_matches_count_per_server_and_game(bench: Bench) -> None:
    for _ in range(2):
        assert (await finished(bench)).status == "finished"
    stopped = await bench.match()
    await bench.host.stop(stopped.id, ADA, may_stop=False)
    await bench.restart()
    wins, losses = Standing(ADA.id, 2, 2, 2, 2), Standing(BEN.id, 2, 0, 0, 0)
    assert await bench.host.standings(5, "duel") == [wins, losses]
    assert await bench.host.standings(6, "duel") == []
    assert await bench.host.standings(5, "other") == []
