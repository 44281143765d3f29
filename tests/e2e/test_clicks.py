"""Clicks that come twice, too late, or from the wrong person: a private sentence, and nothing changes."""

import asyncio

import pytest

from bot.local.protocol import component_types as ct
from bot.local.server import LocalTable
from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.bot_process import BotProcess
from tests.e2e.player import Player, answers
from tests.e2e.tables import Json, private, public, start


async def act_first(people: list[Person]) -> tuple[Person, list[Person]]:
    """Everybody picks; whose action it is then, and the others."""
    await start(people)
    await asyncio.gather(*(Player(person).plays(1) for person in people))
    message = await people[0].sees("is about to act")
    acting = next(person for person in people if f"<@{person.id}> is about to act" in described(message))
    return acting, [person for person in people if person is not acting]


async def test_a_double_click_counts_once(people: list[Person], bot: BotProcess) -> None:
    acting, _ = await act_first(people[:3])
    message = await acting.sees("is about to act")
    await asyncio.gather(acting.click(message, "Fold"), acting.click(message, "Fold"))
    await acting.sees("That moment has passed")
    told = "".join(map(described, public(acting)))
    assert told.count(f"{acting.name} folds") + told.count(f"{acting.name} keeps") <= 1
    assert bot.faults() == []


async def test_somebody_elses_button_is_refused_privately(people: list[Person]) -> None:
    acting, (other, third) = await act_first(people[:3])
    message = await other.sees("is about to act")
    await other.click(message, "Fold")
    await other.sees(f"That is {acting.name}'s decision, not yours.")
    assert not any("not yours" in described(m) for m in private(third))
    assert f"<@{acting.id}> is about to act" in described(await other.sees("is about to act"))


async def test_a_stale_panel_is_refreshed_and_says_why(people: list[Person], bot: BotProcess) -> None:
    """It is from before a restart, so nobody has taken it away; now it is the newest, and the other goes."""
    ada, ben, cleo = people[:3]
    await start([ada, ben, cleo])
    old = await Player(ada).open_panel()
    button = answers(old)[0]
    await bot.stop()
    await bot.is_offline(ada)
    await bot.start()
    await bot.is_online(ada)
    newer = Player(ada)
    await newer.open_panel()
    assert newer.panel["id"] != old["id"]
    await newer.plays(1)
    await ada.click(old, button["custom_id"])
    shown = await ada.waits_for(lambda: _passed(ada, old["id"]), "the old panel, brought up to date")
    assert button["custom_id"] not in str(shown)
    await ada.waits_for(lambda: ada.sight.by_id(newer.panel["id"]) is None, "one panel alone")


def _passed(person: Person, message: str) -> object:
    shown = person.sight.by_id(message)
    return shown if shown and "That moment has passed" in described(shown) else None


OF_NO_FORM = [pytest.param(forged, marks=pytest.mark.long) for forged in ("c1:x::explode", "c1:;drop", "c1:::")]


@pytest.mark.parametrize("forged", ["c1:nowhere:1:fold", "c1:nowhere::hand", "c1:explode", *OF_NO_FORM])
async def test_a_forged_button_is_answered_with_a_sentence(
    people: list[Person], local: LocalTable, forged: str
) -> None:
    """One of another version, of a match that never was, of no form at all."""
    ada = people[0]
    table = await start(people[:3])
    await press_forged(local, ada, table, forged)
    sentence = "There is no match in this channel" if "nowhere" in forged else "I do not know that button"
    await ada.sees(sentence)


async def test_a_card_that_is_not_in_the_hand_is_refused(people: list[Person], local: LocalTable) -> None:
    ada = people[0]
    await start(people[:3])
    player = Player(ada)
    panel = await player.open_panel()
    prompt = answers(panel)[0]["custom_id"].rpartition(":")[0]
    await press_forged(local, ada, panel, f"{prompt}:hand-9")
    await ada.sees("The rules do not allow that")
    assert await player.plays(1) == 1


async def press_forged(local: LocalTable, person: Person, message: Json, custom_id: str) -> None:
    """The table lets nobody press what is not there, so the forged button is put there first."""
    stored = local.table.world.messages[message["channel_id"]][message["id"]].body
    button = next(part for part in ct.walk(stored["components"]) if part["type"] == ct.BUTTON)
    button["custom_id"] = custom_id
    facts = {"channel": message["channel_id"], "message": message["id"], "custom_id": custom_id, "nonce": "forged"}
    await person.act(kind="click", **facts)
    told = await person.waits_for(lambda: person.sight.told.get("forged"), "an answer")
    assert told["state"] == "acknowledged", told
