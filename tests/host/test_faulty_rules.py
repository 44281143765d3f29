"""A rule is wrong: the match stands, nothing is tried for ever, and the log can be played again."""

import asyncio
from datetime import timedelta
from typing import Any, ClassVar

import msgspec
import pytest

from bot.cli.replay import BREAKDOWN
from bot.engine import Advice, Chance, Prompt, Script, ask
from bot.host.model.faults import Breakdown
from tests.host.duel_game import Duel, Ring, RingView
from tests.host.harness import ADA, BEN, Harness, number, refused

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
    def advise(self, view: RingView, prompt: Prompt, chance: Chance) -> Advice:
        raise LookupError("I know no way out")


def breakdowns(text: str) -> list[Breakdown]:
    return [msgspec.json.decode(line, type=Breakdown) for line in BREAKDOWN.findall(text)]


@pytest.mark.parametrize(
    ("flaw", "why"),
    [(IllegalDefault, "its default ('gone',) is not legal"), (NothingOnOffer, "there is no option")],
)
async def test_what_nobody_could_answer_is_found_when_it_is_asked(
    harness: Harness, caplog: pytest.LogCaptureFixture, flaw: type[Duel], why: str
) -> None:
    await harness.stop()
    harness.game = flaw()
    await harness.start()
    assert await refused(harness.match()) == "unbegun"
    assert f"duel asks seat 0 for 'pick' (R1), but {why}" in caplog.text
    assert len(breakdowns(caplog.text)) == 1


async def test_a_rule_that_raises_at_a_timeout_is_not_tried_for_ever(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    await harness.stop()
    harness.game = FallsOnTimeout()
    await harness.start()
    table = await harness.match()
    harness.clock.pass_(PATIENCE)
    for due in table.deadlines.values():
        await harness.host._handle(table.id, ("prompt", due.prompt))
    await asyncio.gather(*(harness.host._handle(table.id, ("prompt", due.prompt)) for due in table.deadlines.values()))
    (broken,) = breakdowns(caplog.text)
    assert broken.refused is not None
    assert (broken.refused.by, len(broken.answers)) == ("timeout", 1)
    table = await harness.queries.table(table.id)
    assert [prompt.seat for prompt in table.prompts] == [1]
    assert await refused(harness.commands.answer(table.id, BEN.id, number(table, 1), ("a",))) == "failed"


class NoWayOut(FallsOnTimeout):
    """Whatever its automata do, a rule raises."""

    def advise(self, view: RingView, prompt: Prompt, chance: Chance) -> Advice:
        return Advice(("boom",))


async def test_where_an_automaton_cannot_go_on_the_table_is_told_once_and_a_person_can(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    await harness.stop()
    harness.game = NoWayOut()
    await harness.start()
    table = await harness.lobby(rounds=1)
    await harness.commands.add_automaton(table.id, ADA, "Tin")
    table = await harness.commands.begin(table.id, ADA)
    await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
    told = await harness.heard.heard("failed")
    assert (told.seat, told.error_id) == (1, breakdowns(caplog.text)[-1].error)
    for doing in (harness.commands.go_away, harness.commands.come_back):
        await doing(table.id, ADA)
    assert not harness.host._automata.is_thinking(table.id)
    taken = await harness.commands.swap(table.id, ADA, 1, BEN)
    assert taken.vote is not None
    table = (await harness.commands.agree(table.id, BEN.id, taken.vote.number)).table
    table = (await harness.commands.answer(table.id, BEN.id, number(table, 1), ("b",))).table
    assert [prompt.word for prompt in table.prompts] == ["bid"]


async def test_a_match_that_cannot_be_rebuilt_can_be_called_off_by_those_who_sit_there(harness: Harness) -> None:
    table = await harness.match()
    await harness.restart(NoTurn())
    assert (await harness.queries.table(table.id)).match is None
    asked = await harness.commands.end(table.id, BEN)
    assert asked.vote is not None
    assert (await harness.commands.agree(table.id, ADA.id, asked.vote.number)).table.notes.ending == "agreed"


async def test_where_a_view_fails_an_undo_is_the_others_to_allow(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    table = await harness.match()
    await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
    await harness.restart(Blind())
    asked = await harness.commands.undo(table.id, ADA)
    assert asked.vote is not None
    assert len(breakdowns(caplog.text)) == 1
    assert (await harness.commands.agree(table.id, BEN.id, asked.vote.number)).kind == "undone"


async def test_a_setup_that_raises_leaves_the_lobby_and_says_all_it_takes(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    await harness.stop()
    harness.game = NoSetup()
    await harness.start()
    assert await refused(harness.match()) == "unbegun"
    (table,) = await harness.queries.open_tables()
    assert table.status == "lobby"
    (broken,) = breakdowns(caplog.text)
    assert (broken.snapshot, broken.seats) == (None, 2)
    assert broken.seed


async def test_an_adviser_that_raises_is_logged_and_the_default_is_played(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    await harness.stop()
    harness.game = NoAdvice()
    await harness.start()
    table = await harness.lobby(rounds=1)
    await harness.commands.add_automaton(table.id, ADA, "Tin")
    table = await harness.commands.begin(table.id, ADA)
    change = await harness.heard.heard("answered")
    assert change.table.match is not None
    assert change.table.match.answers[0].choice == ("b",)
    (broken,) = breakdowns(caplog.text)
    assert broken.seed
