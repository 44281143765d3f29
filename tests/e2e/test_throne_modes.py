"""Dead Throne against the land: Solo's last boss over a kill, and the dragon slain by two people."""

from collections.abc import Callable

import pytest

from bot.engine import Chance
from cogs.dead_throne.game import DeadThrone
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.boards import Defender, Solo
from cogs.dead_throne.state.match import State
from tests.client.person import Person
from tests.cogs.dead_throne.meetings import ADA, realm, wears
from tests.e2e.bot_process import BotProcess
from tests.e2e.player import OVER
from tests.e2e.test_bag import back_again, begin
from tests.e2e.test_deckbox_fight import Fighter

MIGHT = 30  # charms on a weapon and a shield: nobody stands against them
LAIR = "S.r4"

Scene = Callable[[DeadThrone, int, ThroneOptions, Chance], State]


def mighty(world: Realm) -> State:
    hero = world.player(ADA)
    wears(world, hero, "longbow", "tower-shield")
    hero.scrolls = ["swift-feet"] * 3  # none to draw
    for thing in hero.worn.values():
        thing.charms = MIGHT
    return world.state


def before_the_last_boss(_: DeadThrone, seats: int, options: ThroneOptions, chance: Chance) -> State:
    """A space before the Dead Throne, and a weak enemy in front of the deck."""
    del seats, options, chance
    world = realm("T1.r2", mode="solo")
    world.state.solo = Solo(red=19, turns=30, beaten=[5, 10, 15])
    world.state.decks["field"].sort(key=lambda card: card != "enemy:f1")
    return mighty(world)


def before_the_dragon(_: DeadThrone, seats: int, options: ThroneOptions, chance: Chance) -> State:
    """Agrimor stands where Ada does."""
    del seats, options, chance
    world = realm(LAIR, "T1.inn", mode="defender")
    world.state.defender = Defender(towns=dict.fromkeys(("T1", "T2", "T3"), 35), agrimor=7, agrimor_at=LAIR)
    return mighty(world)


@pytest.mark.long
async def test_the_last_boss_falls_over_a_kill(
    people: list[Person], bot: BotProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben, *_ = people
    await ada.slash("throne new", pace="none", mode="solo")
    lobby = await ada.sees("[Start]")
    hero = await staged(ada, bot, monkeypatch, before_the_last_boss, lobby)
    await hero.does("outside", "weapon")  # the rat swarm, and on to the boss
    await hero.is_offered("weapon")
    await bot.kill()
    await back_again(bot, ada)
    await hero.open_panel()
    await hero.does("weapon")
    await ben.sees(OVER)
    assert bot.faults() == []


@pytest.mark.long
async def test_the_dragon_is_slain(people: list[Person], bot: BotProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben, *_ = people
    await ada.slash("throne new", pace="none", mode="defender")
    await ben.click(await ben.sees("1 of 4 seats"), "Join")
    hero = await staged(ada, bot, monkeypatch, before_the_dragon, await ada.sees("2 of 4 seats"))
    await hero.does("strike-dragon", "weapon")
    await ben.sees(OVER)
    assert bot.faults() == []


async def staged(
    ada: Person, bot: BotProcess, monkeypatch: pytest.MonkeyPatch, scene: Scene, lobby: dict[str, object]
) -> Fighter:
    """The match begins with that scene, while the bot is away."""
    await bot.stop()
    monkeypatch.setattr(DeadThrone, "setup", scene)
    await begin(bot.data / "castellan.sqlite3", lobby, ada, monkeypatch)
    await back_again(bot, ada)
    hero = Fighter(ada)
    await hero.open_panel()
    return hero
