"""Discord refuses edits that bring new pictures: the table is shown anew, and so are panels; the log says so once."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.client.descriptions import described
from tests.client.reply import Refused
from tests.e2e.player import Player
from tests.faults.conftest import opened
from tests.faults.stage import Json, Stage
from tests.faults.tables import story, tables

SAID = "Discord refuses edits with new pictures"


@pytest_asyncio.fixture(scope="module", loop_scope="package")
async def refusing(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """A bot of their own, as it goes on avoiding such edits."""
    async with opened(tmp_path_factory.mktemp("refusing")) as stage:
        stage.local.table.refuses_new_media = "all"
        yield stage


class Follower(Player):
    """Looks at the newest panel, as each gives way to the next."""

    def _open(self) -> list[Json]:
        self.panel = self._newest("For your eyes only") or self.panel
        return super()._open()

    async def _answer(self) -> bool:
        try:
            return await super()._answer()
        except Refused:  # it has just given way
            self.answered.clear()
            return False


async def follower(stage: Stage) -> Follower:
    player = await stage.solo(stage.channel())
    return Follower(player.person, player.channel)


async def test_the_table_goes_on_in_new_messages(refusing: Stage) -> None:
    """One table stands in the channel, each line of the story once, and nobody is called for what replaces an edit."""
    player = await follower(refusing)
    channel = player.channel
    first = await refusing.table_of(channel)
    await player.plays(4)
    await player.person.waits_for(lambda: len(tables(player.person, channel)) == 1, "one table")
    shown = tables(player.person, channel)[0]
    assert shown["id"] != first["id"]
    assert "(picture: " in described(shown)
    lines = story(player.person, channel)
    assert len(lines) == len(set(lines))
    assert refusing.bot.said().count(SAID) == 1
    assert refusing.faults() == []


async def test_what_is_known_to_be_refused_is_not_tried_again(refusing: Stage) -> None:
    player = await follower(refusing)
    await player.plays(2)
    refused: list[str] = []
    refusing.local.requests.observers.append(
        lambda exchange: refused.append(exchange.path) if exchange.status == 400 else None
    )
    await player.plays(3)
    refusing.local.requests.observers.pop()
    assert refused == []


@pytest.mark.long
async def test_where_only_answers_to_clicks_are_refused_panels_stay_where_they_are(tmp_path: Path) -> None:
    """The click is acknowledged first, and the panel edited after it."""
    async with opened(tmp_path) as stage:
        stage.local.table.refuses_new_media = "answers"
        player = await stage.solo(stage.channel())
        await player.plays(4)
        assert SAID not in stage.bot.said()
        assert stage.faults() == []
