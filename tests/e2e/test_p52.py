"""P52: two people with heroes of their own and an automaton, from the Snuffed Lamp to the Brine Gaol, across kills."""

import re
from typing import Any

import pytest

from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.bot_process import BotProcess
from tests.e2e.player import OVER, Player, asking
from tests.e2e.test_bag import back_again, keys_of

Json = dict[str, Any]
MOST_CLICKS = 900
HEROES = {"Ada": "brakka", "Ben": "sable"}
ADVENTURES = ("The Snuffed Lamp", "The Brine Gaol")
# What one would press, the best first. A form comes filled in, and is confirmed.
WISHES = (
    r"(hit|cast)-.+-s", r"(hit|cast)-.+", r"use-\d+-h\d", r"do-heal.+", "exit", "depart", "follow", "take", "raised",
    r"march-\w+", r"to-\w+", r"(block|dodge|counter-spell)(-s)?", "stop", "rest", r"gift-\d+", "done", "later",
)  # fmt: skip


class Adventurer(Player):
    """Strikes what can be struck, and goes on; gives something away once, if that was asked for."""

    is_generous = False
    has_given = False

    def decides(self, offered: list[Json]) -> tuple[Json, list[str]]:
        found = {key: component for component in offered for key in keys_of(component)}
        wishes = (r"give-\d+-\d", *WISHES) if self.is_generous and not self.has_given else WISHES
        for wish in wishes:
            wanted = [key for key in found if re.fullmatch(wish, key)]
            if wanted:
                key = self.chance.choice(wanted)
                self.has_given = self.has_given or key.startswith("give")
                return found[key], [key]
        key = next((key for key in found if key.startswith("~send")), next(iter(found)))
        return found[key], [key]


async def recruit(person: Person) -> None:
    await person.slash("p52 hero recruit", who=HEROES[person.name])
    await person.sees("steps into the world")


async def set_out(people: list[Person], adventure: str, channel: str = "game-night") -> list[Adventurer]:
    """Both bring their heroes; an automaton comes along."""
    ada, ben = people
    await ada.slash("p52 new", channel=channel, adventure=adventure, difficulty="gentle", pace="none")
    await ben.click(await ben.sees("1 of 6 seats", channel=channel), "Join")
    lobby = await ada.sees("2 of 6 seats", channel=channel)
    for person in people:
        name = HEROES[person.name].title()
        await person.click(lobby, "Bring a Character")
        asked = await person.sees("Whom do you bring?", channel=channel)
        await person.choose(asked, "Choose, or nobody", name)
        await person.sees(f"With you come {name}", channel=channel)
    await ada.click(await ada.sees("with Sable", channel=channel), "Add Automaton")
    await ada.click(await ada.sees("3 of 6 seats", channel=channel), "Start")
    adventurers = [Adventurer(person, channel) for person in people]
    for one in adventurers:
        await one.open_panel()
    return adventurers


async def answered(person: Person, command: str, wanted: str, **options: str) -> str:
    """What a command is answered with."""
    known = {message["id"] for message in person.messages("game-night")}
    await person.slash(command, options=options)
    return described(await person.sees(lambda m: m["id"] not in known and wanted in described(m)))


async def sheet_said(person: Person) -> str:
    """What the list of one's heroes says."""
    return await answered(person, "p52 hero list", "Your characters")


async def chronicle(person: Person) -> str:
    """What the sheet of one's hero says."""
    (hero,) = await person.autocomplete("p52 hero show", "who", HEROES[person.name])
    return await answered(person, "p52 hero show", "(picture: ", who=hero["value"])


async def test_heroes_set_out_trade_and_are_called_off_across_a_kill(people: list[Person], bot: BotProcess) -> None:
    ada, ben, cleo, _ = people
    for person in (ada, ben):
        await recruit(person)
    adventurers = await set_out([ada, ben], "lamp")
    adventurers[0].is_generous = True
    for _ in range(4):
        await (await asking(adventurers)).plays(1)
    await bot.kill()
    await back_again(bot, ada)
    for one in adventurers:
        await one.open_panel()
    await (await asking(adventurers)).plays(1)
    assert "(in a match)" in await sheet_said(ada)
    await cleo.click("Read Board")
    await cleo.sees("Stair Vault")
    await ada.slash("p52 stop")
    await ada.click(await ada.sees("[Stop the Match]"), "Stop the Match")
    await cleo.sees("was stopped before its end")
    assert "(in a match)" not in await sheet_said(ada)
    assert bot.faults() == []


@pytest.mark.long
async def test_from_the_lamp_to_the_gaol(people: list[Person], bot: BotProcess) -> None:
    """Whatever becomes of them: each adventure stands in the chronicle once, also where the bot dies after the end."""
    ada, ben, cleo, _ = people
    for person in (ada, ben):
        await recruit(person)
    for number, (adventure, channel) in enumerate((("lamp", "game-night"), ("gaol", "lobby-chat")), start=1):
        adventurers = await set_out([ada, ben], adventure, channel)
        for _ in range(6):
            await (await asking(adventurers)).plays(1)
        await bot.kill()
        await back_again(bot, ada)
        await ben.slash("p52 away", channel=channel)
        await adventurers[0].open_panel()
        assert await adventurers[0].plays(MOST_CLICKS) < MOST_CLICKS
        await cleo.sees(OVER, channel=channel)
        await bot.kill()
        await back_again(bot, ada)
        for person in (ada, ben):
            assert "(in a match)" not in await sheet_said(person)
            said = await chronicle(person)
            assert [said.count(f"{name}: ") for name in ADVENTURES] == [1, number - 1], said
    assert bot.faults() == []
