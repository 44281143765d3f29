"""One person who holds several seats, where the game allows it."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from bot.engine import Chance, Options
from bot.host import Change, HostRefused, Table
from tests.host.harness import ADA, BEN, CLEO, Harness, refused
from tests.support.accounts import accounts
from tests.support.harbour.game import GAME, Harbour, HarbourOptions


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with Harness(tmp_path / "castellan.sqlite", GAME) as harness:
        yield harness


async def lobby(harness: Harness, *people: int) -> Table:
    """Ada opens it, and they join in turn."""
    table = await harness.commands.open_lobby(
        GAME.key, guild=5, channel=10, starter=ADA, options=HarbourOptions(turns=3), pace="none"
    )
    for person in people:
        table = await harness.commands.join(table.id, (ADA, BEN)[person])
    return table


async def test_a_match_with_several_seats_is_one_match_in_the_standings(harness: Harness) -> None:
    table = await lobby(harness, 0, 1)
    table = await harness.commands.begin(table.id, ADA)
    while table.status == "open":
        prompt = table.prompts[0]
        person, chance = table.seats[prompt.seat].person, Chance(b"any")
        assert person is not None
        table = (await harness.commands.answer(table.id, person.id, prompt.number, prompt.kind.random(chance))).table
    found = {one: (its.played, its.won) for one, its in (await accounts(harness.store, 5, GAME.key)).items()}
    assert found.keys() == {ADA.id, BEN.id}
    assert {played for played, _ in found.values()} == {1}
    assert sum(won for _, won in found.values()) >= 1


async def test_two_presses_of_join_at_once_take_one_seat(harness: Harness) -> None:
    table = await lobby(harness)
    join = partial(harness.commands.join, table.id, BEN, is_first=True)
    both = await asyncio.gather(join(), join(), return_exceptions=True)
    assert [str(one.reason) for one in both if isinstance(one, HostRefused)] == ["already-seated"]
    table = await harness.queries.table(table.id)
    assert [seat.name for seat in table.seats] == ["Ada", "Ben"]


async def test_one_joins_as_often_as_the_game_allows_and_leaves_seat_by_seat(harness: Harness) -> None:
    table = await lobby(harness, 0, 1, 0)
    assert [seat.name for seat in table.seats] == ["Ada", "Ada", "Ben", "Ada"]
    assert await refused(harness.commands.join(table.id, ADA)) == "already-seated"
    table = await harness.commands.leave_lobby(table.id, ADA)
    assert [seat.name for seat in table.seats] == ["Ada", "Ada", "Ben"]
    for _ in range(2):
        table = await harness.commands.leave_lobby(table.id, ADA)
    assert ([seat.name for seat in table.seats], table.starter) == (["Ben"], BEN)
    assert (await harness.commands.leave_lobby(table.id, BEN)).status == "stopped"


class Apart(Harbour):
    """Whoever plays for one turn leads one boat."""

    def seats_each(self, options: Options) -> int:
        assert isinstance(options, HarbourOptions)
        return 1 if options.turns == 1 else self.seats_per_person


async def test_how_many_seats_one_may_take_is_a_matter_of_the_options(harness: Harness) -> None:
    await harness.restart(Apart())
    opened = partial(harness.commands.open_lobby, GAME.key, guild=5, starter=ADA, pace="none")
    alone = await opened(channel=10, options=HarbourOptions(turns=1))
    assert await refused(harness.commands.join(alone.id, ADA)) == "already-seated"
    party = await opened(channel=11, options=HarbourOptions(turns=2))
    assert len((await harness.commands.join(party.id, ADA)).seats) == 2
    await harness.commands.join(alone.id, BEN)
    await harness.commands.begin(alone.id, ADA)
    assert await refused(harness.commands.swap(alone.id, ADA, None, BEN)) == "other-seated"


async def test_who_plays_alone_asks_nobody(harness: Harness) -> None:
    table = await harness.commands.begin((await lobby(harness, 0)).id, ADA)
    assert (table.people, table.present, table.staying) == ([ADA], [ADA], [ADA])
    await harness.commands.answer(table.id, ADA.id, table.prompts[0].number, ("north",))
    await harness.commands.answer(table.id, ADA.id, table.offers[0].number, ("low",))
    for _ in range(2):
        assert (await harness.commands.undo(table.id, ADA)).kind == "undone"
    assert (await harness.commands.end(table.id, ADA)).kind == "stopped"


async def test_each_person_has_one_vote_however_many_seats(harness: Harness) -> None:
    table = await harness.commands.begin((await lobby(harness, 0, 0, 1)).id, ADA)
    change = await harness.commands.end(table.id, ADA)
    assert change.vote is not None
    assert (change.kind, change.vote.asked) == ("proposed", (BEN.id,))
    assert (await harness.commands.agree(table.id, BEN.id, change.vote.number)).kind == "stopped"


async def test_a_seat_of_several_is_handed_on_and_the_starter_stays(harness: Harness) -> None:
    table = await harness.commands.begin((await lobby(harness, 0, 1)).id, ADA)
    vote = (await harness.commands.swap(table.id, ADA, 1, CLEO)).vote
    assert vote is not None
    table = (await harness.commands.agree(table.id, CLEO.id, vote.number)).table
    assert ([seat.name for seat in table.seats], table.starter) == (["Ada", "Cleo", "Ben"], ADA)
    assert await refused(harness.commands.swap(table.id, BEN, 2, ADA)) == "knows-a-hand"
    vote = (await harness.commands.swap(table.id, CLEO, 1, BEN)).vote
    assert vote is not None, "Ben may hold two"
    table = (await harness.commands.agree(table.id, BEN.id, vote.number)).table
    assert table.seats_of(BEN.id) == (1, 2)


async def test_who_leaves_or_goes_away_does_so_with_all_their_seats(harness: Harness) -> None:
    table = await harness.commands.begin((await lobby(harness, 0, 1)).id, ADA)
    table = await harness.commands.go_away(table.id, ADA)
    assert [seat.is_away for seat in table.seats] == [True, True, False]
    table = await harness.commands.leave(table.id, ADA)
    assert [seat.has_left for seat in table.seats] == [True, True, False]
    assert table.starter == BEN


async def test_all_that_waits_for_one_person_is_reminded_of_once_and_gets_more_time_together(harness: Harness) -> None:
    table = await lobby(harness, 1)
    await harness.commands.stop(table.id, ADA)
    table = await harness.commands.open_lobby(
        GAME.key, guild=5, channel=10, starter=ADA, options=HarbourOptions(), pace="live"
    )
    await harness.commands.join(table.id, BEN)
    table = await harness.commands.begin(table.id, ADA)
    dues = {due.due for due in table.deadlines.values()}
    harness.clock.pass_(timedelta(seconds=100))
    harness.host.tick()
    reminded = await harness.heard.heard("reminded")
    assert [prompt.word for prompt in reminded.new_prompts] == ["course", "knots"]
    after = (await harness.commands.snooze(table.id, ADA.id)).table
    assert len(dues) == len({due.due for due in after.deadlines.values()}) == 1
    assert max(due.due for due in after.deadlines.values()) == dues.pop() + timedelta(minutes=2)
    assert after.notes.snoozed == {0: 1}
    assert harness.heard.kinds.count("reminded") == 1


async def test_what_waits_in_all_seats_of_one_person_is_one_reminder_and_nobody_elses(harness: Harness) -> None:
    options = HarbourOptions(flares=0b111)
    table = await harness.commands.open_lobby(GAME.key, guild=5, channel=10, starter=ADA, options=options, pace="live")
    for person in (ADA, BEN):
        await harness.commands.join(table.id, person)
    table = await harness.commands.begin(table.id, ADA)
    for choice in (("north",), 1):
        table = (await harness.commands.answer(table.id, ADA.id, table.prompts[0].number, choice)).table
    assert [prompt.seat for prompt in table.prompts] == [0, 1, 2]
    harness.clock.pass_(timedelta(seconds=100))
    harness.host.tick()
    seats = [sorted(prompt.seat for prompt in (await reminder(harness, seat)).new_prompts) for seat in (1, 2)]
    assert seats == [[0, 1], [2]]


async def reminder(harness: Harness, seat: int) -> Change:
    return await harness.heard.until(
        lambda one: one.kind == "reminded" and seat in [prompt.seat for prompt in one.new_prompts]
    )


async def test_who_had_left_the_server_and_takes_a_further_seat_is_there_again(harness: Harness) -> None:
    table = await lobby(harness, 0, 1)
    table = await harness.commands.begin(table.id, ADA)
    assert [seat.name for seat in table.seats] == ["Ada", "Ada", "Ben"]
    table = await harness.commands.left_server(table.id, [BEN.id])
    assert table.staying == [ADA]
    vote = (await harness.commands.swap(table.id, ADA, 1, BEN)).vote
    assert vote is not None
    assert (await harness.commands.agree(table.id, BEN.id, vote.number)).table.staying == [ADA, BEN]
