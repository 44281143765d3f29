"""A table's message is tried again while Discord does not answer, and left alone where that is of no use."""

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.ui.messages import updater as module
from bot.ui.wire.error_codes import INVALID_FORM, THREAD_ARCHIVED, THREAD_LOCKED, UNKNOWN_CHANNEL
from tests.ui.messages.updating import MESSAGE, TABLE, Shown

LOSSES = 3
LOSSES_SECONDS = 60.0
PAUSES = (2.0, 10.0, 60.0, 300.0)


def refusal(kind: type[discord.HTTPException], code: int, status: int = 400) -> discord.HTTPException:
    return kind(SimpleNamespace(status=status, reason="No"), {"code": code, "message": "No"})


DELETED = refusal(discord.NotFound, UNKNOWN_CHANNEL, 404)
ARCHIVED = refusal(discord.HTTPException, THREAD_ARCHIVED)
LOCKED = refusal(discord.HTTPException, THREAD_LOCKED)
HIDDEN = refusal(discord.Forbidden, 50001, 403)
FORM = refusal(discord.HTTPException, INVALID_FORM)
BUSY = refusal(discord.HTTPException, 0, 503)


async def test_a_change_is_shown_once_and_the_others_hear_of_it() -> None:
    shown = Shown()
    canvas = await shown.after()
    assert canvas.painted == [(shown.table, None)]
    assert shown.right == [(TABLE.id, MESSAGE)]
    assert (shown.pauses, canvas.has_news, shown.updater.is_idle) == ([], True, True)
    assert shown.opened == [TABLE.id]
    assert shown.updater.table.match is None, "a match that is shown takes up no memory here"


async def test_what_calls_people_alone_is_no_news() -> None:
    shown = Shown()
    canvas = await shown.after("called")
    assert (canvas.has_news, shown.opened, len(canvas.painted)) == (False, [], 1)


async def test_while_discord_does_not_answer_it_is_tried_again_later_each_time_and_then_given_up() -> None:
    shown = Shown(*[BUSY, TimeoutError()] * 10)
    await shown.after()
    assert tuple(shown.pauses) == (*PAUSES, PAUSES[-1])
    assert (len(shown.canvas.painted), shown.right) == (len(PAUSES) + 1, [])


async def test_once_it_is_answered_the_pauses_begin_again() -> None:
    shown = Shown(BUSY, BUSY)
    await shown.after()
    assert (tuple(shown.pauses), len(shown.right)) == (PAUSES[:2], 1)
    shown.canvas.fails = [BUSY]
    await shown.after()
    assert tuple(shown.pauses) == (*PAUSES[:2], PAUSES[0])
    shown = Shown(BUSY, hold := 5.0, BUSY)
    await shown.after()
    assert shown.pauses == [PAUSES[0], hold, PAUSES[0]], "also where more is to be shown"


async def test_whole_tables_are_read_again_where_nothing_has_changed() -> None:
    shown = Shown()
    await shown.after()
    shown.updater.request()
    canvas = await shown.ends()
    assert [table.match is not None for table, _ in canvas.painted] == [True, True]


async def test_a_match_that_is_forgotten_is_shown_no_more() -> None:
    shown = Shown()
    await shown.after()
    shown.is_gone = True
    shown.updater.request()
    await shown.ends()
    assert (len(shown.canvas.painted), shown.pauses) == (1, [])


@pytest.mark.parametrize("error", [DELETED, ARCHIVED, LOCKED, HIDDEN])
async def test_where_it_is_of_no_use_it_is_not_tried_again(error: Exception) -> None:
    shown = Shown(error, error)
    await shown.after()
    assert (len(shown.canvas.painted), shown.pauses) == (1, [])
    assert shown.called_off == ([TABLE.id] if error is DELETED else [])
    assert shown.updater.is_refused is (error in (LOCKED, HIDDEN))


async def test_a_match_that_is_over_is_not_called_off() -> None:
    shown = Shown(DELETED, status="finished")
    await shown.after()
    assert shown.called_off == []


async def test_that_we_may_not_write_is_logged_once_until_we_may(caplog: pytest.LogCaptureFixture) -> None:
    shown = Shown(HIDDEN, HIDDEN, 0.0, HIDDEN)
    for refused, logged in ((True, 1), (True, 1), (False, 1), (True, 2)):
        await shown.after()
        assert shown.updater.is_refused is refused
        assert len([one for one in caplog.records if one.levelno == logging.ERROR]) == logged


@pytest.mark.parametrize("error", [FORM, ValueError("a face that fails")])
async def test_what_cannot_be_shown_is_said_in_plain_words_once(error: Exception) -> None:
    shown = Shown(error, error, error)
    await shown.after()
    first, second = shown.errors
    assert (first, shown.pauses) == (None, [])
    assert second
    assert shown.updater.differences() is None
    await shown.after()
    assert shown.errors[2] is None, "the next move is shown as ever, where that works"


async def test_what_changes_while_it_cannot_be_shown_is_tried_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Shown(FORM, FORM, FORM)
    paint = shown.canvas.paint

    async def changed_meanwhile(table: Any, error_id: str | None) -> float:
        if len(shown.canvas.painted) == 1:
            shown.updater.request()
        return await paint(table, error_id)

    monkeypatch.setattr(shown.canvas, "paint", changed_meanwhile)
    await shown.after()
    assert len(shown.canvas.painted) == 3


async def test_an_end_that_was_shown_before_the_restart_is_left_as_it_is() -> None:
    shown = Shown()
    shown.canvas.is_end_shown = True
    canvas = await shown.after()
    assert (canvas.painted, canvas.tidied) == ([], 1)


@pytest.mark.parametrize(("found", "is_read"), [(["a message"], True), (None, False)])
async def test_after_a_restart_the_channel_is_read_first_and_once(
    found: Any, is_read: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[Any] = []

    async def posted(*where: Any) -> Any:
        asked.append(where)
        return found

    monkeypatch.setattr(module, "posted_messages", posted)
    shown = Shown()
    await shown.after("resumed")
    await shown.after()
    assert asked == [(None, 1, MESSAGE)]
    assert shown.canvas.resumed == ([found] if is_read else [])
    assert (len(caplog.records), shown.canvas.painted[0][1]) == (int(not is_read), None)


async def test_a_message_that_is_deleted_is_posted_anew_but_not_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: now[0]))
    shown = Shown()
    for _ in range(LOSSES + 1):
        shown.updater.message_deleted()
        await shown.ends()
    assert len(shown.canvas.painted) == LOSSES
    now[0] += LOSSES_SECONDS
    shown.updater.message_deleted()
    await shown.ends()
    assert len(shown.canvas.painted) == LOSSES + 1


@pytest.mark.parametrize(
    ("message", "is_ours", "is_past"), [(MESSAGE - 1, True, True), (MESSAGE, True, False), (MESSAGE - 1, False, False)]
)
async def test_an_older_message_that_somebody_saw_becomes_a_page_of_the_past(
    message: int, is_ours: bool, is_past: bool
) -> None:
    shown = Shown()
    seen: Any = SimpleNamespace(id=message, is_about=lambda match: is_ours and match == TABLE.id)
    shown.updater.repair(seen)
    canvas = await shown.ends()
    assert (canvas.past, len(canvas.painted)) == ([seen] if is_past else [], 1)
    shown.updater.repair(None)
    assert len((await shown.ends()).painted) == 2


async def test_what_people_look_at_stands_for_a_while_unless_something_has_happened() -> None:
    shown = Shown(5.0)
    await shown.after()
    assert (shown.pauses, len(shown.canvas.painted), len(shown.right)) == ([5.0], 2, 1)
    shown = Shown(5.0)
    shown.updater._is_due = True
    await shown.updater._hold(5.0)
    assert shown.pauses == []


async def test_a_pause_ends_with_the_next_change_and_there_is_none_when_the_bot_goes_down() -> None:
    shown = Shown()
    shown.updater._woken.set()  # by a change that has been seen to
    pause = asyncio.create_task(shown._pause(3600.0))
    for _ in range(5):
        await asyncio.sleep(0)
    assert not pause.done()
    shown.updater._woken.set()
    async with asyncio.timeout(20):
        await pause
    assert shown.updater._is_due
    shown.updater._is_due = False
    await shown.updater.close()
    async with asyncio.timeout(20):
        await shown._pause(3600.0)
    assert not shown.updater._is_due


async def test_whatever_is_not_as_it_should_be_ends_a_pause() -> None:
    shown = Shown()
    pause = asyncio.create_task(shown._pause(3600.0))
    await asyncio.sleep(0)
    shown.updater.request()
    for _ in range(10):
        await asyncio.sleep(0)
    has_ended = pause.done()
    pause.cancel()
    await shown.ends()
    assert has_ended


async def test_an_update_that_hangs_does_not_keep_the_bot_from_going_down(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CLOSING_SECONDS", 0.0)
    shown, begun = Shown(), asyncio.Event()

    async def hangs(*_: Any) -> float:
        begun.set()
        await asyncio.Event().wait()
        return 0.0

    monkeypatch.setattr(shown.canvas, "paint", hangs)
    shown.updater.request()
    await begun.wait()
    async with asyncio.timeout(20):
        await shown.updater.close()
    assert shown.updater._task is not None
    assert shown.updater._task.cancelled()


async def test_it_is_known_what_a_message_should_say_unless_it_is_being_changed() -> None:
    shown = Shown()
    claims = SimpleNamespace(lacks=lambda _: ["does not say 'so'"])
    await shown.after()
    assert shown.updater.differences() is None, "nobody knows what it says"
    shown.canvas.poster.claims = claims
    shown.canvas.composer = SimpleNamespace(lobby_view=None)  # type: ignore[attr-defined]
    assert (shown.updater.differences() or ((), ()))[1] == ["does not say 'so'"]
    claims.lacks = lambda _: []
    assert shown.updater.differences() is None, "it says all it should"
    claims.lacks = lambda _: ["does not say 'so'"]
    shown.updater.is_refused = True
    assert shown.updater.differences() is None
    shown.updater.is_refused = False
    shown.updater.request()
    assert shown.updater.differences() is None, "it is just being changed"
    await shown.ends()
