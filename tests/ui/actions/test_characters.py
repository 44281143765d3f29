"""Characters at the table: made, brought with a click, come home from a match, looked after, and forgotten."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.local.protocol import component_types as ct
from tests.client.descriptions import described
from tests.client.person import Person
from tests.ui.alone import game_alone, opened
from tests.ui.arena.game import GAME

Json = dict[str, Any]


@pytest.fixture
async def ada(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[Person]:
    game_alone(monkeypatch, GAME, "tests.ui.arena")
    async with opened(tmp_path) as ada:
        yield ada


async def hero(ada: Person, name: str) -> str:
    """A new fighter's id."""
    await ada.slash("arena hero new", name=name)
    await ada.sees(f"{name} steps into the world")
    choices = await ada.autocomplete("arena hero show", "who", name)
    return str(choices[-1]["value"])


async def lobby(ada: Person) -> Json:
    await ada.slash("arena new", pace="none")
    return await ada.sees("[Bring a Character]")


async def test_a_fighter_is_brought_and_comes_home(ada: Person) -> None:
    oda = await hero(ada, "Oda")
    await ada.click(await lobby(ada), "Bring a Character")
    await ada.choose(await ada.sees("Which characters do you bring?"), "Choose, or leave empty", "Oda")
    await ada.sees("You bring Oda")
    table = await ada.sees(f"<@{ada.id}>, with Oda")
    await ada.slash("gm characters")
    assert "level 1, 0 scars" in described(await ada.sees("Your characters"))
    await ada.click(table, "Start")
    assert "with Oda" in described(await ada.sees("The match has begun"))
    await ada.slash("arena hero rename", who=oda, name="Odette")
    await ada.sees("That character is in a match")
    await ada.slash("arena hero list")
    await ada.sees("Oda: level 1, 0 scars (in a match)")
    await ada.click(await ada.sees("[care]"), "care")
    await ada.sees("The match is over")
    await ada.slash("arena hero show", who=oda)
    shown = await ada.sees("Oda: level 2, 0 scars")
    assert len(shown["attachments"]) == 1


async def test_who_brings_nobody_any_more_comes_alone(ada: Person) -> None:
    table = await lobby(ada)
    await ada.click(table, "Bring a Character")
    await ada.sees("You have no character here who is free to come")
    await hero(ada, "Oda")
    await hero(ada, "Tavin")
    await ada.click(table, "Bring a Character")
    ask = await ada.sees("Which characters do you bring?")
    await ada.choose(ask, "Choose, or leave empty", "Oda", "Tavin")
    await ada.sees("with Oda and Tavin")
    await ada.click(table, "Bring a Character")
    await ada.choose(await ada.sees("Which characters do you bring?"), "Choose, or leave empty")
    await ada.sees("You come alone")


async def test_they_are_looked_after(ada: Person) -> None:
    oda = await hero(ada, "Oda")
    await ada.slash("arena hero rename", who=oda, name="**Odette**")
    await ada.sees("is the new name")
    await ada.slash("arena hero retire", who=oda)
    await ada.sees("retires. They keep their place")
    await ada.slash("arena hero list")
    await ada.sees("level 1, 0 scars (retired)")
    await ada.slash("arena hero retire", who=oda)
    await ada.sees("is back from retirement")
    await ada.slash("arena hero show", who="nobody")
    await ada.sees("You have no such character")
    (choice,) = await ada.autocomplete("gm characters", "delete", "odet")
    await ada.slash("gm characters", delete=choice["value"])
    await ada.sees("This deletes")
    await ada.slash("gm characters", delete=choice["value"], sure=True)
    await ada.sees("is gone. Finished matches still tell their story")
    await ada.slash("gm characters")
    await ada.sees("You have no characters yet")


async def test_a_server_with_a_roster_of_its_own(ada: Person) -> None:
    await hero(ada, "Oda")
    await ada.slash("gm settings", roster=True)
    await ada.sees("This server has its own roster")
    await ada.slash("arena hero list")
    await ada.sees("You have no characters yet")
    await hero(ada, "Guest")
    await ada.slash("gm characters")
    shown = described(await ada.sees("on a server with a roster of its own"))
    assert "Oda" in shown
    assert "Guest" in shown
    await ada.click(await lobby(ada), "Bring a Character")
    asked = await ada.sees("Which characters do you bring?")
    assert "Oda" not in described(asked)
    assert "Guest" in described(asked)


async def test_a_recruit_is_kept_by_a_press_after_the_match(ada: Person) -> None:
    """Once, and by nobody else."""
    await ada.click(await lobby(ada), "Start")
    await ada.click(await ada.sees("[bold]"), "bold")
    result = await ada.sees("[Keep This Hero]")
    await ada.click(result, "Keep This Hero")
    await ada.sees("Recruit 1 is yours now")
    await ada.click(result, "Keep This Hero")
    await ada.sees("That hero is yours already")


async def test_who_brought_a_hero_has_none_to_keep(ada: Person) -> None:
    await hero(ada, "Oda")
    table = await lobby(ada)
    await ada.click(table, "Bring a Character")
    asked = await ada.sees("Which characters do you bring?")
    select = next(part for part in ct.walk(asked["components"]) if part["type"] == ct.STRING_SELECT)
    await ada.choose(asked, select["custom_id"], select["options"][0]["value"])
    await ada.click(table, "Start")
    await ada.click(await ada.sees("[bold]"), "bold")
    assert "[Keep This Hero]" not in described(await ada.sees("[Rematch]"))


async def test_a_recruit_is_adopted_and_forgotten(ada: Person) -> None:
    await ada.click(await lobby(ada), "Start")
    await ada.click(await ada.sees("[bold]"), "bold")
    await ada.sees("The match is over")
    await ada.slash("arena hero adopt", place=0)
    await ada.sees("Recruit 1 is yours now")
    await ada.slash("arena hero adopt", place=0)
    await ada.sees("That hero is yours already")
    await ada.slash("gm forget me")
    await ada.sees("I will forget you on every server")
    await ada.slash("gm forget me", sure=True)
    await ada.sees("I do not know you any more")
    await ada.slash("gm characters")
    await ada.sees("You have no characters yet")
