"""How long sharp automata think, and whether whoever clicks beside them waits for it."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct, field

from bot.engine import Chance, Match, Position, Prompt
from bot.engine.advising import advised
from bot.engine.foresight import Question, answer
from bot.engine.playout import adviser_policy, playout
from bot.host import Host, Person
from bot.host.runtime.thinker import Thinker
from bot.store import Store
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.options import KingdomOptions
from tests.bench.figures import Figure, at_most, percentile, spread

SECTION = "sharp automata"
SEATS = (3, 5, 7)
PEOPLE = tuple(Person(number, f"Person {number}") for number in (1, 2, 3))
BATCH = 4  # clicks, before those beside and those alone change over


class Waits(Struct):
    """Seconds a click took."""

    alone: list[float] = field(default_factory=list)
    beside: list[float] = field(default_factory=list)

    @property
    def ratio(self) -> float:
        return median(self.beside) / median(self.alone)


def measure(matches: int, clicks: int) -> Iterator[Figure]:
    for seats in SEATS:
        taken = [1000 * took for number in range(matches) for took in thoughts(seats, number)]
        what, mean = f"an answer at a court of {seats}: 95 % within", sum(taken) / len(taken)
        yield Figure(SECTION, what, percentile(taken, 0.95), "ms", at_most(500, "ms"), f"{mean:.0f} ms on average")
    ours, thread = asyncio.run(beside(clicks))
    told = f"{spread(ours.beside, ours.alone)}; {thread.ratio:.2f} × beside one that thinks in a thread"
    yield Figure(SECTION, "a click beside one that thinks", ours.ratio, "×", at_most(1.25, "×"), told)


def thoughts(seats: int, number: int) -> list[float]:
    """Of one match: the seconds that each question would take a sharp one."""
    taken: list[float] = []

    def think(match: Match[Any], prompt: Prompt, chance: Chance) -> Any:
        began = time.process_time()
        answer(question(match, prompt, seats))
        taken.append(time.process_time() - began)
        return adviser_policy(match, prompt, chance)

    playout(GAME, seats, KingdomOptions(), b"bench %d" % number, (think, *(adviser_policy,) * (seats - 1)))
    return taken


def question(match: Position[Any], prompt: Prompt, seats: int) -> Question:
    return Question(GAME, match.state, prompt, advised(match, prompt), seats)


async def beside(clicks: int) -> tuple[Waits, Waits]:
    """Beside the process, and beside a thread."""
    thinker = Thinker()
    asked = Match.start(GAME, SEATS[-1], KingdomOptions(), Chance(b"bench"))
    thought = question(asked, asked.prompts[0], SEATS[-1])
    await thinker.look_ahead(thought)  # the process has loaded the rules
    try:
        async with playing() as click:
            return (
                await _by_turns(click, clicks, lambda: thinker.look_ahead(thought)),
                await _by_turns(click, clicks, lambda: asyncio.to_thread(answer, thought)),
            )
    finally:
        await thinker.close()


async def _by_turns(
    click: Callable[[], Coroutine[Any, Any, float]], clicks: int, think: Callable[[], Coroutine[Any, Any, object]]
) -> Waits:
    waits = Waits()
    while len(waits.alone) < clicks:
        waits.alone += [await click() for _ in range(BATCH)]
        is_enough = asyncio.Event()
        thinking = asyncio.create_task(_again_and_again(think, is_enough))
        await asyncio.sleep(0)  # it begins
        waits.beside += [await click() for _ in range(BATCH)]
        is_enough.set()
        await thinking
    return waits


async def _again_and_again(think: Callable[[], Coroutine[Any, Any, object]], is_enough: asyncio.Event) -> None:
    while not is_enough.is_set():
        await think()


@asynccontextmanager
async def playing() -> AsyncIterator[Callable[[], Coroutine[Any, Any, float]]]:
    """Matches of three people, one after the other; each call is one answer, and says how long it took."""
    with TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "bench.sqlite3")
        host, channels = Host(store, {GAME.key: GAME}), count(1)
        table = await _begun(host, next(channels))

        async def click() -> float:
            nonlocal table
            if table.status != "open":
                table = await _begun(host, next(channels))
            assert table.match is not None
            prompt = table.prompts[0]
            choice = advised(table.match, prompt).choice
            began = time.perf_counter()
            table = (await host.commands.answer(table.id, PEOPLE[prompt.seat].id, prompt.number, choice)).table
            return time.perf_counter() - began

        yield click
        await host.close()
        await store.close()


async def _begun(host: Host, channel: int) -> Any:
    table = await host.commands.open_lobby(
        GAME.key, guild=1, channel=channel, starter=PEOPLE[0], options=KingdomOptions(), pace="none"
    )
    for person in PEOPLE[1:]:
        await host.commands.join(table.id, person)
    return await host.commands.begin(table.id, PEOPLE[0])
