"""Commands, selects, layouts and forms of a bot in the manner of others; judged by Discord's file."""

import asyncio
import base64
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.local.protocol.limits import FIRST_RESPONSE_S
from bot.local.server import LocalTable
from bot.local.table.clock import ManualClock
from tests.client.person import PATIENCE_S, InteractionFailed, NotSeen, Person, Refused
from tests.local.bots.guest_bot import GuestBot
from tests.local.bots.guest_commands import Keep, Workshop
from tests.local.bots.guest_fixtures import guest, judged, local, room
from tests.support.judge import Judge

__all__ = ["guest", "judged", "local", "room"]
pytestmark = pytest.mark.spec

NOTE = {"filename": "note.txt", "data": base64.b64encode(b"hi").decode()}


class German(app_commands.Translator):
    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, _: Any) -> str | None:
        return "würfeln" if (string.message, locale) == ("roll", discord.Locale.german) else None


@pytest.fixture
async def workshop(guest: GuestBot, room: discord.TextChannel) -> Workshop:
    cog = Workshop()
    await guest.tree.set_translator(German())
    await guest.add_cog(cog)
    await guest.add_cog(Keep(), guild=room.guild)
    await guest.tree.sync()
    await guest.tree.sync(guild=room.guild)
    return cog


async def test_options_of_every_type_with_their_bounds(workshop: Workshop, local: LocalTable, ada: Person) -> None:
    given: dict[str, Any] = {
        "kind": 2,
        "f": 1.25,
        "mode": "foul",
        "anybody": "Cleo",
        "room": "#lobby-chat",
        "file": NOTE,
    }
    reply = await ada.slash("roll", options={"n": 3, "s": "abc"} | given)
    assert reply.message is not None
    assert reply.message["content"] == "3 abc 2 1.25 foul cleo lobby-chat hi"
    command = next(c for c in local.table.world.commands.values() if c["name"] == "roll")
    assert command["name_localizations"] == {"de": "würfeln"}
    for wrong in ({"n": 7}, {"s": "a"}, {"f": 2.0}, {"kind": 3}, {"mode": "odd"}, {"room": "#nowhere"}, {"n": None}):
        with pytest.raises(Refused):
            await ada.slash("roll", options={"n": 1, "s": "abc"} | wrong)


async def test_a_message_names_the_command_it_answers(workshop: Workshop, ada: Person, ben: Person) -> None:
    await ada.slash("keep gate open", who="Ben")
    shown = await ben.sees("keep gate open for Ben")
    about, metadata = shown["interaction"], shown["interaction_metadata"]
    assert (shown["type"], about["type"], about["name"], about["user"]["id"]) == (20, 2, "keep gate open", ada.id)
    assert (metadata["id"], metadata["type"], metadata["user"]["id"]) == (about["id"], 2, ada.id)
    assert len(await ada.autocomplete("keep gate open", "who", "x")) == 25
    await ada.menu("Greet", ben.id)
    greeting = await ada.sees("hello <@")
    assert (greeting["type"], greeting["interaction"]["name"]) == (23, "Greet")
    assert greeting["interaction_metadata"]["target_user"]["id"] == ben.id


async def test_commands_show_to_those_they_are_for(workshop: Workshop, ada: Person, ben: Person) -> None:
    await ada.slash("steward")
    await ada.sees("at your service")
    with pytest.raises(Refused, match="no command /steward"):
        await ben.slash("steward")


async def test_what_is_deferred_in_private_stays_private(workshop: Workshop, ada: Person, ben: Person) -> None:
    await ada.slash("wait")
    assert (await ada.sees("first, with a file"))["flags"] & 64
    await ada.sees("alone: True False")
    assert not [m for m in ben.messages() if "first" in m["content"]]


async def test_a_reply_can_be_edited_pinned_and_talked_about(workshop: Workshop, ada: Person) -> None:
    await ada.slash("post")
    shown = await ada.sees(lambda m: m["content"] == "posted, edited" and m["pinned"] and "reactions" in m)
    assert [one["filename"] for one in shown["attachments"]] == ["a.png", "b.txt"]
    await ada.sees("words", channel="about it")


async def test_no_activity_is_launched(workshop: Workshop, ada: Person, judged: Judge | None) -> None:
    await ada.slash("launch")
    await ada.sees("no activity")
    assert [(one.status, one.code) for one in workshop.launched] == [(400, 50035)]
    if judged:
        assert "refused" in judged.faults.pop(), "in strictness a refused form is a fault; here it is meant"


async def test_selects_of_every_type(workshop: Workshop, ada: Person) -> None:
    shown = (await ada.slash("selects")).message
    assert shown is not None
    default = shown["components"][0]["components"][0]["default_values"]
    assert default == [{"id": ada.id, "type": "user"}]
    for select, values, told in (
        ("People", [], "People: "),
        ("People", ["Ada", "Ben"], "People: ada, ben"),
        ("Role", ["1300000000000000101"], "Role: Castellan"),
        ("Anybody", ["1300000000000000101", "Ben"], "Anybody: "),
        ("Room", ["#lobby-chat"], "Room: lobby-chat"),
        ("Letters", ["a", "c"], "Letters: a, c"),
    ):
        reply = await ada.choose(shown, select, *values)
        assert reply.message is not None
        assert reply.message["content"].startswith(told)
    with pytest.raises(Refused, match="Choose 1 to 2"):
        await ada.choose(shown, "Letters", "a", "b", "c")


async def test_a_select_offers_only_its_kind_of_channel(
    workshop: Workshop, room: discord.TextChannel, ada: Person
) -> None:
    await (await room.create_thread(name="aside", type=discord.ChannelType.public_thread)).send("x")
    await ada.sees(channel="aside")
    shown = (await ada.slash("selects")).message
    with pytest.raises(Refused, match="kind of channel"):
        await ada.choose(shown, "Room", "#aside")


async def test_a_layout_of_every_part_is_turned(workshop: Workshop, room: discord.TextChannel, ada: Person) -> None:
    await ada.slash("sheet")
    await ada.click("Again")
    shown = await ada.sees("turned 1 times")
    message = await room.fetch_message(int(shown["id"]))
    assert discord.ui.LayoutView.from_message(message).total_children_count == 14


async def test_a_form_that_failed_is_sent_again(workshop: Workshop, clock: ManualClock, ada: Person) -> None:
    form = await ada.slash("claim_it")
    failing = asyncio.create_task(ada.submit(form, {"Name": "Ada", "Proof": [NOTE]}))
    await asyncio.wait_for(workshop.claim.failed.wait(), PATIENCE_S)
    clock.advance(FIRST_RESPONSE_S)
    with pytest.raises(InteractionFailed):
        await failing
    reply = await ada.submit(form, {"Name": "Ada", "Proof": [NOTE, NOTE]})
    assert reply.message is not None
    assert reply.message["content"] == "Ada claims with ['hi', 'hi']"
    with pytest.raises(Refused, match="no longer open"):
        await ada.submit(form, {"Name": "Ada"})
    with pytest.raises(NotSeen, match="no field 'Age'; it has"):
        await ada.submit(form, {"Age": "9"})
