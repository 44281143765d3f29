"""A game learned by playing: tries, the coach's answers, left and taken up again after a kill, on to a first match."""

import pytest

from bot.local.protocol import component_types as ct
from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.bot_process import BotProcess
from tests.e2e.tables import Json


def lesson(person: Person, step: str) -> Json | None:
    """The message of the lesson, at this step."""
    shown = (message for message in reversed(person.messages()) if message["flags"] & 64)
    return next((message for message in shown if step in described(message)), None)


async def reaches(person: Person, step: str) -> Json:
    return await person.waits_for(lambda: lesson(person, step), step)


def key_of(message: Json, key: str) -> str:
    ids = [str(part["custom_id"]) for part in ct.walk(message["components"]) if part.get("custom_id")]
    return next(one for one in ids if one.endswith(f":{key}"))


async def test_a_wrong_try_is_answered_and_changes_nothing(people: list[Person], bot: BotProcess) -> None:
    ada, ben = people[:2]
    await ada.slash("kingdom learn")
    first = await reaches(ada, "Step 1 of 8")
    assert "only you see this" in described(first)
    assert lesson(ben, "Step 1 of 8") is None
    await ada.click(first, key_of(first, "hand-1"))
    tried = await reaches(ada, "can be beaten easily")
    assert "Step 1 of 8" in described(tried)
    assert tried["id"] == first["id"]
    await ada.click(tried, key_of(tried, "hand-2"))
    second = await reaches(ada, "Step 2 of 8")
    assert "The King counts 12" in described(second)
    assert bot.faults() == []


@pytest.mark.long
async def test_it_goes_on_where_it_was_left_and_can_begin_anew(people: list[Person], bot: BotProcess) -> None:
    ada = people[0]
    await ada.slash("kingdom learn")
    first = await reaches(ada, "Step 1 of 8")
    await ada.click(first, key_of(first, "hand-2"))
    await reaches(ada, "Step 2 of 8")
    await bot.kill()
    await bot.is_offline(ada)
    await bot.start()
    await bot.is_online(ada)
    await ada.dismiss(await reaches(ada, "Step 2 of 8"))
    await ada.slash("kingdom learn")
    second = await reaches(ada, "Step 2 of 8")
    assert "What would you do with it?" in described(second)
    await ada.click(second, "Start Over")
    await reaches(ada, "Step 1 of 8")


@pytest.mark.long
async def test_a_button_of_a_step_that_is_over_shows_where_the_lesson_is(people: list[Person], bot: BotProcess) -> None:
    ada = people[0]
    await ada.slash("kingdom learn")
    first = await reaches(ada, "Step 1 of 8")
    await ada.slash("kingdom learn")
    beside = await ada.waits_for(lambda: other_than(ada, first), "the same step in a second message")
    await ada.click(beside, key_of(beside, "hand-2"))
    await reaches(ada, "Step 2 of 8")
    await ada.click(first, key_of(first, "hand-2"))
    assert "Step 2 of 8" in described(await reaches(ada, "You have finished that step"))
    assert bot.faults() == []


def other_than(person: Person, first: Json) -> Json | None:
    found = lesson(person, "Step 1 of 8")
    return found if found is not None and found["id"] != first["id"] else None


@pytest.mark.long
async def test_all_that_is_taught_leads_to_a_first_match(people: list[Person], bot: BotProcess) -> None:
    ada = people[0]
    await ada.slash("kingdom learn")
    ways = ("hand-2", "fold", "hand-1", "merchant-1", "swap", "no", "fold", "seat-1")
    for number, key in enumerate(ways, start=1):
        step = await reaches(ada, f"Step {number} of 8")
        await ada.click(step, key_of(step, key))
    end = await reaches(ada, "second place wins")
    await ada.click(end, "Open a Table")
    lobby = await ada.sees("[Join]")
    assert "3 of 7 seats" in described(lobby)
    await ada.slash("kingdom stats")
    await ada.sees("Nobody has finished a match here yet")
    assert bot.faults() == []


@pytest.mark.long
async def test_what_is_looked_up_stands_beside_the_lesson(people: list[Person], bot: BotProcess) -> None:
    ada = people[0]
    await ada.slash("kingdom learn")
    first = await reaches(ada, "Step 1 of 8")
    select = next(part for part in ct.walk(first["components"]) if "::card" in part.get("custom_id", ""))
    await ada.choose(first, select["custom_id"], "noun.card.MER")
    card = await ada.sees("2 in the deck")
    assert card["id"] != first["id"]
    await ada.slash("kingdom rules", topic="sorceress")
    assert "toad" in described(await ada.sees("Counts 7, or 1 when turned"))
    assert bot.faults() == []
