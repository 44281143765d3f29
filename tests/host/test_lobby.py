"""Before a match: seats are taken and given back, and begin is guarded."""

import asyncio
from pathlib import Path

from bot.engine import Options
from bot.host import Person
from tests.host.bench import ADA, BEN, CLEO, Bench, refused
from tests.host.duel import Duel, DuelOptions


async def test_the_starter_sits_and_others_join(bench: Bench) -> None:
    table = await bench.lobby()
    table = await bench.host.join(table.id, BEN)
    assert [(info.seat, info.name) for info in table.seats] == [(0, "Ada"), (1, "Ben")]
    assert table.seats_of(BEN.id) == (1,)
    assert table.status == "lobby"
    assert table.commitment is None


async def test_ids_are_short_and_safe_in_urls(bench: Bench) -> None:
    ids = [(await bench.lobby(channel)).id for channel in range(5)]
    assert len(set(ids)) == 5
    assert all(len(id_) == 8 and ":" not in id_ for id_ in ids)


async def test_nobody_sits_twice(bench: Bench) -> None:
    table = await bench.lobby()
    assert await refused(bench.host.join(table.id, ADA)) == "already-seated"


async def test_a_double_click_on_join_seats_once(bench: Bench) -> None:
    table = await bench.lobby()
    both = await asyncio.gather(*(bench.host.join(table.id, BEN) for _ in range(2)), return_exceptions=True)
    assert [type(one).__name__ for one in both] == ["Table", "HostRefused"]
    assert len((await bench.host.table(table.id)).seats) == 2


async def test_a_full_lobby_takes_no_more(bench: Bench) -> None:
    table = await bench.lobby()
    for person in (BEN, CLEO, Person(4, "Dora")):
        await bench.host.join(table.id, person)
    assert await refused(bench.host.join(table.id, Person(5, "Emil"))) == "lobby-full"
    assert await refused(bench.host.add_automaton(table.id, ADA, "Clockwork")) == "lobby-full"


async def test_leaving_closes_the_gap(bench: Bench) -> None:
    table = await bench.lobby()
    await bench.host.join(table.id, BEN)
    await bench.host.join(table.id, CLEO)
    table = await bench.host.leave(table.id, BEN)
    assert [(info.seat, info.name) for info in table.seats] == [(0, "Ada"), (1, "Cleo")]
    assert await refused(bench.host.leave(table.id, BEN)) == "not-seated"


async def test_where_the_starter_leaves_the_next_has_the_say(bench: Bench) -> None:
    table = await bench.lobby()
    await bench.host.join(table.id, BEN)
    await bench.host.join(table.id, CLEO)
    assert (await bench.host.leave(table.id, ADA)).starter == BEN
    await bench.restart()
    assert (await bench.host.begin(table.id, BEN)).status == "open"


async def test_the_last_person_to_leave_closes_the_lobby(bench: Bench) -> None:
    table = await bench.lobby()
    await bench.host.add_automaton(table.id, ADA, "Clockwork")
    table = await bench.host.leave(table.id, ADA)
    assert table.status == "stopped"
    assert await bench.host.table_in(table.channel) is None
    assert await refused(bench.host.join(table.id, BEN)) == "not-in-lobby"


async def test_automata_come_and_go_at_the_word_of_those_seated(bench: Bench) -> None:
    table = await bench.lobby()
    assert await refused(bench.host.remove_automaton(table.id, ADA)) == "no-automaton"
    assert await refused(bench.host.add_automaton(table.id, BEN, "Clockwork")) == "not-seated"
    await bench.host.add_automaton(table.id, BEN, "Manager's", may_seat=True)
    await bench.host.remove_automaton(table.id, BEN, may_seat=True)
    assert await refused(bench.host.remove_automaton(table.id, BEN)) == "not-seated"
    await bench.host.add_automaton(table.id, ADA, "Clockwork")
    table = await bench.host.join(table.id, BEN)
    assert [info.person for info in table.seats] == [ADA, None, BEN]
    table = await bench.host.remove_automaton(table.id, BEN)
    assert [(info.seat, info.person) for info in table.seats] == [(0, ADA), (1, BEN)]


async def test_begin_needs_seats_and_the_starter(bench: Bench) -> None:
    table = await bench.lobby()
    assert await refused(bench.host.begin(table.id, ADA)) == "too-few-seats"
    await bench.host.join(table.id, BEN)
    assert await refused(bench.host.begin(table.id, BEN)) == "not-starter"
    begun = await bench.host.begin(table.id, BEN, may_start=True)
    assert begun.status == "open"
    assert await refused(bench.host.begin(table.id, ADA)) == "not-in-lobby"
    assert await refused(bench.host.join(table.id, CLEO)) == "not-in-lobby"


async def test_begin_publishes_a_commitment_and_keeps_the_seed(bench: Bench) -> None:
    table = await bench.match()
    assert table.commitment is not None
    assert table.seed is None
    assert (await bench.heard.heard("started")).new_prompts == table.prompts


async def test_one_live_match_per_channel(bench: Bench) -> None:
    table = await bench.lobby(channel=1)
    assert await refused(bench.lobby(channel=1)) == "channel-busy"
    await bench.lobby(channel=2)
    await bench.host.stop(table.id, ADA, may_stop=False)
    again = await bench.lobby(channel=1)
    assert (await bench.host.table_in(1)) is not None
    assert {table.id for table in await bench.host.open_tables()} >= {again.id}


async def test_two_lobbies_opened_at_once_in_a_channel_give_one(bench: Bench) -> None:
    both = await asyncio.gather(bench.lobby(), bench.lobby(), return_exceptions=True)
    assert sorted(type(one).__name__ for one in both) == ["HostRefused", "Table"]


async def test_stopping_is_for_the_starter_or_who_may(bench: Bench) -> None:
    table = await bench.match()
    assert await refused(bench.host.stop(table.id, BEN, may_stop=False)) == "not-starter"
    table = await bench.host.stop(table.id, BEN, may_stop=True)
    assert table.status == "stopped"
    assert table.prompts == ()
    assert table.deadlines == {}
    assert await refused(bench.host.stop(table.id, ADA, may_stop=True)) == "finished"


async def test_a_lobby_survives_a_restart_with_its_options(bench: Bench) -> None:
    table = await bench.lobby(rounds=7)
    await bench.host.set_message(table.id, 2**60)
    await bench.restart()
    again = await bench.host.table(table.id)
    assert again.options == DuelOptions(7)
    assert again.message == 2**60
    assert again.starter == ADA


async def test_an_unknown_match_is_refused(bench: Bench) -> None:
    assert await refused(bench.host.table("nothing")) == "no-match"
    assert await refused(bench.host.join("nothing", BEN)) == "no-match"


async def test_the_audience_hears_of_the_lobby_in_order(bench: Bench) -> None:
    table = await bench.lobby()
    await bench.host.join(table.id, BEN)
    await bench.host.begin(table.id, ADA)
    await bench.heard.heard("started")
    assert bench.heard.kinds == ["lobby", "started"]


class RoomyDuel(Duel):
    """A long duel is for three to six."""

    def seats_for(self, options: Options) -> range:
        assert isinstance(options, DuelOptions)
        return range(3, 7) if options.rounds > 3 else self.seats


async def test_the_options_decide_how_many_may_sit_down(tmp_path: Path) -> None:
    async with Bench(tmp_path / "roomy.db", RoomyDuel()) as bench:
        table = await bench.lobby(rounds=4)
        for number in range(1, 6):
            if number == 2:
                assert await refused(bench.host.begin(table.id, ADA)) == "too-few-seats"
            await bench.host.add_automaton(table.id, ADA, f"Clockwork {number}")
        assert await refused(bench.host.join(table.id, BEN)) == "lobby-full"
        assert len((await bench.host.begin(table.id, ADA)).seats) == 6


async def test_the_last_match_of_a_channel_is_one_that_began(bench: Bench) -> None:
    assert await bench.host.last_in(10) is None
    table = await bench.match()
    await bench.host.stop(table.id, ADA, may_stop=False)
    lobby = await bench.lobby()
    await bench.host.stop(lobby.id, ADA, may_stop=False)
    found = await bench.host.last_in(10)
    assert found is not None
    assert found.id == table.id
