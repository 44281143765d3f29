from collections.abc import AsyncIterator, Iterator

import pytest

from bot.store import Store
from tests.support.postgres import Server


@pytest.fixture
def url(postgres_server: Server) -> Iterator[str]:
    url = postgres_server.borrow()
    yield url
    postgres_server.give_back(url)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    yield store
    await store.close()
