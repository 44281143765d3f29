"""A match in another language, from the slash command to the result: a bot that has one made of English beside it."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.local.rest.exchange import Exchange
from bot.local.server import LocalTable
from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.bot_process import ROOT, BotProcess
from tests.e2e.player import OVER, REFUSED, Player
from tests.support import pseudo
from tests.support.pseudo import faults, stretched, texts

pytestmark = pytest.mark.long


class ThereBot(BotProcess):
    """It runs from another tree."""

    home: Path

    async def start(self) -> None:
        self._env |= {"PYTHONPATH": str(self.home), "PYTHONSAFEPATH": "1"}
        await super().start()


class ForeignPlayer(Player):
    HAND = f"{pseudo.OPEN}{stretched('Your Hand')}{pseudo.CLOSE}"
    PANEL, OVER, REFUSED = stretched("For your eyes only"), stretched(OVER), stretched(REFUSED)
    PRESS = stretched("Press **Your Hand**")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pseudo.tree(ROOT, tmp_path_factory.mktemp("there"))


@pytest.fixture
async def bot(local: LocalTable, tmp_path: Path, home: Path) -> AsyncIterator[BotProcess]:
    process = ThereBot(local.base_url, tmp_path)
    process.home = home
    await process.start()
    yield process
    await process.stop()


@pytest.fixture
async def ada(local: LocalTable, bot: BotProcess) -> AsyncIterator[Person]:
    async with await Person.sit(local.base_url, "Ada") as person:
        await bot.is_online(person)
        await person.act(kind="set_locale", locale=pseudo.LOCALE)
        await person.act(kind="set_server_locale", locale=pseudo.LOCALE)
        yield person


def button(english: str) -> str:
    return f"{pseudo.OPEN}{stretched(english)}{pseudo.CLOSE}"


def must_describe_commands(local: LocalTable) -> None:
    found: list[Any] = [one for one in local.table.world.commands.values() if one["name"] == "gm"]
    assert found[0]["description_localizations"].keys() >= {pseudo.LOCALE, "de", "es-419", "pt-BR"}
    assert not faults(found[0]["description_localizations"][pseudo.LOCALE])


async def test_a_whole_match_is_played_in_it(local: LocalTable, bot: BotProcess, ada: Person) -> None:
    said: dict[str, None] = {}

    def listen(exchange: Exchange) -> None:
        said.update(dict.fromkeys(texts(exchange.asked) if "commands" not in exchange.path else ()))

    must_describe_commands(local)
    local.requests.observers.append(listen)
    await ada.slash("kingdom help")
    await ada.sees(stretched("Learn by Playing"))
    await ada.slash("kingdom new", automata=2, pace="none")
    await ada.click(await ada.sees(f"[{button('Start')}]"), button("Start"))
    assert await ForeignPlayer(ada).plays() > 0
    assert stretched(OVER) in described(await ada.sees(f"[{button('Rematch')}]"))
    found = dict.fromkeys(fault for text in said for fault in faults(text))
    assert not found, "\n".join(found)
    assert bot.faults() == []


async def test_each_is_spoken_to_in_their_own(local: LocalTable, bot: BotProcess, ada: Person) -> None:
    """Ben's Discord is English on a server that is not; then he chooses the server's language, and Ada English."""
    async with await Person.sit(local.base_url, "Ben") as ben:
        await ben.slash("gm pings")
        await ben.sees("When I call you")
        await ben.slash("gm language", language=pseudo.LOCALE)
        await ben.sees(stretched("From now on I speak"))
        await ada.slash("gm language", language="en")
        await ada.sees("From now on I speak English to you")
        await ada.slash("gm pings")
        await ada.sees("When I call you")
        await ada.slash("kingdom new", pace="none")
        await ben.sees(f"[{button('Join')}]")
        await ada.click(await ada.sees(f"[{button('Join')}]"), button("Cancel"))
        await ada.slash("kingdom new", pace="none", language="en")
        await ben.sees("[Join]")
