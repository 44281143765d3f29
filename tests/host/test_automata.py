"""Automata and seats of those who are away: they answer through the same door, whatever happens to the bot."""

import asyncio
import threading
from typing import ClassVar

import pytest

from bot.engine import Chance, Choice, Prompt
from bot.host import Table
from tests.host.bench import ADA, BEN, CLEO, Bench, number, refused
from tests.host.duel import Duel, RingView


async def with_automata(bench: Bench, count: int = 1) -> Table:
    table = await bench.lobby()
    for name in range(count):
        await bench.host.add_automaton(table.id, ADA, f"Clockwork {name}")
    return await bench.host.begin(table.id, ADA)


async def test_an_automaton_answers_by_its_advice(bench: Bench) -> None:
    table = await with_automata(bench)
    change = await bench.heard.heard("answered")
    assert change.table.prompts[0].seat == 0
    assert bench.sql('SELECT seat, choice, "by", person FROM journal') == [(1, '["a"]', "automaton", None)]
    assert table.deadlines.keys() == {number(table, 0)}


async def test_automata_that_decide_together_do_not_wait_for_each_other(bench: Bench) -> None:
    """All advisers are at work at once: none of them goes on before all have begun."""
    meeting = Meeting(3)
    await bench.stop()
    bench.game = meeting
    await bench.start()
    table = await with_automata(bench, count=3)
    await bench.host.answer(table.id, ADA.id, number(table, 0), ("a",))
    await bench.heard.until(lambda c: any(p.word == "bid" for p in c.new_prompts))


async def test_automata_go_on_after_a_restart_in_the_middle_of_a_turn(bench: Bench) -> None:
    await bench.stop()
    await bench.start(automaton_delay=3600)
    table = await with_automata(bench)
    assert bench.sql("SELECT count(*) FROM journal") == [(0,)]
    await bench.restart()
    change = await bench.heard.heard("answered")
    assert [prompt.seat for prompt in change.table.prompts] == [0]
    assert change.table.id == table.id


async def test_an_automaton_cannot_be_answered_for(bench: Bench) -> None:
    await bench.stop()
    await bench.start(automaton_delay=3600)
    table = await with_automata(bench)
    assert await refused(bench.host.answer(table.id, ADA.id, number(table, 1), ("a",))) == "not-yours"


@pytest.mark.parametrize("wrong", ["raises", "illegal", "boom"])
async def test_a_bad_adviser_is_replaced_by_the_default(
    bench: Bench, wrong: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def advise(self: Duel, view: RingView, prompt: Prompt, chance: Chance) -> Choice:
        if wrong == "raises":
            raise ZeroDivisionError
        return (wrong,)

    monkeypatch.setattr(Duel, "advise", advise)
    await bench.stop()
    await bench.start(automaton_delay=3600)
    table = await with_automata(bench)
    await bench.host.answer(table.id, ADA.id, number(table, 0), ("a",))
    await bench.restart()
    await bench.heard.until(lambda c: any(event.word == "picked" for event in c.events))
    assert bench.sql('SELECT choice, "by" FROM journal WHERE seat = 1') == [('["b"]', "automaton")]
    assert any(record.levelname == "ERROR" for record in caplog.records)


async def test_who_leaves_is_played_for_and_may_come_back(bench: Bench) -> None:
    table = await bench.match(BEN, CLEO)
    away = await bench.host.quit(table.id, BEN)
    assert away.seats[1].is_away
    assert away.deadlines.keys() == {number(table, 0), number(table, 2)}
    await bench.heard.heard("answered")
    assert bench.sql('SELECT seat, "by" FROM journal') == [(1, "automaton")]
    assert await refused(bench.host.quit(table.id, BEN)) == "away"
    await bench.restart()
    back = await bench.host.return_(table.id, BEN)
    assert not back.seats[1].is_away
    assert await refused(bench.host.return_(table.id, BEN)) == "not-away"


async def test_an_away_person_cannot_answer_until_back(bench: Bench) -> None:
    await bench.stop()
    await bench.start(automaton_delay=3600)
    table = await bench.match(BEN)
    await bench.host.quit(table.id, BEN)
    assert await refused(bench.host.answer(table.id, BEN.id, number(table, 1), ("a",))) == "away"
    back = await bench.host.return_(table.id, BEN)
    assert back.deadlines.keys() == {1, 2}
    await bench.host.answer(table.id, BEN.id, number(table, 1), ("b",))
    assert bench.sql('SELECT seat, choice, "by" FROM journal') == [(1, '["b"]', "person")]


async def test_who_comes_back_in_time_decides_for_themselves(bench: Bench) -> None:
    """The automaton that had begun to think finds the seat taken again and holds its tongue."""
    thinking = Thinking()
    await bench.stop()
    bench.game = thinking
    await bench.start()
    table = await bench.match(BEN)
    await bench.host.quit(table.id, BEN)
    await asyncio.to_thread(thinking.begun.acquire)
    await bench.host.return_(table.id, BEN)
    tasks = list(bench.host._automata._thinking.values())
    thinking.may_go_on.release()
    await asyncio.gather(*tasks)
    assert bench.sql("SELECT count(*) FROM journal") == [(0,)]


async def test_only_who_sits_there_can_leave(bench: Bench) -> None:
    table = await bench.match(BEN)
    assert await refused(bench.host.quit(table.id, CLEO)) == "not-seated"
    lobby = await bench.lobby(channel=11)
    assert await refused(bench.host.quit(lobby.id, ADA)) == "not-open"


async def test_who_leaves_for_good_is_answered_for_by_the_defaults(bench: Bench) -> None:
    """Also after a restart, though no seat says so: it is in the journal. There is no way back."""
    table = await bench.match(BEN, CLEO)
    left = await bench.host.quit_for_good(table.id, BEN)
    assert left.seats[1].has_left
    assert left.deadlines.keys() == {number(table, 0), number(table, 2)}
    await bench.heard.heard("answered")
    assert bench.sql('SELECT prompt, seat, choice, "by" FROM journal') == [
        (0, 1, '["leave"]', "person"),
        (number(table, 1), 1, '["b"]', "automaton"),
    ]
    for doing in (bench.host.quit_for_good, bench.host.quit, bench.host.return_):
        assert await refused(doing(table.id, BEN)) == "left"
    await bench.restart()
    again = await bench.host.table(table.id)
    assert [info.has_left for info in again.seats] == [False, True, False]
    assert await refused(bench.host.answer(table.id, BEN.id, number(table, 1), ("a",))) in ("left", "stale")
    assert again.match is not None
    assert again.match.answered == 2


class Meeting(Duel):
    """Advisers that wait for each other."""

    def __init__(self, count: int) -> None:
        self.all_here = threading.Barrier(count, timeout=10)

    def advise(self, view: RingView, prompt: Prompt, chance: Chance) -> Choice:
        self.all_here.wait()
        return ("a",)


class Thinking(Duel):
    """An adviser that thinks until it may go on."""

    picks: ClassVar[tuple[str, ...]] = ("a", "b")

    def __init__(self) -> None:
        self.begun, self.may_go_on = threading.Semaphore(0), threading.Semaphore(0)

    def advise(self, view: RingView, prompt: Prompt, chance: Chance) -> Choice:
        self.begun.release()
        self.may_go_on.acquire(timeout=10)
        return ("a",)
