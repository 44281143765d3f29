"""P52: two people with heroes of their own and an automaton, from the Snuffed Lamp to the Brine Gaol, across kills."""

import re
from collections import Counter
from typing import Any

import pytest

from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.bot_process import BotProcess
from tests.e2e.player import OVER, Player, asking, one_plays
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
    """Strikes what can be struck, and goes on; before all that comes what one of them is to do."""

    wishes: tuple[str, ...] = WISHES
    last = ""  # what was pressed

    def decides(self, offered: list[Json]) -> tuple[Json, list[str]]:
        found = {key: component for component in offered for key in keys_of(component)}
        for wish in self.wishes:
            wanted = [key for key in found if re.fullmatch(wish, key)]
            if wanted:
                self.last = self.chance.choice(wanted)
                return found[self.last], [self.last]
        self.last = next((key for key in found if key.startswith("~send")), next(iter(found)))
        return found[self.last], [self.last]

    async def bag(self) -> Counter[str]:
        """What the hero carries, as a look into the panel says."""
        shown = described(await self.open_panel())
        said = re.search(r"Carried: (.+?)\.", shown)
        things = re.split(r", | and ", said[1]) if said else []
        counted = [re.fullmatch(r"(?:(\d+) × )?(.+)", thing) for thing in things]
        return Counter({one[2]: int(one[1] or 1) for one in counted if one})


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
        asked = await person.sees("Which characters do you bring?", channel=channel)
        await person.choose(asked, "Choose, or leave empty", name)
        await person.sees(f"You bring {name}", channel=channel)
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
    adventurers[0].wishes = (r"give-\d+-\d", *WISHES)
    for _ in range(4):
        await one_plays(adventurers)
    await bot.kill()
    await back_again(bot, ada)
    for one in adventurers:
        await one.open_panel()
    await one_plays(adventurers)
    assert "(in a match)" in await sheet_said(ada)
    await cleo.click("Look Up")
    await cleo.sees("Stair Vault")
    await ada.slash("p52 stop")
    await ada.click(await ada.sees("[Stop the Match]"), "Stop the Match")
    await cleo.sees("stopped the match before its end")
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
            await one_plays(adventurers)
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


@pytest.mark.long
async def test_what_one_asks_for_and_the_other_grants_changes_hands(people: list[Person], bot: BotProcess) -> None:
    """R95: taking needs the other's word; it costs nobody a turn."""
    for person in people[:2]:
        await recruit(person)
    ada, ben = adventurers = await set_out(people[:2], "lamp")
    ada.wishes, ben.wishes = (r"ask-\d+-1", *WISHES), ("accept", "rest", *WISHES)
    before = await ada.bag(), await ben.bag()
    while ben.last != "accept":
        one = await asking(adventurers)
        before = await ada.bag(), await ben.bag()
        await (ada if ada.is_asked else one).plays_now()
    await people[2].sees("to Brakka.")
    after = await ada.bag(), await ben.bag()
    (thing,) = after[0] - before[0]
    assert after[0] == before[0] + Counter([thing])
    assert after[1] == before[1] - Counter([thing])
    assert bot.faults() == []
