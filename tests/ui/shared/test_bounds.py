"""At the limit, and one beyond: how long a running bot waits for what, and how much it remembers."""

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.ui.shared import trials
from bot.ui.shared.in_flight import InFlight
from bot.ui.shared.ledgers import Ledgers
from bot.ui.shared.rate_limit import RateLimit
from bot.ui.shared.reels import Reels
from bot.ui.shared.server_settings import ServerSettings
from bot.ui.shared.trials import Trial, Trials
from bot.ui.shared.unanswered import Unanswered
from bot.ui.shared.wishes import Wishes
from tests.ui.arena.face import ArenaFace
from tests.ui.shared.test_unanswered import GAME, MESSAGE, pressed, waiting
from tests.ui.waits import noted_waits


async def never(*_: Any) -> None:
    await asyncio.Event().wait()


async def test_who_is_in_flight_as_the_bot_closes_has_two_seconds_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    in_flight = InFlight()

    async def click() -> None:
        in_flight.add_current_task()
        await never()

    clicking = asyncio.create_task(click())
    await asyncio.sleep(0)
    waits = noted_waits(monkeypatch)
    await in_flight.wait_briefly()
    assert waits == [0.1], "a picture"
    await in_flight.start_closing()
    await in_flight.close()
    assert waits == [0.1, 2, 2]
    assert clicking.cancelled()


async def test_a_click_waits_30_milliseconds_for_a_board(monkeypatch: pytest.MonkeyPatch) -> None:
    waits, clicks = noted_waits(monkeypatch), Unanswered()
    await clicks.wait(MESSAGE, pressed())
    assert waits == [0.03]


async def test_discord_has_a_second_to_take_a_board_as_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    clicks = Unanswered(3600.0)
    task = await waiting(clicks, pressed())
    taken, waits = clicks.take(MESSAGE), noted_waits(monkeypatch)
    assert taken is not None
    assert isinstance(await taken.answer(never), TimeoutError)
    assert waits == [1]
    await task


@pytest.mark.parametrize(("in_time", "is_worth"), [(3, False), (4, True)])
async def test_a_game_is_judged_by_its_last_eight_boards(
    in_time: int, is_worth: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr("bot.ui.shared.unanswered._now", lambda: now[0])
    clicks = Unanswered(patience=0.03)
    for seconds in (*[0.2] * 9, *[0.02] * in_time):
        clicks.expect(MESSAGE, GAME)
        now[0] += seconds
        clicks.take(MESSAGE)
    clicks.expect(MESSAGE, GAME)
    assert clicks.is_worth_waiting(MESSAGE) is is_worth


def test_25_messages_go_out_at_once_and_25_in_each_second_after() -> None:
    rate_limit = RateLimit()
    assert (rate_limit._gap, round(rate_limit._slack / rate_limit._gap)) == (1 / 25, 25 - 1)


async def test_fifty_ledgers_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> list[object]:
        return []

    async def at_once(work: Any, *args: Any) -> Any:
        return work(*args)

    monkeypatch.setattr("bot.ui.shared.ledgers.asyncio.to_thread", at_once)
    queries: Any = SimpleNamespace(over_since=nothing)
    ledgers = Ledgers(queries, {"arena": ArenaFace()})
    for guild in range(51):
        await ledgers.look(guild, "arena", None, lambda _: None)
    assert len(ledgers._kept) == 50


async def test_six_reels_are_kept() -> None:
    async def watched(*_: object) -> None:
        return None

    queries: Any = SimpleNamespace(watched=watched)
    reels, face = Reels(queries), ArenaFace()
    for number in range(7):
        table: Any = SimpleNamespace(id=str(number), match=None)
        await reels.of(table, face)
    assert list(reels._kept) == ["1", "2", "3", "4", "5", "6"]


def test_twenty_trials_are_kept() -> None:
    kept = Trials()
    for number in range(21):
        one: Any = SimpleNamespace(id=str(number), person=7)
        kept.keep(one)
    assert (kept.of("0", 7), kept.of("1", 7) is None) == (None, False)


def test_of_a_trial_five_hundred_answers_of_others_are_given_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the person is never asked, that is where it stands still."""
    monkeypatch.setattr(trials, "advised", lambda *_: SimpleNamespace(choice=("north",)))
    other: Any = SimpleNamespace(seat=1, number=5)
    match: Any = SimpleNamespace(prompts=[other], outcome=None, answer=lambda _: ["an event"])
    trial = Trial.__new__(Trial)
    trial.match, trial.own, trial.news = match, (0,), []
    trial._others()
    assert len(trial.news) == 500


@pytest.mark.parametrize("usual", [ServerSettings(), Wishes()])
def test_what_nobody_has_settled_is_not_written_down(usual: Any) -> None:
    """So another default of a later version holds for all who have settled nothing."""
    assert msgspec.json.encode(usual) == b"{}"


def test_who_has_settled_nothing_is_called_as_the_server_has_it() -> None:
    usual = Wishes()
    assert (usual.pings, usual.letter, usual.closed, usual.language, usual.lessons) == (None, 0, "", "", {})
    assert {usual.has_letters, usual.is_unlisted, usual.has_digest} == {False}
