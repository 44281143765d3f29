"""Where one answer ends what the others are asked, people go first, then one automaton after the other."""

import asyncio
from datetime import timedelta
from typing import ClassVar

from bot.engine import Advice, Chance, Option, Prompt, Script, ask_first
from bot.host import Change
from tests.host.duel_game import Duel, Picked, Ring, RingView
from tests.host.harness import ADA, BEN, Harness, number


class Walk(Duel):
    """Every round each has a turn, in any order."""

    default: ClassVar[tuple[str, ...]] = ("b",)

    def turn(self, state: Ring, chance: Chance) -> Script[None]:
        del chance
        waiting = list(range(len(state.points)))
        while waiting:
            answer = yield from ask_first(
                [Prompt(seat, "walk", "R1", (Option("a"), Option("b")), default=self.default) for seat in waiting]
            )
            waiting.remove(answer.seat)
            yield Picked(seat=answer.seat, key=answer.key)
        state.played += 1

    def view(self, state: Ring, seat: int | None) -> RingView:
        return RingView(tuple(state.points), None)

    def advise(self, view: RingView, prompt: Prompt, chance: Chance) -> Advice:
        return Advice(("a",))


async def walking(harness: Harness, *, people: int) -> str:
    """Ada, perhaps Ben, and two automata, at the beginning of a round."""
    await harness.stop()
    harness.game = Walk()
    await harness.start()
    table = await harness.lobby()
    if people > 1:
        await harness.commands.join(table.id, BEN)
    for name in range(2):
        await harness.commands.add_automaton(table.id, ADA, f"Clockwork {name}")
    return (await harness.commands.begin(table.id, ADA)).id


def is_round_over(change: Change) -> bool:
    return change.table.match is not None and change.table.match.state.played == 1


def seats(harness: Harness) -> list[int]:
    return [seat for (seat,) in harness.sql("SELECT seat FROM journal ORDER BY sequence")]


async def test_automata_wait_for_all_who_are_there_and_then_follow_in_turn(harness: Harness) -> None:
    match = await walking(harness, people=2)
    assert not harness.host._automata.is_thinking(match)
    await harness.commands.answer(match, BEN.id, number(await harness.queries.table(match), 1), ("b",))
    assert not harness.host._automata.is_thinking(match)
    await harness.commands.answer(match, ADA.id, number(await harness.queries.table(match), 0), ("b",))
    await harness.heard.until(is_round_over)
    assert seats(harness) == [1, 0, 2, 3]
    await asyncio.gather(*harness.host._automata._thinking.values())
    assert seats(harness) == [1, 0, 2, 3]  # it is Ada's and Ben's round again


async def test_nobody_waits_for_who_is_away(harness: Harness) -> None:
    match = await walking(harness, people=2)
    await harness.commands.answer(match, ADA.id, number(await harness.queries.table(match), 0), ("b",))
    await harness.commands.go_away(match, BEN)
    await harness.heard.until(is_round_over)
    assert seats(harness) == [0, 1, 2, 3]


async def test_nobody_waits_for_who_lets_time_run_out(harness: Harness) -> None:
    await walking(harness, people=1)
    harness.clock.pass_(timedelta(days=1))
    harness.host._alarm.wake()
    await harness.heard.until(is_round_over)
    assert seats(harness) == [0, 1, 2]


async def test_who_comes_back_in_time_goes_first(harness: Harness) -> None:
    """The automaton had begun to think while nobody was there to be waited for."""
    match = await walking(harness, people=2)
    await harness.stop()
    await harness.start(automaton_delay=3600)
    await harness.queries.table(match)
    await harness.commands.answer(match, ADA.id, number(await harness.queries.table(match), 0), ("b",))
    await harness.commands.go_away(match, BEN)
    assert harness.host._automata.is_thinking(match)
    table = await harness.commands.come_back(match, BEN)
    await harness.host._automata._answer(match, number(table, 2))  # what it has thought of meanwhile
    assert seats(harness) == [0]
