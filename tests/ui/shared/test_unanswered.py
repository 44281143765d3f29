"""Clicks wait for a board as long as they are told to, and only where one is likely to come in time."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui.shared import unanswered
from bot.ui.shared.unanswered import Unanswered

MOST_DUE = 1000
PAUSE = 60.0
REMEMBERED = 8
MESSAGE, GAME = 7, "chess"
PATIENT, IMPATIENT = 3600.0, 0.0


class Clock:
    """What the loop's clock says, here."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr(unanswered, "_now", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def pressed(number: int = 1) -> Any:
    """A click that Discord answers by noting who sent it."""
    sent = list[str]()

    async def edit_message(by: str) -> None:
        sent.append(by)

    return SimpleNamespace(id=number, response=SimpleNamespace(edit_message=edit_message), sent=sent)


async def sends(edit: Any) -> None:
    await edit("board")


async def waiting(clicks: Unanswered, interaction: Any) -> asyncio.Task[None]:
    task = asyncio.create_task(clicks.wait(MESSAGE, interaction))
    await asyncio.sleep(0)
    return task


def shown_after(clicks: Unanswered, clock: Clock, seconds: float, times: int = 1) -> None:
    for _ in range(times):
        clicks.expect(MESSAGE, GAME)
        clock.now += seconds
        clicks.take(MESSAGE)


async def test_a_click_waits_until_it_is_answered() -> None:
    clicks, click = Unanswered(PATIENT), pressed()
    task = await waiting(clicks, click)
    taken = clicks.take(MESSAGE)
    assert taken is not None
    await asyncio.sleep(0)
    assert not task.done()
    assert await taken.answer(sends) is None
    await task
    assert click.sent == ["board"]
    assert clicks.take(MESSAGE) is None


async def test_whose_time_is_over_is_not_taken() -> None:
    """Not even before it hears of that."""
    clicks = Unanswered(IMPATIENT)
    await (await waiting(clicks, pressed()))
    assert clicks.take(MESSAGE) is None
    task = await waiting(clicks, pressed())
    clicks._clicks[MESSAGE][0].let_go()
    assert clicks.take(MESSAGE) is None
    await task


async def test_who_has_been_taken_is_waited_for_however_long_that_takes() -> None:
    clicks, may_end = Unanswered(IMPATIENT), asyncio.Event()
    clicks.patience = PATIENT
    task = await waiting(clicks, pressed())
    taken = clicks.take(MESSAGE)
    assert taken is not None
    assert taken._timer.cancelled()

    async def slowly(_: Any) -> None:
        await may_end.wait()

    sending = asyncio.create_task(taken.answer(slowly))
    await asyncio.sleep(0)
    assert not task.done()
    may_end.set()
    await asyncio.gather(sending, task)


async def test_one_is_taken_and_the_others_are_let_go() -> None:
    clicks, first, second = Unanswered(PATIENT), pressed(1), pressed(2)
    one, other = await waiting(clicks, first), await waiting(clicks, second)
    taken = clicks.take(MESSAGE)
    await other
    assert not one.done()
    assert taken is not None
    await taken.answer(sends)
    await one
    assert (first.sent, second.sent) == (["board"], [])


async def test_where_no_edition_comes_all_are_let_go() -> None:
    clicks = Unanswered(PATIENT)
    clicks.expect(MESSAGE, GAME)
    tasks = [await waiting(clicks, pressed(number)) for number in (1, 2)]
    clicks.let_go(MESSAGE)
    await asyncio.gather(*tasks)
    assert clicks.take(MESSAGE) is None
    assert not clicks.is_worth_waiting(MESSAGE)


async def test_who_is_cancelled_is_not_taken() -> None:
    clicks = Unanswered(PATIENT)
    task, other = await waiting(clicks, pressed(1)), await waiting(clicks, pressed(2))
    task.cancel()
    await asyncio.wait([task])
    assert len(clicks._clicks[MESSAGE]) == 1
    other.cancel()
    await asyncio.wait([other])
    assert clicks._clicks == {}


async def test_what_goes_wrong_is_told_and_the_click_is_let_go() -> None:
    clicks = Unanswered(PATIENT)
    task = await waiting(clicks, pressed())
    taken = clicks.take(MESSAGE)
    assert taken is not None

    async def lost(_: Any) -> None:
        raise ConnectionResetError

    assert isinstance(await taken.answer(lost), ConnectionResetError)
    await task
    clicks.expect(MESSAGE, GAME)
    assert clicks.is_worth_waiting(MESSAGE)


async def test_where_discord_takes_long_nobody_waits_for_a_while(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unanswered, "SENDING", 0.0)
    clicks = Unanswered(PATIENT)
    await waiting(clicks, pressed())
    taken = clicks.take(MESSAGE)
    assert taken is not None

    async def never(_: Any) -> None:
        await asyncio.Event().wait()

    assert isinstance(await taken.answer(never), TimeoutError)
    clicks.expect(MESSAGE, GAME)
    assert not clicks.is_worth_waiting(MESSAGE)
    clock.now += PAUSE
    assert clicks.is_worth_waiting(MESSAGE)


def test_only_what_is_due_is_waited_for(clock: Clock) -> None:
    del clock
    clicks = Unanswered()
    assert not clicks.is_worth_waiting(MESSAGE)
    clicks.expect(None, GAME)
    clicks.expect(MESSAGE, GAME)
    assert clicks.is_worth_waiting(MESSAGE)
    clicks.take(MESSAGE)
    assert not clicks.is_worth_waiting(MESSAGE)


def test_a_game_that_draws_slowly_is_not_waited_for(clock: Clock) -> None:
    """Until most of its boards come in time again; other games are."""
    clicks = Unanswered(patience=0.03)
    shown_after(clicks, clock, 0.02)
    shown_after(clicks, clock, 0.2, times=2)
    clicks.expect(MESSAGE, GAME)
    clicks.expect(MESSAGE + 1, "go")
    assert (clicks.is_worth_waiting(MESSAGE), clicks.is_worth_waiting(MESSAGE + 1)) == (False, True)
    shown_after(clicks, clock, 0.02, times=REMEMBERED)
    clicks.expect(MESSAGE, GAME)
    assert clicks.is_worth_waiting(MESSAGE)


@pytest.mark.parametrize(("seconds", "is_waited_for"), [(0.5, True), (0.75, False)])
def test_a_board_that_comes_at_the_last_moment_has_come_in_time(
    clock: Clock, seconds: float, *, is_waited_for: bool
) -> None:
    clicks = Unanswered(patience=0.5)
    shown_after(clicks, clock, seconds)
    clicks.expect(MESSAGE, GAME)
    assert clicks.is_worth_waiting(MESSAGE) is is_waited_for


def test_a_board_is_timed_from_the_first_that_it_is_to_show(clock: Clock) -> None:
    clicks = Unanswered(patience=0.03)
    clicks.expect(MESSAGE, GAME)
    clock.now += 0.02
    shown_after(clicks, clock, 0.02)
    clicks.expect(MESSAGE, GAME)
    assert not clicks.is_worth_waiting(MESSAGE)


def test_what_never_comes_is_forgotten(clock: Clock) -> None:
    del clock
    clicks = Unanswered()
    for message in range(MOST_DUE + 1):
        clicks.expect(message, GAME)
    assert (clicks.is_worth_waiting(0), clicks.is_worth_waiting(1)) == (False, True)
