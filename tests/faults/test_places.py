"""Where matches are played: threads of their own, announcement channels, forum posts, voice chats; and where not."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.local.table.members import change_role
from bot.local.world.permissions import EVERYONE, Permission
from tests.client.descriptions import described
from tests.client.person import Person, Refused
from tests.faults.stage import Json, Stage
from tests.faults.tables import is_table
from tests.support.sampled import sampled

LAID = "Your table is open in <#"


async def made(stage: Stage, kind: str) -> Json:
    """A new channel of that kind, as the table has it."""
    name = f"{kind}-{next(stage._numbers)}"
    await stage.people[0].act(kind="add_channel", name=name, type=kind)
    return stage.facts(name)


@pytest_asyncio.fixture(loop_scope="package")
async def threads(stage: Stage) -> AsyncIterator[Stage]:
    """Each match gets a thread of its own."""
    ada = stage.people[0]
    await ada.slash("gm settings", threads=True)
    await ada.sees("Each match gets a thread of its own")
    yield stage
    await ada.slash("gm settings", threads=False)
    await ada.sees("Matches are played in the channel itself")


async def laid(person: Person, channel: Json) -> Json:
    """The thread of a new lobby."""
    await person.slash("kingdom new", channel=channel["id"], pace="none")
    await person.sees(LAID, channel=channel["id"])
    return await person.waits_for(
        lambda: next((c for c in person.sight.channels.values() if c.get("parent_id") == channel["id"]), None),
        "the thread",
    )


@pytest.mark.parametrize(("kind", "type_"), [("text", 11), ("news", 10)])
async def test_a_thread_is_of_its_channels_kind_lasts_a_week_and_is_announced(
    threads: Stage, kind: str, type_: int
) -> None:
    ada = threads.people[0]
    thread = await laid(ada, channel := await made(threads, kind))
    assert (thread["type"], thread["thread_metadata"]["auto_archive_duration"]) == (type_, 10080)
    told = await ada.sees(f"Take a seat in <#{thread['id']}>", channel=channel["id"])
    assert "Ada opens a table: **Death Over the Kingdom**" in described(told)
    await ada.sees("[Join]", channel=thread["id"])
    assert [m for m in ada.messages(channel["id"]) if not m["flags"] & 64] == [told]
    assert threads.faults() == []


async def test_who_may_make_no_threads_lays_out_no_table_in_one(threads: Stage) -> None:
    ben, channel = threads.people[1], await made(threads, "text")
    everyone = threads.local.table.world.guild["roles"][0]
    change_role(threads.local.table, everyone, {"permissions": str(int(EVERYONE & ~Permission.CREATE_PUBLIC_THREADS))})
    try:
        await ben.slash("kingdom new", channel=channel["id"])
        await ben.sees("you lack the permission **Create Public Threads** to make one", channel=channel["id"])
    finally:
        change_role(threads.local.table, everyone, {"permissions": str(int(EVERYONE))})
    assert [c for c in ben.sight.channels.values() if c.get("parent_id") == channel["id"]] == []


async def test_where_no_thread_can_be_made_nothing_is_left_of_it(threads: Stage) -> None:
    ada, channel = threads.people[0], await made(threads, "text")
    await ada.fault("server_error", method="POST", route="/threads", times=5, status=501)
    await ada.slash("kingdom new", channel=channel["id"])
    await ada.sees("Something went wrong on my side", channel=channel["id"])
    assert [m for m in ada.messages(channel["id"]) if not m["flags"] & 64] == []
    threads.local.table.faults.clear()
    threads.news()


@pytest.mark.parametrize("kind", sampled(["voice", "stage", "news"], 1))
async def test_a_match_is_played_in_the_chat_of_every_channel(stage: Stage, kind: str) -> None:
    channel = (await made(stage, kind))["name"]
    player = await stage.solo(channel)
    await player.plays(2)
    await player.person.sees(is_table, channel=channel)
    assert stage.faults() == []


@pytest.mark.long
async def test_a_match_is_played_in_a_post_of_a_forum_that_is_settled(stage: Stage) -> None:
    """The forum stands for all its posts; elsewhere no table is laid."""
    ada, forum = stage.people[0], await made(stage, "forum")
    post = (await ada.act(kind="start_post", channel=forum["id"], name="A game?", content="Who plays?"))["channel"]
    await ada.slash("gm settings", options={"channel": forum["id"]})
    await ada.sees(f"People may open matches in <#{forum['id']}> only")
    try:
        await ada.slash("kingdom new", channel="lobby-chat")
        await ada.sees("On this server I play in <#", channel="lobby-chat")
        await ada.slash("kingdom new", channel=post, automata=2, pace="none")
        await ada.click(await ada.sees("3 of 7 seats", channel=post), "Start")
        await ada.sees(is_table, channel=post)
    finally:
        await ada.slash("gm settings", options={"channel": forum["id"]})
        await ada.sees("People may open matches in every channel")
    assert stage.faults() == []


@pytest.mark.long
async def test_who_may_not_connect_us_to_a_voice_channel_hears_what_is_missing(stage: Stage) -> None:
    ada, channel = stage.people[0], await made(stage, "voice")
    await ada.fault("deny", channel=channel["id"], permissions=["CONNECT"])
    await ada.slash("kingdom new", channel=channel["id"])
    await ada.sees("I need the permission **Connect**", channel=channel["id"])
    await ada.slash("gm doctor", channel=channel["id"])
    await ada.sees("I lack the permission **Connect** here. I need it to play in the chat", channel=channel["id"])


async def test_the_doctor_names_what_is_missing_what_for_and_the_way(stage: Stage) -> None:
    ada, channel = stage.people[0], await made(stage, "text")
    await ada.fault("deny", channel=channel["id"], permissions=["CREATE_PUBLIC_THREADS", "READ_MESSAGE_HISTORY"])
    await ada.slash("gm doctor", channel=channel["id"])
    told = described(await ada.sees("I lack the permission **Create Public Threads** here", channel=channel["id"]))
    assert "I need it to give each match a thread of its own" in told
    assert "I lack the permission **Read Message History** here" in told
    assert "https://discord.com/oauth2/authorize?client_id=" in told
    await ada.slash("kingdom new", channel=channel["id"])
    await ada.sees("I need the permission **Read Message History**", channel=channel["id"])


async def test_a_move_opens_an_archived_thread_and_goes_on_in_the_same_message(stage: Stage) -> None:
    """Buttons of archived threads fail on phones, and edits there are refused."""
    thread = stage.facts(channel := stage.thread())
    player = await stage.solo(channel)
    await stage.settled(channel)
    table = await stage.table_of(channel)
    thread["thread_metadata"] |= {"archived": True}
    stage.announce("THREAD_UPDATE", thread)
    await stage.presses_first(player)
    await player.person.waits_for(lambda: not thread["thread_metadata"]["archived"], "the thread to open")
    await player.person.waits_for(lambda: stage.seen(table) != table, "the table as it is now")
    assert stage.faults() == []


@pytest.mark.long
async def test_an_export_is_for_those_who_see_the_channel(stage: Stage) -> None:
    """Or sit at the table."""
    ada, ben, _ = stage.people
    await stage.solo(channel := stage.channel())
    match, hidden = stage.match(channel), stage.facts(channel)
    await ben.slash("gm export", match=match)
    await ben.sees("stay sealed")
    deny = {"id": ben.id, "type": 1, "allow": "0", "deny": str(int(Permission.VIEW_CHANNEL))}
    hidden["permission_overwrites"] = [deny]
    stage.announce("CHANNEL_UPDATE", hidden)
    known = {m["id"] for m in ben.messages()}
    await ben.slash("gm export", match="nosuch")
    await ben.sees(lambda m: m["id"] not in known and "I find no match" in described(m))
    known = {m["id"] for m in ben.messages()}
    await ben.slash("gm export", match=match)
    await ben.sees(lambda m: m["id"] not in known and "I find no match" in described(m))
    hidden["permission_overwrites"] = [deny | {"id": ada.id}]
    stage.announce("CHANNEL_UPDATE", hidden)
    known = {m["id"] for m in ada.messages()}
    await ada.slash("gm export", match=match)
    await ada.sees(lambda m: m["id"] not in known and "stay sealed" in described(m))


@pytest.mark.long
async def test_a_private_threads_export_is_for_its_members(stage: Stage) -> None:
    ben, cleo = stage.people[1:]
    parent = next(iter(stage.local.table.world.channels.values()))
    thread = stage.private_thread(ben)
    await ben.slash("kingdom new", channel=thread["id"], automata=2, pace="none")
    await ben.click(await ben.sees("3 of 7 seats", channel=thread["id"]), "Start")
    match = stage.match(thread["name"])
    await cleo.slash("gm export", match=match, channel=parent["id"])
    await cleo.sees("I find no match")


@pytest.mark.long
async def test_who_speaks_to_the_bot_in_words_is_told_the_commands_once_a_minute(stage: Stage) -> None:
    """In a channel where it is named, and in private; nothing of what they say is in the log."""
    ada, bot = stage.people[0], stage.local.table.world.bot_id
    channel = stage.facts(stage.channel())["id"]
    await ada.say("hello all", channel=channel)
    for _ in range(2):
        await ada.say(f"<@{bot}> open sesame", channel=channel)
    told = await ada.sees("I do not understand messages, only commands", channel=channel)
    assert "opens a table of Death Over the Kingdom" in described(told)
    dm = (await ada.act(kind="open_dm"))["channel"]
    await ada.say("sesame open", channel=dm)
    await ada.sees("I play on servers", channel=dm)
    await ada.slash("gm about", channel=channel)
    await ada.sees("[Add Me to a Server]", channel=channel)
    said = [m for m in ada.messages(channel) if "I do not understand messages" in described(m)]
    assert len(said) == 1
    news = stage.news()
    assert "sesame" not in news
    assert "Traceback" not in news


@pytest.mark.long
async def test_in_private_no_command_is_offered(stage: Stage) -> None:
    ada = stage.people[0]
    dm = (await ada.act(kind="open_dm"))["channel"]
    for command in ("kingdom new", "kingdom help", "gm about"):
        with pytest.raises(Refused, match="no command"):
            await ada.slash(command, channel=dm)
