"""Automata play their seats and those of people who are away, and answer as people do, whatever happens to the bot."""

import asyncio
import threading
from typing import ClassVar

import pytest

from bot.engine import Advice, Chance, Prompt
from bot.host import Table
from tests.host.duel_game import Duel, RingView
from tests.host.harness import ADA, BEN, CLEO, Harness, number, refused


async def with_automata(harness: Harness, count: int = 1) -> Table:
    table = await harness.lobby()
    for name in range(count):
        await harness.commands.add_automaton(table.id, ADA, f"Clockwork {name}")
    return await harness.commands.begin(table.id, ADA)


async def test_an_automaton_answers_by_its_advice(harness: Harness) -> None:
    table = await with_automata(harness)
    change = await harness.heard.heard("answered")
    assert change.table.prompts[0].seat == 0
    assert harness.sql('SELECT seat, choice, "by", person FROM journal') == [(1, '["a"]', "automaton", None)]
    assert table.deadlines.keys() == {number(table, 0)}


async def test_automata_that_decide_together_do_not_wait_for_each_other(harness: Harness) -> None:
    """All advisers are at work at once: none of them goes on before all have begun."""
    meeting = Meeting(3)
    await harness.stop()
    harness.game = meeting
    await harness.start()
    table = await with_automata(harness, count=3)
    await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
    await harness.heard.until(lambda c: any(p.word == "bid" for p in c.new_prompts))


async def test_automata_go_on_after_a_restart_in_the_middle_of_a_turn(harness: Harness) -> None:
    await harness.stop()
    await harness.start(automaton_delay=3600)
    table = await with_automata(harness)
    assert harness.sql("SELECT count(*) FROM journal") == [(0,)]
    await harness.restart()
    change = await harness.heard.heard("answered")
    assert [prompt.seat for prompt in change.table.prompts] == [0]
    assert change.table.id == table.id


async def test_an_automaton_cannot_be_answered_for(harness: Harness) -> None:
    await harness.stop()
    await harness.start(automaton_delay=3600)
    table = await with_automata(harness)
    assert await refused(harness.commands.answer(table.id, ADA.id, number(table, 1), ("a",))) == "not-yours"


@pytest.mark.parametrize("wrong", ["raises", "illegal", "boom"])
async def test_a_bad_adviser_is_replaced_by_the_default(
    harness: Harness, wrong: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def advise(self: Duel, view: RingView, prompt: Prompt, chance: Chance) -> Advice:
        if wrong == "raises":
            raise ZeroDivisionError
        return Advice((wrong,))

    monkeypatch.setattr(Duel, "advise", advise)
    await harness.stop()
    await harness.start(automaton_delay=3600)
    table = await with_automata(harness)
    await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
    await harness.restart()
    await harness.heard.until(lambda c: any(event.word == "picked" for event in c.events))
    assert harness.sql('SELECT choice, "by" FROM journal WHERE seat = 1') == [('["b"]', "automaton")]
    assert any(record.levelname == "ERROR" for record in caplog.records)


async def test_who_leaves_is_played_for_and_may_come_back(harness: Harness) -> None:
    table = await harness.match(BEN, CLEO)
    away = await harness.commands.go_away(table.id, BEN)
    assert away.seats[1].is_away
    assert away.deadlines.keys() == {number(table, 0), number(table, 2)}
    await harness.heard.heard("answered")
    assert harness.sql('SELECT seat, "by" FROM journal') == [(1, "automaton")]
    assert await refused(harness.commands.go_away(table.id, BEN)) == "away"
    await harness.restart()
    back = await harness.commands.come_back(table.id, BEN)
    assert not back.seats[1].is_away
    assert await refused(harness.commands.come_back(table.id, BEN)) == "not-away"


async def test_an_away_person_cannot_answer_until_back(harness: Harness) -> None:
    await harness.stop()
    await harness.start(automaton_delay=3600)
    table = await harness.match(BEN)
    await harness.commands.go_away(table.id, BEN)
    assert await refused(harness.commands.answer(table.id, BEN.id, number(table, 1), ("a",))) == "away"
    back = await harness.commands.come_back(table.id, BEN)
    assert back.deadlines.keys() == {1, 2}
    await harness.commands.answer(table.id, BEN.id, number(table, 1), ("b",))
    assert harness.sql('SELECT seat, choice, "by" FROM journal') == [(1, '["b"]', "person")]


async def test_who_comes_back_in_time_decides_for_themselves(harness: Harness) -> None:
    """The automaton that had begun to think finds the seat taken again and does not answer."""
    thinking = Thinking()
    await harness.stop()
    harness.game = thinking
    await harness.start()
    table = await harness.match(BEN)
    await harness.commands.go_away(table.id, BEN)
    await asyncio.to_thread(thinking.begun.acquire)
    await harness.commands.come_back(table.id, BEN)
    tasks = list(harness.host._automata._thinking.values())
    thinking.may_go_on.release()
    await asyncio.gather(*tasks)
    assert harness.sql("SELECT count(*) FROM journal") == [(0,)]


async def test_only_who_sits_there_can_leave(harness: Harness) -> None:
    table = await harness.match(BEN)
    assert await refused(harness.commands.go_away(table.id, CLEO)) == "not-seated"
    lobby = await harness.lobby(channel=11)
    assert await refused(harness.commands.go_away(lobby.id, ADA)) == "not-open"


async def test_who_leaves_for_good_is_answered_for_by_the_defaults(harness: Harness) -> None:
    """Also after a restart, though no seat says so: it is in the journal. There is no way back."""
    table = await harness.match(BEN, CLEO)
    left = await harness.commands.leave(table.id, BEN)
    assert left.seats[1].has_left
    assert left.deadlines.keys() == {number(table, 0), number(table, 2)}
    await harness.heard.heard("answered")
    assert harness.sql('SELECT prompt, seat, choice, "by" FROM journal') == [
        (0, 1, '["leave"]', "person"),
        (number(table, 1), 1, '["b"]', "automaton"),
    ]
    for doing in (harness.commands.leave, harness.commands.go_away, harness.commands.come_back):
        assert await refused(doing(table.id, BEN)) == "left"
    await harness.restart()
    again = await harness.queries.table(table.id)
    assert [info.has_left for info in again.seats] == [False, True, False]
    assert await refused(harness.commands.answer(table.id, BEN.id, number(table, 1), ("a",))) in ("left", "stale")
    assert again.match is not None
    assert again.match.answered == 2


async def test_a_match_in_which_an_automaton_thinks_stays_in_memory(harness: Harness) -> None:
    """However many others there are; those in which nobody thinks make way."""
    await harness.stop()
    await harness.start(automaton_delay=3600, most_mailboxes=1)
    thinking = await with_automata(harness)
    quiet = await harness.match(channel=11)
    await harness.match(channel=12)
    mailboxes = harness.host._mailboxes
    assert [mailboxes.seen(table.id) is not None for table in (thinking, quiet)] == [True, False]


class Meeting(Duel):
    """Advisers that wait for each other."""

    def __init__(self, count: int) -> None:
        self.all_here = threading.Barrier(count, timeout=60)

    def advise(self, view: RingView, prompt: Prompt, chance: Chance) -> Advice:
        self.all_here.wait()
        return Advice(("a",))


class Thinking(Duel):
    """An adviser that thinks until it may go on."""

    picks: ClassVar[tuple[str, ...]] = ("a", "b")

    def __init__(self) -> None:
        self.begun, self.may_go_on = threading.Semaphore(0), threading.Semaphore(0)

    def advise(self, view: RingView, prompt: Prompt, chance: Chance) -> Advice:
        self.begun.release()
        self.may_go_on.acquire(timeout=60)
        return Advice(("a",))
