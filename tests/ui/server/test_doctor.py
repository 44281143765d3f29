"""What the doctor says of how fast clicks are heard, and of the connection."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot import VERSION
from bot.local.protocol.component_types import TEXT_DISPLAY, walk
from bot.process.stalls import Stalls
from bot.store import StorageFailed
from bot.ui.server import doctor as module
from bot.ui.server.doctor import Doctor
from bot.words import Catalogue

LONG_STALL_S = 0.5
SLOW_CONNECTION_S = 1.0
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


def test_what_waits_to_be_done_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "waiting", lambda: 2)
    sick = doctor(Stalls())
    context: Any = sick.context
    context.host.store.writer, context.rate_limit = SimpleNamespace(waiting=1), SimpleNamespace(waiting=3)
    assert sick._waiting(WORDS) == [WORDS.say("doctor-queues", writes=1, pictures=2, tables=3)]


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


class Examined:
    """A whole examination, at a table that is alone or one of several processes."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, *, live: int, shards: int, missing: tuple[str, ...] = ()
    ) -> None:
        monkeypatch.setattr(module, "missing_rights", lambda _: [SimpleNamespace(message=one) for one in missing])
        rows = [SimpleNamespace(is_live=lambda _, lives=number < live: lives) for number in range(shards)]
        ill = doctor(Stalls(), latency=0.1)
        host: Any = ill.context.host
        host.store.check, host.now = self._answer("ok"), None
        host.shards = SimpleNamespace(is_whole=shards == 1, count=shards)
        host.queries = SimpleNamespace(leases=self._answer(rows), laid_out=self._answer([1, 2, 3]))
        cast(Any, ill.context).words = lambda _: WORDS
        self._doctor, self.said = ill, ""

    def _answer(self, found: Any) -> Any:
        async def answer(*_: Any) -> Any:
            return found

        return answer

    async def says(self) -> str:
        async def show(view: Any) -> None:
            self.said = "\n".join(
                part["content"] for part in walk(view.to_components()) if part["type"] == TEXT_DISPLAY
            )

        interaction = SimpleNamespace(guild_id=5, application_id=77)
        await self._doctor.examine(cast(Any, SimpleNamespace(interaction=interaction, show=show)))
        return self.said


async def test_where_all_is_well_each_finding_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    said = await Examined(monkeypatch, live=1, shards=1).says()
    for message, facts in (("doctor-rights", {}), ("doctor-memory", {}), ("doctor-connection", {"ms": 100})):
        assert WORDS.say(message, **facts) in said.splitlines()
    assert WORDS.say("doctor-matches", count=3) in said
    assert said.splitlines()[0] == f"### {WORDS.say('doctor-title')}"
    assert VERSION in said.splitlines()[-1]
    assert "shard" not in said.lower()


@pytest.mark.parametrize(("live", "message"), [(3, "doctor-shards"), (2, "doctor-shards-down")])
async def test_of_several_processes_it_says_whether_all_are_there(
    live: int, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = await Examined(monkeypatch, live=live, shards=3).says()
    assert WORDS.say(message, shard=0, shards=3, down=3 - live) in said


async def test_each_right_that_is_missing_is_named_once_with_its_purpose_and_the_way_to_give_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = await Examined(monkeypatch, live=1, shards=1, missing=("attach-files", "attach-files")).says()
    missing = WORDS.say(
        "doctor-right-missing",
        permission=WORDS.say("permission-attach-files"),
        purpose=WORDS.say("right-attach-files"),
    )
    assert said.count(missing) == 1
    assert "client_id=77" in said
    assert WORDS.say("doctor-rights") not in said
