"""Threads as Discord keeps them: of their channel's kind, announced there, archived in time; and posts of people."""

import asyncio
from pathlib import Path

import discord
import pytest

from bot.local.server import LocalTable
from bot.local.table.clock import ManualClock
from bot.local.table.members import grant
from bot.local.table.threads import DEFAULT_ARCHIVE_MIN, new_thread
from bot.local.world.permissions import BOT_EXTRA, EVERYONE, Permission
from bot.local.world.world import is_archived
from tests.client.person import PATIENCE_S, Person, Refused
from tests.local.bots.feature_bot import FeatureBot

DAY_S = 86_400
PUBLIC, NEWS = discord.ChannelType.public_thread, discord.ChannelType.news_thread


async def made(bot: FeatureBot, ada: Person, name: str, kind: str) -> discord.TextChannel:
    """A channel that Ada makes, once the bot knows it."""
    async with asyncio.timeout(PATIENCE_S):
        heard = asyncio.create_task(bot.wait_for("guild_channel_create"))
        await ada.act(kind="add_channel", name=name, type=kind)
        found = await heard
    assert isinstance(found, discord.TextChannel)
    return found


async def test_an_announcement_channel_takes_threads_of_its_own_kind_alone(bot: FeatureBot, ada: Person) -> None:
    news = await made(bot, ada, "news", "news")
    for kind in (PUBLIC, discord.ChannelType.private_thread):
        with pytest.raises(discord.HTTPException) as caught:
            await news.create_thread(name="match", type=kind)
        assert caught.value.code == 50024
    assert (await news.create_thread(name="match", type=NEWS)).type is NEWS
    begun = await (await news.send("A table is laid")).create_thread(name="table")
    assert begun.type is NEWS


async def test_a_text_channel_takes_no_thread_of_announcements(bot: FeatureBot, ada: Person) -> None:
    channel = await made(bot, ada, "hall", "text")
    with pytest.raises(discord.HTTPException) as caught:
        await channel.create_thread(name="match", type=NEWS)
    assert caught.value.code == 50024


async def test_a_public_thread_is_told_of_in_its_channel(bot: FeatureBot, ada: Person) -> None:
    channel = await made(bot, ada, "hall", "text")
    thread = await channel.create_thread(name="match-1", type=PUBLIC)
    await channel.create_thread(name="whispers", type=discord.ChannelType.private_thread)
    (told,) = [one async for one in channel.history()]
    assert (told.type, told.content) == (discord.MessageType.thread_created, "match-1")
    assert told.reference is not None
    assert told.reference.channel_id == thread.id


async def test_a_thread_of_a_message_begins_with_a_pointer_to_it(bot: FeatureBot, ada: Person) -> None:
    channel = await made(bot, ada, "hall", "text")
    sent = await channel.send("A table is laid")
    thread = await sent.create_thread(name="table")
    (told,) = [one async for one in thread.history()]
    assert told.type is discord.MessageType.thread_starter_message
    assert [one.type async for one in channel.history()] == [discord.MessageType.default]


async def test_a_thread_without_a_word_is_archived_in_time(bot: FeatureBot, ada: Person, clock: ManualClock) -> None:
    channel = await made(bot, ada, "hall", "text")
    thread = await channel.create_thread(name="match", type=PUBLIC, auto_archive_duration=10080)
    clock.advance(6 * DAY_S)
    await thread.send("still here")
    clock.advance(6 * DAY_S)
    assert not ada.sight.channels[str(thread.id)]["thread_metadata"]["archived"]
    clock.advance(DAY_S)
    await ada.waits_for(lambda: archived(ada, thread), "the thread to be archived")
    await thread.send("and on")
    await ada.waits_for(lambda: not archived(ada, thread), "the thread to open")
    clock.advance(7 * DAY_S + 1)
    await ada.waits_for(lambda: archived(ada, thread), "the thread to be archived again")


def archived(person: Person, thread: discord.Thread) -> bool:
    return bool(person.sight.channels[str(thread.id)]["thread_metadata"]["archived"])


async def test_threads_of_a_saved_table_are_archived_in_time(tmp_path: Path, clock: ManualClock) -> None:
    state = tmp_path / "world.json"
    async with LocalTable(state=state, clock=clock) as before:
        parent = next(iter(before.table.world.channels.values()))
        kept = new_thread(before.table, parent, before.table.world.bot_id, {"name": "match"})["id"]
    async with LocalTable(state=state, clock=clock) as after:
        clock.advance(DEFAULT_ARCHIVE_MIN * 60 + 1)
        assert is_archived(after.table.world.channels[kept])


async def test_who_may_write_may_open_an_archived_thread_unless_it_is_locked(
    local: LocalTable, bot: FeatureBot, ada: Person
) -> None:
    channel = await made(bot, ada, "hall", "text")
    thread = await channel.create_thread(name="match", type=PUBLIC)
    await thread.edit(archived=True)
    grant(local.table, (EVERYONE | BOT_EXTRA) & ~Permission.MANAGE_THREADS)
    await thread.edit(archived=False)
    await ada.waits_for(lambda: not archived(ada, thread), "the thread to open")
    local.table.world.channels[str(thread.id)]["thread_metadata"] |= {"archived": True, "locked": True}
    with pytest.raises(discord.Forbidden):
        await thread.edit(archived=False)


async def test_the_chat_of_a_voice_channel_is_for_those_who_may_connect(bot: FeatureBot, ada: Person) -> None:
    channel = int((await ada.act(kind="add_channel", name="tavern", type="voice"))["channel"])
    voice = bot.get_partial_messageable(channel)
    await voice.send("a round for all")
    await ada.sees("a round for all", channel="tavern")
    await ada.fault("deny", channel=str(channel), permissions=["CONNECT"])
    with pytest.raises(discord.Forbidden) as caught:
        await voice.send("and another")
    assert caught.value.code == 50001


async def test_a_person_posts_in_a_forum_and_talks_with_the_bot_alone(
    bot: FeatureBot, ada: Person, ben: Person
) -> None:
    forum = (await ada.act(kind="add_channel", name="tales", type="forum"))["channel"]
    with pytest.raises(Refused, match="make channels"):
        await ben.act(kind="add_channel", name="mine", type="text")
    post = (await ben.act(kind="start_post", channel=forum, name="Once", content="upon a time"))["channel"]
    await ada.sees("upon a time", channel=post)
    heard = bot.wait_for("message", check=lambda one: one.guild is None, timeout=PATIENCE_S)
    dm = (await ben.act(kind="open_dm"))["channel"]
    await ben.say("are you there?", channel=dm)
    assert (await heard).content == "are you there?"
    assert dm not in ada.sight.channels
