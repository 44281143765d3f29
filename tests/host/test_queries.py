"""What is asked of a host is answered of whom and what it was asked, and of nothing else."""

from datetime import timedelta

from bot.store.retention import Film
from tests.host.harness import ADA, BEN, CLEO, Harness
from tests.host.test_standings import finished

GUILD, ELSEWHERE = 5, 6


async def test_each_is_answered_of_what_it_was_asked(harness: Harness) -> None:
    over = await finished(harness)
    await harness.commands.set_film(over.id, 77)
    harness.clock.pass_(timedelta(minutes=1))
    on = await harness.match(channel=11)
    ask, ended = harness.queries, over.ended
    assert ended is not None

    assert [await ask.has_won(GUILD, "duel", one.id) for one in (ADA, BEN)] == [True, False]
    assert not await ask.has_won(ELSEWHERE, "duel", ADA.id)
    assert not await ask.has_won(GUILD, "nim", ADA.id)

    assert [one.id for one in await ask.over_since(GUILD, "duel", ended)] == [over.id]
    assert await ask.over_since(GUILD, "nim", ended) == []
    assert await ask.over_since(ELSEWHERE, "duel", ended) == []
    assert await ask.over_since(GUILD, "duel", ended + timedelta(seconds=1)) == []

    film = [Film(over.id, over.channel, 77)]
    assert [await ask.films(one.id) for one in (ADA, CLEO)] == [film, []]
    assert [await ask.films_on(guild) for guild in (GUILD, ELSEWHERE)] == [film, []]

    assert [await ask.laid_out(guild) for guild in (GUILD, ELSEWHERE)] == [[ADA.id], []]
    assert [[table.id for table in await ask.tables_of(one.id)] for one in (BEN, CLEO)] == [[on.id], []]
    assert [[table.id for table in await ask.open_tables_on(guild)] for guild in (GUILD, ELSEWHERE)] == [[on.id], []]
    assert [table and table.id for table in [await ask.table_in(11), await ask.table_in(10)]] == [on.id, None]
    assert [table and table.id for table in [await ask.last_in(10), await ask.last_in(12)]] == [over.id, None]

    assert [await ask.name_in(over.id, one.id) for one in (BEN, CLEO)] == ["Ben", None]
    assert [await ask.moved(match) for match in (over.id, on.id)] == [ended, None]
    assert (await ask.reliability(GUILD, ADA.id)).answered == 2
    assert (await ask.reliability(GUILD, BEN.id)).answered == 1
    assert (await ask.reliability(ELSEWHERE, ADA.id)).answered == 0


async def test_a_match_is_played_on_from_where_it_is_asked_for(harness: Harness) -> None:
    over = await finished(harness)
    for answered in (0, 1, 2):
        match = await harness.queries.match_after(over.id, answered)
        assert match is not None
        assert match.answered == answered
