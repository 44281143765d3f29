"""Answers are taken back: alone where nobody has learned anything, else by consent; old buttons answer nothing new."""

from typing import ClassVar

import msgspec
import pytest

from bot.engine import Advice, Chance, Prompt
from bot.engine.playout import fingerprint, standing
from bot.engine.record import Record, replay
from bot.host import HostRefused, Table
from bot.host.model.pace import GRACE
from tests.host.duel_game import Duel, RingView
from tests.host.harness import ADA, BEN, CLEO, Harness, number, refused
from tests.host.test_resume import match_of


async def picked(harness: Harness, table: Table, *people: int) -> Table:
    for person in people:
        table = (await harness.commands.answer(table.id, person, number(table, person - 1), ("a",))).table
    return table


async def both_picked(harness: Harness) -> Table:
    """Each has been told something in private, so that nothing is taken back alone."""
    return await picked(harness, await harness.match(), ADA.id, BEN.id)


async def test_what_told_nobody_anything_is_taken_back_at_once(harness: Harness) -> None:
    before = await harness.match()
    after = await picked(harness, before, ADA.id)
    change = await harness.commands.undo(after.id, ADA)
    assert (change.kind, change.seat) == ("undone", 0)
    assert standing(match_of(change.table)) == standing(match_of(before))
    assert harness.sql("SELECT sequence, kept, prompt, person FROM journal") == [
        (0, None, 1, ADA.id),
        (1, 0, 2, ADA.id),
    ]


async def test_no_button_from_before_answers_what_is_asked_again(harness: Harness) -> None:
    """Also those that stayed open: what was shown before an undo is stale after it, and after a restart too."""
    before = await harness.match()
    table = (await harness.commands.undo((await picked(harness, before, ADA.id)).id, ADA)).table
    assert [prompt.number for prompt in table.prompts] == [3, 4]
    for _ in range(2):
        for person in (ADA, BEN):
            assert await refused(harness.commands.answer(table.id, person.id, person.id, ("a",))) == "stale"
        await harness.restart()
        assert fingerprint(match_of(await harness.queries.table(table.id))) == fingerprint(match_of(table))
    await picked(harness, table, ADA.id, BEN.id)


async def test_who_stays_asked_has_no_more_time_than_before(harness: Harness) -> None:
    before = await harness.match()
    harness.clock.pass_((before.deadlines[2].remind - harness.clock.now) / 2)
    after = await picked(harness, before, ADA.id)
    table = (await harness.commands.undo(after.id, ADA)).table
    assert table.deadlines[4].due == before.deadlines[2].due
    assert table.deadlines[3].due > before.deadlines[1].due
    assert harness.sql("SELECT prompt FROM deadlines ORDER BY prompt") == [(3,), (4,)]


async def test_else_the_others_must_agree(harness: Harness) -> None:
    table = await picked(harness, await harness.match(BEN, CLEO), ADA.id, BEN.id, CLEO.id)
    change = await harness.commands.undo(table.id, BEN)
    assert (change.kind, change.table.notes.votes[0].asked) == ("proposed", (ADA.id, CLEO.id))
    assert await refused(harness.commands.undo(table.id, ADA)) == "question-open"
    assert await refused(harness.commands.agree(table.id, BEN.id, 1)) == "not-asked"
    assert (await harness.commands.agree(table.id, ADA.id, 1)).kind == "agreed"
    await harness.restart()
    change = await harness.commands.agree(table.id, CLEO.id, 1)
    assert (change.kind, match_of(change.table).answered) == ("undone", 1)
    assert change.table.notes.votes == ()
    assert await refused(harness.commands.agree(table.id, CLEO.id, 1)) == "settled"
    await harness.restart()
    assert (await harness.queries.table(table.id)).notes.votes == ()
    assert sorted(p.seat for p in (await harness.queries.table(table.id)).prompts) == [1, 2]


async def test_one_refusal_is_enough(harness: Harness) -> None:
    table = await both_picked(harness)
    await harness.commands.undo(table.id, ADA)
    assert (await harness.commands.refuse(table.id, BEN.id, 1)).kind == "refused"
    assert match_of(await harness.queries.table(table.id)).answered == 2
    assert await refused(harness.commands.refuse(table.id, BEN.id, 1)) == "settled"
    assert (await harness.commands.undo(table.id, BEN)).vote is not None


async def test_a_new_turn_settles_it(harness: Harness) -> None:
    """What is over is not taken back, and the question goes with its turn."""
    table = await both_picked(harness)
    await harness.commands.undo(table.id, BEN)
    table = (await harness.commands.answer(table.id, ADA.id, number(table, 0), 4)).table
    assert table.notes.votes == ()
    assert await refused(harness.commands.agree(table.id, ADA.id, 1)) == "settled"
    assert await refused(harness.commands.undo(table.id, ADA)) == "nothing-to-undo"
    assert await refused(harness.commands.undo(table.id, CLEO)) == "not-seated"


async def test_a_question_goes_with_the_answer_it_is_about(harness: Harness) -> None:
    """Ben stands in Ada's way until he takes his own answer back; then she needs nobody's consent."""
    table = await picked(harness, await harness.match(BEN, CLEO), ADA.id, BEN.id)
    assert (await harness.commands.undo(table.id, ADA)).kind == "proposed"
    assert len((await harness.commands.undo(table.id, BEN)).table.notes.votes) == 1
    table = (await harness.commands.undo(table.id, ADA)).table
    assert (match_of(table).answered, table.notes.votes) == (0, ())


async def test_it_lapses_with_its_time_but_not_because_the_bot_was_down(harness: Harness) -> None:
    table = await picked(harness, await harness.match(pace="none"), ADA.id, BEN.id)
    due = (await harness.commands.undo(table.id, ADA)).table.notes.votes[0].due
    harness.clock.pass_(due - harness.clock.now)
    await harness.restart()
    await harness.heard.heard("resumed")
    waiting = await harness.queries.table(table.id)
    assert dict(harness.host._alarm._timers(waiting)) == {("vote", 1): harness.clock.now + GRACE}
    harness.clock.now = due.replace(year=2027)
    harness.host.tick()
    assert (await harness.heard.heard("lapsed")).table.notes.votes == ()


async def test_who_goes_away_is_not_waited_for(harness: Harness) -> None:
    table = await picked(harness, await harness.match(BEN, CLEO), ADA.id, BEN.id, CLEO.id)
    await harness.commands.undo(table.id, ADA)
    await harness.commands.agree(table.id, CLEO.id, 1)
    await harness.commands.go_away(table.id, BEN)
    change = await harness.heard.heard("undone")
    assert change.vote is not None
    assert match_of(change.table).answered == 0


class Whimsical(Duel):
    """Its automata pick what chance tells them."""

    picks: ClassVar[tuple[str, ...]] = tuple("abcdefghijklmnopqrstuvwxyz")

    def advise(self, view: RingView, prompt: Prompt, chance: Chance) -> Advice:
        return Advice((chance.pick(self.picks),))


async def test_automata_agree_and_answer_again_as_before(harness: Harness) -> None:
    """Their answers go with the person's; nobody undoes until chance lets an automaton answer something better."""
    await harness.restart(Whimsical())
    await harness.stop()
    await harness.start(automaton_delay=3600)
    table = await harness.lobby()
    await harness.commands.add_automaton(table.id, ADA, "Clockwork")
    table = await harness.commands.begin(table.id, ADA)
    for _ in range(4):
        table = await picked(harness, table, ADA.id)
        await harness.host._automata._answer(table.id, number(table, 1))
        table = (await harness.commands.undo(table.id, ADA)).table
        assert match_of(table).answered == 0
    chosen = [choice for (choice,) in harness.sql("SELECT choice FROM journal WHERE seat = 1")]
    assert len(chosen) >= 4
    assert len(set(chosen)) == 1


async def test_the_record_proves_itself_and_the_story_leaves_out_what_was_taken_back(harness: Harness) -> None:
    table = await harness.match(rounds=1)
    table = await picked(harness, table, ADA.id)
    table = (await harness.commands.undo(table.id, ADA)).table
    table = await picked(harness, table, BEN.id, ADA.id)
    await harness.commands.undo(table.id, BEN)
    table = (await harness.commands.agree(table.id, ADA.id, 1)).table
    table = await picked(harness, table, BEN.id, ADA.id)
    assert (await harness.queries.record(table.id)).leaps == {}
    table = (await harness.commands.answer(table.id, ADA.id, number(table, 0), 4)).table
    record = msgspec.json.decode(msgspec.json.encode(await harness.queries.record(table.id)), type=Record)
    assert len(record.answers or ()) == 3
    assert replay(Duel(), record).match.outcome == match_of(table).outcome
    assert [told.answer is None for told in await harness.queries.story(table.id)] == [True, False, False, False]
    assert await refused(harness.commands.undo(table.id, ADA)) == "finished"


@pytest.mark.sqlite("triggers in its words")
@pytest.mark.parametrize("trigger", ["journal", "deadlines"])
async def test_what_cannot_be_saved_is_not_taken_back(harness: Harness, trigger: str) -> None:
    """An undo whose commit fails has not happened at all, as after a kill in its middle."""
    table = await picked(harness, await harness.match(), ADA.id)
    harness.sql(f"CREATE TRIGGER full BEFORE INSERT ON {trigger} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END")
    with pytest.raises(HostRefused, match="storage"):
        await harness.commands.undo(table.id, ADA)
    harness.sql("DROP TRIGGER full")
    await harness.restart()
    assert fingerprint(match_of(await harness.queries.table(table.id))) == fingerprint(match_of(table))
    assert (await harness.commands.undo(table.id, ADA)).kind == "undone"


async def test_rules_that_change_after_an_undo_find_fresh_numbers_still(harness: Harness) -> None:
    class NextEdition(Duel):
        rules_version = 2

    table = await both_picked(harness)
    await harness.commands.undo(table.id, ADA)
    await harness.commands.agree(table.id, BEN.id, 1)
    await harness.stop()
    harness.sql("UPDATE journal SET prompt = 5000 WHERE kept IS NOT NULL")  # as after a great many of them
    await harness.start()
    table = await harness.queries.table(table.id)
    assert min(p.number for p in table.prompts) > 5000
    await harness.restart(NextEdition())
    again = await harness.queries.table(table.id)
    assert min(p.number for p in again.prompts) > max(p.number for p in table.prompts)
    await harness.restart()
    assert fingerprint(match_of(await harness.queries.table(table.id))) == fingerprint(match_of(again))
