"""Deckbox Dungeons in the thick of it: a friend pulled up, a card bought and handed on, and a kill -9 among blows."""

import re
from typing import Any

import pytest

from bot.engine import Chance
from cogs.deckbox_dungeons.game import DeckboxDungeons
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.state.match import State
from tests.client.person import Person
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, scene, tamsin
from tests.e2e.bot_process import BotProcess
from tests.e2e.tables import public, texts
from tests.e2e.test_bag import back_again, begin, keys_of
from tests.e2e.trader import Trader

Json = dict[str, Any]
ONCE = (
    "Brannoc pulls Tamsin up",
    "Brannoc buys",
    "Brannoc hands Tamsin",
    "Stone Skin;",
)


def fight(_: DeckboxDungeons, seats: int, options: DeckboxOptions, chance: Chance) -> State:
    """Tamsin lies beside Brannoc, who has coin, and Energy for Stone Skin; three Cutters stand round him."""
    del seats, chance
    foes = [enemy("goblin-cutter", at) for at in ((2, 3), (3, 2), (4, 3))]
    heroes = brannoc((3, 3), energy=2, treasure=4), tamsin((3, 4), health=0, is_downed=True)
    state = scene(*heroes, enemies=foes, options=options).state
    state.market[:] = cards("healing-draught", "oak-shield", "swift-tonic")
    return state


class Fighter(Trader):
    """Presses what it is told."""

    wanted = ""

    def decides(self, offered: list[Json]) -> tuple[Json, list[str]]:
        found = {key: component for component in offered for key in keys_of(component)}
        key = next(key for key in found if re.fullmatch(self.wanted, key))
        return found[key], [key]

    async def does(self, *wanted: str) -> None:
        for one in wanted:
            await self.is_offered(one)
            self.wanted = one
            await self.plays(1)

    async def is_offered(self, wanted: str) -> None:
        await self.person.waits_for(lambda: self._has(wanted), f"{wanted!r} in the panel")

    def _has(self, wanted: str) -> bool:
        return any(re.fullmatch(wanted, key) for component in self._open() for key in keys_of(component))


def tells_once(watcher: Person) -> bool:
    """An older page may still be on its way to its last shape."""
    story = "\n".join(texts(public(watcher)))
    return all(len(re.findall(once, story)) == 1 for once in ONCE)


@pytest.mark.long
async def test_a_revival_a_purchase_a_gift_and_a_kill_among_the_blows(
    people: list[Person], bot: BotProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben, cleo, _ = people
    await ada.slash("deckbox new", quest="cellar", level="hard", pace="none")
    await ben.click(await ben.sees("1 of 4 seats"), "Join")
    lobby = await ada.sees("2 of 4 seats")
    await bot.stop()
    monkeypatch.setattr(DeckboxDungeons, "setup", fight)
    await begin(bot.data / "castellan.sqlite3", lobby, ada, monkeypatch)
    await back_again(bot, ada)
    one, friend = Fighter(ada), Fighter(ben)
    await one.open_panel()
    await friend.open_panel()
    await one.does("revive-1", "buy-100")
    await one.open_panel()
    await one.reads("[What you give: Healing Draught]")
    await one.chooses("What you give", "Healing Draught")
    await one.reads("[Send Offer]")
    await one.presses("Send Offer")
    await cleo.sees("Brannoc hands Tamsin the Healing Draught")

    await one.does("end", "forfeit")
    await friend.is_offered("end")
    await friend.does("use-100-h1", "end", "forfeit")
    await cleo.sees("[Roll Defence]")
    await bot.kill()
    await back_again(bot, ada)
    await one.open_panel()
    await one.does("ability")  # the other two have no card to be asked about
    await cleo.sees("Round 2")
    await cleo.waits_for(lambda: tells_once(cleo), "each deed told once")
    assert bot.faults() == []
