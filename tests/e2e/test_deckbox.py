"""Deckbox Dungeons: two people and an automaton in the Crow Cellar, with a kill -9 in the midst of it."""

import re
from typing import Any

import pytest

from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.bot_process import BotProcess
from tests.e2e.player import OVER, Player, asking, one_plays
from tests.e2e.test_bag import back_again, keys_of

Json = dict[str, Any]
TOGETHER = 12  # answers of the two, heroes and all
MOST_ROUNDS = 10  # automata wait for whoever is idle before they open the next way; so it ends all the same
MOST_CLICKS = 300
WISHES = (
    "done", r"ready-\w+", "go", r"(melee|ranged|throw\d*)-.+", "go-.+", "explore-.+", "deed-.+", r"buy-\d+",
    r"use-.+", "move", r"to-\w+", "forfeit",
)  # fmt: skip


class Delver(Player):
    """Takes a ready-made hero, strikes what can be struck, and explores; or leaves that to the others."""

    is_idle = False

    def decides(self, offered: list[Json]) -> tuple[Json, list[str]]:
        found = {key: component for component in offered for key in keys_of(component)}
        for wish in ("go", "end", "forfeit") if self.is_idle else WISHES:
            wanted = [key for key in found if re.fullmatch(wish, key)]
            if wanted:
                key = self.chance.choice(wanted)
                return found[key], [key]
        key = next(iter(found))
        return found[key], [key]


async def begun(people: list[Person]) -> list[Delver]:
    """Heroes are being built."""
    ada, ben = people
    await ada.slash("deckbox new", quest="cellar", pace="none", most_rounds=MOST_ROUNDS)
    await ben.click(await ben.sees("1 of 4 seats"), "Join")
    await ada.click(await ada.sees("2 of 4 seats"), "Add Automaton")
    await ada.click(await ada.sees("3 of 4 seats"), "Start")
    delvers = [Delver(person) for person in people]
    for delver in delvers:
        await delver.open_panel()
    return delvers


@pytest.mark.long
async def test_a_hero_is_built_and_acts_across_a_kill(people: list[Person], bot: BotProcess) -> None:
    ada, ben, cleo, _ = people
    delvers = await begun([ada, ben])
    for delver in delvers:
        await delver.plays(2)  # a ready-made hero, and done
    first = await asking(delvers)
    await first.plays(1)
    await bot.kill()
    await back_again(bot, ada)
    for delver in delvers:
        delver.answered.clear()  # what was pressed before the kill may not have been kept
        await delver.open_panel()
    await one_plays(delvers)
    await cleo.click("Look Up")
    await cleo.sees("Round 1")
    assert bot.faults() == []


@pytest.mark.long
async def test_the_crow_cellar_to_its_end(people: list[Person], bot: BotProcess) -> None:
    """Two automata bring it to its end, and the result tells how it ended."""
    ada, ben, cleo, _ = people
    delvers = await begun([ada, ben])
    for _ in range(TOGETHER):
        await one_plays(delvers)
    await bot.kill()
    await back_again(bot, ada)
    await ben.slash("deckbox away")
    delvers[0].is_idle = True
    delvers[0].answered.clear()
    await delvers[0].open_panel()
    assert await delvers[0].plays(MOST_CLICKS) < MOST_CLICKS
    result = described(await cleo.sees(OVER))
    assert "(picture: " in result
    assert "[Rematch]" in result
    assert bot.faults() == []
