"""/p52 hero at the local table: heroes are made, recruited, looked after and brought; /p52 about gives credit."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs.p52.game import GAME
from tests.client.descriptions import described
from tests.client.person import Person
from tests.ui.alone import game_alone, opened

AS_CAPTAIN: dict[str, Any] = {"class": "CAPTAIN"}
AS_WIZARD: dict[str, Any] = {"class": "wiz"}
AS_FIGHTER: dict[str, Any] = {"class": "fighter"}


@pytest.fixture
async def ada(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[Person]:
    game_alone(monkeypatch, GAME, "cogs.p52")
    async with opened(tmp_path) as ada:
        yield ada


async def test_a_hero_of_ones_own(ada: Person) -> None:
    await ada.slash("p52 hero new", name="Oda", race="dwarf", **AS_FIGHTER)
    await ada.sees("Oda steps into the world")
    (oda,) = await ada.autocomplete("p52 hero show", "who", "od")
    await ada.slash("p52 hero show", who=oda["value"])
    shown = await ada.sees("Dwarf Fighter")
    assert len(shown["attachments"]) == 1
    await ada.slash("p52 hero rename", who=oda["value"], name="Odette")
    await ada.sees("Odette is the new name")
    await ada.slash("p52 hero retire", who=oda["value"])
    await ada.sees("Odette retires")
    await ada.slash("p52 hero list")
    await ada.sees("(retired)")


async def test_what_is_wrong_is_said(ada: Person) -> None:
    """Bad input gets a clear sentence, and nobody is made."""
    race: dict[str, Any] = {"name": "Oda", "race": "dwarf", **AS_FIGHTER}
    await ada.slash("p52 hero new", **race, lift=3, think=1)
    await ada.sees("That is 4 points. Spread exactly 7")
    await ada.slash("p52 hero new", **race, extra="revive")
    await ada.sees("Oda does not meet what Revive asks for")
    await ada.slash("p52 hero new", **(race | {"race": "giant"}))
    await ada.sees("“giant” is not in this game. Choose from what is suggested")
    await ada.slash("p52 hero list")
    await ada.sees("You have no characters yet")
    (dwarf,) = await ada.autocomplete("p52 hero new", "race", "dw")
    assert dwarf == {"name": "Dwarf · Lift +3, Think +1, Balance −1, Move −1, Lead 0", "value": "dwarf"}
    assert {one["name"] for one in await ada.autocomplete("p52 hero new", "quirk", "troll")} == {"Troll-raised"}


async def test_names_are_taken_as_people_read_them(ada: Person) -> None:
    """Whole or by their beginning, in capitals or not; what is not clear is asked."""
    await ada.slash("p52 hero new", name="Wilma", race="Orc", **AS_CAPTAIN)
    await ada.sees("Wilma steps into the world")
    await ada.slash("p52 hero new", name="Wilbur", race="hum", **AS_WIZARD, quirk="Troll-raised", extra="heal")
    await ada.sees("Wilbur steps into the world")
    await ada.slash("p52 hero show", who="wilma")
    await ada.sees("Orc Captain")
    await ada.slash("p52 hero show", who="Wil")
    await ada.sees("Several fit “Wil”: Wilma and Wilbur. Which one do you mean?")
    await ada.slash("p52 hero rename", who="WILB", name="Wilma")
    await ada.sees("Wilma is the new name")
    await ada.slash("p52 hero retire", who="Wilma")
    await ada.sees("Wilma, Orc Captain, level 1 and Wilma, Human Wizard, level 1. Which one")
    await ada.slash("p52 hero retire", who="Wilma, Hum")
    await ada.sees("Wilma retires")
    await ada.slash("p52 hero show", who="Fred")
    await ada.sees("You have nobody called “Fred” here")
    await ada.slash("p52 hero recruit", who="sab")
    await ada.sees("Sable steps into the world")


async def test_a_ready_made_hero_is_recruited_and_brought(ada: Person) -> None:
    (sable,) = await ada.autocomplete("p52 hero recruit", "who", "sab")
    assert sable["name"] == "Sable, Elf Thief"
    await ada.slash("p52 hero recruit", who=sable["value"])
    await ada.sees("Sable steps into the world")
    await ada.slash("p52 new", pace="none")
    table = await ada.sees("[Bring a Character]")
    await ada.click(table, "Bring a Character")
    await ada.choose(await ada.sees("Which characters do you bring?"), "Choose, or leave empty", "Sable")
    await ada.sees("You bring Sable")
    await ada.click(await ada.sees("with Sable"), "Start")
    assert "Sable" in described(await ada.sees("The match has begun"))


async def test_credit_is_given(ada: Person) -> None:
    await ada.slash("p52 about")
    said = described(await ada.sees("Jordan Kasper"))
    assert "CC BY-NC-SA 4.0" in said
    assert "github.com/jakerella/p52" in said
