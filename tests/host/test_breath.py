"""A breath at a table: the clock ends it, whoever holds on is asked, and nothing tells who could have."""

import asyncio
import sys
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.engine import offers_in
from bot.host import Table
from tests.host.breath_game import SECONDS, SLOW, Gusty
from tests.host.duel_game import DuelOptions
from tests.host.harness import ADA, BEN, CLEO, Harness, number, refused

ROOT = Path(__file__).parents[2]


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with Harness(tmp_path / "castellan.sqlite", Gusty()) as harness:
        yield harness


async def breathing(
    harness: Harness,
    pace: str = "live",
    holders: tuple[int, ...] = (1,),
    *,
    people: int = 2,
    automata: int = 0,
    settled: tuple[int, ...] = (),
) -> Table:
    """The table in the breath after Ada's scroll."""
    assert isinstance(harness.game, Gusty)
    harness.game.holders = holders
    table = await harness.commands.open_lobby(
        "gusty", guild=5, channel=10, starter=ADA, options=DuelOptions(), pace=pace
    )
    for person in (BEN, CLEO)[: people - 1]:
        await harness.commands.join(table.id, person)
    for name in range(automata):
        await harness.commands.add_automaton(table.id, ADA, f"Tin {name}")
    table = await harness.commands.begin(table.id, ADA)
    for seat in settled:
        await harness.commands.order(table.id, (ADA, BEN, CLEO)[seat].id, seat, {"never": ("no",)})
    return (await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))).table


def seconds(harness: Harness, table: Table) -> float:
    (due,) = table.deadlines.values()
    assert due.is_pause
    return (due.due - harness.clock.now).total_seconds()


def seen(table: Table) -> tuple[Any, ...]:
    """All that anybody but a holder can tell: who is asked, what lasts, until when, and under which numbers."""
    return table.prompts, table.pauses, table.deadlines, table.called, table.call_at


async def test_the_clock_ends_it(harness: Harness) -> None:
    table = await breathing(harness)
    assert (table.prompts, seconds(harness, table)) == ((), SECONDS)
    harness.clock.pass_(timedelta(seconds=SECONDS))
    harness.host.tick()
    change = await harness.heard.until(lambda change: change.kind == "answered" and not change.table.pauses)
    assert [prompt.seat for prompt in change.table.prompts] == [0]
    assert change.events == ()


async def test_who_holds_on_is_asked_with_the_time_of_the_pace(harness: Harness) -> None:
    table = await breathing(harness)
    (offer,) = table.offers
    change = await harness.commands.answer(table.id, BEN.id, offer.number, ("hold",))
    (asked,) = change.table.prompts
    assert (asked.seat, asked.word, change.table.pauses) == (1, "cancel", ())
    assert change.table.deadlines[asked.number].due - harness.clock.now == timedelta(minutes=2)


@pytest.mark.parametrize("pace", ["live", "relaxed", "correspondence"])
async def test_nothing_tells_who_could(harness: Harness, tmp_path: Path, pace: str) -> None:
    async with Harness(tmp_path / "other.sqlite", Gusty()) as other:
        for holders in ((1,), (1, 2), ()):
            tables = [await breathing(one, pace, mine, people=3) for one, mine in ((harness, holders), (other, (2,)))]
            assert seen(tables[0]) == seen(tables[1])
            for one, table in zip((harness, other), tables, strict=True):
                await one.commands.stop(table.id, ADA)


@pytest.mark.parametrize(
    ("pace", "people", "automata", "settled", "lasts"),
    [
        ("live", 2, 0, (), SECONDS),
        ("relaxed", 2, 0, (), SECONDS),
        ("correspondence", 2, 0, (), SLOW),
        ("none", 3, 0, (), SLOW),
        ("correspondence", 3, 0, (1,), SLOW),
        ("correspondence", 2, 1, (1,), SECONDS),  # whom it concerns has settled it; the automaton needs no longer
        ("correspondence", 1, 1, (), SECONDS),  # nobody is there to be waited for
    ],
)
async def test_slow_paces_leave_people_time(
    harness: Harness, pace: str, people: int, automata: int, settled: tuple[int, ...], lasts: int
) -> None:
    await harness.stop()
    await harness.start(automaton_delay=3600)
    table = await breathing(harness, pace, people=people, automata=automata, settled=settled)
    assert seconds(harness, table) == lasts


async def test_where_all_have_settled_it_nobody_waits(harness: Harness) -> None:
    table = await breathing(harness, "correspondence", people=3, settled=(1, 2))
    assert (table.pauses, [prompt.seat for prompt in table.prompts]) == ((), [0])


@pytest.mark.parametrize("heeders", [(), (1,)])
async def test_an_automaton_decides_in_it_and_shows_nothing_of_what_it_lets_be(
    harness: Harness, heeders: tuple[int, ...]
) -> None:
    assert isinstance(harness.game, Gusty)
    harness.game.heeders = heeders
    table = await breathing(harness, people=1, automata=1)
    thinking = list(harness.host._automata._thinking.values())
    assert thinking
    await asyncio.gather(*thinking)
    if heeders:
        await harness.heard.until(lambda change: any(event.word == "cancelled" for event in change.events))
    else:
        assert (await harness.queries.table(table.id)).pauses == table.pauses
        assert harness.heard.kinds.count("answered") == 1


async def test_an_automaton_does_not_wait_for_what_is_held_on_screen(harness: Harness) -> None:
    """The moment would have passed."""
    await harness.stop()
    await harness.start(hold=lambda _: 3600.0)
    assert isinstance(harness.game, Gusty)
    harness.game.heeders = (1,)
    await breathing(harness, people=1, automata=1)
    await harness.heard.until(lambda change: [prompt.word for prompt in change.table.prompts] == ["cancel"])


async def test_nobody_else_can_hold_on(harness: Harness) -> None:
    table = await breathing(harness, holders=(1,), people=3)
    assert table.match is not None
    mine, bare = offers_in(table.pauses[0], table.match.waits)
    assert await refused(harness.commands.answer(table.id, CLEO.id, mine.number, ("hold",))) == "not-yours"
    assert await refused(harness.commands.answer(table.id, CLEO.id, bare.number, ("hold",))) == "illegal"


@pytest.mark.sqlite("a process of its own opens the file")
async def test_kill_9_in_it_ends_neither_it_nor_the_time_it_lasts(tmp_path: Path) -> None:
    path = tmp_path / "castellan.sqlite"
    player = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.host.killed_breath", str(path), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert player.stdout is not None
    match = (await player.stdout.readline()).decode().strip()
    player.kill()
    assert await player.wait() == -9
    begun = datetime.now(UTC)
    async with Harness(path, Gusty()) as harness:
        harness.clock.now = begun
        table = await harness.queries.table(match)
        assert (len(table.pauses), [offer.seat for offer in table.offers]) == (1, [1])
        assert SLOW - 60 < seconds(harness, table) <= SLOW
        change = await harness.commands.answer(match, BEN.id, table.offers[0].number, ("hold",))
        assert [prompt.word for prompt in change.table.prompts] == ["cancel"]


async def test_who_is_alone_with_automata_is_not_kept_waiting(harness: Harness) -> None:
    table = await harness.commands.open_lobby(
        "gusty", guild=5, channel=10, starter=ADA, options=DuelOptions(), pace="correspondence"
    )
    await harness.commands.join(table.id, BEN)
    await harness.commands.begin(table.id, ADA)
    await harness.commands.go_away(table.id, ADA)
    change = await harness.heard.heard("answered")
    assert seconds(harness, change.table) == SECONDS
