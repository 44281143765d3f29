"""A bot in the manner of others lives at the table; all it asks and all it is told is judged by Discord's file."""

import asyncio

import pytest

from bot.local.server import LocalTable
from tests.client.descriptions import described
from tests.client.person import PATIENCE_S, Person, Refused
from tests.local.bots.guest_bot import GuestBot
from tests.local.bots.guest_fixtures import guest, judged, local

__all__ = ["guest", "judged", "local"]
pytestmark = pytest.mark.spec


async def test_it_knows_everybody_from_the_start(guest: GuestBot) -> None:
    assert {member.display_name for member in guest.guilds[0].members} == {"Castellan", "Ada", "Ben", "Cleo"}
    assert guest.guilds[0].me.guild_permissions.send_messages


async def test_pages_turn_for_their_owner_alone(guest: GuestBot, ada: Person, ben: Person) -> None:
    await ada.slash("book")
    await ada.click(await ada.sees("Page one"), "next")
    shown = await ben.sees("Page two")
    await ben.click(shown, "next")
    await ben.sees("not your book")
    await ada.click("Close")
    with pytest.raises(LookupError):
        ada.sight.find(await ada.sees("closed"), "next")


async def test_prefix_commands_reactions_and_replies(guest: GuestBot, ada: Person, ben: Person) -> None:
    await ada.say("!book")
    await ada.sees("Page one")
    await ada.say("!poll Play tonight?")
    asked = await ada.sees("Play tonight?")
    asked = await ada.sees(lambda m: m["content"] == "**Play tonight?**" and len(m.get("reactions", [])) == 2)
    await ada.react(asked, "👍")
    answer = await ada.sees("you chose 👍")
    assert answer["message_reference"]["message_id"]
    await ben.say("!purge 5")
    await ben.sees("MissingPermissions")
    await ada.say("keep this")
    await ada.say("!purge 5")
    await ada.sees("gone")
    assert any("keep this" in described(message) for message in ada.messages())


async def test_menus_on_people_and_messages(guest: GuestBot, ada: Person, ben: Person) -> None:
    await ada.menu("Greet", ben.id)
    assert "<t:" in (await ben.sees("hello <@"))["content"]
    said = await ben.say("a word to remember")
    await ada.menu("Quote", said["message"])
    await ada.sees("> a word to remember")
    with pytest.raises(Refused, match="no menu command"):
        await ada.menu("Insult", ben.id)


async def test_a_button_carries_its_count(guest: GuestBot, ada: Person) -> None:
    await ada.slash("count")
    for n in range(3):
        await ada.click(f"Counted {n}")
    await ada.sees("Counted 3")


async def test_deferred_answers_with_files_and_a_cooldown(guest: GuestBot, ada: Person) -> None:
    await ada.slash("report")
    first = await ada.sees("first, edited twice")
    assert first["attachments"][0]["description"] == "a picture"
    assert (await ada.sees("second"))["flags"] & 1 << 12
    await ada.slash("report")
    await ada.sees("CommandOnCooldown")


async def test_a_form_with_every_field(guest: GuestBot, ada: Person) -> None:
    form = await ada.slash("form")
    answers = {"Why": "noise", "How bad": ["grave"], "Who": [], "Which": ["a", "b"], "Sure": True}
    await ada.submit(form, answers)
    await ada.sees("noise; bad=['grave']; which=['a', 'b']; sure=True")


async def test_a_room_for_two(guest: GuestBot, local: LocalTable, ada: Person, ben: Person) -> None:
    await ada.slash("room", guest="Ben")
    pinned = await ben.sees("the board", channel="room")
    assert pinned["pinned"]
    async with await Person.sit(local.base_url, "Cleo") as cleo:
        assert "room" not in [channel["name"] for channel in cleo.sight.channels.values()]


async def test_loops_run_beside(guest: GuestBot, ada: Person) -> None:
    tick = guest.cogs["Parlour"].tick  # type: ignore[attr-defined]
    await asyncio.wait_for(tick.get_task(), PATIENCE_S) if tick.is_running() else None
    assert guest.ticks == 3
