"""What the page is told: state, older messages, the stream, people; each person only what is theirs."""

import asyncio
import json
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.local.page import files
from bot.local.page.cards import Card
from bot.local.server import LocalTable
from tests.client.person import PATIENCE_S, Person, Refused
from tests.local.bots.feature_bot import FeatureBot


async def get(local: LocalTable, path: str, **params: str) -> Any:
    async with aiohttp.ClientSession() as session, session.get(local.base_url + path, params=params) as response:
        return await response.json()


async def first_events(local: LocalTable, number: int, **params: str) -> list[Any]:
    """The first events of a stream."""
    events: list[Any] = []
    url = f"{local.base_url}/table/stream"
    async with (
        asyncio.timeout(PATIENCE_S),
        aiohttp.ClientSession() as session,
        session.get(url, params=params) as response,
    ):
        assert response.content_type == "text/event-stream"
        while len(events) < number:
            line = await response.content.readline()
            if line.startswith(b"data: "):
                events.append(json.loads(line[6:]))
    return events


async def test_state_holds_what_the_page_needs(local: LocalTable, bot: FeatureBot, ada: Person) -> None:
    await ada.slash("game buttons")
    state = await get(local, "/table/state", person="ben")
    assert state["me"]["global_name"] == "Ben"
    assert [card["name"] for card in state["people"]] == ["Castellan", "Ada", "Ben", "Cleo"]
    assert {card["initials"] for card in state["people"]} == {"C", "A", "B"}
    assert [channel["name"] for channel in state["channels"]] == ["game-night", "lobby-chat"]
    assert [command["name"] for command in state["commands"]] == ["game"]
    assert state["bot"] == {"id": str(bot.application_id), "online": True}
    [message] = state["messages"][state["channels"][0]["id"]]
    assert message["interaction_metadata"]["user"]["id"] == ada.id


async def test_the_welcome_is_told_what_there_is_to_begin_with() -> None:
    async def draw() -> bytes:
        return b"a picture"

    card = Card("Nim", "Take the last.", ("2 players",), "nim new", {"automata": 1}, ("Start",), 0x0, "Heaps", draw)
    async with LocalTable(cards=[card]) as local:
        [told] = (await get(local, "/table/state", person="ben"))["cards"]
        assert (told["title"], told["command"], told["presses"]) == ("Nim", "nim new", ["Start"])
        async with aiohttp.ClientSession() as session:
            async with session.get(local.base_url + told["picture"]) as response:
                assert await response.read() == b"a picture"
            async with session.get(f"{local.base_url}/table/cards/1") as response:
                assert response.status == 404


async def test_nobody_deletes_what_others_said_unless_they_manage_the_channel(
    local: LocalTable, ada: Person, ben: Person
) -> None:
    said = await ada.say("the owner speaks")
    with pytest.raises(Refused, match="may not delete"):
        await ben.act(kind="delete", channel="game-night", message=said["message"])
    mine = await ben.say("never mind")
    await ben.act(kind="delete", channel="game-night", message=mine["message"])
    theirs = await ben.say("really?")
    await ada.act(kind="delete", channel="game-night", message=theirs["message"])
    await ada.waits_for(lambda: [one["content"] for one in ada.messages()] == ["the owner speaks"], "what is left")


async def test_ephemeral_messages_are_in_no_others_state_or_stream(
    local: LocalTable, bot: FeatureBot, ada: Person
) -> None:
    before = (await get(local, "/table/state", person="Ben"))["seq"]
    await ada.slash("game buttons")
    quiet = (await ada.click("Quiet")).message
    await ada.say("the end")
    assert quiet is not None
    assert "for your eyes only" not in json.dumps(await get(local, "/table/state", person="Ben"))
    assert "for your eyes only" in json.dumps(await get(local, "/table/state", person="Ada"))
    events = await first_events(local, 2, person="Ben", after=str(before))
    assert [event["data"]["content"] for event in events] == ["press one", "the end"]
    with pytest.raises(Refused, match="gone"):
        async with await Person.sit(local.base_url, "Ben") as ben:
            await ben.act(kind="click", channel="game-night", message=quiet["id"], custom_id="x")


async def test_a_stream_from_before_the_log_says_reset(local: LocalTable) -> None:
    [event] = await first_events(local, 1, person="Ada", after="999")
    assert event["type"] == "RESET"


async def test_older_messages_come_in_fifties(local: LocalTable, ada: Person) -> None:
    for n in range(60):
        await ada.say(f"line {n}")
    channel = ada.messages()[0]["channel_id"]
    state = await get(local, "/table/state", person="Ada")
    shown = state["messages"][channel]
    assert [shown[0]["content"], shown[-1]["content"], len(shown)] == ["line 10", "line 59", 50]
    older = await get(local, "/table/messages", person="Ada", channel=channel, before=shown[0]["id"])
    assert [m["content"] for m in older] == [f"line {n}" for n in range(10)]


async def test_a_new_person_can_sit_down_and_play(local: LocalTable, bot: FeatureBot, ada: Person) -> None:
    card = (await ada.act(kind="add_person", name="  Dora  Dee "))["person"]
    assert (card["name"], card["initials"]) == ("Dora Dee", "DD")
    async with await Person.sit(local.base_url, "Dora Dee") as dora:
        assert (await dora.slash("game buttons")).message
    with pytest.raises(Refused, match="already"):
        await ada.act(kind="add_person", name="dora dee")


async def test_commands_for_managers_show_to_managers_alone(local: LocalTable, bot: FeatureBot) -> None:
    @bot.tree.command(description="Settings")
    @discord.app_commands.default_permissions(manage_guild=True)
    async def settings(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("set")

    await bot.tree.sync()
    async with await Person.sit(local.base_url, "Ada") as ada, await Person.sit(local.base_url, "Ben") as ben:
        assert (await ada.slash("settings")).message
        with pytest.raises(Refused, match="no command"):
            await ben.slash("settings")
    names = [command["name"] for command in (await get(local, "/table/state", person="Ben"))["commands"]]
    assert names == ["game"]


@pytest.mark.parametrize(
    ("act", "sentence"),
    [
        ({"kind": "dance"}, "no act called"),
        ({"kind": "say", "channel": "moon", "content": "x"}, "no channel moon"),
        ({"kind": "say", "channel": "game-night"}, "“content” is missing"),
        ({"kind": "say", "channel": "game-night", "content": "x" * 2001}, "2000 characters"),
        ({"kind": "slash", "channel": "game-night", "command": "fly"}, "no command /fly"),
        ({"kind": "click", "channel": "game-night", "message": "1", "custom_id": "x"}, "gone"),
        ({"kind": "submit", "modal_id": "1"}, "no longer open"),
        ({"kind": "dismiss", "message": "1"}, "nothing to dismiss"),
        ({"kind": "add_person", "name": "   "}, "1 to 32"),
    ],
)
async def test_acts_that_cannot_be_are_answered_with_a_sentence(
    ada: Person, act: dict[str, str], sentence: str
) -> None:
    with pytest.raises(Refused, match=sentence):
        await ada.act(**act)


async def test_what_is_not_seen_is_said_with_what_was(ada: Person) -> None:
    await ada.say("something else")
    ada.patience = 0.05
    with pytest.raises(AssertionError, match="something else"):
        await ada.sees("never")
    with pytest.raises(LookupError, match="something else"):
        await ada.click("Join")


async def test_the_page_names_its_files_by_a_version_and_a_browser_keeps_those(local: LocalTable) -> None:
    async with aiohttp.ClientSession(local.base_url) as session:
        page = await (await session.get("/")).text()
        main = next(line.split('src="')[1].split('"')[0] for line in page.splitlines() if "main.js" in line)
        kept, plain = await session.get(main), await session.get("/page/main.js")
        assert await kept.read() == await plain.read() != b""
        assert "immutable" in kept.headers["Cache-Control"]
        assert plain.headers["Cache-Control"] == "no-cache"
        assert (await session.get(main.replace("main.js", "../../files.py"))).status == 404


def test_an_edit_of_a_file_is_another_version(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(files, "STATIC", tmp_path)
    (tmp_path / "main.js").write_text("1")
    before = files._version()
    (tmp_path / "main.js").write_text("22")
    assert files._version() != before
