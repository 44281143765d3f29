"""Dead Throne in the thick of it: a rescue, a trade talked over, a battle beside the round and over a kill.

A voice from afar joins it, somebody flees out of it, and runs into a trap. Four people and an automaton.
"""

import re

import pytest

from bot.engine import Chance
from cogs.dead_throne.content.land_kinds import Step
from cogs.dead_throne.game import DeadThrone
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.state.match import State
from cogs.dead_throne.state.people import Held
from tests.client.person import Person
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, DAN, EVE, realm, sets, wears
from tests.e2e.bot_process import BotProcess
from tests.e2e.tables import public, texts
from tests.e2e.test_bag import back_again, begin
from tests.e2e.test_deckbox_fight import Fighter

GATE: Step = "T1.g5"
ROAD: Step = "T1.r3"
ONCE = (
    r"\(Ada\) is free!",
    r"\(Ben\) and \w+ \(Ada\) have a deal|\(Ada\) and \w+ \(Ben\) have a deal",
    r"\(Cleo\) attacks \w+ \(Dora\)",
    r"\(Ada\) joins the battle",
    "and gets away!",
    r"A trap springs on \w+ \(Dora\)",
)


def scene(_: DeadThrone, seats: int, options: ThroneOptions, chance: Chance) -> State:
    """Ada is held, and Ben stands beside her; Cleo and Dora share a step; Eve, far off, has nothing to do."""
    del seats, options, chance
    world = realm(GATE, GATE, ROAD, ROAD, "S.r1", breath=0)
    for player in world.players:
        player.scrolls = ["nullify"] * 3
    world.player(ADA).scrolls = ["far-voice", "nullify", "nullify"]
    world.player(ADA).held = Held("w1", "woods", 2)
    wears(world, world.player(BEN), "greatsword")
    sets(world, world.player(BEN), "bridge-saw")
    wears(world, world.player(CLEO), "short-sword")
    world.player(DAN).has_smoke = True
    world.player(EVE).held = Held("w5", "woods", 9)
    world.state.next = BEN
    return world.state


def tells_once(watcher: Person) -> bool:
    story = "\n".join(texts(public(watcher)))
    return all(len(re.findall(once, story)) == 1 for once in ONCE)


async def talk(ben: Fighter, ada: Fighter) -> None:
    """A coin is offered, two are wanted; the answer to that comes beside the next Game Turn."""
    await ben.reads("[Amounts]")
    await ben.fills("Amounts", **{"You give: Coin": "1"})
    await ben.reads("[Send Offer]")
    await ben.presses("Send Offer")
    await ada.reads("[Counter-Offer]")
    await ada.presses("Counter-Offer")
    await ada.reads("[Amounts]")
    await ada.fills("Amounts", **{"You get: Coin": "2"})
    await ada.reads("[Send Offer]")
    await ada.presses("Send Offer")
    await ben.reads("[Accept]")
    await ben.presses("Accept")


@pytest.mark.long
async def test_a_rescue_a_trade_a_battle_beside_the_round_and_a_kill(
    people: list[Person], bot: BotProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, *guests = people
    await ada.slash("throne new", pace="none", print="first")
    for number, guest in enumerate(guests, start=1):
        await guest.click(await guest.sees(f"{number} of 7 seats"), "Join")
    await ada.click(await ada.sees("4 of 7 seats"), "Add Automaton")
    lobby = await ada.sees("5 of 7 seats")
    await bot.stop()
    monkeypatch.setattr(DeadThrone, "setup", scene)
    await begin(bot.data / "castellan.sqlite3", lobby, ada, monkeypatch)
    await back_again(bot, ada)
    one, two, three, four = players = [Fighter(person) for person in people]
    for player in players:
        await player.open_panel()

    await two.does("rescue-0", "none", "weapon", "trade-0")
    await talk(two, one)
    await three.does("battle-3", "weapon")
    await four.does("none")
    await four.is_offered("flee")
    await bot.kill()
    await back_again(bot, ada)
    for player in players:
        await player.open_panel()
    await four.does("pass")
    await one.does("far-voice", "choose-player-3")
    await two.does("hold-on", "no")
    await one.does("battle-3")
    await three.does("pass")
    await four.does("flee", "stop-t1-r2")
    await guests[1].waits_for(lambda: tells_once(guests[1]), "each deed told once")
    assert bot.faults() == []
