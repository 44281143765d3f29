"""One bot for all tests of this folder, in a process of its own; they disturb it one after the other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.local.rest.exchange import Exchange
from bot.local.server import LocalTable
from tests.client.person import Person
from tests.e2e.inside import new_bot
from tests.faults.stage import Stage
from tests.support.unhurried import UnhurriedClock

HERE = Path(__file__).parent
NAMES = ("Ada", "Ben", "Cleo")
MOST_SECONDS = 300


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """They share the bot, so they share its loop."""
    for item in items:
        if str(item.path).startswith(f"{HERE}/"):
            item.add_marker(pytest.mark.timeout(MOST_SECONDS))
            item.add_marker(pytest.mark.asyncio(loop_scope="package"), append=False)


@asynccontextmanager
async def opened(folder: Path, **env: str) -> AsyncIterator[Stage]:
    """A table with a bot and all people, until the block ends, whether or not the bot still runs then."""
    async with LocalTable(clock=UnhurriedClock()) as local:
        bot = new_bot(local.base_url, folder)
        bot._env |= env
        await bot.start()
        people = await asyncio.gather(*(Person.sit(local.base_url, name) for name in NAMES))
        await bot.is_online(people[0])
        yield Stage(local, bot, people)
        await asyncio.gather(*(person.leave() for person in people))
        await bot.stop()


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def table_and_bot(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    folder = tmp_path_factory.mktemp("faults")
    async with opened(folder, CASTELLAN_LOG="DEBUG") as stage:  # not even then may a secret get into the log
        yield stage


@pytest_asyncio.fixture(loop_scope="package")
async def stage(table_and_bot: Stage) -> AsyncIterator[Stage]:
    """What the bot logs is this test's alone. Whatever it sends, nobody is called but by id."""
    table_and_bot.news()
    pinging: list[Exchange] = []

    def watch(exchange: Exchange) -> None:
        if may_ping(exchange.asked):
            pinging.append(exchange)

    table_and_bot.local.requests.observers.append(watch)
    yield table_and_bot
    table_and_bot.local.requests.observers.remove(watch)
    table_and_bot.local.table.faults.clear()
    assert pinging == []


def may_ping(asked: Any) -> bool:
    """Is there text in it, and leave to call everybody, a role, or whoever is named in the text?"""
    body = asked.get("data", asked) if isinstance(asked, dict) else {}
    has_text = isinstance(body, dict) and (body.get("components") or body.get("content")) and "custom_id" not in body
    if not has_text:
        return False
    allowed = body.get("allowed_mentions")
    return allowed is None or bool(allowed.get("parse")) or bool(allowed.get("roles"))
