"""What a bot does with messages: polls, forwards, files, pins, histories, webhooks; judged by Discord's file."""

import asyncio
import io
from datetime import timedelta

import discord
import pytest

from bot.local.server import LocalTable
from bot.local.table.clock import ManualClock
from tests.client.person import PATIENCE_S, NotSeen, Person, Refused
from tests.local.bots.feature_bot import png
from tests.local.bots.guest_bot import GuestBot
from tests.local.bots.guest_fixtures import guest, judged, local, room

__all__ = ["guest", "judged", "local", "room"]
pytestmark = pytest.mark.spec


def picture(name: str = "a.png", *, spoiler: bool = False, description: str | None = None) -> discord.File:
    return discord.File(io.BytesIO(png(4, 4)), name, spoiler=spoiler, description=description)


def question() -> discord.Poll:
    poll = discord.Poll("Which map?", timedelta(hours=2), multiple=True)
    return poll.add_answer(text="Keep", emoji="🏰").add_answer(text="Moor")


async def test_a_poll_from_the_first_vote_to_its_result(
    guest: GuestBot, room: discord.TextChannel, ada: Person, ben: Person
) -> None:
    sent = await room.send(poll=question())
    assert sent.poll is not None
    first = asyncio.create_task(guest.wait_for("raw_poll_vote_add"))
    shown = await ada.sees("Which map?")
    await ada.vote(shown, "Keep", "Moor")
    assert (await asyncio.wait_for(first, PATIENCE_S)).user_id == int(ada.id)
    await ben.vote(await ben.sees("Which map?"), "Keep")
    back = asyncio.create_task(guest.wait_for("raw_poll_vote_remove"))
    await ada.vote(shown, "Keep")
    assert (await asyncio.wait_for(back, PATIENCE_S)).answer_id == 2
    with pytest.raises(NotSeen, match="no answer 'Sea'; it has"):
        await ada.vote(shown, "Sea")
    poll = (await room.fetch_message(sent.id)).poll
    assert poll is not None
    assert [answer.vote_count for answer in poll.answers] == [2, 0]
    assert {voter.id async for voter in poll.answers[0].voters()} == {int(ada.id), int(ben.id)}
    result = asyncio.create_task(guest.wait_for("message", check=lambda m: m.type is discord.MessageType.poll_result))
    ended = await poll.end()
    assert ended.is_finalized()
    assert (await asyncio.wait_for(result, PATIENCE_S)).reference.message_id == sent.id
    known = discord.utils.get(guest.cached_messages, id=sent.id)
    assert known is not None
    assert known.poll is not None
    assert known.poll.victor_answer is not None
    assert known.poll.victor_answer.text == "Keep"
    with pytest.raises(Refused, match="over"):
        await ada.vote(shown, "Moor")
    with pytest.raises(discord.HTTPException) as caught:
        await sent.edit(content="changed")
    assert caught.value.code == 520003


async def test_a_forward_carries_what_was_said(guest: GuestBot, room: discord.TextChannel, ada: Person) -> None:
    lobby = discord.utils.get(guest.get_all_channels(), name="lobby-chat")
    assert isinstance(lobby, discord.TextChannel)
    sent = await room.send("a rumour", file=picture())
    forwarded = await sent.forward(lobby)
    await sent.edit(content="a lie")
    snapshot = (await lobby.fetch_message(forwarded.id)).message_snapshots[0]
    assert (snapshot.content, snapshot.attachments[0].filename) == ("a rumour", "a.png")
    assert (await ada.sees("a rumour", channel="lobby-chat"))["message_reference"]["type"] == 1


async def test_files_are_kept_replaced_and_hidden(room: discord.TextChannel) -> None:
    sent = await room.send("x", files=[picture("a.png", spoiler=True, description="a board"), picture("b.png")])
    assert (sent.attachments[0].is_spoiler(), sent.attachments[0].description) == (True, "a board")
    sent = await sent.edit(attachments=[sent.attachments[1], picture("c.png")])
    sent = await sent.add_files(picture("d.png"))
    sent = await sent.remove_attachments(sent.attachments[0])
    assert [one.filename for one in sent.attachments] == ["c.png", "d.png"]
    embed = discord.Embed(title="e").set_image(url="attachment://c.png").add_field(name="a", value="b", inline=True)
    sent = await sent.edit(content=None, embed=embed)
    assert sent.embeds[0].image.url == sent.attachments[0].url
    sent = await sent.edit(suppress=True)
    assert (sent.flags.suppress_embeds, sent.embeds) == (True, [])
    sent = await sent.edit(suppress=False)
    assert [one.title for one in sent.embeds] == ["e"]
    assert await sent.attachments[1].read() == png(4, 4)


async def test_history_before_after_and_around(room: discord.TextChannel) -> None:
    sent = [await room.send(str(n)) for n in range(6)]
    assert [m.content async for m in room.history(before=sent[3], limit=2)] == ["2", "1"]
    assert [m.content async for m in room.history(after=sent[1], limit=2)] == ["2", "3"]
    assert [m.content async for m in room.history(around=sent[3], limit=3)] == ["4", "3", "2"]
    assert len([m async for m in room.history(limit=None)]) == 6


async def test_pins_by_pages_the_newest_pin_first(room: discord.TextChannel, clock: ManualClock) -> None:
    sent = [await room.send(str(n)) for n in range(3)]
    for one in (sent[1], sent[2], sent[0]):
        clock.advance(1)
        await one.pin()
    page = [one async for one in room.pins(limit=2)]
    assert [one.content for one in page] == ["0", "2"]
    assert [one.content async for one in room.pins(before=page[1].pinned_at)] == ["1"]
    await sent[0].unpin()
    assert [one.content async for one in room.pins()] == ["2", "1"]


async def test_many_are_deleted_as_one(guest: GuestBot, room: discord.TextChannel, ada: Person) -> None:
    sent = [await room.send(str(n)) for n in range(3)]
    heard = asyncio.create_task(guest.wait_for("raw_bulk_message_delete"))
    await room.delete_messages(sent)
    assert (await asyncio.wait_for(heard, PATIENCE_S)).message_ids == {one.id for one in sent}
    await ada.waits_for(lambda: not ada.messages(), "an empty channel")


async def test_who_is_named_is_pinged_as_far_as_allowed(room: discord.TextChannel, ada: Person) -> None:
    role = await room.guild.create_role(name="Knights", mentionable=True)
    text = f"<@{ada.id}> {role.mention} @everyone"
    named = await room.send(text)
    assert ([one.id for one in named.mentions], named.role_mentions) == ([int(ada.id)], [role])
    assert named.mention_everyone
    quiet = await room.send(text, allowed_mentions=discord.AllowedMentions.none())
    assert (quiet.mentions, quiet.role_mentions, quiet.mention_everyone) == ([], [], False)
    one = await room.send(text, allowed_mentions=discord.AllowedMentions(everyone=False, users=False, roles=[role]))
    assert (one.mentions, one.role_mentions) == ([], [role])


async def test_webhooks_speak_under_their_own_name(guest: GuestBot, room: discord.TextChannel, ada: Person) -> None:
    hook = await room.create_webhook(name="Herald")
    sent = await hook.send("hear, hear", username="Crier", wait=True, file=picture(), embed=discord.Embed(title="t"))
    shown = await ada.sees("hear, hear")
    assert (shown["author"]["username"], shown["webhook_id"]) == ("Crier", str(hook.id))
    await sent.edit(content="hush")
    assert (await hook.fetch_message(sent.id)).content == "hush"
    thread = await room.create_thread(name="side", type=discord.ChannelType.public_thread)
    await hook.send("in the thread", thread=thread)
    assert (await ada.sees(channel="side"))["content"] == "in the thread"
    await sent.delete()
    hook = await hook.edit(name="Town crier")
    assert [one.name for one in await room.webhooks()] == [one.name for one in await room.guild.webhooks()]
    await (await guest.fetch_webhook(hook.id)).delete()
    with pytest.raises(discord.NotFound):
        await hook.send("gone")


async def test_a_strangers_token_opens_no_webhook(
    guest: GuestBot, room: discord.TextChannel, local: LocalTable
) -> None:
    hook = await room.create_webhook(name="Herald")
    local.table.world.webhooks[str(hook.id)]["token"] = "another"
    with pytest.raises(discord.HTTPException) as caught:
        await hook.send("hear", wait=True)
    assert caught.value.code == 50027


async def test_what_is_said_to_one_alone(guest: GuestBot, ada: Person, ben: Person) -> None:
    user = await guest.fetch_user(int(ada.id))
    sent = await user.send("psst")
    await sent.edit(content="psst, Ada")
    await sent.pin()
    await sent.add_reaction("👍")
    assert [one.content async for one in user.history()] == ["psst, Ada"]
    await ada.sees("psst, Ada")
    assert not [m for m in ben.sight.channels.values() if m["type"] == 1]
    await sent.delete()
