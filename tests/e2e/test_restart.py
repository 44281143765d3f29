"""The bot goes and comes back; nothing that was accepted is lost, and old buttons still work."""

import asyncio

import pytest

from bot.local.messages.posting import delete
from bot.local.server import LocalTable
from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.bot_process import BotProcess
from tests.e2e.player import Player, one_plays
from tests.e2e.tables import public, sit_down, start


@pytest.mark.parametrize("how", [pytest.param("stop", marks=pytest.mark.long), "kill"])
async def test_a_match_goes_on_after_a_restart(people: list[Person], bot: BotProcess, how: str) -> None:
    seated = people[:3]
    await start(seated)
    ada, *others = players = [Player(person) for person in seated]
    await ada.plays(1)  # accepted: Ada has laid a card
    await (bot.stop() if how == "stop" else bot.kill())
    await bot.is_offline(people[0])
    await bot.start()
    await bot.is_online(people[0])
    await asyncio.gather(*(player.plays(1) for player in others))  # with the buttons from before
    assert "is about to act" in described(await people[0].sees("is about to act"))
    await ada.open_panel()
    for _ in range(5):
        await one_plays(players)
    assert bot.faults() == []


async def test_a_panel_from_before_a_kill_still_answers(people: list[Person], bot: BotProcess) -> None:
    seated = people[:3]
    await start(seated)
    players = [Player(person) for person in seated]
    await asyncio.gather(*(player.open_panel() for player in players))
    await bot.kill()
    await bot.is_offline(people[0])
    await bot.start()
    await bot.is_online(people[0])
    await asyncio.gather(*(player.plays(1) for player in players))
    await people[0].sees("is about to act")


@pytest.mark.long
async def test_a_message_deleted_while_the_bot_was_away_is_posted_anew(
    people: list[Person], bot: BotProcess, local: LocalTable
) -> None:
    ada = people[0]
    table = await start(people[:3])
    await bot.kill()
    await bot.is_offline(ada)
    delete(local.table, local.table.world.messages[table["channel_id"]][table["id"]])
    await bot.start()
    fresh = await ada.sees(lambda m: "[Your Hand]" in described(m) and m["id"] != table["id"])
    assert [m["id"] for m in public(ada) if "[Your Hand]" in described(m)] == [fresh["id"]]


async def test_a_lobby_survives(people: list[Person], bot: BotProcess) -> None:
    ada, ben, cleo, dora = people
    lobby = await sit_down([ada, ben, cleo])
    await bot.kill()
    await bot.is_offline(ada)
    await bot.start()
    await bot.is_online(ada)
    await dora.click(lobby, "Join")
    await ada.sees("4 of 7 seats")


async def test_it_ends_in_order(people: list[Person], bot: BotProcess) -> None:
    await start(people[:3])
    assert await bot.stop() == 0
    assert bot.faults() == []
