"""/gm: what the game master says about itself and hands out."""

from typing import Any

import aiohttp
import msgspec
import pytest

from bot.store import Store
from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.bot_process import BotProcess
from tests.e2e.tables import start


@pytest.mark.long
async def test_about_and_doctor(people: list[Person]) -> None:
    ben = people[1]
    await ben.slash("gm about")
    await ben.sees("Death Over the Kingdom")
    await ben.slash("gm doctor")
    await ben.sees("I have all the permissions I need in this channel")
    await ben.sees("My database is sound")
    await ben.sees("in the last hour")
    await ben.sees("Waiting right now: 0 to be saved,")


async def test_an_export_is_sealed_until_the_end(people: list[Person]) -> None:
    ada, ben, cleo = people[:3]
    await ben.slash("gm export")
    await ben.sees("I find no match that began here")
    await start([ada, ben, cleo])
    assert await exported(ben, "stay sealed") == (None, None)
    await ada.slash("kingdom stop")
    await ada.click(await ada.sees("Stop this match for everybody?"), "Stop the Match")
    await ben.sees("Somebody stopped the match")
    seed, answers = await exported(ben, "bot verify")
    assert seed
    assert answers == []


async def test_everybody_gets_their_own_data_and_nothing_of_others(people: list[Person]) -> None:
    ada, ben, cleo = people[:3]
    await start([ada, ben, cleo])
    await ben.slash("gm pings", quiet="22-8")
    await ben.sees("22:00")
    await ada.slash("manage bar", options={"who": str(ben.id)}, days=2, reason="too loud")
    await ada.sees("<@")
    told = await data_of(ben)
    assert told["settings"]["pings"]["quiet"]["begins"] == "22:00"
    assert [bar["reason"] for bar in told["bars"]] == ["too loud"]
    (match,) = told["matches"]
    assert (match["status"], match["opened_by_you"], len(match["seats"])) == ("open", False, 1)
    assert not any(str(other) in msgspec.json.encode(told).decode() for other in (ada.id, cleo.id, "Ada", "Cleo"))
    await ben.slash("gm forget me", sure=True)
    await ben.sees("I do not know you any more")
    told = await data_of(ben)
    assert told == {"person": int(ben.id), "bars": [], "settings": {}, "characters": [], "matches": [], "leagues": []}


async def data_of(person: Person) -> Any:
    """All that is kept about them."""
    await person.slash("gm data")
    message = await person.sees("all I keep about you")
    assert message["flags"] & 64, "others see it"
    async with aiohttp.ClientSession() as session, session.get(message["attachments"][0]["url"]) as response:
        return msgspec.json.decode(await response.read())


async def exported(person: Person, sentence: str) -> tuple[object, object]:
    """Seed and answers of the record."""
    await person.slash("gm export")
    message = await person.sees(sentence)
    (attachment,) = message["attachments"]
    async with aiohttp.ClientSession() as session, session.get(attachment["url"]) as response:
        record = msgspec.json.decode(await response.read())
    return record["seed"], record["answers"]


@pytest.mark.long
async def test_settings_are_the_managers_and_hold(people: list[Person], bot: BotProcess) -> None:
    """Ben may look; Ada settles who, where, how fast and in a thread; all of it holds after a restart."""
    ada, ben = people[:2]
    await ben.slash("gm settings")
    await ben.sees("Everybody may open a table")
    await ben.slash("gm settings", start="managers")
    await ben.sees("Only a server manager")
    await ada.slash("gm settings", pace="live", start="managers", threads=True, options={"channel": "game-night"})
    await ada.sees("Only server managers may open a table")
    await bot.stop()
    await bot.is_offline(ada)
    await bot.start()
    await bot.is_online(ada)
    await ada.slash("kingdom new", channel="lobby-chat")
    await ada.sees("On this server I play in <#")
    await ben.slash("kingdom new")
    await ben.sees("Only a server manager")
    await ada.slash("kingdom new")
    await ada.sees("Your table is open in <#")
    lobby = await ada.sees("[Join]", channel="Death Over the Kingdom · Ada")
    assert "2 minutes per decision" in described(lobby)


async def test_who_is_forgotten_leaves_a_masked_guest(people: list[Person]) -> None:
    ada, ben, cleo = people[:3]
    await start([ada, ben, cleo])
    await ben.slash("gm forget me")
    await ben.sees("repeat the command with **sure**")
    await ben.slash("gm forget me", sure=True)
    await ben.sees("I do not know you any more")
    await ben.slash("kingdom hand")
    await ben.sees("You have no seat at this table")
    await ada.slash("kingdom board")
    assert "Ben" not in described(await ada.sees("The board in words"))


@pytest.mark.long
async def test_a_drained_bot_opens_no_match_and_says_why(people: list[Person], bot: BotProcess) -> None:
    ada = people[0]
    store = await Store.open(bot.data / "castellan.sqlite3")
    try:
        await store.put_drain("An upgrade at nine.")
        await ada.slash("kingdom new")
        await ada.sees("I open no new match just now: An upgrade at nine.")
        await store.put_drain(None)
    finally:
        await store.close()
    await ada.slash("kingdom new")
    await ada.sees("[Join]")
