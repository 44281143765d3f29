"""After each change the message, the panels and all who listen hear of it; only messages that are kept are repaired."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.host import Change
from bot.ui.messages import publisher as module
from bot.ui.messages.publisher import Publisher
from tests.ui.bazaar.game import BazaarOptions
from tests.ui.scenes import bazaar

TABLE = bazaar(BazaarOptions()).table


class Updated:
    """Stands for the updater of one match."""

    def __init__(self, _: Any, table: Any, __: Any) -> None:
        self.table = table
        self.noted: list[Change] = []
        self.repaired: list[Any] = []
        self.requested = self.lost = 0
        self.is_idle, self.is_refused, self.shown_message = True, False, 7

    def note(self, change: Change) -> None:
        self.noted.append(change)
        self.table = change.table

    def repair(self, seen: Any) -> None:
        self.repaired.append(seen)

    def request(self) -> None:
        self.requested += 1

    def message_deleted(self) -> None:
        self.lost += 1


class Heard:
    """A publisher, and who has heard of what."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(module, "Updater", Updated)
        self.expected: list[Any] = []
        unanswered = SimpleNamespace(expect=lambda *what: self.expected.append(what))
        context: Any = SimpleNamespace(
            clicked=SimpleNamespace(unanswered=unanswered),
            in_flight=SimpleNamespace(wait_briefly=self._nothing),
            faces={TABLE.game: None},
        )
        self.publisher: Any = Publisher(context)
        self.heard: list[str] = []
        for part in ("gathering", "panels", "presence"):
            monkeypatch.setattr(self.publisher, part, SimpleNamespace(changed=self._hears(part), table_painted=None))
        self.publisher.hearers.append(self._hears("others"))

    async def _nothing(self) -> None:
        pass

    def _hears(self, part: str) -> Any:
        return lambda _: self.heard.append(part)

    async def happens(self, **table: Any) -> Any:
        change = Change(kind="answered", table=replace(TABLE, **table))
        await self.publisher.changed(change)
        return self.publisher._updaters.get(change.table.id)


async def test_all_hear_of_a_change_once(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch)
    updater = await heard.happens()
    assert await heard.happens() is updater
    assert len(updater.noted) == 2
    assert heard.heard == ["gathering", "others", "panels", "presence"] * 2
    assert heard.expected == [(None, TABLE.game), (7, TABLE.game)], "before anybody waits"


async def test_a_match_whose_game_is_not_here_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch)
    assert await heard.happens(game="gone") is None
    assert heard.heard == []


async def test_what_somebody_saw_is_repaired_where_it_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch)
    updater = await heard.happens()
    heard.publisher.repair("another")
    heard.publisher.repair(TABLE.id, "seen")
    heard.publisher.repair(TABLE.id)
    assert updater.repaired == ["seen", None]


async def test_only_the_messages_that_it_concerns_are_updated(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch)
    here, there = await heard.happens(), await heard.happens(id="there", channel=11)
    over = await heard.happens(id="over", status="finished")
    there.shown_message, over.shown_message = 8, 8
    heard.publisher.messages_deleted([8, 9])
    assert (here.lost, there.lost, over.lost) == (0, 1, 0)
    heard.publisher.update_where(lambda table: table.channel == TABLE.channel)
    assert (here.requested, there.requested, over.requested) == (1, 0, 0)
    here.is_refused = there.is_refused = True
    heard.publisher.update_refused(11)
    assert (here.requested, there.requested) == (1, 1)
    there.is_refused = False
    heard.publisher.update_refused(11)
    assert there.requested == 1


async def test_of_many_quiet_matches_those_that_are_over_are_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_UPDATERS", 2)
    heard = Heard(monkeypatch)
    for match, status in (("a", "open"), ("b", "finished"), ("c", "finished"), ("d", "open")):
        await heard.happens(id=match, status=status)
    assert list(heard.publisher._updaters) == ["a", "c", "d"]
    await heard.happens(id="e")
    assert list(heard.publisher._updaters) == ["a", "d", "e"]
    (await heard.happens(id="f", status="finished")).is_idle = False
    await heard.happens(id="g")
    assert "f" in heard.publisher._updaters, "it is being shown"


async def test_all_that_is_under_way_ends_as_it_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    heard, closed = Heard(monkeypatch), list[str]()

    def closing(name: str) -> Any:
        async def close() -> None:
            closed.append(name)

        return close

    (await heard.happens()).close = closing("updater")
    for part in ("gathering", "panels", "presence"):
        getattr(heard.publisher, part).close = closing(part)
    await heard.publisher.close()
    assert closed == ["gathering", "panels", "presence", "updater"]
