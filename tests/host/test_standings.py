"""What a finished match leaves in the standings of its server, and nowhere else."""

from bot.host import Table
from tests.host.harness import ADA, BEN, Harness, number
from tests.support.accounts import accounts


async def finished(harness: Harness) -> Table:
    """A match of one round, which the first seat wins."""
    table = await harness.match(rounds=1)
    await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
    change = await harness.commands.answer(table.id, BEN.id, number(table, 1), ("a",))
    return (await harness.commands.answer(table.id, ADA.id, number(change.table, 0), 3)).table


async def test_finished_matches_count_per_server_and_game(harness: Harness) -> None:
    for _ in range(2):
        assert (await finished(harness)).status == "finished"
    stopped = await harness.match()
    await harness.commands.stop(stopped.id, ADA)
    await harness.restart()
    found = await accounts(harness.store, 5, "duel")
    told = {person: (one.played, one.won, one.streak, one.longest) for person, one in found.items()}
    assert told == {ADA.id: (2, 2, 2, 2), BEN.id: (2, 0, 0, 0)}
    assert await accounts(harness.store, 6, "duel") == {}
    assert await accounts(harness.store, 5, "other") == {}
