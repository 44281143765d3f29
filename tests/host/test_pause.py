"""A pause lasts its seconds, whatever the pace; then the match goes on by itself, after a restart, too."""

from datetime import timedelta

import pytest

from bot.engine import NOBODY, Chance, Option, Pause, Prompt, Script, ask
from tests.host.duel_game import Duel, Ring
from tests.host.harness import ADA, Harness, number, refused

LASTS = timedelta(seconds=15)


class Dusk(Duel):
    def turn(self, state: Ring, chance: Chance) -> Script[None]:
        yield from ask(Prompt(0, "pick", "R1", (Option("a"),)))
        yield Pause(15, "dusk")
        yield from ask(Prompt(1, "pick", "R1", (Option("a"),)))
        state.played += 1


async def begun(harness: Harness, pace: str = "live") -> str:
    await harness.stop()
    harness.game = Dusk()
    await harness.start()
    table = await harness.match(pace=pace)
    await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
    return table.id


@pytest.mark.parametrize("pace", ["none", "live"])
async def test_it_is_over_in_its_time_and_is_journalled_like_a_time_out(harness: Harness, pace: str) -> None:
    match = await begun(harness, pace)
    table = await harness.queries.table(match)
    (due,) = table.deadlines.values()
    assert (due.is_pause, due.due - harness.clock.now, table.prompts) == (True, LASTS, ())
    harness.clock.pass_(LASTS - timedelta(seconds=1))
    await harness.host._handle(match, ("prompt", due.prompt))
    assert (await harness.queries.table(match)).prompts == ()
    harness.clock.pass_(timedelta(seconds=1))
    harness.host.tick()
    await harness.heard.until(lambda change: [prompt.seat for prompt in change.new_prompts] == [1])
    assert harness.sql("SELECT seat, by, choice FROM journal ORDER BY sequence")[-1] == (NOBODY, "timeout", "[]")


async def test_it_ends_after_a_restart_as_if_there_had_been_none(harness: Harness) -> None:
    await begun(harness)
    await harness.stop()
    harness.clock.pass_(LASTS)
    await harness.start()
    harness.host.tick()
    change = await harness.heard.until(lambda change: [p.seat for p in change.table.prompts] == [1])
    assert change.table.match is not None
    assert change.table.match.answers[-1].by == "timeout"


async def test_what_led_to_it_can_be_taken_back_meanwhile(harness: Harness) -> None:
    match = await begun(harness)
    await harness.commands.undo(match, ADA)
    table = await harness.queries.table(match)
    assert [prompt.seat for prompt in table.prompts] == [0]
    assert all(not due.is_pause for due in table.deadlines.values())
    assert await refused(harness.commands.answer(match, ADA.id, 1, ("a",))) == "stale"
