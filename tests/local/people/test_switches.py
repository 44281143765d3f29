"""The switches: the real client lives through 429, 500, a delay and a lost answer."""

import asyncio
import io

import aiohttp
import discord
import pytest

from bot.local.server import LocalTable
from tests.client.person import PATIENCE_S, Person, Refused
from tests.local.bots.feature_bot import FeatureBot


def channel_of(bot: FeatureBot) -> discord.TextChannel:
    found = discord.utils.get(bot.get_all_channels(), name="game-night")
    assert isinstance(found, discord.TextChannel)
    return found


@pytest.mark.parametrize("facts", [{"name": "rate_limit", "seconds": 0.05}, {"name": "delay", "seconds": 0.05}])
async def test_slow_answers_are_waited_for(bot: FeatureBot, ada: Person, facts: dict[str, object]) -> None:
    await ada.act(kind="fault", **facts)
    await channel_of(bot).send("in the end")
    await ada.sees("in the end")


async def test_what_is_held_is_answered_once_it_is_lifted(local: LocalTable, bot: FeatureBot, ada: Person) -> None:
    """And no more is held then."""
    await ada.fault("hold", method="POST", route="/messages", times=9)
    sending = asyncio.create_task(channel_of(bot).send("in the end"))
    await local.table.faults.holds(1)
    await ada.say("meanwhile")
    await ada.sees("meanwhile")
    assert not sending.done()
    await ada.fault("lift")
    await sending
    await channel_of(bot).send("and at once")
    assert local.table.faults.held == 0


async def test_a_500_is_tried_again(local: LocalTable, bot: FeatureBot, ada: Person) -> None:
    await ada.fault("server_error", method="POST", route="/messages")
    await channel_of(bot).send("second try")
    await ada.sees("second try")
    assert [one.status for one in local.requests.latest if one.path.endswith("/messages")] == [500, 200]


async def test_a_lost_answer_has_happened_all_the_same(bot: FeatureBot, ada: Person) -> None:
    await ada.fault("lost_answer", method="POST", route="/messages")
    with pytest.raises(aiohttp.ClientError):
        await channel_of(bot).send("did you get this?")
    await ada.sees("did you get this?")


async def test_a_request_cut_short_is_nobodys_fault(
    local: LocalTable, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that is killed while it uploads: nothing is posted, answered or judged."""
    judged: list[object] = []
    local.requests.observers.append(judged.append)
    logged: asyncio.Queue[tuple[object, ...]] = asyncio.Queue()
    monkeypatch.setattr(local.requests, "log", lambda *facts: logged.put_nowait(facts))
    reader, writer = await asyncio.open_connection("127.0.0.1", local.guard.port)
    host = f"Host: 127.0.0.1:{local.guard.port}"
    head = ["POST /api/v10/channels/1300000000000000200/messages HTTP/1.1", host, "Authorization: Bot x"]
    head += ["Content-Type: application/json", "Content-Length: 500", "Expect: 100-continue"]
    writer.write("\r\n".join([*head, "", "{"]).encode())
    assert b"100 Continue" in await reader.readline()
    writer.close()
    _, _, status, _, complaint = await asyncio.wait_for(logged.get(), PATIENCE_S)
    assert (status, complaint) == (0, "cut short by the client")
    assert judged == []
    assert "broke over" not in caplog.text


async def test_switches_that_do_not_exist_are_named(ada: Person) -> None:
    with pytest.raises(Refused, match="no fault called 'earthquake'"):
        await ada.fault("earthquake")


async def test_a_server_goes_down_and_comes_back(bot: FeatureBot, ada: Person) -> None:
    guild = bot.guilds[0]
    for switch, event, is_down in (("guild_down", "unavailable", True), ("guild_up", "available", False)):
        told = asyncio.create_task(bot.wait_for(f"guild_{event}", timeout=PATIENCE_S))
        await asyncio.sleep(0)
        await ada.fault(switch)
        assert (await told).id == guild.id
        assert guild.unavailable is is_down


async def test_a_bot_that_is_thrown_out_is_told_nothing_and_may_ask_nothing(
    local: LocalTable, bot: FeatureBot, ada: Person
) -> None:
    guild, channel = bot.guilds[0], channel_of(bot)
    gone = asyncio.create_task(bot.wait_for("guild_remove", timeout=PATIENCE_S))
    await asyncio.sleep(0)
    await ada.fault("throw_out")
    await gone
    assert list(bot.guilds) == []
    with pytest.raises(discord.Forbidden, match="50001"):
        await channel.send("anybody there?")
    with pytest.raises(discord.NotFound, match="10004"):
        await guild.fetch_member(int(ada.id))
    with pytest.raises(Refused, match="The bot is not in the server"):
        await ada.slash("game buttons")
    with pytest.raises(Refused, match="The bot is not in the server"):
        await ada.fault("throw_out")
    come = asyncio.create_task(bot.wait_for("guild_join", timeout=PATIENCE_S))
    await asyncio.sleep(0)
    await ada.fault("invite")
    assert (await come).me.guild_permissions.manage_messages
    assert (await ada.slash("game buttons")).message
    with pytest.raises(Refused, match="in the server already"):
        await ada.fault("invite")


async def test_a_global_limit_holds_all_requests_back(local: LocalTable, bot: FeatureBot, ada: Person) -> None:
    await ada.fault("rate_limit", seconds=0.05, scope="global")
    await channel_of(bot).send("in the end")
    await ada.sees("in the end")
    assert [one.status for one in local.requests.latest if one.path.endswith("/messages")] == [429, 200]


async def test_unknown_routes_are_said_loudly(local: LocalTable, caplog: pytest.LogCaptureFixture) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{local.base_url}/api/v10/moon") as response:
        said = {"message": "The local table does not speak GET /moon.", "code": 0}
        assert (response.status, await response.json()) == (501, said)
    assert "/api/v10/moon: the local table does not know this route" in caplog.text
    assert local.requests.latest[-1].complaint == "the local table does not know this route"


async def test_requests_are_listed_for_developers_without_tokens(
    local: LocalTable, bot: FeatureBot, ada: Person
) -> None:
    await ada.slash("game buttons")
    async with aiohttp.ClientSession() as session, session.get(f"{local.base_url}/table/requests") as response:
        listed = await response.json()
    callbacks = [one for one in listed if one["path"].endswith("/callback")]
    assert [(one["method"], one["status"]) for one in callbacks] == [("POST", 200)]
    assert len(callbacks[0]["path"]) < 80


async def test_edits_with_new_pictures_are_refused_on_demand(bot: FeatureBot, ada: Person) -> None:
    """What stands in the message already may stay there, and a new message may bring what it likes."""
    await ada.fault("refuse_new_media")
    sent = await channel_of(bot).send(view=gallery("a.png"), file=picture("a.png"))
    with pytest.raises(discord.HTTPException) as caught:
        await sent.edit(view=gallery("b.png"), attachments=[picture("b.png")])
    assert caught.value.code == 50035
    words: discord.ui.LayoutView = discord.ui.LayoutView()
    words.add_item(discord.ui.TextDisplay("words alone"))
    await sent.edit(view=words, attachments=[])
    await ada.fault("refuse_new_media", on=False)
    await sent.edit(view=gallery("b.png"), attachments=[picture("b.png")])


def picture(name: str) -> discord.File:
    return discord.File(io.BytesIO(b"picture"), name)


def gallery(name: str) -> discord.ui.LayoutView:
    view: discord.ui.LayoutView = discord.ui.LayoutView()
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}")))
    return view
