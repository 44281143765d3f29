"""Taking an answer back: alone where nobody has learned anything, else by consent; nothing old answers anything new."""

from typing import ClassVar

import msgspec
import pytest

from bot.engine import Chance, Choice, Prompt
from bot.engine.playout import fingerprint, standing
from bot.engine.record import Record, replay
from bot.host import HostRefused, Table
from bot.host.pace import GRACE
from tests.host.bench import ADA, BEN, CLEO, Bench, number, refused
from tests.host.duel import Duel, RingView
from tests.host.test_resume import match_of


async def picked(bench: Bench, table: Table, *people: int) -> Table:
    for person in people:
        table = (await bench.host.answer(table.id, person, number(table, person - 1), ("a",))).table
    return table


async def both_picked(bench: Bench) -> Table:
    """Each has been told something in private, so that nothing is taken back alone."""
    return await picked(bench, await bench.match(), ADA.id, BEN.id)


async def test_what_told_nobody_anything_is_taken_back_at_once(bench: Bench) -> None:
    before = await bench.match()
    after = await picked(bench, before, ADA.id)
    change = await bench.host.undo(after.id, ADA)
    assert (change.kind, change.seat) == ("undone", 0)
    assert standing(match_of(change.table)) == standing(match_of(before))
    assert bench.sql("SELECT sequence, kept, prompt, person FROM journal") == [(0, None, 1, ADA.id), (1, 0, 2, ADA.id)]


async def test_no_button_from_before_answers_what_is_asked_again(bench: Bench) -> None:
    """Also those that stayed open: what was shown before an undo is stale after it, and after a restart too."""
    before = await bench.match()
    table = (await bench.host.undo((await picked(bench, before, ADA.id)).id, ADA)).table
    assert [prompt.number for prompt in table.prompts] == [3, 4]
    for _ in range(2):
        for person in (ADA, BEN):
            assert await refused(bench.host.answer(table.id, person.id, person.id, ("a",))) == "stale"
        await bench.restart()
        assert fingerprint(match_of(await bench.host.table(table.id))) == fingerprint(match_of(table))
    await picked(bench, table, ADA.id, BEN.id)


async def test_who_stays_asked_has_no_more_time_than_before(bench: Bench) -> None:
    before = await bench.match()
    bench.clock.pass_((before.deadlines[2].remind - bench.clock.now) / 2)
    after = await picked(bench, before, ADA.id)
    table = (await bench.host.undo(after.id, ADA)).table
    assert table.deadlines[4].due == before.deadlines[2].due
    assert table.deadlines[3].due > before.deadlines[1].due
    assert bench.sql("SELECT prompt FROM deadlines ORDER BY prompt") == [(3,), (4,)]


async def test_else_the_others_must_agree(bench: Bench) -> None:
    table = await picked(bench, await bench.match(BEN, CLEO), ADA.id, BEN.id, CLEO.id)
    change = await bench.host.undo(table.id, BEN)
    assert (change.kind, change.table.aside.motions[0].asked) == ("proposed", (ADA.id, CLEO.id))
    assert await refused(bench.host.undo(table.id, ADA)) == "question-open"
    assert await refused(bench.host.agree(table.id, BEN.id, 1)) == "not-asked"
    assert (await bench.host.agree(table.id, ADA.id, 1)).kind == "agreed"
    await bench.restart()
    change = await bench.host.agree(table.id, CLEO.id, 1)
    assert (change.kind, match_of(change.table).answered) == ("undone", 1)
    assert change.table.aside.motions == ()
    assert await refused(bench.host.agree(table.id, CLEO.id, 1)) == "settled"
    await bench.restart()
    assert (await bench.host.table(table.id)).aside.motions == ()
    assert sorted(p.seat for p in (await bench.host.table(table.id)).prompts) == [1, 2]


async def test_one_refusal_is_enough(bench: Bench) -> None:
    table = await both_picked(bench)
    await bench.host.undo(table.id, ADA)
    assert (await bench.host.refuse(table.id, BEN.id, 1)).kind == "refused"
    assert match_of(await bench.host.table(table.id)).answered == 2
    assert await refused(bench.host.refuse(table.id, BEN.id, 1)) == "settled"
    assert (await bench.host.undo(table.id, BEN)).motion is not None


async def test_a_new_turn_settles_it(bench: Bench) -> None:
    """What is over is not taken back, and the question goes with its turn."""
    table = await both_picked(bench)
    await bench.host.undo(table.id, BEN)
    table = (await bench.host.answer(table.id, ADA.id, number(table, 0), 4)).table
    assert table.aside.motions == ()
    assert await refused(bench.host.agree(table.id, ADA.id, 1)) == "settled"
    assert await refused(bench.host.undo(table.id, ADA)) == "nothing-to-undo"
    assert await refused(bench.host.undo(table.id, CLEO)) == "not-seated"


async def test_a_question_goes_with_the_answer_it_is_about(bench: Bench) -> None:
    """Ben stands in Ada's way until he takes his own answer back; then she needs nobody's word."""
    table = await picked(bench, await bench.match(BEN, CLEO), ADA.id, BEN.id)
    assert (await bench.host.undo(table.id, ADA)).kind == "proposed"
    assert len((await bench.host.undo(table.id, BEN)).table.aside.motions) == 1
    table = (await bench.host.undo(table.id, ADA)).table
    assert (match_of(table).answered, table.aside.motions) == (0, ())


async def test_it_lapses_with_its_time_but_not_because_the_bot_was_down(bench: Bench) -> None:
    table = await picked(bench, await bench.match(pace="none"), ADA.id, BEN.id)
    due = (await bench.host.undo(table.id, ADA)).table.aside.motions[0].due
    bench.clock.pass_(due - bench.clock.now)
    await bench.restart()
    await bench.heard.heard("resumed")
    waiting = await bench.host.table(table.id)
    assert dict(bench.host._alarm._bells(waiting)) == {("motion", 1): bench.clock.now + GRACE}
    bench.clock.now = due.replace(year=2027)
    bench.host.tick()
    assert (await bench.heard.heard("lapsed")).table.aside.motions == ()


async def test_who_goes_away_is_not_waited_for(bench: Bench) -> None:
    table = await picked(bench, await bench.match(BEN, CLEO), ADA.id, BEN.id, CLEO.id)
    await bench.host.undo(table.id, ADA)
    await bench.host.agree(table.id, CLEO.id, 1)
    await bench.host.quit(table.id, BEN)
    change = await bench.heard.heard("undone")
    assert change.motion is not None
    assert match_of(change.table).answered == 0


class Whimsical(Duel):
    """Its automata pick what chance tells them."""

    picks: ClassVar[tuple[str, ...]] = tuple("abcdefghijklmnopqrstuvwxyz")

    def advise(self, view: RingView, prompt: Prompt, chance: Chance) -> Choice:
        return (chance.pick(self.picks),)


async def test_automata_agree_and_answer_again_as_before(bench: Bench) -> None:
    """Their answers go with the person's; nobody undoes until chance lets an automaton answer something better."""
    await bench.restart(Whimsical())
    await bench.stop()
    await bench.start(automaton_delay=3600)
    table = await bench.lobby()
    await bench.host.add_automaton(table.id, ADA, "Clockwork")
    table = await bench.host.begin(table.id, ADA)
    for _ in range(4):
        table = await picked(bench, table, ADA.id)
        await bench.host._automata._answer(table.id, number(table, 1))
        table = (await bench.host.undo(table.id, ADA)).table
        assert match_of(table).answered == 0
    chosen = [choice for (choice,) in bench.sql("SELECT choice FROM journal WHERE seat = 1")]
    assert len(chosen) >= 4
    assert len(set(chosen)) == 1


async def test_the_record_proves_itself_and_the_story_leaves_out_what_was_taken_back(bench: Bench) -> None:
    table = await bench.match(rounds=1)
    table = await picked(bench, table, ADA.id)
    table = (await bench.host.undo(table.id, ADA)).table
    table = await picked(bench, table, BEN.id, ADA.id)
    await bench.host.undo(table.id, BEN)
    table = (await bench.host.agree(table.id, ADA.id, 1)).table
    table = await picked(bench, table, BEN.id, ADA.id)
    assert (await bench.host.record(table.id)).leaps == {}
    table = (await bench.host.answer(table.id, ADA.id, number(table, 0), 4)).table
    record = msgspec.json.decode(msgspec.json.encode(await bench.host.record(table.id)), type=Record)
    assert len(record.answers or ()) == 3
    assert replay(Duel(), record).match.outcome == match_of(table).outcome
    assert [told.answer is None for told in await bench.host.story(table.id)] == [True, False, False, False]
    assert await refused(bench.host.undo(table.id, ADA)) == "finished"


@pytest.mark.parametrize("trigger", ["journal", "deadlines"])
async def test_what_cannot_be_saved_is_not_taken_back(bench: Bench, trigger: str) -> None:
    """All of it or nothing: as after a kill in the middle."""
    table = await picked(bench, await bench.match(), ADA.id)
    bench.sql(f"CREATE TRIGGER full BEFORE INSERT ON {trigger} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END")
    with pytest.raises(HostRefused, match="storage"):
        await bench.host.undo(table.id, ADA)
    bench.sql("DROP TRIGGER full")
    await bench.restart()
    assert fingerprint(match_of(await bench.host.table(table.id))) == fingerprint(match_of(table))
    assert (await bench.host.undo(table.id, ADA)).kind == "undone"


async def test_rules_that_change_after_an_undo_find_fresh_numbers_still(bench: Bench) -> None:
    class NextEdition(Duel):
        rules_version = 2

    table = await both_picked(bench)
    await bench.host.undo(table.id, ADA)
    await bench.host.agree(table.id, BEN.id, 1)
    await bench.stop()
    bench.sql("UPDATE journal SET prompt = 5000 WHERE kept IS NOT NULL")  # as after a great many of them
    await bench.start()
    table = await bench.host.table(table.id)
    assert min(p.number for p in table.prompts) > 5000
    await bench.restart(NextEdition())
    again = await bench.host.table(table.id)
    assert min(p.number for p in again.prompts) > max(p.number for p in table.prompts)
    await bench.restart()
    assert fingerprint(match_of(await bench.host.table(table.id))) == fingerprint(match_of(again))
