"""Before a match: seats are taken and given back, and begin is guarded."""

import asyncio
from pathlib import Path

import pytest

from bot.engine import Options
from bot.host import HostRefused, Person
from tests.host.duel_game import Duel, DuelOptions
from tests.host.harness import ADA, BEN, CLEO, MANAGER, Harness, refused


async def test_the_starter_sits_and_others_join(harness: Harness) -> None:
    table = await harness.lobby()
    table = await harness.commands.join(table.id, BEN)
    assert [(info.seat, info.name) for info in table.seats] == [(0, "Ada"), (1, "Ben")]
    assert table.seats_of(BEN.id) == (1,)
    assert table.status == "lobby"
    assert table.commitment is None


async def test_ids_are_short_and_safe_in_urls(harness: Harness) -> None:
    ids = [(await harness.lobby(channel)).id for channel in range(5)]
    assert len(set(ids)) == 5
    assert all(len(id_) == 8 and ":" not in id_ for id_ in ids)


async def test_nobody_sits_twice(harness: Harness) -> None:
    table = await harness.lobby()
    assert await refused(harness.commands.join(table.id, ADA)) == "already-seated"


async def test_a_double_click_on_join_seats_once(harness: Harness) -> None:
    table = await harness.lobby()
    both = await asyncio.gather(*(harness.commands.join(table.id, BEN) for _ in range(2)), return_exceptions=True)
    assert [type(one).__name__ for one in both] == ["Table", "HostRefused"]
    assert len((await harness.queries.table(table.id)).seats) == 2


async def test_a_full_lobby_takes_no_more(harness: Harness) -> None:
    table = await harness.lobby()
    for person in (BEN, CLEO, Person(4, "Dora")):
        await harness.commands.join(table.id, person)
    assert await refused(harness.commands.join(table.id, Person(5, "Emil"))) == "lobby-full"
    assert await refused(harness.commands.add_automaton(table.id, ADA, "Clockwork")) == "lobby-full"


async def test_leaving_closes_the_gap(harness: Harness) -> None:
    table = await harness.lobby()
    await harness.commands.join(table.id, BEN)
    await harness.commands.join(table.id, CLEO)
    table = await harness.commands.leave_lobby(table.id, BEN)
    assert [(info.seat, info.name) for info in table.seats] == [(0, "Ada"), (1, "Cleo")]
    assert await refused(harness.commands.leave_lobby(table.id, BEN)) == "not-seated"


async def test_where_the_starter_leaves_the_next_has_the_say(harness: Harness) -> None:
    table = await harness.lobby()
    await harness.commands.join(table.id, BEN)
    await harness.commands.join(table.id, CLEO)
    assert (await harness.commands.leave_lobby(table.id, ADA)).starter == BEN
    await harness.restart()
    assert (await harness.commands.begin(table.id, BEN)).status == "open"


async def test_the_last_person_to_leave_closes_the_lobby(harness: Harness) -> None:
    table = await harness.lobby()
    await harness.commands.add_automaton(table.id, ADA, "Clockwork")
    table = await harness.commands.leave_lobby(table.id, ADA)
    assert table.status == "stopped"
    assert await harness.queries.table_in(table.channel) is None
    assert await refused(harness.commands.join(table.id, BEN)) == "not-in-lobby"


async def test_automata_come_and_go_at_the_word_of_those_seated(harness: Harness) -> None:
    table = await harness.lobby()
    assert await refused(harness.commands.remove_automaton(table.id, ADA)) == "no-automaton"
    assert await refused(harness.commands.add_automaton(table.id, BEN, "Clockwork")) == "not-seated"
    await harness.commands.add_automaton(table.id, BEN, "Manager's", server=MANAGER)
    await harness.commands.remove_automaton(table.id, BEN, server=MANAGER)
    assert await refused(harness.commands.remove_automaton(table.id, BEN)) == "not-seated"
    await harness.commands.add_automaton(table.id, ADA, "Clockwork")
    table = await harness.commands.join(table.id, BEN)
    assert [info.person for info in table.seats] == [ADA, None, BEN]
    table = await harness.commands.remove_automaton(table.id, BEN)
    assert [(info.seat, info.person) for info in table.seats] == [(0, ADA), (1, BEN)]


async def test_begin_needs_seats_and_the_starter(harness: Harness) -> None:
    table = await harness.lobby()
    assert await refused(harness.commands.begin(table.id, ADA)) == "too-few-seats"
    await harness.commands.join(table.id, BEN)
    assert await refused(harness.commands.begin(table.id, BEN)) == "not-starter"
    begun = await harness.commands.begin(table.id, BEN, server=MANAGER)
    assert begun.status == "open"
    assert await refused(harness.commands.begin(table.id, ADA)) == "not-in-lobby"
    assert await refused(harness.commands.join(table.id, CLEO)) == "not-in-lobby"


async def test_begin_publishes_a_commitment_and_keeps_the_seed(harness: Harness) -> None:
    table = await harness.match()
    assert table.commitment is not None
    assert table.seed is None
    assert (await harness.heard.heard("started")).new_prompts == table.prompts


async def test_one_live_match_per_channel(harness: Harness) -> None:
    table = await harness.lobby(channel=1)
    assert await refused(harness.lobby(channel=1)) == "channel-busy"
    await harness.lobby(channel=2)
    await harness.commands.stop(table.id, ADA)
    again = await harness.lobby(channel=1)
    assert (await harness.queries.table_in(1)) is not None
    assert {table.id for table in await harness.queries.open_tables()} >= {again.id}


async def test_two_lobbies_opened_at_once_in_a_channel_give_one(harness: Harness) -> None:
    both = await asyncio.gather(harness.lobby(), harness.lobby(), return_exceptions=True)
    assert sorted(type(one).__name__ for one in both) == ["HostRefused", "Table"]


async def test_stopping_is_for_the_starter_or_who_may(harness: Harness) -> None:
    table = await harness.match()
    assert await refused(harness.commands.stop(table.id, BEN)) == "not-starter"
    table = await harness.commands.stop(table.id, BEN, server=MANAGER)
    assert table.status == "stopped"
    assert table.prompts == ()
    assert table.deadlines == {}
    assert await refused(harness.commands.stop(table.id, ADA, server=MANAGER)) == "finished"


async def test_a_lobby_survives_a_restart_with_its_options(harness: Harness) -> None:
    table = await harness.lobby(rounds=7)
    await harness.commands.set_message(table.id, 2**60)
    await harness.restart()
    again = await harness.queries.table(table.id)
    assert again.options == DuelOptions(7)
    assert again.message == 2**60
    assert again.starter == ADA


async def test_an_unknown_match_is_refused(harness: Harness) -> None:
    assert await refused(harness.queries.table("nothing")) == "no-match"
    assert await refused(harness.commands.join("nothing", BEN)) == "no-match"


async def test_a_lobby_tells_of_itself_before_anybody_joins(harness: Harness) -> None:
    table = await harness.lobby()
    await harness.commands.join(table.id, BEN)
    await harness.host.close()
    opened, joined = harness.heard.changes
    assert (opened.kind, [person.name for person in opened.table.people]) == ("lobby", ["Ada"])
    assert [person.name for person in joined.table.people] == ["Ada", "Ben"]


async def test_where_there_is_no_lobby_nobody_hears_of_one(harness: Harness) -> None:
    await harness.lobby(channel=10)
    assert await refused(harness.lobby(channel=10)) == "channel-busy"
    await harness.host.close()
    assert len(harness.heard.changes) == 1
    assert await refused(harness.lobby(channel=11)) == "shutting-down"


async def test_the_audience_hears_of_the_lobby_in_order(harness: Harness) -> None:
    table = await harness.lobby()
    await harness.commands.join(table.id, BEN)
    await harness.commands.begin(table.id, ADA)
    await harness.heard.heard("started")
    assert harness.heard.kinds == ["lobby", "lobby", "started"]


class RoomyDuel(Duel):
    """A long duel is for three to six."""

    def seats_for(self, options: Options) -> range:
        assert isinstance(options, DuelOptions)
        return range(3, 7) if options.rounds > 3 else self.seats


async def test_the_options_decide_how_many_may_sit_down(tmp_path: Path) -> None:
    async with Harness(tmp_path / "roomy.db", RoomyDuel()) as harness:
        table = await harness.lobby(rounds=4)
        for number in range(1, 6):
            if number == 2:
                assert await refused(harness.commands.begin(table.id, ADA)) == "too-few-seats"
            await harness.commands.add_automaton(table.id, ADA, f"Clockwork {number}")
        assert await refused(harness.commands.join(table.id, BEN)) == "lobby-full"
        assert len((await harness.commands.begin(table.id, ADA)).seats) == 6


async def test_the_last_match_of_a_channel_is_one_that_began(harness: Harness) -> None:
    assert await harness.queries.last_in(10) is None
    table = await harness.match()
    await harness.commands.stop(table.id, ADA)
    lobby = await harness.lobby()
    await harness.commands.stop(lobby.id, ADA)
    found = await harness.queries.last_in(10)
    assert found is not None
    assert found.id == table.id


async def test_a_match_that_is_over_before_anybody_is_asked_is_finished_at_once(harness: Harness) -> None:
    table = await harness.match(rounds=0)
    assert (table.status, table.prompts, table.deadlines) == ("finished", (), {})
    assert (table.started, table.ended) == (harness.clock.now, harness.clock.now)
    assert table.seed is not None
    assert (await harness.heard.heard("finished")).table.seed == table.seed
    assert harness.sql("SELECT seat, person, score, has_won FROM results") == [(0, ADA.id, 0, 1), (1, BEN.id, 0, 0)]
    assert await harness.queries.table_in(table.channel) is None
    await harness.restart()
    assert (await harness.queries.table(table.id)).seed == table.seed


async def test_a_lobby_of_no_game_or_no_pace_is_not_opened(harness: Harness) -> None:
    with pytest.raises(ValueError, match="no pace 'hasty'"):
        await harness.lobby(pace="hasty")
    doing = harness.commands.open_lobby(
        "chess", guild=5, channel=10, starter=ADA, options=DuelOptions(), pace="live", server=MANAGER
    )
    assert await refused(doing) == "no-match"
    assert await harness.queries.open_tables() == []


async def test_what_a_table_shows_before_a_match(harness: Harness) -> None:
    table = await harness.lobby()
    assert (table.name(0), table.prompts, table.is_live) == ("Ada", (), True)
    with pytest.raises(HostRefused, match=r"^not-open$"):
        table.view(0)
    assert str(HostRefused("failed", "feed0123")) == "failed (feed0123)"
