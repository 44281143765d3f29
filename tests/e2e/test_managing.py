"""What those who manage a server do: the menu of settings, every table, bars, roles, and the log channel."""

import pytest

from bot.local.protocol.component_types import walk
from bot.local.server import LocalTable
from bot.local.world.permissions import EVERYONE
from bot.local.world.seed import PEOPLE, new_role
from tests.client.descriptions import described
from tests.client.person import Person
from tests.client.reply import Refused
from tests.e2e.bot_process import BotProcess

REGULARS = "900000000000000077"


@pytest.fixture(autouse=True)
def _regulars(local: LocalTable) -> None:
    """A role of the server, which Cleo has."""
    local.table.world.guild["roles"].append(new_role(REGULARS, "Regulars", int(EVERYONE), 2) | {"mentionable": True})
    local.table.world.members[PEOPLE["Cleo"]]["roles"].append(REGULARS)


@pytest.mark.long
async def test_the_menu_settles_things_by_selects_and_only_for_managers(people: list[Person], bot: BotProcess) -> None:
    ada, ben = people[:2]
    await ben.slash("gm settings")
    assert "(the default)" not in described(await ben.sees("How we play on this server"))
    await ada.slash("gm settings")
    menu = await ada.sees("Play: games, channels, pace")
    await ada.choose(menu, "c1:settings::settle.play.games", "bag-of-dungeon")
    await ada.choose(await ada.sees("How we play"), "c1:settings::settle", "people")
    menu = await ada.sees("People who may open a table")
    await ada.choose(menu, "c1:settings::settle.people.tables-each", "1")
    await ben.slash("kingdom new")
    await ben.sees("Death Over the Kingdom is switched off here")
    await ben.slash("bag new", channel="lobby-chat")
    await ben.slash("bag new")
    await ben.sees("You have one table open")
    await bot.stop()
    await bot.is_offline(ada)
    await bot.start()
    await bot.is_online(ada)
    await ben.slash("kingdom new")
    await ben.sees("Death Over the Kingdom is switched off here")


@pytest.mark.long
async def test_a_barred_member_reads_why_and_sits_down_again_later(people: list[Person]) -> None:
    ada, ben = people[:2]
    with pytest.raises(Refused, match="no command /manage"):  # Discord does not show it to him
        await ben.slash("manage bar", who=ada.id, days=3)
    await ada.slash("manage bar", who=ben.id, days=3, reason="Three matches left in a week.")
    await ada.sees("cannot sit down at a new table until")
    await ben.slash("kingdom new")
    await ben.sees("Three matches left in a week.")
    await ada.slash("kingdom new")
    await ben.click(await ben.sees("1 of 7 seats"), "Join")
    await ada.slash("manage bars")
    await ada.sees("Barred from new tables")
    await ada.slash("manage allow", who=ben.id)
    await ada.sees("may sit down again")
    await ben.click(await ben.sees("1 of 7 seats"), "Join")
    await ada.sees("2 of 7 seats")


async def test_a_manager_sees_every_table_and_acts_from_there(people: list[Person]) -> None:
    ada, ben, cleo, dora = people
    await ada.slash("gm settings")
    await ada.choose(await ada.sees("How we play"), "c1:settings::settle", "noise")
    await ada.choose(await ada.sees("Log channel"), "c1:settings::settle.noise.log", "#lobby-chat")
    await ben.slash("kingdom new", pace="live")
    lobby = await ben.sees("1 of 7 seats")
    for guest in (cleo, dora):
        await guest.click(lobby, "Join")
    await ben.click(await ben.sees("3 of 7 seats"), "Start")
    await ben.sees("[Your Hand]")
    await cleo.slash("kingdom away")
    await cleo.sees("until you are back")
    await ada.slash("manage tables", channel="lobby-chat")
    listed = await ada.sees("1 table on this server", channel="lobby-chat")
    assert f"<@{ben.id}>" in described(listed)
    (match,) = [one["value"] for part in walk(listed["components"]) for one in part.get("options", ())]
    await ada.choose(listed, "c1:tables::oversee", match)
    page = await ada.sees("away: an automaton plays", channel="lobby-chat")
    await ada.click(page, "Give More Time")
    page = await ada.sees("once more", channel="lobby-chat")
    await ada.sees("gave more time to", channel="lobby-chat")
    await ada.click(page, "Stop the Match")
    question = await ada.sees("Stop this match for everybody?", channel="lobby-chat")
    await ada.click(question, "Keep Playing")
    await ada.click(await ada.sees("[All Tables]", channel="lobby-chat"), "Stop the Match")
    await ada.click(await ada.sees("Stop this match for everybody?", channel="lobby-chat"), "Stop the Match")
    await ben.sees("Somebody stopped the match")
    await ada.sees("stopped **Death Over the Kingdom**", channel="lobby-chat")


@pytest.mark.long
async def test_a_role_may_open_tables_and_is_called_once_to_a_lobby(people: list[Person]) -> None:
    ada, ben, cleo = people[:3]
    await ada.slash("gm settings", start="roles")
    await ada.sees("people with one of these roles")
    await ada.slash("gm settings")
    await ada.choose(await ada.sees("Play: games"), "c1:settings::settle", "people")
    await ada.choose(await ada.sees("Roles that may open"), "c1:settings::settle.people.opener-roles", REGULARS)
    await ada.choose(await ada.sees("Roles that may open"), "c1:settings::settle", "noise")
    kingdom = "c1:settings::settle.noise.caller.death-over-the-kingdom"
    await ada.choose(await ada.sees("the role that"), kingdom, REGULARS)
    await ben.slash("kingdom new")
    await ben.sees("only people with certain roles")
    await cleo.slash("kingdom new")
    await ben.click(await ben.sees("[Looking for Players]"), "Looking for Players")
    await ben.sees("You have no seat")
    await cleo.click(await cleo.sees("[Looking for Players]"), "Looking for Players")
    called = await ben.sees("is looking for players")
    assert REGULARS in str(called["mention_roles"])
    shown = await ben.sees(lambda message: "1 of 7 seats" in described(message) and "Looking" not in described(message))
    await cleo.click(shown, "Cancel")
    await cleo.sees("The lobby is closed")
    await cleo.slash("kingdom new")
    await cleo.click(await cleo.sees("[Looking for Players]"), "Looking for Players")
    await cleo.sees("were called to a table of Death Over the Kingdom not long ago")
