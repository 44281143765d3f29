"""A rule is wrong: the match stands, nothing is tried for ever, and the log can be played again."""

import asyncio
from datetime import timedelta
from typing import Any, ClassVar

import msgspec
import pytest

from bot.cli.replay import BREAKDOWN
from bot.engine import Chance, Choice, Prompt, Script, ask
from bot.host.faults import Breakdown
from tests.host.bench import ADA, BEN, Bench, number, refused
from tests.host.duel import Duel, Ring, RingView

PATIENCE = timedelta(days=1)


class IllegalDefault(Duel):
    default: ClassVar[tuple[str, ...]] = ("gone",)


class NothingOnOffer(Duel):
    """Nobody said what a time-out does, and there is nothing for chance to choose among."""

    def turn(self, state: Ring, chance: Chance) -> Script[None]:
        yield from ask(Prompt(0, "pick", "R1"))


class FallsOnTimeout(Duel):
    default: ClassVar[tuple[str, ...]] = ("boom",)


class NoSetup(Duel):
    def setup(self, seats: int, options: Any, chance: Chance) -> Ring:
        raise ZeroDivisionError("so many seats, so few chairs")


class NoTurn(Duel):
    def turn(self, state: Ring, chance: Chance) -> Script[None]:
        raise ZeroDivisionError("there is no turn")


class Blind(Duel):
    def view(self, state: Ring, seat: int | None) -> RingView:
        raise ZeroDivisionError("it is dark")


class NoAdvice(Duel):
    def advise(self, view: RingView, prompt: Prompt, chance: Chance) -> Choice:
        raise LookupError("I know no way out")


def breakdowns(text: str) -> list[Breakdown]:
    return [msgspec.json.decode(line, type=Breakdown) for line in BREAKDOWN.findall(text)]


@pytest.mark.parametrize("flaw", [IllegalDefault, NothingOnOffer])
async def test_a_default_that_cannot_be_is_logged_once_and_waits_for_a_person(
    bench: Bench, caplog: pytest.LogCaptureFixture, flaw: type[Duel]
) -> None:
    await bench.stop()
    bench.game = flaw()
    await bench.start()
    table = await bench.match()
    for due in list(table.deadlines.values()):
        bench.clock.now = due.due
        await bench.host._ring(table.id, ("prompt", due.prompt))
        await bench.host._ring(table.id, ("prompt", due.prompt))
    assert len(breakdowns(caplog.text)) == len(table.deadlines)
    assert bench.sql("SELECT * FROM deadlines") == bench.sql("SELECT * FROM journal") == []
    assert (await bench.host.table(table.id)).prompts == table.prompts
    told = [change for change in bench.heard.changes if change.kind == "failed"]
    assert {(change.seat, change.error_id) for change in told} == {
        (due.seat, found.error) for due, found in zip(table.deadlines.values(), breakdowns(caplog.text), strict=True)
    }


async def test_a_rule_that_raises_at_a_timeout_is_not_tried_for_ever(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    await bench.stop()
    bench.game = FallsOnTimeout()
    await bench.start()
    table = await bench.match()
    bench.clock.pass_(PATIENCE)
    for due in table.deadlines.values():
        await bench.host._ring(table.id, ("prompt", due.prompt))
    await asyncio.gather(*(bench.host._ring(table.id, ("prompt", due.prompt)) for due in table.deadlines.values()))
    (broken,) = breakdowns(caplog.text)
    assert broken.refused is not None
    assert (broken.refused.by, len(broken.answers)) == ("timeout", 1)
    table = await bench.host.table(table.id)
    assert [prompt.seat for prompt in table.prompts] == [1]
    assert await refused(bench.host.answer(table.id, BEN.id, number(table, 1), ("a",))) == "failed"


class NoWayOut(FallsOnTimeout):
    """Whatever its automata do, a rule raises."""

    def advise(self, view: RingView, prompt: Prompt, chance: Chance) -> Choice:
        return ("boom",)


async def test_where_an_automaton_cannot_go_on_the_table_is_told_once_and_a_person_can(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    await bench.stop()
    bench.game = NoWayOut()
    await bench.start()
    table = await bench.lobby(rounds=1)
    await bench.host.add_automaton(table.id, ADA, "Tin")
    table = await bench.host.begin(table.id, ADA)
    await bench.host.answer(table.id, ADA.id, number(table, 0), ("a",))
    told = await bench.heard.heard("failed")
    assert (told.seat, told.error_id) == (1, breakdowns(caplog.text)[-1].error)
    for doing in (bench.host.quit, bench.host.return_):
        await doing(table.id, ADA)
    assert not bench.host._automata.is_thinking(table.id)
    taken = await bench.host.swap(table.id, ADA, 1, BEN)
    assert taken.motion is not None
    table = (await bench.host.agree(table.id, BEN.id, taken.motion.number)).table
    table = (await bench.host.answer(table.id, BEN.id, number(table, 1), ("b",))).table
    assert [prompt.word for prompt in table.prompts] == ["bid"]


async def test_a_match_that_cannot_be_rebuilt_can_be_called_off_by_those_who_sit_there(bench: Bench) -> None:
    table = await bench.match()
    await bench.restart(NoTurn())
    assert (await bench.host.table(table.id)).match is None
    asked = await bench.host.end(table.id, BEN)
    assert asked.motion is not None
    assert (await bench.host.agree(table.id, ADA.id, asked.motion.number)).table.aside.ending == "agreed"


async def test_where_a_view_fails_an_undo_is_the_others_to_allow(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    table = await bench.match()
    await bench.host.answer(table.id, ADA.id, number(table, 0), ("a",))
    await bench.restart(Blind())
    asked = await bench.host.undo(table.id, ADA)
    assert asked.motion is not None
    assert len(breakdowns(caplog.text)) == 1
    assert (await bench.host.agree(table.id, BEN.id, asked.motion.number)).kind == "undone"


async def test_a_setup_that_raises_leaves_the_lobby_and_says_all_it_takes(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    await bench.stop()
    bench.game = NoSetup()
    await bench.start()
    assert await refused(bench.match()) == "unbegun"
    (table,) = await bench.host.open_tables()
    assert table.status == "lobby"
    (broken,) = breakdowns(caplog.text)
    assert (broken.snapshot, broken.seats) == (None, 2)
    assert broken.seed


async def test_an_adviser_that_raises_is_logged_and_the_default_is_played(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    await bench.stop()
    bench.game = NoAdvice()
    await bench.start()
    table = await bench.lobby(rounds=1)
    await bench.host.add_automaton(table.id, ADA, "Tin")
    table = await bench.host.begin(table.id, ADA)
    change = await bench.heard.heard("answered")
    assert change.table.match is not None
    assert change.table.match.answers[0].choice == ("b",)
    (broken,) = breakdowns(caplog.text)
    assert broken.seed
