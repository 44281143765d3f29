"""Deadlines, with a clock that the tests set: reminders, defaults, and lost time given back after the bot was down."""

import asyncio
import logging
from datetime import timedelta

import pytest

from bot.engine import Prompt
from bot.host import PACES, utcnow
from bot.host.model.pace import deadline
from tests.host.duel_game import Duel
from tests.host.harness import ADA, BEN, CLEO, MANAGER, NOBODY, Harness, number, refused

LIVE = timedelta(minutes=2)


def wait(harness: Harness, time: timedelta) -> None:
    harness.clock.pass_(time)
    harness.host.tick()


async def test_every_prompt_of_a_person_has_a_durable_deadline(harness: Harness) -> None:
    table = await harness.match()
    assert {d.seat: (d.due - harness.clock.now, d.remind - harness.clock.now) for d in table.deadlines.values()} == {
        0: (LIVE, LIVE * 0.8),
        1: (LIVE, LIVE * 0.8),
    }
    assert harness.sql("SELECT prompt, seat, is_reminded FROM deadlines ORDER BY prompt") == [(1, 0, 0), (2, 1, 0)]


async def test_a_manager_gives_all_who_must_decide_the_paces_time_once_more(harness: Harness) -> None:
    table = await harness.match()
    assert await refused(harness.commands.extend(table.id, ADA, NOBODY)) == "not-manager"
    change = await harness.commands.extend(table.id, CLEO, MANAGER)
    assert (change.kind, change.seat) == ("snoozed", 0)
    later = {
        due.seat: (due.due - harness.clock.now, due.remind - harness.clock.now)
        for due in change.table.deadlines.values()
    }
    assert later == dict.fromkeys((0, 1), (LIVE * 2, LIVE * 1.8))
    untimed = await harness.match(channel=11, pace="none")
    assert await refused(harness.commands.extend(untimed.id, CLEO, MANAGER)) == "no-clock"


async def test_paces(harness: Harness) -> None:
    for channel, (pace, given) in enumerate(PACES.items()):
        table = await harness.match(channel=channel, pace=pace)
        assert {d.due - harness.clock.now for d in table.deadlines.values()} == ({given} if given else set())


@pytest.mark.parametrize(("pace", "given"), [("live", 45), ("none", None)])
async def test_what_others_wait_for_may_be_given_less_time_but_never_more(
    harness: Harness, pace: str, given: int | None
) -> None:
    table = await harness.lobby(pace=pace)
    for within in (45, 1_000_000):
        due = deadline(table, Prompt(0, "react", "R1", within=within), now := utcnow())
        if given is None:
            assert due is None
        else:
            assert due is not None
            assert due.due - now == (timedelta(seconds=given) if within == 45 else LIVE)
            assert due.remind - now == (due.due - now) * 0.8


async def test_an_answer_ends_its_deadline_and_leaves_the_others(harness: Harness) -> None:
    table = await harness.match()
    harness.clock.pass_(timedelta(seconds=30))
    after = (await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))).table
    assert after.deadlines == {2: table.deadlines[2]}
    assert harness.sql("SELECT prompt FROM deadlines") == [(2,)]


async def test_at_four_fifths_one_reminder(harness: Harness) -> None:
    await harness.match()
    wait(harness, LIVE * 0.8)
    for seat in (0, 1):
        await harness.heard.until(lambda c, seat=seat: c.kind == "reminded" and c.new_prompts[0].seat == seat)  # type: ignore[misc]
    harness.clock.pass_(timedelta(seconds=5))
    await harness.restart()
    assert harness.sql("SELECT is_reminded FROM deadlines") == [(1,), (1,)]
    wait(harness, timedelta(seconds=5))
    await harness.heard.heard("resumed")
    assert "reminded" not in harness.heard.kinds


async def test_a_reminder_rung_twice_is_given_once(harness: Harness) -> None:
    table = await harness.match(pace="relaxed")
    harness.clock.pass_(timedelta(minutes=54))
    twice = [harness.host._handle(table.id, ("prompt", 1)) for _ in range(2)]
    await asyncio.gather(*twice)
    await harness.host.close()
    assert [c.new_prompts[0].number for c in harness.heard.changes if c.kind == "reminded"].count(1) == 1


async def test_the_alarm_wakes_by_itself(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES, "live", timedelta(milliseconds=40))
    await harness.stop()
    harness.clock.now_is(utcnow)
    await harness.start()
    await harness.match(rounds=1)
    await harness.heard.heard("finished")  # no word of a reminder: on a slow machine the time may be over before it


async def test_when_time_is_over_the_default_is_answered_once(harness: Harness) -> None:
    table = await harness.match()
    await harness.commands.answer(table.id, BEN.id, number(table, 1), ("a",))
    wait(harness, LIVE)
    change = await harness.heard.until(lambda c: any(p.word == "bid" for p in c.new_prompts))
    assert harness.sql('SELECT prompt, seat, choice, "by", person FROM journal ORDER BY sequence') == [
        (2, 1, '["a"]', "person", BEN.id),
        (1, 0, '["b"]', "timeout", None),
    ]
    assert list(change.table.deadlines) == [number(change.table, 0)]
    assert await refused(harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))) == "stale"


async def test_a_default_left_to_chance_is_the_same_after_a_restart(harness: Harness) -> None:
    """It comes from a stream of its own: the match's chance is as if nobody had timed out."""
    table = await harness.match()
    for person in (ADA, BEN):
        table = (await harness.commands.answer(table.id, person.id, number(table, person.id - 1), ("a",))).table
    wait(harness, LIVE)
    change = await harness.heard.until(lambda c: any(event.word == "scored" for event in c.events))
    told = await harness.queries.log(table.id)
    await harness.restart()
    assert await harness.queries.log(table.id) == told
    assert (await harness.queries.table(table.id)).view(None) == change.table.view(None)


async def test_a_match_plays_itself_to_the_end_by_time_outs(harness: Harness) -> None:
    await harness.match(rounds=2)
    for asked in ("bid", "pick", "bid"):
        wait(harness, LIVE)
        await harness.heard.until(lambda c, asked=asked: any(p.word == asked for p in c.new_prompts))  # type: ignore[misc]
        harness.heard.changes.clear()
    wait(harness, LIVE)
    await harness.heard.heard("finished")
    assert harness.sql("SELECT count(*) FROM deadlines") == [(0,)]


@pytest.mark.parametrize(("down", "left"), [(timedelta(hours=5), 60), (timedelta(seconds=90), 60), (timedelta(0), 120)])
async def test_after_downtime_at_least_a_minute_is_left(harness: Harness, down: timedelta, left: int) -> None:
    table = await harness.match()
    await harness.stop()
    harness.clock.pass_(down)
    await harness.start()
    await harness.heard.heard("resumed")
    again = await harness.queries.table(table.id)
    assert {(d.due - harness.clock.now).total_seconds() for d in again.deadlines.values()} == {left}
    kept = {str(due).removesuffix(".000000") for (due,) in harness.sql("SELECT due FROM deadlines")}
    assert kept == {str((harness.clock.now + timedelta(seconds=left)).replace(tzinfo=None))}
    wait(harness, timedelta(seconds=left))
    await harness.heard.until(lambda c: any(p.word == "bid" for p in c.new_prompts))


async def test_a_default_that_breaks_a_rule_does_not_ring_for_ever(
    harness: Harness, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error is logged once per prompt; the prompt waits for its person, with a deadline set anew."""
    monkeypatch.setattr(Duel, "default", ("boom",))
    table = await harness.match()
    await harness.commands.answer(table.id, BEN.id, number(table, 1), ("a",))
    failed = asyncio.Event()

    def note(record: logging.LogRecord) -> bool:
        failed.set()
        return True

    caplog.handler.addFilter(note)
    wait(harness, LIVE)
    await failed.wait()
    assert await refused(harness.commands.answer(table.id, ADA.id, number(table, 0), ("c",))) == "illegal"
    assert harness.sql("SELECT prompt FROM deadlines") == []
    wait(harness, LIVE)
    change = await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
    assert change.new_prompts
    assert caplog.text.count("a rule raised") == 1


async def test_the_time_the_bot_was_down_is_given_back(harness: Harness) -> None:
    """Asked at noon for an hour, down from ten past twelve for five hours: due at six."""
    table = await harness.match(pace="relaxed")
    asked = harness.clock.now
    await harness.stop()
    harness.clock.pass_(timedelta(minutes=10))
    seen = harness.clock.now
    harness.clock.pass_(timedelta(hours=5))
    await harness.start(last_seen=seen)
    again = await harness.queries.table(table.id)
    assert {due.due for due in again.deadlines.values()} == {asked + timedelta(hours=6)}
