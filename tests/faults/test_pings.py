"""Who is called, when and how often, over the local table; the host's clock is moved."""

from collections import Counter
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from bot.ui.shared.wishes import Quiet
from tests.client.descriptions import described
from tests.support.hall import ADA, BEN, CHANNELS, CLEO, GUILD, Hall, opened_hall

SECOND, MINUTE, HOUR = timedelta(seconds=1), timedelta(minutes=1), timedelta(hours=1)
PATIENCE = 21 * SECOND
HERE, THERE = CHANNELS


@pytest_asyncio.fixture(loop_scope="package")
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened_hall(tmp_path) as hall:
        yield hall


async def test_each_is_called_once_for_a_decision_and_once_more_before_its_time_is_over(hall: Hall) -> None:
    """Ada has just begun the match, so she is given a moment before she is called."""
    table = await hall.begun()
    assert sorted(hall.called()) == ["Ben", "Cleo"]
    await hall.passes(PATIENCE, table)
    assert sorted(hall.called()) == ["Ada", "Ben", "Cleo"]
    await hall.passes(20 * HOUR, table)
    assert Counter(hall.called()) == {"Ada": 2, "Ben": 2, "Cleo": 2}
    for _ in range(3):
        await hall.bot.host.commands.snooze(table.id, BEN.id)
        await hall.passes(23 * HOUR, table)
    assert Counter(hall.called())["Ben"] == 2


async def test_who_is_at_the_table_is_called_only_if_they_let_it_wait(hall: Hall) -> None:
    table = await hall.begun(pace="live")
    await hall.passes(PATIENCE, table)
    table = await hall.decides(table, ADA, BEN, CLEO)
    messages, calls = len(hall.public()), Counter(hall.called())
    (asked,) = {table.seats[prompt.seat].name for prompt in table.prompts}
    assert calls[asked] == 1, "the message was edited in place"
    await hall.passes(PATIENCE, table)
    more = 0 if asked == CLEO.name else 1  # who goes first the lot decides; Cleo has just decided, and goes on
    assert Counter(hall.called())[asked] == 1 + more
    assert len(hall.public()) == messages + more


async def test_the_last_of_several_hears_that_everybody_waits(hall: Hall) -> None:
    table = await hall.begun()
    await hall.decides(table, ADA)
    assert "Everybody is waiting" not in described(hall.public()[-1])
    await hall.decides(table, BEN)
    await hall.ada.sees("Everybody is waiting for Cleo.")


@pytest.mark.parametrize(("mode", "calls"), [("waited", 1), ("end", 0), ("never", 0)])
@pytest.mark.long
async def test_each_is_called_as_they_wish(hall: Hall, mode: str, calls: int) -> None:
    await hall.bot.context.wishes.change(CLEO.id, pings=mode)
    table = await hall.begun()
    assert hall.called() == ["Ben"]
    await hall.passes(PATIENCE, table)
    await hall.passes(HOUR, table)
    await hall.decides(table, ADA, BEN)
    assert Counter(hall.called())["Cleo"] == calls


async def test_a_server_settles_it_for_whoever_has_not(hall: Hall) -> None:
    await hall.bot.context.settings.change(GUILD, pings="never")
    await hall.bot.context.wishes.change(BEN.id, pings="every")
    table = await hall.begun()
    await hall.passes(HOUR, table)
    assert hall.called() == ["Ben"]


async def test_in_quiet_hours_nobody_is_called_and_the_table_hears_of_it(hall: Hall) -> None:
    now = hall.bot.host.now
    quiet = Quiet(f"{now - HOUR:%H:%M}", f"{now + 2 * HOUR:%H:%M}")
    await hall.bot.context.wishes.change(BEN.id, quiet=quiet)
    table = await hall.begun()
    due = {deadline.due for deadline in table.deadlines.values()}
    assert hall.called() == ["Cleo"]
    assert "Ben has quiet hours. I will call them <t:" in described(hall.public()[-1])
    await hall.passes(2 * HOUR, table)
    assert Counter(hall.called())["Ben"] == 1
    assert {one.due for one in (await hall.bot.host.queries.table(table.id)).deadlines.values()} == due


@pytest.mark.long
async def test_a_call_for_later_is_known_after_a_restart(hall: Hall) -> None:
    now = hall.bot.host.now
    await hall.bot.context.wishes.change(BEN.id, quiet=Quiet(f"{now - HOUR:%H:%M}", f"{now + 5 * HOUR:%H:%M}"))
    table = await hall.begun()
    ((match, at),) = await hall.bot.host.store.calls()
    assert match == table.id
    assert timedelta() < at - now <= 5 * HOUR
    assert (await hall.bot.host.queries.table(table.id)).called, "who was called is known, too"


@pytest.mark.long
async def test_who_is_on_vacation_is_not_called_and_the_table_hears_of_it(hall: Hall) -> None:
    table = await hall.begun()
    until = hall.bot.host.now + timedelta(days=3)
    await hall.bot.context.wishes.change(BEN.id, vacation=until)
    await hall.bot.host.commands.rest(BEN.id, until)
    await hall.passes(timedelta(), table)
    said = described(hall.public()[-1])
    assert "• Ben is on vacation until <t:" in said
    assert "Their clock stands still until then." in said
    calls = Counter(hall.called())
    await hall.passes(20 * HOUR, table)
    assert Counter(hall.called())["Ben"] == calls["Ben"]
    assert Counter(hall.called())["Cleo"] == calls["Cleo"] + 1


@pytest.mark.long
async def test_several_tables_that_wait_for_one_person_are_one_call(hall: Hall) -> None:
    here = await hall.begun(HERE)
    there = await hall.begun(THERE)
    assert Counter(hall.called(HERE) + hall.called(THERE)) == {"Ben": 1, "Cleo": 1}
    await hall.decides(here, CLEO)
    await hall.passes(11 * MINUTE, here, there)
    calls = Counter(hall.called(THERE))
    assert calls["Ben"] == 1
    (digest,) = [m for m in hall.public(THERE) if BEN.id in [int(user["id"]) for user in m["mentions"]]]
    assert f"<@{BEN.id}>, players also wait for you in <#{hall.id_of(HERE)}>" in described(digest)


@pytest.mark.long
async def test_what_automata_do_calls_nobody(hall: Hall) -> None:
    """Cleo is away: an automaton plays for her, and the table is brought up to date without a word to anybody."""
    table = await hall.begun()
    await hall.passes(PATIENCE, table)
    before = Counter(hall.called())
    await hall.bot.host.commands.go_away(table.id, CLEO)
    await hall.ada.sees("Cleo is away")
    await hall.passes(timedelta(), table)
    assert Counter(hall.called()) == before


@pytest.mark.long
async def test_at_the_end_those_are_called_who_wish_it(hall: Hall) -> None:
    await hall.bot.context.wishes.change(CLEO.id, pings="end")
    table = await hall.begun(pace="live")
    while table.status == "open":
        asked = next(table.seats[prompt.seat].person for prompt in table.prompts)
        assert asked is not None
        table = await hall.decides(table, asked)
    await hall.ada.sees("The match is over")
    assert Counter(hall.called())["Cleo"] == 1
    assert [user["id"] for user in hall.public()[-1]["mentions"]] == [str(CLEO.id)]
