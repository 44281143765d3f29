"""Deadlines with a clock of our own: reminders, defaults, grace after the bot was down."""

import asyncio
import logging
from datetime import timedelta

import pytest

from bot.engine import Prompt
from bot.host import PACES, utcnow
from bot.host.pace import deadline
from tests.host.bench import ADA, BEN, Bench, number, refused
from tests.host.duel import Duel

LIVE = timedelta(minutes=2)


def wait(bench: Bench, time: timedelta) -> None:
    bench.clock.pass_(time)
    bench.host.tick()


async def test_every_prompt_of_a_person_has_a_durable_deadline(bench: Bench) -> None:
    table = await bench.match()
    assert {d.seat: (d.due - bench.clock.now, d.remind - bench.clock.now) for d in table.deadlines.values()} == {
        0: (LIVE, LIVE * 0.8),
        1: (LIVE, LIVE * 0.8),
    }
    assert bench.sql("SELECT prompt, seat, is_reminded FROM deadlines ORDER BY prompt") == [(1, 0, 0), (2, 1, 0)]


async def test_paces(bench: Bench) -> None:
    for channel, (pace, given) in enumerate(PACES.items()):
        table = await bench.match(channel=channel, pace=pace)
        assert {d.due - bench.clock.now for d in table.deadlines.values()} == ({given} if given else set())


@pytest.mark.parametrize(("pace", "given"), [("live", 45), ("none", None)])
def test_what_others_wait_for_may_be_given_less_time_but_never_more(pace: str, given: int | None) -> None:
    for within in (45, 1_000_000):
        due = deadline(pace, Prompt(0, "react", "R1", within=within), now := utcnow())
        if given is None:
            assert due is None
        else:
            assert due is not None
            assert due.due - now == (timedelta(seconds=given) if within == 45 else LIVE)
            assert due.remind - now == (due.due - now) * 0.8


async def test_an_answer_ends_its_deadline_and_leaves_the_others(bench: Bench) -> None:
    table = await bench.match()
    bench.clock.pass_(timedelta(seconds=30))
    after = (await bench.host.answer(table.id, ADA.id, number(table, 0), ("a",))).table
    assert after.deadlines == {2: table.deadlines[2]}
    assert bench.sql("SELECT prompt FROM deadlines") == [(2,)]


async def test_at_four_fifths_one_reminder(bench: Bench) -> None:
    await bench.match()
    wait(bench, LIVE * 0.8)
    for seat in (0, 1):
        await bench.heard.until(lambda c, seat=seat: c.kind == "reminded" and c.new_prompts[0].seat == seat)  # type: ignore[misc]
    bench.clock.pass_(timedelta(seconds=5))
    await bench.restart()
    assert bench.sql("SELECT is_reminded FROM deadlines") == [(1,), (1,)]
    wait(bench, timedelta(seconds=5))
    await bench.heard.heard("resumed")
    assert "reminded" not in bench.heard.kinds


async def test_a_reminder_rung_twice_is_given_once(bench: Bench) -> None:
    table = await bench.match(pace="relaxed")
    bench.clock.pass_(timedelta(minutes=54))
    twice = [bench.host._ring(table.id, ("prompt", 1)) for _ in range(2)]
    await asyncio.gather(*twice)
    await bench.host.close()
    assert [c.new_prompts[0].number for c in bench.heard.changes if c.kind == "reminded"].count(1) == 1


async def test_the_alarm_wakes_by_itself(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES, "live", timedelta(milliseconds=40))
    await bench.stop()
    bench.clock.now_is(utcnow)
    await bench.start()
    await bench.match(rounds=1)
    await bench.heard.heard("finished")  # no word of a reminder: on a slow machine the time may be over before it


async def test_when_time_is_over_the_default_is_answered_once(bench: Bench) -> None:
    table = await bench.match()
    await bench.host.answer(table.id, BEN.id, number(table, 1), ("a",))
    wait(bench, LIVE)
    change = await bench.heard.until(lambda c: any(p.word == "bid" for p in c.new_prompts))
    assert bench.sql('SELECT prompt, seat, choice, "by", person FROM journal ORDER BY sequence') == [
        (2, 1, '["a"]', "person", BEN.id),
        (1, 0, '["b"]', "timeout", None),
    ]
    assert list(change.table.deadlines) == [number(change.table, 0)]
    assert await refused(bench.host.answer(table.id, ADA.id, number(table, 0), ("a",))) == "stale"


async def test_a_default_left_to_chance_is_the_same_after_a_restart(bench: Bench) -> None:
    """It comes from a stream of its own: the match's chance is as if nobody had timed out."""
    table = await bench.match()
    for person in (ADA, BEN):
        table = (await bench.host.answer(table.id, person.id, number(table, person.id - 1), ("a",))).table
    wait(bench, LIVE)
    change = await bench.heard.until(lambda c: any(event.word == "scored" for event in c.events))
    told = await bench.host.log(table.id)
    await bench.restart()
    assert await bench.host.log(table.id) == told
    assert (await bench.host.table(table.id)).view(None) == change.table.view(None)


async def test_a_match_plays_itself_to_the_end_by_time_outs(bench: Bench) -> None:
    await bench.match(rounds=2)
    for asked in ("bid", "pick", "bid"):
        wait(bench, LIVE)
        await bench.heard.until(lambda c, asked=asked: any(p.word == asked for p in c.new_prompts))  # type: ignore[misc]
        bench.heard.changes.clear()
    wait(bench, LIVE)
    await bench.heard.heard("finished")
    assert bench.sql("SELECT count(*) FROM deadlines") == [(0,)]


@pytest.mark.parametrize(("down", "left"), [(timedelta(hours=5), 60), (timedelta(seconds=90), 60), (timedelta(0), 120)])
async def test_after_downtime_at_least_a_minute_is_left(bench: Bench, down: timedelta, left: int) -> None:
    table = await bench.match()
    await bench.stop()
    bench.clock.pass_(down)
    await bench.start()
    await bench.heard.heard("resumed")
    again = await bench.host.table(table.id)
    assert {(d.due - bench.clock.now).total_seconds() for d in again.deadlines.values()} == {left}
    assert {due for (due,) in bench.sql("SELECT due FROM deadlines")} == {
        str((bench.clock.now + timedelta(seconds=left)).replace(tzinfo=None)) + ".000000"
    }
    wait(bench, timedelta(seconds=left))
    await bench.heard.until(lambda c: any(p.word == "bid" for p in c.new_prompts))


async def test_a_default_that_breaks_a_rule_does_not_ring_for_ever(
    bench: Bench, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error is logged once per prompt; the prompt waits for its person, with a deadline set anew."""
    monkeypatch.setattr(Duel, "default", ("boom",))
    table = await bench.match()
    await bench.host.answer(table.id, BEN.id, number(table, 1), ("a",))
    failed = asyncio.Event()

    def note(record: logging.LogRecord) -> bool:
        failed.set()
        return True

    caplog.handler.addFilter(note)
    wait(bench, LIVE)
    await failed.wait()
    assert await refused(bench.host.answer(table.id, ADA.id, number(table, 0), ("c",))) == "illegal"
    assert bench.sql("SELECT prompt FROM deadlines") == []
    wait(bench, LIVE)
    change = await bench.host.answer(table.id, ADA.id, number(table, 0), ("a",))
    assert change.new_prompts
    assert caplog.text.count("a rule raised") == 1


async def test_the_time_the_bot_was_down_is_given_back(bench: Bench) -> None:
    """Asked at noon for an hour, down from ten past twelve for five hours: due at six."""
    table = await bench.match(pace="relaxed")
    asked = bench.clock.now
    await bench.stop()
    bench.clock.pass_(timedelta(minutes=10))
    seen = bench.clock.now
    bench.clock.pass_(timedelta(hours=5))
    await bench.start(last_seen=seen)
    again = await bench.host.table(table.id)
    assert {due.due for due in again.deadlines.values()} == {asked + timedelta(hours=6)}
