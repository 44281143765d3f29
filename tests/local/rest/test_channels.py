"""Channel messages, threads, pins and permissions, by the real discord.py."""

import asyncio
import io

import discord
import pytest

from bot.local.server import LocalTable
from tests.client.person import PATIENCE_S, Person, Refused
from tests.local.bots.feature_bot import FeatureBot


@pytest.fixture
def channel(bot: FeatureBot) -> discord.TextChannel:
    found = discord.utils.get(bot.get_all_channels(), name="game-night")
    assert isinstance(found, discord.TextChannel)
    return found


def text_file(name: str) -> discord.File:
    return discord.File(io.BytesIO(name.encode()), name, description=f"text {name}")


async def test_an_edit_keeps_and_replaces_attachments(channel: discord.TextChannel, ada: Person) -> None:
    sent = await channel.send("two files", files=[text_file("a.txt"), text_file("b.txt")])
    same = await sent.edit(content="still two")
    assert [a.filename for a in same.attachments] == ["a.txt", "b.txt"]
    kept = await sent.edit(content="one changed", attachments=[same.attachments[1], text_file("c.txt")])
    assert [(a.filename, a.description) for a in kept.attachments] == [("b.txt", "text b.txt"), ("c.txt", "text c.txt")]
    assert await kept.attachments[1].read() == b"c.txt"
    seen = await ada.sees("one changed")
    await sent.delete()
    await ada.waits_for(lambda: ada.sight.by_id(seen["id"]) is None, "the message to go")
    with pytest.raises(discord.NotFound) as caught:
        await channel.fetch_message(sent.id)
    assert caught.value.code == 10008


async def test_an_embed_shows_its_attachment_by_address(channel: discord.TextChannel) -> None:
    embed = discord.Embed(title="Map").set_image(url="attachment://a.txt")
    sent = await channel.send(embed=embed, file=text_file("a.txt"))
    assert sent.embeds[0].image.url == sent.attachments[0].url


async def test_mentions_ping_as_far_as_allowed(bot: FeatureBot, channel: discord.TextChannel, ada: Person) -> None:
    loud = await channel.send(f"your turn, <@{ada.id}>")
    quiet = await channel.send(f"not you, <@{ada.id}>", allowed_mentions=discord.AllowedMentions.none())
    assert [user.id for user in loud.mentions] == [int(ada.id)]
    assert quiet.mentions == []


async def test_history_and_pins(channel: discord.TextChannel) -> None:
    sent = [await channel.send(f"line {n}") for n in range(5)]
    assert [m.content async for m in channel.history(limit=2)] == ["line 4", "line 3"]
    assert [m.content async for m in channel.history(after=sent[2], oldest_first=True)] == ["line 3", "line 4"]
    assert [m.content async for m in channel.history(before=sent[1])] == ["line 0"]
    await sent[1].pin()
    assert [m.content async for m in channel.pins()] == ["line 1"]
    await sent[1].unpin()
    assert [m.content async for m in channel.pins()] == []


async def test_replies_name_what_they_answer(channel: discord.TextChannel) -> None:
    first = await channel.send("first")
    answer = await first.reply("second")
    assert answer.reference is not None
    assert answer.reference.message_id == first.id
    await first.delete()
    with pytest.raises(discord.HTTPException, match="Unknown message"):
        await first.reply("third")


async def test_a_closed_thread_takes_no_clicks_until_somebody_writes(channel: discord.TextChannel, ada: Person) -> None:
    thread = await channel.create_thread(name="match-1", type=discord.ChannelType.public_thread)
    await ada.waits_for(lambda: str(thread.id) in ada.sight.channels, "the thread")
    await ada.slash("game buttons", channel="match-1")
    await thread.edit(archived=True)
    with pytest.raises(Refused, match="closed"):
        await ada.click("Quiet")
    await ada.say("wake up", channel="match-1")
    assert (await ada.click("Quiet")).message
    await thread.edit(archived=True, locked=True)
    with pytest.raises(Refused, match="closed"):
        await ada.slash("game buttons", channel="match-1")
    await thread.send("a bot that manages threads may still speak")
    await ada.sees("may still speak", channel="match-1")


async def test_an_edit_in_an_archived_thread_is_refused(channel: discord.TextChannel) -> None:
    thread = await channel.create_thread(name="match-2", type=discord.ChannelType.public_thread)
    sent = await thread.send("board")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as caught:
        await sent.edit(content="new board")
    assert caught.value.code == 50083


async def test_a_private_thread_shows_to_its_members_alone(
    local: LocalTable, channel: discord.TextChannel, ada: Person, ben: Person
) -> None:
    async with await Person.sit(local.base_url, "Cleo") as cleo:
        thread = await channel.create_thread(name="whispers")
        await thread.add_user(discord.Object(int(ben.id)))
        await thread.send("between us")
        await ben.sees("between us")
        await channel.send("to all")
        await cleo.sees("to all")
        assert str(thread.id) not in cleo.sight.channels
        assert cleo.sight.newest("between us", None) is None
        with pytest.raises(Refused, match="no channel"):
            await cleo.say("let me in", channel=str(thread.id))
        await thread.remove_user(discord.Object(int(ben.id)))
        await ben.waits_for(lambda: str(thread.id) not in ben.sight.channels, "the thread to go")


async def test_a_thread_from_a_message_bears_its_id(channel: discord.TextChannel) -> None:
    sent = await channel.send("board")
    thread = await sent.create_thread(name="talk about it")
    assert thread.id == sent.id
    with pytest.raises(discord.HTTPException) as caught:
        await sent.create_thread(name="again")
    assert caught.value.code == 160004


@pytest.mark.parametrize(("permission", "code"), [("VIEW_CHANNEL", 50001), ("SEND_MESSAGES", 50013)])
async def test_lost_permissions_are_refused(
    channel: discord.TextChannel, ada: Person, permission: str, code: int
) -> None:
    await ada.fault("deny", channel=str(channel.id), permissions=[permission])
    with pytest.raises(discord.Forbidden) as caught:
        await channel.send("hello")
    assert caught.value.code == code
    await ada.fault("allow", channel=str(channel.id))
    await channel.send("hello again")
    await ada.sees("hello again")


async def test_others_messages_cannot_be_edited_but_deleted_with_the_right(
    channel: discord.TextChannel, ada: Person
) -> None:
    said = await ada.say("my own words")
    message = await channel.fetch_message(int(said["message"]))
    with pytest.raises(discord.Forbidden) as caught:
        await message.edit(content="put in my mouth")
    assert caught.value.code == 50005
    await ada.fault("deny", channel=str(channel.id), permissions=["MANAGE_MESSAGES"])
    with pytest.raises(discord.Forbidden):
        await message.delete()
    await ada.fault("allow", channel=str(channel.id))
    await message.delete()


async def test_channels_come_change_and_go(bot: FeatureBot, ada: Person) -> None:
    guild = bot.guilds[0]
    made = await guild.create_text_channel("hall", topic="old")
    changed = await made.edit(topic="new")
    assert changed is not None
    assert changed.topic == "new"
    await ada.waits_for(lambda: str(made.id) in ada.sight.channels, "the channel")
    await made.delete()
    await ada.waits_for(lambda: str(made.id) not in ada.sight.channels, "the channel to go")


async def test_typing_and_direct_messages(
    bot: FeatureBot, channel: discord.TextChannel, ada: Person, ben: Person
) -> None:
    async with channel.typing():
        pass
    user = await bot.fetch_user(int(ada.id))
    await user.send("just you")
    await ada.sees("just you")
    await channel.send("all of you")
    await ben.sees("all of you")
    assert ben.sight.newest("just you", None) is None


async def test_what_people_say_reaches_the_bot_without_its_words(bot: FeatureBot, ada: Person) -> None:
    """Without the content intent the text arrives blank, unless the bot is named."""
    heard: asyncio.Queue[str] = asyncio.Queue()

    async def on_message(message: discord.Message) -> None:
        heard.put_nowait(message.content)

    bot.event(on_message)
    await ada.say("a secret")
    await ada.say(f"<@{ada.sight.people_ids['Castellan']}> help")
    async with asyncio.timeout(PATIENCE_S):
        assert [await heard.get(), await heard.get()] == ["", f"<@{ada.sight.people_ids['Castellan']}> help"]


async def test_a_category_orders_channels_and_shows_to_nobody(
    bot: FeatureBot, channel: discord.TextChannel, ada: Person
) -> None:
    category = await channel.guild.create_category("Games")
    made = await category.create_text_channel("hall", overwrites={channel.guild.me: discord.PermissionOverwrite()})
    assert made.category_id == category.id
    await ada.waits_for(lambda: str(made.id) in ada.sight.channels, "the hall")
    async with await Person.sit(ada.base_url, "Ada") as again:
        assert str(category.id) not in again.sight.channels | ada.sight.channels
    assert [guild.id async for guild in bot.fetch_guilds()] == [channel.guild.id]


async def test_what_the_table_does_not_speak_is_refused_not_swallowed(channel: discord.TextChannel) -> None:
    sticker = discord.Object(1)
    requests = {
        r"stickers \(sticker_ids\)": channel.send(stickers=[sticker]),  # type: ignore[list-item]
        "no channels of type 16": channel.guild.create_forum("pictures", media=True),
        "POST /channels/.*/invites": channel.create_invite(),
    }
    for named, request in requests.items():
        with pytest.raises(discord.HTTPException, match=named) as caught:
            await request
        assert caught.value.status == 501
