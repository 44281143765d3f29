"""What the doctor says of how fast clicks are heard, and of the connection."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.process.stalls import Stalls
from bot.store import StorageFailed
from bot.ui.server.doctor import LONG_STALL_S, SLOW_CONNECTION_S, Doctor
from bot.words import Catalogue

WORDS = Catalogue().words()


def doctor(stalls: Stalls | None = None, latency: float = 0.0) -> Doctor:
    none_wait = SimpleNamespace(waiting=0)
    host = SimpleNamespace(store=SimpleNamespace(writer=none_wait))
    client = SimpleNamespace(latency=latency)
    return Doctor(cast(Any, SimpleNamespace(host=host, rate_limit=none_wait, stalls=stalls, client=client)))


@pytest.mark.parametrize(
    ("late", "message"), [(LONG_STALL_S, "doctor-stalls"), (LONG_STALL_S + 0.001, "doctor-stalled")]
)
def test_a_long_stall_is_an_illness(late: float, message: str) -> None:
    stalls = Stalls()
    stalls.note(late)
    (_,) = doctor(stalls)._waiting(WORDS)  # nobody watches, so nothing is known
    stalls.is_watched = True
    told, _ = doctor(stalls)._waiting(WORDS)
    assert told == WORDS.say(message, ms=round(late * 1000))


@pytest.mark.parametrize(
    ("latency", "message"),
    [
        (SLOW_CONNECTION_S, "doctor-connection"),
        (SLOW_CONNECTION_S + 0.001, "doctor-connection-slow"),
        (float("nan"), "doctor-connection-new"),
        (float("inf"), "doctor-connection-new"),
    ],
)
def test_a_slow_connection_is_an_illness_and_a_new_one_is_not_measured(latency: float, message: str) -> None:
    facts = {} if message == "doctor-connection-new" else {"ms": round(latency * 1000)}
    assert doctor(latency=latency)._connection(WORDS) == WORDS.say(message, **facts)


@pytest.mark.parametrize(
    ("found", "message"),
    [("ok", "doctor-memory"), ("row 3 missing", "doctor-memory-ill"), (StorageFailed(), "doctor-memory-ill")],
)
async def test_a_database_that_is_not_whole_is_an_illness(found: str | Exception, message: str) -> None:
    async def check() -> str:
        if isinstance(found, Exception):
            raise found
        return found

    ill = doctor()
    cast(Any, ill.context.host.store).check = check
    assert await ill._memory(WORDS) == WORDS.say(message)
