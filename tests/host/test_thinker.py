"""Sharp automata look ahead in a process of its own; whatever becomes of that, they answer."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.engine import Advice, Chance, Match
from bot.engine.foresight import FORESEEN, Question
from bot.host.runtime.automata import Automata
from bot.host.runtime.thinker import Thinker
from tests.support.urn_game import DRAW, GAME, TAKE, UrnGame, UrnOptions

ADVISED = Advice((DRAW,), "dare")


class Broken(UrnGame):
    def resample(self, state: Any, viewer: int | None, chance: Chance) -> Any:
        raise RuntimeError("no idea")


class Dying(UrnGame):
    def resample(self, state: Any, viewer: int | None, chance: Chance) -> Any:
        os.kill(os.getpid(), signal.SIGKILL)


class Endless(UrnGame):
    def resample(self, state: Any, viewer: int | None, chance: Chance) -> Any:
        while True:
            pass


def question(game: UrnGame = GAME) -> Question:
    match = Match.start(GAME, 2, UrnOptions(), Chance(b"e"))
    return Question(game, match.state, match.prompts[0], ADVISED, 2)


@pytest.fixture
async def thinker() -> AsyncIterator[Thinker]:
    thinker = Thinker(limit=60)
    yield thinker
    await thinker.close()


async def test_those_who_ask_together_ask_one_process(thinker: Thinker) -> None:
    said = await asyncio.gather(*(thinker.look_ahead(question()) for _ in range(3)))
    assert said == [Advice((TAKE,), FORESEEN)] * 3


async def test_where_it_dies_the_adviser_is_followed_and_then_there_is_a_new_one(thinker: Thinker) -> None:
    assert await thinker.look_ahead(question(Dying())) == ADVISED
    assert (await thinker.look_ahead(question())).word == FORESEEN


async def test_one_that_died_between_two_questions_is_not_asked(thinker: Thinker) -> None:
    await thinker.look_ahead(question())
    assert thinker.worker.process is not None
    thinker.worker.process.kill()
    await thinker.worker.process.wait()
    assert (await thinker.look_ahead(question())).word == FORESEEN


async def test_rules_that_raise_there_end_nothing(thinker: Thinker) -> None:
    assert await thinker.look_ahead(question(Broken())) == ADVISED
    process = thinker.worker.process
    assert (await thinker.look_ahead(question())).word == FORESEEN
    assert thinker.worker.process is process


async def test_where_it_thinks_too_long_it_is_ended(thinker: Thinker) -> None:
    await thinker.look_ahead(question())
    process, thinker.limit = thinker.worker.process, 0.2
    assert process is not None
    assert await thinker.look_ahead(question(Endless())) == ADVISED
    await process.wait()
    thinker.limit = 60
    assert (await thinker.look_ahead(question())).word == FORESEEN


async def test_a_game_that_cannot_be_sent_plays_as_its_adviser_says(thinker: Thinker) -> None:
    class Local(UrnGame):
        """Nobody can import it."""

    assert await thinker.look_ahead(question(Local())) == ADVISED


async def test_it_ends_with_the_automata() -> None:
    nothing: Any = None
    automata = Automata(0, nothing, nothing, nothing)
    await automata.thinker.look_ahead(question())
    process = automata.thinker.worker.process
    assert process is not None
    await automata.close()
    assert process.returncode is not None
